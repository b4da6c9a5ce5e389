/** The canonical form of JSON (RFC 8785): keys sorted by their UTF-16 units at every depth, no spaces, numbers and texts as
 *  ECMAScript writes them. Two readers who hold the same values get the same text, and so the same digest. */

/** @param value made of what JSON has; keys that are undefined are left out */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  // Sorting by default compares UTF-16 units, as the standard asks.
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

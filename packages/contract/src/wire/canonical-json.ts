/** The canonical form of JSON (RFC 8785): keys sorted by their UTF-16 units at every depth, no spaces, numbers and texts as
 *  ECMAScript writes them. Two readers who hold the same values get the same text, and so the same digest. */

/** @param value made of what JSON has; keys that are undefined are left out */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(itemJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  // Written key by key: an object would put keys that look like numbers first, whatever order they are added in.
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    // Comparing texts compares UTF-16 units, as the standard asks.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
  return `{${members.join(',')}}`
}

/** What a list cannot leave out is null, as JSON has it. */
function itemJson(item: unknown): string {
  return item === undefined ? 'null' : canonicalJson(item)
}

/** What a statement is called in a trace: its own name where it is a prepared one, otherwise what it does and to which table, for example
 *  `insert credit_entries`. Constants, conditions and values of a statement are never part of it. */

const verbs = /\b(insert|update|delete|select|begin|commit|rollback|truncate|lock|listen|notify|set|call)\b/i
const target =
  /\b(?:insert\s+into|update|delete\s+from|from|truncate(?:\s+table)?|lock(?:\s+table)?)\s+(?:only\s+)?"?(\w+)"?(?:\."?(\w+)"?)?/i
/** In a statement that begins with `with`, what it changes says more than what it reads. */
const change = /\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?(?:\."?(\w+)"?)?/i

/** `from` and `update` where they name no table: in functions, in comparisons, in locks of rows and in what to do on a conflict. */
const elsewhere = [
  /\b(extract|substring|trim|overlay)\s*\([^()]*\bfrom\b/gi,
  /\bdistinct\s+from\b/gi,
  /\bfor\s+(no\s+key\s+)?update(\s+of\s+\w+)?(\s+skip\s+locked|\s+nowait)?/gi,
  /\bdo\s+update\s+set\b/gi,
]
const textCharsRead = 4_000
const namesMax = 2_000
const names = new Map<string, string>()

/** @param statement as the driver is given it: a text, or an object with one
 *  @returns null for what is no single statement, such as a stream of rows */
export function statementName(statement: unknown): string | null {
  const own = textOf(statement, 'name')
  if (own !== null) return own
  const text = typeof statement === 'string' ? statement : textOf(statement, 'text')
  if (text === null) return null
  const known = names.get(text)
  if (known !== undefined) return known
  const name = nameOf(text.slice(0, textCharsRead))
  if (names.size < namesMax) names.set(text, name)
  return name
}

function textOf(statement: unknown, key: 'name' | 'text'): string | null {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null
  const value = (statement as Record<string, unknown>)[key]
  return typeof value === 'string' && value !== '' ? value : null
}

function nameOf(text: string): string {
  const plain = text.replaceAll(/'(?:[^']|'')*'/g, "''").replaceAll(/--[^\n]*/g, '')
  const bare = elsewhere.reduce((rest, words) => rest.replaceAll(words, ' '), plain)
  const changed = /^\s*with\b/i.test(bare) ? change.exec(bare) : null
  const verb = (changed?.[1] ?? verbs.exec(bare)?.[1] ?? 'statement').toLowerCase().split(/\s/, 1)[0] ?? 'statement'
  const found = changed === null ? target.exec(bare)?.slice(1) : changed.slice(2)
  const table = found?.[1] ?? found?.[0]
  return table === undefined ? verb : `${verb} ${table.toLowerCase()}`
}

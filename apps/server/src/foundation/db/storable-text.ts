/** Text that PostgreSQL can store. Files may hold characters that a database's text cannot: null characters and halves of
 *  surrogate pairs. They are dropped from what is stored for display; a snapshot keeps its bytes. */

/** @returns the text without null characters and with every half of a pair replaced. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** @returns JSON whose texts can be stored as `jsonb` and taken apart in SQL. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // Null characters and halves of pairs are written as escapes, and little else is.
  if (!json.includes('\\u')) return json
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? storableText(part) : part))
}

/** JSON as platforms send it: some write 64-bit ids as bare numbers, whose last digits a number of this language loses.
 *  @returns the value, with such numbers as their text; undefined for what is no JSON. */
export function exactJson(text: string): unknown {
  try {
    return /\d{16}/.test(text) ? JSON.parse(text, exactNumber) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function exactNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const written = context?.source ?? ''
  return /^-?\d+$/.test(written) ? written : value
}

/** JSON as others send it: some write 64-bit ids as bare numbers, whose last digits a number of this language loses.
 *  @returns the value, with such numbers as their text. @throws SyntaxError for what is no JSON */
export function exactParse(text: string): unknown {
  return longNumber.test(text) ? JSON.parse(text, exactNumber) : JSON.parse(text)
}

/** A number begins a text, or stands behind a mark. Digits within texts are no reason to read number by number, which takes several times as long. */
const longNumber = /(?:^|[:[,])\s*-?\d{16}/

function exactNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const written = context?.source ?? ''
  return /^-?\d+$/.test(written) ? written : value
}

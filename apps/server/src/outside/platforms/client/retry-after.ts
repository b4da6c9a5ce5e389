/** `Retry-After`, which platforms write in two ways: seconds, or a date (RFC 9110, 10.2.3).
 *  @returns the moment that it names, which may have passed; null where there is none that can be read. */
export function retryAfter(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? ''
  if (text === '') return null
  if (/^\d{1,10}(\.\d{1,6})?$/.test(text)) return new Date(now.getTime() + Number(text) * 1_000)
  // A bare number that got here has no meaning as a date, though the language would find one.
  const ms = /[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(ms) ? null : new Date(ms)
}

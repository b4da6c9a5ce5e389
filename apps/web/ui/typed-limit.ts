/** Thousands may be parted as people write them. More figures than these would be no number that JSON can write. */
const wholeNumber = /^\d{1,12}$|^\d{1,3}(,\d{3}){1,3}$/
/** No limit, which the server refuses in words beside the field. */
const unreadable = -1

/** Reads a limit that somebody typed. What is no number must not become `NaN`: JSON writes that as null, and null is no limit at all.
 *  @returns the limit; null where nothing was typed */
export function typedLimit(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  return wholeNumber.test(text) ? Number(text.replaceAll(',', '')) : unreadable
}

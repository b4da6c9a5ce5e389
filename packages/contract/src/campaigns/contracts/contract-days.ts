/** Days of a contract. They are kept as the contract reads, because what is signed are words: “March 31, 2027”. */

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** @param day as `2027-03-31`. @returns the day as a contract writes it: `March 31, 2027` */
export function contractDay(day: string): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString('en-US', words)
}

/** @returns the day that a text such as "March 31, 2027" names, as `2027-03-31`; null where it names none with its year */
export function dayNamed(text: string | undefined): string | null {
  const written = text?.trim() ?? ''
  if (!isoDay.test(written) && !/\b20\d\d\b/.test(written)) return null
  const at = Date.parse(isoDay.test(written) ? written : `${written} UTC`)
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10)
}

/** @returns the day that a text is and says nothing beside; null for other words, which only a text field can show */
export function wholeDay(text: string): string | null {
  const day = dayNamed(text)
  return day !== null && [day, contractDay(day)].includes(text.trim()) ? day : null
}

/** @param day from a field for dates, which tells the year 2 while 2027 is typed
 *  @returns what a draft keeps: the contract's words, or the day as it is where the words would not be read as that day again */
export function keptDay(day: string): string {
  return day !== '' && wholeDay(contractDay(day)) === day ? contractDay(day) : day
}

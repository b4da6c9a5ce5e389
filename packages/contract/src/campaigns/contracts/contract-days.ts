/** Days of a contract. They are kept as the contract reads, because what is signed are words: “March 31, 2027”. */

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** @param day as `2027-03-31`. @returns the day as a contract writes it: `March 31, 2027` */
export function contractDay(day: string): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString('en-US', words)
}

const months = 'january february march april may june july august september october november december'.split(' ')
/** “March 31, 2027” or “31st March 2027”, after a word such as “by”. */
const namedDay =
  /^(?:(?:by|from|on|until) )?(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?)(?:st|nd|rd|th)?,? (20\d\d)$/i

/** @returns the day that a text such as "March 31, 2027" names, as `2027-03-31`; null where it names none with its year, or numbers alone, which
 *  are another day elsewhere: `01.12.2026` */
export function dayNamed(text: string | undefined): string | null {
  const written = text?.trim().replaceAll(/\s+/g, ' ') ?? ''
  if (isoDay.test(written)) return existing(written)
  const [, first = '', dayBehind, dayBefore, second = '', year] = namedDay.exec(written) ?? []
  const word = (first || second).toLowerCase()
  const month = months.findIndex(
    (name) => word !== '' && (name === word || name.slice(0, word === 'sept' ? 4 : 3) === word),
  )
  if (month < 0) return null
  const twoDigits = (value: number | string | undefined) => String(value).padStart(2, '0')
  return existing(`${year}-${twoDigits(month + 1)}-${twoDigits(dayBehind ?? dayBefore)}`)
}

/** The day, if the calendar has it. */
function existing(day: string): string | null {
  const at = Date.parse(day)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : day
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

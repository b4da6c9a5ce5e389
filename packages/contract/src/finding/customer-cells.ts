import { countryByWord, countryCodes } from './creator-places.ts'
import { topicOf } from './creator-topics.ts'

/** What one cell of a list of customers says, however people write it. */

/** Age bands as platforms report them, with their first year. */
const bands = [
  ['13-17', 13],
  ['18-24', 18],
  ['25-34', 25],
  ['35-44', 35],
  ['45-54', 45],
  ['55-64', 55],
  ['65+', 65],
] as const
const ageMax = 120

/** @returns the topics that a cell names: several, with or without quotes around each; what is no topic is left out. */
export function interestsOf(cell: string): string[] {
  return cell.split(/[;,|/"]/).flatMap((each) => topicOf(each) ?? [])
}

/** @returns what stands in a cell; empty where nothing does. */
export function cellText(cell: string | null): string {
  return (cell ?? '').trim()
}

/** @returns the code of a country that is told by its code or its name; null where it is neither. */
export function countryCode(name: string): string | null {
  const code = name.toUpperCase()
  if (countryCodes.includes(code)) return code
  return code === 'UK' ? 'GB' : (countryByWord.get(name.toLowerCase()) ?? null)
}

/** @param written an age (`34`), a band (`25-34`, `65+`), a year or a date of birth (`1990`, `1990-05-31`, `31.05.1990`)
 *  @param year the present one
 *  @returns the band of ages; null where it cannot be told. */
export function bandOf(written: string, year: number): string | null {
  const born = /(?:^|\D)(1[89]\d\d|20\d\d)(?:\D|$)/.exec(written)?.[1]
  const age =
    born === undefined
      ? Number(/^(\d{1,3})(?:\s*[-–+].*|\s*(?:to|years?).*)?$/.exec(written)?.[1])
      : year - Number(born)
  if (!(age >= bands[0][1] && age <= ageMax)) return null
  return bands.findLast(([, from]) => age >= from)?.[0] ?? null
}

/** @returns `female`, `male` or `other`; null where nobody said or nobody knows. */
export function genderOf(written: string): string | null {
  const sex = written.replace(/^likely /i, '')
  if (/^(f|w|female|woman|women|weiblich|frau|mujer|femme|donna|mulher)$/i.test(sex)) return 'female'
  if (/^(m|male|man|men|männlich|mann|hombre|homme|uomo|homem)$/i.test(sex)) return 'male'
  return written === '' || /^(unknown|uncertain|n\/?a|-)$/i.test(written) ? null : 'other'
}

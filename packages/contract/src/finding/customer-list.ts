import { countryByWord, countryCodes } from './creator-places.ts'
import { topicOf } from './creator-topics.ts'

/** A list of customers as sums: how many live where, how old they are, and what they like. The browser reads it for a preview, the server for the
 *  comparison, by the same rules.
 *
 *  What a newcomer would get wrong: nothing of a row outlives its counting. Names and addresses are not even looked at: only the four columns
 *  that somebody chose. */

export const customerColumns = ['country', 'age', 'gender', 'interests'] as const
export type CustomerColumn = (typeof customerColumns)[number]
/** The header of each column that is used; one at least. */
export type CustomerMapping = Partial<Record<CustomerColumn, string>>

export const customersMax = 100_000
/** Messages about lines that are kept; beyond, only their number. */
export const refusalsShownMax = 50

const guesses: Readonly<Record<CustomerColumn, RegExp>> = {
  country: /^(country|land|pays|pa[ií]s|paese|country.?code|nation)/i,
  age: /^(age|alter|edad|[âa]ge|et[àa]|idade|birth|born|dob|year.?of.?birth|date.?of.?birth)/i,
  gender: /^(gender|sex|geschlecht|g[ée]nero|genre)/i,
  interests: /^(interest|topic|categor|likes|hobb|tags)/i,
}

/** @returns which header each column probably is. */
export function guessedMapping(headers: readonly string[]): CustomerMapping {
  const found = customerColumns.flatMap((column) => {
    const header = headers.find((each) => guesses[column].test(each.trim()))
    return header === undefined ? [] : [[column, header]]
  })
  return Object.fromEntries(found)
}

/** What one customer adds: a key for each column that could be read. */
export interface Customer {
  country: string | null
  age: string | null
  gender: string | null
  interests: string[]
}

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

/** @param year the present one, for years of birth. @returns the customer, or one sentence that says what cannot be read. */
export function customerOf(cells: Readonly<Record<CustomerColumn, string | null>>, year: number): Customer | string {
  const [country, age, gender] = [text(cells.country), text(cells.age), text(cells.gender)]
  const code = country === '' ? null : countryCode(country)
  if (country !== '' && code === null) return `“${country.slice(0, 30)}” isn’t a country Vouch knows.`
  const band = age === '' ? null : bandOf(age, year)
  if (age !== '' && band === null) return `“${age.slice(0, 30)}” isn’t an age, an age range or a date of birth.`
  const interests = text(cells.interests)
    .split(/[;,|/]/)
    .flatMap((each) => topicOf(each) ?? [])
  const known = { country: code, age: band, gender: genderOf(gender), interests: [...new Set(interests)] }
  return known.country || known.age || known.gender || interests.length > 0
    ? known
    : 'There is nothing on this row to compare.'
}

function text(cell: string | null): string {
  return (cell ?? '').trim()
}

function countryCode(name: string): string | null {
  const code = name.toUpperCase()
  if (countryCodes.includes(code)) return code
  return code === 'UK' ? 'GB' : (countryByWord.get(name.toLowerCase()) ?? null)
}

/** An age (`34`), a band (`25-34`, `65+`), a year or a date of birth (`1990`, `1990-05-31`, `31.05.1990`). */
function bandOf(written: string, year: number): string | null {
  const born = /(?:^|\D)(1[89]\d\d|20\d\d)(?:\D|$)/.exec(written)?.[1]
  const age =
    born === undefined
      ? Number(/^(\d{1,3})(?:\s*[-–+].*|\s*(?:to|years?).*)?$/.exec(written)?.[1])
      : year - Number(born)
  if (!(age >= bands[0][1] && age <= ageMax)) return null
  return bands.findLast(([, from]) => age >= from)?.[0] ?? null
}

function genderOf(written: string): string | null {
  if (/^(f|w|female|woman|women|weiblich|frau|mujer|femme|donna|mulher)$/i.test(written)) return 'female'
  if (/^(m|male|man|men|männlich|mann|hombre|homme|uomo|homem)$/i.test(written)) return 'male'
  return written === '' || /^(unknown|n\/?a|-)$/i.test(written) ? null : 'other'
}

/** How many customers each key has. */
export interface CustomerSums {
  countries: Record<string, number>
  ages: Record<string, number>
  genders: Record<string, number>
  interests: Record<string, number>
}

export function emptySums(): CustomerSums {
  return { countries: {}, ages: {}, genders: {}, interests: {} }
}

/** Adds a customer to the sums. */
export function addCustomer(sums: CustomerSums, { country, age, gender, interests }: Customer): void {
  const add = (group: Record<string, number>, key: string | null) => {
    if (key !== null) group[key] = (group[key] ?? 0) + 1
  }
  add(sums.countries, country)
  add(sums.ages, age)
  add(sums.genders, gender)
  for (const topic of interests) add(sums.interests, topic)
}

import { bandOf, cellText, countryCode, genderOf, interestsOf } from './customer-cells.ts'

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

/** Headers by which a column is known, the surest first; those of shops and mailing lists among them. */
const guesses: Readonly<Record<CustomerColumn, readonly RegExp[]>> = {
  country: [
    /^(default address country code|cc)$/i,
    /^\$?(country|land|pays|pa[ií]s|paese|country.?code|nation)/i,
    /^default address country/i,
  ],
  age: [/^(age|alter|edad|[âa]ge|et[àa]|idade|birth|born|dob|year.?of.?birth|date.?of.?birth)/i],
  gender: [/^(gender|sex|geschlecht|g[ée]nero|genre)/i, /^predicted.?gender/i],
  interests: [/^(interest|topic|categor|likes|hobb)/i, /^(tags|shopify tags)$/i],
}

/** Rows that are looked at before a column is believed. */
const sampledRows = 200
/** Share of a column's cells that can be read; tags are about anything, so few tell an interest. */
const readableMin: Readonly<Record<CustomerColumn, number>> = { country: 0.5, age: 0.5, gender: 0.5, interests: 0.05 }

/** @param rows of the file, where a header alone is not believed: a birthday may have no year, and a country may be empty
 *  @returns which header each column probably is. */
export function guessedMapping(
  headers: readonly string[],
  rows?: { cells: readonly (readonly string[])[]; year: number },
): CustomerMapping {
  const found = customerColumns.flatMap((column) => {
    const named = guesses[column].flatMap((guess) => headers.filter((each) => guess.test(each.trim())))
    const header = named.find((each) => rows === undefined || isReadable(column, headers.indexOf(each), rows))
    return header === undefined ? [] : [[column, header]]
  })
  return Object.fromEntries(found)
}

function isReadable(
  column: CustomerColumn,
  place: number,
  { cells, year }: { cells: readonly (readonly string[])[]; year: number },
): boolean {
  const told = cells
    .slice(0, sampledRows)
    .map((row) => cellText(row[place] ?? null))
    .filter((cell) => cell !== '')
  const readable = told.filter((cell) => readers[column](cell, year))
  return readable.length > 0 && readable.length >= told.length * readableMin[column]
}

const readers: Readonly<Record<CustomerColumn, (cell: string, year: number) => boolean>> = {
  country: (cell) => countryCode(cell) !== null,
  age: (cell, year) => bandOf(cell, year) !== null,
  gender: (cell) => genderOf(cell) !== null,
  interests: (cell) => interestsOf(cell).length > 0,
}

/** Whose export a file is, told by a header that nobody else writes. */
const sources = [
  { name: 'Shopify', marks: ['Default Address Country Code', 'Accepts Email Marketing'] },
  { name: 'Klaviyo', marks: ['Klaviyo ID'] },
  { name: 'Mailchimp', marks: ['MEMBER_RATING', 'LEID'] },
] as const

/** @returns who wrote the file: `Shopify`; null where it may be anybody. */
export function exportSource(headers: readonly string[]): string | null {
  const written = headers.map((header) => header.trim())
  return sources.find(({ marks }) => marks.some((mark) => written.includes(mark)))?.name ?? null
}

/** What one customer adds: a key for each column that could be read. */
export interface Customer {
  country: string | null
  age: string | null
  gender: string | null
  interests: string[]
}

/** @param year the present one, for years of birth. @returns the customer, or one sentence that says what cannot be read. */
export function customerOf(cells: Readonly<Record<CustomerColumn, string | null>>, year: number): Customer | string {
  const [country, age, gender] = [cellText(cells.country), cellText(cells.age), cellText(cells.gender)]
  const code = country === '' ? null : countryCode(country)
  if (country !== '' && code === null) return `“${country.slice(0, 30)}” isn’t a country Vouch knows.`
  const band = age === '' ? null : bandOf(age, year)
  if (age !== '' && band === null) return `“${age.slice(0, 30)}” isn’t an age, an age range or a date of birth.`
  const interests = interestsOf(cellText(cells.interests))
  const known = { country: code, age: band, gender: genderOf(gender), interests: [...new Set(interests)] }
  return known.country || known.age || known.gender || interests.length > 0
    ? known
    : 'There is nothing on this row to compare.'
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

import type { EngagementBasis } from '../report/report.ts'

/** Numbers in sentences. Written by hand because the platform's own formatting differs between machines, and a report must be
 *  the same byte for byte everywhere.
 *
 *  Percent signs follow the number without a space and thousands have commas everywhere in the product, so sentences from different
 *  signals read alike. */

/** @returns a whole number with commas: 12,345
 *  @example count(1_234_567) is "1,234,567", count(-12_345) is "-12,345" */
export function count(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** @param share 0 to 1
 *  @returns percent with two significant digits where it is small: 0.42%, 3.1%, 47%; what rounds to nothing is 0%
 *  @example percent(0.0042) is "0.42%", percent(0.472) is "47%" */
export function percent(share: number): string {
  const value = share * 100
  const text = value.toFixed(digitsOf(value))
  return `${Number(text) === 0 ? 0 : text}%`
}

/** @returns a factor with a sensible number of digits: 0.32, 2.4, 31
 *  @example factor(0.321) is "0.32", factor(2.44) is "2.4", factor(31.4) is "31" */
export function factor(value: number): string {
  const digits = digitsOf(value)
  return digits === 0 ? count(value) : value.toFixed(digits)
}

/** Digits behind the point that leave about two in all. The size is that of the rounded number: 9.97 is written as 10 and not
 *  as 10.0. */
function digitsOf(value: number): number {
  const size = Math.abs(value)
  return size >= 9.95 ? 0 : size >= 0.995 ? 1 : 2
}

/** Nouns that follow no rule. */
const ownPlurals: ReadonlyMap<string, string> = new Map([['person', 'people']])

/** Knows the nouns of this product by rule, not the language: a noun of several words has its number at its end.
 *
 *  @param noun in the singular
 *  @returns it in the plural
 *  @example pluralOf('entry') is "entries", pluralOf('email address') is "email addresses", pluralOf('person') is "people" */
export function pluralOf(noun: string): string {
  const own = ownPlurals.get(noun)
  if (own !== undefined) return own
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** The one way to write a count with its noun, for the whole product.
 *
 *  @param noun in the singular; with a verb behind it, both forms are given
 *  @returns 1 post, 2 posts
 *  @example plural(1, 'line has', 'lines have') is "1 line has" */
export function plural(value: number, noun: string, many: string = pluralOf(noun)): string {
  return `${count(value)} ${Math.abs(Math.round(value)) === 1 ? noun : many}`
}

/** @param last the word before the last item
 *  @returns items in a sentence: a, b and c; the empty text for no items */
export function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** @returns a text with its first letter in upper case
 *  @example capital('followers') is "Followers" */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** @returns the source of a figure behind "Source:", where it begins in lower case unless it is a name
 *  @example sourceInSentence('Our summary of reach tables') is "our summary of reach tables" */
export function sourceInSentence(source: string): string {
  return /^(?:Our|Your)\b/.test(source) ? source.charAt(0).toLowerCase() + source.slice(1) : source
}

/** One unit of a basis, for "engagements per ...". */
export const perUnit: Record<EngagementBasis, string> = {
  followers: 'follower',
  views: 'view',
  subscribers: 'subscriber',
}

/** The people that a basis counts, for "... react to a post". */
export const peopleOf: Record<EngagementBasis, string> = {
  followers: 'followers',
  views: 'viewers',
  subscribers: 'subscribers',
}

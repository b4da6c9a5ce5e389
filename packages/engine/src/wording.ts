import type { EngagementBasis } from './report.ts'

/** Numbers in sentences. Written by hand because the platform's own formatting differs between machines, and a report must be
 *  the same byte for byte everywhere.
 *
 *  Per cent signs follow a space and thousands have commas everywhere in the product, so sentences from different
 *  signals read alike. */

/** @returns a whole number with commas: 12,345
 *  @example count(1_234_567) is "1,234,567", count(-12_345) is "-12,345" */
export function count(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** @param share 0 to 1
 *  @returns per cent with two significant digits where it is small: 0.42 %, 3.1 %, 47 %
 *  @example percent(0.0042) is "0.42 %", percent(0.472) is "47 %" */
export function percent(share: number): string {
  const value = share * 100
  const digits = value === 0 ? 0 : digitsOf(value)
  return `${value.toFixed(digits)} %`
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

/** @param noun in the singular, one that takes an s
 *  @returns the count with its noun: 1 post, 2 posts */
export function plural(value: number, noun: string): string {
  return `${count(value)} ${noun}${Math.round(value) === 1 ? '' : 's'}`
}

/** @returns items in a sentence: a, b and c
 *  @returns the empty text for no items */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
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

import type { Range } from '../benchmarks/reach-shares.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import type { LandingQuality } from './roi-input.ts'

/** From a visit to an order, and where the buyers live.
 *
 *  A brand's own rate is worth more than every table here: it replaces them. It is the rate of all visitors, though, and
 *  visitors that a creator sends are colder or warmer than those, so even a known rate keeps a spread. */

/** Rates for a page of which the brand knows nothing but its looks. */
export interface ConversionRow extends Provenance {
  quality: LandingQuality
  /** Orders for each visit. */
  rates: Range
}

/** The middle row is published; the others say that a page may stand at either end of the published range. */
export const conversionRows: readonly ConversionRow[] = [
  {
    quality: 'poor',
    rates: [0.005, 0.01, 0.018],
    source: 'The low end of the published range, for a page the brand itself rates as poor',
    grade: 'proposal',
  },
  {
    quality: 'typical',
    rates: [0.01, 0.018, 0.03],
    source: 'Our interpretation of Swaylytics (1.5% to 2%) and Vyntree (1% to 3% of e-commerce visits)',
    grade: 'proposal',
  },
  {
    quality: 'good',
    rates: [0.018, 0.026, 0.036],
    source: 'The high end of the published range, for a page the brand itself rates as good',
    grade: 'proposal',
  },
]

/** A creator's visitors against all visitors of a brand, where the brand knows its own rate.
 *
 *  A proposal: no source compares them. */
export const creatorTraffic: Range = [0.6, 1, 1.5]

/** What a thousand impressions cost in a region against the United States, which stands in for how much its people buy. */
export interface RegionRow {
  region: string
  /** ISO 3166 codes. */
  countries: readonly string[]
  /** 0 to 1, the United States being 1. */
  index: number
}

/** One table for what is paid for people's attention, here and in the fair price. */
export const regionSource: Provenance = { source: 'SponsorRate: regional multipliers', grade: 'C' }

/** Largest index first. Prices of advertising are what advertisers found worth paying for these people, year after year, and so
 *  the nearest thing to what they buy that is published by country. */
export const regionRows: readonly RegionRow[] = [
  { region: 'United States and Canada', countries: ['US', 'CA'], index: 1 },
  { region: 'Australia and New Zealand', countries: ['AU', 'NZ'], index: 0.9 },
  { region: 'Gulf', countries: ['AE', 'QA', 'KW', 'BH', 'OM'], index: 0.9 },
  {
    region: 'United Kingdom and Western Europe',
    countries: 'GB IE DE FR NL BE LU AT CH IT ES PT SE NO DK FI IS'.split(' '),
    index: 0.85,
  },
  { region: 'Saudi Arabia', countries: ['SA'], index: 0.85 },
  { region: 'Middle East and North Africa', countries: 'EG MA DZ TN LY JO LB IQ SY YE PS'.split(' '), index: 0.6 },
  {
    region: 'Latin America',
    countries: 'MX BR AR CL CO PE EC UY PY BO VE GT CR PA DO HN SV NI'.split(' '),
    index: 0.5,
  },
  { region: 'Southeast Asia', countries: 'ID TH VN PH MY SG MM KH LA'.split(' '), index: 0.45 },
  { region: 'South Asia', countries: 'IN PK BD LK NP'.split(' '), index: 0.4 },
  { region: 'Africa', countries: 'NG KE GH ZA TZ UG ET CM CI SN'.split(' '), index: 0.35 },
]

/** Countries that the source leaves out, Japan and Korea among them, stand in the middle of its range of .35 to 1. A proposal. */
const otherRegions = 0.7

/** @param country ISO 3166 code, in capital letters
 *  @returns the index of the country's region
 *  @example regionIndex('DE') is .85 */
export function regionIndex(country: string): number {
  return regionRows.find(({ countries }) => countries.includes(country))?.index ?? otherRegions
}

/** How much of an audience may buy: shares of the countries that the brand sells in, each times its region's index.
 *
 *  @param shares by country; they are brought to a sum of 1 where they exceed it, and what is missing from 1 lives elsewhere
 *  @param markets the brand's countries; null for all
 *  @returns 0 to 1; null where no country is known
 *  @example half in the United States and half in India: .7 for a brand that sells everywhere, .5 for one that sells in
 *  the United States */
export function buyingShare(
  shares: Readonly<Record<string, number>>,
  markets: readonly string[] | null,
): number | null {
  const known = Object.entries(shares)
    .filter(([, share]) => Number.isFinite(share) && share > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const total = known.reduce((sum, [, share]) => sum + share, 0)
  if (total <= 0) return null
  const whole = Math.max(1, total)
  const bought = known
    .filter(([country]) => markets === null || markets.includes(country))
    .reduce((sum, [country, share]) => sum + share * regionIndex(country), 0)
  // Some country outside the list always buys a little; it also keeps a market with nobody in it from a zero that no
  // further evidence could ever move.
  return Math.max(0.005, bought / whole)
}

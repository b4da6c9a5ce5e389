import type { Range } from '../benchmarks/reach-shares.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import { type LogRange, spanning } from '../statistics/log-range.ts'
import type { CampaignFormat, LinkPlace, Niche } from './roi-input.ts'

/** How many of the people that a post reaches follow its link. Nobody publishes these with a method; the ranges of blogs
 *  agree within a factor of two or three, and that factor is what the intervals of a forecast are made of.
 *
 *  What a newcomer would get wrong is the denominator. A story link is clicked by 2 of 100 *viewers* and by 2 of 1,000
 *  *followers*; both figures are printed as "the swipe-up rate". Everything here divides by people reached. */

/** One published or proposed rate. */
export interface ClickRow extends Provenance {
  place: LinkPlace
  /** Clicks for each person reached. */
  rates: Range
  /** Of whom the rate is, in words. */
  basis: string
}

/** By where the link is. The story's own row is before the anchor of `story-anchor.ts` is heard. */
export const clickRows: readonly ClickRow[] = [
  {
    place: 'sticker',
    rates: [0.008, 0.02, 0.05],
    basis: 'clicks per story viewer',
    source: 'Our interpretation of CreatorLane (2% to 5%) and Codivupload (1% to 3%)',
    grade: 'proposal',
  },
  {
    place: 'description',
    rates: [0.005, 0.0092, 0.02],
    basis: 'clicks per video viewer',
    source: 'Castlytics (0.5% to 2%) with the median niche from influencerfee; Distilled 2014 measured 0.72%',
    grade: 'C',
  },
  {
    place: 'bio',
    rates: [0.003, 0.008, 0.015],
    basis: 'clicks per person reached',
    source: 'Our interpretation of CreatorLane (1% to 3% from reels) and Hopp (1% to 3% of profile visits)',
    grade: 'proposal',
  },
  {
    // 15 to 25 of 100 who are sent a link follow it; how many of those who see a post ask for it, nobody says.
    place: 'message',
    rates: [0.003, 0.008, 0.025],
    basis: 'clicks per person reached',
    source: 'The link-in-bio figures, widened, since no share of people who ask is published',
    grade: 'proposal',
  },
]

/** Where people look for a link on a platform when the brief says nothing.
 *
 *  Stories carry a sticker; captions of Instagram and TikTok make no links, so those send people to the biography. */
export function usualPlace(platform: Platform, format: CampaignFormat | null): LinkPlace {
  if (platform === 'instagram') return format === 'story' ? 'sticker' : 'bio'
  return platform === 'tiktok' ? 'bio' : 'description'
}

/** A multiplier of clicks or of orders by platform. Platforms without a row are those that the link rates were read on. */
export interface PlatformRow extends Provenance {
  platform: Platform
  /** What is multiplied: X and LinkedIn differ in who clicks, TikTok in what a click is worth. */
  stage: 'clicks' | 'orders'
  /** Against the platforms without a row; 1 is no difference. */
  times: Range
}

/** Links in posts of X and LinkedIn are compared with links under videos. What a click of TikTok is worth was put at a
 *  third of other clicks in 2020; since then shops came to the platform, so equality is the other end. */
export const platformRows: readonly PlatformRow[] = [
  {
    platform: 'tiktok',
    stage: 'orders',
    times: [1 / 3, 0.58, 1],
    source: 'Ayzenberg 2020: a click at $0.35 vs. $1 elsewhere; the other end is our estimate',
    grade: 'C',
  },
  { platform: 'x', stage: 'clicks', times: [0.54, 0.77, 1.09], source: 'Codivupload: 0.5% to 1%', grade: 'C' },
  { platform: 'linkedin', stage: 'clicks', times: [1.09, 1.54, 2.17], source: 'Codivupload: 1% to 2%', grade: 'C' },
]

/** What a niche does to clicks, as published for sponsor links on YouTube: average range in per cent of viewers. */
export interface NicheRow {
  niche: Niche
  /** Null where the source has no row; the niche then changes nothing and only its price is known. */
  clickPercent: readonly [low: number, high: number] | null
  /** Multiplier of the price of a thousand impressions. */
  price: number
}

/** Two tables by two sources, which is why a niche may have a price and no click rate. */
export const nicheSource = {
  clicks: { source: 'influencerfee: click rates for YouTube sponsor links', grade: 'C' },
  price: { source: 'SponsorRate: price multipliers', grade: 'C' },
} as const satisfies Record<string, Provenance>

/** Eight niches of the click table and three that only the price table knows. Where the two tables cut differently the nearer row is
 *  taken: software is technology, health is fitness. */
export const nicheRows: readonly NicheRow[] = [
  { niche: 'finance', clickPercent: [1.2, 2.8], price: 1.5 },
  { niche: 'technology', clickPercent: [0.8, 2.2], price: 1.3 },
  { niche: 'business', clickPercent: [0.7, 2], price: 1.3 },
  { niche: 'education', clickPercent: [0.6, 1.8], price: 1 },
  { niche: 'fitness', clickPercent: [0.5, 1.6], price: 1 },
  { niche: 'beauty', clickPercent: [0.4, 1.2], price: 1.1 },
  { niche: 'fashion', clickPercent: null, price: 1.1 },
  { niche: 'gaming', clickPercent: [0.3, 1], price: 1.1 },
  { niche: 'food', clickPercent: null, price: 0.9 },
  { niche: 'travel', clickPercent: null, price: 1 },
  { niche: 'lifestyle', clickPercent: [0.3, 0.8], price: 0.9 },
]

/** The middle of all niches of the table, on a scale of factors, in per cent: the eight middles are 1.83, 1.33, 1.18, 1.04, .89,
 *  .69, .55 and .49, and the root of the eighth order of their product is .92. */
const typicalPercent = 0.92

/** Clicks in a niche against those of the middle niche.
 *
 *  @returns null where the source says nothing about the niche
 *  @example finance: 1.41, 1.99 and 2.81 times the middle niche */
export function nicheClicks(niche: Niche): LogRange | null {
  const percent = nicheRows.find((row) => row.niche === niche)?.clickPercent
  if (percent === null || percent === undefined) return null
  const middle = Math.sqrt(percent[0] * percent[1]) / typicalPercent
  // The range of a niche is as wide as that of all links, which is drawn already: only the middle moves, by half as
  // much at one end and half as much again at the other.
  return spanning(middle ** 0.5, middle, middle ** 1.5)
}

/** @returns how much more or less a thousand impressions cost in a niche; 1 where none is named */
export function nichePrice(niche: Niche | null): number {
  return nicheRows.find((row) => row.niche === niche)?.price ?? 1
}

/** A rate as odds, which is what clicks and orders are drawn in: however many factors help, nobody clicks twice.
 *
 *  @param range three rates, 0 to 1; from .999 on they count as .999 in the denominator, so that certainty stays finite
 *  @example odds of a rate of .5 are 1, of .02 they are .0204 */
export function rateOdds([p10, p50, p90]: Range): LogRange {
  const odds = (rate: number) => rate / (1 - Math.min(0.999, rate))
  return spanning(odds(p10), odds(p50), odds(p90))
}

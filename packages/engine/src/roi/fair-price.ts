import { priceRows } from '../benchmarks/prices.ts'
import { sizeOf } from '../benchmarks/reach-shares.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import { nichePrice } from './click-rates.ts'
import { formatPrice } from './cost-tables.ts'
import { knownQuantity, knownShare } from './known-value.ts'
import { certain, combined, type LogRange, spanning } from './log-range.ts'
import { buyingShare } from './order-rates.ts'
import type { Plan } from './plan.ts'
import type { RoiInput } from './roi-input.ts'

/** What the market asks for such posts, without rights: published price tables times what the posts will be seen.
 *
 *  It is one of two answers to "what is fair". The other is the fee at which this brand breaks even, and a price that the
 *  market finds usual may be above it for years. What a newcomer would get wrong is to price by followers: two creators of
 *  100,000 followers differ by ten times in what is seen. */
export interface MarketPrice extends Provenance {
  /** US dollars for all posts together, before rights: one deal in ten is cheaper. */
  p10: number
  p50: number
  /** One in ten is dearer. */
  p90: number
  /** What was multiplied, in words. */
  basis: string
}

/** Rules of thumb that peers print, for comparison; they set nothing. */
export interface PriceRule extends Provenance {
  id: string
  /** US dollars for all posts of the campaign. */
  value: number
  /** The rule in words. */
  basis: string
}

/** Seen posts times the price of a thousand, both uncertain, times what is known: niche, region, format, credible share.
 *
 *  The region's index of what people buy serves for the price as well, since it was read from prices of advertising; format and
 *  niche multiply as their sources print them.
 *
 *  @returns US dollars for all posts of the campaign; null on a platform without a price table
 *  @example 100,000 followers on Instagram: 15,000 impressions at $20 a thousand, $300 */
export function marketPrice(input: RoiInput, plan: Plan): MarketPrice | null {
  const { creator, campaign } = input
  const row = priceRows.find(({ platform }) => platform === creator.platform)
  const perThousand = row?.sizes[sizeOf(knownQuantity(creator.followers) ?? 0)]
  if (row === undefined || perThousand === undefined) return null
  // Only what was measured is taken off: the tables were made with the usual share of inauthentic followers in them.
  const real = 1 - (knownShare(creator.suspiciousShare?.share) ?? 0)
  const region = creator.audienceCountries === null ? 1 : (buyingShare(creator.audienceCountries, null) ?? 1)
  const times = (nichePrice(campaign.niche) * region * formatPrice(campaign.format) * Math.max(0.01, real)) / 1_000
  const price = combined(combined(seen(plan), spanning(...perThousand)), certain(times))
  return {
    p10: Math.exp(price.p10),
    p50: Math.exp(price.p50),
    p90: Math.exp(price.p90),
    basis: `${row.format}, price per 1,000 ${row.per}, times niche, region, format and credible share`,
    source: row.source,
    grade: row.grade,
  }
}

/** Logarithm of the impressions of all posts, without those that are bought: nobody pays a creator for what the platform was paid for. */
function seen(plan: Plan): LogRange {
  const drawn = plan.drawn.filter(({ stage }) => stage === 'exposure' || stage === 'impressions')
  const middle = certain(Math.exp(plan.middles.exposure + plan.middles.impressions))
  return drawn.reduce((range, { log }) => combined(range, log), middle)
}

/** Dollars for one engagement, by platform (fair-influence). The same page values a video of YouTube at more than twice the price of
 *  one on TikTok, where engagement is ten times as frequent. */
const perEngagement: Partial<Record<RoiInput['creator']['platform'], number>> = {
  instagram: 0.25,
  tiktok: 0.15,
  youtube: 0.35,
}

/** @param engagements likes and comments of all posts; 0 where they are not known
 *  @param posts number of posts
 *  @returns the rules that apply, cheapest first */
export function priceRules({ creator, campaign }: RoiInput, engagements: number, posts: number): PriceRule[] {
  const followers = knownQuantity(creator.followers)
  const rules: PriceRule[] = []
  if (creator.platform === 'instagram' && followers !== null) {
    const value = (followers / 10_000) * 100 * posts
    rules.push({
      id: 'per-followers',
      value,
      basis: '$100 for 10,000 followers and post',
      source: 'inBeat',
      grade: 'C',
    })
  }
  if (engagements > 0) {
    const video = campaign.format === 'reel' || campaign.format === 'video'
    const rate = video ? 0.2 : 0.14
    const basis = `engagements × $${rate}`
    rules.push({ id: 'per-engagement', value: engagements * rate, basis, source: 'ainfluencer', grade: 'B' })
    const other = perEngagement[creator.platform]
    if (other !== undefined) {
      const value = engagements * other
      rules.push({
        id: 'cost-per-engagement',
        value,
        basis: `engagements × $${other}`,
        source: 'fair-influence',
        grade: 'C',
      })
    }
  }
  return rules.sort((a, b) => a.value - b.value)
}

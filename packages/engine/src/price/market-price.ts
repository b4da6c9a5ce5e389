import { type PriceRow, priceRows } from '../benchmarks/prices.ts'
import { sizeOf } from '../benchmarks/reach-shares.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import { reachBase } from '../reach/reach-base.ts'
import { nichePrice } from '../roi/click-rates.ts'
import { formatPrice } from '../roi/cost-tables.ts'
import { buyingShare } from '../roi/order-rates.ts'
import { ownRate } from '../roi/own-rates.ts'
import type { Plan } from '../roi/plan.ts'
import type { RoiInput } from '../roi/roi-input.ts'
import { knownQuantity, knownShare } from '../statistics/known-value.ts'
import { certain, combined, type LogRange, spanning } from '../statistics/log-range.ts'

/** What the market asks for such posts, without rights: published price tables times what the posts are expected to be seen. The only
 *  estimate of a price: the report states it for one usual post, and a forecast of return for the posts of a campaign.
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
  const own = ownRate(input, 'pricePerThousand')
  const perThousand = own ?? row?.sizes[sizeOf(knownQuantity(creator.followers) ?? 0)]
  if (row === undefined || perThousand === undefined) return null
  // Only what was measured is taken off: the tables were made with the usual share of inauthentic followers in them.
  const real = 1 - (knownShare(creator.suspiciousShare?.share) ?? 0)
  const region = creator.audienceCountries === null ? 1 : (buyingShare(creator.audienceCountries, null) ?? 1)
  const niche = own === null ? nichePrice(campaign.niche) : 1
  const times = (niche * region * formatPrice(campaign.format) * Math.max(0.01, real)) / 1_000
  const price = combined(combined(expectedImpressions(input, plan), spanning(...perThousand)), certain(times))
  return {
    p10: Math.exp(price.p10),
    p50: Math.exp(price.p50),
    p90: Math.exp(price.p90),
    basis: basisOf(row, input, own !== null),
    ...(own === null ? { source: row.source, grade: row.grade } : ownSource),
  }
}

/** How a price says that no table set it. */
const ownSource: Provenance = { source: 'Your workspace’s own price', grade: 'C' }

/** Logarithm of the impressions of all posts. Those that are bought are left out, because nobody pays a creator for what the platform
 *  was paid for; and so is the luck of a single post, because a fee is agreed on before anybody sees the post. */
function expectedImpressions(input: RoiInput, plan: Plan): LogRange {
  const level = reachBase(input)?.level ?? certain(1)
  return plan.readings
    .filter(({ factor }) => factor.id !== 'reach-rate' && factor.id !== 'view-stability')
    .flatMap(({ reading }) => reading.effects)
    .filter(({ stage }) => stage === 'exposure' || stage === 'impressions')
    .reduce((range, { log }) => combined(range, log), level)
}

/** Names only what was multiplied: a share that nobody measured is in the tables already.
 *
 *  @example "feed post, price per 1,000 impressions, times region and credible share" */
function basisOf({ format, per }: PriceRow, { creator, campaign }: RoiInput, isOwn: boolean): string {
  const times = [
    ...(isOwn || campaign.niche === null ? [] : ['niche']),
    ...(creator.audienceCountries === null ? [] : ['region']),
    ...(campaign.format === null ? [] : ['format']),
    ...(creator.suspiciousShare === null ? [] : ['credible share']),
  ]
  const last = times.pop()
  const named = last === undefined ? '' : `, times ${times.length === 0 ? last : `${times.join(', ')} and ${last}`}`
  return `${format}, price per 1,000 ${per}${named}`
}

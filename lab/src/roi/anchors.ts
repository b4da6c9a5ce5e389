import { forecastRoi, type Platform, type RoiCampaign, type RoiCreator, type RoiInput } from '@vouch/engine'
import { openCampaign, openCreator } from '../../../packages/engine/src/roi/example-roi.ts'

/** Does a typical creator's forecast land where others have published figures? Each anchor is one figure of one forecast beside the
 *  range that was read elsewhere; those that the defaults were not made from are the ones that say something. */
export interface Anchor {
  /** What is compared, for whom. */
  what: string
  figure: number
  low: number
  high: number
  source: string
  /** Whether the defaults were read from the same source, so that agreement is no evidence. */
  circular: boolean
}

/** Followers of a typical creator of each size. */
const sizes = { nano: 5_000, micro: 30_000, mid: 150_000, macro: 700_000, mega: 2_000_000 } as const
type Size = keyof typeof sizes
const real = { suspiciousShare: { share: 0, low: 0, high: 0 } }

function inputOf(platform: Platform, size: Size, known: Partial<RoiCreator>, campaign: Partial<RoiCampaign>): RoiInput {
  return {
    creator: openCreator(platform, sizes[size], { ...real, ...known }),
    campaign: openCampaign(campaign.fee ?? 1, campaign),
    calibration: null,
  }
}

function must(input: RoiInput) {
  const forecast = forecastRoi(input, 2_000)
  if (forecast === null) throw new Error('A typical creator has followers or views.')
  return forecast
}

/** TikTok's middle of plays for each follower, as measured on 1,137 creators. */
const playsPerFollower = 0.156
const playsOf = (size: Size) => {
  const p50 = sizes[size] * playsPerFollower
  return { views: { p10: p50 / 2.5, p50, p90: p50 * 2.5 } }
}

/** @returns reach, price and orders of typical creators against what is published */
export function anchors(): Anchor[] {
  return [...reachAnchors(), ...priceAnchors(), ...orderAnchors()]
}

/** People reached by a feed post of Instagram for each follower: what Roster, The Cirqle and Sprinklr print for the size. */
function reachAnchors(): Anchor[] {
  const published: Record<Size, readonly [number, number]> = {
    ...{ nano: [0.13, 0.25], micro: [0.06, 0.157], mid: [0.03, 0.15], macro: [0.03, 0.06], mega: [0.03, 0.06] },
  }
  return (Object.keys(sizes) as Size[]).map((size) => ({
    what: `instagram ${size}: people reached for each follower`,
    figure: must(inputOf('instagram', size, {}, {})).reach.p50 / sizes[size],
    ...{ low: published[size][0], high: published[size][1], source: 'Roster, The Cirqle, Sprinklr', circular: true },
  }))
}

/** Dollars for a post: prices that were asked or paid, none of which the price table was made from. */
function priceAnchors(): Anchor[] {
  const blog = 'Word on the Block'
  const rows: readonly (readonly [Platform, Size, number, number, string])[] = [
    ['instagram', 'nano', 10, 100, blog],
    ['instagram', 'micro', 100, 500, blog],
    ['instagram', 'mid', 160, 1_800, 'Hootsuite and Statista'],
    ['instagram', 'macro', 500, 10_000, blog],
    ['instagram', 'mega', 3_138, 75_000, 'Klear 2019 (above 500K) to Captiv8 (3 to 7 M)'],
    ['tiktok', 'nano', 5, 25, blog],
    ['tiktok', 'micro', 25, 125, blog],
    ['tiktok', 'macro', 125, 2_500, blog],
    ['tiktok', 'mega', 2_500, 50_000, 'Word on the Block (no upper end) to the floor of iidb 2026'],
  ]
  return rows.map(([platform, size, low, high, source]) => {
    const known = platform === 'tiktok' ? playsOf(size) : {}
    const price = must(inputOf(platform, size, known, {})).fairPrice.market?.p50 ?? 0
    return {
      what: `${platform} ${size}: market price of a post, USD`,
      figure: price,
      ...{ low, high, source, circular: false },
    }
  })
}

/** The chain to orders. The two figures of revenue contradict the practitioners' by ten to a hundred times: both cannot be met. */
function orderAnchors(): Anchor[] {
  const story = { format: 'story', conversionRate: 0.0175 } as const
  const hundred = (campaign: Partial<RoiCampaign>) => ({
    ...inputOf('instagram', 'mid', {}, campaign),
    creator: openCreator('instagram', 100_000, real),
  })
  const one = must(hundred({ ...story, fee: 1_000 }))
  const three = must(hundred({ ...story, fee: 1_000, posts: 3 }))
  const source = 'Swaylytics: .5-1% of 100,000 followers visit, 1.75% of them order'
  const study = 'HBR study of 2,808 posts, EUR taken as USD'
  const revenue = (size: Size) =>
    must(inputOf('instagram', size, {}, { fee: 1, productPrice: 60 })).revenue.p50 / sizes[size]
  return [
    { what: 'one story, 100,000 followers: orders', figure: one.orders.p50, low: 9, high: 18, source, circular: true },
    {
      what: 'three stories, 100,000 followers: orders',
      figure: three.orders.p50,
      low: 9,
      high: 18,
      source,
      circular: true,
    },
    {
      what: 'three stories at $1,000: cost of an order',
      figure: three.cpa.p50,
      low: 57,
      high: 114,
      source,
      circular: true,
    },
    {
      ...{ what: 'instagram nano: revenue for each follower', figure: revenue('nano'), low: 0.13, high: 0.53 },
      ...{ source: `${study}: .265`, circular: false },
    },
    {
      ...{ what: 'instagram macro: revenue for each follower', figure: revenue('macro'), low: 0.008, high: 0.1 },
      ...{ source: `${study}: .049, or .008 in another of its studies`, circular: false },
    },
  ]
}

/** @returns whether the figure lies in the published range, give or take the noise of 2,000 draws */
export function isInside({ figure, low, high }: Anchor): boolean {
  return figure >= low * 0.99 && figure <= high * 1.01
}

import { expect, test } from 'vitest'
import { openCampaign, openCreator } from './example-roi.ts'
import type { Stage } from './factor.ts'
import { roiFactors } from './factor-list.ts'
import type { RoiCampaign, RoiCreator, RoiInput } from './roi-input.ts'

/** The size that each factor declares, computed by hand from its source. */

function inputOf(creator: Partial<RoiCreator>, campaign: Partial<RoiCampaign> = {}): RoiInput {
  return {
    creator: openCreator('instagram', 50_000, creator),
    campaign: openCampaign(100, campaign),
    calibration: null,
  }
}

/** Multipliers of one factor at its 10th, 50th and 90th percentile in one stage. */
function multipliers(id: string, input: RoiInput, stage: Stage): [number, number, number] {
  const reading = roiFactors.find((factor) => factor.id === id)?.read(input)
  const effect = reading?.effects.find((candidate) => candidate.stage === stage)
  if (effect === undefined) throw new Error(`${id} does not move ${stage}`)
  const { p10, p50, p90 } = effect.log
  return [Math.exp(p10), Math.exp(p50), Math.exp(p90)]
}

const creatorSizes: readonly (readonly [string, Partial<RoiCreator>, Stage, number, string])[] = [
  ['suspicious-share', { suspiciousShare: { share: 0.2, low: 0.1, high: 0.3 } }, 'people', 0.8, 'a fifth is taken off'],
  ['mass-followers', { massFollowerShare: 0 }, 'exposure', 1 / 0.865, 'nobody misses the posts'],
  ['mass-followers', { massFollowerShare: 1 }, 'exposure', 0.1 / 0.865, 'everybody sees a tenth'],
  [
    'engagement-rate',
    { engagement: { rate: 0.04, basis: 'followers', tierMedian: 0.02 } },
    'clicks',
    2 ** 0.3,
    'twice the usual rate',
  ],
  [
    'engagement-rate',
    { engagement: { rate: 0.9, basis: 'followers', tierMedian: 0.02 } },
    'clicks',
    4 ** 0.3,
    'beyond four times nothing more',
  ],
  ['comments-per-like', { commentsPerLike: 0.015 }, 'clicks', 2 ** 0.15, 'twice the usual comments'],
  ['saves-and-shares', { savesPerLike: 0.1 }, 'clicks', 2 ** 0.15, 'twice the usual saves'],
  ['replies', { replyShare: 0.1 }, 'clicks', 1, 'the usual tenth'],
  ['replies', { replyShare: 1 }, 'clicks', Math.exp(0.18), 'every comment answered'],
  ['inauthentic-comments', { inauthenticCommentsShare: 0.15 }, 'clicks', 1, 'three of twenty are ordinary'],
  ['inauthentic-comments', { inauthenticCommentsShare: 0.65 }, 'clicks', Math.sqrt(0.505), 'half beyond the ordinary'],
  ['sponsored-share', { sponsoredShare: 0.15 }, 'clicks', 1, 'the usual share'],
  ['sponsored-share', { sponsoredShare: 0.575 }, 'clicks', Math.SQRT1_2, 'half of the other posts are gone'],
  ['paid-performance', { paidPerformance: 0.5 }, 'clicks', 0.5 ** 0.7, 'sponsored posts do half as well'],
  ['posting-frequency', { postsPerWeek: 3 }, 'clicks', 1, 'three posts per week are usual'],
  ['followers', { followers: 500_000 }, 'orders', 10 ** -0.076, 'ten times the followers'],
  ['followers', { followers: 5_000 }, 'orders', 10 ** 0.076, 'a tenth of the followers'],
  ['interest-fit', { interestFit: 0.05 }, 'orders', 1, 'the usual share'],
  ['original-posts', { originalShare: 0.9 }, 'orders', 1, 'nine own posts of ten'],
  ['original-posts', { originalShare: 0 }, 'orders', 1.155 ** -0.45, 'only reposts'],
  ['audience-countries', { audienceCountries: { US: 1 } }, 'orders', 1 / 0.7, 'all in the United States'],
  ['audience-match', { audienceMatch: 1 }, 'orders', Math.SQRT2, 'just like the customers'],
  ['audience-match', { audienceMatch: 0 }, 'orders', Math.SQRT1_2, 'nothing like the customers'],
  ['other-brands', { otherBrands: 10 }, 'orders', Math.SQRT1_2, 'ten other brands'],
  ['conversion-history', { history: { clicks: 200, orders: 10 } }, 'orders', 14 / 7.6, 'ten orders of 200 visits'],
  ['conversion-history', { history: { clicks: 0, orders: 0 } }, 'orders', 1, 'no visits at all'],
  ['growth-anomaly', { growthAnomaly: 1 }, 'exposure', 1, 'the middle stays'],
]

test.each(creatorSizes)('%s with %o moves %s by %d: %s', (id, creator, stage, expected) => {
  expect(multipliers(id, inputOf(creator), stage)[1]).toBeCloseTo(expected, 9)
})

const campaignSizes: readonly (readonly [string, Partial<RoiCampaign>, Stage, number])[] = [
  ['posts', { posts: 10 }, 'people', 10 ** 0.457],
  ['posts', { posts: 10 }, 'impressions', 10],
  ['brand-link', { brandLinked: false }, 'clicks', 1.114 ** -0.5],
  ['brand-link', { brandLinked: true }, 'clicks', 1],
  ['price-point', { productPrice: 600 }, 'orders', 10 ** -0.335],
  ['price-point', { productPrice: 60 }, 'orders', 1],
  ['discount-code', { discount: 0.2 }, 'orders', 0.8 ** -1.5],
  ['earlier-campaigns', { earlierCampaigns: 1 }, 'orders', 1.5 ** 0.25],
  ['earlier-campaigns', { earlierCampaigns: 0 }, 'orders', 1],
  ['landing-page', { conversionRate: 0.2 }, 'orders', 0.25],
  ['landing-page', { landingQuality: 'good' }, 'orders', 0.026 / 0.974],
  ['order-value', { productPrice: 75 }, 'price', 75],
  ['order-value-and-margin', { margin: 0.35 }, 'margin', 0.35],
  ['usage-rights', { usageRights: 'paid-social' }, 'rights', 0.35],
  ['exclusivity', { exclusivityMonths: 3 }, 'exclusivity', 0.3],
  ['advertising', { boostSpend: 85 }, 'paidImpressions', 10_000],
  ['link', { linkPlace: 'bio' }, 'clicks', 0.008 / 0.992],
  ['attribution-window', { attributionDays: 30 }, 'orders', 1],
]

test.each(campaignSizes)('%s with %o moves %s by %d', (id, campaign, stage, expected) => {
  expect(multipliers(id, inputOf({}, campaign), stage)[1]).toBeCloseTo(expected, 9)
})

test('the best week has five posts, and its published gain is that over a week with one', () => {
  const full = (postsPerWeek: number) => multipliers('posting-frequency', inputOf({ postsPerWeek }), 'clicks')[2]
  expect(full(5) / full(1)).toBeCloseTo(1.538, 9)
  expect(full(5) / full(25)).toBeCloseTo(1.538, 9)
})

test('one factor of two off the best fit costs the published 7.9 %, if all of it carries over', () => {
  const full = (interestFit: number) => multipliers('interest-fit', inputOf({ interestFit }), 'orders')[2]
  expect(full(0.18) / full(0.09)).toBeCloseTo(0.921, 9)
  expect(full(0.045) / full(0.09)).toBeCloseTo(0.921, 9)
  expect(full(1e-5)).toBe(full(1e-3))
})

test('a month of YouTube counts 60 %, a year all of it, more than a year no more', () => {
  const counted = (attributionDays: number) =>
    multipliers('attribution-window', inputOf({ platform: 'youtube' }, { attributionDays }), 'orders')[1]
  expect(counted(30)).toBeCloseTo(0.6, 9)
  expect(counted(365)).toBeCloseTo(1, 9)
  expect(counted(3_000)).toBe(1)
  expect(counted(7)).toBeCloseTo(0.446, 2)
})

test('a measured suspicious share keeps its interval, an unknown one has that of the base rates', () => {
  const known = multipliers(
    'suspicious-share',
    inputOf({ suspiciousShare: { share: 0.2, low: 0.1, high: 0.3 } }),
    'people',
  )
  expect(known[0]).toBeGreaterThan(0.8)
  expect(known[0]).toBeLessThan(0.9)
  expect(known[2]).toBeLessThan(0.8)
  expect(known[2]).toBeGreaterThan(0.7)
  const open = multipliers('suspicious-share', inputOf({}), 'people')
  expect(open[1]).toBeCloseTo(0.85, 9)
  expect(open[0] - open[2]).toBeGreaterThan(known[0] - known[2])
})

test('a share with its ends the wrong way around is read as one without spread on that side', () => {
  const odd = multipliers(
    'suspicious-share',
    inputOf({ suspiciousShare: { share: 0.2, low: 0.5, high: 0.1 } }),
    'people',
  )
  for (const times of odd) expect(times).toBeCloseTo(0.8, 9)
})

test('transferred effects leave "nothing" and "all of it" at their ends', () => {
  const [none, half, all] = multipliers('audience-match', inputOf({ audienceMatch: 1 }), 'orders')
  expect(none).toBe(1)
  expect(half).toBeCloseTo(Math.SQRT2, 9)
  expect(all).toBeCloseTo(2, 9)
})

test('what the brand knows of its own page silences what is only assumed of prices', () => {
  const reading = (campaign: Partial<RoiCampaign>) =>
    roiFactors.find(({ id }) => id === 'price-point')?.read(inputOf({}, campaign))
  expect(reading({ productPrice: 200, conversionRate: 0.02 })).toBeNull()
  expect(reading({ productPrice: 200 })).not.toBeNull()
})

test('factors of one platform are silent on the others', () => {
  const reading = (platform: RoiCreator['platform']) =>
    roiFactors.find(({ id }) => id === 'views-per-subscriber')?.read(inputOf({ platform }))
  expect(reading('youtube')).not.toBeNull()
  expect(reading('tiktok')).toBeNull()
})

test('no money behind a post, no bought impressions', () => {
  const effects = (campaign: Partial<RoiCampaign>) =>
    roiFactors.find(({ id }) => id === 'advertising')?.read(inputOf({}, campaign))?.effects
  expect(effects({})).toEqual([])
  expect(effects({ boostSpend: 0 })).toEqual([])
  expect(effects({ boostSpend: 10 })?.length).toBe(1)
})

test('the usual place of a link is the sticker of a story and the description of a video', () => {
  const value = (platform: RoiCreator['platform'], campaign: Partial<RoiCampaign>) =>
    roiFactors.find(({ id }) => id === 'link')?.read(inputOf({ platform }, campaign))?.value
  expect(value('instagram', { format: 'story' })).toBe('sticker')
  expect(value('instagram', { format: 'feed' })).toBe('bio')
  expect(value('youtube', {})).toBe('description')
  expect(value('youtube', { linkPlace: 'message' })).toBe('message')
})

import { expect, test } from 'vitest'
import { logSpread } from '../statistics/log-range.ts'
import { openInput } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import { planOf } from './plan.ts'
import type { RoiCampaign, RoiCreator, RoiInput } from './roi-input.ts'

/** How sure a forecast is. An open question must cost certainty, or whoever leaves it open would look better than he is. */

const open = openInput('instagram', 50_000, 500)
const withCreator = (known: Partial<RoiCreator>): RoiInput => ({ ...open, creator: { ...open.creator, ...known } })
const withCampaign = (known: Partial<RoiCampaign>): RoiInput => ({ ...open, campaign: { ...open.campaign, ...known } })

/** Variance of the logarithm of all that is drawn, each factor with the part that is its own. */
function varianceOf(input: RoiInput): number {
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  return plan.drawn.reduce((sum, { log }) => sum + logSpread(log) ** 2, 0)
}
const middleOf = (input: RoiInput, stage: 'clicks' | 'orders') => planOf(input)?.middles[stage] ?? Number.NaN

const engagement = { rate: 0.01, basis: 'followers', tierMedian: 0.01 } as const
test.each<[string, RoiInput, 'clicks' | 'orders']>([
  ['engagement', withCreator({ engagement }), 'clicks'],
  ['comments per like', withCreator({ commentsPerLike: 0.0075 }), 'clicks'],
  ['saves per like', withCreator({ savesPerLike: 0.05 }), 'clicks'],
  ['sponsored posts', withCreator({ sponsoredShare: 0.15 }), 'clicks'],
  ['paid performance', withCreator({ paidPerformance: 1 }), 'clicks'],
  ['posts per week', withCreator({ postsPerWeek: 3 }), 'clicks'],
  ['replies', withCreator({ replyShare: 0.1 }), 'clicks'],
  ['inauthentic comments', withCreator({ inauthenticCommentsShare: 0.15 }), 'clicks'],
  ['the link', withCampaign({ brandLinked: true }), 'clicks'],
  ['interest', withCreator({ interestFit: 0.05 }), 'orders'],
  ['own posts', withCreator({ originalShare: 0.9 }), 'orders'],
  ['countries', withCreator({ audienceCountries: { US: 0.5, IN: 0.5 } }), 'orders'],
  ['likeness to customers', withCreator({ audienceMatch: 0.5 }), 'orders'],
  ['other brands', withCreator({ otherBrands: 0 }), 'orders'],
  ['the page', withCampaign({ conversionRate: 0.018 }), 'orders'],
  ['the price', withCampaign({ productPrice: 60 }), 'orders'],
  ['the discount', withCampaign({ discount: 0 }), 'orders'],
  ['earlier campaigns', withCampaign({ earlierCampaigns: 0 }), 'orders'],
  ['the window', withCampaign({ attributionDays: 30 }), 'orders'],
])('answering %s by what is usual moves no middle and never widens', (_name, answered, stage) => {
  expect(middleOf(answered, stage)).toBeCloseTo(middleOf(open, stage), 9)
  expect(varianceOf(answered)).toBeLessThanOrEqual(varianceOf(open) + 1e-12)
})

test('an answer far from the usual is believed in part, and its own doubt comes with it', () => {
  // Four times the usual comments: half of the effect is expected, between none and twice of that.
  const far = withCreator({ commentsPerLike: 0.03 })
  const near = withCreator({ commentsPerLike: 0.0075 })
  expect(varianceOf(far)).toBeGreaterThan(varianceOf(near))
  expect(middleOf(far, 'clicks')).toBeGreaterThan(middleOf(near, 'clicks'))
})

test('a wider forecast of likes is a wider forecast of people, around the same middle', () => {
  const reachOf = (times: number) =>
    forecastRoi(withCreator({ likes: { p10: 1_000 / times, p50: 1_000, p90: 1_000 * times } }), 2_000)?.reach
  const [sure, unsure] = [reachOf(1.1), reachOf(4)]
  expect((unsure?.p90 ?? 0) / (unsure?.p10 ?? 1)).toBeGreaterThan(3 * ((sure?.p90 ?? 0) / (sure?.p10 ?? 1)))
  expect((unsure?.p50 ?? 0) / (sure?.p50 ?? 1)).toBeGreaterThan(0.9)
  expect((unsure?.p50 ?? 0) / (sure?.p50 ?? 1)).toBeLessThan(1.1)
})

test('a wider interval of inauthentic followers is a wider forecast, and their share in the middle stays', () => {
  const shareOf = (low: number, high: number) => {
    const reach = { p10: 999, p50: 1_000, p90: 1_001 }
    return forecastRoi(withCreator({ reach, suspiciousShare: { share: 0.2, low, high } }), 2_000)?.reach
  }
  const [narrow, wide] = [shareOf(0.19, 0.21), shareOf(0.02, 0.6)]
  expect((wide?.p90 ?? 0) - (wide?.p10 ?? 0)).toBeGreaterThan(5 * ((narrow?.p90 ?? 0) - (narrow?.p10 ?? 0)))
  expect(narrow?.p50).toBeCloseTo(800, -1)
  expect(wide?.p50).toBeCloseTo(800, -1)
  // Nobody is more than everybody: the luckiest tenth still has at most all people.
  expect(wide?.p90).toBeLessThanOrEqual(1_001)
})

test('a growth curve that looks wrong widens both ends alike and lowers nothing', () => {
  const reachOf = (growthAnomaly: number) => forecastRoi(withCreator({ growthAnomaly }), 4_000)?.reach
  const [calm, wild] = [reachOf(0), reachOf(1)]
  expect(Math.log((wild?.p50 ?? 0) / (calm?.p50 ?? 1))).toBeCloseTo(0, 1)
  expect(wild?.p90).toBeGreaterThan(calm?.p90 ?? 0)
  expect(wild?.p10).toBeLessThan(calm?.p10 ?? 0)
})

test('who a creator is called changes the luck of the draws and not the percentiles by more than luck', () => {
  const [one, other] = ['instagram/a', 'instagram/b'].map((id) => forecastRoi(withCreator({ id }), 10_000))
  for (const figure of ['reach', 'clicks', 'revenue'] as const) {
    for (const end of ['p10', 'p50', 'p90'] as const) {
      expect((one?.[figure][end] ?? 0) / (other?.[figure][end] ?? 1)).toBeGreaterThan(0.93)
      expect((one?.[figure][end] ?? 0) / (other?.[figure][end] ?? 1)).toBeLessThan(1.07)
    }
  }
  expect(one?.clicks).not.toEqual(other?.clicks)
})

test('the order in which an input’s keys are written means nothing', () => {
  const reversed = <T extends object>(value: T): T =>
    Object.assign(Object.create(null), Object.fromEntries(Object.entries(value).reverse()))
  const turned: RoiInput = { ...reversed(open), creator: reversed(open.creator), campaign: reversed(open.campaign) }
  expect(JSON.stringify(forecastRoi(turned, 300))).toBe(JSON.stringify(forecastRoi(open, 300)))
})

test('a forecast changes nothing of what it was asked', () => {
  const before = structuredClone(open)
  forecastRoi(open, 200)
  expect(open).toEqual(before)
})

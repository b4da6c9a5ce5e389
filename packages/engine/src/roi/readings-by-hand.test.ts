import { expect, test } from 'vitest'
import { knownInput } from './example-roi.ts'
import { roiFactors } from './factor-list.ts'
import type { RoiCampaign, RoiCreator } from './roi-input.ts'
import { anchoredStoryClicks, anchoredStoryReach } from './story-anchor.ts'

/** What each factor makes of one value, worked out from its published size. A multiplier is that of the median. */

function multiplier(id: string, creator: Partial<RoiCreator>, campaign: Partial<RoiCampaign> = {}): number {
  const base = knownInput('feed')
  const factor = roiFactors.find((candidate) => candidate.id === id)
  const reading = factor?.read({
    creator: { ...base.creator, ...creator },
    campaign: { ...base.campaign, ...campaign },
    calibration: null,
  })
  return Math.exp(reading?.effects[0]?.log.p50 ?? Number.NaN)
}

test.each<[string, Partial<RoiCreator>, number, string]>([
  ['followers', { followers: 500_000 }, 10 ** -0.076, 'ten times 50,000 followers: half of −.152 × ln 10'],
  ['interest-fit', { interestFit: 0.05 }, 1, 'the usual fit changes nothing'],
  ['original-posts', { originalShare: 0.4 }, 1.155 ** -0.25, 'half of ln 1.155 over half of the posts'],
  ['audience-countries', { audienceCountries: { US: 1 } }, 1 / 0.7, 'all in the United States against the usual .7'],
  ['audience-match', { audienceMatch: 1 }, 2 ** 0.5, 'half of ln 4 over half of the scale'],
  [
    'engagement-rate',
    { engagement: { rate: 0.02, basis: 'followers', tierMedian: 0.01 } },
    2 ** 0.3,
    'twice the usual',
  ],
  ['comments-per-like', { commentsPerLike: 0.015 }, 2 ** 0.15, 'twice the usual .0075'],
  ['saves-and-shares', { savesPerLike: 0.025 }, 0.5 ** 0.15, 'half the usual .05'],
  ['replies', { replyShare: 1 }, Math.exp(0.2 * 0.9), 'half of .4 over nine tenths'],
  ['inauthentic-comments', { inauthenticCommentsShare: 0.65 }, Math.sqrt(1 - 0.495), 'half of ln (1 − .99 × .5)'],
  ['inauthentic-comments', { inauthenticCommentsShare: 0.15 }, 1, 'three of twenty are ordinary'],
  ['sponsored-share', { sponsoredShare: 0.575 }, Math.sqrt(0.5), 'half of ln (.425 / .85)'],
  ['paid-performance', { paidPerformance: 0.5 }, 0.5 ** 0.7, 'half the engagement, .7 of it holds'],
  ['posting-frequency', { postsPerWeek: 3 }, 1, 'three a week is what it is read against'],
  ['other-brands', { otherBrands: 10 }, Math.sqrt(0.5), 'half of −ln (1 + .1 × 10)'],
  ['conversion-history', { history: { clicks: 200, orders: 10 } }, 14 / 7.6, '(4 + 10) / (4 + .018 × 200)'],
  ['conversion-history', { history: { clicks: 0, orders: 0 } }, 1, 'no visits, no evidence'],
])('%s with %o: %d, %s', (id, creator, expected) => {
  expect(multiplier(id, creator)).toBeCloseTo(expected, 9)
})

test.each<[string, Partial<RoiCampaign>, number, string]>([
  ['price-point', { conversionRate: null, productPrice: 600 }, 10 ** -0.335, 'half of −.67 × ln 10'],
  ['discount-code', { discount: 0.2 }, 0.8 ** -1.5, 'half of −3 × ln .8'],
  ['earlier-campaigns', { earlierCampaigns: 1 }, 1.5 ** 0.25, 'half of the claim, half of that after one campaign'],
  ['earlier-campaigns', { earlierCampaigns: 40 }, 1.5 ** 0.5, 'half of the claim after many'],
  ['attribution-window', { attributionDays: 7 }, (7 / 30) ** 0.03, 'a week on Instagram counts .96'],
  ['landing-page', { conversionRate: 0.5 }, 1, 'even chances are odds of 1'],
])('%s with %o: %d, %s', (id, campaign, expected) => {
  expect(multiplier(id, {}, campaign)).toBeCloseTo(expected, 9)
})

test('a week on YouTube counts .45: 60 % of the days between, by the power that reaches all in a year', () => {
  const power = Math.log(1 / 0.6) / Math.log(365 / 30)
  expect(multiplier('attribution-window', { platform: 'youtube' }, { attributionDays: 7 })).toBeCloseTo(
    0.6 * (7 / 30) ** power,
    12,
  )
})

test('effects of engagement end at four times either way: nobody is paid for a giveaway', () => {
  const at = (commentsPerLike: number) => multiplier('comments-per-like', { commentsPerLike })
  expect(at(0.03)).toBeCloseTo(4 ** 0.15, 9)
  expect(at(3)).toBe(at(0.03))
  expect(at(1e-6)).toBeCloseTo(0.25 ** 0.15, 9)
})

test('a history of more orders than visits is one of an order for each visit', () => {
  const at = (orders: number) => multiplier('conversion-history', { history: { clicks: 50, orders } })
  expect(at(5_000)).toBe(at(50))
  expect(at(50)).toBeCloseTo(54 / (4 + 0.018 * 50), 9)
})

test('the anchor of story links by hand: three statements, each moved by its share of the variance', () => {
  // Spreads of the logarithms: ln (.12 / .03) and ln (.05 / .008) over 2 × 1.28155, and .6 for the practitioner.
  const z = 1.2815515655446004
  const [reach, click, visits] = [Math.log(4) / (2 * z), Math.log(6.25) / (2 * z), 0.6].map((spread) => spread ** 2)
  const sum = (reach ?? 0) + (click ?? 0) + (visits ?? 0)
  const surprise = Math.log(0.00707 / (0.07 * 0.02))
  expect(anchoredStoryReach[1]).toBeCloseTo(0.07 * Math.exp(((reach ?? 0) / sum) * surprise), 9)
  expect(anchoredStoryClicks[1]).toBeCloseTo(0.02 * Math.exp(((click ?? 0) / sum) * surprise), 9)
  // What is left between the product of the two and the visits is the practitioner's own doubt.
  const left = Math.log(0.00707 / (anchoredStoryReach[1] * anchoredStoryClicks[1]))
  expect(left).toBeCloseTo(((visits ?? 0) / sum) * surprise, 9)
  expect(anchoredStoryReach.map((share) => Math.round(share * 1_000))).toEqual([58, 105, 192])
  expect(anchoredStoryClicks.map((share) => Math.round(share * 1_000))).toEqual([21, 41, 81])
})

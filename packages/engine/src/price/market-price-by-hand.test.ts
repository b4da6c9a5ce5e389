import { expect, test } from 'vitest'
import { openInput } from '../roi/example-roi.ts'
import { planOf } from '../roi/plan.ts'
import type { RoiCampaign, RoiCreator } from '../roi/roi-input.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import { marketPrice } from './market-price.ts'

/** What the market asks for one post, from the tables on paper: what is seen, in thousands, times the price of a thousand. */

const certainly = (p50: number) => ({ p10: p50, p50, p90: p50 })
function priceOf(
  platform: Platform,
  followers: number,
  creator: Partial<RoiCreator> = {},
  campaign: Partial<RoiCampaign> = {},
) {
  const open = openInput(platform, followers, 0)
  const input = { ...open, creator: { ...open.creator, ...creator }, campaign: { ...open.campaign, ...campaign } }
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  return marketPrice(input, plan)
}

test.each([
  [5_000, 19.5, '5,000 × .13 × 3 at $10'],
  [20_000, 72, '20,000 × .08 × 3 at $15'],
  [100_000, 300, '100,000 × .05 × 3 at $20'],
  [700_000, 1_837.5, '700,000 × .035 × 3 at $25'],
  [2_000_000, 7_200, '2,000,000 × .03 × 3 at $40'],
])('Instagram, %d followers: $%d, which is %s a thousand', (followers, expected) => {
  expect(priceOf('instagram', followers)?.p50).toBeCloseTo(expected, 9)
})

test.each([
  [5_000, 80, 22],
  [20_000, 120, 32],
  [100_000, 150, 45],
  [700_000, 220, 50],
  [2_000_000, 280, 45],
])(
  '10,000 views of a creator with %d followers: $%d on TikTok, ten times .55 of $%d on YouTube',
  (size, tiktok, dedicated) => {
    const views = certainly(10_000)
    expect(priceOf('tiktok', size, { views })?.p50).toBeCloseTo(tiktok, 9)
    expect(priceOf('youtube', size, { views })?.p50).toBeCloseTo(10 * 0.55 * dedicated, 9)
  },
)

test('other platforms have one price for every size: $15 on Twitch, $6 on X and $17 on LinkedIn', () => {
  for (const size of [3_000, 300_000]) {
    expect(priceOf('twitch', size, { views: certainly(10_000) })?.p50).toBeCloseTo(150, 9)
    expect(priceOf('x', size)?.p50).toBeCloseTo((size * 0.3 * 6) / 1_000, 9)
    expect(priceOf('linkedin', size)?.p50).toBeCloseTo((size * 0.15 * 17) / 1_000, 9)
  }
})

test('where views are known, the range is that of the table alone', () => {
  const price = priceOf('tiktok', 20_000, { views: certainly(10_000), growthAnomaly: 0 })
  expect(price?.p10).toBeCloseTo(60, 9)
  expect(price?.p90).toBeCloseTo(250, 9)
})

test('a region’s people are priced by its index, and nobody is worth nothing', () => {
  const plain = priceOf('instagram', 20_000)?.p50 ?? 0
  const times = (audienceCountries: Record<string, number>) =>
    (priceOf('instagram', 20_000, { audienceCountries })?.p50 ?? 0) / plain
  expect(times({ US: 1 })).toBeCloseTo(1, 9)
  expect(times({ GB: 1 })).toBeCloseTo(0.85, 9)
  expect(times({ US: 0.5, IN: 0.5 })).toBeCloseTo(0.7, 9)
  expect(times({})).toBeCloseTo(1, 9)
})

test('the brand’s own markets do not move the price: a creator asks the same of every brand', () => {
  const audience = { audienceCountries: { US: 0.5, IN: 0.5 } }
  expect(priceOf('instagram', 20_000, audience, { markets: ['US'] })).toEqual(priceOf('instagram', 20_000, audience))
})

test('a credible share comes off in proportion, and a hundredth is always left', () => {
  const plain = priceOf('instagram', 20_000)?.p50 ?? 0
  const at = (share: number) =>
    (priceOf('instagram', 20_000, { suspiciousShare: { share, low: share, high: share } })?.p50 ?? 0) / plain
  expect(at(0)).toBeCloseTo(1, 9)
  expect(at(0.25)).toBeCloseTo(0.75, 9)
  expect(at(1)).toBeCloseTo(0.01, 9)
})

test('formats: a story half, a short .2 over .55 of an integration, by the same views', () => {
  const views = certainly(10_000)
  const plain = priceOf('youtube', 20_000, { views })?.p50 ?? 0
  expect((priceOf('youtube', 20_000, { views }, { format: 'short' })?.p50 ?? 0) / plain).toBeCloseTo(0.2 / 0.55, 9)
  expect((priceOf('youtube', 20_000, { views }, { format: 'story' })?.p50 ?? 0) / plain).toBeCloseTo(0.5, 9)
})

test('impressions that were bought are not paid to the creator', () => {
  expect(priceOf('instagram', 20_000, {}, { boostSpend: 9_000 })).toEqual(priceOf('instagram', 20_000))
})

test('a price names its table and what was multiplied, and nothing that was not known', () => {
  expect(priceOf('instagram', 20_000)).toMatchObject({
    basis: 'feed post, price per 1,000 impressions',
    grade: 'proposal',
  })
  const known = { audienceCountries: { GB: 1 }, suspiciousShare: { share: 0.1, low: 0.1, high: 0.1 } }
  expect(priceOf('instagram', 20_000, known, { niche: 'beauty', format: 'story' })?.basis).toBe(
    'feed post, price per 1,000 impressions, times niche, region, format and credible share',
  )
  expect(priceOf('x', 20_000, { audienceCountries: { US: 1 } })).toMatchObject({
    basis: 'post, price per 1,000 impressions, times region',
    ...{ source: 'SponsorRate', grade: 'C' },
  })
})

test('the luck of one post is not in a price: the fee is agreed on before anybody sees it', () => {
  for (const platform of ['tiktok', 'youtube', 'twitch', 'x'] as const) {
    const [steady, wild] = [1, 8].map((times) =>
      priceOf(platform, 20_000, { views: { p10: 9_000 / times, p50: 9_000, p90: 9_000 * times } }),
    )
    expect(wild).toEqual(steady)
  }
  // How many impressions stand behind a like is not known to anybody, so that stays.
  const liked = priceOf('instagram', 20_000, { likes: certainly(900) })
  expect((liked?.p90 ?? 0) / (liked?.p10 ?? 1)).toBeGreaterThan(30 / 8)
})

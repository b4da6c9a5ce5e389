import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reachBase } from '../reach/reach-base.ts'
import { knownInput, openCampaign, openCreator } from './example-roi.ts'
import { buyingShare, regionIndex, regionRows } from './order-rates.ts'
import { outcomesOf } from './outcomes.ts'
import { planOf } from './plan.ts'
import type { Estimate, RoiCampaign, RoiCreator, RoiInput } from './roi-input.ts'

/** Whatever is counted twice as often is forecast twice as often; whatever is a rate stays one. */

const certainly = (p50: number): Estimate => ({ p10: p50, p50, p90: p50 })
const inputOf = (creator: RoiCreator, campaign: Partial<RoiCampaign> = {}): RoiInput => ({
  ...{ creator, campaign: openCampaign(100, campaign), calibration: null },
})
/** The chain at its median. */
function medianOf(input: RoiInput) {
  const plan = planOf(input)
  if (plan === null) throw new Error('no plan')
  const { reach, impressions, clicks, orders } = outcomesOf(plan, 1, () => new Float64Array(1))
  return { reach: reach[0] ?? 0, impressions: impressions[0] ?? 0, clicks: clicks[0] ?? 0, orders: orders[0] ?? 0 }
}

test('within a size class twice the followers are twice the people; at its edge the share falls', () => {
  const reach = (followers: number) => medianOf(inputOf(openCreator('instagram', followers))).reach
  expect(reach(40_000) / reach(20_000)).toBeCloseTo(2, 9)
  expect(reach(800_000) / reach(600_000)).toBeCloseTo(4 / 3, 9)
  // 9,999 × .13 against 10,000 × .08: one follower more crosses into a class whose posts reach a smaller share.
  expect(reach(10_000)).toBeLessThan(reach(9_999))
})

test('views, likes and reach are each in proportion to the people, on every platform that has them', () => {
  const counts = fc.double({ min: 1, max: 1e6, noNaN: true })
  const cases = fc.constantFrom(
    { platform: 'tiktok', field: 'views' } as const,
    { platform: 'youtube', field: 'views' } as const,
    { platform: 'instagram', field: 'likes' } as const,
    { platform: 'linkedin', field: 'reach' } as const,
  )
  fc.assert(
    fc.property(counts, cases, (count, { platform, field }) => {
      const one = medianOf(inputOf(openCreator(platform, 20_000, { [field]: certainly(count) })))
      const three = medianOf(inputOf(openCreator(platform, 20_000, { [field]: certainly(3 * count) })))
      expect(three.reach / one.reach).toBeCloseTo(3, 9)
      expect(three.impressions / one.impressions).toBeCloseTo(3, 9)
      // YouTube reads views against subscribers, which is a rate and moves clicks by less than the count.
      if (platform !== 'youtube') expect(three.clicks / one.clicks).toBeCloseTo(3, 9)
    }),
  )
})

test('impressions and their cost add up over posts, people by the power .457', () => {
  const posts = fc.integer({ min: 1, max: 1_000 })
  fc.assert(
    fc.property(posts, (count) => {
      const creator = openCreator('instagram', 30_000)
      const [one, many] = [medianOf(inputOf(creator, { posts: 1 })), medianOf(inputOf(creator, { posts: count }))]
      expect(many.impressions / one.impressions).toBeCloseTo(count, 6)
      expect(many.reach / one.reach).toBeCloseTo(count ** 0.457, 9)
    }),
  )
})

test('advertising adds the same people to every creator: $8.50 are 1,000 impressions and 333 people', () => {
  for (const followers of [1_000, 3_000_000]) {
    const creator = openCreator('instagram', followers)
    const [plain, boosted] = [medianOf(inputOf(creator)), medianOf(inputOf(creator, { boostSpend: 8.5 }))]
    expect(boosted.impressions - plain.impressions).toBeCloseTo(1_000, 6)
    expect(boosted.reach - plain.reach).toBeCloseTo(1_000 / 3, 6)
  }
})

test('a base has at most one person for each impression, at its median and at both ends', () => {
  const creators = fc.record({
    platform: fc.constantFrom(
      'instagram' as const,
      'tiktok' as const,
      'youtube' as const,
      'x' as const,
      'twitch' as const,
    ),
    followers: fc.integer({ min: 0, max: 1e7 }),
    format: fc.constantFrom(null, 'feed' as const, 'reel' as const, 'story' as const),
    count: fc.double({ min: 0, max: 1e7, noNaN: true }),
    field: fc.constantFrom('reach' as const, 'views' as const, 'likes' as const),
  })
  fc.assert(
    fc.property(creators, ({ platform, followers, format, count, field }) => {
      const base = reachBase(inputOf(openCreator(platform, followers, { [field]: certainly(count) }), { format }))
      if (base === null) return
      for (const end of ['p10', 'p50', 'p90', 'max'] as const) expect(base.people[end]).toBeLessThanOrEqual(1e-12)
      expect(Number.isFinite(base.exposure.p50)).toBe(true)
    }),
  )
})

test('rates stay rates: however large the odds, clicks are below people and orders below clicks', () => {
  const generous: RoiInput = {
    ...knownInput(),
    calibration: {
      clicks: { shift: 7, brandSpread: 1, creatorSpread: 1, campaigns: 5, weight: 0 },
      orders: { shift: 7, brandSpread: 1, creatorSpread: 1, campaigns: 5, weight: 0 },
    },
  }
  const { reach, clicks, orders } = medianOf(generous)
  expect(clicks / reach).toBeGreaterThan(0.9)
  expect(clicks).toBeLessThan(reach)
  expect(orders).toBeLessThan(clicks)
})

test('small rates multiply: twice the odds of a small rate are nearly twice the clicks, never more', () => {
  const shifted = (shift: number) =>
    medianOf({
      ...knownInput('feed'),
      calibration: {
        clicks: { shift, brandSpread: 1, creatorSpread: 1, campaigns: 5, weight: 0 },
        orders: { shift: 0, brandSpread: 1, creatorSpread: 1, campaigns: 5, weight: 0 },
      },
    }).clicks
  const times = shifted(Math.log(2)) / shifted(0)
  expect(times).toBeLessThan(2)
  expect(times).toBeGreaterThan(1.97)
})

test('a market more is never a buyer less, and all the named countries together are no market at all', () => {
  const countries = regionRows.flatMap((row) => row.countries)
  const shares = fc.dictionary(fc.constantFrom(...countries, 'JP'), fc.double({ min: 0, max: 1, noNaN: true }))
  fc.assert(
    fc.property(shares, fc.subarray(countries), fc.constantFrom(...countries), (audience, markets, more) => {
      const some = buyingShare(audience, markets)
      const richer = buyingShare(audience, [...markets, more])
      if (some === null || richer === null) return
      expect(richer).toBeGreaterThanOrEqual(some)
      expect(some).toBeGreaterThanOrEqual(0.005)
      expect(richer).toBeLessThanOrEqual(1)
      expect(buyingShare(audience, Object.keys(audience))).toBe(buyingShare(audience, null))
    }),
  )
})

test('regions are listed from the dearest down, and a country without a row stands between them', () => {
  const indexes = regionRows.map(({ index }) => index)
  expect(indexes).toEqual([...indexes].sort((a, b) => b - a))
  expect(regionIndex('KR')).toBeGreaterThan(Math.min(...indexes))
  expect(regionIndex('KR')).toBeLessThan(Math.max(...indexes))
  expect(regionIndex('us')).toBe(regionIndex('KR'))
})

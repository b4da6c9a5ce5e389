import { expect, test } from 'vitest'
import { tierName } from './benchmarks.ts'
import { referenceOf, referencePercentile } from './reference-quantiles.ts'
import { tierRows } from './tier-quantiles.ts'

/** A follower count inside each tier. */
const inside = [2_000, 7_000, 20_000, 70_000, 200_000, 700_000, 5_000_000]

test.each(tierRows.map((row) => [row.platform, row.metric, row.tier, row] as const))(
  '%s %s, tier %d: quantiles rise and rest on thirty creators and more',
  (_platform, _metric, tier, { quantiles, creators }) => {
    expect([...quantiles]).toEqual([...quantiles].sort((a, b) => a - b))
    expect(new Set(quantiles).size).toBe(5)
    expect(creators).toBeGreaterThanOrEqual(30)
    expect(tierName(tier)).toContain('followers')
  },
)

test('a creator is compared with creators of the same size, and the source says so', () => {
  const small = referenceOf('tiktok', 'commentsPerLike', 20_000)
  const large = referenceOf('tiktok', 'commentsPerLike', 5_000_000)
  expect(small?.q50).toBeGreaterThan(2 * (large?.q50 ?? 1))
  expect(small?.source).toContain('10K–50K followers')
  expect(large?.source).toContain('1M+ followers')
})

test('sizes that nobody measured, and unknown sizes, are compared with all', () => {
  const all = referenceOf('tiktok', 'commentsPerLike')
  expect(referenceOf('tiktok', 'commentsPerLike', null)).toEqual(all)
  expect(referenceOf('tiktok', 'commentsPerLike', 2_000)).toEqual(all)
  expect(referenceOf('tiktok', 'commentsPerLike', 500)).toEqual(all)
  expect(referenceOf('tiktok', 'viewsPerFollower', 20_000)).toEqual(referenceOf('tiktok', 'viewsPerFollower'))
})

test('a size never makes a platform known that was not measured', () => {
  for (const followers of inside) expect(referenceOf('linkedin', 'commentsPerLike', followers)).toBeNull()
})

test('the typical creator of each tier stands in the middle of it', () => {
  for (const { platform, metric, tier, quantiles } of tierRows) {
    const reference = referenceOf(platform, metric, inside[tier] ?? null)
    expect(reference === null ? null : referencePercentile(reference, quantiles[2])).toBeCloseTo(0.5, 6)
  }
})

test('the reference quantities of public creators are those of the tables', () => {
  const quantiles = (platform: 'instagram' | 'tiktok' | 'youtube', metric: Parameters<typeof referenceOf>[1]) => {
    const row = referenceOf(platform, metric)
    return [row?.q05, row?.q25, row?.q50, row?.q75, row?.q95]
  }
  expect(quantiles('instagram', 'engagementPerFollower')).toEqual([0.0013, 0.0042, 0.0123, 0.034, 0.095])
  expect(quantiles('instagram', 'commentsPerLike')).toEqual([0.0026, 0.0043, 0.007, 0.0111, 0.0239])
  expect(quantiles('tiktok', 'likesPerView')).toEqual([0.065, 0.109, 0.155, 0.194, 0.254])
  expect(quantiles('tiktok', 'commentsPerView')).toEqual([0.0003, 0.0007, 0.0011, 0.0019, 0.0045])
  expect(quantiles('tiktok', 'viewsPerFollower')).toEqual([0.024, 0.074, 0.156, 0.334, 0.899])
  expect(quantiles('youtube', 'likesPerView')).toEqual([0.013, 0.017, 0.027, 0.039, 0.06])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platforms } from '../snapshot/snapshot.ts'
import { engagementCell, tierOf } from './benchmarks.ts'
import { bandTables, tierEdges } from './engagement-bands.ts'
import { priceRows } from './prices.ts'
import { reachRows, sizeEdges, sizeOf } from './reach-shares.ts'
import { logPosition, type ReferenceQuantiles, referencePercentile, referenceQuantiles } from './reference-quantiles.ts'
import { tierRows } from './tier-quantiles.ts'

/** What ties the tables to each other. A figure that was mistyped in one of them breaks a bond here. */

test('every edge of a size class opens or stands inside a tier, so no class straddles two unread sizes', () => {
  for (const edge of sizeEdges.slice(1)) expect(tierOf(edge)).not.toBeNull()
  expect(sizeEdges.filter((edge) => tierEdges.some((other) => other === edge))).toEqual([
    10_000, 50_000, 500_000, 1_000_000,
  ])
})

test('sizes and tiers rise with the followers, and each has its own creators', () => {
  const followers = fc.integer({ min: 1_000, max: 1e8 })
  fc.assert(
    fc.property(followers, followers, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(sizeOf(less)).toBeLessThanOrEqual(sizeOf(more))
      expect(tierOf(less) ?? -1).toBeLessThanOrEqual(tierOf(more) ?? -1)
    }),
  )
  expect(new Set([0, 1e4, 5e4, 5e5, 1e6].map(sizeOf)).size).toBe(5)
})

test('one platform’s tables on two bases differ by far more than their tiers: the denominator is no detail', () => {
  for (const tier of tierEdges.keys()) {
    const middle = (basis: 'views' | 'followers') =>
      bandTables.find((table) => table.platform === 'tiktok' && table.basis === basis)?.tiers[tier]?.[1] ?? 0
    expect(middle('views') / middle('followers')).toBeGreaterThan(5)
  }
})

test('a post never reaches more people than it has views, nor all followers', () => {
  for (const { sizes } of reachRows) for (const range of sizes) expect(Math.max(...range)).toBeLessThan(1)
})

test('what is priced by views is reached by views: no platform counts one thing and prices another', () => {
  for (const { platform, per } of priceRows) {
    const of = reachRows.find((row) => row.platform === platform)?.of
    expect([platform, of === 'views']).toEqual([platform, per === 'views'])
  }
})

test('a typical post of a larger creator costs more in all, although a view may cost less', () => {
  for (const { platform, per, sizes } of priceRows) {
    const shares = reachRows.find((row) => row.platform === platform)?.sizes ?? []
    const middles = sizes.map(([, price], size) => {
      const counted = per === 'views' ? 1 : (shares[size]?.[1] ?? 0)
      return counted * price * Math.max(5_000, sizeEdges[size] ?? 0)
    })
    expect([platform, middles]).toEqual([platform, [...middles].sort((a, b) => a - b)])
  }
})

test('place and position agree on which side of the typical creator a value lies', () => {
  const value = fc.double({ min: 1e-6, max: 50, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...referenceQuantiles), value, (reference, one) => {
      const [place, position] = [referencePercentile(reference, one), logPosition(reference, one)]
      if (place > 0.5 + 1e-9) expect(position).toBeGreaterThan(0)
      if (place < 0.5 - 1e-9) expect(position).toBeLessThan(0)
      // The outer quantiles lie 1.6449 spreads out, by either reading.
      if (place < 0.05 - 1e-9) expect(position).toBeLessThan(-1.6449 + 1e-9)
      if (place > 0.95 + 1e-9) expect(position).toBeGreaterThan(1.6449 - 1e-9)
    }),
  )
})

test('a position is the same for a reference and a value in another unit', () => {
  const scaled = (row: ReferenceQuantiles, times: number): ReferenceQuantiles => ({
    ...row,
    ...{ q05: row.q05 * times, q25: row.q25 * times, q50: row.q50 * times, q75: row.q75 * times, q95: row.q95 * times },
  })
  for (const row of referenceQuantiles) {
    for (const value of [row.q05 / 3, row.q25, row.q75, row.q95 * 2]) {
      expect(logPosition(scaled(row, 1_000), value * 1_000)).toBeCloseTo(logPosition(row, value), 9)
      expect(referencePercentile(scaled(row, 1_000), value * 1_000)).toBeCloseTo(referencePercentile(row, value), 9)
    }
  }
})

test('nothing at all stands at place 0 and infinitely far down', () => {
  for (const row of referenceQuantiles) {
    expect(referencePercentile(row, 0)).toBe(0)
    expect(logPosition(row, 0)).toBe(Number.NEGATIVE_INFINITY)
  }
})

test('tiers of a metric surround the table of all sizes: its middle lies between theirs', () => {
  for (const { platform, metric, q50 } of referenceQuantiles) {
    const middles = tierRows
      .filter((row) => row.platform === platform && row.metric === metric)
      .map(({ quantiles }) => quantiles[2])
    if (middles.length < 2) continue
    expect(q50).toBeGreaterThanOrEqual(Math.min(...middles))
    expect(q50).toBeLessThanOrEqual(Math.max(...middles))
  }
})

test('tiers hold no more creators than the table of all sizes was measured on', () => {
  for (const { platform, metric, creators } of referenceQuantiles.filter((row) => row.platform === 'tiktok')) {
    const rows = tierRows.filter((row) => row.platform === platform && row.metric === metric)
    expect(rows.reduce((sum, row) => sum + row.creators, 0)).toBeLessThanOrEqual(creators)
  }
})

test('vendors’ typical rates and our own measured ones are of one order where both exist', () => {
  // Above a million followers on Instagram: Modash's middle is 1.14 %, the middle of 333 measured creators 1.23 %.
  const published = engagementCell('instagram', 5e6, 'followers')?.tierMedian ?? 0
  const measured = referenceQuantiles.find(
    ({ platform, metric }) => platform === 'instagram' && metric === 'engagementPerFollower',
  )
  expect(published).toBeCloseTo(0.01138, 5)
  expect((measured?.q50 ?? 0) / published).toBeCloseTo(1.08, 2)
})

test('every platform has a price and a reach, whether or not it has bands', () => {
  expect(priceRows.map(({ platform }) => platform).sort()).toEqual([...platforms].sort())
  expect(reachRows.map(({ platform }) => platform).sort()).toEqual([...platforms].sort())
})

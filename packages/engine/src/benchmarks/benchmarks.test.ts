import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandOf, cellBenchmark, engagementCell, percentileOf, tierName, tierOf } from './benchmarks.ts'
import { bandTables, tierEdges } from './engagement-bands.ts'
import { priceRows } from './prices.ts'
import { reachRows, sizeEdges, sizeOf } from './reach-shares.ts'
import { logPosition, referenceOf, referencePercentile, referenceQuantiles } from './reference-quantiles.ts'
import { thresholds } from './thresholds.ts'

const cells = bandTables.flatMap(({ platform, basis }) =>
  tierEdges.flatMap((followers) => engagementCell(platform, followers, basis) ?? []),
)

test('every table has a row for every tier with rising edges, a source, a grade and a basis', () => {
  expect(cells.length).toBe(bandTables.length * tierEdges.length)
  for (const table of bandTables) {
    expect(table.tiers.length).toBe(tierEdges.length)
    expect(table.source.length).toBeGreaterThan(10)
    for (const edges of table.tiers) expect([...edges].sort((a, b) => a - b)).toEqual([...edges])
  }
})

test('the same platform on another basis is another table', () => {
  const [views, followers] = [engagementCell('tiktok', 20_000, 'views'), engagementCell('tiktok', 20_000, 'followers')]
  expect((views?.tierMedian ?? 0) / (followers?.tierMedian ?? 1)).toBeGreaterThan(5)
  expect(engagementCell('tiktok', 20_000, 'subscribers')).toBeNull()
})

test('platforms without a published table and creators below a thousand followers have no cell', () => {
  for (const platform of ['twitch', 'x', 'linkedin'] as const)
    expect(engagementCell(platform, 50_000, 'followers')).toBeNull()
  expect(engagementCell('instagram', 999, 'followers')).toBeNull()
})

test('tiers are cut at their edges and named by numbers', () => {
  expect([999, 1_000, 4_999, 5_000, 999_999, 1_000_000, 9e8].map(tierOf)).toEqual([null, 0, 0, 1, 5, 6, 6])
  expect(tierName(0)).toBe('1K–5K followers')
  expect(tierName(6)).toBe('1M+ followers')
})

test('the typical creator of a tier stands in the middle, and the band agrees with the percentile', () => {
  for (const cell of cells) {
    expect(percentileOf(cell, cell.tierMedian)).toBeCloseTo(0.5, 6)
    expect(bandOf(cell, cell.tierMedian)).toBe('average')
    expect(bandOf(cell, cell.edges[0] / 2)).toBe('low')
    expect(bandOf(cell, cell.edges[3] * 2)).toBe('high')
  }
})

test('percentiles rise with the rate, stay within 0 to 1, and do not jump at band edges', () => {
  const rate = fc.double({ min: 0, max: 2, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...cells), rate, rate, (cell, a, b) => {
      const [low, high] = [percentileOf(cell, Math.min(a, b)), percentileOf(cell, Math.max(a, b))]
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(high).toBeGreaterThanOrEqual(low)
    }),
  )
  for (const cell of cells) {
    for (const edge of cell.edges) expect(percentileOf(cell, edge * 1.0001)).toBeCloseTo(percentileOf(cell, edge), 2)
  }
})

test('a cited cell says where it comes from and what it divides by', () => {
  const [cell] = cells
  if (cell === undefined) throw new Error('There are cells.')
  const benchmark = cellBenchmark(cell, 0.1)
  expect(benchmark.source).toContain('Modash')
  expect(benchmark.basis).toContain('Instagram')
  expect(benchmark.basis).toContain('per follower')
})

test('measured references rise from quantile to quantile and say how many creators they stand on', () => {
  for (const { q05, q25, q50, q75, q95, creators, source } of referenceQuantiles) {
    const quantiles = [q05, q25, q50, q75, q95]
    expect([...quantiles].sort((a, b) => a - b)).toEqual(quantiles)
    expect(creators).toBeGreaterThan(10)
    expect(source).toContain(String(creators).slice(-3))
  }
})

test('the typical creator lies at position 0, the quantiles at their places', () => {
  for (const reference of referenceQuantiles) {
    expect(logPosition(reference, reference.q50)).toBeCloseTo(0, 12)
    expect(logPosition(reference, reference.q95)).toBeCloseTo(1.6449, 6)
    expect(logPosition(reference, reference.q05)).toBeCloseTo(-1.6449, 6)
    expect(referencePercentile(reference, reference.q25)).toBeCloseTo(0.25, 6)
    expect(referencePercentile(reference, 0)).toBe(0)
    expect(referencePercentile(reference, reference.q95 * 1e6)).toBeLessThanOrEqual(1)
  }
  expect(referenceOf('linkedin', 'likesPerView')).toBeNull()
})

test('every threshold, reach and price row names its source', () => {
  for (const row of [...Object.values(thresholds), ...reachRows, ...priceRows]) {
    expect(row.source.length).toBeGreaterThan(3)
    expect(['A', 'B', 'C', 'measured', 'proposal']).toContain(row.grade)
  }
})

test('ranges rise and there is one for each size', () => {
  for (const { sizes } of [...reachRows, ...priceRows]) {
    expect(sizes.length).toBe(sizeEdges.length)
    for (const [low, middle, high] of sizes) expect(low <= middle && middle <= high).toBe(true)
  }
  expect([0, 9_999, 10_000, 499_999, 2_000_000].map(sizeOf)).toEqual([0, 0, 1, 2, 4])
})

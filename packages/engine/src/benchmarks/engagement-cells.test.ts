import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engagementBands } from '../report/report.ts'
import { platformNames } from '../snapshot/platform-names.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import {
  bandOf,
  cellBenchmark,
  type EngagementCell,
  engagementCell,
  percentileOf,
  tierName,
  tierOf,
} from './benchmarks.ts'
import { bandTables, tierEdges } from './engagement-bands.ts'

const tables = bandTables.map((table) => [table.platform, table.basis] as const)

/** @throws when the tables lack the cell */
function cellOf(platform: Platform, basis: (typeof tables)[number][1], followers: number): EngagementCell {
  const cell = engagementCell(platform, followers, basis)
  if (cell === null) throw new Error(`There is a table for ${platform} per ${basis}.`)
  return cell
}

const everyCell = tables.flatMap(([platform, basis]) =>
  tierEdges.map((followers) => cellOf(platform, basis, followers)),
)

test.each(tables)('%s per %s: each edge stands at its fifth, in every tier', (platform, basis) => {
  for (const followers of tierEdges) {
    const cell = cellOf(platform, basis, followers)
    for (const [index, edge] of cell.edges.entries()) {
      expect(percentileOf(cell, edge)).toBeCloseTo(0.2 * (index + 1), 9)
    }
  }
})

test.each(tables)('%s per %s: an edge belongs to the band below it, a hair more to the next', (platform, basis) => {
  for (const followers of tierEdges) {
    const cell = cellOf(platform, basis, followers)
    for (const [index, edge] of cell.edges.entries()) {
      expect(bandOf(cell, edge)).toBe(engagementBands[index])
      expect(bandOf(cell, edge * 1.000001)).toBe(engagementBands[index + 1])
    }
  }
})

test.each(tables)('%s per %s: between two edges the place goes by factors', (platform, basis) => {
  for (const followers of tierEdges) {
    const cell = cellOf(platform, basis, followers)
    const [low, below, average, above] = cell.edges
    expect(percentileOf(cell, Math.sqrt(low * below))).toBeCloseTo(0.3, 9)
    expect(percentileOf(cell, Math.sqrt(below * average))).toBeCloseTo(0.5, 9)
    expect(percentileOf(cell, Math.sqrt(average * above))).toBeCloseTo(0.7, 9)
    expect(percentileOf(cell, low * (below / low) ** 0.25)).toBeCloseTo(0.25, 9)
  }
})

test('outside the edges the place tends to the ends and never reaches the upper one', () => {
  for (const cell of everyCell) {
    const [low, , , above] = cell.edges
    expect(percentileOf(cell, 0)).toBe(0)
    expect(percentileOf(cell, low / 2)).toBeCloseTo(0.1, 9)
    expect(percentileOf(cell, above * 2)).toBeCloseTo(0.9, 9)
    expect(percentileOf(cell, above * 4)).toBeCloseTo(0.95, 9)
    expect(percentileOf(cell, above * 1e6)).toBeLessThan(1)
  }
})

test('the percentile never falls as the rate rises, in any cell', () => {
  const rate = fc.double({ min: 1e-6, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...everyCell), rate, fc.double({ min: 1, max: 3, noNaN: true }), (cell, one, times) => {
      expect(percentileOf(cell, one * times)).toBeGreaterThanOrEqual(percentileOf(cell, one) - 1e-12)
    }),
  )
})

test('percentile and band tell the same story at every rate', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyCell), fc.double({ min: 1e-6, max: 2, noNaN: true }), (cell, rate) => {
      const fifth = Math.min(4, Math.ceil(percentileOf(cell, rate) * 5 - 1e-9) - 1)
      expect(engagementBands.indexOf(bandOf(cell, rate))).toBe(Math.max(0, fifth))
    }),
  )
})

test('the typical rate lies inside the average band, and edges are ratios and not per cent', () => {
  for (const { edges, tierMedian } of everyCell) {
    expect(tierMedian).toBeGreaterThan(edges[1])
    expect(tierMedian).toBeLessThan(edges[2])
    for (const edge of edges) expect(edge).toBeLessThan(0.2)
  }
})

test('the example of the docstring: Instagram with 20,000 followers', () => {
  const cell = cellOf('instagram', 'followers', 20_000)
  expect(cell.edges.map((edge) => Number(edge.toFixed(4)))).toEqual([0.0039, 0.0084, 0.0111, 0.0261])
  expect(cell.tierMedian).toBeCloseTo(0.0097, 4)
  expect(cell.tier).toBe(2)
})

test('within a tier size decides nothing, across an edge it may', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 49_999 }), (followers) => {
      expect(engagementCell('youtube', followers, 'subscribers')).toEqual(cellOf('youtube', 'subscribers', 10_000))
    }),
  )
  expect(cellOf('youtube', 'subscribers', 50_000).edges).not.toEqual(cellOf('youtube', 'subscribers', 49_999).edges)
})

test.each(tierEdges.map((edge, index) => [edge, index] as const))('%d followers open tier %d', (edge, index) => {
  expect(tierOf(edge)).toBe(index)
  expect(tierOf(edge - 1)).toBe(index === 0 ? null : index - 1)
  expect(tierOf(edge + 0.5)).toBe(index)
})

test('a follower count that is no number has no tier', () => {
  expect(tierOf(Number.NaN)).toBeNull()
  expect(tierOf(-5)).toBeNull()
  expect(engagementCell('instagram', Number.NaN, 'followers')).toBeNull()
})

test('tiers are named by their edges, in order and without a gap', () => {
  expect(tierEdges.map((_, tier) => tierName(tier))).toEqual([
    '1K–5K followers',
    '5K–10K followers',
    '10K–50K followers',
    '50K–100K followers',
    '100K–500K followers',
    '500K–1M followers',
    '1M+ followers',
  ])
})

test.each([
  ['instagram', 'followers', 'engagements per follower'],
  ['tiktok', 'views', 'engagements per view'],
  ['tiktok', 'followers', 'engagements per follower'],
  ['youtube', 'subscribers', 'engagements per subscriber'],
] as const)('%s per %s is cited with its basis in words, its tier and its table', (platform, basis, words) => {
  const cell = cellOf(platform, basis, 120_000)
  const benchmark = cellBenchmark(cell, 0.04)
  expect(benchmark.value).toBe(0.04)
  expect(benchmark.basis).toBe(`${platformNames[platform]}, 100K–500K followers, ${words}`)
  expect(benchmark.source).toBe(cell.table.source)
})

test('no platform is judged on a basis that nobody published', () => {
  for (const platform of ['twitch', 'x', 'linkedin'] as const) {
    for (const basis of ['followers', 'views', 'subscribers'] as const)
      expect(engagementCell(platform, 50_000, basis)).toBeNull()
  }
  expect(engagementCell('instagram', 50_000, 'views')).toBeNull()
  expect(engagementCell('youtube', 50_000, 'followers')).toBeNull()
})

test('small creators have higher rates than large ones in every table', () => {
  for (const [platform, basis] of tables) {
    expect(cellOf(platform, basis, 1_000).tierMedian).toBeGreaterThan(cellOf(platform, basis, 1_000_000).tierMedian)
  }
})

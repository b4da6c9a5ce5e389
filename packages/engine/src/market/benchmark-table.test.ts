import { expect, test } from 'vitest'
import { engagementCell } from '../benchmarks/benchmarks.ts'
import { tierEdges } from '../benchmarks/engagement-bands.ts'
import { openCampaign, openCreator } from '../roi/example-roi.ts'
import { forecastRoi } from '../roi/forecast-roi.ts'
import { niches } from '../roi/roi-input.ts'
import { platforms } from '../snapshot/snapshot.ts'
import { benchmarkTable, benchmarkTiers } from './benchmark-table.ts'

const tables = platforms.flatMap((platform) =>
  [null, ...niches].flatMap((niche) =>
    benchmarkTiers.map((_, tier) => ({ platform, niche, tier, rows: benchmarkTable(platform, tier, niche) })),
  ),
)

test('every figure of every table has a rising range above 0, a source and a basis, and stands once', () => {
  for (const { rows } of tables) {
    expect(rows.length).toBeGreaterThan(2)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    for (const { low, middle, high, source, basis, unit } of rows) {
      expect(low).toBeGreaterThan(0)
      expect(low <= middle && middle <= high).toBe(true)
      if (unit === 'ratio' && !basis.includes('view')) expect(high).toBeLessThan(1)
      expect(source.length).toBeGreaterThan(3)
    }
  }
})

test('a row of engagement is the cell that a report is read against', () => {
  const [row] = benchmarkTable('tiktok', 2, 'food').filter(({ id }) => id === 'engagement-views')
  const cell = engagementCell('tiktok', tierEdges[2], 'views')
  expect(row).toMatchObject({ low: cell?.edges[0], middle: cell?.tierMedian, high: cell?.edges[3], n: null, within: 6 })
})

test('what was measured on large creators alone is not told of small ones', () => {
  const measured = (tier: number) =>
    benchmarkTable('instagram', tier, null)
      .filter(({ n }) => n !== null)
      .map(({ id }) => id)
  expect(measured(2)).toEqual([])
  expect(measured(4)).toEqual(['measured-engagementPerFollower'])
  expect(measured(6)).toEqual(['measured-engagementPerFollower', 'measured-commentsPerLike'])
})

test('a trade moves prices and clicks and nothing else', () => {
  const [all, finance] = [benchmarkTable('instagram', 3, null), benchmarkTable('instagram', 3, 'finance')]
  const moved = finance.filter((row, at) => row.middle !== all[at]?.middle).map(({ id }) => id)
  expect(moved).toEqual(['price-per-thousand', 'click-rate'])
  expect(finance.filter(({ byNiche }) => byNiche).map(({ id }) => id)).toEqual(moved)
})

test('a figure of the table given back as an own rate leaves the forecast where it was', () => {
  const creator = openCreator('instagram', 70_000)
  const campaign = { ...openCampaign(400), niche: 'finance' as const, productPrice: 60, margin: 0.5 }
  const rows = benchmarkTable('instagram', 3, 'finance').flatMap(({ own, low, middle, high }) =>
    own === null ? [] : [{ id: own, niche: campaign.niche, p10: low, p50: middle, p90: high }],
  )
  const published = forecastRoi({ creator, campaign, calibration: null })
  const own = forecastRoi({ creator: { ...creator, ownRates: rows }, campaign, calibration: null })
  if (published === null || own === null) throw new Error('A creator with followers has a forecast')
  for (const figure of ['clicks', 'orders', 'revenue'] as const)
    expect(Math.abs(Math.log(own[figure].p50 / published[figure].p50))).toBeLessThan(0.1)
  expect(own.fairPrice.market?.p50).toBe(published.fairPrice.market?.p50)
  expect(own.fairPrice.market?.source).toBe('Your workspace’s own price')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platforms } from '../snapshot/snapshot.ts'
import { bandTables } from './engagement-bands.ts'
import { priceRows } from './prices.ts'
import { impressionsPerReach, reachRows, sizeEdges, sizeOf } from './reach-shares.ts'
import {
  logPosition,
  ratioMetrics,
  referenceOf,
  referencePercentile,
  referenceQuantiles,
} from './reference-quantiles.ts'
import { sourceGrades } from './sourced.ts'
import { thresholds } from './thresholds.ts'

const references = referenceQuantiles.map((reference) => [reference.platform, reference.metric, reference] as const)

test.each(references)('%s %s: each quantile stands at its own place', (_platform, _metric, reference) => {
  const places = [
    [reference.q05, 0.05],
    [reference.q25, 0.25],
    [reference.q50, 0.5],
    [reference.q75, 0.75],
    [reference.q95, 0.95],
  ] as const
  for (const [value, place] of places) expect(referencePercentile(reference, value)).toBeCloseTo(place, 9)
})

test.each(references)('%s %s: between two quantiles the place goes in a straight line', (_p, _m, reference) => {
  const quantiles = [reference.q05, reference.q25, reference.q50, reference.q75, reference.q95]
  const shares = [0.05, 0.25, 0.5, 0.75, 0.95]
  for (let index = 1; index < quantiles.length; index += 1) {
    const middle = ((quantiles[index - 1] ?? 0) + (quantiles[index] ?? 0)) / 2
    expect(referencePercentile(reference, middle)).toBeCloseTo(((shares[index - 1] ?? 0) + (shares[index] ?? 0)) / 2, 9)
  }
})

test.each(references)('%s %s: outside the quantiles the place tends to the ends', (_p, _m, reference) => {
  expect(referencePercentile(reference, reference.q05 / 2)).toBeCloseTo(0.025, 9)
  expect(referencePercentile(reference, reference.q95 * 2)).toBeCloseTo(0.975, 9)
  expect(referencePercentile(reference, 1e9)).toBeLessThan(1)
})

test.each(references)('%s %s: place and position rise with the value', (_p, _m, reference) => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 10, noNaN: true }),
      fc.double({ min: 1, max: 4, noNaN: true }),
      (value, times) => {
        expect(referencePercentile(reference, value * times)).toBeGreaterThanOrEqual(
          referencePercentile(reference, value) - 1e-12,
        )
        expect(logPosition(reference, value * times)).toBeGreaterThanOrEqual(logPosition(reference, value) - 1e-12)
      },
    ),
  )
})

test.each(references)('%s %s: a position is a distance in factors', (_p, _m, reference) => {
  const { q05, q50, q95 } = reference
  expect(logPosition(reference, q50 * (q95 / q50) ** 2)).toBeCloseTo(2 * 1.6449, 6)
  expect(logPosition(reference, q50 * (q05 / q50) ** 3)).toBeCloseTo(-3 * 1.6449, 6)
  expect(logPosition(reference, 0)).toBe(Number.NEGATIVE_INFINITY)
})

test('no pair of platform and metric is measured twice, and each metric at least once', () => {
  const keys = referenceQuantiles.map(({ platform, metric }) => `${platform} ${metric}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const metric of ratioMetrics) expect(referenceQuantiles.some((row) => row.metric === metric)).toBe(true)
})

test('what was never measured has no reference, and no platform answers for another', () => {
  for (const platform of ['twitch', 'x', 'linkedin'] as const) {
    for (const metric of ratioMetrics) expect(referenceOf(platform, metric)).toBeNull()
  }
  expect(referenceOf('instagram', 'likesPerView')).toBeNull()
  expect(referenceOf('tiktok', 'likesPerView')?.platform).toBe('tiktok')
})

test('every source names what it measured: a number of creators and a year', () => {
  for (const { source, grade } of referenceQuantiles) {
    expect(source).toMatch(/^Measured on [\d,]+ public .* \(20\d\d\)$/)
    expect(grade).toBe('measured')
  }
})

test('every platform has one row for reach and one for prices, with a range for each size', () => {
  for (const rows of [reachRows, priceRows]) {
    expect(rows.map(({ platform }) => platform).sort()).toEqual([...platforms].sort())
    for (const { sizes } of rows) expect(sizes.length).toBe(sizeEdges.length)
  }
})

test('ranges rise and are positive; a share of people is below one', () => {
  for (const { sizes } of [...reachRows, ...priceRows]) {
    for (const [low, middle, high] of sizes) {
      expect(low).toBeGreaterThan(0)
      expect(middle).toBeGreaterThan(low)
      expect(high).toBeGreaterThan(middle)
    }
  }
  for (const { sizes } of reachRows) for (const [, , high] of sizes) expect(high).toBeLessThan(1)
})

test('on Instagram a larger account reaches a smaller part of its followers and costs more for a thousand', () => {
  const reach = reachRows.find(({ platform }) => platform === 'instagram')?.sizes.map(([, middle]) => middle) ?? []
  const price = priceRows.find(({ platform }) => platform === 'instagram')?.sizes.map(([, middle]) => middle) ?? []
  expect([...reach].sort((a, b) => b - a)).toEqual(reach)
  expect([...price].sort((a, b) => a - b)).toEqual(price)
  expect([reach[0], reach.at(-1)]).toEqual([0.13, 0.03])
})

test('a YouTube integration costs .55 of a dedicated video', () => {
  const youtube = priceRows.find(({ platform }) => platform === 'youtube')
  expect(youtube?.sizes[0]?.[0]).toBeCloseTo(12 * 0.55, 12)
  expect(youtube?.sizes[0]?.[1]).toBeCloseTo(22 * 0.55, 12)
  expect(youtube?.sizes[4]?.[2]).toBeCloseTo(80 * 0.55, 12)
})

test('what one source says of all sizes is the same for all sizes', () => {
  for (const platform of ['x', 'linkedin', 'twitch']) {
    const sizes = priceRows.find((row) => row.platform === platform)?.sizes ?? []
    expect(new Set(sizes.map(String)).size).toBe(1)
  }
})

test.each(sizeEdges.map((edge, index) => [edge, index] as const))('%d followers open size %d', (edge, index) => {
  expect(sizeOf(edge)).toBe(index)
  expect(sizeOf(edge - 1)).toBe(Math.max(0, index - 1))
})

test('reach becomes impressions by three on Instagram', () => {
  expect(impressionsPerReach.value).toBe(3)
  expect(impressionsPerReach.source).toContain('Roster')
})

const sourced = [...Object.values(thresholds), ...bandTables, ...reachRows, ...priceRows, ...referenceQuantiles]

test('every row of every table names its source and its grade', () => {
  expect(sourced.length).toBeGreaterThan(35)
  for (const { source, grade } of sourced) {
    expect(source.trim().length).toBeGreaterThan(3)
    expect(sourceGrades).toContain(grade)
  }
})

test('a proposal of ours says that it is a reading or a substitute', () => {
  for (const { source, grade } of sourced) {
    if (grade === 'proposal') expect(source).toMatch(/Our summary|since none is published/)
  }
})

test.each(Object.entries(thresholds))('the threshold %s says what it is measured in', (_, { value, basis }) => {
  expect(basis.length).toBeGreaterThan(8)
  expect(value).toBeGreaterThan(0)
  if (basis.startsWith('share')) expect(value).toBeLessThan(1)
})

test('thresholds that belong together are in order', () => {
  expect(thresholds.inauthenticCommentsNormal.value).toBeLessThan(thresholds.inauthenticCommentsAlarm.value)
  expect(thresholds.likeSpreadInflated.value).toBeLessThan(thresholds.likeSpreadBoosted.value)
  expect(thresholds.massFollowing.value).toBeLessThan(thresholds.influencerFollowers.value)
})

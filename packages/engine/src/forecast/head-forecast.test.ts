import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ForecastHead, Recency } from './forecast-model.ts'
import {
  forecastCentre,
  forecastWidth,
  headForecast,
  ownLevel,
  pastTraits,
  postSpread,
  weightCount,
} from './head-forecast.ts'
import { type CountedPast, logCount } from './recency-levels.ts'

const recencies: Recency[] = [
  { unit: 'posts', halfLife: null },
  { unit: 'posts', halfLife: 4 },
]

/** A head with round numbers, so that a reader can follow a forecast by hand. */
const head: ForecastHead = {
  platform: 'instagram',
  metric: 'likes',
  counted: ['settled', 'together'],
  creators: 100,
  shift: 0,
  weights: new Array<number>(10).fill(0.1),
  expected: { intercept: -2, slope: 1, posts: 1 },
  usualSpread: { value: 0.5, posts: 4 },
  usualGapDays: 1,
  width: { intercept: -1, spread: 0.5, scarcity: 0.5, gap: 0 },
  median: { low: -1.5, high: 1.5 },
  single: { low: -1.3, high: 1.3 },
}

function pastOf(counts: readonly number[]): CountedPast {
  return { logCounts: counts.map(logCount), daysBack: counts.map((_, rank) => rank) }
}

const countLists = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 40 })

test('a creator who always gets 1,000 is forecast to get 1,000', () => {
  const { median } = headForecast(head, recencies, pastOf(new Array<number>(20).fill(1000)), null)
  expect(median.p50).toBeCloseTo(1000, 2)
  expect(median.p10).toBeLessThan(1000)
  expect(median.p90).toBeGreaterThan(1000)
})

test('the shift is what usually becomes of the next posts: −log 2 halves the forecast', () => {
  const { median } = headForecast({ ...head, shift: -Math.log(2) }, recencies, pastOf([800, 800, 800]), null)
  expect(median.p50).toBeCloseTo(400, 2)
})

test('three times the counts are three times the forecast, ends included, where followers are not known', () => {
  fc.assert(
    fc.property(countLists, (counts) => {
      const before = headForecast(head, recencies, pastOf(counts), null)
      const after = headForecast(head, recencies, pastOf(counts.map((count) => 3 * count)), null)
      for (const range of ['median', 'single'] as const) {
        for (const end of ['p10', 'p50', 'p90'] as const) {
          // Values under half a count are given as none.
          if (before[range][end] > 0.5) expect(after[range][end] / before[range][end]).toBeCloseTo(3, 3)
        }
      }
    }),
  )
})

test('three times the counts and the followers are three times the forecast where the usual count grows with the followers', () => {
  const before = headForecast(head, recencies, pastOf([100, 300, 200]), 5_000)
  const after = headForecast(head, recencies, pastOf([300, 900, 600]), 15_000)
  expect(after.median.p50 / before.median.p50).toBeCloseTo(3, 3)
})

test('ranges are in order, never negative, and the range of one post holds that of the median', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(counts, fc.option(fc.integer({ min: 0, max: 1_000_000_000 })), (list, followers) => {
      const { median, single } = headForecast(head, recencies, pastOf(list), followers)
      for (const { p10, p50, p90 } of [median, single]) {
        expect(p10).toBeGreaterThanOrEqual(0)
        expect(p50).toBeGreaterThanOrEqual(p10)
        expect(p90).toBeGreaterThanOrEqual(p50)
      }
      expect(single.p10).toBeLessThanOrEqual(median.p10)
      expect(single.p90).toBeGreaterThanOrEqual(median.p90)
    }),
  )
})

test('no better post lowers the middle of the forecast', () => {
  fc.assert(
    fc.property(countLists, fc.nat(), fc.integer({ min: 0, max: 1_000_000 }), (counts, place, gain) => {
      const better = counts.map((count, index) => (index === place % counts.length ? count + gain : count))
      const before = headForecast(head, recencies, pastOf(counts), 10_000).median.p50
      expect(headForecast(head, recencies, pastOf(better), 10_000).median.p50).toBeGreaterThanOrEqual(
        before * (1 - 1e-5),
      )
    }),
  )
})

test('more followers never lower the forecast, and weigh less the more posts are known', () => {
  const pull = (posts: number) => {
    const past = pastOf(new Array<number>(posts).fill(100))
    const [few, many] = [10_000, 1_000_000].map(
      (followers) => headForecast(head, recencies, past, followers).median.p50,
    )
    return (many ?? 0) / (few ?? 1)
  }
  expect(pull(1)).toBeGreaterThan(pull(5))
  expect(pull(5)).toBeGreaterThan(pull(50))
  expect(pull(50)).toBeGreaterThanOrEqual(1)
})

test('with one post, half of the say is the usual count of that size', () => {
  // One post of 100 and an expected count of e^−2 × 10,000 = 1,353: the geometric mean of both is 368.
  const { median } = headForecast(head, recencies, pastOf([100]), 10_000)
  expect(median.p50).toBeCloseTo(Math.sqrt(100 * 1353.35), 0)
})

test('an unknown or empty follower count leaves the forecast to the posts', () => {
  const traits = pastTraits(pastOf([100, 200, 300]), recencies)
  expect(forecastCentre(head, traits, 0)).toBe(forecastCentre(head, traits, null))
})

test('the same posts a few times over make the range narrower', () => {
  const pattern = [900, 1000, 1100]
  const widths = [1, 2, 4, 10].map((times) => {
    const counts = Array.from({ length: times }, () => pattern).flat()
    return forecastWidth(head, pastTraits(pastOf(counts), recencies))
  })
  for (const [index, width] of widths.entries()) if (index > 0) expect(width).toBeLessThan(widths[index - 1] ?? 0)
})

test('restless posts make the range wider', () => {
  const steady = pastTraits(pastOf([95, 100, 105, 98, 102, 100, 99, 101]), recencies)
  const restless = pastTraits(pastOf([10, 1000, 100, 30, 3000, 100, 20, 500]), recencies)
  expect(forecastWidth(head, restless)).toBeGreaterThan(forecastWidth(head, steady))
  expect(postSpread(head, restless)).toBeGreaterThan(postSpread(head, steady))
})

test('one post has no spread of its own and takes the usual one', () => {
  const traits = pastTraits(pastOf([42]), recencies)
  expect(traits).toMatchObject({ posts: 1, ownSpread: 0, gapDays: null })
  expect(postSpread(head, traits)).toBeCloseTo(0.5, 12)
})

test('the spread is on the scale of a standard deviation of logarithms', () => {
  // Even steps of a normal distribution’s quantiles, by the inverse of the logistic approximation.
  const steps = Array.from({ length: 199 }, (_, index) => {
    const p = (index + 1) / 200
    return Math.log(p / (1 - p)) / 1.702
  })
  const { ownSpread } = pastTraits({ logCounts: steps, daysBack: steps.map((_, rank) => rank) }, recencies)
  expect(ownSpread).toBeGreaterThan(0.9)
  expect(ownSpread).toBeLessThan(1.05)
})

test('the days between posts are the mean from the first to the last', () => {
  const past = { logCounts: [1, 1, 1, 1, 1], daysBack: [0, 1, 2, 3, 20] }
  expect(pastTraits(past, recencies).gapDays).toBe(5)
})

test('silent posts are forecast as silent', () => {
  const { median } = headForecast({ ...head, shift: -0.1 }, recencies, pastOf([0, 0, 0, 0]), null)
  expect(median.p50).toBe(0)
  expect(median.p10).toBe(0)
})

test('the level is the weighted mean of all levels', () => {
  expect(ownLevel([1, 2, 3], [0.5, 0.25, 0.25])).toBeCloseTo(1.75, 12)
  expect(weightCount(recencies)).toBe(10)
})

test('figures have six significant digits', () => {
  const { single } = headForecast(head, recencies, pastOf([1_234_567, 7_654_321, 3_333_333]), 1_000_000)
  for (const count of Object.values(single)) expect(count).toBe(Number(count.toPrecision(6)))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternNames } from './count-pattern.ts'
import {
  isPatternCount,
  logMeanExp,
  type PatternModel,
  patternBin,
  patternMargins,
  patternScore,
} from './pattern-model.ts'

/** Tables that a reader can compute with: one figure each, two bins and the unknown. */
const table = (name: string, low: number, high: number) => ({ name, edges: [0], scores: [0, low, high] })
const model: PatternModel = {
  ...{ platform: 'instagram', count: 'likes', postsMin: 12, against: [], slope: 2, offset: -1, creators: 10 },
  deliveries: [
    { delivery: 'equal', tables: [table('own.spread', 1, -1), table('own.run', 0, 4)] },
    { delivery: 'campaign', tables: [table('own.run', -2, 3)] },
    { delivery: 'stretch', tables: [] },
  ],
}
const names = patternNames([])
const figuresWith = (known: Record<string, number>) => names.map((name) => known[name] ?? Number.NaN)

test('an edge opens its bin, and what is not known has bin 0', () => {
  const bins = [-1, 0, 0.5, 1, 99, Number.NaN].map((value) => patternBin([0, 1], value))
  expect(bins).toEqual([1, 2, 2, 3, 3, 0])
  expect([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY].map((value) => patternBin([0, 1], value))).toEqual([1, 3])
  expect(patternBin([], 5)).toBe(1)
})

test('the bin never falls as the value rises', () => {
  const value = fc.double({ min: -10, max: 10, noNaN: true })
  fc.assert(
    fc.property(fc.array(value), value, value, (edges, one, other) => {
      const rising = [...edges].sort((a, b) => a - b)
      const [low, high] = [patternBin(rising, Math.min(one, other)), patternBin(rising, Math.max(one, other))]
      expect(low).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(rising.length + 1)
    }),
  )
})

test('margins by hand: a narrow spread and a high run are 1 + 4 for packages, 3 for a campaign, 0 for a stretch', () => {
  expect(patternMargins(model, figuresWith({ 'own.spread': -2, 'own.run': 1 }))).toEqual([5, 3, 0])
  expect(patternMargins(model, figuresWith({ 'own.spread': 2, 'own.run': -1 }))).toEqual([-1, -2, 0])
})

test('a figure that is not known adds nothing, and neither does a table of a figure that nobody takes', () => {
  expect(patternMargins(model, figuresWith({ 'own.run': 1 }))).toEqual([4, 3, 0])
  const strange = { ...model, deliveries: [{ delivery: 'equal', tables: [table('own.smell', 9, 9)] }] }
  expect(patternMargins(strange, figuresWith({ 'own.run': 1 }))).toEqual([0, 0, 0])
})

test('the mixture is the mean of the odds: odds of 3 and of 1 are 2 together', () => {
  expect(logMeanExp([Math.log(3), 0])).toBeCloseTo(Math.LN2, 12)
  expect(logMeanExp([1.5, 1.5, 1.5])).toBeCloseTo(1.5, 12)
  // Odds of e^1000 have no number of their own; their mean has a logarithm all the same.
  expect(logMeanExp([1_000, 1_000])).toBe(1_000)
})

test('the mixture lies between the mean and the most, rises with each, and moves along with all', () => {
  const margins = fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(margins, fc.double({ min: 0, max: 5, noNaN: true }), (values, more) => {
      const mixed = logMeanExp(values)
      expect(mixed).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
      expect(mixed).toBeGreaterThanOrEqual(values.reduce((sum, one) => sum + one, 0) / values.length - 1e-9)
      expect(logMeanExp(values.map((value) => value + more))).toBeCloseTo(mixed + more, 9)
      expect(logMeanExp(values.map((value, at) => (at === 0 ? value + more : value)))).toBeGreaterThanOrEqual(
        mixed - 1e-9,
      )
    }),
  )
})

test('the answer is slope × mixture + offset, and names the delivery that fits best', () => {
  const { logRatio, delivery } = patternScore(model, figuresWith({ 'own.spread': -2, 'own.run': 1 }))
  expect(logRatio).toBeCloseTo(2 * Math.log((Math.exp(5) + Math.exp(3) + 1) / 3) - 1, 12)
  expect(delivery).toBe('equal')
  expect(patternScore(model, figuresWith({ 'own.spread': 2, 'own.run': -1 })).delivery).toBe('stretch')
})

test('nothing known is the offset alone', () => {
  expect(patternScore(model, figuresWith({})).logRatio).toBe(-1)
})

test('only the four counts are names of counts', () => {
  expect(['likes', 'comments', 'views', 'shares'].every(isPatternCount)).toBe(true)
  expect(['Likes', 'saves', '', 'constructor'].some(isPatternCount)).toBe(false)
})

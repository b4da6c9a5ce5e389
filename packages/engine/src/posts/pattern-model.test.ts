import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deliveryWeights,
  doseMargins,
  figureBins,
  isPatternCount,
  mixed,
  onCurve,
  type PatternModel,
  patternBin,
  patternDeliveries,
  patternScore,
} from './pattern-model.ts'
import { patternNames } from './pattern-names.ts'

/** Tables that a reader can compute with: two figures of two bins each. */
const line = { at: [0, 10], ratio: [-1, 19] }
const model: PatternModel = {
  ...{
    platform: 'instagram',
    count: 'likes',
    postsMin: 12,
    followersMin: 0,
    against: [],
    mediansMin: [],
    creators: 10,
  },
  figures: [
    { name: 'own.spread', edges: [0] },
    { name: 'own.run', edges: [0] },
  ],
  doses: [
    { dose: 0.1, ways: [{ delivery: 'equal', scores: [[], []] }], curve: line },
    {
      dose: 0.5,
      ways: [
        {
          delivery: 'equal',
          scores: [
            [1, -1],
            [0, 4],
          ],
        },
        { delivery: 'campaign', scores: [[], [-2, 3]] },
      ],
      curve: line,
    },
  ],
}
const names = patternNames([])
const figuresWith = (known: Record<string, number>) => names.map((name) => known[name] ?? Number.NaN)
const marginsOf = (known: Record<string, number>) =>
  doseMargins(model.doses[1] ?? { ways: [] }, figureBins(model, figuresWith(known)))

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

test('margins by hand: a narrow spread and a high run are 1 + 4 for packages, 3 for a campaign, 0 for the rest', () => {
  expect(marginsOf({ 'own.spread': -2, 'own.run': 1 })).toEqual([5, 3, 0, 0, 0])
  expect(marginsOf({ 'own.spread': 2, 'own.run': -1 })).toEqual([-1, -2, 0, 0, 0])
})

test('a figure that is not known adds nothing, and neither does a table of a figure that nobody takes', () => {
  expect(marginsOf({ 'own.run': 1 })).toEqual([4, 3, 0, 0, 0])
  const strange = { ...model, figures: [{ name: 'own.smell', edges: [0] }] }
  expect(figureBins(strange, figuresWith({ 'own.run': 1 }))).toEqual([0])
})

test('the mixture is the weighted mean of the odds: odds of 3 for one way in full are counted once in 4.2', () => {
  expect(Object.values(deliveryWeights).reduce((sum, one) => sum + one, 0)).toBeCloseTo(4.2, 12)
  expect(mixed([Math.log(3), 0, 0, 0, 0])).toBeCloseTo(Math.log((3 + 3.2) / 4.2), 12)
  expect(mixed([0, 0, 0, 0, Math.log(3)])).toBeCloseTo(Math.log((4 + 0.6) / 4.2), 12)
  // Odds of e^1000 have no number of their own; their mean has a logarithm all the same.
  expect(mixed([1_000, 1_000, 1_000, 1_000, 1_000])).toBe(1_000)
})

test('the mixture lies between the least and the most, rises with each, and moves along with all', () => {
  const size = patternDeliveries.length
  const margins = fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: size, maxLength: size })
  fc.assert(
    fc.property(margins, fc.double({ min: 0, max: 5, noNaN: true }), (values, more) => {
      const all = mixed(values)
      expect(all).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
      expect(all).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
      expect(mixed(values.map((value) => value + more))).toBeCloseTo(all + more, 9)
      expect(mixed(values.map((value, at) => (at === 0 ? value + more : value)))).toBeGreaterThanOrEqual(all - 1e-9)
    }),
  )
})

test('a curve is level beyond its ends and straight between its points', () => {
  expect([-5, 0, 5, 10, 50].map((value) => onCurve(line, value))).toEqual([-1, -1, 9, 19, 19])
  expect(onCurve({ at: [], ratio: [] }, 3)).toBe(0)
})

test('the answer is one ratio for each dose, and names the delivery that fits best at the likeliest dose', () => {
  const { doseLikelihoods, delivery } = patternScore(model, figuresWith({ 'own.spread': -2, 'own.run': 1 }))
  expect(doseLikelihoods.map(({ dose }) => dose)).toEqual([0.1, 0.5])
  expect(doseLikelihoods[0]?.logRatio).toBeCloseTo(-1, 12)
  expect(doseLikelihoods[1]?.logRatio).toBeCloseTo(onCurve(line, mixed([5, 3, 0, 0, 0])), 12)
  expect(delivery).toBe('equal')
})

test('only the four counts are names of counts', () => {
  expect(['likes', 'comments', 'views', 'shares'].every(isPatternCount)).toBe(true)
  expect(['Likes', 'saves', '', 'constructor'].some(isPatternCount)).toBe(false)
})

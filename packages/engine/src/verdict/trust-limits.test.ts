import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contribution } from '../examples/example-contribution.ts'
import { fraudRisks, trustBands } from '../report/report.ts'
import { logit } from '../statistics/logistic.ts'
import { fraudRiskOf, priorLogOdds, priorManipulated, riskCutOffs, scoreOf, totalLogOdds, verdictOf } from './trust.ts'

/** @returns the verdict of one contribution that brings the total to exactly this chance of manipulation */
const verdictAt = (chance: number, doubt = 0.1) => verdictOf([contribution(logit(chance) - priorLogOdds, { doubt })])

test('knowing nothing is the base rate, and the more is missing the wider the interval', () => {
  const unseen = (signals: number) =>
    verdictOf(Array.from({ length: signals }, () => contribution(null, { doubt: 0.3 }))).trust
  expect(unseen(0)).toMatchObject({ score: 78, low: 78, high: 78 })
  const [few, many] = [unseen(2), unseen(8)]
  expect(many.high - many.low).toBeGreaterThan(few.high - few.low)
  expect(many.score).toBe(78)
})

test('a signal whose worth varies widens the interval by what it adds', () => {
  const trustOf = (logOdds: number, spread: number) =>
    verdictOf([{ ...contribution(logOdds, { doubt: 0.1 }), spread }]).trust
  const width = ({ low, high }: { low: number; high: number }) => high - low
  expect(width(trustOf(1, 0.5))).toBeGreaterThan(width(trustOf(1, 0)))
  expect(trustOf(0, 0.5)).toEqual(trustOf(0, 0))
})

test.each([
  [0.1, 90, 'excellent'],
  [0.11, 89, 'good'],
  [0.2, 80, 'good'],
  [0.21, 79, 'moderate'],
  [0.3, 70, 'moderate'],
  [0.31, 69, 'poor'],
  [0.99, 1, 'poor'],
] as const)('a chance of manipulation of %d is a score of %d and %s', (chance, score, band) => {
  const { trust } = verdictAt(chance)
  expect(trust.score).toBe(score)
  expect(trust.band).toBe(band)
})

test('the worked examples of the docstrings hold', () => {
  expect(totalLogOdds([null, 1])).toBeCloseTo(priorLogOdds + 1, 9)
  expect([-1.266, 0, 3].map(scoreOf)).toEqual([78, 50, 5])
  expect([scoreOf(-99), scoreOf(99)]).toEqual([100, 0])
  expect(1 / (1 + Math.exp(-priorLogOdds))).toBeCloseTo(priorManipulated, 5)
})

const { critical, high, medium } = riskCutOffs

test.each([
  ['critical', critical.scoreBelow - 1, 0, critical.highBelow - 1],
  ['high', critical.scoreBelow, 0, critical.highBelow - 1],
  ['high', critical.scoreBelow - 1, 0, critical.highBelow],
  ['high', high.scoreBelow - 1, 0, high.highBelow - 1],
  ['medium', high.scoreBelow, 0, high.highBelow - 1],
  ['medium', high.scoreBelow - 1, 0, high.highBelow],
  ['medium', medium.scoreBelow - 1, 60, 99],
  ['medium', medium.scoreBelow, medium.lowBelow - 1, 99],
  ['low', medium.scoreBelow, medium.lowBelow, 99],
  ['low', 100, 90, 100],
] as const)('the risk is %s at a score of %d between %d and %d', (risk, score, low, favourable) => {
  expect(fraudRiskOf(score, low, favourable)).toBe(risk)
})

const end = fc.integer({ min: 0, max: 100 })

test('a risk never falls when the score or either end of the interval falls', () => {
  fc.assert(
    fc.property(end, end, end, fc.integer({ min: 1, max: 40 }), (score, low, favourable, less) => {
      const rank = (...ends: [number, number, number]) => fraudRisks.indexOf(fraudRiskOf(...ends))
      const before = rank(score, low, favourable)
      expect(rank(score - less, low, favourable)).toBeGreaterThanOrEqual(before)
      expect(rank(score, low - less, favourable)).toBeGreaterThanOrEqual(before)
      expect(rank(score, low, favourable - less)).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('a wide interval alone, which is what missing data gives, is a medium risk at most', () => {
  fc.assert(
    fc.property(end, end, (score, low) => {
      expect(['low', 'medium']).toContain(fraudRiskOf(score, Math.min(score, low), 90))
    }),
  )
})

test('low is said of good and excellent scores alone', () => {
  for (let score = 0; score <= 100; score += 1) {
    if (fraudRiskOf(score, score, score) === 'low') expect(score).toBeGreaterThanOrEqual(80)
  }
})

const evidence = fc.double({ min: -6, max: 6, noNaN: true })
const doubt = fc.double({ min: 0, max: 3, noNaN: true })

test('more doubt widens the interval on both sides and moves neither score nor band', () => {
  fc.assert(
    fc.property(evidence, doubt, fc.double({ min: 0, max: 2, noNaN: true }), (logOdds, little, more) => {
      const [sure, unsure] = [little, little + more].map(
        (one) => verdictOf([contribution(logOdds, { doubt: one })]).trust,
      )
      expect(unsure?.score).toBe(sure?.score)
      expect(unsure?.band).toBe(sure?.band)
      expect(unsure?.low ?? 101).toBeLessThanOrEqual(sure?.low ?? -1)
      expect(unsure?.high ?? -1).toBeGreaterThanOrEqual(sure?.high ?? 101)
    }),
  )
})

test('more evidence for manipulation lowers score and both ends, and never improves the band', () => {
  fc.assert(
    fc.property(evidence, fc.double({ min: 0, max: 4, noNaN: true }), doubt, (logOdds, more, one) => {
      const [better, worse] = [logOdds, logOdds + more].map(
        (value) => verdictOf([contribution(value, { doubt: one })]).trust,
      )
      for (const key of ['score', 'low', 'high'] as const)
        expect(worse?.[key] ?? 101).toBeLessThanOrEqual(better?.[key] ?? -1)
      expect(trustBands.indexOf(worse?.band ?? 'excellent')).toBeGreaterThanOrEqual(
        trustBands.indexOf(better?.band ?? 'poor'),
      )
    }),
  )
})

test('doubts of different signals add up as squares: four of .5 are one of 1', () => {
  const four = verdictOf(Array.from({ length: 4 }, () => contribution(0, { doubt: 0.5 }))).trust
  expect(four).toEqual(verdictOf([contribution(0, { doubt: 1 })]).trust)
})

test('what was not measured moves nothing and widens downwards more than upwards', () => {
  const { trust } = verdictOf([contribution(null, { doubt: 1 })])
  const { score, low, high } = trust
  expect(score).toBe(verdictOf([]).trust.score)
  expect(score - low).toBeGreaterThan(2 * (high - score))
})

test('the total is the prior and the stated contributions, in whatever order they are listed', () => {
  fc.assert(
    fc.property(fc.array(fc.option(evidence, { nil: null }), { maxLength: 12 }), (values) => {
      const expected = values.reduce<number>((sum, value) => sum + (value ?? 0), priorLogOdds)
      expect(totalLogOdds(values)).toBeCloseTo(expected, 9)
      expect(totalLogOdds([...values].reverse())).toBeCloseTo(expected, 9)
    }),
  )
})

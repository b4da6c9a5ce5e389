import { expect, test } from 'vitest'
import { upperTails } from './beta-binomial.ts'
import { binomialUpperTail } from './binomial-tail.ts'
import { logChernoffBound } from './chernoff-bound.ts'
import { elasticity } from './elasticity.ts'
import { firstDigits } from './first-digits.ts'
import { logChoose, logFactorial } from './log-choose.ts'
import { logistic, logit } from './logistic.ts'
import { ascending, median, quantileOfSorted } from './quantile.ts'
import { logRamp, ramp } from './ramp.ts'
import { logSpread, lowerSpread, relativeSpread, robustSpread } from './robust-spread.ts'
import { hashOfText } from './seeded-random.ts'
import { significant } from './significant.ts'
import { sampleWeight, tailEvidence } from './tail-evidence.ts'
import { wilsonInterval } from './wilson-interval.ts'

/** The numbers that the docstrings give, so that no example can outlive the code that it explains. */

const bell = { ordinary: 1, from: 2, to: 4, cap: 3, reassurance: 0.5 }

const worked: readonly [name: string, computed: number, stated: number][] = [
  ['at least six heads of ten', binomialUpperTail(10, 0.5, 6), 0.377],
  ['twenty where four were expected', logChernoffBound(20, 4), -16.189],
  ['ln 5!', logFactorial(5), 4.787],
  ['ways to pick 3 of 10', logChoose(10, 3), 4.787],
  ['the probability of log-odds 0', logistic(0), 0.5],
  ['one in five', logistic(-1.386), 0.2],
  ['log-odds of one in five', logit(0.2), -1.386],
  ['a quarter of the way', quantileOfSorted([1, 2, 10, 100], 0.25), 1.75],
  ['a median of four', median([1, 2, 10, 100]), 6],
  ['half of a ramp', ramp(2, 1, 3), 0.5],
  ['half of a ramp of factors', logRamp(10, 1, 100), 0.5],
  ['robust spread of five', robustSpread([9, 10, 11, 12, 13]), 1.483],
  ['lower spread of five', lowerSpread([1, 2, 3, 4, 5]), 1.483],
  ['lower spread with a wild end', lowerSpread([1, 2, 3, 4, 500]), 1.483],
  ['relative spread of five', relativeSpread([8, 9, 10, 11, 12]), 0.148],
  ['log spread over three decades', logSpread([10, 100, 1_000]), 3.414],
  ['tail evidence in the middle', tailEvidence(0, bell), -0.5],
  ['tail evidence halfway', tailEvidence(3, bell), 1.5],
  ['thirty posts at half six', sampleWeight(30, 6), 0.833],
  ['none of twenty', wilsonInterval(0, 20)[1], 0.119],
]

test.each(worked)('the worked example of %s holds', (_, computed, stated) => {
  expect(computed).toBeCloseTo(stated, 3)
})

test('the worked examples that are whole hold exactly', () => {
  expect([...upperTails(2, 0.5, 0)]).toEqual([1, 0.75, 0.25])
  expect(elasticity([10, 20, 40], [100, 200, 400])).toMatchObject({ pairs: 3 })
  expect(firstDigits([0, 12, 1_999])).toMatchObject({ counted: 2, shares: [1, 0, 0, 0, 0, 0, 0, 0, 0] })
  expect(ascending([10, 9, 100])).toEqual([9, 10, 100])
  expect(hashOfText('')).toBe(2_166_136_261)
  expect([significant(1_234_567), significant(0.123456789)]).toEqual([1_234_570, 0.123457])
})

test('the numbers that are too large to write down are', () => {
  expect(Number.isFinite(Math.exp(logChoose(100, 20)))).toBe(true)
  expect(Math.exp(logChoose(100, 20))).toBeGreaterThan(5e20)
  expect(Math.exp(logChoose(2_000, 600))).toBe(Number.POSITIVE_INFINITY)
  expect(Number.isFinite(logChoose(2_000, 600))).toBe(true)
})

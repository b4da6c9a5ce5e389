import fc from 'fast-check'
import { expect, test } from 'vitest'
import { credibilityBins, credibilityCounts } from './credibility.ts'
import { scoreCell, scoreCells } from './score-counts.ts'

function countsOf(scores: readonly number[]): Float64Array {
  const counts = new Float64Array(scoreCells)
  for (const score of scores) {
    const cell = scoreCell(score)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts
}

const total = (bins: readonly number[]) => bins.reduce((sum, each) => sum + each, 0)

test('every account stands in one tenth', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -9, max: 9, noNaN: true })),
      fc.double({ min: -6, max: 6, noNaN: true }),
      (scores, prior) => {
        const bins = credibilityCounts(countsOf(scores), prior)
        expect(bins).toHaveLength(credibilityBins)
        expect(total(bins)).toBe(scores.length)
      },
    ),
  )
})

test('what looks fake stands at the low end, what looks real at the high end, even odds in the middle', () => {
  expect(credibilityCounts(countsOf([6, 6, -6]), 0)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(credibilityCounts(countsOf([0]), 0)[5]).toBe(1)
})

test('the more fakes are expected, the less credible is one and the same account', () => {
  const placeOf = (prior: number) => credibilityCounts(countsOf([0.3]), prior).indexOf(1)
  expect(placeOf(-3)).toBeGreaterThan(placeOf(0))
  expect(placeOf(0)).toBeGreaterThan(placeOf(3))
})

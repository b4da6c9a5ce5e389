import type { Part } from '@vouch/engine'
import { expect, test } from 'vitest'
import { conformalFactor, rangeScores } from './range-stretch.ts'

const range = { part: 'comments', state: 'seen', line: 0.2, n: 100, why: null, verdict: 'undecided' } as const

function creator(truth: number, share: number, low: number, high: number) {
  const part: Part = { ...range, share, low, high }
  return { parts: [part], shares: { comments: truth } }
}

test('a truth at the end of its range needs a factor of one, one beyond it more, on that side alone', () => {
  const drawn = [creator(0.5, 0.3, 0.2, 0.5), creator(0.6, 0.3, 0.2, 0.5), creator(0.25, 0.3, 0.2, 0.5)]
  const { below, above } = rangeScores(drawn, 'comments')
  expect(above).toEqual([1, expect.closeTo(1.5), 0])
  expect(below).toEqual([0, 0, expect.closeTo(0.5)])
})

test('who has less than a fifth, or a part that nobody saw, is not asked', () => {
  expect(rangeScores([creator(0.19, 0.3, 0.2, 0.5)], 'comments').above).toEqual([])
  expect(rangeScores([creator(0.5, 0.3, 0.2, 0.5)], 'rings').above).toEqual([])
})

test('the factor holds all but five of a hundred, counting one creator more than there are', () => {
  const scores = Array.from({ length: 99 }, (_, index) => (index + 1) / 100)
  expect(conformalFactor(scores)).toBe(0.95)
  expect(conformalFactor(scores.slice(0, 10))).toBe(Number.POSITIVE_INFINITY)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreCell, scoreCells } from './score-counts.ts'
import { suspiciousShare } from './suspicious-share.ts'

const perfect = { slope: 1, errorAtNone: 0, errorAtAll: 0 }
const usual = { slope: 1, errorAtNone: 0.07, errorAtAll: 0.07 }

function countsOf(scores: readonly (readonly [score: number, accounts: number])[]): Float64Array {
  const counts = new Float64Array(scoreCells)
  for (const [score, accounts] of scores) {
    const cell = scoreCell(score)
    counts[cell] = (counts[cell] ?? 0) + accounts
  }
  return counts
}

const anyCounts = fc
  .array(fc.tuple(fc.double({ min: -7, max: 7, noNaN: true }), fc.nat({ max: 500 })), { maxLength: 30 })
  .map(countsOf)

test('whatever the scores, 0 <= low <= share <= high <= 1', () => {
  fc.assert(
    fc.property(anyCounts, fc.double({ min: 0, max: 0.5, noNaN: true }), (counts, error) => {
      const { share, low, high } = suspiciousShare(counts, { slope: 1, errorAtNone: error, errorAtAll: error }, 0)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(low).toBeLessThanOrEqual(share)
      expect(share).toBeLessThanOrEqual(high)
      expect(high).toBeLessThanOrEqual(1)
    }),
  )
})

test('clear scores are counted as they are', () => {
  const { share } = suspiciousShare(
    countsOf([
      [6, 200],
      [-6, 800],
    ]),
    perfect,
    0,
  )
  expect(share).toBeCloseTo(0.2, 2)
})

test('a blurred mixture is told apart better than by counting', () => {
  // Scores of ±1 whose ratio is true: fakes score +1 with chance e/(1+e) = 0.731, real accounts with 0.269.
  const [right, wrong] = [Math.E / (1 + Math.E), 1 / (1 + Math.E)]
  const trueShare = 0.1
  const high = 10_000 * (trueShare * right + (1 - trueShare) * wrong)
  const counts = countsOf([
    [1, high],
    [-1, 10_000 - high],
  ])
  expect(high / 10_000).toBeGreaterThan(0.3)
  expect(suspiciousShare(counts, perfect, 0).share).toBeCloseTo(trueShare, 2)
})

test('accounts of which nothing is known leave the prior and open the interval', () => {
  const { share, low, high } = suspiciousShare(countsOf([[0, 5000]]), perfect, 0)
  expect(share).toBeCloseTo(0.2, 2)
  expect(high - low).toBeGreaterThan(0.6)
})

test('more suspicious accounts never lower the estimate', () => {
  fc.assert(
    fc.property(
      anyCounts,
      fc.double({ min: 0.5, max: 6, noNaN: true }),
      fc.integer({ min: 1, max: 100 }),
      (counts, score, extra) => {
        const more = Float64Array.from(counts)
        more[scoreCell(score)] = (more[scoreCell(score)] ?? 0) + extra
        expect(suspiciousShare(more, perfect, 0).share).toBeGreaterThanOrEqual(
          suspiciousShare(counts, perfect, 0).share - 0.02,
        )
      },
    ),
  )
})

test('ten times the sample narrows the interval, but never below the transfer error', () => {
  const small = countsOf([
    [4, 20],
    [-4, 80],
  ])
  const large = small.map((count) => count * 10)
  const width = ({ low, high }: { low: number; high: number }) => high - low
  expect(width(suspiciousShare(large, usual, 0))).toBeLessThan(width(suspiciousShare(small, usual, 0)))
  expect(
    width(
      suspiciousShare(
        large.map((count) => count * 1000),
        usual,
        0,
      ),
    ),
  ).toBeGreaterThan(2 * 0.07)
})

test('transfer error and an unknown way of sampling widen the interval and move nothing', () => {
  const counts = countsOf([
    [4, 20],
    [-4, 80],
  ])
  const narrow = suspiciousShare(counts, perfect, 0)
  const shifted = suspiciousShare(counts, usual, 0)
  const selected = suspiciousShare(counts, usual, 0.06)
  expect(shifted.share).toBe(narrow.share)
  expect(selected.share).toBe(narrow.share)
  expect(shifted.high).toBeGreaterThan(narrow.high)
  expect(shifted.low).toBeLessThan(narrow.low)
  expect(selected.high).toBeGreaterThan(shifted.high)
  expect(selected.low).toBeLessThan(shifted.low)
})

test('a model that overlooks fakes cannot exclude many of them by finding few', () => {
  const blind = { slope: 1, errorAtNone: 0.02, errorAtAll: 0.7 }
  const { share, high } = suspiciousShare(countsOf([[-6, 1000]]), blind, 0)
  expect(share).toBeLessThan(0.02)
  expect(high).toBe(1)
})

test('five accounts say little', () => {
  const { low, high } = suspiciousShare(
    countsOf([
      [5, 1],
      [-5, 4],
    ]),
    perfect,
    0,
  )
  expect(high - low).toBeGreaterThan(0.3)
})

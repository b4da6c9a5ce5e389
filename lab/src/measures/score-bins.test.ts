import { expect, test } from 'vitest'
import { type Binned, binSize, scoreBins } from './score-bins.ts'

/** So many of each hundred are manipulated. */
function creators(count: number, manipulated: number, score: number, half: number): Binned[] {
  return Array.from({ length: count }, (_, index) => ({
    label: { manipulated: index % 100 < manipulated },
    trust: { score, low: score - half, high: score + half },
    weight: 1,
  }))
}

test('a range holds where the found share lies in it, and not where it lies beside it', () => {
  expect(scoreBins(creators(binSize, 10, 90, 3))).toMatchObject([{ found: 90, low: 87, high: 93, holds: true }])
  expect(scoreBins(creators(binSize, 15, 90, 3))).toMatchObject([{ found: 85, holds: false }])
})

test('bins follow the score, take everybody once, and each has creators enough', () => {
  const drawn = [...creators(700, 10, 90, 3), ...creators(900, 80, 20, 3)]
  const bins = scoreBins(drawn)
  expect(bins.map(({ from }) => from)).toEqual(bins.map(({ from }) => from).sort((a, b) => a - b))
  expect(bins.reduce((sum, bin) => sum + bin.creators, 0)).toBe(drawn.length)
  expect(Math.min(...bins.map((bin) => bin.creators))).toBeGreaterThanOrEqual(binSize)
})

test('too few creators make no bin', () => {
  expect(scoreBins(creators(binSize - 1, 10, 90, 3))).toEqual([])
})

test('creators count by their weight', () => {
  const half = creators(binSize, 50, 75, 3).map((one) => ({ ...one, weight: one.label.manipulated ? 1 : 3 }))
  expect(scoreBins(half)).toMatchObject([{ found: 75, holds: true }])
})

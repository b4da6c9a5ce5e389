import { expect, test } from 'vitest'
import { seededRandom } from '../statistics/seeded-random.ts'
import { packageFit } from './package-fit.ts'

const random = seededRandom(23)
const expected = Array.from({ length: 60 }, () => 2 * random())
const own = expected.map((value) => 1_000 * Math.exp(value + 0.2 * (random() - 0.5)))
const median = 1_000 * Math.E

test('where nothing was bought little is explained', () => {
  expect(packageFit(own, expected).gain).toBeLessThan(6)
})

test('a package on a third of the posts is found, with about its share and the posts that got it', () => {
  const sold = own.map((count, at) => (at % 3 === 0 ? count + 1.5 * median : count))
  const { gain, share, covered } = packageFit(sold, expected)
  const bought = 1 - own.reduce((sum, one) => sum + one, 0) / sold.reduce((sum, one) => sum + one, 0)
  expect(gain).toBeGreaterThan(25)
  expect(Math.abs(share - bought)).toBeLessThan(0.12)
  expect(Math.abs(covered - 1 / 3)).toBeLessThan(0.1)
})

test('what is expected may be moved by any number, and counts by any factor', () => {
  const sold = own.map((count, at) => (at % 3 === 0 ? count + 1.5 * median : count))
  const moved = packageFit(
    sold.map((count) => 7 * count),
    expected.map((value) => value + 4),
  )
  expect(moved.gain).toBeCloseTo(packageFit(sold, expected).gain, 6)
  expect(moved.share).toBeCloseTo(packageFit(sold, expected).share, 6)
})

test('posts that are all alike, and none at all, have a finite answer', () => {
  for (const counts of [[], [5, 5, 5, 5], [0, 0, 0]]) {
    const { gain, share } = packageFit(
      counts,
      counts.map(() => 1),
    )
    expect([Number.isFinite(gain), share >= 0, share < 1]).toEqual([true, true, true])
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshShares, inOrderOfReach, keptShare, notInEachOther, repeatValue } from './fresh-share.ts'

const audiences = (reaches: readonly number[]) => reaches.map((reach, index) => ({ id: `c${index}`, reach }))

test('three creators that overlap by a tenth are met afresh by 1, .9 and .81', () => {
  const shares = freshShares(inOrderOfReach(audiences([5, 5, 5])), () => 0.1)
  expect(shares.map((share) => +share.toFixed(9))).toEqual([1, 0.9, 0.81])
})

test('the largest is met first, and of equals the name decides', () => {
  const order = inOrderOfReach([
    { id: 'b', reach: 2 },
    { id: 'a', reach: 2 },
    { id: 'c', reach: 9 },
  ])
  expect(order.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('together creators reach no more than apart and no less than the largest alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (reaches, overlap) => {
        const ordered = inOrderOfReach(audiences(reaches))
        const shares = freshShares(ordered, () => overlap)
        const together = ordered.reduce((sum, { reach }, index) => sum + reach * (shares[index] ?? 0), 0)
        expect(together).toBeLessThanOrEqual(reaches.reduce((sum, reach) => sum + reach, 0) * (1 + 1e-12))
        expect(together).toBeGreaterThanOrEqual(Math.max(...reaches) * (1 - 1e-12))
      },
    ),
  )
})

test('one audience under many names is reached once', () => {
  expect(freshShares(audiences([7, 6, 5]), () => 1)).toEqual([1, 0, 0])
})

test('nonsense overlap is none, and no share leaves 0 to 1', () => {
  expect(notInEachOther(audiences([2, 1]), () => Number.NaN).map((row) => [...row])).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(notInEachOther(audiences([2, 1]), () => 7)[1]?.[0]).toBe(0)
})

test('who was met before still counts for what a second post brings', () => {
  expect(keptShare(1)).toBe(1)
  expect(keptShare(0)).toBeCloseTo(repeatValue, 12)
  expect(repeatValue).toBeCloseTo(0.373, 3)
})

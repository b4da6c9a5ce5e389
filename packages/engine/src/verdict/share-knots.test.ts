import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knotPlace, knotValue, shareKnots } from './share-knots.ts'
import { countedLogOdds, trustModel, weightOf } from './trust-model.ts'

test('a table has its own value at each knot, and is level beyond them', () => {
  const table = shareKnots.map((_, index) => index ** 2)
  for (const [index, share] of shareKnots.entries()) expect(knotValue(table, share)).toBeCloseTo(index ** 2, 9)
  expect([knotPlace(0), knotPlace(0.001), knotPlace(1)]).toEqual([0, 0, shareKnots.length - 1])
  expect(knotPlace(Math.sqrt(0.1 * 0.15))).toBeCloseTo(6.5, 9)
})

const share = fc.double({ min: 0, max: 1, noNaN: true })

test('more of a part never counts for less, for every signal that holds one', () => {
  const held = Object.entries(trustModel.signals).filter(([, { byShare }]) => byShare !== undefined)
  expect(held.length).toBe(7)
  for (const [id, weight] of held) {
    expect(weight.byShare?.length, id).toBe(shareKnots.length)
    expect(weight.byShare?.[0], id).toBe(0)
    fc.assert(
      fc.property(share, share, fc.double({ min: -2, max: 8, noNaN: true }), (one, other, logOdds) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const [low, high] = [less, more].map((value) => countedLogOdds({ logOdds, share: value }, weight))
        expect(high).toBeGreaterThanOrEqual((low ?? 0) - 1e-9)
      }),
    )
  }
})

test('a signal without a share counts by its log-odds alone', () => {
  const weight = weightOf(trustModel, 'growth.step', 0)
  expect(countedLogOdds({ logOdds: 0.5 }, weight)).toBeCloseTo(0.5 * weight.mild, 9)
  expect(countedLogOdds({ logOdds: 0.5, share: 0 }, weight)).toBeCloseTo(0.5 * weight.mild, 9)
})

test('what a bounded signal counts for ends at its bound, and reassurance is left as it is', () => {
  const weight = weightOf(trustModel, 'growth.step', 0)
  expect(countedLogOdds({ logOdds: 5, share: 0.15, most: 0.25 }, weight)).toBe(0.25)
  expect(countedLogOdds({ logOdds: -1, most: 0.25 }, weight)).toBeCloseTo(-weight.reassures, 9)
})

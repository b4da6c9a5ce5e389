import { seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { onCurve } from '../../../packages/engine/src/posts/pattern-model.ts'
import { calibrationCurve, type UnseenMixture } from './pattern-calibration.ts'

/** Two bells one apart, whose true log likelihood ratio at x is `distance` × (x − `distance` / 2). */
function rows(distance: number): UnseenMixture[] {
  const random = seededRandom(17)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: 4_000 }, (_, at) => {
    const bought = at % 2 === 1
    return { mixture: normal() + (bought ? distance : 0), bought, weight: 1 }
  })
}

test('in the middle the curve is the likelihood ratio', () => {
  const curve = calibrationCurve(rows(2))
  for (const value of [0.2, 0.6, 1]) expect(Math.abs(onCurve(curve, value) - 2 * (value - 1))).toBeLessThan(0.45)
})

test('the curve never falls, and goes on beyond what untouched creators reach', () => {
  const { at, ratio } = calibrationCurve(rows(4))
  expect([...at]).toEqual([...at].sort((a, b) => a - b))
  expect([...ratio]).toEqual([...ratio].sort((a, b) => a - b))
  expect(ratio.at(-1)).toBe(16)
})

test('where one in p of the untouched stands the ratio is at most 1 / p, and one in a hundred reaches no alarm', () => {
  const all = rows(4)
  const curve = calibrationCurve(all)
  const untouched = all.filter(({ bought }) => !bought).map(({ mixture }) => onCurve(curve, mixture))
  for (const limit of [1, 2, 3, 4]) {
    expect(untouched.filter((ratio) => ratio > limit + 1e-9).length / untouched.length).toBeLessThanOrEqual(
      Math.exp(-limit) + 0.002,
    )
  }
  expect(untouched.filter((ratio) => ratio > 2.6).length / untouched.length).toBeLessThanOrEqual(0.0125)
})

test('where nothing is told apart the curve says nothing', () => {
  const curve = calibrationCurve(rows(0))
  for (const value of [-1, 0, 1]) expect(Math.abs(onCurve(curve, value))).toBeLessThan(0.3)
})

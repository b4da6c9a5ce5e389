import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likedCreator } from '../examples/example-likers.ts'
import { factsOf } from '../facts.ts'
import { doses } from './dose-evidence.ts'
import { likerEvidence } from './liker-evidence.ts'

const read = (share: number, reach: number, borrowed = false) => {
  const suspicious = { share, low: Math.max(0, share - reach), high: Math.min(1, share + reach), sampled: 300 }
  return likerEvidence({ suspicious, posts: 8, borrowed }).doseLikelihoods
}

test('a share of a half speaks for a dose of 45 % before one of 55 %, since a twentieth comes to anybody', () => {
  const at = (dose: number) => read(0.5, 0.04).find((one) => Math.abs(one.dose - dose) < 0.01)?.logRatio ?? Number.NaN
  expect(at(0.45)).toBeGreaterThan(at(0.55) + 1)
  expect(at(0.45)).toBeGreaterThan(at(0.3) + 1)
})

test('an ordinary share speaks against every dose that counts, by two at most and by little where the model is borrowed', () => {
  for (const { dose, logRatio } of read(0.02, 0.06)) {
    expect(logRatio).toBeLessThan(0.1)
    expect(logRatio).toBeGreaterThanOrEqual(-2)
    if (dose >= 0.2) expect(logRatio).toBeLessThan(-1)
  }
  for (const { logRatio } of read(0.02, 0.06, true)) expect(logRatio).toBeGreaterThanOrEqual(-0.3)
})

test('a range that leaves everything open says next to nothing', () => {
  for (const { logRatio } of read(0.1, 0.9)) expect(Math.abs(logRatio)).toBeLessThan(0.75)
})

test('a larger share never speaks less for the largest dose', () => {
  const share = fc.double({ min: 0, max: 0.9, noNaN: true })
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map(
        (value) => read(value, 0.05).at(-1)?.logRatio,
      )
      expect(more ?? 0).toBeGreaterThanOrEqual((less ?? 0) - 1e-9)
    }),
  )
  expect(read(0.3, 0.05)).toHaveLength(doses.length)
})

test('likes that are as even as bought ones or as uneven as real ones are told apart by who gave them', () => {
  const [clean, farmed] = [0, 0.5].map((part) => factsOf(likedCreator({ farmed: part })).boughtLikes)
  expect(clean?.high).toBeLessThan(0.2)
  expect(farmed?.low).toBeGreaterThan(0.2)
})

import { expect, test } from 'vitest'
import { firstDigitShares, firstDigits } from './first-digits.ts'
import { seededRandom } from './seeded-random.ts'

const uniform = seededRandom(11)
/** Counts that grow by factors over four decades obey the law. */
const natural = (size: number) => Array.from({ length: size }, () => Math.floor(10 ** (2 + 4 * uniform())))

test('the expected shares add up to one', () => {
  expect(firstDigitShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
})

test('natural counts deviate no more than chance explains', () => {
  const digits = firstDigits(natural(4_000))
  expect(digits?.deviation).toBeLessThan(2.5 * (digits?.expectedByChance ?? 0))
})

test('a batch of accounts with about the same count breaks the law', () => {
  const batch = Array.from({ length: 500 }, () => 50 + Math.floor(20 * uniform()))
  expect(firstDigits(batch)?.deviation).toBeGreaterThan(0.09)
})

test('what chance explains shrinks with the square root of the sample', () => {
  const [small, large] = [firstDigits(natural(300)), firstDigits(natural(1_200))]
  expect((small?.expectedByChance ?? 0) / (large?.expectedByChance ?? 1)).toBeCloseTo(2, 1)
})

test('zeros have no leading digit and nothing has no deviation', () => {
  expect(firstDigits([0, 0])).toBeNull()
  expect(firstDigits([0, 12, 1_999])?.counted).toBe(2)
  expect(firstDigits([0, 12, 1_999])?.shares[0]).toBe(1)
})

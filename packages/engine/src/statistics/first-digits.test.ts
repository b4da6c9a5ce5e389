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

test('ten times the counts begin with the same digits', () => {
  const counts = natural(700)
  const larger = firstDigits(counts.map((count) => count * 10))
  expect(larger?.shares).toEqual(firstDigits(counts)?.shares)
  expect(larger?.deviation).toBe(firstDigits(counts)?.deviation)
})

test('the order of the counts decides nothing', () => {
  const counts = natural(400)
  expect(firstDigits([...counts].reverse())).toEqual(firstDigits(counts))
})

test.each([
  [1, 0.1554],
  [5, 0.2046],
  [9, 0.2121],
])('counts that all begin with %d deviate by %d', (digit, deviation) => {
  expect(firstDigits([digit, digit * 10, digit * 1_000])?.deviation).toBeCloseTo(deviation, 3)
})

test('digits that are all equally common deviate by .06, six times what ordinary groups show', () => {
  const even = Array.from({ length: 900 }, (_, index) => (index % 9) + 1)
  expect(firstDigits(even)?.deviation).toBeCloseTo(0.0597, 3)
})

test.each([
  [1.9, 1],
  [9.999, 9],
  [10, 1],
  [99_999, 9],
  [700_000_001, 7],
])('%d begins with %d', (count, digit) => {
  expect(firstDigits([count])?.shares.indexOf(1)).toBe(digit - 1)
})

test('what is not a positive count is not counted', () => {
  expect(firstDigits([])).toBeNull()
  expect(firstDigits([-5, 0, 0.4, Number.NaN])).toBeNull()
  expect(firstDigits([-5, 3])?.counted).toBe(1)
})

test('shares add up to one, and at three hundred counts chance explains about .014', () => {
  const digits = firstDigits(natural(300))
  expect(digits?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(digits?.expectedByChance).toBeCloseTo(0.0136, 3)
})

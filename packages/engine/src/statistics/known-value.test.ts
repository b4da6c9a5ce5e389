import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownQuantity, knownShare, knownValue, quantityMax } from './known-value.ts'

test('what is missing or no number is not known', () => {
  for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect(knownValue(value, 0, 1)).toBeNull()
    expect(knownQuantity(value)).toBeNull()
    expect(knownShare(value)).toBeNull()
  }
})

test('what is known lies in its range and stays as it is inside', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const share = knownShare(value)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      if (value >= 0 && value <= 1) expect(share === value).toBe(true)
      expect(knownQuantity(value)).toBeLessThanOrEqual(quantityMax)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCreator } from './example-roi.ts'
import { overexposure } from './overexposure.ts'

const indexOf = (known: Parameters<typeof openCreator>[2]) =>
  overexposure(openCreator('instagram', 1_000, known))?.index

test('nothing known, nothing said', () => {
  expect(overexposure(openCreator('instagram', 1_000))).toBeNull()
})

test('30 % sponsored, six brands and three quarters of the engagement are half of the way', () => {
  expect(indexOf({ sponsoredShare: 0.3, otherBrands: 6, paidPerformance: 0.75 })).toBe(50)
})

test('no advertising at all is 0, the worst of everything is 100', () => {
  expect(indexOf({ sponsoredShare: 0, otherBrands: 0, paidPerformance: 1.4 })).toBe(0)
  expect(indexOf({ sponsoredShare: 0.9, otherBrands: 40, paidPerformance: 0.1 })).toBe(100)
})

test('what sponsorship does to engagement counts most', () => {
  const much = indexOf({ sponsoredShare: 0.9, otherBrands: 0, paidPerformance: 1 }) ?? 0
  const loss = indexOf({ sponsoredShare: 0, otherBrands: 0, paidPerformance: 0.4 }) ?? 0
  expect(loss).toBeGreaterThan(much)
})

test('the index stays between 0 and 100, rises with every part, and its weights add up to one', () => {
  const part = fc.option(fc.double({ min: 0, max: 2, noNaN: true }))
  fc.assert(
    fc.property(part, part, part, (sponsoredShare, otherBrands, paidPerformance) => {
      const found = overexposure(openCreator('instagram', 1, { sponsoredShare, otherBrands, paidPerformance }))
      if (found === null) return
      expect(found.index).toBeGreaterThanOrEqual(0)
      expect(found.index).toBeLessThanOrEqual(100)
      expect(found.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5)
      const more = indexOf({
        sponsoredShare: sponsoredShare === null ? null : sponsoredShare + 0.1,
        otherBrands: otherBrands === null ? null : otherBrands + 1,
        paidPerformance: paidPerformance === null ? null : paidPerformance - 0.1,
      })
      expect(more).toBeGreaterThanOrEqual(found.index)
    }),
  )
})

test('numbers that are none are not known', () => {
  expect(indexOf({ sponsoredShare: Number.NaN, otherBrands: Number.POSITIVE_INFINITY })).toBeUndefined()
})

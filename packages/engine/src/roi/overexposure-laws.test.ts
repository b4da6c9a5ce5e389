import { expect, test } from 'vitest'
import { openCreator } from './example-roi.ts'
import { overexposure } from './overexposure.ts'
import type { RoiCreator } from './roi-input.ts'

const indexOf = (known: Partial<RoiCreator>) => overexposure(openCreator('instagram', 10_000, known))?.index

test.each<[Partial<RoiCreator>, number, string]>([
  [{ sponsoredShare: 0.3 }, 50, 'the published line is half of the part, which is all that is known'],
  [{ sponsoredShare: 0.6 }, 100, 'twice the line is all of it'],
  [{ sponsoredShare: 0.9 }, 100, 'and no more than all'],
  [{ otherBrands: 3 }, 25, 'a brand a month for a quarter of the year'],
  [{ paidPerformance: 0.75 }, 50, 'a quarter of the engagement lost'],
  [{ paidPerformance: 1.4 }, 0, 'sponsored posts that do better are no sign'],
  [{ sponsoredShare: 0.6, otherBrands: 0 }, 60, '100 × .3 / (.3 + .2)'],
  [{ sponsoredShare: 0, paidPerformance: 0.5 }, 62.5, '100 × .5 / (.3 + .5)'],
  [{ otherBrands: 12, paidPerformance: 1 }, 28.5714, '100 × .2 / (.2 + .5)'],
  [{ sponsoredShare: 0.15, otherBrands: 6, paidPerformance: 0.9 }, 27.5, '.3 × 25 + .2 × 50 + .5 × 20'],
])('%o is %d: %s', (known, expected) => {
  expect(indexOf(known)).toBe(expected)
})

test('each known part says its value, how far gone it is and its share of the index', () => {
  expect(overexposure(openCreator('youtube', null, { sponsoredShare: 0.15, otherBrands: 6 }))?.parts).toEqual([
    { id: 'sponsored-share', value: 0.15, strength: 0.25, weight: 0.6, basis: 'share of recent posts' },
    { id: 'other-brands', value: 6, strength: 0.5, weight: 0.4, basis: 'brands in recent posts' },
  ])
})

test('zero brands are known and excuse, an unknown number neither excuses nor accuses', () => {
  expect(indexOf({ sponsoredShare: 0.6, otherBrands: 0 })).toBeLessThan(indexOf({ sponsoredShare: 0.6 }) ?? 0)
})

test('nothing else about a creator moves the index', () => {
  const known = { sponsoredShare: 0.2, otherBrands: 4, paidPerformance: 0.8 }
  const other = { ...known, growthAnomaly: 1, inauthenticCommentsShare: 1, audienceCountries: { IN: 1 } }
  expect(indexOf(other)).toBe(indexOf(known))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalChance } from '../statistics/normal-chance.ts'
import { chanceAboveLine, mostOfPart, partDoubt, partLogOdds } from './part-reading.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const margin = fc.double({ min: 0.005, max: 0.3, noNaN: true })

test('the normal law has the chances that every table prints', () => {
  for (const [value, chance] of [
    [0, 0.5],
    [1.6449, 0.95],
    [-1.6449, 0.05],
    [3, 0.99865],
  ] as const)
    expect(normalChance(value)).toBeCloseTo(chance, 5)
})

test('a share on the line is even odds; with an end on the line the other side is one in twenty', () => {
  expect(chanceAboveLine({ share: 0.2, low: 0.1, high: 0.3 })).toBeCloseTo(0.5, 6)
  expect(chanceAboveLine({ share: 0.3, low: 0.2, high: 0.4 })).toBeCloseTo(0.95, 3)
  expect(chanceAboveLine({ share: 0.1, low: 0, high: 0.2 })).toBeCloseTo(0.05, 3)
})

test('a larger share with the same margins never lowers chance or evidence', () => {
  fc.assert(
    fc.property(share, margin, fc.double({ min: 0, max: 0.5, noNaN: true }), (one, wide, more) => {
      const reading = (value: number) => ({ share: value, low: value - wide, high: value + wide })
      expect(chanceAboveLine(reading(one + more))).toBeGreaterThanOrEqual(chanceAboveLine(reading(one)) - 1e-12)
      expect(partLogOdds(reading(one + more))).toBeGreaterThanOrEqual(partLogOdds(reading(one)) - 1e-6)
    }),
  )
})

test('a part that is wholly above the line settles a verdict, one wholly below reassures, and both are bounded', () => {
  expect(partLogOdds({ share: 0.3, low: 0.2, high: 0.4 })).toBeGreaterThan(3.3)
  expect(partLogOdds({ share: 0.7, low: 0.6, high: 0.8 })).toBe(8)
  expect(partLogOdds({ share: 0.02, low: 0, high: 0.05 })).toBe(-2)
})

test('what was certainly bought is no reassurance, however little it is', () => {
  expect(partLogOdds({ share: 0.1, low: 0.09, high: 0.11 })).toBeGreaterThanOrEqual(0)
})

test('a wide interval around an ordinary share speaks for nothing, although it reaches over the line', () => {
  expect(partLogOdds({ share: 0.17, low: 0.05, high: 0.3 })).toBeLessThan(0.4)
  expect(partLogOdds({ share: 0.1, low: 0, high: 0.3 })).toBeLessThan(0)
})

test('the nearer to the line, the less certain the evidence', () => {
  const doubtAt = (value: number) => partDoubt({ share: value, low: value - 0.05, high: value + 0.05 })
  expect(doubtAt(0.2)).toBeGreaterThan(doubtAt(0.1))
  expect(doubtAt(0.2)).toBeGreaterThan(doubtAt(0.4))
})

test('a clear part warns of next to nothing, and more of it never of less', () => {
  expect([0, 0.2, 0.27].map(mostOfPart)).toEqual([0.25, 0.25, 0.25])
  expect(mostOfPart(0.36)).toBe(Number.POSITIVE_INFINITY)
  fc.assert(
    fc.property(share, share, (one, other) => {
      expect(mostOfPart(Math.max(one, other))).toBeGreaterThanOrEqual(mostOfPart(Math.min(one, other)))
    }),
  )
})

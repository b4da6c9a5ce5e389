import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshShareOf, freshShares, inOrderOfReach, keptShare, notInEachOther } from '../reach/fresh-share.ts'
import { type AudienceSample, overlapOfAudiences, unknownOverlap, usualOverlap } from './audience-overlap.ts'

/** Overlap of audiences: what can be counted by hand, and what must hold for any lists. */

const people = (from: number, count: number) => Array.from({ length: count }, (_, index) => `id-${from + index}`)
const sample = (accountIds: readonly string[], audience = accountIds.length): AudienceSample => ({
  ...{ platform: 'instagram', source: 'connector', accountIds, audience },
})

test('by hand: whole lists of 1,000 with 100 in common, the default counting as one account', () => {
  // (1 + 100) / (1 / .07 + 1,000) = 101 / 1,014.29.
  const { share, common, kind } = overlapOfAudiences(sample(people(0, 1_000)), sample(people(900, 1_000)))
  expect(kind).toBe('measured')
  expect(common).toBe(100)
  expect(share).toBe(0.0995775)
})

test('the ends by hand: 101 accounts have a spread of 1 / √101, and the default’s is the widest there is', () => {
  const { share, low, high } = overlapOfAudiences(sample(people(0, 1_000)), sample(people(900, 1_000)))
  const width = Math.exp(1.2815515655446004 / Math.sqrt(101))
  expect(low).toBeCloseTo(share / width, 5)
  expect(high).toBeCloseTo(share * width, 5)
  // Nobody seen is one account in all: 1 / √1 would be wider than ln (.2 / .02) over 2 × 1.28, which is .9.
  const unseen = overlapOfAudiences(sample(people(0, 10)), sample(people(20, 10)))
  expect(unseen.high / unseen.low).toBeCloseTo(10, 3)
})

test('by hand: samples of a tenth and a half show a twentieth of the people in common', () => {
  // 100 of 1,000 and 1,000 of 2,000: were the smaller wholly inside, 1,000 × .1 × .5 = 50 would be seen.
  const a = sample(people(0, 100), 1_000)
  const b = sample(people(80, 1_000), 2_000)
  // 20 seen: 21 / (1 / .07 + 50).
  expect(overlapOfAudiences(a, b).share).toBeCloseTo(21 / (1 / 0.07 + 50), 5)
})

test('an overlap has no side: either list may come first, in any order', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(lists, lists, fc.integer({ min: 0, max: 900 }), (one, other, unseen) => {
      const [a, b] = [one.map(String), other.map(String)]
      const forth = overlapOfAudiences(sample(a, a.length + unseen), sample(b))
      const back = overlapOfAudiences(sample([...b].reverse()), sample([...a].reverse(), a.length + unseen))
      expect(back).toEqual(forth)
      expect(forth.low).toBeLessThanOrEqual(forth.share)
      expect(forth.high).toBeGreaterThanOrEqual(forth.share)
      expect(forth.high).toBeLessThanOrEqual(1)
    }),
  )
})

test('one account more in common is never less overlap', () => {
  const share = (common: number) => overlapOfAudiences(sample(people(0, 50)), sample(people(50 - common, 50))).share
  for (let common = 0; common < 50; common += 1) expect(share(common + 1)).toBeGreaterThan(share(common))
})

test('the more is compared, the narrower the interval, and never wider than where nothing was', () => {
  const width = (size: number) => {
    const { low, high } = overlapOfAudiences(sample(people(0, size)), sample(people(size / 2, size)))
    return high / low
  }
  expect(width(1_000)).toBeLessThan(width(100))
  expect(width(100)).toBeLessThan(width(10))
  expect(width(2)).toBeLessThanOrEqual(usualOverlap.high / usualOverlap.low + 1e-6)
})

test('an audience of a size that is none is the list itself', () => {
  const whole = overlapOfAudiences(sample(people(0, 10)), sample(people(5, 10)))
  for (const size of [Number.NaN, Number.POSITIVE_INFINITY, -3, 0]) {
    expect(overlapOfAudiences(sample(people(0, 10), size), sample(people(5, 10)))).toEqual(whole)
  }
})

test('two empty lists have nothing to compare, which is not the same as nothing in common', () => {
  expect(overlapOfAudiences(sample([]), sample([]))).toMatchObject(unknownOverlap())
  expect(overlapOfAudiences(sample(people(0, 900)), sample(people(2_000, 900))).share).toBeLessThan(
    unknownOverlap().share,
  )
})

test('shares of new people by hand: overlaps of .2 and .5 leave .8, and .8 × .5 of the third', () => {
  const ordered = inOrderOfReach([
    { id: 'small', reach: 10 },
    { id: 'large', reach: 90 },
    { id: 'middle', reach: 40 },
  ])
  const overlap = (one: string, other: string) => (one === 'large' || other === 'large' ? 0.2 : 0.5)
  expect(ordered.map(({ id }) => id)).toEqual(['large', 'middle', 'small'])
  expect(freshShares(ordered, overlap)).toEqual([1, 0.8, 0.4])
  const apart = notInEachOther(ordered, overlap)
  expect(freshShareOf(apart[2], 2, (before) => before === 1)).toBe(0.5)
  expect(freshShareOf(apart[2], 2, () => false)).toBe(1)
  expect(freshShareOf(undefined, 2, () => true)).toBe(1)
})

test('what is kept of clicks runs in a straight line from .37 to all of them', () => {
  expect(keptShare(1)).toBe(1)
  expect(keptShare(0)).toBeCloseTo(2 ** 0.457 - 1, 12)
  expect(keptShare(0.5)).toBeCloseTo((1 + keptShare(0)) / 2, 12)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../statistics/seeded-random.ts'
import { type AudienceSample, overlapOfAudiences, unknownOverlap, usualOverlap } from './audience-overlap.ts'

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `fan-${from + index}`)
const sample = (accountIds: Iterable<string>, audience: number): AudienceSample => ({
  ...{ platform: 'instagram', source: 'connector', accountIds, audience },
})

test('two whole audiences overlap by what they have in common', () => {
  const overlap = overlapOfAudiences(sample(ids(0, 1_000), 1_000), sample(ids(900, 1_900), 1_000))
  expect(overlap.kind).toBe('measured')
  expect(overlap.common).toBe(100)
  expect(overlap.share).toBeCloseTo(0.1, 2)
  expect(overlap.low).toBeLessThan(0.1)
  expect(overlap.high).toBeGreaterThan(0.1)
})

test('samples are scaled up to their audiences', () => {
  const random = seededRandom(4)
  // 20,000 and 40,000 followers, 6,000 of them the same people; a fifth of each is sampled.
  const a = ids(0, 20_000).filter(() => random() < 0.2)
  const b = ids(14_000, 54_000).filter(() => random() < 0.2)
  const overlap = overlapOfAudiences(sample(a, 20_000), sample(b, 40_000))
  expect(overlap.share).toBeGreaterThan(0.25)
  expect(overlap.share).toBeLessThan(0.35)
  expect(overlap.low).toBeLessThan(0.3)
  expect(overlap.high).toBeGreaterThan(0.3)
})

test('nobody in common in small samples of large audiences says nothing: the default stays', () => {
  const overlap = overlapOfAudiences(sample(ids(0, 200), 1e6), sample(ids(500, 700), 1e6))
  expect(overlap.common).toBe(0)
  expect(overlap.share).toBeCloseTo(usualOverlap.share, 3)
  expect(overlap.high / overlap.low).toBeCloseTo(usualOverlap.high / usualOverlap.low, 1)
})

test('nobody in common in whole audiences says that nobody is', () => {
  expect(overlapOfAudiences(sample(ids(0, 1_000), 1_000), sample(ids(2_000, 3_000), 1_000)).share).toBeLessThan(0.002)
})

test('without a list there is the default, and it says so', () => {
  expect(overlapOfAudiences(sample([], 10), sample(ids(0, 9), 10))).toMatchObject(unknownOverlap())
  expect(unknownOverlap().kind).toBe('default')
})

test('shares stay between nothing and all, whichever list comes first', () => {
  fc.assert(
    fc.property(fc.nat(80), fc.nat(80), fc.nat(80), fc.nat(400), fc.nat(400), (from, lengthA, lengthB, more, other) => {
      const a = sample(ids(0, lengthA), lengthA + more)
      const b = sample(ids(from, from + lengthB), lengthB + other)
      const overlap = overlapOfAudiences(a, b)
      expect(overlapOfAudiences(b, a)).toEqual(overlap)
      expect(overlap.low).toBeGreaterThanOrEqual(0)
      expect(overlap.low).toBeLessThanOrEqual(overlap.share)
      expect(overlap.share).toBeLessThanOrEqual(overlap.high)
      expect(overlap.high).toBeLessThanOrEqual(1)
    }),
  )
})

test('an id that is listed twice is one person, and no audience is smaller than its list', () => {
  const twice = sample([...ids(0, 100), ...ids(0, 100)], 100)
  expect(overlapOfAudiences(twice, sample(ids(0, 100), 100)).common).toBe(100)
  expect(overlapOfAudiences(sample(ids(0, 100), 3), sample(ids(0, 100), Number.NaN)).share).toBeGreaterThan(0.85)
})

test('ids of two platforms or two sources name nobody alike, so they are not compared, and the reason is said', () => {
  const one = sample(ids(0, 500), 500)
  const reasonFor = (other: Partial<AudienceSample>) => {
    const { reason, ...overlap } = overlapOfAudiences(one, { ...one, ...other })
    expect(overlap).toEqual(unknownOverlap())
    return reason
  }
  expect(reasonFor({ platform: 'tiktok' })).toBe('platforms')
  expect(reasonFor({ source: 'file' })).toBe('sources')
  expect(reasonFor({ accountIds: [] })).toBe('sample')
  expect(overlapOfAudiences(one, one)).toMatchObject({ kind: 'measured', reason: null })
})

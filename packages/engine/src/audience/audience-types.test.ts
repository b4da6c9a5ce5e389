import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audienceGroup, audienceGroups, audienceTypes } from './audience-types.ts'

test('following more than 1,500 makes a mass follower whatever else holds', () => {
  expect(audienceGroup({ id: 'a', following: 1501, followers: 1_000_000 })).toBe(audienceGroups.mass)
  expect(audienceGroup({ id: 'a', following: 1500, followers: 1_000_000 })).toBe(audienceGroups.influencer)
})

test('more than 5,000 followers make an influencer', () => {
  expect(audienceGroup({ id: 'a', following: 10, followers: 5001 })).toBe(audienceGroups.influencer)
  expect(audienceGroup({ id: 'a', following: 10, followers: 5000 })).toBe(audienceGroups.rest)
})

test('precedence as published: mass before influencer, influencer before suspicious or real', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), fc.nat({ max: 20_000 }), (following, followers) => {
      const expected = following > 1500 ? 'mass' : followers > 5000 ? 'influencer' : 'rest'
      expect(audienceGroup({ id: 'a', following, followers })).toBe(audienceGroups[expected])
    }),
  )
})

test('unknown counts make nobody mass or influencer', () => {
  expect(audienceGroup({ id: 'a' })).toBe(audienceGroups.rest)
  expect(audienceGroup({ id: 'a', following: null, followers: null })).toBe(audienceGroups.rest)
})

const anySample = fc
  .tuple(fc.nat({ max: 500 }), fc.nat({ max: 500 }), fc.integer({ min: 1, max: 500 }))
  .chain((sizes) =>
    fc.record({
      sizes: fc.constant(sizes),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      expected: fc.tuple(...sizes.map((size) => fc.double({ min: 0, max: size, noNaN: true }))),
    }),
  )

test('types are shares that add up to 1', () => {
  fc.assert(
    fc.property(anySample, ({ sizes, share, expected }) => {
      const { types } = audienceTypes(share, sizes, expected)
      const { real, influencer, mass, suspicious } = types
      expect(real + influencer + mass + suspicious).toBeCloseTo(1, 9)
      for (const value of Object.values(types)) expect(value).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the suspicious share is divided without loss: suspicious type plus what the other types hide', () => {
  fc.assert(
    fc.property(anySample, ({ sizes, share, expected }) => {
      const { types, within } = audienceTypes(share, sizes, expected)
      expect(types.suspicious + within.mass + within.influencer).toBeCloseTo(share, 9)
    }),
  )
})

test('no type hides more suspicious accounts than it has', () => {
  fc.assert(
    fc.property(anySample, ({ sizes, share, expected }) => {
      const { types, within } = audienceTypes(share, sizes, expected)
      expect(within.mass).toBeLessThanOrEqual(types.mass + 1e-9)
      expect(within.influencer).toBeLessThanOrEqual(types.influencer + 1e-9)
    }),
  )
})

test('probabilities decide where the suspicious accounts are', () => {
  const { types, within } = audienceTypes(0.2, [100, 0, 100], [30, 0, 10])
  expect(within.mass).toBeCloseTo(0.15)
  expect(types.suspicious).toBeCloseTo(0.05)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platforms } from '../snapshot/snapshot.ts'
import { emvMethods, type MediaCounts } from './emv.ts'
import { campaignFormats } from './roi-input.ts'

/** What every method of media value has in common, whatever its prices are. */

const count = fc.integer({ min: 0, max: 1_000_000 })
const counted: fc.Arbitrary<MediaCounts> = fc.record({
  platform: fc.constantFrom(...platforms),
  format: fc.constantFrom(null, ...campaignFormats),
  ...{ impressions: count, likes: count, comments: count, shares: count },
  followers: fc.option(count),
  posts: fc.integer({ min: 1, max: 20 }),
})

test('a value is finite and never below zero, or there is none', () => {
  fc.assert(
    fc.property(counted, (counts) => {
      for (const { value } of emvMethods) {
        const worth = value(counts)
        if (worth === null) continue
        expect(Number.isFinite(worth)).toBe(true)
        expect(worth).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('twice of everything is worth twice as much, by every method', () => {
  fc.assert(
    fc.property(counted, (counts) => {
      const { impressions, likes, comments, shares, posts } = counts
      const twice = { impressions: 2 * impressions, likes: 2 * likes, comments: 2 * comments, shares: 2 * shares }
      for (const { value } of emvMethods) {
        const plain = value(counts)
        const doubled = value({ ...counts, ...twice, posts: 2 * posts })
        if (plain === null) expect(doubled).toBeNull()
        else expect(doubled).toBeCloseTo(2 * plain, 4)
      }
    }),
  )
})

test('more of one count is never worth less', () => {
  const more = fc.constantFrom('impressions' as const, 'likes' as const, 'comments' as const, 'shares' as const)
  fc.assert(
    fc.property(counted, more, fc.integer({ min: 1, max: 1_000 }), (counts, field, added) => {
      for (const { value } of emvMethods) {
        const richer = value({ ...counts, [field]: counts[field] + added }) ?? 0
        expect(richer).toBeGreaterThanOrEqual((value(counts) ?? 0) - 1e-9)
      }
    }),
  )
})

test('whether a method has a value depends on platform, format and followers, and on no other count', () => {
  fc.assert(
    fc.property(counted, counted, (one, other) => {
      const { platform, format, followers } = one
      for (const { value } of emvMethods) {
        expect(value({ ...other, platform, format, followers }) === null).toBe(value(one) === null)
      }
    }),
  )
})

test('two posts’ counts together are worth what they are worth apart', () => {
  // Prices are per count, so a campaign may be valued post by post or as a whole. Followers are counted for each story.
  fc.assert(
    fc.property(counted, count, (counts, likes) => {
      const rest = { ...counts, likes, posts: 1 }
      const whole = { ...counts, posts: counts.posts + 1, likes: counts.likes + likes }
      const both = {
        ...whole,
        ...{ impressions: 2 * counts.impressions, comments: 2 * counts.comments, shares: 2 * counts.shares },
      }
      for (const { value } of emvMethods) {
        const [a, b, sum] = [value(counts), value(rest), value(both)]
        if (a !== null && b !== null && sum !== null) expect(sum).toBeCloseTo(a + b, 3)
      }
    }),
  )
})

test('no two methods have one id, and only the prices of Skeepers are in euros', () => {
  expect(new Set(emvMethods.map(({ id }) => id)).size).toBe(emvMethods.length)
  expect(emvMethods.filter(({ currency }) => currency === 'EUR').map(({ id }) => id)).toEqual(['skeepers'])
})

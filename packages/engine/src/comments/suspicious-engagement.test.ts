import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LockstepBlock, LockstepReview } from '../lockstep/review.ts'
import { buildComment, buildPosts, ownSentence } from './example-comments.ts'
import type { CommentReview } from './review.ts'
import { reviewComments } from './review-comments.ts'
import { suspiciousEngagement } from './suspicious-engagement.ts'

function commentsOf(count: number): CommentReview | null {
  const comments = Array.from({ length: count }, (_, index) =>
    buildComment(index, index % 5, `p-${index}`, ownSentence(index)),
  )
  return reviewComments(comments, buildPosts(5), new Map())
}

function lockstepOf(members: number, returning: number): LockstepReview {
  const block: LockstepBlock = {
    accountIds: Array.from({ length: members }, (_, index) => `m-${index}`),
    postIds: ['a', 'b', 'c'],
    density: 0.8,
    pValue: 1e-20,
    expectedDensity: 0.1,
    basis: 'likes',
    windowMinutes: null,
  }
  const blocks = members > 0 ? [block] : []
  return { actors: returning * 4, returning, posts: 10, blocks, share: null, findable: null }
}

test('nothing seen is not nothing suspicious', () => {
  expect(suspiciousEngagement(null, null)).toBeNull()
  expect(suspiciousEngagement(commentsOf(5), lockstepOf(0, 10))).toBeNull()
})

test('comments alone, and lockstep alone, are enough', () => {
  const review = commentsOf(100)
  expect(suspiciousEngagement(review, null)).toEqual(review?.inauthentic)
  expect(suspiciousEngagement(null, lockstepOf(100, 400))).toMatchObject({ share: 0.25, sampled: 400 })
})

test('together each judged comment and each judged account counts once', () => {
  const both = suspiciousEngagement(commentsOf(100), lockstepOf(100, 400))
  expect(both?.sampled).toBe(500)
  expect(both?.share).toBeGreaterThan(0.19)
  expect(both?.share).toBeLessThan(0.25)
})

test('the interval holds its share, whatever the parts, down to nobody at all', () => {
  const reviews = [null, ...[20, 60].map(commentsOf)]
  fc.assert(
    fc.property(
      fc.constantFrom(...reviews),
      fc.integer({ min: 50, max: 5_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (review, returning, part) => {
        const members = part < 0.3 ? 0 : Math.round(part * 300)
        const estimate = suspiciousEngagement(review, lockstepOf(members, returning))
        expect(estimate).not.toBeNull()
        const { share, low, high } = estimate ?? { share: -1, low: 0, high: 0 }
        expect([0 <= low, low <= share, share <= high, high <= 1]).toEqual([true, true, true, true])
      },
    ),
  )
  expect(suspiciousEngagement(null, lockstepOf(0, 1_234))).toMatchObject({ share: 0, low: 0 })
})

test('a larger ring never lowers the share, and the interval holds it', () => {
  const shares = [0, 10, 50, 200, 390].map((members) => suspiciousEngagement(commentsOf(60), lockstepOf(members, 400)))
  for (const [index, now] of shares.entries()) {
    const before = shares[index - 1]?.share ?? 0
    expect(now?.share).toBeGreaterThanOrEqual(before)
    expect((now?.low ?? 1) <= (now?.share ?? -1) && (now?.share ?? 2) <= (now?.high ?? -1)).toBe(true)
  }
})

import { expect, test } from 'vitest'
import type { Comment } from '../snapshot/snapshot.ts'
import { buildComment, buildPosts, ownSentence } from './example-comments.ts'
import { recurrenceOf } from './pod.ts'
import { promotionRating } from './promotion.ts'
import { readComments } from './read-comments.ts'

const recurrence = (comments: Comment[]) =>
  recurrenceOf(readComments(comments, buildPosts(10), new Map(), promotionRating))

/** Passers-by who come in their own time with something to say. */
const crowd = Array.from({ length: 120 }, (_, index) =>
  buildComment(index, index % 10, `guest-${index}`, ownSentence(index), 200 + 13 * index),
)
/** A group under every post. */
const group = (size: number, minute: number | null, text: (index: number) => string) =>
  Array.from({ length: size * 10 }, (_, index) =>
    buildComment(1_000 + index, index % 10, `member-${Math.floor(index / 10)}`, text(index), minute),
  )

test('few posts say nothing about recurrence', () => {
  expect(recurrence(crowd.filter(({ postId }) => postId === 'post-1' || postId === 'post-2'))).toEqual({
    recurringAuthors: null,
    regulars: null,
    pod: null,
  })
})

test('passers-by are no group', () => {
  expect(recurrence(crowd)).toEqual({ recurringAuthors: 0, regulars: 0, pod: null })
})

test('a crowd that praises every post within minutes looks arranged', () => {
  const { pod, recurringAuthors } = recurrence([...crowd, ...group(20, 12, () => 'Great shot')])
  expect(pod?.authorIds).toHaveLength(20)
  expect(pod).toMatchObject({ earlyShare: 1, othersEarlyShare: 0, emptyShare: 1, posts: 10 })
  expect(pod?.strength).toBeGreaterThan(0.9)
  expect(recurringAuthors).toBeCloseTo(20 / 140)
})

test('loyal fans who talk about the posts in their own time do not look arranged', () => {
  const { pod } = recurrence([...crowd, ...group(20, 400, ownSentence)])
  expect(pod?.authorIds).toHaveLength(20)
  expect(pod?.strength).toBe(0)
})

test('the hour counts only against the others: where everybody is early nobody is arranged by being early', () => {
  const early = crowd.map((comment, index) => buildComment(index, index % 10, comment.authorId, comment.text, 20))
  const alone = recurrence([...crowd, ...group(20, 12, ownSentence)]).pod?.strength ?? 0
  const together = recurrence([...early, ...group(20, 12, ownSentence)]).pod?.strength ?? 0
  expect(together).toBeLessThan(alone)
})

test('strength grows with the emptiness of the texts and with the size of the group', () => {
  const strengthAt = (size: number, empty: number) =>
    recurrence([...crowd, ...group(size, 12, (index) => (index % 10 < empty ? 'Great shot' : ownSentence(index)))]).pod
      ?.strength ?? 0
  const byEmptiness = [0, 4, 6, 8, 10].map((empty) => strengthAt(20, empty))
  const bySize = [8, 12, 16, 20].map((size) => strengthAt(size, 10))
  expect([...byEmptiness].sort((a, b) => a - b)).toEqual(byEmptiness)
  expect([...bySize].sort((a, b) => a - b)).toEqual(bySize)
})

test('a circle of friends is too small to be called a group', () => {
  expect(recurrence([...crowd, ...group(5, 5, () => 'Great shot')])).toMatchObject({ regulars: 5, pod: null })
})

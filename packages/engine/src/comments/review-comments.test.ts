import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account, Comment } from '../snapshot/snapshot.ts'
import { buildComment, buildPost, buildPosts, emptyAccount, livedInAccount, ownSentence } from './example-comments.ts'
import { reviewComments } from './review-comments.ts'

const posts = buildPosts(10)
const nobody: ReadonlyMap<string, Account> = new Map()
const people = (count: number, text: (index: number) => string = ownSentence, first = 0): Comment[] =>
  Array.from({ length: count }, (_, index) =>
    buildComment(first + index, index % 10, `person-${first + index}`, text(index)),
  )
const shareOf = (comments: Comment[], accounts = nobody) =>
  reviewComments(comments, posts, accounts)?.inauthentic.share ?? -1

test('without comments by others there is no review', () => {
  expect(reviewComments([], posts, nobody)).toBeNull()
  const own = [buildComment(1, 1, 'creator', 'thank you all')]
  expect(reviewComments(own, posts, nobody, new Set(['creator']))).toBeNull()
})

test('the creator’s own replies change nothing', () => {
  const section = people(40)
  const own = Array.from({ length: 30 }, (_, index) => buildComment(500 + index, index % 10, 'creator', '❤️'))
  expect(reviewComments([...section, ...own], posts, nobody, new Set(['creator']))).toEqual(
    reviewComments(section, posts, nobody, new Set(['creator'])),
  )
})

test('every comment has one kind', () => {
  const section = [
    ...people(5),
    buildComment(100, 1, 'a', 'Amazing!!'),
    buildComment(101, 1, 'b', '🔥🔥'),
    buildComment(102, 1, 'c', '@anna'),
    buildComment(103, 1, 'd', 'check out my channel'),
    buildComment(104, 1, 'e', '정말 예뻐요'),
  ]
  expect(reviewComments(section, posts, nobody)?.kinds).toEqual({
    authentic: 5,
    generic: 1,
    'emoji-only': 1,
    'mention-only': 1,
    duplicate: 0,
    spam: 1,
    unreadable: 1,
  })
})

test('comments that cannot be read leave the denominator', () => {
  const section = [...people(30), ...people(20, () => '정말 예뻐요', 200)]
  const review = reviewComments(section, posts, nobody)
  expect(review?.inauthentic.sampled).toBe(30)
  expect(review?.considered).toBe(50)
  expect(review?.inauthentic.share).toBeCloseTo(shareOf(people(30)))
})

test('a section of ordinary people, of which half is praise and emoji, stays within the 3 of 20 that are normal', () => {
  const section = [...people(50), ...people(30, () => 'so beautiful', 100), ...people(20, () => '😍😍', 200)]
  const review = reviewComments(section, posts, nobody)
  expect(review?.inauthentic.share).toBeLessThan(0.1)
  expect(review?.inauthentic.high).toBeLessThan(0.3)
})

test('praise from made-up accounts weighs far more than the same praise from lived-in ones', () => {
  const section = [...people(60), ...people(40, () => 'so beautiful', 100)]
  const authors = section.slice(60).map(({ authorId }) => authorId)
  const doubtful = new Map(authors.map((id) => [id, emptyAccount(id)]))
  const ordinary = new Map(authors.map((id) => [id, livedInAccount(id)]))
  const [bad, unknown, good] = [shareOf(section, doubtful), shareOf(section), shareOf(section, ordinary)]
  expect(bad).toBeGreaterThan(0.25)
  expect(unknown).toBeLessThan(0.08)
  expect(good).toBeLessThan(unknown)
})

test('made-up accounts among those whose profile is known make the unknown ones doubtful too', () => {
  const section = [...people(60), ...people(40, () => 'so beautiful', 100)]
  const half = section.slice(60, 80).map(({ authorId }) => authorId)
  expect(shareOf(section, new Map(half.map((id) => [id, emptyAccount(id)])))).toBeGreaterThan(0.3 * 0.4 + 0.05)
})

test('empty comments that come within the hour weigh more, where those who talk about the post come later', () => {
  const talk = Array.from({ length: 60 }, (_, index) =>
    buildComment(index, index % 10, `t-${index}`, ownSentence(index), 300 + index),
  )
  const praise = (minute: number) =>
    Array.from({ length: 40 }, (_, index) =>
      buildComment(100 + index, index % 10, `p-${index}`, 'so beautiful', minute),
    )
  expect(shareOf([...talk, ...praise(9)])).toBeGreaterThan(2 * shareOf([...talk, ...praise(900)]))
})

test('planted copies are found, quoted and counted', () => {
  const text = 'your stories about the harbour always cheer me up on mondays, so please keep them coming'
  const review = reviewComments([...people(60), ...people(12, () => text, 300)], posts, nobody)
  expect(review?.kinds.duplicate).toBe(12)
  expect(review?.duplicateGroups).toHaveLength(1)
  expect(review?.duplicateGroups[0]).toMatchObject({ authors: 12, posts: 10 })
  expect([...(review?.duplicateGroups[0]?.text ?? '')].length).toBeLessThanOrEqual(80)
  expect(review?.inauthentic.share).toBeGreaterThan(0.1)
})

test('under a giveaway tags, copies and praise are the rules of the game, and spam is still spam', () => {
  const giveaway = [buildPost(0, 'GIVEAWAY! Tag a friend to enter'), ...posts.slice(1)]
  const section = Array.from({ length: 60 }, (_, index) =>
    buildComment(
      index,
      0,
      `p-${index}`,
      index % 2 === 0 ? `@friend${index}` : 'I would love to win this beautiful teapot please',
    ),
  )
  const spam = buildComment(99, 0, 'seller', 'check out my channel')
  expect(reviewComments([...section, spam], giveaway, nobody)?.kinds).toMatchObject({
    authentic: 60,
    duplicate: 0,
    spam: 1,
  })
})

test('a trained rater takes the place of the rules', () => {
  const review = reviewComments(people(10), posts, nobody, new Set(), () => 1)
  expect(review?.kinds.spam).toBe(10)
})

test('the more comments are copied, the higher the share', () => {
  const text = 'your stories about the harbour always cheer me up on mondays, so please keep them coming'
  const shares = [0, 5, 10, 20, 40].map((copies) =>
    shareOf([...people(60 - copies), ...people(copies, () => text, 300)]),
  )
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
  expect(shares.at(-1)).toBeGreaterThan(0.5)
})

const word = fc.constantFrom(
  'nice',
  'lamp',
  'where',
  'the',
  '🔥',
  '@anna',
  'check out my channel',
  'пляж',
  '정말',
  'amazing',
)
const sections = fc.array(
  fc.record({
    post: fc.integer({ min: 0, max: 9 }),
    author: fc.integer({ min: 0, max: 15 }),
    words: fc.array(word, { maxLength: 8 }),
    minute: fc.option(fc.integer({ min: 0, max: 3_000 })),
  }),
  { maxLength: 60 },
)
const built = (drawn: { post: number; author: number; words: string[]; minute: number | null }[]) =>
  drawn.map(({ post, author, words, minute }, index) =>
    buildComment(index, post, `author-${author}`, words.join(' '), minute),
  )

test('the order of comments and posts changes nothing', () => {
  fc.assert(
    fc.property(sections, (drawn) => {
      const comments = built(drawn)
      expect(reviewComments([...comments].reverse(), [...posts].reverse(), nobody)).toEqual(
        reviewComments(comments, posts, nobody),
      )
    }),
    { numRuns: 60 },
  )
})

test('shares are bounded, the interval holds the share, and the kinds add up', () => {
  fc.assert(
    fc.property(sections, (drawn) => {
      const review = reviewComments(built(drawn), posts, nobody)
      if (review === null) return
      const { share, low, high, sampled } = review.inauthentic
      expect(0 <= low && low <= share && share <= high && high <= 1).toBe(true)
      expect(Object.values(review.kinds).reduce((sum, count) => sum + count, 0)).toBe(review.considered)
      expect(sampled).toBe(review.considered - review.kinds.unreadable)
      expect(review.examples.length).toBeLessThanOrEqual(50)
      for (const { text } of review.examples) expect([...text].length).toBeLessThanOrEqual(80)
    }),
    { numRuns: 100 },
  )
})

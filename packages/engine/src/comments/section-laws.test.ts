import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentInauthentic } from '../signals/comment-inauthentic.ts'
import type { Account, Comment } from '../snapshot/snapshot.ts'
import { buildComment, buildPosts, ownSentence } from './example-comments.ts'
import { reviewComments } from './review-comments.ts'

/** What holds for a comment section whatever is in it: what people do every day costs a creator nothing, and what was ordered
 *  shows in proportion to how much of it there is. */

const posts = buildPosts(10)
const nobody: ReadonlyMap<string, Account> = new Map()
const reviewOf = (comments: Comment[]) => reviewComments(comments, posts, nobody)
const shareOf = (comments: Comment[]) => reviewOf(comments)?.inauthentic.share ?? -1

/** A section in which some of the texts are replaced, each comment by a person of its own. */
const section = (count: number, replaced: number, text: (index: number) => string): Comment[] =>
  Array.from({ length: count }, (_, index) =>
    buildComment(index, index % 10, `person-${index}`, index < replaced ? text(index) : ownSentence(index)),
  )

const template = 'your stories about the harbour always cheer me up on mondays, so please keep them coming'
const ordered: [string, (index: number) => string][] = [
  ['copies', () => template],
  ['near copies', (index) => `${template} ${['dear', 'friend', 'my friend', 'mate'][index % 4]}`],
  ['advertising', (index) => `check out my channel number ${index}`],
]
const everyday: [string, (index: number) => string][] = [
  ['emoji', (index) => ['🔥', '😍😍', '❤️', '👏👏👏'][index % 4] ?? ''],
  ['tags of friends', (index) => `@friend${index}`],
  ['generic praise', (index) => ['so beautiful', 'amazing!!', 'love this', 'wow, stunning'][index % 4] ?? ''],
  ['wishes', () => 'happy birthday, all the best'],
  ['laughter', (index) => `ha${'ha'.repeat(index % 5)}`],
]

/** Where the signal stands on a section of a hundred. */
function verdictOn(comments: Comment[]) {
  const commentReview = reviewOf(comments)
  // The signal reads nothing but the review.
  return commentInauthentic.measure({ commentReview } as Parameters<typeof commentInauthentic.measure>[0])
}

test.each(ordered)('the more %s, the higher the share, and never lower for one more', (_, text) => {
  const shares = [0, 1, 5, 10, 20, 35, 50].map((count) => shareOf(section(100, count, text)))
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
  expect(shares.at(-1)).toBeGreaterThan(0.4)
})

test.each(ordered)('1 to 3 of 20 is normal, half is an alarm: %s', (_, text) => {
  const [few, half] = [verdictOn(section(100, 15, text)), verdictOn(section(100, 50, text))]
  expect(few).not.toMatchObject({ verdict: 'concern' })
  expect(half).toMatchObject({ verdict: 'concern' })
})

test.each(everyday)('a section of which half is %s is no concern', (_, text) => {
  const half = section(100, 50, text)
  expect(shareOf(half)).toBeLessThan(0.15)
  expect(verdictOn(half)).not.toMatchObject({ verdict: 'concern' })
})

test.each(everyday)('%s are never copies of each other', (_, text) => {
  expect(reviewOf(section(100, 60, text))?.kinds.duplicate).toBe(0)
})

test('capitals, accents, drawn-out letters and punctuation decide about nothing', () => {
  const plain = ['so beautiful', template, 'check out my channel', 'where is that lamp from', '😍']
  const decorated = [
    'SOOO Beautiful!!!',
    `${template.toUpperCase()} …`,
    'Chéck OUT my channel!!',
    'WHERE is that lamp from???',
    '😍!',
  ]
  const kinds = (texts: string[]) => reviewOf(section(60, 60, (index) => texts[index % 5] ?? ''))?.kinds
  expect(kinds(decorated)).toEqual(kinds(plain))
})

test('an emoji or a tag beside words changes nothing about the words', () => {
  const words = fc.constantFrom(
    'where is that lamp from',
    'so beautiful',
    'check out my channel',
    'that was a long winter',
  )
  fc.assert(
    fc.property(words, fc.constantFrom('😍', '@anna', '🔥🔥', '@anna 😂'), (text, extra) => {
      const kindsOf = (raw: string) => reviewOf([buildComment(1, 1, 'a', raw)])?.kinds
      expect(kindsOf(`${text} ${extra}`)).toEqual(kindsOf(text))
      expect(kindsOf(`${extra} ${text}`)).toEqual(kindsOf(text))
    }),
  )
})

test('the same sentence from few people is chance, and one person repeating it is no group', () => {
  const question = 'what song is this'
  const asked = (people: number, times: number) =>
    reviewOf([
      ...section(60, 0, ownSentence),
      ...Array.from({ length: people * times }, (_, index) =>
        buildComment(500 + index, index % 10, `asker-${index % people}`, question),
      ),
    ])?.kinds.duplicate
  expect(asked(4, 1)).toBe(0)
  expect(asked(1, 9)).toBe(0)
  expect(asked(12, 1)).toBe(12)
})

test('a section in languages that cannot be read is neither clean nor dirty', () => {
  const polish = 'to jest bardzo piękne, nie mogę się doczekać jak będzie dalej'
  const korean = '정말 예뻐요 오늘도 응원해요'
  const review = reviewOf(section(80, 80, (index) => (index % 2 === 0 ? polish : korean)))
  expect(review?.kinds.unreadable).toBe(80)
  expect(review?.inauthentic).toEqual({ share: 0, low: 0, high: 1, sampled: 0 })
  expect(review?.duplicateGroups).toEqual([])
})

test('a circle of friends under every post is no pod; a crowd within the hour with nothing to say is', () => {
  const talk = Array.from({ length: 60 }, (_, index) =>
    buildComment(index, index % 10, `visitor-${index}`, ownSentence(index), 240 + index),
  )
  const regulars = (people: number, text: (index: number) => string, minute: number) =>
    Array.from({ length: people * 10 }, (_, index) =>
      buildComment(200 + index, index % 10, `regular-${Math.floor(index / 10)}`, text(index), minute),
    )
  expect(reviewOf([...talk, ...regulars(5, () => '❤️', 12)])?.pod).toBeNull()
  const fans = reviewOf([...talk, ...regulars(20, (index) => ownSentence(100 + index), 300)])?.pod
  const crowd = reviewOf([...talk, ...regulars(20, () => 'amazing 🔥', 12)])?.pod
  expect(fans?.strength).toBeLessThan(0.1)
  expect(crowd?.strength).toBeGreaterThan(0.8)
})

import { expect, test } from 'vitest'
import { answer, countedPost, creatorOf, reason } from '../examples/example-answer.ts'
import { exampleMoment } from '../examples/example-creator.ts'
import { fullCreator } from '../examples/example-crowd.ts'
import { factsOf } from '../facts.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'
import { paidPerformance } from './paid-performance.ts'
import { postingRegularity } from './posting-regularity.ts'
import { kindWords, quotedExamples } from './quoted-comments.ts'
import { sponsoredLoad } from './sponsored-load.ts'

const dayMs = 86_400_000

const paid = (count: number, of: number, change: Partial<Post> = { sponsored: true }) =>
  creatorOf(
    Array.from({ length: of }, (_, index) => ({ likes: 100, caption: 'the sea', ...(index < count ? change : {}) })),
  )

test.each([
  [0, 10, 'neutral'],
  [3, 10, 'neutral'],
  [4, 10, 'concern'],
  [10, 10, 'concern'],
] as const)('%d of %d posts sponsored are told as %s, and weigh nothing', (count, of, verdict) => {
  const found = answer(sponsoredLoad, paid(count, of))
  expect(found).toMatchObject({ value: count / of, verdict, logOdds: 0, uncertainty: 0 })
  expect(found.explanation.includes('audiences tend to tune out')).toBe(verdict === 'concern')
})

test('five posts that could show a sponsor are needed', () => {
  expect(reason(sponsoredLoad, paid(1, 4))).toContain('5 posts; 4 had them')
  expect(reason(sponsoredLoad, paid(1, 5))).toBe('')
})

test('posts without any text are not counted as free of sponsors', () => {
  const silent = Array.from({ length: 5 }, () => ({ likes: 9 }))
  const told = Array.from({ length: 5 }, () => ({ likes: 9, caption: 'a bag #ad' }))
  expect(answer(sponsoredLoad, creatorOf([...silent, ...told])).value).toBe(1)
})

test('sponsored posts are listed with how they were recognised, fifteen at most', () => {
  const { evidence } = answer(sponsoredLoad, paid(20, 25))
  expect(evidence.length).toBe(15)
  expect(evidence[0]).toEqual({
    at: countedPost({}, 0).publishedAt,
    text: 'Labeled as a paid partnership',
    refs: ['post-000'],
  })
  expect(answer(sponsoredLoad, paid(2, 9, { caption: 'a bag #ad' })).evidence[0]?.text).toBe(
    'The caption discloses a partnership',
  )
})

const compared = (sponsoredLikes: number, sponsored = 4, organic = 6) =>
  creatorOf([
    ...Array.from({ length: sponsored }, () => ({ likes: sponsoredLikes, sponsored: true })),
    ...Array.from({ length: organic }, () => ({ likes: 1_000 })),
  ])

test.each([
  [590, 'concern'],
  [600, 'neutral'],
  [899, 'neutral'],
  [900, 'strength'],
  [4_000, 'strength'],
] as const)('sponsored posts with %d of a thousand likes are told as %s', (likes, verdict) => {
  const found = answer(paidPerformance, compared(likes))
  expect(found).toMatchObject({ value: likes / 1_000, verdict, logOdds: 0 })
  expect(found.explanation).toContain('(4 vs. 6 posts)')
})

test('three posts are needed on either side', () => {
  expect(reason(paidPerformance, compared(500, 2, 9))).toContain('found 2 and 9.')
  expect(reason(paidPerformance, compared(500, 9, 2))).toContain('found 9 and 2.')
  expect(reason(paidPerformance, compared(500, 3, 3))).toBe('')
})

test('where likes are hidden, views are compared; where nobody reacts, nothing is', () => {
  const views = (count: number, sponsored: boolean) => Array.from({ length: 3 }, () => ({ views: count, sponsored }))
  expect(answer(paidPerformance, creatorOf([...views(500, true), ...views(1_000, false)])).value).toBe(0.5)
  expect(reason(paidPerformance, creatorOf([...views(500, true), ...views(0, false)]))).toContain('no engagement')
})

/** Posts with the given days between them, newest gap first. */
function rhythm(...gaps: number[]): Snapshot {
  let time = Date.parse(exampleMoment) - dayMs
  const times = [time]
  for (const gap of gaps) {
    time -= gap * dayMs
    times.push(time)
  }
  return creatorOf(times.map((at) => ({ likes: 5, publishedAt: new Date(at).toISOString() })))
}

test('six dated posts are needed to know a rhythm', () => {
  expect(reason(postingRegularity, rhythm(1, 1, 1, 1))).toContain('Needs at least 6 dated posts; found 5.')
  expect(answer(postingRegularity, rhythm(1, 1, 1, 1, 1)).value).toBe(1)
})

test.each([
  ['a fortnight', [1, 1, 14, 1, 1], 'strength', false],
  ['a day more than a fortnight', [1, 1, 15, 1, 1], 'neutral', true],
  ['a gap that is usual for the creator', [4, 4, 19, 4, 4], 'strength', false],
  ['five times the usual gap and more', [3.5, 3.5, 18, 3.5, 3.5], 'neutral', true],
  ['posts every three weeks', [21, 21, 21, 21, 21], 'neutral', false],
])('a pause is told as one, or is none: %s', (_, gaps, verdict, pauses) => {
  const found = answer(postingRegularity, rhythm(...gaps))
  expect(found.verdict).toBe(verdict)
  expect(found.explanation.includes('with one break')).toBe(pauses)
  expect(found.logOdds).toBe(0)
})

test('a pause is dated by the post that ended it', () => {
  const [evidence] = answer(postingRegularity, rhythm(1, 1, 30, 1, 1)).evidence
  expect(evidence).toMatchObject({ text: 'A break of 30 days before this post', refs: ['post-002'] })
})

test('an exact schedule is remarked and is a tool that honest creators use', () => {
  expect(answer(postingRegularity, rhythm(2, 2, 2, 2, 2)).explanation).toContain('on a nearly exact schedule')
  expect(answer(postingRegularity, rhythm(1, 2, 3, 1, 4)).explanation).not.toContain('exact')
  expect(answer(postingRegularity, rhythm(2, 2, 2, 2, 2)).explanation).toContain('says nothing about manipulation')
})

test('comments are quoted in their own words with the kind they are, eight at most', () => {
  const review = factsOf(fullCreator()).commentReview
  if (review === null) throw new Error('The full creator has comments.')
  const examples = Array.from({ length: 12 }, (_, index) => ({
    commentId: `c${index}`,
    kind: index % 2 === 0 ? ('spam' as const) : ('generic' as const),
    text: `text ${index}`,
  }))
  const quoted = quotedExamples({ ...review, examples }, ['spam', 'generic'])
  expect(quoted.length).toBe(8)
  expect(quoted[0]).toEqual({ at: null, text: '“text 0” (self-promotion or spam)', refs: ['c0'] })
  expect(quotedExamples({ ...review, examples }, ['generic']).length).toBe(6)
  expect(quotedExamples({ ...review, examples }, ['duplicate'])).toEqual([])
})

test('every kind of comment has words that describe the comment and not its author', () => {
  for (const words of Object.values(kindWords)) expect(words).not.toMatch(/bot|fake|liar|person/i)
  expect(new Set(Object.values(kindWords)).size).toBe(Object.keys(kindWords).length)
})

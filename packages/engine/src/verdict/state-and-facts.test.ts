import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPost, creatorOf } from '../examples/example-answer.ts'
import { contribution } from '../examples/example-contribution.ts'
import { exampleCreator, withPosts } from '../examples/example-creator.ts'
import { fullCreator } from '../examples/example-crowd.ts'
import { type Facts, factsOf } from '../facts.ts'
import type { Part, Trust } from '../report/report.ts'
import { subjectOf } from '../report/subject.ts'
import { measured, signalOf, unmeasured } from '../signals/signal.ts'
import type { Post } from '../snapshot/snapshot.ts'
import { closedState, openState, readiness } from './state.ts'

const full = fullCreator()
const nobody = withPosts({ ...full, comments: [], likers: [] }, () => ({}))

test.each([
  ['found', undefined, null],
  ['found', false, null],
  ['found', true, 'PRIVATE'],
  ['private', false, 'PRIVATE'],
  ['not-found', true, 'NOT_FOUND'],
  ['restricted', true, 'RESTRICTED'],
] as const)(
  'a creator who is %s, with a profile that says private: %s, is in the state %s',
  (availability, isPrivate, state) => {
    expect(closedState({ ...full, availability, profile: { followers: 5, isPrivate } })).toBe(state)
    expect(closedState({ ...full, availability: 'not-found', profile: null })).toBe('NOT_FOUND')
  },
)

const speaking = (count: number, doubt = 0.1) => Array.from({ length: count }, () => contribution(0, { doubt }))
/** One part that was seen. */
const one: Part[] = [
  { part: 'likes', state: 'seen', share: 0, low: 0, high: 0.3, line: 0.2, n: 20, why: null, verdict: 'undecided' },
]
const narrow: Trust = { score: 85, low: 60, high: 95, band: 'good' }
const withCounted = (size: number): Facts => factsOf(creatorOf(Array.from({ length: size }, () => ({ likes: 9 }))))

test.each([
  ['six counted posts', 6, speaking(6), 'READY'],
  ['five counted posts', 5, speaking(6), 'LOW_CONFIDENCE'],
  ['four signals that speak', 9, speaking(4), 'READY'],
  ['three signals that speak', 9, speaking(3), 'LOW_CONFIDENCE'],
] as const)('%s make a verdict that is %#', (_, posts, contributions, state) => {
  expect(openState(withCounted(posts), contributions, narrow, one)).toBe(state)
})

test('business signals, which can always be measured, do not make thin data ready', () => {
  const business = Array.from({ length: 9 }, () => contribution(0, { absence: 0, doubt: 0 }))
  expect(openState(withCounted(9), [...speaking(3), ...business], narrow, one)).toBe('LOW_CONFIDENCE')
  expect(openState(withCounted(9), business, narrow, one)).toBe('LOW_CONFIDENCE')
})

test('signals that show no part of the creator do not make a verdict ready', () => {
  expect(openState(withCounted(9), [...speaking(5), contribution(1, { doubt: 0.1 })], narrow, [])).toBe(
    'LOW_CONFIDENCE',
  )
})

test('where no part was seen and no signal says anything there is no verdict, whoever says nothing', () => {
  const weak = [contribution(0.1, { doubt: 0.1 }), contribution(-0.1, { doubt: 0.1 })]
  expect(openState(withCounted(9), [...speaking(6), ...weak], narrow, [])).toBe('INSUFFICIENT')
  expect(openState(withCounted(0), [], narrow, [])).toBe('INSUFFICIENT')
  expect(openState(withCounted(0), [], narrow, one)).toBe('LOW_CONFIDENCE')
})

test('an interval that allows nearly every verdict is none: 90 points are ready, 91 are not', () => {
  const wide = { ...narrow, low: 5, high: 95 }
  expect(openState(withCounted(9), speaking(6), wide, one)).toBe('READY')
  expect(openState(withCounted(9), speaking(6), { ...wide, low: 4 }, one)).toBe('LOW_CONFIDENCE')
})

test('what is asked of a verdict that is ready can be read by others', () => {
  expect(readiness).toEqual({ postsMin: 6, signalsMin: 4, partsMin: 1, widthMax: 90 })
})

test('a bad score on full data is ready, a good one on thin data is not', () => {
  expect(openState(withCounted(9), [...speaking(6), contribution(3, { doubt: 0.1 })], narrow, one)).toBe('READY')
  expect(openState(withCounted(2), [contribution(-3, { doubt: 0.1 })], narrow, one)).toBe('LOW_CONFIDENCE')
})

test('the subject is told as the platform gives it, with its topics in one order', () => {
  const profile = { displayName: 'Anna', url: 'https://example.com', verified: true, categories: ['sea', 'bread'] }
  const subject = subjectOf({ ...exampleCreator(), profile: { ...profile, followers: 5, followersRounded: true } })
  expect(subject).toMatchObject({ displayName: 'Anna', verified: true, categories: ['bread', 'sea'], followers: 5 })
  expect(subject.followersRounded).toBe(true)
  expect(subject).toMatchObject({ country: null, avatarUrl: null, basis: 'import' })
})

test('telling the subject leaves the creator’s own list of topics alone', () => {
  const categories = ['sea', 'bread']
  subjectOf({ ...exampleCreator(), profile: { followers: 5, categories } })
  expect(categories).toEqual(['sea', 'bread'])
})

const { definition } = contribution(1)

test('a signal that saw too little is stated with its reason and without a figure', () => {
  expect(signalOf(definition, unmeasured('Needs likes on at least 8 posts; 3 had them.'))).toEqual({
    id: 'growth.step',
    title: 'Follower jumps',
    group: 'growth',
    unit: '',
    verdict: 'not-measurable',
    value: null,
    benchmark: null,
    logOdds: null,
    scoreAtMedian: null,
    evidence: [],
    explanation: 'Needs likes on at least 8 posts; 3 had them.',
  })
})

test('a signal that saw enough is stated as it answered, without its uncertainty', () => {
  const evidence = [{ at: null, text: 'Seen.' }]
  const answer = { value: 3, verdict: 'neutral', benchmark: null, logOdds: 0.5, evidence, explanation: 'So.' } as const
  const signal = signalOf(definition, measured({ ...answer, uncertainty: 0.2 }))
  expect(signal).toMatchObject({ ...answer, evidence })
  expect(Object.keys(signal)).not.toContain('uncertainty')
})

test('stated signals have the same keys in the same order, measured or not', () => {
  const told = { value: 3, verdict: 'neutral', benchmark: null, logOdds: 0.5, explanation: '' } as const
  const stated = signalOf(definition, measured({ ...told, evidence: [], uncertainty: 0 }))
  expect(Object.keys(signalOf(definition, unmeasured('No.')))).toEqual(Object.keys(stated))
})

test('of two accounts with one id one is kept, the same whichever came first', () => {
  const twins = [
    { id: 'a', followers: 5 },
    { id: 'a', followers: 9 },
  ]
  const kept = (accounts: typeof twins) => factsOf({ ...full, accounts }).accounts.get('a')
  expect(kept(twins)).toEqual(kept([...twins].reverse()))
  expect(factsOf({ ...full, accounts: twins }).accounts.size).toBe(1)
})

test('without comments there is no review of them, and without a sample no estimate', () => {
  const facts = factsOf({ ...nobody, followersSample: null })
  expect([facts.commentReview, facts.audience, facts.lockstep]).toEqual([null, null, null])
  expect(factsOf(full).commentReview).not.toBeNull()
  expect(factsOf(full).audience).not.toBeNull()
})

test('a hidden follower count is unknown and a count of zero is known', () => {
  expect(factsOf({ ...full, profile: { followers: 0 } }).followers).toBe(0)
  expect(factsOf({ ...full, profile: { followers: null } }).followers).toBeNull()
  expect(factsOf({ ...full, profile: null }).followers).toBeNull()
})

test('whatever order lists arrive in, facts have them in theirs', () => {
  const order = fc.shuffledSubarray(full.posts, { minLength: full.posts.length })
  fc.assert(
    fc.property(order, (posts: Post[]) => {
      expect(factsOf({ ...nobody, posts }).posts).toEqual(full.posts)
    }),
    { numRuns: 20 },
  )
})

test('posts of one moment are in the order of their ids', () => {
  const publishedAt = '2026-11-01T00:00:00Z'
  const posts = ['c', 'a', 'b'].map((id) => ({ ...countedPost({ publishedAt }), id }))
  expect(factsOf({ ...nobody, posts }).posts.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

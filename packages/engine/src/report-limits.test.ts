import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'
import { countedPost, creatorOf } from './example-answer.ts'
import { contribution } from './example-contribution.ts'
import { daysBefore, exampleCreator, withPosts } from './example-creator.ts'
import { fullCreator } from './example-crowd.ts'
import { type Facts, factsOf } from './facts.ts'
import { flagsOf } from './flags.ts'
import type { Coverage } from './report.ts'
import { measured, signalOf, unmeasured } from './signal.ts'
import type { Post, Snapshot } from './snapshot.ts'
import { closedState, openState, readiness } from './state.ts'
import { subjectOf } from './subject.ts'

const full = fullCreator()
const coverage = (snapshot: Snapshot): Coverage => coverageOf(snapshot, factsOf(snapshot).history)
const flags = (snapshot: Snapshot): string[] => flagsOf(factsOf(snapshot), coverage(snapshot))
const flagOf = (snapshot: Snapshot, lead: string): string | undefined =>
  flags(snapshot).find((flag) => flag.startsWith(`${lead}:`))

const nobody = withPosts({ ...full, comments: [], likers: [] }, () => ({}))
const without: readonly [part: string, snapshot: Snapshot][] = [
  ['followers', { ...full, profile: { ...full.profile, followers: null } }],
  ['posts', { ...full, posts: [] }],
  ['likes', withPosts(full, () => ({ likes: null }))],
  ['views', withPosts(full, () => ({ views: null }))],
  ['comments', { ...full, comments: [] }],
  ['followersSample', { ...full, followersSample: null }],
  ['followersSample', { ...full, followersSample: { method: 'random', accounts: [] } }],
  ['likers', { ...full, likers: [] }],
  ['likers', { ...full, likers: [{ postId: 'post-000', accountIds: [] }] }],
  ['history', { ...full, history: [] }],
  ['history', { ...full, history: full.history.slice(0, 1) }],
  ['history', { ...full, history: full.history.map((point) => ({ ...point, followers: null })) }],
]

test.each(without)('%s that is not there is named as missing: %#', (part, snapshot) => {
  expect(coverage(full).missing).not.toContain(part)
  expect(coverage(snapshot).missing).toContain(part)
})

test('declared audience insights count from the first share', () => {
  expect(coverage({ ...full, audience: { countries: { GB: 0.4 } } }).missing).toEqual([])
  expect(coverage({ ...full, audience: { countries: {}, ages: null } }).missing).toEqual(['audience'])
})

test('one post with a count is enough to know that the platform shows it', () => {
  const once = withPosts(full, (_, index) => (index === 3 ? {} : { likes: null, views: null }))
  expect(coverage(once).missing).toEqual(['audience'])
})

test('days of history are counted from the first to the last, whatever lies between', () => {
  const days = (...list: number[]) =>
    coverageOf(
      full,
      list.map((day) => ({ at: daysBefore(day), followers: 5 })),
    ).historyDays
  expect([days(), days(4), days(9, 0), days(9, 5, 0)]).toEqual([0, 1, 10, 10])
})

test.each([
  ['Partial data', { ...full, followersSample: null }, full],
  ['Few posts', { ...full, posts: full.posts.slice(0, 5) }, { ...full, posts: full.posts.slice(0, 6) }],
  ['Low views', withPosts(full, () => ({ views: 499 })), withPosts(full, () => ({ views: 500 }))],
  [
    'Hidden likes',
    withPosts(full, () => ({ likes: null })),
    withPosts(full, (_, index) => (index === 0 ? {} : { likes: null })),
  ],
  ['Rounded counts', { ...full, profile: { ...full.profile, followersRounded: true } }, full],
  [
    'Sample not random',
    { ...full, followersSample: { method: 'recent', accounts: [{ id: 'a' }] } },
    { ...full, followersSample: { method: 'full', accounts: [{ id: 'a' }] } },
  ],
  [
    'Sample not random',
    { ...full, followersSample: { method: 'unknown', accounts: [{ id: 'a' }] } },
    { ...full, followersSample: { method: 'recent', accounts: [] } },
  ],
  ['Giveaways', withPosts(full, (_, index) => (index === 2 ? { caption: 'giveaway' } : {})), full],
] satisfies [string, Snapshot, Snapshot][])(
  'the flag "%s" is raised by its own cause and by nothing else',
  (lead, raised, quiet) => {
    expect(flagOf(raised, lead)).toMatch(/^[A-Z][a-z ]+: .*\.$/)
    expect(flagOf(quiet, lead)).toBeUndefined()
  },
)

test('a complete, ordinary creator has no flag', () => {
  expect(flags(full)).toEqual([])
})

test('streams have no likes to hide', () => {
  expect(flagOf(creatorOf([{ views: 900 }], 'twitch'), 'Hidden likes')).toBeUndefined()
  expect(flagOf(creatorOf([{ views: 900 }], 'tiktok'), 'Hidden likes')).toBeDefined()
})

test('what is missing is named in words and in one sentence', () => {
  const bare = { ...full, followersSample: null, history: [], comments: [] }
  expect(flagOf(bare, 'Partial data')).toBe('Partial data: no comments, follower sample and follower history.')
  expect(flagOf({ ...full, likers: [], audience: null }, 'Partial data')).toBeUndefined()
})

test.each([
  [1, '1 recent post invite'],
  [3, '3 recent posts invite'],
])('giveaways among the recent posts are counted: %d', (count, words) => {
  const giving = withPosts(full, (_, index) => (index < count ? { hashtags: ['giveaway'] } : {}))
  expect(flagOf(giving, 'Giveaways')).toContain(words)
})

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
const missing = (count: number) => Array.from({ length: count }, () => contribution(null, { doubt: 0.45 }))
const withCounted = (size: number): Facts => factsOf(creatorOf(Array.from({ length: size }, () => ({ likes: 9 }))))

test.each([
  ['six counted posts', 6, speaking(6), 'READY'],
  ['five counted posts', 5, speaking(6), 'LOW_CONFIDENCE'],
  ['four signals that speak', 9, speaking(4), 'READY'],
  ['three signals that speak', 9, speaking(3), 'LOW_CONFIDENCE'],
  ['four of forty signals', 9, [...speaking(4), ...missing(36)], 'LOW_CONFIDENCE'],
  ['eight of forty signals', 9, [...speaking(8), ...missing(32)], 'READY'],
] as const)('%s make a verdict that is %#', (_, posts, contributions, state) => {
  expect(openState(withCounted(posts), contributions)).toBe(state)
})

test('business signals, which can always be measured, do not make thin data ready', () => {
  const business = Array.from({ length: 9 }, () => contribution(0, { absence: 0, doubt: 0 }))
  expect(openState(withCounted(9), [...speaking(3), ...business])).toBe('LOW_CONFIDENCE')
  expect(openState(withCounted(9), business)).toBe('LOW_CONFIDENCE')
})

test('what is asked of a verdict that is ready can be read by others', () => {
  expect(readiness).toEqual({ postsMin: 6, signalsMin: 4, settledMin: 0.1 })
})

test('a bad score on full data is ready, a good one on thin data is not', () => {
  expect(openState(withCounted(9), [...speaking(6), contribution(3, { doubt: 0.1 })])).toBe('READY')
  expect(openState(withCounted(2), [contribution(-3, { doubt: 0.1 })])).toBe('LOW_CONFIDENCE')
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
  expect(signalOf(definition, unmeasured('Needs likes of 8 posts; 3 had them.'))).toEqual({
    id: 'growth.step',
    title: 'Follower jumps',
    group: 'growth',
    unit: '',
    verdict: 'not-measurable',
    value: null,
    benchmark: null,
    logOdds: null,
    evidence: [],
    explanation: 'Needs likes of 8 posts; 3 had them.',
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
  const keys = (signal: object) => Object.keys(signal).sort()
  const answer = { value: 3, verdict: 'neutral', benchmark: null, logOdds: 0.5, evidence: [], explanation: '' } as const
  expect(keys(signalOf(definition, unmeasured('No.')))).toEqual(
    keys(signalOf(definition, measured({ ...answer, uncertainty: 0 }))),
  )
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

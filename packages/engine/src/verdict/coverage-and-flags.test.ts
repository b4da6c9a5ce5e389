import { expect, test } from 'vitest'
import { creatorOf } from '../examples/example-answer.ts'
import { daysBefore, withPosts } from '../examples/example-creator.ts'
import { fullCreator } from '../examples/example-crowd.ts'
import { factsOf } from '../facts.ts'
import type { Coverage } from '../report/report.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { coverageOf } from './coverage.ts'
import { flagsOf } from './flags.ts'

const full = fullCreator()
const coverage = (snapshot: Snapshot): Coverage => coverageOf(snapshot, factsOf(snapshot).history)
const flags = (snapshot: Snapshot): string[] => flagsOf(factsOf(snapshot), coverage(snapshot))
const flagOf = (snapshot: Snapshot, lead: string): string | undefined =>
  flags(snapshot).find((flag) => flag.startsWith(`${lead}:`))

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
  [1, '1 recent post promoting one'],
  [3, '3 recent posts promoting one'],
])('giveaways among the recent posts are counted: %d', (count, words) => {
  const giving = withPosts(full, (_, index) => (index < count ? { hashtags: ['giveaway'] } : {}))
  expect(flagOf(giving, 'Giveaways')).toContain(words)
})

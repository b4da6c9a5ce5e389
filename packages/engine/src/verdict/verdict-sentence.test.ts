import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { exampleCreator, withGain, withPosts } from '../examples/example-creator.ts'
import { fullCreator } from '../examples/example-crowd.ts'
import type { Report } from '../report/report.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { closedSentence } from './verdict-sentence.ts'

const reportOf = (snapshot: Snapshot): Report => assess(snapshot, { digest: 'd', computedAt: '2026-11-20T10:00:00Z' })

const accusing = /\b(fraud|cheat|guilty|liar|lied|fake creator|scam)/i

const stories: [string, Snapshot][] = [
  ['an ordinary creator', fullCreator()],
  ['a bought audience', withGain(fullCreator(), 30, 60_000)],
  ['likes by the package', withPosts(fullCreator(), (post) => ({ likes: (post.likes ?? 0) + 9_000 }))],
  ['a follower list and nothing else', { ...fullCreator(), posts: [], comments: [], likers: [], history: [] }],
]

test.each(stories)('%s: the sentence states the score with its interval and accuses nobody', (_, snapshot) => {
  const { verdict, trust, recommendations, flags } = reportOf(snapshot)
  expect(verdict).toContain(`trust ${trust?.score} out of 100 (range ${trust?.low} to ${trust?.high})`)
  for (const text of [verdict, ...recommendations, ...flags]) {
    expect(text).not.toMatch(accusing)
    expect(text).not.toContain('!')
    expect(text).toMatch(/^[A-Z].*\.$/)
  }
})

test('the strongest doubts are named in the sentence and asked about in the recommendations', () => {
  const report = reportOf(withGain(fullCreator(), 30, 60_000))
  expect(report.verdict).toContain('unexplained follower jumps')
  expect(report.recommendations[0]).toContain('days of the follower jumps')
})

test('what would narrow the interval is recommended, the most useful first', () => {
  const { recommendations } = reportOf({ ...fullCreator(), followersSample: null, history: [] })
  expect(recommendations[0]).toContain('400 followers')
  expect(recommendations[1]).toContain('history')
})

test('where all is well the advice is to go on', () => {
  expect(reportOf(fullCreator()).recommendations).toEqual([
    'Agree on a fee, and on a result that you can both measure.',
  ])
})

test('nothing measured is not "nothing found"', () => {
  const { verdict, state } = reportOf({ ...exampleCreator({ posts: 0, historyDays: 0 }), profile: { followers: null } })
  expect(state).toBe('INSUFFICIENT')
  expect(verdict).toBe(closedSentence(state, null))
})

test('flags say what the data lacks and what may mislead, each led by a stable phrase', () => {
  const odd = withPosts(
    { ...exampleCreator({ platform: 'youtube' }), profile: { followers: 4_000, followersRounded: true } },
    (_, index) => ({ views: 40, likes: null, caption: index === 0 ? 'A giveaway for you' : null }),
  )
  const leads = reportOf({ ...odd, followersSample: { method: 'recent', accounts: [{ id: 'a' }] } }).flags.map(
    (flag) => flag.split(':')[0],
  )
  expect(leads).toEqual([
    'Partial data',
    'Low views',
    'Hidden likes',
    'Rounded counts',
    'Sample not random',
    'Giveaways',
  ])
})

test('each closed state has its own sentence', () => {
  const sentences = [
    closedSentence('PRIVATE', null),
    closedSentence('NOT_FOUND', null),
    closedSentence('RESTRICTED', null),
    closedSentence('RESTRICTED', 'derived_metrics_off'),
  ]
  expect(new Set(sentences).size).toBe(4)
})

import { expect, test } from 'vitest'
import { type AssessContext, assess } from './assess.ts'
import { exampleCreator, withGain, withPosts } from './examples/example-creator.ts'
import { fullCreator } from './examples/example-crowd.ts'
import { engineVersion } from './report/engine-version.ts'
import { type Report, reportSchemaId } from './report/report.ts'
import { signalList } from './signals/signal-list.ts'
import { platforms, type Snapshot } from './snapshot/snapshot.ts'
import { closedSentence } from './verdict/verdict-sentence.ts'

const context: AssessContext = { digest: 'sha256:example', computedAt: '2026-11-20T10:05:00Z' }
const withheld: AssessContext = { ...context, withheld: 'derived_metrics_off' }
const full = fullCreator()

/** What an export without followers and posts leaves. */
const nothing: Snapshot = {
  ...full,
  source: { connector: 'import', basis: 'import' },
  ...{ posts: [], comments: [], likers: [], accounts: [], history: [], followersSample: null, audience: null },
}

/** One report in each way that a report can come about. */
const reports: readonly [name: string, report: Report][] = [
  ['ready', assess(full, context)],
  ['low confidence', assess({ ...full, posts: full.posts.slice(0, 2) }, context)],
  ['private', assess({ ...full, availability: 'private' }, context)],
  ['private by its profile', assess({ ...full, profile: { ...full.profile, isPrivate: true } }, context)],
  ['not found', assess({ ...full, availability: 'not-found', profile: null }, context)],
  ['restricted', assess({ ...full, availability: 'restricted' }, context)],
  ['withheld', assess(full, withheld)],
  ['nothing to judge', assess(nothing, context)],
]

test.each(reports)('%s: every key is there, in one order, with the engine and the caller’s words', (_, report) => {
  expect(Object.keys(report)).toEqual(Object.keys(reports[0]?.[1] ?? {}))
  expect(report).toMatchObject({
    schema: reportSchemaId,
    engine: engineVersion,
    snapshotDigest: context.digest,
    computedAt: context.computedAt,
  })
  expect(report.subject.handle).toBe('example')
  expect(report.recommendations.length).toBeGreaterThan(0)
  expect(report.verdict).toMatch(/^[A-Z].*\.$/)
})

test.each(reports)('%s: score, risk and prior are there together or not at all', (_, report) => {
  const judged = report.state === 'READY' || report.state === 'LOW_CONFIDENCE'
  for (const key of ['trust', 'fraudRisk', 'priorLogOdds'] as const) expect(report[key] !== null).toBe(judged)
  expect(report.signals.length).toBe(judged ? signalList.length : 0)
})

test.each(reports)('%s: what goes over the wire comes back as it was', (_, report) => {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
})

test.each([
  ['private', 'PRIVATE'],
  ['not-found', 'NOT_FOUND'],
  ['restricted', 'RESTRICTED'],
] as const)('a creator who is %s gets the sentence of that state and no figure at all', (availability, state) => {
  const report = assess({ ...full, availability }, context)
  expect(report.verdict).toBe(closedSentence(state, null))
  expect(report.keyFigures).toEqual([])
  expect(report.series).toEqual({ followers: [], engagement: [] })
  expect([report.suspiciousFollowers, report.suspiciousEngagement, report.audienceTypes]).toEqual([null, null, null])
})

test('where nothing was seen there is no score, and the followers are said to be from the file', () => {
  const report = assess(nothing, context)
  expect([report.state, report.trust, report.decision]).toEqual(['INSUFFICIENT', null, null])
  expect(report.verdict).not.toMatch(/trust|\d/i)
  expect(report.keyFigures.map(({ id, basis }) => [id, basis])[0]).toEqual(['followers', 'from the file'])
  expect(report.recommendations[0]).toContain('sample of 400 followers')
})

test('one thing that was seen is enough for a score: a short history, or six posts', () => {
  for (const part of [{ history: full.history }, { posts: full.posts }] as const) {
    expect(assess({ ...nothing, ...part }, context).trust).not.toBeNull()
  }
})

test('withholding opens no report that is closed for another reason', () => {
  const report = assess({ ...full, availability: 'private' }, withheld)
  expect([report.state, report.stateCode]).toEqual(['PRIVATE', null])
})

test.each(platforms)('on %s a withheld report shows counts, and nothing that was computed from them', (platform) => {
  const report = assess(withGain(fullCreator(7, platform), 40, 30_000), withheld)
  expect(report.stateCode).toBe('derived_metrics_off')
  expect(report.verdict).toBe(closedSentence('RESTRICTED', 'derived_metrics_off'))
  expect(report.keyFigures.every(({ percentile }) => percentile === null)).toBe(true)
  expect(report.keyFigures.map(({ id }) => id)).toEqual(['followers', 'median-views'])
  expect(report.series.engagement).toEqual([])
  expect(report.series.followers.every(({ anomaly }) => anomaly === null)).toBe(true)
  expect([report.suspiciousFollowers, report.suspiciousEngagement, report.audienceTypes, report.engagement]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(report.flags).toEqual([])
})

test.each(platforms)('on %s every signal is listed once, in the order of the list', (platform) => {
  const { signals } = assess(fullCreator(7, platform), context)
  expect(signals.map(({ id }) => id)).toEqual(signalList.map(({ id }) => id))
})

test('business signals weigh nothing, whatever they find', () => {
  const business = new Set(signalList.filter(({ absence }) => absence === 0).map(({ id }) => id))
  const paid = withPosts(full, (post, index) =>
    index % 2 === 0 ? { sponsored: true, likes: Math.round((post.likes ?? 0) / 3) } : {},
  )
  const found = assess(paid, context).signals.filter(({ id }) => business.has(id))
  expect(found.map(({ verdict }) => verdict)).toContain('concern')
  expect(found.every(({ logOdds }) => logOdds === 0)).toBe(true)
  expect(business.size).toBe(3)
})

test('the parts of the audience add up to the whole', () => {
  const { audienceTypes } = assess(full, context)
  const shares = Object.values(audienceTypes ?? {})
  expect(shares.length).toBe(4)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
})

test('an interval holds its share and says how many were looked at', () => {
  const { suspiciousFollowers } = assess(full, context)
  const { share, low, high, sampled } = suspiciousFollowers ?? { share: -1, low: 0, high: 0, sampled: 0 }
  expect(low).toBeLessThanOrEqual(share)
  expect(high).toBeGreaterThanOrEqual(share)
  expect(sampled).toBe(120)
})

test('without a sample nothing is said of the audience, and the verdict is about the rest', () => {
  const report = assess({ ...full, followersSample: null }, context)
  expect([report.suspiciousFollowers, report.audienceTypes]).toEqual([null, null])
  expect(report.coverage.missing).toContain('followersSample')
  expect(report.trust).not.toBeNull()
})

test.each([
  ['bought in one day', withGain(full, 40, 40_000), 'growth.step'],
  [
    'likes by the package',
    withPosts(full, (post) => ({ likes: (post.likes ?? 0) + 9_000 })),
    'engagement.likes-follow-views',
  ],
  [
    'bursts of likes',
    withPosts(full, (post, index) => (index % 4 === 0 ? { likes: (post.likes ?? 0) * 7 } : {})),
    'engagement.like-bursts',
  ],
] satisfies [string, Snapshot, string][])(
  'what is %s is found by its own signal, and costs trust',
  (_, snapshot, id) => {
    const [honest, bought] = [assess(full, context), assess(snapshot, context)]
    const signal = bought.signals.find((one) => one.id === id)
    expect(signal?.verdict).toBe('concern')
    // A stronger signal of the same group may have said all of it already.
    expect(signal?.logOdds ?? -1).toBeGreaterThanOrEqual(0)
    expect(bought.trust?.score ?? 100).toBeLessThan(honest.trust?.score ?? 0)
    expect(bought.verdict).not.toContain('no signs of manipulation')
  },
)

test('the subject and the counts of the coverage are those of the snapshot', () => {
  const { subject, coverage } = assess(full, context)
  expect(subject.followers).toBe(full.profile?.followers)
  expect(coverage).toMatchObject({ posts: full.posts.length, comments: full.comments.length })
})

test('another platform is another verdict about the same counts, and never an error', () => {
  for (const platform of platforms) {
    const { state } = assess({ ...exampleCreator(), platform }, context)
    expect(['READY', 'LOW_CONFIDENCE']).toContain(state)
  }
})

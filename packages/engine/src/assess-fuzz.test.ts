import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import type { Report } from './report/report.ts'
import { canonicalSnapshot } from './snapshot/canonical.ts'
import {
  type Account,
  accountTypes,
  type Comment,
  type HistoryPoint,
  type Post,
  platforms,
  postKinds,
  type Snapshot,
  sampleMethods,
  snapshotSchemaId,
} from './snapshot/snapshot.ts'
import { scoreOf, totalLogOdds } from './verdict/trust.ts'

/** Snapshots that no creator has, but that the schema allows: every value unknown, zero, enormous or repeated. */

const when = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const amount = fc.oneof(
  fc.constantFrom(0, 1, 9, 1_000, 123_456_789, 9_007_199_254_740_991),
  fc.integer({ min: 0, max: 50_000 }),
)
const known = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const words = fc.constantFrom(
  '',
  'Great!',
  '#ad the sea',
  'giveaway: tag a friend',
  '😍😍',
  '@anna',
  'ñandú über 東京',
  'a'.repeat(900),
)
/** Few ids, so that some repeat and some lead nowhere. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '', 'post-1', 'post-2', 'post-3')
const share = fc.double({ min: 0, max: 1, noNaN: true })

const post: fc.Arbitrary<Post> = fc.record({
  id,
  publishedAt: when,
  kind: fc.constantFrom(...postKinds),
  caption: known(words),
  hashtags: known(fc.array(words, { maxLength: 3 })),
  sponsored: known(fc.boolean()),
  likes: known(amount),
  comments: known(amount),
  views: known(amount),
  shares: known(amount),
  reads: known(
    fc.array(fc.record({ at: when, likes: known(amount), comments: known(amount), views: known(amount) }), {
      maxLength: 4,
    }),
  ),
})

const account: fc.Arbitrary<Account> = fc.record({
  id,
  username: known(words),
  displayName: known(words),
  bio: known(words),
  hasAvatar: known(fc.boolean()),
  followers: known(amount),
  following: known(amount),
  posts: known(amount),
  createdAt: known(when),
})

const comment: fc.Arbitrary<Comment> = fc.record({
  id,
  postId: id,
  authorId: id,
  text: words,
  publishedAt: known(when),
  likes: known(amount),
})
const historyPoint: fc.Arbitrary<HistoryPoint> = fc.record({
  at: when,
  followers: known(amount),
  following: known(amount),
})

const snapshots: fc.Arbitrary<Snapshot> = fc.record({
  schema: fc.constant(snapshotSchemaId),
  platform: fc.constantFrom(...platforms),
  handle: fc.constantFrom('example', 'ü', 'a.b_c'),
  fetchedAt: when,
  availability: fc.constant('found' as const),
  source: fc.constant({ connector: 'import' as const, basis: 'import' as const }),
  profile: known(
    fc.record({
      followers: known(amount),
      following: known(amount),
      createdAt: known(when),
      accountType: known(fc.constantFrom(...accountTypes)),
      followersRounded: known(fc.boolean()),
    }),
  ),
  posts: fc.array(post, { maxLength: 40 }),
  comments: fc.array(comment, { maxLength: 40 }),
  followersSample: known(
    fc.record({ method: fc.constantFrom(...sampleMethods), accounts: fc.array(account, { maxLength: 60 }) }),
  ),
  likers: fc.array(fc.record({ postId: id, accountIds: fc.array(id, { maxLength: 8 }) }), { maxLength: 6 }),
  accounts: fc.array(account, { maxLength: 10 }),
  history: fc.array(historyPoint, { maxLength: 60 }),
  audience: known(fc.record({ countries: known(fc.dictionary(fc.constantFrom('GB', 'DE'), share)) })),
})

const reportOf = (snapshot: Snapshot): Report => assess(snapshot, { digest: 'd', computedAt: 'c' })

function wrongNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return Number.isFinite(value) && Number(value.toPrecision(6)) === value ? [] : [`${path} = ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => wrongNumbers(inner, `${path}/${key}`))
}

/** Counts are stated as they were given; only what was computed is rounded. */
const given = /^\/(subject\/followers|coverage\/|series\/followers\/)/

test('any snapshot that the schema allows gets a report whose figures are finite and have six digits', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const report = reportOf(snapshot)
      expect(wrongNumbers(report).filter((wrong) => !given.test(wrong))).toEqual([])
      const added = scoreOf(totalLogOdds(report.signals.map(({ logOdds }) => logOdds)))
      expect(report.trust?.score).toBe(report.state === 'INSUFFICIENT' ? undefined : added)
      expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    }),
    { numRuns: 120 },
  )
})

test('however strange the snapshot, the order of its lists decides neither the report nor its canonical form', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const sample = snapshot.followersSample
      const turned: Snapshot = {
        ...snapshot,
        posts: [...snapshot.posts].reverse(),
        comments: [...snapshot.comments].reverse(),
        history: [...snapshot.history].reverse(),
        accounts: [...snapshot.accounts].reverse(),
        likers: [...snapshot.likers].reverse(),
        followersSample: sample ? { ...sample, accounts: [...sample.accounts].reverse() } : null,
      }
      expect(canonicalSnapshot(turned)).toBe(canonicalSnapshot(snapshot))
      expect(JSON.stringify(reportOf(turned))).toBe(JSON.stringify(reportOf(snapshot)))
    }),
    { numRuns: 80 },
  )
})

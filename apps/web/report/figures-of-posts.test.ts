import type { Snapshot } from '@vouch/engine'
import { declaredAges, declaredShares, reachabilityOf } from '@vouch/presentation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinearTime, linearTimePatienceMs } from '../../../checks/linear-time.ts'
import { brandRows } from './brand-timeline.tsx'
import { followingPoints } from './following-section.tsx'
import { commentKinds, fiveNumbers, isOfKind, listedPosts, postingRhythm } from './post-figures.ts'
import { quoteSentence } from './price-position.tsx'
import { disclosuresOf } from './sponsored-meter.tsx'
import { sampleOf } from './test/sample-reports.ts'
import { changesOf } from './what-would-change.tsx'

const post = (id: string, views: number | null, given: object = {}): Snapshot['posts'][number] => ({
  ...{ id, publishedAt: `2026-11-0${id}T13:10:00Z`, kind: 'video', views },
  ...given,
})

describe('posts', () => {
  test('are listed newest first, each with its distance from the median; one that nobody counted has none', () => {
    const posts = [post('1', 1_000), post('2', 1_100), post('3', 900), post('4', 90_000), post('5', null)]
    const listed = listedPosts({ posts })
    expect(listed.map(({ post: { id } }) => id)).toEqual(['5', '4', '3', '2', '1'])
    expect(listed[0]).toMatchObject({ z: null, outlier: false })
    expect(listed[1]).toMatchObject({ outlier: true })
    expect(listed.filter((each) => isOfKind(each, 'outlier'))).toHaveLength(1)
  })

  test('law: sponsored and organic are all there are', () => {
    const listed = listedPosts(sampleOf('mixture').snapshot)
    const of = (kind: 'all' | 'organic' | 'sponsored') => listed.filter((each) => isOfKind(each, kind)).length
    expect(of('organic') + of('sponsored')).toBe(of('all'))
    expect(of('sponsored')).toBeGreaterThan(0)
  })

  test('stand in the rhythm once each, on their day and hour in UTC', () => {
    const rows = postingRhythm({ posts: [post('1', 1), post('2', 1)] })
    expect(rows.find(({ name }) => name === 'Sun')?.counts[6]).toBe(1)
    expect(rows.flatMap(({ counts }) => counts).reduce((sum, each) => sum + each, 0)).toBe(2)
  })

  test('have five numbers in order, and none below five', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 5 }), (values) => {
        const found = fiveNumbers(values)
        const ends = found && [found.low, found.q25, found.median, found.q75, found.high]
        expect(ends).toEqual(ends?.toSorted((a, b) => a - b))
      }),
    )
    expect(fiveNumbers([1, 2, 3, 4, null])).toBeNull()
  })

  test('disclose by label or by words', () => {
    const posts = [post('1', 1, { sponsored: true }), post('2', 1, { caption: 'so good #ad' }), post('3', 1)]
    expect(disclosuresOf({ posts })).toEqual({ labelled: 1, written: 1 })
  })
})

test('comments read as generic, mention or the same text by others; the rest is ordinary', () => {
  const comment = (id: string, authorId: string, text: string) => ({ id, postId: 'p', authorId, text })
  const all = [
    comment('1', 'a', 'Wow 🔥🔥'),
    comment('2', 'b', '😍😍'),
    comment('3', 'c', '@mia @tom'),
    comment('4', 'd', 'Where did you get the lamp?'),
    comment('5', 'e', 'Check this out today'),
    comment('6', 'f', 'check this out today'),
    comment('7', 'd', 'Where did you get the lamp?'),
  ]
  expect(commentKinds(all, all)).toEqual([
    'generic',
    'generic',
    'mention',
    'ordinary',
    'duplicate',
    'duplicate',
    'ordinary',
  ])
})

test('a comment of names alone is a mention, whatever stands between them; with a word it is none', () => {
  const kindOf = (text: string) => commentKinds([{ id: '1', postId: 'p', authorId: 'a', text }], [])[0]
  for (const text of ['@mia', ' @mia, @tom. ', '@mia@tom!', '@mia.b ... @tom', '@a\n@b.,! '])
    expect(kindOf(text)).toBe('mention')
  for (const text of ['@mia look', 'look @mia', '@mia, .b', 'mia@tom now', '@ mia'])
    expect(kindOf(text)).not.toBe('mention')
})

test(
  'a comment is told in time linear in it, whatever it repeats',
  () => {
    const told = (text: string) => commentKinds([{ id: '1', postId: 'p', authorId: 'a', text }], [])
    expectLinearTime(told, { words: ['@a.', '@a ', ' @.', ', ', 'wow ', '🔥'] })
  },
  linearTimePatienceMs,
)

describe('the audience', () => {
  test('is counted by how much it follows; what is hidden is not counted', () => {
    const accounts = [0, 500, 501, 1_500, 1_501, null].map((following, id) => ({ id: String(id), following }))
    const found = reachabilityOf({ followersSample: { method: 'random', accounts } })
    expect(found?.map(({ count }) => count)).toEqual([2, 1, 1, 1])
    expect(found?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(reachabilityOf({ followersSample: null })).toBeNull()
  })

  test('is listed as declared, the largest first and ages by age; nothing is made up', () => {
    const keys = (rows: { key: string }[] | null) => rows?.map(({ key }) => key)
    expect(keys(declaredShares({ GB: 0.2, US: 0.5 }))).toEqual(['US', 'GB'])
    expect(keys(declaredAges({ ages: { '25-34': 0.6, '18-24': 0.3 } }))).toEqual(['18-24', '25-34'])
    expect([declaredShares(null), declaredShares({}), declaredAges({})]).toEqual([null, null, null])
  })
})

test('a quote is placed among what is usually asked', () => {
  const price = { low: 100, value: 200, high: 400 }
  expect(quoteSentence(500, price)).toMatch(/^More expensive/)
  expect(quoteSentence(50, price)).toMatch(/^Cheaper.*Ask what’s included/)
  expect([quoteSentence(300, price), quoteSentence(150, price)]).toEqual([
    'Within the usual range, above the middle: 15 of 20 deals like this cost less.',
    'Within the usual range, at or below the middle: 14 of 20 deals like this cost the same or more.',
  ])
})

test('what would change the verdict is led by the largest change and says nothing that changes nothing', () => {
  const { report } = sampleOf('bought-followers-burst')
  const found = changesOf(report)
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a))
  expect(found.every(({ score }) => score !== report.trust?.score)).toBe(true)
  expect(changesOf({ ...report, signals: [] })).toEqual([])
})

describe('brands over time', () => {
  test('the most frequent come first, each with its days and the last of them in words', () => {
    const mention = (name: string, at: string) => ({ name, postId: at, at })
    const rows = brandRows([
      mention('riverbed', '2026-01-05T10:00:00Z'),
      mention('northpeak', '2026-02-05T10:00:00Z'),
      mention('northpeak', '2026-03-05T10:00:00Z'),
      mention('a\u202enchor', '2026-04-05T10:00:00Z'),
    ])
    expect(rows.map(({ label, words }) => [label, words.replaceAll('\u00a0', ' ')])).toEqual([
      ['@northpeak', '2 posts, last Mar 5, 2026'],
      ['@anchor', 'Apr 5, 2026'],
      ['@riverbed', 'Jan 5, 2026'],
    ])
    expect(rows[0]?.times).toEqual([Date.UTC(2026, 1, 5, 10), Date.UTC(2026, 2, 5, 10)])
  })

  test('nobody mentioned makes no row', () => {
    expect(brandRows([])).toEqual([])
  })
})

describe('accounts that a creator follows', () => {
  test('days without a count are left out, and what was followed and dropped is noted on its day', () => {
    const { report } = sampleOf('clean')
    const seen = 'Followed 1,800 accounts, then unfollowed 1,750'
    const signals = report.signals.map((signal) =>
      signal.id === 'growth.seesaw'
        ? {
            ...signal,
            verdict: 'concern' as const,
            evidence: [
              { at: '2026-03-02', text: seen },
              { at: '2026-03-03', text: '9,000 followers in 2 days after a rise' },
            ],
          }
        : signal,
    )
    const history = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((at, place) => ({
      ...{ at, followers: 10, posts: 1, views: null },
      following: place === 3 ? null : 100 * place,
    }))
    const points = followingPoints({ ...report, signals }, { history })
    expect(points.map(({ value }) => value)).toEqual([0, 100, 200])
    expect(points.map(({ note }) => note)).toEqual([null, seen, null])
    expect(points.map(({ doubt }) => doubt)).toEqual([false, true, false])
  })
})

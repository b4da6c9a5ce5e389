import { expect, test } from 'vitest'
import { creatorWithFollowers, runningCount } from '../examples/example-answer.ts'
import { daysBefore } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { Post } from '../snapshot/snapshot.ts'
import { followerDays } from './follower-days.ts'
import { type FollowerJump, followerJumps } from './follower-jumps.ts'

interface Story {
  gains: readonly number[]
  start?: number
  posts?: readonly Partial<Post>[]
  rounded?: boolean
}

/** @returns the waves of a creator whose daily gains are given, the last of them on the day of the examples */
function jumpsOf({ gains, start = 99_000, posts = [], rounded = false }: Story): FollowerJump[] {
  const facts = factsOf(creatorWithFollowers(runningCount(start, gains), posts))
  const growth = followerDays(facts.history, rounded)
  if (growth === null) throw new Error('A story has at least two days.')
  return followerJumps(facts, growth).jumps
}

const days = (count: number, gain: number): number[] => Array.from({ length: count }, () => gain)
/** Ten quiet days, the days of the story, ten quiet days. */
const between = (usual: number, ...story: number[]): number[] => [...days(10, usual), ...story, ...days(10, usual)]
/** Days that differ by a hundred either way, so that the usual day is 0 and its spread 148. */
const restless = Array.from({ length: 21 }, (_, index) => (index % 2 === 0 ? -100 : 100))

test.each([
  ['eight times the usual day', { gains: between(100, 800) }, { gains: between(100, 801) }],
  ['eight spreads above it', { gains: [...restless, 1_186] }, { gains: [...restless, 1_187] }],
  [
    'three of a thousand followers',
    { gains: between(100, 3_100), start: 999_000 },
    { gains: between(100, 3_101), start: 999_000 },
  ],
  ['fifty people', { gains: between(1, 51), start: 1_000 }, { gains: between(1, 52), start: 1_000 }],
  [
    'two and a half units of the platform’s rounding',
    { gains: between(0, 20_000), start: 2_350_000, rounded: true },
    { gains: between(0, 30_000), start: 2_350_000, rounded: true },
  ],
] satisfies [string, Story, Story][])('a jump is more than %s', (_, below, above) => {
  expect(jumpsOf(below)).toEqual([])
  expect(jumpsOf(above).length).toBe(1)
})

test('steady growth is no jump, however fast, and neither is none at all', () => {
  for (const usual of [0, 1, 500, 50_000]) expect(jumpsOf({ gains: days(40, usual) })).toEqual([])
  expect(jumpsOf({ gains: days(40, -300) })).toEqual([])
})

test('unusual days in a row are one wave, a usual day between them makes two', () => {
  expect(jumpsOf({ gains: between(100, 5_000, 5_000, 5_000) }).map(({ steps }) => steps.length)).toEqual([3])
  expect(jumpsOf({ gains: between(100, 5_000, 100, 5_000) }).map(({ steps }) => steps.length)).toEqual([1, 1])
})

test('a jump on the first or the last known day is seen', () => {
  expect(jumpsOf({ gains: [9_000, ...days(15, 100)] }).length).toBe(1)
  expect(jumpsOf({ gains: [...days(15, 100), 9_000] }).length).toBe(1)
})

test('the excess is what came beyond the usual days, the factor that of the highest day', () => {
  const [wave] = jumpsOf({ gains: between(100, 5_000, 9_000) })
  expect(wave?.excess).toBe(13_800)
  expect(wave?.times).toBe(90)
})

test('where a usual day brings nobody, the factor is that over one', () => {
  expect(jumpsOf({ gains: between(0, 4_000) })[0]?.times).toBe(4_000)
})

test('a jump seen over a gap of days is counted whole', () => {
  const counts: (number | null)[] = runningCount(99_000, between(100, 9_000))
  for (const missing of [8, 9, 10]) counts[missing] = null
  const facts = factsOf(creatorWithFollowers(counts))
  const growth = followerDays(facts.history, false)
  const [wave] = growth === null ? [] : followerJumps(facts, growth).jumps
  expect(wave?.steps[0]?.days).toBe(4)
  expect(wave?.excess).toBe(8_900)
})

test.each([
  ['two days that each bring less', [10_000, 5_000, 2_500], true],
  ['a week that dies down', [10_000, 6_000, 4_000, 2_500, 1_500], true],
  ['one smaller day after the peak', [10_000, 5_000], false],
  ['an end from one day to the next', [10_000], false],
  ['a second day as high as the first', [10_000, 10_000], false],
  ['days above four fifths of the peak', [10_000, 9_500, 9_000], false],
  ['days that rise again', [10_000, 3_000, 6_000], false],
])('a wave fades, or it does not: %s', (_, gains, fades) => {
  expect(jumpsOf({ gains: between(100, ...gains) })[0]?.fades).toBe(fades)
})

test.each([
  ['four days of two per cent', { gains: between(0, ...days(4, 2_000)), start: 100_000 }, true],
  ['three days of two per cent', { gains: between(0, ...days(3, 2_000)), start: 100_000 }, false],
  ['four days of a little more', { gains: between(0, ...days(4, 2_001)), start: 100_000 }, false],
  ['four days of 5,000', { gains: between(0, ...days(4, 5_000)), start: 1_000_000 }, true],
  ['four days of 5,001', { gains: between(0, ...days(4, 5_001)), start: 1_000_000 }, false],
] satisfies [string, Story, boolean][])('advertising could bring it, or could not: %s', (_, story, expected) => {
  expect(jumpsOf(story)[0]?.likeAdvertising).toBe(expected)
})

/** A post of the day on which a jump of `between` arrives, which is ten quiet days ago. */
const onTheDay = (change: Partial<Post>): Partial<Post>[] => [
  ...Array.from({ length: 30 }, (_, index) => ({
    id: `usual-${index}`,
    publishedAt: `${daysBefore(index)}T06:00:00Z`,
    views: 1_000,
  })),
  { id: 'cause', publishedAt: `${daysBefore(11)}T12:00:00Z`, views: 1_000, ...change },
]

test.each([
  ['a viral post', { views: 30_000 }, 'viral post'],
  ['a giveaway', { caption: 'Giveaway: tag a friend' }, 'giveaway'],
  ['an appearance', { caption: 'my interview is out' }, 'shout-out'],
] as const)('%s is found and leaves a fiftieth of the doubt', (_, change, kind) => {
  const [plain] = jumpsOf({ gains: between(100, 9_000), posts: onTheDay({}) })
  const [explained] = jumpsOf({ gains: between(100, 9_000), posts: onTheDay(change) })
  expect(plain?.cause).toBeNull()
  expect(plain?.weight).toBe(1)
  expect(explained?.cause?.kind).toBe(kind)
  expect(explained?.cause?.post.id).toBe('cause')
  expect(explained?.weight).toBeCloseTo(0.02, 12)
})

test('each innocent reading takes its part of the doubt, and together they multiply', () => {
  const fading = between(0, 10_000, 5_000, 2_500)
  const advertised = between(0, ...days(4, 2_000))
  const both = between(0, 2_000, 1_500, 1_000, 700)
  const caption = 'Giveaway: tag a friend'
  expect(jumpsOf({ gains: fading })[0]?.weight).toBeCloseTo(0.1, 12)
  expect(jumpsOf({ gains: advertised, start: 100_000 })[0]?.weight).toBeCloseTo(0.15, 12)
  expect(jumpsOf({ gains: both, start: 100_000 })[0]?.weight).toBeCloseTo(0.015, 12)
  expect(jumpsOf({ gains: fading, posts: onTheDay({ caption }) })[0]?.weight).toBeCloseTo(0.002, 12)
})

test('whether posts of those days are known is told, because an unknown cause is not a missing one', () => {
  expect(jumpsOf({ gains: between(100, 9_000), posts: onTheDay({}) })[0]?.postsKnown).toBe(true)
  expect(jumpsOf({ gains: between(100, 9_000), posts: onTheDay({}).slice(0, 5) })[0]?.postsKnown).toBe(false)
  expect(jumpsOf({ gains: between(100, 9_000) })[0]?.postsKnown).toBe(false)
})

test('the larger the delivery, the larger its excess and its factor', () => {
  const waves = [2_000, 6_000, 20_000, 90_000].map((gain) => jumpsOf({ gains: between(100, gain) })[0])
  for (const key of ['excess', 'times'] as const) {
    const values = waves.map((wave) => wave?.[key] ?? 0)
    expect([...values].sort((a, b) => a - b)).toEqual(values)
  }
})

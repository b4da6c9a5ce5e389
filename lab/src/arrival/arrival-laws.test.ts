import { factsOf, readingSignals, type Snapshot } from '@vouch/engine'
import { expect, test } from 'vitest'
import { arrivalCreator, arrivalPlatforms } from './arrival-creators.ts'
import { promoted } from './promoted.ts'

/** Laws of the evidence on simulated creators. */

const doses = [0, 0.1, 0.25, 0.4, 0.6, 0.8]
const cases = (['likes', 'views'] as const).flatMap((count) =>
  arrivalPlatforms[count].map((platform) => ({ count, platform })),
)

function read(snapshot: Snapshot, count: 'likes' | 'views') {
  const facts = factsOf(snapshot)
  const measurement = readingSignals.find(({ id }) => id === `engagement.${count}-arrival`)?.measure(facts)
  if (measurement === undefined || !measurement.measured) return null
  return {
    logOdds: measurement.logOdds,
    verdict: measurement.verdict,
    share: (count === 'likes' ? facts.boughtLikes : facts.boughtViews)?.share ?? 0,
  }
}

/** Chance at the edges of a dose moves the evidence of a few creators; of the steps from one dose to the next so many may fall. */
const fallsMax = 0.05
const tolerance = 0.1

test('more bought is hardly ever less evidence, nothing bought no concern, and much of it nearly always one', () => {
  const found = cases.flatMap(({ count, platform }) =>
    ['law-1', 'law-2', 'law-3'].map((seed) =>
      doses.map((share) => {
        const purchase = share === 0 ? null : { count, share }
        return read(arrivalCreator(seed, platform, purchase, 'all'), count)
      }),
    ),
  )
  const steps = found.flatMap((readings) =>
    readings.flatMap((reading, at) => {
      const before = readings[at - 1]
      return reading && before ? [reading.logOdds - before.logOdds] : []
    }),
  )
  expect(steps.length).toBeGreaterThan(100)
  expect(steps.filter((step) => step < -tolerance).length / steps.length).toBeLessThanOrEqual(fallsMax)
  const [clean, most] = [found.flatMap(([first]) => first ?? []), found.flatMap((readings) => readings[4] ?? [])]
  expect(clean.filter(({ verdict }) => verdict === 'concern')).toEqual([])
  // A few small creators have too few likes for curves.
  expect(most.filter(({ verdict }) => verdict === 'concern').length / most.length).toBeGreaterThan(0.9)
  const mean = (readings: readonly { share: number }[]) =>
    readings.reduce((sum, { share }) => sum + share, 0) / readings.length
  expect(mean(most)).toBeGreaterThan(mean(clean) + 0.3)
}, 60_000)

test('what is promoted or shared keeps its totals honest: later readings are never below earlier ones', () => {
  const plain = arrivalCreator('ads', 'tiktok', null, 'all')
  const { posts } = promoted(plain, 1, 'seed')
  for (const [at, post] of posts.entries()) {
    expect(post.views ?? 0).toBeGreaterThanOrEqual(plain.posts[at]?.views ?? 0)
    const views = (post.reads ?? []).map((one) => one.views ?? 0)
    const before = (plain.posts[at]?.reads ?? []).map((one) => one.views ?? 0)
    expect(views.every((one, index) => one >= (before[index] ?? 0))).toBe(true)
  }
  expect(promoted(plain, 0, 'seed')).toEqual(plain)
})

test('few readings are those of a day and of a week', () => {
  const { posts } = arrivalCreator('few', 'youtube', null, 'few')
  expect(Math.max(...posts.map(({ reads }) => reads?.length ?? 0))).toBe(2)
})

test('who began some weeks ago bought the same share over all posts, and nothing for the older ones', () => {
  const likesOf = (recent: boolean | null) =>
    arrivalCreator(
      'since',
      'tiktok',
      recent === null ? null : { count: 'likes', share: 0.25, recent },
      'all',
    ).posts.map(({ likes }) => likes ?? 0)
  const [untouched, always, recent] = [likesOf(null), likesOf(false), likesOf(true)]
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const part = (counts: readonly number[]) => 1 - sum(untouched) / sum(counts)
  expect(part(always)).toBeCloseTo(0.25, 1)
  expect(part(recent)).toBeCloseTo(part(always), 1)
  const alike = (counts: readonly number[]) => counts.filter((count, at) => count === untouched[at]).length
  expect(alike(recent)).toBeGreaterThan(2)
  expect(alike(always)).toBeLessThan(alike(recent))
})

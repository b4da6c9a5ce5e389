import { expect, test } from 'vitest'
import { answer } from '../examples/example-answer.ts'
import { daysBefore, exampleCreator, withGain, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { HistoryPoint, Snapshot } from '../snapshot/snapshot.ts'
import { growthDrip } from './growth-drip.ts'
import { growthSeesaw } from './growth-seesaw.ts'
import { growthSteps } from './growth-steps.ts'

const creator = exampleCreator({ posts: 90 })

test.each([growthSteps, growthSeesaw, growthDrip])('%# ordinary growth raises no concern', (signal) => {
  const { verdict, logOdds } = answer(signal, creator)
  expect(verdict).not.toBe('concern')
  expect(logOdds).toBeLessThanOrEqual(0)
})

test.each([growthSteps, growthSeesaw, growthDrip])('%# a history of three days says nothing', (signal) => {
  expect(signal.measure(factsOf({ ...creator, history: creator.history.slice(-3) })).measured).toBe(false)
})

test('thirty thousand followers in a day without a cause are a step, told with its day and its size', () => {
  const { verdict, value, evidence, logOdds } = answer(growthSteps, withGain(creator, 30, 30_000))
  expect(verdict).toBe('concern')
  expect(value).toBe(1)
  expect(evidence[0]?.at).toBe(daysBefore(30))
  expect(evidence[0]?.text).toContain('with no post to explain it')
  // An eighth of the followers: a doubt, and short of the fifth that settles a verdict.
  expect(logOdds).toBeGreaterThan(0.5)
  expect(logOdds).toBeLessThan(1)
  expect(answer(growthSteps, withGain(creator, 30, 90_000)).logOdds).toBeGreaterThan(6)
})

const nearDay = (days: number) => (at: string) =>
  Math.abs(Date.parse(at) - Date.parse(daysBefore(days))) < 2 * 86_400_000

test.each([
  ['a viral post', { likes: 90_000, comments: 900 }, 'times the usual engagement'],
  ['a giveaway', { caption: 'GIVEAWAY: follow and tag a friend to win' }, 'giveaway'],
  ['an appearance', { caption: 'Thank you for the shoutout last night!' }, 'appearance'],
])('%s explains the same step', (_, change, words) => {
  const near = nearDay(31)
  const explained = withPosts(withGain(creator, 30, 30_000), (post) => (near(post.publishedAt) ? change : {}))
  const { verdict, logOdds, evidence } = answer(growthSteps, explained)
  expect(verdict).not.toBe('concern')
  expect(logOdds).toBeLessThan(0.2)
  expect(evidence[0]?.text).toContain(words)
  expect(evidence[0]?.refs?.length).toBe(1)
})

test('a wave that fades over a week looks like attention', () => {
  const gains = [12_000, 7_000, 4_000, 2_200, 1_200]
  const wave = gains.reduce((snapshot, gain, day) => withGain(snapshot, 30 - day, gain), creator)
  expect(answer(growthSteps, wave).logOdds).toBeLessThan(answer(growthSteps, withGain(creator, 30, 26_400)).logOdds / 2)
})

test('a step before the oldest known post weighs less, because its cause cannot be looked up', () => {
  const known = withGain(creator, 60, 30_000)
  const unknown = { ...known, posts: known.posts.slice(0, 12) }
  expect(answer(growthSteps, unknown).logOdds).toBeLessThan(answer(growthSteps, known).logOdds)
})

test('rounding of large counts makes no steps', () => {
  const rounded: Snapshot = {
    ...creator,
    profile: { ...creator.profile, followers: 2_300_000, followersRounded: true },
    history: creator.history.map((point, day) => ({ ...point, followers: 2_210_000 + 10_000 * Math.floor(day / 12) })),
  }
  expect(answer(growthSteps, rounded).value).toBe(0)
})

test('counts that are a week apart still show a step, with its days', () => {
  const weekly = withGain(creator, 30, 30_000)
  const sparse = { ...weekly, history: weekly.history.filter((_, day) => day % 7 === 0) }
  const { value, evidence } = answer(growthSteps, sparse)
  expect(value).toBe(1)
  expect(evidence[0]?.text).toContain('7 days')
})

test('a larger step never weighs less', () => {
  const weights = [2_000, 6_000, 15_000, 40_000, 120_000].map(
    (gain) => answer(growthSteps, withGain(creator, 30, gain)).logOdds,
  )
  expect([...weights].sort((a, b) => a - b)).toEqual(weights)
})

function withFollowing(snapshot: Snapshot, followingOn: (day: number) => number): Snapshot {
  return {
    ...snapshot,
    history: snapshot.history.map((point, day): HistoryPoint => ({ ...point, following: followingOn(day) })),
  }
}

test('following two thousand accounts and dropping them, twice, is a see-saw', () => {
  const seesaw = withFollowing(creator, (day) => 400 + 2_000 * Math.abs(Math.sin((day / 60) * Math.PI)))
  const { verdict, value, logOdds } = answer(growthSeesaw, seesaw)
  expect(verdict).toBe('concern')
  expect(value).toBeGreaterThan(3_000)
  expect(logOdds).toBeGreaterThan(1)
})

test('tidying up the list of accounts once is none', () => {
  const tidied = withFollowing(creator, (day) => (day < 50 ? 3_000 : 900))
  expect(answer(growthSeesaw, tidied).logOdds).toBeLessThanOrEqual(0)
})

test('bought followers that are taken away again are a see-saw too', () => {
  const purged = withGain(withGain(creator, 60, 30_000), 20, -24_000)
  const { verdict, evidence } = answer(growthSeesaw, purged)
  expect(verdict).toBe('concern')
  expect(evidence.some(({ at }) => at === daysBefore(20))).toBe(true)
})

test('a loss without a rise before it is nobody’s see-saw', () => {
  expect(answer(growthSeesaw, withGain(creator, 20, -15_000)).logOdds).toBeLessThanOrEqual(0)
})

test('three hundred followers every single day look delivered', () => {
  const drip = {
    ...creator,
    history: creator.history.map((point, day) => ({ ...point, followers: 150_000 + 300 * day + ((day * 7) % 9) })),
  }
  const { verdict, logOdds } = answer(growthDrip, drip)
  expect(verdict).toBe('concern')
  expect(logOdds).toBeGreaterThan(1)
})

test('counts a week apart are not called even', () => {
  const sparse = { ...creator, history: creator.history.filter((_, day) => day % 7 === 0) }
  expect(growthDrip.measure(factsOf(sparse)).measured).toBe(false)
})

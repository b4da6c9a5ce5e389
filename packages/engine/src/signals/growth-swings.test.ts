import { expect, test } from 'vitest'
import { answer, creatorWithFollowers, reason, runningCount } from '../examples/example-answer.ts'
import { daysBefore } from '../examples/example-creator.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'
import { growthDrip } from './growth-drip.ts'
import { growthSeesaw } from './growth-seesaw.ts'

const days = (count: number, gain: number): number[] => Array.from({ length: count }, () => gain)
/** Posts of the last ninety days that all do the same. */
const diary: Partial<Post>[] = Array.from({ length: 90 }, (_, index) => ({
  id: `diary-${index}`,
  publishedAt: `${daysBefore(index)}T06:00:00Z`,
  views: 1_000,
}))

/** Sixty days on which that many people come for a reason that no post tells, thirty days ago. */
function jumped(gain: number, posts = diary, ...after: number[]): Snapshot {
  const gains = [...days(29, 100), gain, ...after, ...days(30 - after.length, 100)]
  return creatorWithFollowers(runningCount(96_000, gains), posts)
}

const causeOn = (change: Partial<Post>): Partial<Post>[] => [
  ...diary,
  { id: 'cause', publishedAt: `${daysBefore(30)}T12:00:00Z`, views: 1_000, ...change },
]

/** Sixty-one days of which the accounts followed on each are given by a function. */
function follows(followingOn: (day: number) => number, size = 61): Snapshot {
  const snapshot = creatorWithFollowers(days(size, 90_000))
  return { ...snapshot, history: snapshot.history.map((point, day) => ({ ...point, following: followingOn(day) })) }
}
const swing = (accounts: number) => follows((day) => (day >= 20 && day < 40 ? 300 + accounts : 300))

test.each([
  [99, -0.2 * (60.5 / 90.5), 'neutral'],
  [300, -0.2 * (60.5 / 90.5), 'neutral'],
  [Math.sqrt(300 * 3_000), 1.4, 'concern'],
  [3_000, 2.8, 'concern'],
  [9_000, 2.8, 'concern'],
])('%d accounts followed and dropped weigh %d', (accounts, logOdds, verdict) => {
  const found = answer(growthSeesaw, swing(Math.round(accounts)))
  expect(found.logOdds).toBeCloseTo(logOdds, 2)
  expect(found.verdict).toBe(verdict)
})

test('a swing is dated by its top and told with both sides', () => {
  const { evidence, value, explanation } = answer(growthSeesaw, swing(2_000))
  expect(value).toBe(2_000)
  expect(evidence[0]?.text).toBe('Followed 2,000 accounts, then unfollowed 2,000')
  expect(explanation).toContain('followed and then unfollowed 2,000 accounts')
})

test.each([6, 7])('the see-saw needs a week of counts of either kind: %d known', (size) => {
  const known = follows(() => 300, size)
  expect(reason(growthSeesaw, known) === '').toBe(size >= 7)
})

test('following counts alone are enough for a see-saw', () => {
  const snapshot = swing(2_000)
  const history = snapshot.history.map(({ at, following }) => ({ at, following: following ?? null }))
  expect(answer(growthSeesaw, { ...snapshot, history }).verdict).toBe('concern')
})

test('followers lost in bulk after a rise that nothing explains weigh by their share', () => {
  const purged = jumped(20_000, diary, ...days(10, 100), -12_000)
  const { logOdds, evidence, explanation } = answer(growthSeesaw, purged)
  expect(logOdds).toBeGreaterThan(1.4)
  expect(evidence[0]?.text).toBe('-12,000 followers in 1 day after a rise')
  expect(explanation).toContain('were lost in bulk after a rise')
})

test('both see-saws at once weigh as the larger and half of the smaller', () => {
  const purged = jumped(20_000, diary, ...days(10, 100), -12_000)
  const swung = swing(1_265)
  const following = new Map(swung.history.map((point) => [point.at, point.following ?? null]))
  const both = {
    ...purged,
    history: purged.history.map((point) => ({ ...point, following: following.get(point.at) ?? null })),
  }
  const [byLoss, byChurn] = [answer(growthSeesaw, purged).logOdds, answer(growthSeesaw, swung).logOdds]
  const found = answer(growthSeesaw, both)
  expect(found.logOdds).toBeCloseTo(Math.max(byLoss, byChurn) + 0.5 * Math.min(byLoss, byChurn), 9)
  expect(found.explanation).toMatch(/follow-unfollow tool; .* were lost in bulk/)
  expect(found.evidence.length).toBe(2)
})

test.each([
  ['after a giveaway', jumped(20_000, causeOn({ caption: 'giveaway' }), ...days(10, 100), -12_000)],
  ['without a rise', jumped(100, diary, ...days(10, 100), -12_000)],
])('followers lost %s are left alone', (_, snapshot) => {
  const { verdict, explanation } = answer(growthSeesaw, snapshot)
  expect(verdict).toBe('neutral')
  expect(explanation).toBe('No bulk swings in following or followers.')
})

/** Twenty-eight days of which a third brings less, as many and more than three hundred followers. */
function dripping(spread: number, size = 28): Snapshot {
  const step = Math.round((3_000 * spread) / 1.4826)
  const gains = Array.from({ length: size }, (_, index) => 3_000 + ((index % 3) - 1) * step)
  return creatorWithFollowers(runningCount(1_000_000, gains))
}

test('the more even the days, the more it speaks, as the formula says', () => {
  const at = (spread: number) => answer(growthDrip, dripping(spread)).logOdds
  expect(at(0.4)).toBeCloseTo(-0.25 * (28 / 58), 2)
  const spreads = [0.28, 0.2, 0.15, 0.1, 0.07, 0.05, 0.035]
  expect(spreads.map(at)).toEqual([...spreads.map(at)].sort((a, b) => a - b))
  expect(at(0.07)).toBeGreaterThan(0.9)
  expect(at(0.02)).toBeCloseTo(2.2, 1)
  expect(at(0)).toBeCloseTo(2.2, 6)
})

test('a little more of a delivery never changes the evidence by much', () => {
  for (const spread of [0.18, 0.14, 0.1, 0.07, 0.05]) {
    const step = answer(growthDrip, dripping(0.93 * spread)).logOdds - answer(growthDrip, dripping(spread)).logOdds
    expect(step).toBeLessThan(0.2)
  }
})

test.each([
  [0.09, 'concern', 'so can a steady ad budget'],
  [0.22, 'neutral', 'vary, as they do when real people decide'],
  [0.4, 'strength', 'vary, as they do when real people decide'],
] as const)('days that differ by %d are told as %s', (spread, verdict, words) => {
  const found = answer(growthDrip, dripping(spread))
  expect(found.verdict).toBe(verdict)
  expect(found.explanation).toContain(words)
})

test('only a doubt has a day of its own on the chart', () => {
  expect(answer(growthDrip, dripping(0.05)).evidence[0]?.at).toBe(daysBefore(0))
  expect(answer(growthDrip, dripping(0.3)).evidence[0]?.at).toBeNull()
  expect(answer(growthDrip, dripping(0)).evidence[0]?.text).toBe(
    `28 days through ${daysBefore(0)}: +3,000 on a typical day, varying by 0%`,
  )
})

test('four weeks in a row are needed', () => {
  expect(reason(growthDrip, dripping(0.1, 27))).toContain('Needs 28 days in a row')
  expect(reason(growthDrip, creatorWithFollowers([]))).toContain('Needs 28 days in a row')
})

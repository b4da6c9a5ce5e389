import { expect, test } from 'vitest'
import { answer, creatorOf, reason } from '../examples/example-answer.ts'
import { exampleMoment } from '../examples/example-creator.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { firstDigitShares, firstDigits } from '../statistics/first-digits.ts'
import { firstDigitLaw } from './first-digit-law.ts'
import { profileShape } from './profile-shape.ts'

const dayMs = 86_400_000

function shaped(followers: number | null, following: number | null, ageDays: number | null = null): Snapshot {
  const createdAt = ageDays === null ? null : new Date(Date.parse(exampleMoment) - ageDays * dayMs).toISOString()
  return { ...creatorOf([]), profile: { followers, following, createdAt } }
}

/** Evidence of following 3,000 with as many followers for each: half of either stretch is √30. */
const half = 0.7 * 0.5

test.each([
  ['few followed, many followers', shaped(100_000, 400), -0.1, 'neutral'],
  ['1,500 followed and as many followers', shaped(1_500, 1_500), -0.1, 'neutral'],
  ['thousands followed by a large audience', shaped(200_000, 6_000), -0.1, 'neutral'],
  ['3,000 followed and as many followers', shaped(3_000, 3_000), half, 'concern'],
  ['6,000 followed and as many followers', shaped(6_000, 6_000), 0.7, 'concern'],
  ['6,000 followed, half way to an audience', shaped(Math.round(6_000 * Math.sqrt(30)), 6_000), half, 'concern'],
] as const)('the shape of %s', (_, snapshot, logOdds, verdict) => {
  const found = answer(profileShape, snapshot)
  expect(found.logOdds).toBeCloseTo(logOdds, 3)
  expect(found.verdict).toBe(verdict)
})

test.each([
  [3_000, 0],
  [Math.sqrt(3_000 * 50_000), 0.35],
  [50_000, 0.7],
  [400_000, 0.7],
])('%d followers for each day of the account’s life weigh %d', (perDay, logOdds) => {
  const found = answer(profileShape, shaped(Math.round(perDay * 100), null, 100))
  expect(found.logOdds).toBeCloseTo(logOdds, 3)
  expect(found.value).toBeNull()
})

test('a small doubt takes its part of the reassurance away', () => {
  // Half of the accounts' stretch and two sevenths of the trade's: .7 × .5 × .2857 = .1, half of the .2 that ends reassurance.
  const found = answer(profileShape, shaped(28_623, 3_000))
  expect(found.logOdds).toBeCloseTo(0.1 - 0.1 * 0.5, 3)
  expect(found.verdict).toBe('neutral')
})

test('the profile is told in figures, and the age only where it is known', () => {
  expect(answer(profileShape, shaped(100_000, 400)).evidence.map(({ text }) => text)).toEqual([
    '100,000 followers, following 400',
  ])
  expect(answer(profileShape, shaped(100_000, 400, 50)).evidence[1]?.text).toBe(
    'The account is 50 days old: 2,000 followers a day',
  )
})

test('an account that follows nobody has a shape, and one of today is a day old', () => {
  expect(answer(profileShape, shaped(5_000, 0)).value).toBe(5_000)
  expect(answer(profileShape, shaped(100, 5, 0)).evidence[1]?.text).toContain('1 days old')
})

test('without followers, or without both other figures, there is no shape', () => {
  expect(reason(profileShape, shaped(null, 400, 900))).toContain('follower count')
  expect(reason(profileShape, shaped(900, null))).toContain(
    'Both the following count and the account’s age are unknown',
  )
})

/** A sample whose counts obey the law but for a batch that begins with a five. */
function sampled(batch: number, size = 20_000): Snapshot {
  const counts = firstDigitShares.flatMap((share, index) => {
    const people = share * (1 - batch) + (index === 4 ? batch : 0)
    return Array.from({ length: Math.round(people * size) }, () => (index + 1) * 100)
  })
  return {
    ...creatorOf([]),
    followersSample: { method: 'random', accounts: counts.map((followers, index) => ({ id: `${index}`, followers })) },
  }
}

test.each([
  [0, 'strength'],
  [0.06, 'strength'],
  [0.09, 'neutral'],
  [0.12, 'neutral'],
  [0.14, 'concern'],
  [0.6, 'concern'],
] as const)('a batch of %d of the followers is told as %s', (batch, verdict) => {
  expect(answer(firstDigitLaw, sampled(batch)).verdict).toBe(verdict)
})

test('the larger the batch, the more its digits speak, up to the cap', () => {
  const weights = [0, 0.05, 0.1, 0.15, 0.25, 0.35, 0.6].map((batch) => answer(firstDigitLaw, sampled(batch)).logOdds)
  expect([...weights].sort((a, b) => a - b)).toEqual(weights)
  expect(weights[0]).toBeCloseTo(-0.2, 9)
  expect(weights.at(-1)).toBeCloseTo(2.2, 9)
})

test.each([0.05, 0.11, 0.15, 0.2, 0.3])('a batch of %d weighs what the formula says', (batch) => {
  const snapshot = sampled(batch)
  const digits = firstDigits(snapshot.followersSample?.accounts.map(({ followers }) => followers ?? 0) ?? [])
  const excess = Math.sqrt((digits?.deviation ?? 0) ** 2 - (digits?.expectedByChance ?? 0) ** 2)
  const speaking = Math.min(1, Math.max(0, (excess - 0.02) / 0.05))
  const reassuring = 1 - Math.min(1, Math.max(0, (excess - 0.01) / 0.01))
  const found = answer(firstDigitLaw, snapshot)
  expect(found.logOdds).toBeCloseTo(2.2 * speaking - 0.2 * reassuring, 9)
  expect(found.value).toBe(digits?.deviation)
})

test('the digit that is furthest off is named with what the law expects of it', () => {
  const { evidence, explanation } = answer(firstDigitLaw, sampled(0.5))
  expect(evidence[0]?.text).toMatch(/^54% of [\d,]+ counts start with 5; Benford’s law expects 7\.9%$/)
  expect(explanation).toContain('don’t fit Benford’s law')
})

test('followers without a count of their own do not count towards the three hundred', () => {
  const snapshot = sampled(0, 400)
  const half = snapshot.followersSample?.accounts.map((account, index) =>
    index % 2 === 0 ? account : { id: account.id },
  )
  const known = { ...snapshot, followersSample: { method: 'random' as const, accounts: half ?? [] } }
  expect(reason(firstDigitLaw, snapshot)).toBe('')
  expect(reason(firstDigitLaw, known)).toMatch(
    /^Needs at least 300 sampled followers with a follower count; \d+ had one\.$/,
  )
})

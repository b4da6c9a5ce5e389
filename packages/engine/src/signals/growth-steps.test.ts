import { expect, test } from 'vitest'
import { answer, creatorWithFollowers, reason, runningCount } from '../example-answer.ts'
import { daysBefore } from '../example-creator.ts'
import type { Post, Snapshot } from '../snapshot.ts'
import { growthSteps } from './growth-steps.ts'

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

/** Followers that come beyond the usual hundred, as that share of all in the end. */
const gainFor = (share: number): number => Math.round((share * (96_000 + 5_900 + 100)) / (1 - share)) + 100
const middle = Math.sqrt(0.005 * 0.12)

test('the evidence of a jump follows its share of the followers', () => {
  const at = (share: number) => answer(growthSteps, jumped(gainFor(share))).logOdds
  expect(at(0.01)).toBeCloseTo((3 * Math.log(2)) / Math.log(24), 2)
  expect(at(middle)).toBeCloseTo(1.5, 2)
  expect(at(0.13)).toBeCloseTo(3, 6)
  expect(at(0.5)).toBeCloseTo(3, 6)
})

test('a jump whose cause could not be looked for weighs half', () => {
  const known = answer(growthSteps, jumped(gainFor(middle))).logOdds
  const unknown = answer(growthSteps, jumped(gainFor(middle), diary.slice(0, 5)))
  expect(unknown.logOdds).toBeCloseTo(known / 2, 2)
  expect(unknown.evidence[0]?.text).toContain('no post of those days is known, so a cause may be missing')
})

test('days without any jump reassure the more, the more of them there are', () => {
  for (const span of [10, 30, 89]) {
    const { logOdds, value, explanation } = answer(
      growthSteps,
      creatorWithFollowers(runningCount(90_000, days(span, 100)), diary),
    )
    expect(logOdds).toBeCloseTo((-0.4 * span) / (span + 30), 9)
    expect(value).toBe(0)
    expect(explanation).toBe(`No follower jumps in ${span} days.`)
  }
})

test.each([
  [6, 'Needs 7 days of follower counts; 6 known.', ''],
  [7, '', 'neutral'],
  [29, '', 'neutral'],
  [30, '', 'strength'],
])('%d quiet days are told as what they are', (span, missing, verdict) => {
  const quiet = creatorWithFollowers(runningCount(90_000, days(span, 100)), diary)
  expect(reason(growthSteps, quiet)).toBe(missing)
  if (missing === '') expect(answer(growthSteps, quiet).verdict).toBe(verdict)
})

test('a week known by two counts is not known day by day', () => {
  const counts = [90_000, ...days(20, 0).map(() => null), 92_000]
  expect(reason(growthSteps, creatorWithFollowers(counts))).toContain('1 known')
})

const causeOn = (change: Partial<Post>): Partial<Post>[] => [
  ...diary,
  { id: 'cause', publishedAt: `${daysBefore(30)}T12:00:00Z`, views: 1_000, ...change },
]

test.each([
  ['a viral post', jumped(9_000, causeOn({ views: 50_000 })), 'explained by a post with 50.0 times the usual response'],
  ['a giveaway', jumped(9_000, causeOn({ caption: 'giveaway' })), 'explained by a giveaway'],
  [
    'an appearance',
    jumped(9_000, causeOn({ caption: 'my interview' })),
    'explained by an appearance with someone else',
  ],
  ['a wave that fades', jumped(9_000, diary, 5_000, 2_500), 'it fades over days, as waves of attention do'],
])('%s is told as an innocent explanation and is no concern', (_, snapshot, words) => {
  const { value, verdict, logOdds, evidence, explanation } = answer(growthSteps, snapshot)
  expect(value).toBe(0)
  expect(verdict).not.toBe('concern')
  expect(logOdds).toBeLessThan(0.6 * answer(growthSteps, jumped(9_000)).logOdds)
  expect(evidence[0]?.text).toContain(words)
  expect(explanation).toContain('each with an innocent explanation')
})

test('a moderate wave is told as possible advertising, with words that leave as small a doubt as the figure', () => {
  const { value, verdict, logOdds, evidence, explanation } = answer(
    growthSteps,
    jumped(1_500, diary, 1_500, 1_500, 1_500),
  )
  expect(value).toBe(0)
  expect(verdict).toBe('neutral')
  expect(logOdds).toBeGreaterThan(0)
  expect(logOdds).toBeLessThan(0.7)
  expect(evidence[0]?.text).toContain('advertising could bring this')
  expect(explanation).toContain('a small doubt stays')
  expect(explanation).not.toContain('innocent')
})

test('evidence has the first day of the wave, its size and, where there is one, the post behind it', () => {
  const [plain] = answer(growthSteps, jumped(9_000)).evidence
  expect(plain).toEqual({
    at: daysBefore(30),
    text: '+9,000 followers in a day, 90 times the usual day (+100), no post that explains it',
    refs: [],
  })
  const [explained] = answer(growthSteps, jumped(9_000, causeOn({ caption: 'giveaway' }))).evidence
  expect(explained?.refs).toEqual(['cause'])
})

test('where a usual day brings nobody, no factor is named', () => {
  const sudden = creatorWithFollowers(runningCount(90_000, [...days(20, 0), 9_000, ...days(20, 0)]), diary)
  expect(answer(growthSteps, sudden).evidence[0]?.text).toBe(
    '+9,000 followers in a day, where a usual day brings none, no post that explains it',
  )
})

test('five deliveries weigh as one of the same size, and are told one by one', () => {
  const five = creatorWithFollowers(
    runningCount(
      96_000,
      [1, 2, 3, 4, 5].flatMap(() => [...days(11, 100), 2_000]),
    ),
    diary,
  )
  const one = jumped(9_600)
  expect(answer(growthSteps, five).value).toBe(5)
  expect(answer(growthSteps, five).evidence.length).toBe(5)
  expect(answer(growthSteps, five).logOdds).toBeCloseTo(answer(growthSteps, one).logOdds, 1)
})

test('waves that weigh against the creator are no strength, although each has an innocent reading', () => {
  const advertised = answer(growthSteps, jumped(1_500, diary, 1_500, 1_500, 1_500))
  expect(advertised.verdict).toBe('neutral')
  expect(answer(growthSteps, jumped(9_000, causeOn({ caption: 'giveaway' }))).verdict).toBe('strength')
})

import { expect, test } from 'vitest'
import { answer, creatorWithFollowers, reason, runningCount } from '../examples/example-answer.ts'
import { daysBefore } from '../examples/example-creator.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'
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

test('the evidence of a jump follows its share of the followers, and settles the verdict from a fifth on', () => {
  const at = (share: number) => answer(growthSteps, jumped(gainFor(share))).logOdds
  const evidence = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5].map(at)
  expect([...evidence].sort((a, b) => a - b)).toEqual(evidence)
  expect(evidence[0]).toBeLessThan(0)
  expect(evidence[2]).toBeGreaterThan(0)
  expect(evidence[3]).toBeLessThan(1)
  expect(evidence[4]).toBeGreaterThan(6)
})

test('a jump whose cause could not be looked for weighs less, until it comes again', () => {
  const known = answer(growthSteps, jumped(gainFor(0.3)))
  const unknown = answer(growthSteps, jumped(gainFor(0.3), diary.slice(0, 5)))
  expect(unknown.logOdds).toBeLessThan(0.7 * known.logOdds)
  expect(unknown.evidence[0]?.text).toContain('we have no posts from those days, so we may be missing the cause')
  const twice = creatorWithFollowers(
    runningCount(96_000, [...days(29, 100), 25_000, ...days(20, 100), 25_000, ...days(9, 100)]),
    diary.slice(0, 2),
  )
  expect(answer(growthSteps, twice).logOdds).toBeGreaterThan(6)
})

test('days without any jump reassure the more, the more of them there are', () => {
  const answers = [10, 30, 89].map((span) =>
    answer(growthSteps, creatorWithFollowers(runningCount(90_000, days(span, 100)), diary)),
  )
  const evidence = answers.map(({ logOdds }) => -logOdds)
  expect([...evidence].sort((a, b) => a - b)).toEqual(evidence)
  expect(evidence[0]).toBeGreaterThan(0)
  expect(answers.map(({ value }) => value)).toEqual([0, 0, 0])
  expect(answers[2]?.explanation).toBe('No follower jumps in 89 days.')
})

test.each([
  [6, 'Needs 7 days of follower counts; 6 available.', ''],
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
  expect(reason(growthSteps, creatorWithFollowers(counts))).toContain('1 available')
})

const causeOn = (change: Partial<Post>): Partial<Post>[] => [
  ...diary,
  { id: 'cause', publishedAt: `${daysBefore(30)}T12:00:00Z`, views: 1_000, ...change },
]

test.each([
  [
    'a viral post',
    jumped(9_000, causeOn({ views: 50_000 })),
    'explained by a post with 50.0 times the usual engagement',
  ],
  ['a giveaway', jumped(9_000, causeOn({ caption: 'giveaway' })), 'explained by a giveaway'],
  [
    'an appearance',
    jumped(9_000, causeOn({ caption: 'my interview' })),
    'explained by an appearance with someone else',
  ],
  ['a wave that fades', jumped(9_000, diary, 5_000, 2_500), 'it fades over several days, as waves of attention do'],
])('%s is told as an innocent explanation and is no concern', (_, snapshot, words) => {
  const { value, verdict, logOdds, evidence, explanation } = answer(growthSteps, snapshot)
  expect(value).toBe(0)
  expect(verdict).not.toBe('concern')
  expect(logOdds).toBeLessThan(answer(growthSteps, jumped(9_000)).logOdds)
  expect(evidence[0]?.text).toContain(words)
  expect(explanation).toContain('each with an innocent explanation')
})

test('a moderate wave is told as possible advertising, with words that leave a small doubt', () => {
  const { value, verdict, logOdds, evidence, explanation } = answer(
    growthSteps,
    jumped(1_500, diary, 1_500, 1_500, 1_500),
  )
  expect(value).toBe(0)
  expect(verdict).toBe('neutral')
  expect(logOdds).toBeLessThan(0.7)
  expect(evidence[0]?.text).toContain('ads could explain this')
  expect(explanation).toContain('a small doubt remains')
  expect(explanation).not.toContain('innocent')
})

test('evidence has the first day of the wave, its size and, where there is one, the post behind it', () => {
  const [plain] = answer(growthSteps, jumped(9_000)).evidence
  expect(plain).toEqual({
    at: daysBefore(30),
    text: '+9,000 followers in a day, 90 times a typical day (+100), with no post to explain it',
    refs: [],
  })
  const [explained] = answer(growthSteps, jumped(9_000, causeOn({ caption: 'giveaway' }))).evidence
  expect(explained?.refs).toEqual(['cause'])
})

test('where a usual day brings nobody, no factor is named', () => {
  const sudden = creatorWithFollowers(runningCount(90_000, [...days(20, 0), 9_000, ...days(20, 0)]), diary)
  expect(answer(growthSteps, sudden).evidence[0]?.text).toBe(
    '+9,000 followers in a day, where a typical day brings none, with no post to explain it',
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

test('what ads could have brought is no strength, what a post explains is', () => {
  const advertised = answer(growthSteps, jumped(1_500, diary, 1_500, 1_500, 1_500))
  expect(advertised.verdict).toBe('neutral')
  expect(answer(growthSteps, jumped(9_000, causeOn({ caption: 'giveaway' }))).verdict).toBe('strength')
})

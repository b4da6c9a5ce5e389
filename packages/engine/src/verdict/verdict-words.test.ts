import { expect, test } from 'vitest'
import type { Contribution } from './contributions.ts'
import { contribution } from './example-contribution.ts'
import { closedRecommendations, recommendationsOf } from './recommendations.ts'
import { type Coverage, type FraudRisk, fraudRisks, type Report } from './report.ts'
import { signalList } from './signal-list.ts'
import { closedSentence, verdictSentence } from './verdict-sentence.ts'

type Told = Pick<Report, 'trust' | 'fraudRisk' | 'suspiciousFollowers'>

const told = (fraudRisk: FraudRisk, suspiciousFollowers: Report['suspiciousFollowers'] = null): Told => ({
  trust: { score: 73, low: 66, high: 80, band: 'moderate' },
  fraudRisk,
  suspiciousFollowers,
})
const interval = 'trust 73 of 100, between 66 and 80 with 90 % certainty'
const quiet = [contribution(-0.2, { verdict: 'strength' })]

test.each([
  ['low', 'The audience looks real'],
  ['medium', 'The audience looks mostly real, with doubts that are worth a question'],
  ['high', 'Much of what was seen looks manipulated'],
  ['critical', 'Most of what was seen looks manipulated'],
] as const)('a %s risk begins with how things look', (risk, lead) => {
  expect(verdictSentence(told(risk), 'READY', quiet)).toBe(`${lead}: ${interval}; no sign of manipulation was found.`)
})

test('a poor score begins with no word of comfort, although a wide interval keeps its risk at medium', () => {
  const poor = { ...told('medium'), trust: { score: 52, low: 20, high: 88, band: 'poor' as const } }
  expect(verdictSentence(poor, 'READY', quiet)).toMatch(
    /^What was seen leaves doubts that the data do not settle: trust 52 /,
  )
})

test.each(fraudRisks)('thin data leads, whatever the risk: %s', (risk) => {
  const sentence = verdictSentence(told(risk), 'LOW_CONFIDENCE', quiet)
  expect(sentence).toBe(`There is too little data for a firm verdict: ${interval}; no sign of manipulation was found.`)
})

test('what was not measured is not called clean', () => {
  const sentence = verdictSentence(told('low'), 'LOW_CONFIDENCE', [contribution(null), contribution(0, { absence: 0 })])
  expect(sentence).toContain('; nothing could be measured.')
})

test('the share of the sample that looks inauthentic follows in a sentence of its own', () => {
  const share = { share: 0.182, low: 0.15, high: 0.22, sampled: 2_000 }
  expect(verdictSentence(told('low', share), 'READY', quiet)).toMatch(
    /found\. About 18 % of the sampled followers look inauthentic\.$/,
  )
})

const doubts: Contribution[] = [
  contribution(0.4, { title: 'Even likes' }),
  contribution(1.2, { title: 'Follower jumps' }),
  contribution(0.8, { title: 'Bursts of views' }),
]

test.each([
  [[], 'no sign of manipulation was found'],
  [doubts.slice(0, 1), 'the doubts come from even likes'],
  [doubts.slice(0, 2), 'the doubts come from follower jumps and even likes'],
  [doubts, 'the doubts come from follower jumps and bursts of views'],
] as const)('the strongest doubts are named, two at most: %#', (some, words) => {
  expect(verdictSentence(told('medium'), 'READY', [...some, ...quiet])).toContain(`; ${words}.`)
})

test('a doubt of .15 is not worth a place in the sentence, one of .16 is', () => {
  const named = (logOdds: number) => verdictSentence(told('low'), 'READY', [contribution(logOdds), ...quiet])
  expect(named(0.15)).toContain('no sign of manipulation')
  expect(named(0.16)).toContain('follower jumps')
})

test('what weighs much and is no concern is not named as a doubt', () => {
  const sentence = verdictSentence(told('low'), 'READY', [contribution(0.9, { verdict: 'neutral' })])
  expect(sentence).toContain('no sign of manipulation')
})

test.each([
  ['PRIVATE', null, 'private'],
  ['NOT_FOUND', null, 'renamed or deleted'],
  ['RESTRICTED', null, 'restricts this account'],
  ['RESTRICTED', 'derived_metrics_off', 'switched off'],
] as const)('the state %s with code %s is told in one sentence', (state, code, words) => {
  const sentence = closedSentence(state, code)
  expect(sentence).toContain(words)
  expect(sentence).toMatch(/^[A-Z][^.!]*\.$/)
})

test('a report without a score falls back to the sentence of its state', () => {
  const nothing = { trust: null, fraudRisk: null, suspiciousFollowers: null }
  expect(verdictSentence(nothing, 'PRIVATE', [])).toBe(closedSentence('PRIVATE', null))
})

const complete: Coverage = { posts: 30, comments: 90, followersSample: 400, historyDays: 90, missing: [] }
const advice = (contributions: readonly Contribution[], coverage = complete) =>
  recommendationsOf('READY', coverage, contributions)
const goOn = 'Nothing speaks against working together; agree on a result that both can measure.'

/** What is asked when a signal of the list is the only concern. */
const asked = signalList.map(({ id, group }) => ({ id, question: advice([contribution(1, { id, group })])[0] ?? '' }))

test('every signal that can be doubted leads to a question or an advice, in a sentence that accuses nobody', () => {
  const silent = asked.filter(({ question }) => question === goOn).map(({ id }) => id)
  // A rhythm of posting is never a concern, so nothing is asked about it.
  expect(silent).toEqual(['content.regularity'])
  for (const { question } of asked) {
    expect(question).toMatch(/^[A-Z].*[.?]$/)
    expect(question).not.toMatch(/fraud|cheat|fake|!/i)
  }
})

test('a report that names a doubt never says that nothing speaks against working together', () => {
  for (const { id, group } of signalList.filter(({ absence }) => absence > 0)) {
    expect(advice([contribution(0.2, { id, group })]), id).not.toContain(goOn)
  }
})

test('signals of one group without a question of their own share one, and it is asked once', () => {
  const group = asked.filter(({ id }) => id.startsWith('audience.'))
  expect(new Set(group.map(({ question }) => question)).size).toBe(1)
  const all = signalList
    .filter((one) => one.group === 'audience')
    .map(({ id }) => contribution(1, { id, group: 'audience' }))
  expect(advice(all).length).toBe(1)
})

test('questions come in the order of the doubts and are three at most', () => {
  const concerns = [
    contribution(0.3, { id: 'growth.seesaw' }),
    contribution(0.9, { id: 'growth.step' }),
    contribution(0.1, { id: 'engagement.low', group: 'engagement' }),
    contribution(0.6, { id: 'growth.drip' }),
  ]
  const questions = advice(concerns)
  expect(questions.length).toBe(3)
  expect(questions.map((question) => /jumps|steady|growth tool/.exec(question)?.[0])).toEqual([
    'jumps',
    'steady',
    'growth tool',
  ])
})

test('only concerns are asked about', () => {
  expect(advice([contribution(0.9, { verdict: 'neutral' }), contribution(null)])).toEqual([goOn])
})

test.each([
  ['followersSample', '400 followers'],
  ['history', 'two weeks'],
  ['comments', 'ten posts'],
  ['likes', 'show like counts'],
  ['likers', 'who liked'],
])('missing %s: the advice says what would help', (part, words) => {
  expect(advice([], { ...complete, missing: [part] })).toEqual([expect.stringContaining(words)])
})

test('of all that is missing the two that help most are asked for, the most useful first', () => {
  const missing = ['likers', 'comments', 'history', 'followersSample', 'views', 'audience']
  const texts = advice([], { ...complete, missing })
  expect(texts.map((text) => /400 followers|two weeks/.exec(text)?.[0])).toEqual(['400 followers', 'two weeks'])
})

test('views and insights, which no creator can add, are not asked for', () => {
  expect(advice([], { ...complete, missing: ['views', 'audience', 'posts', 'followers'] })).toEqual([goOn])
})

test('a first look says so before anything else', () => {
  const texts = recommendationsOf('LOW_CONFIDENCE', { ...complete, missing: ['history'] }, [contribution(1)])
  expect(texts.length).toBe(3)
  expect(texts[0]).toContain('first look')
  expect(texts[1]).toContain('jumps')
})

test.each([
  ['PRIVATE', 'open the account'],
  ['NOT_FOUND', 'spelling'],
  ['RESTRICTED', 'export'],
] as const)('without a verdict the advice is what can be done: %s', (state, words) => {
  expect(closedRecommendations(state)).toEqual([expect.stringContaining(words)])
})

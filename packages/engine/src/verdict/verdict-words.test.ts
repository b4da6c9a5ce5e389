import { expect, test } from 'vitest'
import { contribution } from '../examples/example-contribution.ts'
import {
  type Coverage,
  type FraudRisk,
  fraudRisks,
  type Part,
  type PartName,
  partLine,
  partNames,
  type Report,
} from '../report/report.ts'
import { signalList } from '../signals/signal-list.ts'
import type { Contribution } from './contributions.ts'
import { closedRecommendations, recommendationsOf } from './recommendations.ts'
import { closedSentence, partsSentence, verdictSentence } from './verdict-sentence.ts'

type Told = Pick<Report, 'trust' | 'fraudRisk' | 'parts'>

/** Every part unseen but those that are given. */
function partsWith(seen: Partial<Record<PartName, Pick<Part, 'share' | 'low' | 'high'>>>): Part[] {
  return partNames.map((part): Part => {
    const estimate = seen[part]
    if (estimate === undefined)
      return {
        part,
        state: 'not-seen',
        share: null,
        low: null,
        high: null,
        line: partLine,
        n: null,
        why: 'More.',
        verdict: null,
      }
    const { low, high } = estimate
    const verdict = (low ?? 0) >= partLine ? 'manipulated' : (high ?? 1) <= partLine ? 'clear' : 'undecided'
    return { part, state: 'seen', ...estimate, line: partLine, n: 400, why: null, verdict }
  })
}

const few = { share: 0.04, low: 0.02, high: 0.07 }
const allClear = partsWith({ followers: few, growth: few, likes: few, views: few, comments: few, rings: few })
const told = (fraudRisk: FraudRisk, parts: readonly Part[] = allClear): Told => ({
  trust: { score: 73, low: 66, high: 80, band: 'moderate' },
  fraudRisk,
  parts: [...parts],
})
const interval = 'trust 73 out of 100 (range 66 to 80)'
const clearWords = 'Followers: 4% inauthentic (2 to 7). Growth, likes, views, comments, rings: as expected.'

test.each([
  ['low', 'The audience looks real'],
  ['medium', 'The audience looks mostly real, with some open questions'],
  ['high', 'What we saw suggests manipulation'],
  ['critical', 'What we saw strongly suggests manipulation'],
] as const)('a %s risk begins with how things look, then each part with its share', (risk, lead) => {
  expect(verdictSentence(told(risk), 'READY', [])).toBe(`${lead}: ${interval}. ${clearWords}`)
})

test('a poor score begins with no word of comfort, although its risk is medium', () => {
  const poor = { ...told('medium'), trust: { score: 52, low: 20, high: 88, band: 'poor' as const } }
  expect(verdictSentence(poor, 'READY', [])).toMatch(/^What we saw raises doubts that the data can’t settle: trust 52 /)
})

test.each(fraudRisks)('thin data leads, whatever the risk: %s', (risk) => {
  const sentence = verdictSentence(told(risk), 'LOW_CONFIDENCE', [])
  expect(sentence).toBe(`There’s too little data for a firm verdict: ${interval}. ${clearWords}`)
})

test('what was not seen is named as such, and not called clean', () => {
  const sentence = verdictSentence(told('low', partsWith({ likes: few })), 'LOW_CONFIDENCE', [])
  expect(sentence).toMatch(/ Likes: as expected\. Not checked: followers, growth, views, comments, rings\.$/)
})

test('what was looked at in vain is told with its range, and not as what nobody looked at', () => {
  const parts = partsWith({ likes: few }).map(
    (one): Part => (one.part === 'views' ? { ...one, state: 'unclear', share: 0.3, low: 0, high: 0.92, n: 24 } : one),
  )
  expect(partsSentence(parts)).toBe(
    'Likes: as expected. Can’t tell: views (0 to 92%). Not checked: followers, growth, comments, rings.',
  )
})

test.each([
  ['nothing', {}],
  ['followers alone', { followers: few }],
  ['likes and growth', { likes: few, growth: few }],
  ['followers that may be anything, and likes', { followers: { share: 0.2, low: 0.1, high: 0.4 }, likes: few }],
] as const)('an audience is called real only where followers and what they do are clear: %s', (_, seen) => {
  const sentence = verdictSentence(told('low', partsWith(seen)), 'READY', [])
  expect(sentence).toMatch(/^What we could check looks real/)
  expect(sentence).not.toMatch(/audience/i)
})

test('a part above the line and one that is open say their shares', () => {
  const parts = partsWith({
    followers: { share: 0.42, low: 0.36, high: 0.48 },
    growth: { share: 0.25, low: 0.24, high: 0.26 },
    likes: { share: 0.12, low: 0.05, high: 0.31 },
    comments: few,
  })
  expect(partsSentence(parts)).toBe(
    'Followers: 42% inauthentic (36 to 48). Growth: 25% of followers came in unexplained jumps (24 to 26). Likes: 12% look inauthentic (5 to 31). Comments: as expected. Not checked: views, rings.',
  )
})

const doubts: Contribution[] = [
  contribution(0.4, { title: 'Even likes' }),
  contribution(1.2, { title: 'Follower jumps' }),
  contribution(0.8, { title: 'View spikes' }),
]

test.each([
  [doubts.slice(0, 1), 'main concern: even likes'],
  [doubts.slice(0, 2), 'main concerns: follower jumps and even likes'],
  [doubts, 'main concerns: follower jumps and view spikes'],
] as const)('the strongest doubts are named, two at most: %#', (some, words) => {
  expect(verdictSentence(told('medium'), 'READY', some)).toContain(`; ${words}. Followers`)
})

test('a clear part is not called as expected beside a concern about it', () => {
  const steady = contribution(0.9, { id: 'growth.drip', title: 'Unnaturally steady growth' })
  const words = (some: Contribution[]) =>
    verdictSentence(told('medium', partsWith({ followers: few, growth: few })), 'READY', some)
  expect(words([steady])).toContain('unnaturally steady growth')
  expect(words([steady])).toMatch(/Growth: \d+% of followers came in unexplained jumps/)
  expect(words([steady])).not.toMatch(/rowth[^.]*: as expected/)
  expect(words([])).toContain('Growth: as expected')
})

test('a doubt of .15 is not worth a place in the sentence, one of .16 is', () => {
  const named = (logOdds: number) => verdictSentence(told('low'), 'READY', [contribution(logOdds)])
  expect(named(0.15)).not.toContain('concern')
  expect(named(0.16)).toContain('follower jumps')
})

test('what weighs much and is no concern is not named as a doubt', () => {
  expect(verdictSentence(told('low'), 'READY', [contribution(0.9, { verdict: 'neutral' })])).not.toContain('concern')
})

test.each([
  ['PRIVATE', null, 'private'],
  ['NOT_FOUND', null, 'renamed or deleted'],
  ['RESTRICTED', null, 'restricts this account'],
  ['RESTRICTED', 'derived_metrics_off', 'turned off'],
] as const)('the state %s with code %s is told in one sentence', (state, code, words) => {
  const sentence = closedSentence(state, code)
  expect(sentence).toContain(words)
  expect(sentence).toMatch(/^[A-Z][^.!]*\.$/)
})

test('a report without a score falls back to the sentence of its state', () => {
  const nothing = { trust: null, fraudRisk: null, parts: [] }
  expect(verdictSentence(nothing, 'PRIVATE', [])).toBe(closedSentence('PRIVATE', null))
})

const complete: Coverage = { posts: 30, comments: 90, followersSample: 400, historyDays: 90, missing: [] }
const advice = (contributions: readonly Contribution[], coverage = complete) =>
  recommendationsOf('READY', { coverage, platform: 'instagram' }, contributions, 'book')
const goOn = 'Agree on a fee, and on a result that you can both measure.'

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

test('a report that names a doubt asks about it and does not go on to the fee', () => {
  for (const { id, group } of signalList.filter(({ absence }) => absence > 0)) {
    expect(advice([contribution(0.4, { id, group })]), id).not.toContain(goOn)
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

test('nobody is asked for what the platform does not show', () => {
  const coverage = { ...complete, missing: ['followersSample', 'likers', 'comments', 'history'] }
  const texts = recommendationsOf('READY', { coverage, platform: 'youtube' }, [], 'ask-first')
  expect(texts.join(' ')).toMatch(/two weeks.*Comments/)
  expect(texts.join(' ')).not.toMatch(/sample|who liked/)
})

test('who is told to book is not asked to question a doubt that keeps nobody from booking', () => {
  expect(advice([contribution(0.2)])).toEqual([goOn])
  expect(advice([contribution(0.4)])).not.toEqual([goOn])
})

test('a first look says so before anything else', () => {
  const texts = recommendationsOf(
    'LOW_CONFIDENCE',
    { coverage: { ...complete, missing: ['history'] }, platform: 'instagram' },
    [contribution(1)],
    'ask-first',
  )
  expect(texts.length).toBe(3)
  expect(texts[0]).toContain('first look')
  expect(texts[1]).toContain('jumps')
})

test.each([
  ['PRIVATE', 'make the account public'],
  ['NOT_FOUND', 'spelling'],
  ['RESTRICTED', 'export'],
] as const)('without a verdict the advice is what can be done: %s', (state, words) => {
  expect(closedRecommendations(state)).toEqual([expect.stringContaining(words)])
})

test.each(['ask-first', 'dont-book'] as const)('with nothing to ask about, %s is not told to go on', (word) => {
  const [text, ...more] = recommendationsOf('READY', { coverage: complete, platform: 'instagram' }, [], word)
  expect(more).toEqual([])
  expect(text).not.toBe(goOn)
  expect(text).toMatch(/before you sign/i)
})

import { expect, test } from 'vitest'
import { buildComment, buildPosts, emptyAccount, ownSentence } from '../comments/example-comments.ts'
import { exampleCreator } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { Account, Comment } from '../snapshot/snapshot.ts'
import { commentDuplicates } from './comment-duplicates.ts'
import { commentInauthentic } from './comment-inauthentic.ts'
import { commentRecurringAuthors } from './comment-recurring-authors.ts'
import type { Measured, SignalDefinition } from './signal.ts'

const people = (count: number, text: (index: number) => string = ownSentence, first = 0): Comment[] =>
  Array.from({ length: count }, (_, index) =>
    buildComment(first + index, index % 10, `person-${first + index}`, text(index), 200 + index),
  )

const measure = (definition: SignalDefinition, comments: Comment[], accounts: Account[] = []) =>
  definition.measure(factsOf({ ...exampleCreator(), posts: buildPosts(10), comments, accounts }))

function measuredBy(definition: SignalDefinition, comments: Comment[], accounts: Account[] = []): Measured {
  const measurement = measure(definition, comments, accounts)
  if (!measurement.measured) throw new Error(measurement.reason)
  return measurement
}

const copied = 'your stories about the harbour always cheer me up on mondays, so please keep them coming'
const signals = [commentInauthentic, commentDuplicates, commentRecurringAuthors]

test.each(signals)('$id says so when there are no or too few comments', (definition) => {
  for (const comments of [[], people(6)]) {
    const measurement = measure(definition, comments)
    expect(measurement.measured).toBe(false)
    if (!measurement.measured) expect(measurement.reason).toMatch(/^(?:No|Needs) .*\.$/)
  }
})

test.each(signals)('$id is calm about people who talk about the posts', (definition) => {
  const { verdict, logOdds } = measuredBy(definition, people(120))
  expect(verdict).not.toBe('concern')
  expect(logOdds).toBeLessThanOrEqual(0)
})

test('comments in other languages are named, not judged', () => {
  const measurement = measure(commentInauthentic, [...people(10), ...people(30, () => '정말 예뻐요', 100)])
  expect(measurement.measured).toBe(false)
  if (!measurement.measured) expect(measurement.reason).toContain('30 comments in languages we can’t assess')
  const judged = measuredBy(commentInauthentic, [...people(40), ...people(5, () => '정말 예뻐요', 100)])
  expect(judged.explanation).toContain('Not counted: 5 comments in languages we can’t assess.')
})

test('bought praise is a concern, and the evidence quotes it', () => {
  const praise = people(60, (index) => ['Great shot', 'Amazing!!', '🔥🔥', 'so beautiful'][index % 4] ?? '', 500)
  const accounts = praise.map(({ authorId }) => emptyAccount(authorId))
  const answer = measuredBy(commentInauthentic, [...people(60), ...praise], accounts)
  expect(answer.verdict).toBe('concern')
  expect(answer.logOdds).toBeGreaterThan(1.5)
  expect(answer.value).toBeGreaterThan(0.3)
  expect(answer.evidence[0]?.text).toMatch(/^Of 120 comments: /)
  const quotes = answer.evidence.slice(1)
  expect(quotes.length).toBeGreaterThan(3)
  for (const { text, refs } of quotes) {
    expect(text).toMatch(/^“.+” \(.+\)$/)
    expect(refs).toHaveLength(1)
  }
})

test('the evidence of inauthentic comments rises with their number and is bounded', () => {
  const logOdds = [0, 10, 30, 60, 90].map((bought) => {
    const praise = people(bought, () => 'Great shot', 500)
    return measuredBy(
      commentInauthentic,
      [...people(100 - bought), ...praise],
      praise.map(({ authorId }) => emptyAccount(authorId)),
    ).logOdds
  })
  expect([...logOdds].sort((a, b) => a - b)).toEqual(logOdds)
  expect(Math.max(...logOdds)).toBeLessThanOrEqual(8.4)
  expect(Math.min(...logOdds)).toBeGreaterThanOrEqual(-2)
})

test('a text that was handed out is a concern, and its copies can be opened', () => {
  const answer = measuredBy(commentDuplicates, [...people(70), ...people(30, () => copied, 500)])
  expect(answer.verdict).toBe('concern')
  expect(answer.value).toBeCloseTo(0.3)
  expect(answer.evidence[0]?.text).toMatch(/from 30 people on 10 posts$/)
  expect(answer.evidence[0]?.refs?.length).toBe(20)
})

test('copies speak more the more there are, within bounds', () => {
  const logOdds = [0, 5, 10, 20, 60].map(
    (copies) => measuredBy(commentDuplicates, [...people(100 - copies), ...people(copies, () => copied, 500)]).logOdds,
  )
  expect([...logOdds].sort((a, b) => a - b)).toEqual(logOdds)
  expect(logOdds.at(-1)).toBeLessThanOrEqual(1.6)
})

/** A group under every post. */
const group = (minute: number, text: (index: number) => string): Comment[] =>
  Array.from({ length: 200 }, (_, index) =>
    buildComment(2_000 + index, index % 10, `member-${Math.floor(index / 10)}`, text(index), minute),
  )

test('a pod is a concern, loyal fans are not', () => {
  const pod = measuredBy(commentRecurringAuthors, [...people(100), ...group(9, () => 'Great shot')])
  expect(pod.verdict).toBe('concern')
  expect(pod.logOdds).toBeGreaterThan(1)
  expect(pod.evidence[0]?.text).toContain('20 accounts keep coming back')
  expect(pod.evidence[0]?.refs).toContain('member-3')
  const fans = measuredBy(commentRecurringAuthors, [...people(100), ...group(900, ownSentence)])
  expect(fans.verdict).toBe('neutral')
  expect(fans.logOdds).toBe(0)
})

test('recurring people and their benchmark are both counted in accounts', () => {
  const pod = measuredBy(commentRecurringAuthors, [...people(100), ...group(9, () => 'Great shot')])
  expect([pod.value, pod.benchmark?.value, commentRecurringAuthors.unit]).toEqual([20, 20, 'accounts'])
  const passersBy = measuredBy(commentRecurringAuthors, people(100))
  expect([passersBy.value, passersBy.benchmark?.value]).toEqual([0, 20])
})

test('no sentence accuses: texts suggest and look', () => {
  const answers = [
    measuredBy(
      commentDuplicates,
      people(60, () => copied),
    ),
    measuredBy(commentRecurringAuthors, [...people(100), ...group(9, () => 'Great shot')]),
    measuredBy(
      commentInauthentic,
      people(60, () => copied),
    ),
  ]
  for (const { explanation } of answers) {
    expect(explanation).toMatch(/suggests|look/)
    expect(explanation).toMatch(/\.$/)
    expect(explanation).not.toMatch(/fraud|cheat|fake|!/i)
  }
})

import { expect, test } from 'vitest'
import { comparisonSources, competitorFacts, competitors } from './competitor-facts.ts'

test('each question is answered for each product, our own first', () => {
  for (const { answers } of competitorFacts) expect(answers).toHaveLength(competitors.length)
})

test('nothing is said of another product without the place where it was read', () => {
  for (const { answers } of competitorFacts)
    for (const { text, source } of answers.slice(1)) expect(source === null).toBe(text === 'Not found')
})

test('every source is there and is used', () => {
  const used = competitorFacts.flatMap(({ answers }) =>
    answers.flatMap(({ source }) => (source === null ? [] : [source])),
  )
  expect(new Set(used)).toEqual(new Set(comparisonSources.map((_, index) => index + 1)))
})

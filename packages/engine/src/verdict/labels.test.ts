import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contribution } from '../examples/example-contribution.ts'
import { plainTrustModel } from '../examples/example-trust-model.ts'
import { weighed } from './contributions.ts'
import { labelOf } from './labels.ts'

const own = fc.constantFrom('strength', 'neutral', 'concern' as const)
const logOdds = fc.double({ min: -8, max: 8, noNaN: true })

test('what adds .3 or more against a creator is a concern, whatever the signal says of itself', () => {
  fc.assert(
    fc.property(own, fc.double({ min: 0.3, max: 8, noNaN: true }), (word, odds) => labelOf(word, odds) === 'concern'),
  )
})

test('a strength never takes points away, and a concern never gives any', () => {
  fc.assert(
    fc.property(own, logOdds, (word, odds) => {
      const label = labelOf(word, odds)
      if (label === 'strength') expect(odds).toBeLessThanOrEqual(0.15)
      if (label === 'concern') expect(odds).toBeGreaterThanOrEqual(-0.15)
    }),
  )
})

test('a signal that weighs nothing keeps its own word', () => {
  for (const word of ['strength', 'neutral', 'concern'] as const) expect(labelOf(word, 0)).toBe(word)
})

test('the weighing replaces the word of a signal that counts against what it says', () => {
  const answer = contribution(2, { verdict: 'strength' })
  const [counted] = weighed([answer], plainTrustModel)
  expect(counted?.logOdds).toBeGreaterThan(0.3)
  expect(counted?.measurement).toMatchObject({ verdict: 'concern' })
})

import { expect, test } from 'vitest'
import { plainTrustModel } from '../examples/example-trust-model.ts'
import { signalList } from '../signals/signal-list.ts'
import { sights } from './sight.ts'
import { trustModel, weightOf } from './trust-model.ts'

const speaking = signalList.filter(({ absence }) => absence > 0)

test('every signal that has a part in the verdict was fitted', () => {
  for (const { id } of speaking) expect(trustModel.signals[id], `${id}: run the lab's train`).toBeDefined()
})

test('no fitted number could turn evidence round: factors are positive, doubts are not negative', () => {
  for (const [id, weight] of Object.entries(trustModel.signals)) {
    expect(weight.mild, id).toBeGreaterThan(0)
    expect(weight.strong, id).toBeGreaterThan(0)
    expect(weight.reassures, id).toBeGreaterThan(0)
    expect(weight.absence, id).toBeGreaterThanOrEqual(0)
    expect(weight.uncertainty, id).toBeGreaterThanOrEqual(0)
    for (const logOdds of Object.values(weight.ordinary)) expect(logOdds, id).toBeLessThanOrEqual(0)
  }
})

test('what is common to all signals keeps the laws of the weighing', () => {
  const { repetition, groupCap, excuse, absence, decision } = trustModel
  expect(repetition).toBeGreaterThan(0)
  expect(repetition).toBeLessThan(1)
  expect(groupCap).toBeGreaterThan(0)
  expect(excuse).toBeGreaterThanOrEqual(0)
  expect(absence.up).toBeLessThanOrEqual(absence.down)
  expect(decision.length).toBe(sights.length)
  for (const { cleanUntil, manipulatedFrom } of decision)
    expect(Number.isFinite(cleanUntil - manipulatedFrom)).toBe(true)
})

test('a signal that weighs nothing leaves no doubt when it is missing', () => {
  for (const { id, absence } of signalList) {
    if (absence === 0) expect(weightOf(trustModel, id, absence).absence, id).toBe(0)
  }
})

test('a signal that was never fitted counts as its author says', () => {
  expect(weightOf(plainTrustModel, 'growth.unheard-of', 0.3)).toMatchObject({
    mild: 1,
    strong: 1,
    reassures: 1,
    absence: 0.3,
  })
})

test('the card says what was labelled, from what, and with which figures', () => {
  const { title, meaning, method, definition, sources, figures } = trustModel.card
  for (const text of [title, meaning, method, definition]) expect(text.length).toBeGreaterThan(10)
  expect(definition).toMatch(/at least 20 %/)
  expect(sources.length).toBeGreaterThanOrEqual(2)
  expect(Object.keys(figures).length).toBeGreaterThan(3)
  for (const value of Object.values(figures)) expect(Number.isFinite(value)).toBe(true)
  expect(JSON.stringify(trustModel.card)).not.toMatch(/\d{4}-\d{2}-\d{2}T/)
})

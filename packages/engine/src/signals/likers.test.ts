import { expect, test } from 'vitest'
import { likedCreator } from '../examples/example-likers.ts'
import { factsOf } from '../facts.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { likers } from './likers.ts'

function answer(snapshot: Snapshot) {
  const measurement = likers.measure(factsOf(snapshot))
  if (!measurement.measured) throw new Error(measurement.reason)
  return measurement
}

test('likes by people reassure, likes by a farm accuse, and name who gave them', () => {
  const clean = answer(likedCreator())
  expect(clean.verdict).toBe('strength')
  expect(clean.logOdds).toBeLessThan(-0.5)
  expect(clean.evidence).toEqual([])
  const bought = answer(likedCreator({ farmed: 0.5 }))
  expect(bought.verdict).toBe('concern')
  expect(bought.logOdds).toBeGreaterThan(3)
  expect(bought.evidence.length).toBe(12)
  expect(bought.evidence[0]?.text).toMatch(/^@user\d+/)
  expect(bought.explanation).toContain('320 likes on 8 posts')
})

test('more of the likes by a farm is never less evidence', () => {
  const evidence = [0, 0.1, 0.25, 0.5, 0.75].map((farmed) => answer(likedCreator({ farmed })).logOdds)
  expect([...evidence].sort((a, b) => a - b)).toEqual(evidence)
})

test('a model of another platform reassures little', () => {
  expect(answer(likedCreator({ platform: 'linkedin' })).logOdds).toBe(-0.3)
})

test('without lists it says what is needed', () => {
  expect(likers.measure(factsOf(likedCreator({ lists: 1 })))).toMatchObject({
    measured: false,
    reason: expect.stringContaining('50 likes'),
  })
})

import { expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { buildFans, hideRing, likedSnapshot, type Scene } from '../lockstep/example-scene.ts'
import type { Measured } from '../signal.ts'
import { lockstep } from './lockstep.ts'

const measure = (scene: Scene) => lockstep.measure(factsOf(likedSnapshot(scene)))

function measured(scene: Scene): Measured {
  const measurement = measure(scene)
  if (!measurement.measured) throw new Error(measurement.reason)
  return measurement
}

test('too little is said to be too little', () => {
  expect(measure(new Map())).toMatchObject({ measured: false })
  expect(measure(buildFans(1, 400, 3))).toMatchObject({ measured: false })
  expect(measure(buildFans(1, 30, 12))).toMatchObject({
    measured: false,
    reason: expect.stringContaining('Needs 50 people'),
  })
})

test('fans are a quiet strength', () => {
  const { verdict, value, logOdds, evidence } = measured(buildFans(2, 900, 16))
  expect({ verdict, value, evidence }).toEqual({ verdict: 'strength', value: 0, evidence: [] })
  expect(logOdds).toBeLessThan(0)
})

test('a ring is a concern with its size, its posts, its density and its chance', () => {
  const scene = buildFans(3, 1_500, 20)
  hideRing(scene, 4, 60, 6, 0.8, 1)
  const { verdict, value, logOdds, evidence, explanation } = measured(scene)
  expect(verdict).toBe('concern')
  expect(value).toBeGreaterThan(50)
  expect(logOdds).toBeGreaterThan(0.6)
  expect(logOdds).toBeLessThanOrEqual(3)
  expect(evidence[0]?.text).toMatch(
    /^\d+ accounts liked \d+ % of \d+ posts they share, where their activity explains .+ %/,
  )
  expect(evidence[0]?.refs).toEqual(expect.arrayContaining(['t000', 'ring-0']))
  expect(explanation).toMatch(/suggests/)
})

test('a larger ring speaks louder', () => {
  const logOdds = [20, 60, 200].map((members) => {
    const scene = buildFans(5, 1_500, 20)
    hideRing(scene, 6, members, 6, 0.8, 1)
    return measured(scene).logOdds
  })
  expect([...logOdds].sort((a, b) => a - b)).toEqual(logOdds)
})

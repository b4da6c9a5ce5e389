import { expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { addGroup, buildFans, drawnScene, hideRing, likedSnapshot, type Scene } from '../lockstep/example-scene.ts'
import { lockstep } from './lockstep.ts'
import type { Measured } from './signal.ts'

const measure = (scene: Scene) => lockstep.measure(factsOf(likedSnapshot(scene)))

function measured(scene: Scene): Measured {
  const measurement = measure(scene)
  if (!measurement.measured) throw new Error(measurement.reason)
  return measurement
}

test('too little is said to be too little', () => {
  expect(measure(new Map())).toMatchObject({ measured: false })
  expect(measure(buildFans(1, 400, 3))).toMatchObject({
    measured: false,
    reason: expect.stringContaining('at least 4'),
  })
  expect(measure(buildFans(1, 30, 12))).toMatchObject({
    measured: false,
    reason: expect.stringContaining('Needs longer lists'),
  })
})

/** Lists of so many of each post's likers. */
const measuredLists = (length: number) => {
  const whole = buildFans(2, 9_000, 16)
  return lockstep.measure(factsOf(likedSnapshot(drawnScene(whole, 3, length), whole)))
}

test('nothing found is a quiet strength where a group with a fifth of the likes would have been found', () => {
  const answer = measuredLists(250)
  expect(answer).toMatchObject({ measured: true, verdict: 'strength', value: 0, evidence: [] })
  expect(answer.measured && answer.logOdds).toBeLessThan(0)
})

test('nothing found in short lists speaks for nobody, and says what would', () => {
  const answer = measuredLists(45)
  expect(answer).toMatchObject({ measured: true, verdict: 'neutral', value: 0, logOdds: 0 })
  expect(answer.measured && answer.explanation).toMatch(/could have been missed. Longer lists/)
})

test('a ring is a concern with its size, its posts, its density and its chance', () => {
  const scene = buildFans(3, 1_500, 20)
  hideRing(scene, 4, 60, 6, 0.8, 1)
  const { verdict, value, logOdds, evidence, explanation } = measured(scene)
  expect(verdict).toBe('concern')
  expect(value).toBeGreaterThan(50)
  expect(logOdds).toBeGreaterThan(0.6)
  expect(logOdds).toBeLessThanOrEqual(8.4)
  expect(evidence[0]?.text).toMatch(/^\d+ accounts liked \d+% of the same \d+ posts, compared with .+% by chance/)
  expect(evidence[0]?.refs).toEqual(expect.arrayContaining(['t000', 'ring-0']))
  expect(explanation).toMatch(/suggests/)
})

test('the more of the likes a ring makes, the louder it speaks', () => {
  const whole = buildFans(7, 6_000, 14)
  const crowd = drawnScene(whole, 8, 80)
  const spoken = [0, 20, 40, 60, 80, 120, 160, 240].map((members) => {
    const scene: Scene = new Map([...crowd].map(([post, actors]) => [post, new Set(actors)]))
    addGroup(scene, 9, 'ring', members, (post) => (post % 2 === 0 ? 0.9 : 0))
    const measurement = lockstep.measure(factsOf(likedSnapshot(scene, whole)))
    return measurement.measured ? measurement.logOdds : 0
  })
  expect(spoken.toSorted((a, b) => a - b)).toEqual(spoken)
  expect(spoken.at(-1)).toBeGreaterThan(6)
})

test('a larger ring speaks louder', () => {
  const logOdds = [20, 60, 200].map((members) => {
    const scene = buildFans(5, 1_500, 20)
    hideRing(scene, 6, members, 6, 0.8, 1)
    return measured(scene).logOdds
  })
  expect([...logOdds].sort((a, b) => a - b)).toEqual(logOdds)
})

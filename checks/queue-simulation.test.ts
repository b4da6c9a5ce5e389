import { expect, test } from 'vitest'
import {
  erlangWaitSeconds,
  lognormalMeanSeconds,
  lognormalSeconds,
  type QueueModel,
  simulateQueue,
} from '../bench/src/queue-simulation.ts'

const byChance = (chance: number) => -Math.log(1 - chance)
const model: QueueModel = {
  ...{ arrivalsPerSecond: 3, seconds: 20_000, warmSeconds: 0, processes: 4, places: 1, scoreSeconds: 0, seed: 1 },
  ...{ fetchSeconds: byChance, allowedPerSecond: Number.POSITIVE_INFINITY },
}

test('where a formula is known, the simulation waits as long as it says', () => {
  const { meanWaitSeconds } = simulateQueue(model)
  expect(Math.abs(meanWaitSeconds / erlangWaitSeconds(4, 3, 1) - 1)).toBeLessThan(0.1)
})

test('the same seed gives the same outcome, and another one another', () => {
  expect(simulateQueue(model)).toEqual(simulateQueue(model))
  expect(simulateQueue({ ...model, seed: 2 })).not.toEqual(simulateQueue(model))
})

test('too few places make a queue that grows as long as verifications come', () => {
  const crowded = { ...model, arrivalsPerSecond: 4.4 }
  const [short, long] = [2_000, 8_000].map((seconds) => simulateQueue({ ...crowded, seconds }).p95WaitSeconds)
  expect(long).toBeGreaterThan(3 * (short ?? Number.NaN))
})

test('those that meet idle processes at the beginning are not counted', () => {
  const [all, later] = [0, 15_000].map((warmSeconds) => simulateQueue({ ...model, warmSeconds }).verifications)
  expect((later ?? 0) / (all ?? 0)).toBeCloseTo(0.25, 1)
})

test('scoring keeps a process’s one core: more places than it can score for wait for it', () => {
  const scoring = { ...model, processes: 1, places: 50, arrivalsPerSecond: 1, fetchSeconds: () => 0.1, seconds: 5_000 }
  const { coreShare, p95TotalSeconds } = simulateQueue({ ...scoring, scoreSeconds: 0.9 })
  expect(coreShare).toBeCloseTo(0.9, 1)
  expect(p95TotalSeconds).toBeGreaterThan(3)
})

test('the mean of what a platform takes is the one of its distribution', () => {
  const take = lognormalSeconds(2, 6)
  const chances = Array.from({ length: 100_000 }, (_, place) => (place + 0.5) / 100_000)
  const mean = chances.reduce((sum, chance) => sum + take(chance), 0) / chances.length
  expect(lognormalMeanSeconds(2, 6) / mean).toBeCloseTo(1, 2)
})

/** How many bought accounts follow the creator: delivered by order, all at once or day by day, and dropping off afterwards. */

import { occurrenceAt, type Schedule } from './events.ts'
import { random } from './random.ts'
import type { World } from './world.ts'

/** Share of a burst's stock that one order brings; the rest is left from earlier orders. */
const burstShare = 0.55
const dripShare = 0.7
/** Share of a season during which the drip runs. */
const dripRise = 0.68

/** @returns bought followers for each organic one on the day. */
export function boughtPerOrganic(world: World, schedule: Schedule, day: number): number {
  const { kind, intensity } = schedule.scenario
  if (kind !== 'bought-followers-burst' && kind !== 'bought-followers-drip') return 0
  const share = Math.max(0, Math.min(0.95, intensity))
  const level = kind === 'bought-followers-burst' ? burstLevel(schedule, day) : dripLevel(world, schedule, day)
  return (share / (1 - share)) * level
}

/** Orders are delivered within one to three days; then the stock drops off slowly. */
function burstLevel(schedule: Schedule, day: number): number {
  const occurrence = occurrenceAt(schedule, day)
  if (occurrence === null) return 0
  const delivery = 1 + random(schedule.seed, 'delivery', occurrence.since).int(3)
  const x = day - occurrence.since
  const delivered = Math.min(1, (x + 1) / delivery)
  if (schedule.only !== null) return delivered * (1 - 0.08 * (1 - Math.exp(-x / 60)))
  const dropped = Math.max(0, x + 1 - delivery) / Math.max(1, occurrence.until - occurrence.since + 1 - delivery)
  return 1 - burstShare + burstShare * (delivered - dropped)
}

/** The same number of accounts every day for weeks, then a pause in which some drop off. */
function dripLevel(world: World, schedule: Schedule, day: number): number {
  const occurrence = occurrenceAt(schedule, day)
  if (occurrence === null) return 0
  const x = day - occurrence.since
  if (schedule.only !== null) return Math.min(1, (x + 1) / Math.max(1, world.day - schedule.only + 1))
  const length = occurrence.until - occurrence.since + 1
  const rise = Math.max(1, Math.floor(length * dripRise))
  if (x < rise) return 1 - dripShare + (dripShare * (x + 1)) / rise
  return 1 - (dripShare * (x + 1 - rise)) / Math.max(1, length - rise)
}

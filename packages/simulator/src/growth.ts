/** How many follow the creator on any day of the grid, and whom they follow. Followers are two stocks: people (with the
 *  few fakes that gather around anyone), and bought accounts, which come by order and drop off again. */

import { boughtPerOrganic } from './bought-followers.ts'
import { weekday } from './calendar.ts'
import { eventDays, type Schedule } from './events.ts'
import type { ScenarioKind } from './plan.ts'
import type { PostSlot } from './post-slots.ts'
import { random } from './random.ts'
import { scheduleFor, type World } from './world.ts'

export interface Growth {
  /** Organic followers at the end of the day, not rounded. */
  organic(day: number): number
  /** Bought followers at the end of the day, not rounded. */
  bought(day: number): number
  /** All followers, a whole number. */
  total(day: number): number
  following(day: number): number
}

/** Days of one block of the grid. Within a block the smooth growth is spread unevenly over the days; at its edges the curve is exact. */
const blockDays = 28
/** Followers gained on Sunday to Saturday relative to an average day (chosen: people browse more at the weekend). */
const weekdayGains = [1.16, 0.94, 0.92, 0.94, 0.97, 1.0, 1.07] as const
/** Days after which an event has had its whole effect on the follower count. */
const eventReachDays = 200

/** Followers gained by an event, as a share of its whole gain, `x` days after it began. A part of the newcomers leaves again: most of those who came for
 *  a giveaway, half of those who followed back, few of a viral post's. */
const gainShapes: Readonly<Partial<Record<ScenarioKind, (x: number) => number>>> = {
  viral: (x) => 1 - Math.exp(-(x + 0.6) / 2.6) - 0.08 * (1 - Math.exp(-x / 40)),
  giveaway: (x) => Math.min(1, (x + 1) / 4) - 0.38 * (1 - Math.exp(-Math.max(0, x - 5) / 14)),
  'shout-out': (x) => (x < 1 ? 0.62 : x < 2 ? 0.9 : 1) - 0.1 * (1 - Math.exp(-x / 30)),
  repost: (x) => 1 - Math.exp(-(x + 0.7) / 1.4) - 0.1 * (1 - Math.exp(-x / 30)),
  'follow-unfollow': (x) => Math.min(1, (x + 1) / 14) - 0.5 * (1 - Math.exp(-Math.max(0, x - 14) / 12)),
}
/** Follow/unfollow at intensity 1 leaves this share of new followers per wave. */
const followBackGain = 0.12

function eventGain(schedule: Schedule): number {
  const { kind, intensity } = schedule.scenario
  return kind === 'follow-unfollow' ? followBackGain * intensity : intensity
}

/** @returns the growth of the creator. `slotsOf` gives the posts of a day: good posts bring followers. */
export function growthOf(world: World, slotsOf: (day: number) => PostSlot[]): Growth {
  const blocks = new Map<number, number[]>()
  const boosted = world.schedules.filter((schedule) => gainShapes[schedule.scenario.kind] !== undefined)
  const base = (day: number): number => {
    const block = Math.floor(day / blockDays)
    const known = blocks.get(block)
    const cumulated = known ?? cumulatedWeights(world, block, slotsOf)
    if (known === undefined) blocks.set(block, cumulated)
    const start = trend(world, block * blockDays - 1)
    const end = trend(world, (block + 1) * blockDays - 1)
    return start + (end - start) * (cumulated[day - block * blockDays] ?? 1)
  }
  const unit = (day: number): number => base(day) * eventFactor(world, boosted, day)
  const boughtRatio = (day: number): number =>
    world.schedules.reduce((sum, one) => sum + boughtPerOrganic(world, one, day), 0)
  const scale = world.followers / (unit(world.anchorDay) * (1 + boughtRatio(world.anchorDay)))
  const organic = (day: number): number => Math.max(1, unit(day) * scale)
  const bought = (day: number): number => organic(day) * boughtRatio(day)
  return {
    organic,
    bought,
    total: (day) => Math.round(organic(day) + bought(day)),
    following: (day) => followingOn(world, day),
  }
}

/** The smooth organic curve relative to the anchor day: exponential before it, linear after it, so that a clock that is moved by years makes no giants. */
function trend(world: World, day: number): number {
  const months = (day - world.anchorDay) / 30
  return months < 0 ? Math.exp(world.growthMonthly * months) : 1 + world.growthMonthly * months
}

/** Shares of the block's gain that have come by the end of each of its days: a weekly rhythm, noise and the pull of good posts. */
function cumulatedWeights(world: World, block: number, slotsOf: (day: number) => PostSlot[]): number[] {
  const weights: number[] = []
  for (let i = 0; i < blockDays; i++) {
    const day = block * blockDays + i
    const pull = [0, 1, 2].reduce((sum, age) => sum + pullOf(slotsOf(day - age)) / (1 + age), 0)
    weights.push((weekdayGains[weekday(day)] ?? 1) * random(world.seed, 'gain', day).logNormal(1, 0.45) * (1 + pull))
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return weights.map((weight) => {
    sum += weight
    return sum / total
  })
}

/** The pull of a day's posts on new followers: half an average day for a good post, more for a hit; a scenario's viral post is counted elsewhere. */
function pullOf(slots: PostSlot[]): number {
  return slots.reduce((sum, slot) => {
    if (slot.event !== null) return sum
    return sum + 0.12 * Math.exp(Math.min(2, slot.score) * 0.5) + 0.18 * (slot.boost - 1)
  }, 0)
}

function eventFactor(world: World, schedules: Schedule[], day: number): number {
  let sum = 0
  for (const schedule of schedules) {
    const shape = gainShapes[schedule.scenario.kind]
    if (shape === undefined) continue
    const gain = eventGain(schedule)
    const from = Math.min(day, world.anchorDay) - eventReachDays
    for (const first of eventDays(schedule, from, Math.max(day, world.anchorDay))) {
      if (day >= first) sum += gain * shape(day - first)
      if (world.anchorDay >= first) sum -= gain * shape(world.anchorDay - first)
    }
  }
  return sum >= 0 ? 1 + sum : Math.exp(sum)
}

/** Days of one wave of following and unfollowing: two weeks up, a week's rest, two weeks down. */
const waveDays = 36

/** Accounts that the creator follows: a few hundred, slowly changing; a follow/unfollow tool adds waves of thousands. */
function followingOn(world: World, day: number): number {
  const calm = random(world.seed, 'following').logNormal(420, 0.7)
  const drift = 1 + 0.02 * ((day - world.anchorDay) / 365)
  const schedule = scheduleFor(world, 'follow-unfollow')
  const usual = Math.round(Math.max(0, Math.min(7000, calm * Math.max(0.5, drift))))
  if (schedule === null || (schedule.only !== null && day < schedule.only)) return usual
  const since = schedule.only ?? schedule.origin
  const x = (((day - since) % waveDays) + waveDays) % waveDays
  const wave = x < 14 ? (x + 1) / 14 : x < 19 ? 1 : Math.max(0, 1 - (x - 18) / 14)
  const jitter = random(world.seed, 'wave', day).between(0.97, 1.03)
  return Math.min(7450, usual + Math.round(5000 * schedule.scenario.intensity * wave * jitter))
}

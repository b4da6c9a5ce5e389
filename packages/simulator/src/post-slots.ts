/** The posting calendar: which posts appear on which day of the grid, before anything is known about how they did.
 *  It depends on the seed and the day alone, so that a post is the same whenever the creator is looked at. */

import type { PostKind } from '@vouch/engine'
import { dayMs, hourMs, weekday } from './calendar.ts'
import { eventDays } from './events.ts'
import type { ScenarioKind } from './plan.ts'
import { random, weightedKey } from './random.ts'
import { scheduleFor, type World } from './world.ts'

export interface PostSlot {
  id: string
  day: number
  publishedMs: number
  kind: PostKind
  /** How well the post does, as a standard normal score among the creator's own posts. */
  score: number
  /** Factor above the score: a natural hit, or the viral post of a scenario. */
  boost: number
  sponsored: boolean
  /** The innocent event that this post belongs to. */
  event: ScenarioKind | null
}

/** Posts on Sunday to Saturday relative to an average day (chosen: a little less at the weekend). */
const weekdayPosts = [0.85, 1.0, 1.08, 1.08, 1.06, 1.02, 0.91] as const
/** Natural hits: two posts in a hundred do three to ten times as well as the score alone says. */
const hitChance = 0.02

const eventPosts: readonly { kind: ScenarioKind; delayDays: number }[] = [
  { kind: 'viral', delayDays: 0 },
  { kind: 'giveaway', delayDays: 0 },
  { kind: 'shout-out', delayDays: 1 },
]

/** @returns the innocent event whose post must appear on this day, with its intensity. */
function eventOn(world: World, day: number): { kind: ScenarioKind; intensity: number } | null {
  for (const { kind, delayDays } of eventPosts) {
    const schedule = scheduleFor(world, kind)
    if (schedule === null) continue
    if (eventDays(schedule, day - delayDays, day - delayDays).length > 0)
      return { kind, intensity: schedule.scenario.intensity }
  }
  return null
}

/** @returns the posts of a day, oldest first. */
export function postSlots(world: World, day: number): PostSlot[] {
  const event = eventOn(world, day)
  const draw = random(world.seed, 'posts', day)
  const planned = Math.min(12, draw.poisson(world.postsPerDay * (weekdayPosts[weekday(day)] ?? 1)))
  const count = event === null ? planned : Math.max(1, planned)
  const slots: PostSlot[] = []
  for (let index = 0; index < count; index++) {
    slots.push(postSlot(world, day, index, index === 0 ? event : null))
  }
  return slots.sort((a, b) => a.publishedMs - b.publishedMs)
}

function postSlot(
  world: World,
  day: number,
  index: number,
  event: { kind: ScenarioKind; intensity: number } | null,
): PostSlot {
  const draw = random(world.seed, 'post', day, index)
  const hour = (((world.postHour + world.traits.hours[1] * draw.normal()) % 24) + 24) % 24
  const natural = draw.chance(hitChance) ? draw.between(3, 10) : 1
  const sponsored = event === null && draw.chance(world.sponsoredShare)
  const viral = event?.kind === 'viral' ? 8 + 40 * event.intensity * draw.between(0.8, 1.2) : 1
  return {
    id: `p_${world.key}_${day.toString(36)}${index.toString(36)}`,
    day,
    publishedMs: Math.floor((day * dayMs + hour * hourMs) / 1000) * 1000,
    kind: weightedKey(kindWeights(world), draw.next()),
    score: event?.kind === 'viral' ? Math.abs(draw.normal()) : draw.normal(),
    boost: Math.max(viral, sponsored ? 1 : natural),
    sponsored,
    event: event?.kind ?? null,
  }
}

/** Weights of all kinds, zero for those that the platform does not have. */
function kindWeights(world: World): Record<PostKind, number> {
  const none = { image: 0, carousel: 0, video: 0, short: 0, stream: 0, story: 0, text: 0 }
  return { ...none, ...world.traits.kinds }
}

/** @returns the posts that a visitor sees at the moment of the snapshot, newest first: the latest ones up to the limit, and, as creators pin
 *  them, the posts of innocent events within the history. */
export function visibleSlots(world: World, slotsOf: (day: number) => PostSlot[]): PostSlot[] {
  const { size, day, nowMs } = world
  const slots: PostSlot[] = []
  const lookBackDays = Math.min(1500, Math.max(60, Math.ceil((size.posts / world.postsPerDay) * 2)))
  for (let at = day; at > day - lookBackDays && slots.length < size.posts; at--) {
    for (const slot of slotsOf(at).toReversed()) {
      if (slot.publishedMs <= nowMs && slots.length < size.posts) slots.push(slot)
    }
  }
  const seen = new Set(slots.map((slot) => slot.id))
  const pinned: PostSlot[] = []
  for (const { kind, delayDays } of eventPosts) {
    const schedule = scheduleFor(world, kind)
    if (schedule === null || size.posts === 0) continue
    for (const first of eventDays(schedule, day - size.historyDays, day - delayDays)) {
      const slot = slotsOf(first + delayDays).find((candidate) => candidate.event === kind)
      if (slot !== undefined && !seen.has(slot.id) && slot.publishedMs <= nowMs) pinned.push(slot)
    }
  }
  const shown = pinned.sort((a, b) => b.publishedMs - a.publishedMs).slice(0, Math.max(0, size.posts - 1))
  const kept = slots.slice(0, Math.max(0, size.posts - shown.length))
  return [...kept, ...shown].sort((a, b) => b.publishedMs - a.publishedMs)
}

/** When things happen to a creator. A scenario is one event a given number of days before the snapshot, or a season that repeats on the absolute grid
 *  of days; the second kind keeps a network of creators alive however far its clock is moved. */

import type { Scenario, ScenarioKind } from './plan.ts'
import { random } from './random.ts'

/** The rhythm of one scenario. */
export interface Schedule {
  scenario: Scenario
  /** The single event's first day; null for a season. */
  only: number | null
  /** Days from one event to the next. */
  seasonDays: number
  /** Day of the grid on which season 0 begins. */
  origin: number
  seed: string
}

/** One event: `since` is its first day, `until` the day before the next one begins (Infinity for a single event). */
export interface Occurrence {
  since: number
  until: number
}

const seasonDays: Readonly<Record<ScenarioKind, number>> = {
  'bought-followers-burst': 110,
  'bought-followers-drip': 150,
  'bought-likes': 60,
  'bought-views': 60,
  'comment-bots': 60,
  pod: 60,
  'follow-unfollow': 36,
  giveaway: 160,
  viral: 200,
  'shout-out': 240,
  repost: 120,
}

/** @returns the schedule of a scenario for the creator named by the seed. `day` is the day of the snapshot. */
export function scheduleOf(
  scenario: Scenario,
  seed: string,
  day: number,
  historyDays: number,
  recurs: boolean,
): Schedule {
  const days = seasonDays[scenario.kind]
  const fallback = Math.max(6, Math.min(45, Math.round(historyDays * 0.4)))
  const single = scenario.daysBefore ?? (recurs ? null : fallback)
  return {
    scenario,
    only: single === null ? null : day - single,
    seasonDays: days,
    origin: random(seed, 'season', scenario.kind).int(days),
    seed,
  }
}

/** @returns the first day of the event of season `index`: somewhere in the second to fifth sixth of the season. */
function eventDay(schedule: Schedule, index: number): number {
  const { seed, scenario, origin } = schedule
  const offset = random(seed, 'event', scenario.kind, index).between(0.17, 0.83)
  return origin + Math.floor((index + offset) * schedule.seasonDays)
}

/** @returns the latest event that began on or before the day; null when a single event is still to come. */
export function occurrenceAt(schedule: Schedule, day: number): Occurrence | null {
  if (schedule.only !== null)
    return day >= schedule.only ? { since: schedule.only, until: Number.POSITIVE_INFINITY } : null
  const season = Math.floor((day - schedule.origin) / schedule.seasonDays)
  const here = eventDay(schedule, season)
  if (day >= here) return { since: here, until: eventDay(schedule, season + 1) - 1 }
  return { since: eventDay(schedule, season - 1), until: here - 1 }
}

/** @returns the first days of all events in the span of days, both ends included, oldest first. */
export function eventDays(schedule: Schedule, from: number, to: number): number[] {
  if (schedule.only !== null) return schedule.only >= from && schedule.only <= to ? [schedule.only] : []
  const first = Math.floor((from - schedule.origin) / schedule.seasonDays) - 1
  const last = Math.floor((to - schedule.origin) / schedule.seasonDays) + 1
  const days: number[] = []
  for (let season = first; season <= last; season++) {
    const day = eventDay(schedule, season)
    if (day >= from && day <= to) days.push(day)
  }
  return days
}

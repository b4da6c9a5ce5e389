import { timeOf } from '../snapshot/order.ts'
import type { HistoryPoint } from '../snapshot/snapshot.ts'

/** The follower history as steps between known days. Points may be days or weeks apart, and platforms round large counts, so
 *  a step knows how long it lasted and how coarse its ends are.
 *
 *  What a newcomer would get wrong is to compare neighbouring counts as if each were a day later: after a gap of a
 *  week ordinary growth would look like a jump. */

/** What happened between two known counts. */
export interface FollowerStep {
  /** Day on which the later count was taken, days since 1970. */
  day: number
  /** The same as a date, YYYY-MM-DD. */
  at: string
  /** Days since the earlier count, at least 1. */
  days: number
  /** Followers gained (negative: lost) over the step. */
  gain: number
  /** `gain` over `days`. */
  perDay: number
  /** Followers at the end of the step. */
  followers: number
}

/** All steps of a history, oldest first, with what limits their reading. */
export interface FollowerDays {
  steps: FollowerStep[]
  /** Days from the first to the last count. */
  span: number
  /** Followers at the last known day. */
  followers: number
  /** The smallest difference that the counts can show: 1, or the platform's rounding. */
  unit: number
}

/** Steps of the platform's rounding that a gain must span to be one. The difference of two rounded counts may be off by a whole
 *  step; the rest is margin, and ours. */
export const unitsSeen = 2.5

/** All times are in UTC, so a day always has the same length. */
const dayMs = 86_400_000

/** A day belongs to its UTC date, whatever the creator's own clock says.
 *
 *  @param history oldest first
 *  @param rounded whether the platform rounds to three significant digits
 *  @returns null with fewer than two days on which followers are known; of several counts of a day the last one stands
 *  @example counts of 1,000 nine days ago and 1,070 two days ago are one step of 7 days, +70, 10 a day */
export function followerDays(history: readonly HistoryPoint[], rounded: boolean): FollowerDays | null {
  const byDay = new Map<number, { day: number; at: string; count: number }>()
  for (const point of history) {
    const { at, followers } = point
    if (typeof followers !== 'number') continue
    const day = dayOf(at)
    // Times are in UTC, so the date is the first ten characters; formatting a year of dates anew costs more than all else here.
    byDay.set(day, { day, at: at.slice(0, 10), count: followers })
  }
  const days = [...byDay.values()]
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.length < 2) return null
  const steps: FollowerStep[] = []
  let before = first
  for (const now of days.slice(1)) {
    const [gain, passed] = [now.count - before.count, now.day - before.day]
    steps.push({ day: now.day, at: now.at, days: passed, gain, perDay: gain / passed, followers: now.count })
    before = now
  }
  return { steps, span: last.day - first.day, followers: last.count, unit: rounded ? roundingUnit(last.count) : 1 }
}

/** @param day days since 1970
 *  @returns the date, YYYY-MM-DD
 *  @example dateOf(0) is "1970-01-01"; days beyond the calendar of the language answer "unknown" */
export function dateOf(day: number): string {
  const time = day * dayMs
  return Math.abs(time) > 8.64e15 ? 'unknown' : new Date(time).toISOString().slice(0, 10)
}

/** @returns days since 1970 of a time; a fraction is cut off
 *  @example dayOf("1970-01-02T23:59:59Z") is 1 */
export function dayOf(time: string): number {
  return Math.floor(timeOf(time) / dayMs)
}

/** Three significant digits (YouTube since 2019): 12,345 is shown as 12,300, so nothing below 100 is seen.
 *  @returns the step of the last digit shown: 1 below a thousand, 10 from there, 10,000 from a million */
function roundingUnit(followers: number): number {
  return followers < 1_000 ? 1 : 10 ** (Math.floor(Math.log10(followers)) - 2)
}

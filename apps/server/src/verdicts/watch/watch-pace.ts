import type { CountsPort } from '../../outside/platforms/counts-port.ts'

/** How often creators are looked at, so that everybody's looks fit into what a platform allows.
 *
 *  What a newcomer would get wrong: the next look is never counted from the last one. Every creator has a place of their own in the
 *  period, and looks fall on a grid of such places. A look that comes late moves none that follow, so the schedule does not
 *  drift, and a thousand creators who were added at once are spread from the second look on. */

/** What a watch plans with. */
export interface Pace {
  periodMs: number
  /** Whether posts are looked at on their own time too; otherwise with the next look at the creator. */
  exactPosts: boolean
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Looks that are planned, of those allowed: what fails is tried again, and people ask for some. */
const plannedShare = 0.9

/** From the densest to the thinnest. Extra looks a day are those that posts ask for, of a creator who publishes about once a day
 *  (chosen, above the median of the sandbox): a look an hour meets all ages but the first, one every six hours meets those from three days on. */
const steps = [
  { hours: 1, extra: 1, exactPosts: true },
  { hours: 6, extra: 3, exactPosts: true },
  { hours: 24, extra: 4, exactPosts: true },
  { hours: 24, extra: 0, exactPosts: false },
] as const

/** @param creators watched by way of one connector
 *  @returns the densest pace whose looks fit into a day's; where not even one a day does, as many days as it takes */
export function paceFor(
  creators: number,
  { looksPerDay, hoursMin }: Pick<CountsPort, 'looksPerDay' | 'hoursMin'>,
): Pace {
  const planned = Math.max(1, plannedShare * looksPerDay)
  const step = steps.find(({ hours, extra }) => hours >= hoursMin && creators * (24 / hours + extra) <= planned)
  if (step) return { periodMs: step.hours * hourMs, exactPosts: step.exactPosts }
  return { periodMs: Math.ceil(creators / planned) * dayMs, exactPosts: false }
}

/** @param place of the creator in every period, 0 to 1
 *  @returns the first moment of the creator's grid after `after` */
export function nextLook(after: Date, place: number, periodMs: number): Date {
  const offset = Math.floor(place * periodMs)
  const periods = Math.floor((after.getTime() - offset) / periodMs) + 1
  return new Date(periods * periodMs + offset)
}

/** @param id a UUID, whose first digits are random
 *  @returns the place in the period, 0 to 1 */
export function placeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16) / 2 ** 32
}

/** Looks that may be made at this moment. The allowance fills through the day and holds an hour's at most, so that what waited through a stop is caught up with
 *  by and by; over any day it lets through no more than a day's looks. */
export function allowedNow(
  kept: { looks: number; at: Date } | null,
  { looksPerDay, now }: { looksPerDay: number; now: Date },
): number {
  const full = looksPerDay / 24
  if (kept === null) return full
  const perMs = (looksPerDay - full) / dayMs
  return Math.min(full, kept.looks + Math.max(0, now.getTime() - kept.at.getTime()) * perMs)
}

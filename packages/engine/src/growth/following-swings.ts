import type { HistoryPoint } from '../snapshot/snapshot.ts'
import { dayOf } from './follower-days.ts'

/** How many accounts a creator followed only to drop them again. Following a thousand people is nothing; following and
 *  dropping them month after month is what growth tools do.
 *
 *  Turning points are read and not daily differences, because a tool works for weeks in one direction: 40 accounts a
 *  day look like nothing and are 1,200 a month. */

/** One rise and the fall after it, in accounts. */
export interface FollowingTurn {
  /** Day of the highest count, days since 1970. */
  day: number
  followed: number
  dropped: number
}

/** All turns of a history, in order of time. */
export interface FollowingSwings {
  /** Accounts followed and dropped again: the sum over all turns of the smaller side. */
  churn: number
  turns: FollowingTurn[]
}

/** A turn below this is everyday tidying.
 *
 *  Both sides of a turn have to reach it. */
const turnMin = 100

/** The rise and fall that is being watched: where it began, its top, and how low it fell after (null: not yet). */
interface Watched {
  trough: number
  peak: number
  day: number
  fallen: number | null
}

/** Goes from turning point to turning point and ignores ripples below `turnMin`.
 *
 *  @param points oldest first; those without a following count are passed over
 *  @returns no turns for a count that only rises, only falls or ripples
 *  @example 100, 2,100, 300, 2,500, 400 followed on five days: two turns, 1,800 and 2,100, churn 3,900 */
export function followingSwings(points: readonly HistoryPoint[]): FollowingSwings {
  const turns: FollowingTurn[] = []
  let watched: Watched | undefined
  for (const { at, following } of points) {
    if (typeof following !== 'number') continue
    const day = dayOf(at)
    watched = watched === undefined ? startingAt(following, following, day) : after(watched, following, day, turns)
  }
  if (watched !== undefined) close(watched, turns)
  const churn = turns.reduce((sum, { followed, dropped }) => sum + Math.min(followed, dropped), 0)
  return { churn, turns }
}

/** @param trough the count at which the rise began
 *  @param peak the highest count since */
function startingAt(trough: number, peak: number, day: number): Watched {
  return { trough, peak, day, fallen: null }
}

/** @returns what is watched after one more day; a finished turn is added to `turns` */
function after(watched: Watched, following: number, day: number, turns: FollowingTurn[]): Watched {
  const { trough, peak, fallen } = watched
  if (fallen === null) {
    if (following > peak) return startingAt(trough, following, day)
    return peak - following >= turnMin ? { ...watched, fallen: following } : watched
  }
  if (following < fallen) return { ...watched, fallen: following }
  if (following - fallen < turnMin) return watched
  close(watched, turns)
  return startingAt(fallen, following, day)
}

/** Keeps a turn that rose before it fell; a count that only falls is a creator who tidies up. */
function close({ trough, peak, day, fallen }: Watched, turns: FollowingTurn[]): void {
  if (fallen !== null && peak - trough >= turnMin) turns.push({ day, followed: peak - trough, dropped: peak - fallen })
}

import { thresholds } from '../benchmarks/thresholds.ts'
import type { EstimatedShare } from '../report/report.ts'
import type { HistoryPoint, Post, Snapshot } from '../snapshot/snapshot.ts'
import { type FollowerDays, followerDays } from './follower-days.ts'
import { type FollowerJump, followerJumps } from './follower-jumps.ts'
import { unexplainedShare, withOverlookedSteps } from './unexplained-share.ts'

/** The follower history read once: its days, its waves, and how many followers came in steps that nothing explains. */
export interface GrowthReview {
  days: FollowerDays
  /** In order of time, explained ones included; empty where the history is too short for a usual day to be known. */
  jumps: readonly FollowerJump[]
  /** Gain of a usual day; null likewise. */
  usual: number | null
  /** Share of today's followers; null likewise. */
  unexplained: EstimatedShare | null
  /** The range's high end by the waves that were found alone. Evidence is taken from it: what may be overlooked speaks against nobody. Null likewise. */
  countedHigh: number | null
}

/** Below a week of steps nobody knows what a usual day is. */
const stepsMin = 7

/** @param posts newest first, among which innocent causes are looked for
 *  @param history oldest first
 *  @returns null without counts of two days */
export function reviewGrowth(snapshot: Snapshot, posts: Post[], history: readonly HistoryPoint[]): GrowthReview | null {
  const days = followerDays(history, snapshot.profile?.followersRounded === true)
  if (days === null) return null
  if (days.span < thresholds.historyDays.value || days.steps.length < stepsMin) {
    return { days, jumps: [], usual: null, unexplained: null, countedHigh: null }
  }
  const { jumps, usual } = followerJumps({ snapshot, posts }, days)
  const counted = unexplainedShare(days, jumps)
  const unexplained = counted === null ? null : withOverlookedSteps(counted)
  return { days, jumps, usual, unexplained, countedHigh: counted?.high ?? null }
}

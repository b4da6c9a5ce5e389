import type { Facts } from '../facts.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import type { Part, ReportState, Trust } from '../report/report.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Contribution } from './contributions.ts'
import { isWeighty } from './weighty.ts'

/** Whether there is a verdict at all, and whether it stands on enough.
 *
 *  A newcomer would make the state depend on the score. It depends on coverage only: a bad score on thick data is
 *  READY, a good one on thin data is not. */

/** What a full verdict needs at least. Below any of these it is given as a low-confidence one.
 *
 *  All have to be met. The first asks for posts, the second for different kinds of evidence, the third for weight, the last for
 *  an answer. */
export const readiness = {
  /** Posts with a like, view or comment count. */
  postsMin: 6,
  /** Signals that were measured and can speak for or against manipulation. */
  signalsMin: 4,
  /** Parts that were seen. Counts of six posts show one; like counts alone show none. */
  partsMin: 1,
  /** Points between the ends of the interval. A wider one allows nearly every verdict, which is none. */
  widthMax: 90,
} as const

/** What the connector met decides first; a profile that calls itself private closes a report that was found.
 *  @returns the state in which no verdict is given; null where one is */
export function closedState({ availability, profile }: Snapshot): 'PRIVATE' | 'NOT_FOUND' | 'RESTRICTED' | null {
  if (availability === 'not-found') return 'NOT_FOUND'
  if (availability === 'restricted') return 'RESTRICTED'
  return availability === 'private' || profile?.isPrivate === true ? 'PRIVATE' : null
}

/** @param contributions all signals, measured or not
 *  @returns READY, LOW_CONFIDENCE where coverage is too thin for a verdict to be relied on, or INSUFFICIENT where nothing was seen that could be judged:
 *  what would be left of the score then is the base rate, which says nothing about this creator */
export function openState(
  facts: Facts,
  contributions: readonly Contribution[],
  { low, high }: Trust,
  parts: readonly Part[],
): ReportState {
  // Business signals are always measurable and would make thin data look thick.
  const speaking = contributions.filter(({ absence, logOdds }) => logOdds !== null && absence > 0)
  const seen = parts.filter(({ state }) => state === 'seen')
  if (seen.length === 0 && !speaking.some(({ logOdds }) => isWeighty(logOdds))) return 'INSUFFICIENT'
  const enough =
    recentPosts(facts).length >= readiness.postsMin &&
    speaking.length >= readiness.signalsMin &&
    seen.length >= readiness.partsMin &&
    high - low <= readiness.widthMax
  return enough ? 'READY' : 'LOW_CONFIDENCE'
}

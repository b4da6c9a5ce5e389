import type { Contribution } from './contributions.ts'
import type { Facts } from './facts.ts'
import { recentPosts } from './posts/recent-posts.ts'
import type { ReportState } from './report.ts'
import type { Snapshot } from './snapshot.ts'

/** Whether there is a verdict at all, and whether it stands on enough. */

/** What a full verdict needs at least. Below any of these it is given as a low-confidence one. */
export const readiness = {
  /** Posts with a like, view or comment count. */
  postsMin: 6,
  /** Signals that were measured and can speak for or against manipulation. */
  signalsMin: 4,
  /** Groups that these come from: one kind of evidence alone can be fooled in one way. */
  groupsMin: 2,
} as const

/** @returns the state in which no verdict is given; null where one is */
export function closedState({ availability, profile }: Snapshot): 'PRIVATE' | 'NOT_FOUND' | 'RESTRICTED' | null {
  if (availability === 'not-found') return 'NOT_FOUND'
  if (availability === 'restricted') return 'RESTRICTED'
  return availability === 'private' || profile?.isPrivate === true ? 'PRIVATE' : null
}

/** @returns READY, or LOW_CONFIDENCE where coverage is too thin for a verdict to be relied on */
export function openState(facts: Facts, contributions: readonly Contribution[]): ReportState {
  const speaking = contributions.filter(({ definition, logOdds }) => logOdds !== null && definition.absence > 0)
  const groups = new Set(speaking.map(({ definition }) => definition.group))
  const enough =
    recentPosts(facts).length >= readiness.postsMin &&
    speaking.length >= readiness.signalsMin &&
    groups.size >= readiness.groupsMin
  return enough ? 'READY' : 'LOW_CONFIDENCE'
}

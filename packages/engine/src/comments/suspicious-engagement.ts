import type { LockstepReview } from '../lockstep/review.ts'
import type { EstimatedShare } from '../report/report.ts'
import { significant } from '../statistics/significant.ts'
import { wilsonInterval } from '../statistics/wilson-interval.ts'
import type { CommentReview } from './review.ts'

/** How much of the engagement looks inauthentic, from the two places where it can be seen: what the comments say, and which
 *  likers and commenters move in lockstep. */

/** Comments below which their share alone is no estimate. */
const commentsMin = 20
/** Returning likers below which their share alone is no estimate. */
const returningMin = 50

/** Combines inauthentic comments and lockstep accounts into one share of what could be judged: every readable comment counts
 *  once, and so does every account that was seen liking or commenting on several posts. People seen once cannot be judged by
 *  their company and are left out rather than taken for clean.
 *
 *  @param review null without comments
 *  @param lockstep null without likers or commenters on two posts
 *  @returns null where neither part is large enough to say anything */
export function suspiciousEngagement(
  review: CommentReview | null,
  lockstep: LockstepReview | null,
): EstimatedShare | null {
  const parts: EstimatedShare[] = []
  if (review !== null && review.inauthentic.sampled >= commentsMin) parts.push(review.inauthentic)
  if (lockstep !== null && lockstep.returning >= returningMin) parts.push(lockstepShare(lockstep))
  if (parts.length === 0) return null
  const sampled = parts.reduce((sum, part) => sum + part.sampled, 0)
  const mean = (value: (part: EstimatedShare) => number) =>
    significant(parts.reduce((sum, part) => sum + value(part) * part.sampled, 0) / sampled)
  return { share: mean(({ share }) => share), low: mean(({ low }) => low), high: mean(({ high }) => high), sampled }
}

function lockstepShare({ blocks, returning }: LockstepReview): EstimatedShare {
  const accounts = new Set(blocks.flatMap(({ accountIds }) => accountIds)).size
  const hits = Math.min(returning, accounts)
  const [low, high] = wilsonInterval(hits, returning)
  return { share: hits / returning, low, high, sampled: returning }
}

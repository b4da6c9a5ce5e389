import type { AudienceEstimate } from './audience/estimate.ts'
import type { CommentReview } from './comments/review.ts'
import type { LockstepReview } from './lockstep/review.ts'
import type { Account, Comment, HistoryPoint, Post, Snapshot } from './snapshot.ts'

/** What all signals read: the snapshot put into one order, and the larger analyses done once. */
export interface Facts {
  snapshot: Snapshot
  /** Follower count; null when hidden or unknown. */
  followers: number | null
  /** Newest first; equal times by id. */
  posts: Post[]
  /** By id. */
  comments: Comment[]
  /** Oldest first. */
  history: HistoryPoint[]
  /** People named in comments and likers, by id. */
  accounts: ReadonlyMap<string, Account>
  /** Null without a follower sample. */
  audience: AudienceEstimate | null
  /** Null without comments. */
  commentReview: CommentReview | null
  /** Null without likers or commenters on at least two posts. */
  lockstep: LockstepReview | null
}

import type { EstimatedShare } from '../report/report.ts'

/** Groups of accounts that act together on the same posts more than chance allows. */
export interface LockstepReview {
  /** Accounts seen acting (liking or commenting) on at least one post. */
  actors: number
  /** Strongest first; blocks share at most a minority of their accounts. */
  blocks: LockstepBlock[]
  /** Posts whose likers or commenters were looked at. */
  posts: number
  /** Accounts that liked, or commented on, at least two posts; only these can move in step with anybody. */
  returning: number
  /** How much of the listed engagement the groups made; null where the lists are too short to have shown a group. */
  share: RingShare | null
  /** Least share of the listed likes, or of the listed comments, whichever shows more, at which a group of 50 to 150 accounts
   *  would most likely have been found; null where even half of them would not do. */
  findable: number | null
}

/** Share of the listed actions, likes and comments of which the snapshot names the account, that accounts of groups made. Each
 *  action counts with the chance that its account belongs, and members of whom the lists show a single action are made up for from how
 *  regularly the others are seen. `sampled` is the number of listed actions. The interval is a 90 % one: luck of the lists, doubt
 *  about who belongs, and, on a side where nothing was found, what could have hidden there.
 *
 *  The lists stand for all likes and comments only where they are a fair draw of them. */
export interface RingShare {
  /** Of all listed actions. */
  all: EstimatedShare
  /** Of the actions listed under the groups' own posts; null without a group. */
  onTheirPosts: EstimatedShare | null
}

export interface LockstepBlock {
  accountIds: string[]
  postIds: string[]
  /** Share of the block's account-post pairs that exist, 0 to 1. */
  density: number
  /** Chance of a block at least as dense under a null that keeps everybody's activity and the posts' popularity. */
  pValue: number
  /** The density that the accounts' and the posts' activity explain. */
  expectedDensity: number
  /** What the accounts did together: liked the same posts, commented on them, or commented on them within the same short time. */
  basis: LockstepBasis
  /** Width of the shared time window in minutes; null unless `basis` is `comments-in-time`. */
  windowMinutes: number | null
}

export const lockstepBases = ['likes', 'comments', 'comments-in-time'] as const
export type LockstepBasis = (typeof lockstepBases)[number]

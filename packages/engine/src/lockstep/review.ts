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
}

export interface LockstepBlock {
  accountIds: string[]
  postIds: string[]
  /** Share of the block's account-post pairs that exist, 0 to 1. */
  density: number
  /** Chance of a block at least as dense under the degree-preserving null. */
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

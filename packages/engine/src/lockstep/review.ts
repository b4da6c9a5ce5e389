/** Groups of accounts that act together on the same posts more than chance allows. */
export interface LockstepReview {
  /** Accounts seen acting (liking or commenting) on at least one post. */
  actors: number
  blocks: LockstepBlock[]
}

export interface LockstepBlock {
  accountIds: string[]
  postIds: string[]
  /** Share of the block's account-post pairs that exist, 0 to 1. */
  density: number
  /** Chance of a block at least as dense under the degree-preserving null. */
  pValue: number
}

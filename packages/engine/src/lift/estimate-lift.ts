import { normalQuantile } from '../roi/normal-draws.ts'
import { type CreatorLift, creatorLift } from './creator-lift.ts'
import { type LiftPost, weeklyMovement, weekOf } from './weekly-movement.ts'

/** How much better the paid posts of a campaign did than they would have without it: each creator against the own baseline, less what moved
 *  comparable creators in the same weeks. An observation of what happened around a campaign, and no experiment: whoever chose the days of
 *  the posts may have chosen good ones. */

export interface LiftCreator {
  paid: readonly LiftPost[]
  /** Posts that nobody paid for. */
  own: readonly LiftPost[]
}

/** Shares: .12 is 12 % more. */
export interface LiftRange {
  low: number
  point: number
  high: number
}

export interface Lift {
  /** Against own baseline and synthetic control together. Its range is that of 90 %. */
  range: LiftRange
  /** Against the own baseline alone. */
  baseline: LiftRange
  creators: number
  paidPosts: number
  ownPosts: number
  controls: number
}

/** Own posts that a creator needs, and weeks that they lie in: with fewer nobody knows how much the posts vary by themselves. */
export const liftOwnPostsMin = 8
const ownWeeksMin = 3
/** Controls that a synthetic one needs, and posts of each. One creator's luck is no tide. */
export const liftControlsMin = 3
const controlPostsMin = 8
/** Chance below the range; as much lies above it. */
const tail = 0.05

/** @param controls posts of comparable creators who are not in the campaign
 *  @returns the lift; null where no creator has enough posts of both kinds */
export function estimateLift(
  creators: readonly LiftCreator[],
  controls: readonly (readonly LiftPost[])[],
): Lift | null {
  const able = creators.filter(({ paid, own }) => paid.length > 0 && isEnough(own))
  if (able.length === 0) return null
  const useful = controls.filter((posts) => posts.length >= controlPostsMin)
  const movements = useful.length < liftControlsMin ? [] : useful.map(weeklyMovement)
  const against = (moves: typeof movements) => rangeOf(able.map(({ paid, own }) => creatorLift(paid, own, moves)))
  return {
    range: against(movements),
    baseline: against([]),
    creators: able.length,
    paidPosts: able.reduce((sum, { paid }) => sum + paid.length, 0),
    ownPosts: able.reduce((sum, { own }) => sum + own.length, 0),
    controls: movements.length,
  }
}

function isEnough(own: readonly LiftPost[]): boolean {
  return own.length >= liftOwnPostsMin && new Set(own.map(({ at }) => weekOf(at))).size >= ownWeeksMin
}

/** How far what a week does to one creator's posts, beyond the control, is what it does to another's. Nobody can tell it from a few weeks; half
 *  lies between creators of one niche and strangers. */
const sharedCorrelation = 0.5

/** Every paid post counts the same. What a week does to all of them becomes less by having more creators only in so far as they differ. */
function rangeOf(lifts: readonly CreatorLift[]): LiftRange {
  const posts = lifts.reduce((sum, { paidPosts }) => sum + paidPosts, 0)
  const weighed = lifts.map((lift) => ({ ...lift, weight: lift.paidPosts / posts }))
  const shift = weighed.reduce((sum, { weight, shift: one }) => sum + weight * one, 0)
  const single = weighed.reduce((sum, { weight, variance, shared }) => sum + weight ** 2 * (variance - shared), 0)
  const apart = weighed.reduce((sum, { weight, shared }) => sum + weight ** 2 * shared, 0)
  const alike = weighed.reduce((sum, { weight, shared }) => sum + weight * Math.sqrt(shared), 0) ** 2
  const common = sharedCorrelation * alike + (1 - sharedCorrelation) * apart
  const variance = single + common
  // Welch and Satterthwaite: as sure as the parts that vary most.
  const squares = weighed.reduce(
    (sum, { weight, variance: one, freedom }) => sum + (weight ** 2 * one) ** 2 / freedom,
    0,
  )
  const freedom =
    squares > 0 ? weighed.reduce((sum, { weight, variance: one }) => sum + weight ** 2 * one, 0) ** 2 / squares : 1e9
  const reach = studentQuantile(1 - tail, freedom) * Math.sqrt(variance)
  return { low: Math.expm1(shift - reach), point: Math.expm1(shift), high: Math.expm1(shift + reach) }
}

/** The quantile of Student's law, by the expansion of Fisher and Cornish (1960); off by less than 1 % from three degrees of freedom on.
 *
 *  @example studentQuantile(.95, 10) is 1.812 */
export function studentQuantile(chance: number, freedom: number): number {
  const z = normalQuantile(chance)
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}

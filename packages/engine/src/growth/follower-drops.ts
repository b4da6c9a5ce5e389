import { median } from '../statistics/quantile.ts'
import { robustSpread } from '../statistics/robust-spread.ts'
import { type FollowerDays, type FollowerStep, unitsSeen } from './follower-days.ts'
import type { FollowerJump } from './follower-jumps.ts'

/** Followers that came and were taken away in bulk. A drop without a rise before it is a platform's clean-up of everybody's
 *  followers, or a scandal, and is left alone; so is the ebb after a giveaway or a viral post.
 *
 *  A newcomer would count every loss. Platforms delete inactive accounts in waves that hit everybody alike, and such
 *  a wave says nothing about how the followers came. */

/** The losses that undo an unexplained rise. */
export interface FollowerDrops {
  drops: FollowerStep[]
  /** Followers lost in drops after a rise, as a share of the highest count. */
  share: number
}

/** A drop takes .4 % of all followers and 50 people in a step, and lies six spreads below the usual day. Ours: no source prints a
 *  limit for the losses of a single day. */
const shareMin = 0.004
const peopleMin = 50
const spreadsMin = 6
/** Services guarantee their followers for 30 to 60 days; purges come within a quarter. The hundred days
 *  are our reading of both. */
const riseDaysMax = 100
/** The rise before must have brought at least this part of the drop beyond the usual gain.
 *
 *  A drop of more than twice the rise took away people who were there before. */
const riseShareMin = 0.5

/** A jump of which less than this is unexplained, or whose cause could not be looked for, is no rise that a drop undoes: the ebb
 *  after a giveaway looks the same. */
const doubtMin = 0.3

/** The usual day and its spread are medians over the same history, so the drop itself does not set them.
 *
 *  @param jumps the bulk arrivals of the same days, with how far they are explained
 *  @returns drops in order of time
 *  @example +30,000 on a day without a cause and −24,000 forty days later: one drop, about a tenth of the highest count */
export function followerDrops({ steps, unit }: FollowerDays, jumps: readonly FollowerJump[]): FollowerDrops {
  const rises = jumps.filter(({ weight, postsKnown }) => postsKnown && weight >= doubtMin)
  const rates = steps.map((step) => step.perDay)
  const usual = median(rates)
  const spread = robustSpread(rates)
  const drops = steps.filter((step) => {
    const before = step.followers - step.gain
    const people = Math.max(peopleMin, shareMin * before, unitsSeen * unit)
    if (-step.gain < people || step.perDay > usual - spreadsMin * spread) return false
    return riseBefore(rises, step.day) >= riseShareMin * -step.gain
  })
  const highest = steps.reduce((top, step) => Math.max(top, step.followers), 1)
  const lost = drops.reduce((sum, step) => sum - step.gain, 0)
  return { drops, share: lost / highest }
}

/** Followers that came in bulk within the days before a drop. */
function riseBefore(rises: readonly FollowerJump[], day: number): number {
  return rises.reduce((sum, { steps, excess }) => {
    const last = steps.at(-1)?.day ?? day
    return last < day && day - last <= riseDaysMax ? sum + excess : sum
  }, 0)
}

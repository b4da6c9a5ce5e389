import { median } from '../statistics/quantile.ts'
import { robustSpread } from '../statistics/robust-spread.ts'
import type { FollowerDays, FollowerStep } from './follower-days.ts'

/** Followers that came and were taken away in bulk. A drop without a rise before it is a platform's clean-up of everybody's
 *  followers, or a scandal, and is left alone. */

export interface FollowerDrops {
  drops: FollowerStep[]
  /** Followers lost in drops after a rise, as a share of the highest count. */
  share: number
}

/** A drop takes .4 % of all followers and 50 people in a step, and lies six spreads below the usual day. */
const shareMin = 0.004
const peopleMin = 50
const spreadsMin = 6
/** Services guarantee their followers for 30 to 60 days; purges come within a quarter. */
const riseDaysMax = 100
/** The rise before must have brought at least this part of the drop beyond the usual gain. */
const riseShareMin = 0.5

/** @returns drops in order of time */
export function followerDrops({ steps, unit }: FollowerDays): FollowerDrops {
  const rates = steps.map((step) => step.perDay)
  const usual = median(rates)
  const spread = robustSpread(rates)
  const drops = steps.filter((step, index) => {
    const before = step.followers - step.gain
    const people = Math.max(peopleMin, shareMin * before, 2.5 * unit)
    if (-step.gain < people || step.perDay > usual - spreadsMin * spread) return false
    return riseBefore(steps, index, usual) >= riseShareMin * -step.gain
  })
  const highest = steps.reduce((top, step) => Math.max(top, step.followers), 1)
  const lost = drops.reduce((sum, step) => sum - step.gain, 0)
  return { drops, share: lost / highest }
}

/** Followers that came in bulk before a drop: gains of outstanding steps beyond the usual. */
function riseBefore(steps: readonly FollowerStep[], index: number, usual: number): number {
  const drop = steps[index]
  if (drop === undefined) return 0
  let rise = 0
  for (let back = index - 1; back >= 0; back -= 1) {
    const step = steps[back]
    if (step === undefined || drop.day - step.day > riseDaysMax) break
    if (step.perDay > Math.max(3 * usual, usual + peopleMin)) rise += step.gain - usual * step.days
  }
  return rise
}

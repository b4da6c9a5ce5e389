import { fitMix, movementOf } from './synthetic-control.ts'
import { inWeeks, type LiftPost, logOf, weekOf } from './weekly-movement.ts'

/** How much better the paid posts of one creator did than this creator's other posts, less what moved everybody. In logarithms. */
export interface CreatorLift {
  /** The difference of two means. */
  shift: number
  /** Variance of the difference. */
  variance: number
  /** Degrees of freedom behind the variance. */
  freedom: number
  /** Part of the variance that other creators of the same weeks share. */
  shared: number
  paidPosts: number
}

type Movements = readonly ReadonlyMap<number, number>[]

/** @param paid at least one
 *  @param own at least eight, in at least three weeks: fewer say nothing of how much posts vary
 *  @param controls movements of other creators; empty: the creator's own baseline alone */
export function creatorLift(paid: readonly LiftPost[], own: readonly LiftPost[], controls: Movements): CreatorLift {
  const mix = fitMix(own, controls)
  const rest = (post: LiftPost) => logOf(post) - movementOf(mix, controls, weekOf(post.at))
  const shift = mean(paid.map(rest)) - mean(own.map(rest))
  const { single, weekly } = componentsOf(leftOut(own, controls))
  const paidWeeks = weeksOf(paid)
  const ownWeeks = weeksOf(own)
  const shared = weekly * (perWeek(paidWeeks) + perWeek(ownWeeks))
  const variance = single * (1 / paid.length + 1 / own.length) + shared
  return { shift, variance, shared, freedom: Math.max(2, own.length - 2), paidPosts: paid.length }
}

/** What is left of each post when its own week was not looked at to fit the mix: an honest error, where the fitted one flatters. */
function leftOut(own: readonly LiftPost[], controls: Movements): { week: number; left: number }[] {
  const weeks = [...weeksOf(own).keys()]
  return weeks.flatMap((week) => {
    const others = own.filter(({ at }) => weekOf(at) !== week)
    const mix = fitMix(others, controls)
    const middle = mean(others.map((post) => logOf(post) - movementOf(mix, controls, weekOf(post.at))))
    return own
      .filter(({ at }) => weekOf(at) === week)
      .map((post) => ({ week, left: logOf(post) - movementOf(mix, controls, week) - middle }))
  })
}

/** Splits the errors in what is a single post's and what all posts of a week share, by the method of moments for a one-way layout
 *  (Searle, Casella and McCulloch, 1992, 3.6). */
function componentsOf(errors: readonly { week: number; left: number }[]): { single: number; weekly: number } {
  const weeks = [...inWeeks(errors, ({ week }) => week).values()].map((members) => members.map(({ left }) => left))
  const [posts, groups] = [errors.length, weeks.length]
  const middle = mean(errors.map(({ left }) => left))
  const within = weeks.reduce((sum, week) => sum + week.reduce((all, left) => all + (left - mean(week)) ** 2, 0), 0)
  const between = weeks.reduce((sum, week) => sum + week.length * (mean(week) - middle) ** 2, 0)
  if (posts === groups || groups < 2) return { single: (within + between) / Math.max(1, posts - 1), weekly: 0 }
  const single = within / (posts - groups)
  const usual = (posts - weeks.reduce((sum, { length }) => sum + length ** 2, 0) / posts) / (groups - 1)
  const weekly = Math.max(0, (between / (groups - 1) - single) / usual)
  // Where weeks share nothing, all errors tell of single posts.
  return weekly > 0 ? { single, weekly } : { single: (within + between) / (posts - 1), weekly: 0 }
}

/** @returns by week how many posts there are */
function weeksOf(posts: readonly LiftPost[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { at } of posts) counts.set(weekOf(at), (counts.get(weekOf(at)) ?? 0) + 1)
  return counts
}

/** @returns the part of a week's variance that stays in the mean of all posts: 1 in a single week, less over several */
function perWeek(weeks: ReadonlyMap<number, number>): number {
  const posts = [...weeks.values()].reduce((sum, count) => sum + count, 0)
  return [...weeks.values()].reduce((sum, count) => sum + (count / posts) ** 2, 0)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

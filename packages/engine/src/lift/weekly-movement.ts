/** How a creator's posts did week by week, compared with the creator's own middle: the series that a synthetic control is made of. */

/** One post with what it got. */
export interface LiftPost {
  /** When it was published, in milliseconds. */
  at: number
  /** Its count: views, or likes where the platform gives no views. One kind for all posts of one estimate. */
  count: number
}

/** Seven days. Shorter periods hold too few posts of most creators, longer ones blur what moved everybody. */
const msPerWeek = 604_800_000

/** @returns the week of a moment, counted from 1970: the same for every creator */
export function weekOf(at: number): number {
  return Math.floor(at / msPerWeek)
}

/** Counts vary by factors, so everything is reckoned in logarithms. One is added, because a post may have got nothing.
 *
 *  @example logOf({ at: 0, count: 0 }) is 0 */
export function logOf({ count }: LiftPost): number {
  return Math.log(Math.max(0, count) + 1)
}

/** @returns members by their week, each week in the order in which they came */
export function inWeeks<Member>(members: readonly Member[], week: (member: Member) => number): Map<number, Member[]> {
  const weeks = new Map<number, Member[]>()
  for (const member of members) {
    const found = weeks.get(week(member))
    if (found) found.push(member)
    else weeks.set(week(member), [member])
  }
  return weeks
}

/** Posts that are assumed, at the creator's middle, in every week: a week with a single post moves half as far as that post did. It keeps the
 *  luck of single posts out of the control; one is what fits creators who post two to five times a week. */
const assumedPosts = 1

/** @param posts of one creator
 *  @returns for each week with posts by how much they did better than the creator's middle, in logarithms, shrunk towards 0 where they are
 *  few; a week without posts is 0 by the same rule and is left out */
export function weeklyMovement(posts: readonly LiftPost[]): ReadonlyMap<number, number> {
  const middle = posts.reduce((sum, post) => sum + logOf(post), 0) / Math.max(1, posts.length)
  const weeks = inWeeks(posts, ({ at }) => weekOf(at))
  return new Map(
    [...weeks].map(([week, members]) => {
      const moved = members.reduce((sum, post) => sum + logOf(post) - middle, 0)
      return [week, moved / (members.length + assumedPosts)] as const
    }),
  )
}

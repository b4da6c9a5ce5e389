import type { ActionGraph } from './action-graph.ts'
import type { Actions, NamedAction } from './actions.ts'

/** What the lists are beside the posts: how long, and which part of all likes or comments they show. */

/** Where nobody says how many likes a post has, its list is taken to be complete, which is in the creator's favor: in a complete
 *  list a faithful fan is seen as often as an account can be. */
const shownWhenUnknown = 1
/** A list counts as at most so many times as long as the median, and at least as this part of it: a post that went viral is
 *  full of passers-by, and would make every regular look as if they shunned it. */
const lengthRatioMax = 2

/** Lists as a graph's columns see them. */
export interface Listing {
  /** Length of each column's list, extremes drawn in. */
  sizes: Float64Array
  /** Part of the post's likes or comments that each column's list shows, 0 to 1. */
  shown: Float64Array
  /** Sums of both over all lists, and their number: those of posts to which nobody came back are among them. */
  total: number
  shownTotal: number
  posts: number
}

/** @returns number of actions listed under each post */
export function lengthsOf(named: readonly NamedAction[]): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const { post } of named) lengths.set(post, (lengths.get(post) ?? 0) + 1)
  return lengths
}

/** @param lengths of all lists by post
 *  @param totals likes or comments of posts, as the platform counts them; absent where unknown */
export function listingOf(
  graph: ActionGraph,
  { posts }: Actions,
  lengths: ReadonlyMap<string, number>,
  totals: ReadonlyMap<string, number | null | undefined>,
): Listing {
  const sorted = [...lengths.values()].sort((a, b) => a - b)
  const median = sorted[sorted.length >> 1] ?? 1
  const drawnIn = (length: number) => Math.min(lengthRatioMax * median, Math.max(median / lengthRatioMax, length))
  const lengthOf = (post: string) => lengths.get(post) ?? 0
  const partOf = (post: string) => {
    const all = totals.get(post)
    return typeof all === 'number' && all > 0 ? Math.min(1, lengthOf(post) / all) : shownWhenUnknown
  }
  const postOf = (column: number) => posts[column] ?? ''
  return {
    sizes: Float64Array.from(graph.columns, (column) => drawnIn(lengthOf(postOf(column)))),
    shown: Float64Array.from(graph.columns, (column) => partOf(postOf(column))),
    total: sorted.reduce((sum, length) => sum + drawnIn(length), 0),
    shownTotal: [...lengths.keys()].reduce((sum, post) => sum + partOf(post), 0),
    posts: sorted.length,
  }
}

/** Odds of a set of columns for two kinds of people, whichever are higher. Whoever meets posts by chance is listed in proportion to the
 *  lengths of the lists; the faithful, who like everything, in proportion to the part that the lists show, and so above all
 *  under posts that few others like.
 *
 *  @param columns fewer than all posts
 *  @returns ln of the odds of a column inside over one outside */
export function logOddsOf(listing: Listing, columns: readonly number[]): number {
  const { sizes, shown, total, shownTotal, posts } = listing
  const odds = (weights: Float64Array, all: number) => {
    const inside = columns.reduce((sum, column) => sum + (weights[column] ?? 0), 0)
    return inside / columns.length / Math.max(Number.EPSILON, (all - inside) / (posts - columns.length))
  }
  return Math.log(Math.max(odds(sizes, total), odds(shown, shownTotal)))
}

/** @returns mean part that the lists of some columns show, 0 to 1 */
export function shownOn({ shown }: Listing, columns: readonly number[]): number {
  return columns.reduce((sum, column) => sum + (shown[column] ?? 1), 0) / columns.length
}

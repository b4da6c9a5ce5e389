import type { Facts } from '../facts.ts'
import type { Post } from '../snapshot/snapshot.ts'
import { hasMetric } from './engagements.ts'

/** The window that most signals look at. Engagement changes with the years, so old posts say little about today.
 *
 *  A fixed number of posts and not of days: a creator who posts twice a month is judged by a year, one who posts
 *  daily by a month, and both by the same amount of evidence. */

/** The industry's usual window (HypeAuditor, Modash and InsightIQ look at 30 posts).
 *
 *  Thirty also keep a report quick: nothing in it grows with the length of a career. */
export const recentPostsMax = 30

/** Posts with no count at all are passed over, not counted as zeros, so a creator with hidden counts has a shorter
 *  window.
 *
 *  @returns the latest posts on which something was counted, newest first, at most 30. Stories are left out: they vanish
 *  after a day and are counted by other rules. */
export function recentPosts({ posts }: Pick<Facts, 'posts'>): Post[] {
  const recent: Post[] = []
  for (const post of posts) {
    if (post.kind === 'story' || !hasMetric(post)) continue
    recent.push(post)
    if (recent.length === recentPostsMax) break
  }
  return recent
}

/** Unknown counts are left out; a count of 0 stays, because it was counted.
 *  @returns one count of each post where it is known */
export function knownCounts(posts: readonly Post[], metric: 'likes' | 'comments' | 'views'): number[] {
  return posts.map((post) => post[metric]).filter((count) => typeof count === 'number')
}

/** Ratios of two counts of the same post.
 *
 *  Posts with a lower count of 0 have no ratio and are left out. A ratio of 0 is one: nobody commented on a post that
 *  was liked.
 *
 *  @returns one ratio for each post where both are known and the lower one is not 0
 *  @example 10 likes and 1 comment: .1 comments per like */
export function countRatios(
  posts: readonly Post[],
  over: 'likes' | 'comments' | 'views',
  under: 'likes' | 'comments' | 'views',
): number[] {
  const ratios: number[] = []
  for (const post of posts) {
    const [top, bottom] = [post[over], post[under]]
    if (typeof top === 'number' && typeof bottom === 'number' && bottom > 0) ratios.push(top / bottom)
  }
  return ratios
}

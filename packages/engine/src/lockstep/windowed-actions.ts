import type { Comment, Post } from '../snapshot.ts'

/** Splits posts into short stretches of time, so that acting on the same post *at the same time* becomes a column of its own
 *  (the idea of CopyCatch, WWW 2013, and SynchroTrap, CCS 2014). Popular hours, such as the first one, are popular columns,
 *  and the null already allows for them. */

/** Widths that are tried. Panels deliver within minutes, pods agree on the first hour, cheap services drip over half a day. */
export const windowMinutes: readonly number[] = [10, 60, 720]

/** @param comments with or without times; those without are left out
 *  @param posts for publishing times; comments on other posts are placed by the clock
 *  @param minutes width of a stretch
 *  @returns accounts by "post place", once for stretches that begin at publishing and once shifted by half, so that no burst
 *    is cut in two in both */
export function windowedActions(
  comments: readonly Comment[],
  posts: readonly Post[],
  minutes: number,
): Map<string, Set<string>>[] {
  const published = new Map(posts.map((post) => [post.id, Date.parse(post.publishedAt)]))
  return [0, 0.5].map((shift) => {
    const actions = new Map<string, Set<string>>()
    for (const { postId, authorId, publishedAt } of comments) {
      if (publishedAt === null || publishedAt === undefined) continue
      const since = (Date.parse(publishedAt) - (published.get(postId) ?? 0)) / 60_000
      const column = `${postId} ${Math.floor(since / minutes + shift)}`
      const actors = actions.get(column) ?? new Set<string>()
      actions.set(column, actors.add(authorId))
    }
    return actions
  })
}

import type { WatchedPost } from '@vouch/contract'

/** What the charts of a watched creator are drawn from. */

export type PostCount = 'likes' | 'views'

/** The age at which posts are compared, in hours. */
export const comparedHours = 24

/** @returns likes where the platform shows them; else views, as on Twitch. */
export function shownCount(posts: readonly WatchedPost[]): PostCount {
  const hasLikes = posts.some(({ reads }) => reads.some(({ likes }) => likes !== null))
  return hasLikes || posts.length === 0 ? 'likes' : 'views'
}

/** @param posts newest first
 *  @returns one count of each post that was read at an age, newest first */
export function valuesAt(
  posts: readonly WatchedPost[],
  name: PostCount,
  hours: number,
): { at: string; value: number }[] {
  return posts.flatMap(({ publishedAt, reads }) => {
    const value = reads.find((read) => read.hours === hours)?.[name]
    return typeof value === 'number' ? [{ at: publishedAt, value }] : []
  })
}

/** A post's count at each real age. */
export interface Course {
  id: string
  publishedAt: string
  /** Oldest first. */
  points: { hours: number; value: number }[]
}

const hourMs = 3_600_000
/** Lines that can be told apart. */
const coursesMax = 8
/** A course has a shape from here on. */
const readsMin = 2

/** @param posts newest first
 *  @returns how the counts of recent posts arrived, the newest first */
export function coursesOf(posts: readonly WatchedPost[], name: PostCount): Course[] {
  return posts
    .map(({ id, publishedAt, reads }) => ({
      id,
      publishedAt,
      points: reads.flatMap((read) => {
        const value = read[name]
        const hours = (Date.parse(read.at) - Date.parse(publishedAt)) / hourMs
        return typeof value === 'number' && hours > 0 ? [{ hours, value }] : []
      }),
    }))
    .filter(({ points }) => points.length >= readsMin)
    .slice(0, coursesMax)
}

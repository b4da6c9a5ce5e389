import type { Part, PartName } from '../report/report-parts.ts'
import type { Platform } from '../snapshot/snapshot.ts'

/** How much of what a platform shows was looked at. A decision promises its errors among creators of whom as much was seen, and a creator on YouTube
 *  shows as much as YouTube lets anybody show.
 *
 *  What a newcomer would get wrong is to count the parts of a report: a young account whose ten posts say little was looked at in full. */

/** `posts`: the creator's own posts and nothing about people. `no-comments`: the platform shows comments and none came, so that who bought them is among
 *  those compared with, and leaving them out doesn't pay. `all`: everything that the platform shows. `some`: the rest. */
export const sights = ['posts', 'no-comments', 'some', 'all'] as const
export type Sight = (typeof sights)[number]

/** Beside posts, under the names that `coverageOf` gives them. Lists of followers are left out where no account model reads them or nobody gives them. */
export const shown: Readonly<Record<Platform, readonly string[]>> = {
  instagram: ['comments', 'followersSample', 'likers', 'history'],
  tiktok: ['comments', 'followersSample', 'history'],
  youtube: ['comments', 'history'],
  twitch: ['history'],
  x: ['comments', 'followersSample', 'likers', 'history'],
  linkedin: ['comments', 'likers', 'history'],
}
const aboutPeople = ['comments', 'followersSample', 'likers', 'history'] as const

/** @param missing parts that were not there to look at, see `coverageOf` */
export function sightOf(platform: Platform, missing: readonly string[]): Sight {
  if (aboutPeople.every((name) => missing.includes(name))) return 'posts'
  if (shown[platform].includes('comments') && missing.includes('comments')) return 'no-comments'
  return missing.includes('posts') || shown[platform].some((name) => missing.includes(name)) ? 'some' : 'all'
}

/** What parts tell about, as kinds of data: who follows, how they came, what people say and do together, and what the posts count. */
const kindsOfData: readonly (readonly PartName[])[] = [
  ['followers'],
  ['growth'],
  ['comments', 'rings'],
  ['likes', 'views'],
]

/** @returns how many of the four kinds of data say something, 0 to 4 */
export function kindsSeen(parts: readonly Pick<Part, 'part' | 'state'>[]): number {
  const isSeen = (name: PartName) => parts.some(({ part, state }) => part === name && state === 'seen')
  return kindsOfData.filter((names) => names.some(isSeen)).length
}

import type { Platform, Post } from '../snapshot/snapshot.ts'

/** What counts as an engagement with a post. A hidden like count makes the sum unknown, not smaller.
 *
 *  What a newcomer would get wrong is to add everything that is known: a sum with shares compared with a table
 *  without them flatters every creator. */

/** Platforms whose published rates count shares too; the Instagram and YouTube tables count likes and comments only. */
const countsShares: ReadonlySet<Platform> = new Set(['tiktok', 'x', 'linkedin'])

/** @returns likes + comments (+ shares where the platform's benchmark counts them); null when likes are hidden.
 *  Comments or shares that are not known add nothing: they are a few per cent of the likes.
 *  @example 100 likes, 5 comments, 10 shares: 105 on Instagram, 115 on TikTok, unknown when the likes are hidden */
export function engagementsOf(post: Post, platform: Platform): number | null {
  if (typeof post.likes !== 'number') return null
  const shares = countsShares.has(platform) ? (post.shares ?? 0) : 0
  return post.likes + (post.comments ?? 0) + shares
}

/** A count of 0 is a count: somebody looked and nobody reacted.
 *  @returns whether anything at all was counted on the post */
export function hasMetric(post: Post): boolean {
  return typeof post.likes === 'number' || typeof post.views === 'number' || typeof post.comments === 'number'
}

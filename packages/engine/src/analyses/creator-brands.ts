import { isSponsored } from '../posts/post-markers.ts'
import { newestFirst } from '../snapshot/order.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'

/** Who paid, as far as sponsored posts say: the accounts that they mention.
 *
 *  What a newcomer would get wrong is to count every mention. A friend on a holiday is no brand, so only posts that are
 *  disclosed as paid are read, and even there a photographer may stand beside the brand: the count is of accounts named. */
export interface BrandLine {
  /** As mentioned, without @, in lower case. */
  name: string
  /** Sponsored posts that mention it. */
  posts: number
  firstAt: string
  lastAt: string
}

/** One account that one sponsored post mentions. */
export interface PaidMention {
  /** As mentioned, without @, in lower case. */
  name: string
  postId: string
  at: string
}

/** @returns each account that each sponsored post mentions, oldest first; the creator's own account is left out */
export function paidMentions(snapshot: Snapshot): PaidMention[] {
  const own = snapshot.handle.toLowerCase()
  return newestFirst(snapshot.posts)
    .filter(isSponsored)
    .reverse()
    .flatMap((post) =>
      [...mentionsOf(post)]
        .filter((name) => name !== own)
        .map((name) => ({ name, postId: post.id, at: post.publishedAt })),
    )
}

/** @returns accounts that sponsored posts mention, the most frequent first
 *  @example two paid posts that thank @northpeak: northpeak, 2 posts */
export function creatorBrands(snapshot: Snapshot): BrandLine[] {
  const lines = new Map<string, BrandLine>()
  // Oldest first, so that the first and the last mention are found on the way.
  for (const { name, at } of paidMentions(snapshot)) {
    const known = lines.get(name)
    if (known === undefined) lines.set(name, { name, posts: 1, firstAt: at, lastAt: at })
    else lines.set(name, { ...known, posts: known.posts + 1, lastAt: at })
  }
  return [...lines.values()].sort((a, b) => b.posts - a.posts || (a.name < b.name ? -1 : 1))
}

/** Mentions as the connector gives them, else as the caption writes them; each once. */
function mentionsOf(post: Post): ReadonlySet<string> {
  const listed = post.mentions ?? []
  const written =
    listed.length > 0 ? listed : [...(post.caption ?? '').matchAll(/@([\w.]{2,30})/g)].map(([, name]) => name ?? '')
  return new Set(
    written.map((name) => name.replace(/^@/, '').replace(/\.$/, '').toLowerCase()).filter((name) => name !== ''),
  )
}

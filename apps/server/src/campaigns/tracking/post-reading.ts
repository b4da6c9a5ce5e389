import type { Disclosure, FoundPost } from '@vouch/contract'
import { isSponsored, type Post } from '@vouch/engine'
import { snapshotReading } from '../../verdicts/creators/snapshot-reading.ts'

/** What tracking reads off a creator's snapshot: every post with what it got, and how it says that it is paid for. */

export interface ReadPost extends Omit<FoundPost, 'entryId' | 'platform' | 'deliverableId' | 'readAt'> {
  mentions: readonly string[]
}

export interface ReadPosts {
  fetchedAt: string
  posts: ReadPost[]
}

const captionShown = 160

export const trackedPosts = snapshotReading(
  'tracking.posts',
  ({ fetchedAt, posts }, _args: null): ReadPosts => ({
    fetchedAt,
    posts: posts.map((post) => ({
      ...{ postId: post.id, at: post.publishedAt, kind: post.kind },
      ...{ views: post.views ?? null, likes: post.likes ?? null, comments: post.comments ?? null },
      caption: (post.caption ?? '').slice(0, captionShown),
      disclosure: disclosureOf(post),
      mentions: (post.mentions ?? []).map((mention) => mention.toLowerCase()),
    })),
  }),
)

/** The platform's label is the stronger: it cannot be scrolled past or folded away with the caption. */
function disclosureOf(post: Post): Disclosure {
  if (post.sponsored === true) return 'label'
  return isSponsored(post) ? 'caption' : 'none'
}

import type { Disclosure, FoundPost } from '@vouch/contract'
import { isSponsored, type Post, readDisclosure } from '@vouch/engine'
import { snapshotReading } from '../../verdicts/creators/snapshot-reading.ts'
import { namesBrand } from './names-brand.ts'

/** What tracking reads off a creator's snapshot: every post with what it got, how it says that it is paid for, and whether it names the brand. */

export interface ReadPost extends Omit<FoundPost, 'entryId' | 'platform' | 'deliverableId' | 'readAt'> {
  namesBrand: boolean
  /** By the label, a disclosure however vague, or what deals leave behind, such as a promo code. */
  isPaid: boolean
}

export interface ReadPosts {
  fetchedAt: string
  posts: ReadPost[]
}

const captionShown = 160

/** Its argument is what the campaign calls its brand. */
export const trackedPosts = snapshotReading(
  'tracking.posts',
  ({ fetchedAt, posts }, brand: string): ReadPosts => ({
    fetchedAt,
    posts: posts.map((post) => ({
      ...{ postId: post.id, at: post.publishedAt, kind: post.kind },
      ...{ views: post.views ?? null, likes: post.likes ?? null, comments: post.comments ?? null },
      caption: (post.caption ?? '').slice(0, captionShown),
      disclosure: disclosureOf(post),
      namesBrand: namesBrand(brand, post),
      isPaid: isSponsored(post),
    })),
  }),
)

const told = { clear: 'caption', late: 'late', vague: 'vague', none: 'none' } as const

/** The platform's label is the stronger: it cannot be scrolled past or folded away with the caption. */
function disclosureOf(post: Post): Disclosure {
  return post.sponsored === true ? 'label' : told[readDisclosure(post).state]
}

import type { Comment } from '../snapshot/snapshot.ts'

/** Recognises the creator among the commenters where the snapshot does not name them: nobody else answers others under most
 *  posts. Counting the creator's own thanks as fifty generic comments would be the classic mistake. */

const repliesMin = 5
/** Share of their comments that are replies. */
const replyShareMin = 0.8

/** @param comments as sampled, in any order
 *  @returns the one account id that looks like the creator's, or nobody */
export function ownVoices(comments: readonly Comment[]): ReadonlySet<string> {
  const posts = new Set<string>()
  const authors = new Map<string, { replies: number; all: number; posts: Set<string> }>()
  for (const { authorId, postId, replyTo } of comments) {
    posts.add(postId)
    const author = authors.get(authorId) ?? { replies: 0, all: 0, posts: new Set<string>() }
    author.all += 1
    if (replyTo !== null && replyTo !== undefined) {
      author.replies += 1
      author.posts.add(postId)
    }
    authors.set(authorId, author)
  }
  let best: string | null = null
  let most = 0
  for (const [id, { replies, all, posts: answered }] of authors) {
    if (replies < repliesMin || replies < replyShareMin * all || answered.size * 2 < posts.size) continue
    if (replies > most || (replies === most && best !== null && id < best)) {
      best = id
      most = replies
    }
  }
  return new Set(best === null ? [] : [best])
}

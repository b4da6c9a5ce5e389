import { ramp } from '../statistics/ramp.ts'
import type { ReadComment } from './read-comments.ts'
import type { CommentPod } from './review.ts'

/** The same people under every post. Friends and loyal fans are such people too, so being there is no evidence by itself:
 *  what sets an arranged group apart is that it is many, comes at once after publishing and has nothing to say. */

/** Posts below which "most of the posts" means nothing. */
const postsMin = 3
/** Posts from which a group is called stable. */
const podPostsMin = 5
/** Members of a pod take turns: being under this share of the posts, and under so many, is what makes a regular. */
const regularShare = 0.25
const regularPostsMin = 3
/** People from which a group is more than a circle of friends; pods have 20 to 200 members (CreatorScore), samples show a part. */
const podAuthorsMin = 8
const podAuthorsFull = 20

export interface Recurrence {
  recurringAuthors: number | null
  regulars: number | null
  pod: CommentPod | null
}

/** @param comments without those under giveaways, which bring the same hunters back */
export function recurrenceOf(comments: readonly ReadComment[]): Recurrence {
  const { seen, commented } = postsSeen(comments)
  if (commented < postsMin) return { recurringAuthors: null, regulars: null, pod: null }
  const authors = seen.filter((count) => count > 0).length
  const recurring = seen.filter((count) => count * 2 > commented).length
  const regularPosts = Math.max(regularPostsMin, regularShare * commented)
  const isMember = seen.map((count) => Number(count >= regularPosts))
  const regulars = isMember.reduce((sum, member) => sum + member, 0)
  const isPod = commented >= podPostsMin && regulars >= podAuthorsMin
  return { recurringAuthors: recurring / authors, regulars, pod: isPod ? podOf(isMember, comments) : null }
}

/** @returns under how many posts each author commented, by number, and how many posts have comments */
function postsSeen(comments: readonly ReadComment[]): { seen: Uint32Array; commented: number } {
  const authorsUnder: Set<number>[] = []
  let authors = 0
  for (const { author, post } of comments) {
    authors = Math.max(authors, author + 1)
    const under = authorsUnder[post]
    if (under === undefined) authorsUnder[post] = new Set([author])
    else under.add(author)
  }
  const seen = new Uint32Array(authors)
  for (const under of authorsUnder) {
    if (under !== undefined) for (const author of under) seen[author] = (seen[author] ?? 0) + 1
  }
  return { seen, commented: authorsUnder.filter((under) => under !== undefined).length }
}

/** Describes the regulars as a group.
 *
 *  What everybody else does under the same posts is kept beside it: an hour in which all comments come is no sign.
 *
 *  @param isMember one flag for each author, by number */
function podOf(isMember: Uint32Array, comments: readonly ReadComment[]): CommentPod {
  const own = comments.filter(({ author }) => isMember[author] === 1)
  const others = comments.filter(({ author }) => isMember[author] !== 1)
  const members = new Set(own.map(({ comment }) => comment.authorId))
  const present = new Map<number, Set<number>>()
  for (const { author, post } of own) present.set(post, (present.get(post) ?? new Set<number>()).add(author))
  const pod = {
    authorIds: [...members].sort(),
    commentIds: own.map(({ comment }) => comment.id).sort(),
    posts: [...present.values()].filter((there) => there.size * 3 >= members.size).length,
    share: own.length / comments.length,
    earlyShare: earlyShareOf(own),
    othersEarlyShare: earlyShareOf(others),
    emptyShare: own.filter(({ kind }) => kind !== 'authentic' && kind !== 'unreadable').length / own.length,
  }
  return { ...pod, strength: strengthOf(pod) }
}

/** @returns share of comments within the first hour; null where less than half of the times are known */
function earlyShareOf(comments: readonly ReadComment[]): number | null {
  const known = comments.map(({ prompt }) => prompt).filter((prompt) => prompt !== null)
  if (known.length === 0 || known.length * 2 < comments.length) return null
  return known.filter((prompt) => prompt).length / known.length
}

/** How much the group looks arranged, 0 to 1: it takes a crowd and empty texts, and the hour where it is known. */
function strengthOf(pod: Omit<CommentPod, 'strength'>): number {
  const crowd = 0.4 + 0.6 * ramp(pod.authorIds.length, podAuthorsMin, podAuthorsFull)
  const empty = ramp(pod.emptyShare, 0.3, 0.8)
  if (pod.earlyShare === null) return 0.5 * crowd * empty
  const early = ramp(pod.earlyShare, 0.4, 0.9) * ramp(pod.earlyShare - (pod.othersEarlyShare ?? 0), 0.1, 0.4)
  return crowd * (0.4 * early + 0.2 * empty + 0.4 * early * empty)
}

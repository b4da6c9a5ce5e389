import type { Account, Comment, Post } from '../snapshot/snapshot.ts'
import { commentSpamRating } from '../spam/comment-spam-rater.ts'
import { significant } from '../statistics/significant.ts'
import { type Duplicates, duplicatesAmong } from './duplicates.ts'
import { inauthenticShare, withOverlookedComments } from './inauthentic-share.ts'
import { ownVoices } from './own-voices.ts'
import { recurrenceOf } from './pod.ts'
import type { SpamRater } from './promotion.ts'
import { type ReadComment, readComments } from './read-comments.ts'
import type { CommentKind, CommentReview } from './review.ts'

/** The comment section as a whole: what kinds of comments there are, who keeps coming back, how much looks inauthentic.
 *  The creator's own replies never count, neither for nor against. */

const examplesMax = 50
const groupsMax = 20
/** Quoted texts are clipped to this many characters. */
const quotedMax = 80

const severity: readonly CommentKind[] = ['spam', 'duplicate', 'generic', 'emoji-only', 'mention-only']

/** Reviews the comments of a snapshot. The outcome does not depend on the order of the arguments' contents.
 *
 *  @param comments as sampled
 *  @param posts for captions (giveaways) and publishing times
 *  @param accounts commenters' profiles by id, where known
 *  @param creatorIds account ids of the creator; where they are not known, the busiest replier under most posts is taken
 *    for the creator
 *  @param spamRating rates advertising from 0 to 1; the rules with the trained model unless another is given
 *  @returns null without comments by others */
export function reviewComments(
  comments: Comment[],
  posts: Post[],
  accounts: ReadonlyMap<string, Account>,
  creatorIds: ReadonlySet<string> = new Set(),
  spamRating: SpamRater = commentSpamRating,
): CommentReview | null {
  const own = creatorIds.size > 0 ? creatorIds : ownVoices(comments)
  const others = inOrder(comments.filter(({ authorId }) => !own.has(authorId)))
  if (others.length === 0) return null
  const read = readComments(others, posts, accounts, spamRating)
  const duplicates = duplicatesAmong(read)
  for (const { members, authors } of duplicates) {
    for (const member of members) {
      member.kind = 'duplicate'
      member.company = authors
    }
  }
  const { recurringAuthors, regulars, pod } = recurrenceOf(read.filter(({ underGiveaway }) => !underGiveaway))
  const counted = inauthenticShare(read, new Set(pod?.authorIds ?? []), pod?.strength ?? 0)
  const share = withOverlookedComments(counted)
  return {
    inauthentic: {
      share: significant(share.share),
      low: significant(share.low),
      high: significant(share.high),
      sampled: share.sampled,
    },
    countedHigh: significant(counted.high),
    kinds: kindsOf(read),
    examples: examplesOf(read),
    recurringAuthors,
    regulars,
    considered: read.length,
    authors: 1 + read.reduce((most, { author }) => Math.max(most, author), -1),
    posts: 1 + read.reduce((most, { post }) => Math.max(most, post), -1),
    languages: languagesOf(read),
    duplicateGroups: duplicates.slice(0, groupsMax).map(groupOf),
    pod,
  }
}

/** By id. Most callers have sorted already, and looking costs less than sorting again. */
function inOrder(comments: Comment[]): Comment[] {
  const isSorted = comments.every(({ id }, index) => index === 0 || (comments[index - 1]?.id ?? '') <= id)
  return isSorted ? comments : comments.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Every kind is listed, also those that do not occur: readers need not know which keys may be absent. */
function kindsOf(read: readonly ReadComment[]): Record<CommentKind, number> {
  const kinds: Record<CommentKind, number> = {
    authentic: 0,
    generic: 0,
    'emoji-only': 0,
    'mention-only': 0,
    duplicate: 0,
    spam: 0,
    unreadable: 0,
  }
  for (const { kind } of read) kinds[kind] += 1
  return kinds
}

/** Worst kinds first, and within a kind those by doubtful profiles first. */
function examplesOf(read: readonly ReadComment[]): CommentReview['examples'] {
  const ranked: ReadComment[][] = severity.flatMap(() => [[], []])
  for (const each of read) ranked[2 * severity.indexOf(each.kind) + (each.doubt === 'suspicious' ? 0 : 1)]?.push(each)
  return ranked
    .flat()
    .slice(0, examplesMax)
    .map(({ comment, kind }) => ({ commentId: comment.id, kind, text: clipped(comment.text) }))
}

/** Sorted by code, for objects keep the order in which their keys were written and reports are compared byte for byte. */
function languagesOf(read: readonly ReadComment[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { language } of read) counts.set(language, (counts.get(language) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Quotes the comment with the smallest id, so that the quotation does not depend on which copy was found first. */
function groupOf({ members, authors, posts }: Duplicates): CommentReview['duplicateGroups'][number] {
  const ids = members.map(({ comment }) => comment.id).sort()
  const first = members.find(({ comment }) => comment.id === ids[0])
  return { text: clipped(first?.comment.text ?? ''), commentIds: ids, authors, posts }
}

/** @returns the text on one line, at most 80 characters, never cut inside a character */
function clipped(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= quotedMax ? characters.join('') : `${characters.slice(0, quotedMax - 1).join('')}…`
}

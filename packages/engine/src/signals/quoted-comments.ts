import type { CommentKind, CommentReview } from '../comments/review.ts'
import type { Evidence } from '../report/report-signals.ts'

/** How a report shows comments: the words themselves, clipped, with the id by which a reader can open them.
 *
 *  A reader trusts a quotation that he can open, and no count of "spam" that he cannot. Authors are never named: the
 *  comment is what was judged. */

/** What a kind is called in a sentence.
 *
 *  Each completes "comments that are ...", and none of them calls a person anything. */
export const kindWords: Record<CommentKind, string> = {
  authentic: 'about the post',
  generic: 'generic praise',
  'emoji-only': 'emoji only',
  'mention-only': 'tagging friends only',
  duplicate: 'repeated by several people',
  spam: 'self-promotion or spam',
  unreadable: 'in a language we can’t assess',
}

const quotesMax = 8

/** @param kinds which kinds to quote; at most eight comments in all, in the order of the review (worst first)
 *  @returns one piece of evidence for each comment */
export function quotedExamples(review: CommentReview, kinds: readonly CommentKind[]): Evidence[] {
  return review.examples
    .filter(({ kind }) => kinds.includes(kind))
    .slice(0, quotesMax)
    .map(({ commentId, kind, text }) => ({ at: null, text: `“${text}” (${kindWords[kind]})`, refs: [commentId] }))
}

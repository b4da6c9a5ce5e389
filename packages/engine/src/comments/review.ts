import type { EstimatedShare } from '../report/report.ts'

/** What the sampled comments say: how many look inauthentic, of which kind, and which they are. */
export interface CommentReview {
  /** Share of the readable comments that look inauthentic. `sampled` counts the readable comments.
   *  It is not the share of generic or emoji comments: ordinary people write those too, so each adds only a little. */
  inauthentic: EstimatedShare
  /** The range's high end by the comments that were found alone. Evidence is taken from it: what may be overlooked speaks against nobody. */
  countedHigh: number
  /** Number of comments by kind; a comment counts under its strongest kind. */
  kinds: Record<CommentKind, number>
  /** Shows the comments behind the figures, at most 50, worst first. */
  examples: { commentId: string; kind: CommentKind; text: string }[]
  /** Share of commenters who comment under most of the posts; null with fewer than three posts. */
  recurringAuthors: number | null
  /** People who return under at least a quarter of the posts, and three; null with fewer than three posts. */
  regulars: number | null
  /** Comments that count: all but the creator's own. */
  considered: number
  /** Distinct people who wrote them. */
  authors: number
  /** Posts under which they stand. */
  posts: number
  /** Number of comments by language code; `none` has no words, `unknown` has words of no language that is known. */
  languages: Record<string, number>
  /** Texts that different people posted alike, largest group first, at most 20. */
  duplicateGroups: DuplicateGroup[]
  /** People who keep coming back, where they are more than a circle of friends; null when there are none or too few posts. */
  pod: CommentPod | null
}

export const commentKinds = [
  'authentic',
  'generic',
  'emoji-only',
  'mention-only',
  'duplicate',
  'spam',
  'unreadable',
] as const
/** `unreadable`: in a language that the detectors do not know; neither authentic nor not. */
export type CommentKind = (typeof commentKinds)[number]

/** The same or nearly the same text from several people. */
export interface DuplicateGroup {
  /** The text that the others resemble, clipped. */
  text: string
  commentIds: string[]
  authors: number
  posts: number
}

/** The regulars, where they are many. Friends and fans are regulars as well: what speaks is their number, the hour and what they
 *  say. */
export interface CommentPod {
  authorIds: string[]
  commentIds: string[]
  /** Posts on which at least a third of the group commented. */
  posts: number
  /** Share of all comments that the group wrote, 0 to 1. */
  share: number
  /** Share of the group's comments within an hour of publishing; null when times are not known. */
  earlyShare: number | null
  /** The same for everybody else. */
  othersEarlyShare: number | null
  /** Share of the group's comments that say nothing about the post (generic, emoji, mention, duplicate, spam). */
  emptyShare: number
  /** How much the group looks arranged, 0 (a circle of friends) to 1. */
  strength: number
}

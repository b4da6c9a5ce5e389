import type { EstimatedShare } from '../report.ts'

/** What the sampled comments say: how many look inauthentic, of which kind, and which they are. */
export interface CommentReview {
  inauthentic: EstimatedShare
  /** Number of comments by kind; a comment counts under its strongest kind. */
  kinds: Record<CommentKind, number>
  /** Shows the comments behind the figures, at most 50, worst first. */
  examples: { commentId: string; kind: CommentKind; text: string }[]
  /** Share of commenters who comment under most of the posts; null with fewer than three posts. */
  recurringAuthors: number | null
}

export const commentKinds = ['authentic', 'generic', 'emoji-only', 'mention-only', 'duplicate', 'spam', 'unreadable'] as const
/** `unreadable`: in a language that the detectors do not know; neither authentic nor not. */
export type CommentKind = (typeof commentKinds)[number]

import type { CommentPod, CommentReview } from '../comments/review.ts'
import { percent, plural } from '../verdict/wording.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** The same people under every post. Loyal fans are the best that a creator can have, so recurrence by itself is neutral: it
 *  becomes a concern where a crowd of recurring people arrives within the hour and has nothing to say, as pods do. */

const postsMin = 3
const commentsMin = 20
const cap = 1.8
/** Strength from which the group is called a concern rather than a circle of friends. */
const concernFrom = 0.35
const refsMax = 20
/** Members of the smallest pods, as published: what the number of recurring accounts is held against. */
const podMembersMin = 20

export const commentRecurringAuthors: SignalDefinition = {
  id: 'comments.recurring-authors',
  title: 'Same people under every post',
  group: 'comments',
  question: 'Does an organized group comment on most posts?',
  unit: 'accounts',
  absence: 0.25,
  measure: ({ commentReview }) => {
    if (commentReview === null) return unmeasured('No comments from other people are available.')
    const { recurringAuthors, considered } = commentReview
    if (recurringAuthors === null || considered < commentsMin) {
      return unmeasured(`Needs at least ${commentsMin} comments on ${postsMin} posts; fewer were available.`)
    }
    return recurrenceMeasurement(commentReview, recurringAuthors)
  },
}

function recurrenceMeasurement({ pod, regulars, considered, authors }: CommentReview, recurring: number): Measurement {
  const strength = pod?.strength ?? 0
  const arranged = strength >= concernFrom
  return measured({
    value: regulars ?? 0,
    verdict: arranged ? 'concern' : 'neutral',
    benchmark: {
      value: podMembersMin,
      source: 'CreatorScore: pods of 20 to 200 accounts engage within the first hour',
      basis: 'accounts in the smallest pods',
    },
    logOdds: cap * strength,
    uncertainty: 0.1 + 1.2 / Math.sqrt(considered) + (pod !== null && pod.earlyShare === null ? 0.2 : 0),
    evidence: pod === null ? [] : podEvidence(pod),
    explanation: explanationOf(pod, arranged, recurring, authors),
  })
}

function podEvidence(pod: CommentPod) {
  const early =
    pod.earlyShare === null
      ? 'timing unknown'
      : `${percent(pod.earlyShare)} came within an hour of posting${pod.othersEarlyShare === null ? '' : `, compared with ${percent(pod.othersEarlyShare)} of everyone else’s`}`
  return [
    {
      at: null,
      text: `${plural(pod.authorIds.length, 'account')} keep coming back and write ${percent(pod.share)} of all comments; ${early}; ${percent(pod.emptyShare)} of their comments say nothing about the post`,
      refs: pod.authorIds.slice(0, refsMax),
    },
    { at: null, text: `Comments from this group`, refs: pod.commentIds.slice(0, refsMax) },
  ]
}

function explanationOf(pod: CommentPod | null, arranged: boolean, recurring: number, authors: number): string {
  if (pod !== null && arranged) {
    return `${plural(pod.authorIds.length, 'account')} keep coming back in a way that looks coordinated, which suggests an engagement pod.`
  }
  return `${percent(recurring)} of ${plural(authors, 'commenter')} comment on most posts. Friends and loyal fans do that, and nothing about them looks coordinated.`
}

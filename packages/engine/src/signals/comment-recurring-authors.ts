import type { CommentPod, CommentReview } from '../comments/review.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from '../signal.ts'
import { percent, plural } from '../wording.ts'

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
  title: 'The same people under every post',
  group: 'comments',
  question: 'Does an arranged group comment under most posts?',
  unit: 'accounts',
  absence: 0.25,
  measure: ({ commentReview }) => {
    if (commentReview === null) return unmeasured('No comments by others are available.')
    const { recurringAuthors, considered } = commentReview
    if (recurringAuthors === null || considered < commentsMin) {
      return unmeasured(`Needs ${commentsMin} comments under ${postsMin} posts; fewer were available.`)
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
      ? 'when they came is not known'
      : `${percent(pod.earlyShare)} came within an hour of publishing${pod.othersEarlyShare === null ? '' : `, ${percent(pod.othersEarlyShare)} of everybody else's`}`
  return [
    {
      at: null,
      text: `${plural(pod.authorIds.length, 'account')} keep coming back and write ${percent(pod.share)} of all comments; ${early}; ${percent(pod.emptyShare)} of theirs say nothing about the post`,
      refs: pod.authorIds.slice(0, refsMax),
    },
    { at: null, text: `Comments of this group`, refs: pod.commentIds.slice(0, refsMax) },
  ]
}

function explanationOf(pod: CommentPod | null, arranged: boolean, recurring: number, authors: number): string {
  if (pod !== null && arranged) {
    return `${plural(pod.authorIds.length, 'account')} keep coming back in a way that looks arranged, which suggests a pod that trades comments.`
  }
  return `${percent(recurring)} of ${plural(authors, 'commenter')} comment under most posts; friends and loyal fans do so, and nothing about them looks arranged.`
}

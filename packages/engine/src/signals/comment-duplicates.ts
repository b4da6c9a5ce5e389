import type { CommentReview } from '../comments/review.ts'
import { ramp } from '../statistics/ramp.ts'
import { ninetyPercent, wilsonInterval } from '../statistics/wilson-interval.ts'
import { percent, plural } from '../verdict/wording.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Texts that several people posted alike, word for word or nearly so. Stock praise and wishes are left out: half the world
 *  writes "so beautiful", but a sentence of its own from four people under three posts was handed out. */

const commentsMin = 20
/** Shares from which copies speak and at which they speak in full. A proposal: on 568 ordinary comments of four videos
 *  (UCI YouTube Spam Collection) not one counted as a copy. */
const [from, to] = [0.04, 0.25]
const [reassurance, cap] = [0.15, 1.6]
const groupsShown = 6
const refsMax = 20

export const commentDuplicates: SignalDefinition = {
  id: 'comments.duplicates',
  title: 'Copied comments',
  group: 'comments',
  question: 'Do different people post the same text?',
  unit: 'share',
  absence: 0.2,
  measure: ({ commentReview }) => {
    if (commentReview === null) return unmeasured('No comments from other people are available.')
    const sampled = commentReview.inauthentic.sampled
    return sampled < commentsMin
      ? unmeasured(`Needs at least ${commentsMin} readable comments; only ${sampled} available.`)
      : copiesMeasurement(commentReview)
  },
}

function copiesMeasurement({ kinds, duplicateGroups, inauthentic }: CommentReview): Measurement {
  const copies = kinds.duplicate
  const share = copies / inauthentic.sampled
  const [low, high] = wilsonInterval(copies, inauthentic.sampled)
  return measured({
    value: share,
    verdict: share > from ? 'concern' : copies === 0 ? 'strength' : 'neutral',
    benchmark: {
      value: from,
      source: 'Our analysis; ordinary comments in the UCI YouTube Spam Collection contain none',
      basis: 'share of readable comments',
    },
    logOdds: copyEvidence(share, copies),
    uncertainty: 0.1 + (copyEvidence(high, copies) - copyEvidence(low, copies)) / (2 * ninetyPercent),
    evidence: duplicateGroups.slice(0, groupsShown).map(({ text, commentIds, authors, posts }) => ({
      at: null,
      text: `“${text}” from ${plural(authors, 'person')} on ${plural(posts, 'post')}`,
      refs: commentIds.slice(0, refsMax),
    })),
    explanation:
      copies === 0
        ? 'No two people posted the same text.'
        : `${percent(share)} of the comments repeat a text that other people also posted, which suggests the text was handed out.`,
  })
}

/** Bounded, rising with the share; without any copy it reassures a little. */
function copyEvidence(share: number, copies: number): number {
  return copies === 0 ? -reassurance : cap * ramp(share, from, to)
}

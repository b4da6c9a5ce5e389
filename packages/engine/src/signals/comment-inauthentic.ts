import { thresholds } from '../benchmarks/thresholds.ts'
import { isReadable } from '../comments/language.ts'
import type { CommentReview } from '../comments/review.ts'
import type { Evidence } from '../report.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from '../signal.ts'
import { modelLanguages } from '../spam/comment-spam-rater.ts'
import { logit } from '../statistics/logistic.ts'
import { ninetyPercent } from '../statistics/wilson-interval.ts'
import { percent, plural } from '../wording.ts'
import { kindWords, quotedExamples } from './quoted-comments.ts'

/** How many of the comments look inauthentic. Not how many are short: emoji and praise are what people write, and each of
 *  them adds only its small chance of having been written by nobody. */

/** The published yardstick speaks of 20 comments; fewer cannot be held against it. */
const commentsMin = 20
/** The share that speaks neither way: just below the 3 of 20 that are called normal. */
const neutralShare = 0.13
/** Log-odds of manipulation for each unit of log-odds of the share: a quarter of the comments more than trebles the odds, half
 *  of them, which is called an alarm, multiplies them by twenty. */
const slope = 1.6
const [reassurance, cap] = [0.5, 3]
/** A share is kept inside this before its log-odds are taken. */
const shareMin = 0.005

export const commentInauthentic: SignalDefinition = {
  id: 'comments.inauthentic',
  title: 'Inauthentic comments',
  group: 'comments',
  question: 'What share of the comments looks inauthentic?',
  unit: 'share',
  absence: 0.5,
  measure: ({ commentReview }) => {
    if (commentReview === null) return unmeasured('No comments by others are available.')
    const { sampled } = commentReview.inauthentic
    if (sampled < commentsMin) {
      const unread = commentReview.kinds.unreadable
      const reason = unread > 0 ? `; ${plural(unread, 'comment')} in languages that cannot be judged yet` : ''
      return unmeasured(`Needs ${commentsMin} readable comments; ${sampled} were available${reason}.`)
    }
    return shareMeasurement(commentReview)
  },
}

function shareMeasurement(review: CommentReview): Measurement {
  const { share, low, high, sampled } = review.inauthentic
  const logOdds = shareEvidence(share)
  const { value, source, basis } = thresholds.inauthenticCommentsNormal
  const unread = review.kinds.unreadable
  const left =
    unread > 0 ? ` ${plural(unread, 'comment')} in other languages could not be judged and do not count.` : ''
  return measured({
    value: share,
    verdict: share > value ? 'concern' : logOdds <= -reassurance ? 'strength' : 'neutral',
    benchmark: { value, source, basis },
    logOdds,
    uncertainty: 0.1 + (shareEvidence(high) - shareEvidence(low)) / (2 * ninetyPercent),
    evidence: [kindsSeen(review), ...quotedExamples(review, ['spam', 'duplicate', 'generic', 'emoji-only'])],
    explanation: `Between ${percent(low)} and ${percent(high)} of the comments look inauthentic, most likely ${percent(share)}, judged from ${plural(sampled, 'comment')}; up to 15 % is normal and half is an alarm.${left}${byRulesAlone(review)}`,
  })
}

/** The trained model of advertising has learnt English; a reader of another section must know that it was not asked. */
function byRulesAlone({ languages }: CommentReview): string {
  const others = Object.entries(languages).filter(
    ([language]) => language !== 'none' && isReadable(language) && !modelLanguages.has(language),
  )
  const count = others.reduce((sum, [, comments]) => sum + comments, 0)
  return count === 0
    ? ''
    : ` In ${plural(count, 'comment')} that ${count === 1 ? 'is' : 'are'} not in English only fixed phrases give advertising away.`
}

/** Counts of every kind, so that a reader sees how little a single kind says. */
function kindsSeen({ kinds, considered }: CommentReview): Evidence {
  const parts = Object.entries(kindWords)
    .map(([kind, words]) => ({ words, count: kinds[kind as keyof typeof kinds] }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
  return { at: null, text: `Of ${plural(considered, 'comment')}: ${parts.join(', ')}` }
}

/** @returns log-odds, rising with the share, bounded on both sides */
function shareEvidence(share: number): number {
  const limited = Math.max(shareMin, Math.min(1 - shareMin, share))
  return Math.max(-reassurance, Math.min(cap, slope * (logit(limited) - logit(neutralShare))))
}

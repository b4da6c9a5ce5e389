import { thresholds } from '../benchmarks/thresholds.ts'
import { isReadable } from '../comments/language.ts'
import type { CommentReview } from '../comments/review.ts'
import type { Evidence } from '../report/report-signals.ts'
import { modelLanguages } from '../spam/comment-spam-rater.ts'
import { partDoubt, partLogOdds } from '../verdict/part-reading.ts'
import { percent, plural } from '../verdict/wording.ts'
import { kindWords, quotedExamples } from './quoted-comments.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** How many of the comments look inauthentic. Not how many are short: emoji and praise are what people write, and each of
 *  them adds only its small chance of having been written by nobody. */

/** The published yardstick speaks of 20 comments; fewer cannot be held against it. */
const commentsMin = 20
export const commentInauthentic: SignalDefinition = {
  id: 'comments.inauthentic',
  title: 'Inauthentic comments',
  group: 'comments',
  question: 'What share of comments looks inauthentic?',
  unit: 'share',
  absence: 0.5,
  measure: ({ commentReview }) => {
    if (commentReview === null) return unmeasured('No comments from other people are available.')
    const { sampled } = commentReview.inauthentic
    if (sampled < commentsMin) {
      const unread = commentReview.kinds.unreadable
      const reason = unread > 0 ? `; ${plural(unread, 'comment')} in languages we can’t assess yet` : ''
      return unmeasured(`Needs at least ${commentsMin} readable comments; only ${sampled} available${reason}.`)
    }
    return shareMeasurement(commentReview)
  },
}

function shareMeasurement(review: CommentReview): Measurement {
  const { share, low, high, sampled } = review.inauthentic
  const counted = { ...review.inauthentic, high: review.countedHigh }
  const logOdds = partLogOdds(counted)
  const { value, source, basis } = thresholds.inauthenticCommentsNormal
  const unread = review.kinds.unreadable
  const left = unread > 0 ? ` Not counted: ${plural(unread, 'comment')} in languages we can’t assess.` : ''
  return measured({
    value: share,
    verdict: share > value ? 'concern' : logOdds < 0 ? 'strength' : 'neutral',
    benchmark: { value, source, basis },
    logOdds,
    share,
    uncertainty: partDoubt(counted),
    evidence: [kindsSeen(review), ...quotedExamples(review, ['spam', 'duplicate', 'generic', 'emoji-only'])],
    explanation: `An estimated ${percent(share)} of comments look inauthentic (range ${percent(low)} to ${percent(high)}), based on ${plural(sampled, 'comment')}. Up to 15% is normal; half is a red flag.${left}${byRulesAlone(review)}`,
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
    : ` For ${plural(count, 'comment')} not in English, we spot advertising by fixed phrases only.`
}

/** Counts of every kind, so that a reader sees how little a single kind says. */
function kindsSeen({ kinds, considered }: CommentReview): Evidence {
  const parts = Object.entries(kindWords)
    .map(([kind, words]) => ({ words, count: kinds[kind as keyof typeof kinds] }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
  return { at: null, text: `Of ${plural(considered, 'comment')}: ${parts.join(', ')}` }
}

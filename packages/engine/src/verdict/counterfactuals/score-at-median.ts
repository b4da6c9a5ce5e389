import { measured } from '../../signals/signal.ts'
import type { Platform } from '../../snapshot/snapshot.ts'
import { type Contribution, weighed } from '../contributions.ts'
import { scoreOf, totalLogOdds } from '../trust.ts'
import { type TrustModel, trustModel } from '../trust-model.ts'
import { ordinaryAnswer } from './ordinary-answer.ts'

/** What the score would be if one concern were not there: the same report, weighed again with that signal answering what it
 *  answers for the median clean creator of this size and platform.
 *
 *  What a newcomer would get wrong is to subtract the concern's log-odds from the total. A concern also weakens the
 *  others of its group and all reassurance; without it both come back, so everything is weighed again.
 *
 *  It is a statement about the arithmetic of this report, no promise: somebody who mends one thing will rarely leave
 *  all others as they were. */

/** Where the platform's median is not known, the signal is taken to say nothing either way.
 *
 *  @param contributions of one report
 *  @param place of the signal among them
 *  @returns the score, 0 to 100, never below the report's own; null for a signal that is no concern or adds nothing
 *  @example a report of 41 whose only concern is a follower jump worth 2 log-odds, without which it would stand at 86 */
export function scoreAtMedian(
  contributions: readonly Contribution[],
  place: number,
  platform: Platform,
  model: TrustModel = trustModel,
): number | null {
  const concern = contributions[place]
  if (concern === undefined || !concern.measurement.measured || concern.measurement.verdict !== 'concern') return null
  if ((concern.logOdds ?? 0) <= 0) return null
  const { definition, measurement } = concern
  const silent = { definition, measurement: measured({ ...measurement, logOdds: 0, share: 0 }) }
  const without = ordinaryAnswer(concern, platform, model) ?? silent
  const answers = contributions.map((one, index) => (index === place ? without : one))
  return scoreOf(totalLogOdds(weighed(answers, model).map(({ logOdds }) => logOdds)))
}

import { type Contribution, weighed } from '../contributions.ts'
import type { Platform } from '../snapshot.ts'
import { scoreOf, totalLogOdds } from '../trust.ts'
import { type TrustModel, trustModel, weightOf } from '../trust-model.ts'

/** What the score would be if one concern were not there: the same report, weighed again with that signal answering what it
 *  answers for the median clean creator of the platform.
 *
 *  What a newcomer would get wrong is to subtract the concern's log-odds from the total. A concern also weakens the
 *  others of its group and all reassurance; without it both come back, so everything is weighed again. The tier is in
 *  it already: each signal measures a creator against creators of the same size, so its answer at the median is the
 *  answer for the median of the tier.
 *
 *  It is a statement about the arithmetic of this report, no promise: somebody who mends one thing will rarely leave
 *  all others as they were. */

/** @param contributions of one report
 *  @param place of the signal among them
 *  @returns the score, 0 to 100, never below the report's own; null for a signal that is no concern or adds nothing */
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
  // Where the platform's median is not known, the signal says nothing either way.
  const ordinary = weightOf(model, definition.id, definition.absence).ordinary[platform] ?? 0
  const answers = contributions.map((one, index) =>
    index === place ? { definition, measurement: { ...measurement, logOdds: ordinary } } : one,
  )
  return scoreOf(totalLogOdds(weighed(answers, model).map(({ logOdds }) => logOdds)))
}

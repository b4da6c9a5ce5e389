import { measured } from '../../signals/signal.ts'
import type { Platform } from '../../snapshot/snapshot.ts'
import type { Answer } from '../part-signals.ts'
import { type TrustModel, weightOf } from '../trust-model.ts'

/** What a signal answers for the median clean creator of a platform: the other answer that every counterfactual puts in place of the real
 *  one.
 *
 *  What a newcomer would get wrong is to take 0 for it. Most signals reassure a little when all is ordinary, and that
 *  little is what a creator without the concern would have had. The tier is in it already: each signal measures a
 *  creator against creators of the same size.
 *
 *  @returns the answer; null where the signal can rarely be measured on the platform */
export function ordinaryAnswer(
  { definition, measurement: seen }: Answer,
  platform: Platform,
  model: TrustModel,
): Answer | null {
  const { ordinary, uncertainty, usualShare } = weightOf(model, definition.id, definition.absence)
  const logOdds = ordinary[platform]
  if (logOdds === undefined) return null
  // What was seen of the part is no worse than it was.
  const share = Math.min(usualShare ?? 0, (seen.measured ? seen.share : undefined) ?? 1)
  return {
    definition,
    measurement: measured({
      value: null,
      verdict: 'neutral',
      benchmark: null,
      logOdds,
      share,
      uncertainty,
      evidence: [],
      explanation: 'The result for the median clean creator.',
    }),
  }
}

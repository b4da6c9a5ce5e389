import type { SignalVerdict } from '../report/report.ts'
import { isWeighty } from './weighty.ts'

/** What a reader is told of a signal, held to what the signal really adds: a strength never stands beside points that it takes away.
 *
 *  What a newcomer would get wrong is to leave the word to the signal. It knows its own evidence, but not the table over its share, nor how much
 *  of it the others have said already. */

type Label = Exclude<SignalVerdict, 'not-measurable'>

/** Log-odds from which a signal is a concern whatever it says of itself: six points of a middling score. */
export const concernFrom = 0.3

/** @param own what the signal says of itself
 *  @param logOdds what it adds to the evidence for manipulation after weakening
 *  @returns a concern from .3 on and nowhere where it speaks for the creator; a strength only where it weighs nothing or speaks for the creator */
export function labelOf(own: Label, logOdds: number): Label {
  if (logOdds >= concernFrom) return 'concern'
  if (own === 'concern') return logOdds < 0 && isWeighty(logOdds) ? 'neutral' : own
  return own === 'strength' && logOdds > 0 && isWeighty(logOdds) ? 'neutral' : own
}

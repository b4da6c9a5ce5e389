import { wholePercent } from '../format.ts'

/** How often the three words may be wrong, as shares of the creators of each kind. They are what the limits of the decision are set for
 *  (`packages/engine/src/verdict/decision.ts`); what was measured stands in `docs/science/trust-and-decision.md`. */
export const decisionErrors = {
  /** Of manipulated creators, those who are called book, at most. */
  manipulatedBooked: 0.05,
  /** Of clean creators, those who are called don’t book, at most. */
  cleanNotBooked: 0.02,
} as const

/** @returns the two errors in a sentence each */
export function decisionErrorSentences(): string[] {
  const of100 = (share: number) => wholePercent(share).replace('%', '')
  return [
    `At most ${of100(decisionErrors.cleanNotBooked)} of 100 clean creators get “don’t book.”`,
    `At most ${of100(decisionErrors.manipulatedBooked)} of 100 manipulated creators get “book.”`,
  ]
}

/** Between probabilities and log-odds. Evidence adds up in log-odds: twice the odds is always + 0.69.
 *
 *  Log-odds are the engine's unit of evidence. 0 is a coin, + 1 makes manipulation 2.7 times as likely as it was, + 3
 *  twenty times. Signals that know nothing of each other may simply be added; probabilities may not. */

/** It is symmetric: logistic(−x) is 1 − logistic(x).
 *
 *  @param logOdds any real number
 *  @returns the probability, 0 to 1; exact at both infinities
 *  @example logistic(0) is 0.5; logistic(−1.386) is 0.2, one in five */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** The inverse of `logistic`. At 0 and 1 the answer is infinite, which no report may carry, so callers keep away from
 *  them.
 *
 *  @param probability strictly between 0 and 1 for a finite answer
 *  @returns the log-odds
 *  @example logit(0.2) is −1.386 */
export function logit(probability: number): number {
  return Math.log(probability / (1 - probability))
}

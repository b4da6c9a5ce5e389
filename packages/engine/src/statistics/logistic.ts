/** Between probabilities and log-odds. Evidence adds up in log-odds: twice the odds is always + 0.69. */

/** @param logOdds any real number
 *  @returns the probability, 0 to 1; exact at both infinities */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** @param probability strictly between 0 and 1 for a finite answer
 *  @returns the log-odds */
export function logit(probability: number): number {
  return Math.log(probability / (1 - probability))
}

/** The first-digit law (Newcomb 1881, Benford 1938): in counts that grow by factors, 30 % begin with 1 and 5 % with 9.
 *  Follower counts of ordinary people obey it (Golbeck 2015); accounts made in batches do not.
 *  It speaks about a group of several hundred only, never about one account.
 *
 *  The law holds wherever counts spread over several powers of ten without a preferred size. It fails, innocently,
 *  where a platform rounds or caps its counts, which is why the signal that reads it says so and stays one of many. */

/** Expected share of the leading digits 1 to 9: log10(1 + 1/d).
 *
 *  From .301 for the digit 1 down to .046 for the digit 9; the nine add up to 1. */
export const firstDigitShares: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => Math.log10(1 + 1 / digit))

/** What was found, with what chance alone would have given, so that a reader of the figure never needs to know the
 *  size. */
export interface FirstDigits {
  /** Number of positive counts. */
  counted: number
  /** Mean absolute deviation between the observed and the expected shares. */
  deviation: number
  /** The deviation that chance alone gives in a sample of this size. */
  expectedByChance: number
  /** Observed shares of the digits 1 to 9. */
  shares: number[]
}

/** Compares the leading digits of counts with the law.
 *
 *  The deviation by chance is the mean over the digits of E|p̂ − p|, for which the normal approximation gives
 *  √(2/π) · √(p(1−p)/n).
 *
 *  The measure is Nigrini's mean absolute deviation (2012): independent of the size of the sample, unlike a
 *  chi-squared test, which accuses every large sample. Cost: one pass.
 *
 *  @param counts non-negative integers; zeros have no leading digit and are left out
 *  @returns null when nothing is left
 *  @example firstDigits([0, 12, 1_999]) counts 2 and has all of its share at the digit 1 */
export function firstDigits(counts: readonly number[]): FirstDigits | null {
  const hits = new Array<number>(9).fill(0)
  let counted = 0
  for (const count of counts) {
    if (!(count >= 1)) continue
    const digit = leadingDigit(count)
    hits[digit - 1] = (hits[digit - 1] ?? 0) + 1
    counted += 1
  }
  if (counted === 0) return null
  const shares = hits.map((hit) => hit / counted)
  let deviation = 0
  let expectedByChance = 0
  for (const [index, expected] of firstDigitShares.entries()) {
    deviation += Math.abs((shares[index] ?? 0) - expected) / 9
    expectedByChance += Math.sqrt((2 * expected * (1 - expected)) / (Math.PI * counted)) / 9
  }
  return { counted, deviation, expectedByChance, shares }
}

/** Divides instead of formatting, which is several times faster on ten thousand counts.
 *
 *  Fractions are cut off first, so 1.9 begins with 1. */
function leadingDigit(count: number): number {
  let rest = Math.floor(count)
  while (rest >= 10) rest = Math.floor(rest / 10)
  return rest
}

import { hashOfText, seededRandom } from '../statistics/seeded-random.ts'

/** Draws from the normal law that fill it evenly: ten thousand equal slices of probability, the middle of each drawn exactly
 *  once, in an order of its own for every factor (Latin hypercube; McKay, Beckman and Conover, 1979).
 *
 *  Why not independent draws: each factor's percentiles come out exactly, so the median of a forecast does not wander with
 *  luck. The order is seeded by the *name* of the factor and of the creator and by no figure. What a newcomer would get
 *  wrong is to seed by the input: then a dearer fee would be met with other luck, and could look like the better deal. */

/** Numerators and denominators of P. J. Acklam's rational approximation; relative error below 1.2e-9. */
const centralTop = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716]
const centralBottom = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572]
const tailTop = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968]
const tailBottom = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416]
const centralLast = 2.506628277459239
const tailLast = 2.938163982698783
/** Where the tails begin: below a share of 2.4 %, and above its mirror image. */
const tail = 0.02425

/** Horner's rule, from the highest power down. */
function polynomial(coefficients: readonly number[], at: number, last: number): number {
  let value = 0
  for (const coefficient of coefficients) value = (value + coefficient) * at
  return value + last
}

/** The value below which a share `p` of the normal law lies.
 *
 *  @param p 0 to 1; infinite at both ends
 *  @example normalQuantile(.9) is 1.2816 */
export function normalQuantile(p: number): number {
  if (!(p > 0)) return Number.NEGATIVE_INFINITY
  if (p >= 1) return Number.POSITIVE_INFINITY
  if (p > 1 - tail) return -normalQuantile(1 - p)
  if (p < tail) {
    const q = Math.sqrt(-2 * Math.log(p))
    return polynomial(tailTop, q, tailLast) / polynomial(tailBottom, q, 1)
  }
  const q = p - 0.5
  return (q * polynomial(centralTop, q * q, centralLast)) / polynomial(centralBottom, q * q, 1)
}

/** @param count how many slices, at least 1
 *  @returns the middles of equal slices of the normal law, ascending; they sum to 0 */
export function normalSlices(count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, index) => normalQuantile((index + 0.5) / count))
}

/** The slices in an order of their own (Fisher and Yates).
 *
 *  @param slices as of `normalSlices`; they are not changed
 *  @param name what the draws are of; the same name has the same order for ever, so two forecasts of one brand meet the same
 *  landing page in draw 17
 *  @returns a new array */
export function shuffledFor(name: string, slices: Float64Array): Float64Array {
  const random = seededRandom(hashOfText(name))
  const order = slices.slice()
  for (let left = order.length - 1; left > 0; left -= 1) {
    const other = Math.floor(random() * (left + 1))
    const kept = order[left] ?? 0
    order[left] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

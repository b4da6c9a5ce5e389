import { logSum, type PostLikelihood } from './mixture-fit.ts'

/** How likely the readings of one post are: against what nature gives between two readings, or with the few comments of a post as witnesses. */

/** Half a count keeps the log of nothing a number. */
const half = 0.5
/** Degrees of freedom of the law of errors: its tails are heavy, so that one odd post, a viral one or one that was passed on, says little. */
const freedom = 4
/** Orders are delivered to within some parts in a hundred of the promised hours. */
const sellerVariance = 0.15 ** 2

/** Against what is expected of the count itself.
 *
 *  @param came what came between one reading and the next
 *  @param natural by trait, and for each of them by what only this post may have: parts that add up to 1
 *  @param priors log chance of what only this post may have
 *  @param doubt variance of the log of nature's part, for each stretch between readings */
export function expectedCourse(
  came: readonly number[],
  natural: readonly (readonly (readonly number[])[])[],
  priors: readonly number[],
  doubt: readonly number[],
): PostLikelihood {
  const total = came.reduce((sum, one) => sum + one, 0)
  const logs = came.map((count) => Math.log(count + half))
  const one = (parts: readonly number[], dose: number, delivery: readonly number[]): number => {
    // Logarithms are costly: products are taken first, of at most sixty factors that stay far from the ends of a number's range.
    let [tails, variances, sum] = [1, 1, 0]
    for (let at = 0; at < logs.length; at++) {
      const nature = (1 - dose) * (parts[at] ?? 0)
      const part = nature + dose * (delivery[at] ?? 0)
      const expected = total * part + half
      const weight = part > 0 ? nature / part : 0
      const variance = weight * weight * (doubt[at] ?? 0) + (1 - weight) * (1 - weight) * sellerVariance + 1 / expected
      const error = (logs[at] ?? 0) - Math.log(expected)
      tails *= 1 + (error * error) / (freedom * variance)
      variances *= variance
      if (at % productsMax === productsMax - 1) {
        sum += logOf(tails, variances)
        tails = 1
        variances = 1
      }
    }
    return sum + logOf(tails, variances)
  }
  return (trait, dose, delivery) => {
    const lists = natural[trait] ?? []
    // A post that may have only one course is the usual case, and needs no sum.
    if (lists.length === 1) return one(lists[0] ?? [], dose, delivery)
    return logSum(lists.map((parts, at) => (priors[at] ?? 0) + one(parts, dose, delivery)))
  }
}

const productsMax = 8

function logOf(tails: number, variances: number): number {
  return -0.5 * (freedom + 1) * Math.log(tails) - 0.5 * Math.log(variances)
}

/** Part of a stretch's count that stays nature's whatever was bought: nobody's count is bought to the last. */
const natureMin = 0.1
/** What it costs, in log-odds for each part of the post, that an order is larger than what came. */
const overdrawn = 40
/** Comments come in conversations: so many of them say as much as one. */
const conversation = 1.5

/** With comments as witnesses: where much of the count was bought, fewer of the comments fall.
 *
 *  Taken the other way round because comments are few: how they spread over the stretches is asked of the count that is left when the order
 *  is taken away, and not the count of a handful of comments.
 *
 *  @param came what came of the count between one reading and the next
 *  @param comments the same of the comments
 *  @param drifts factor on each stretch, by trait */
export function witnessed(
  came: readonly number[],
  comments: readonly number[],
  drifts: readonly (readonly number[])[],
): PostLikelihood {
  const total = came.reduce((sum, one) => sum + one, 0)
  const parts = came.map((count) => (count + half) / (total + half * came.length))
  return (trait, dose, delivery) => {
    const drift = drifts[trait] ?? []
    let [sum, left, short] = [0, 0, 0]
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] ?? 0
      const bought = dose * (delivery[at] ?? 0)
      const nature = Math.max(natureMin * part, part - bought) * (drift[at] ?? 1)
      short += Math.max(0, bought - (1 - natureMin) * part)
      left += nature
      if ((comments[at] ?? 0) > 0) sum += (comments[at] ?? 0) * Math.log(nature)
    }
    const all = comments.reduce((before, one) => before + one, 0)
    return (sum - all * Math.log(left)) / conversation - overdrawn * short
  }
}

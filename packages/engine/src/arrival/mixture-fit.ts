import { type ArrivalWay, arrivalShapes, arrivalWays, deliveredParts } from './delivery-shapes.ts'

/** How well a creator's posts fit "a part of the count came as sellers deliver, the rest as it came elsewhere", for several parts.
 *
 *  Between two readings a post gains `(1 − dose) × what nature gives there + dose × what the seller delivers there`. Where the seller delivers nothing,
 *  the count must be short by just the dose: that is what tells a purchase in proportion, and why its size can be read. */

/** Doses that are told apart, rising: parts of the count that were bought. */
export const arrivalDoses = [0.1, 0.18, 0.28, 0.4, 0.55, 0.75] as const

/** Log likelihood of one post, up to a constant that is the same for all doses and deliveries.
 *
 *  @param trait of the creator, as an index into the priors
 *  @param dose 0 for nothing bought; the delivery is then not asked
 *  @param delivery parts of an order between one reading and the next */
export type PostLikelihood = (trait: number, dose: number, delivery: readonly number[]) => number

/** One post: its readings, and how likely they are. */
export interface PostCase {
  /** Ages of the readings in hours, rising. */
  hours: readonly number[]
  likelihood: PostLikelihood
}

/** Log likelihood ratio against nothing bought, by dose in the order of `arrivalDoses`, and the way that fits best. */
export interface MixtureFit {
  ratios: readonly number[]
  way: ArrivalWay
  /** The best of all ratios if no post could have had a burst of its own: how well a purchase explains the whole, however much that says. */
  explains: number
  /** Log likelihood of nothing bought; compared only between tables of what is natural. */
  untouched: number
}

/** A seller now and then leaves a post out. */
const leftOut = 0.1

/** @param cases one for each post
 *  @param priors log chance of each trait that the creator may have, up to a constant
 *  @returns ratios of likelihoods; 0 everywhere without cases */
export function mixtureFit(cases: readonly PostCase[], priors: readonly number[]): MixtureFit {
  const posts = cases.map((one) => postFits(one, priors.length))
  const untouched = logSum(priors.map((prior, trait) => prior + sumOf(posts, ({ none }) => none[trait] ?? 0)))
  const strict = logSum(priors.map((prior, trait) => prior + sumOf(posts, ({ plain }) => plain[trait] ?? 0)))
  let explains = Number.NEGATIVE_INFINITY
  let best: { ratio: number; way: ArrivalWay } = { ratio: Number.NEGATIVE_INFINITY, way: 'fast' }
  const ratios = arrivalDoses.map((_, dose) => {
    const ways = arrivalWays.map((way) => {
      const fits = priors.map((prior, trait) => prior + sumOf(posts, ({ bought }) => bought[way][dose]?.[trait] ?? 0))
      const ratio = logSum(fits) - untouched
      if (ratio > best.ratio) best = { ratio, way }
      const whole = priors.map((prior, trait) => prior + sumOf(posts, ({ taken }) => taken[way][dose]?.[trait] ?? 0))
      explains = Math.max(explains, logSum(whole) - strict)
      return ratio
    })
    return logSum(ways) - Math.log(ways.length)
  })
  return { ratios, way: best.way, explains, untouched }
}

/** Log likelihoods of one post: by trait, and for each way by dose and trait. */
interface PostFits {
  /** Without a burst of its own, and with one now and then. */
  plain: number[]
  none: number[]
  /** On this post, and on most posts. */
  taken: Record<ArrivalWay, number[][]>
  bought: Record<ArrivalWay, number[][]>
}

/** Any post may have had a burst for a reason of its own: it was promoted, or passed on. So one post says at most one to this, however odd it is. */
const innocentBurst = 0.05

function postFits({ hours, likelihood }: PostCase, traits: number): PostFits {
  const plain = Array.from({ length: traits }, (_, trait) => likelihood(trait, 0, []))
  const takenBy = (way: ArrivalWay) => {
    const shapes = arrivalShapes[way].map((shape) => deliveredParts(shape, hours))
    return arrivalDoses.map((dose) =>
      plain.map((_, trait) => logSum(shapes.map((shape) => likelihood(trait, dose, shape))) - Math.log(shapes.length)),
    )
  }
  const taken = { fast: takenBy('fast'), delayed: takenBy('delayed'), drip: takenBy('drip') }
  const none = plain.map((fit, trait) => {
    const bursts = arrivalWays.flatMap((way) => taken[way].map((byTrait) => byTrait[trait] ?? 0))
    const burst = logSum(bursts) - Math.log(bursts.length)
    return logSum([Math.log(1 - innocentBurst) + fit, Math.log(innocentBurst) + burst])
  })
  const withGaps = (byDose: readonly number[][]) =>
    byDose.map((byTrait) =>
      byTrait.map((fit, trait) => logSum([Math.log(1 - leftOut) + fit, Math.log(leftOut) + (none[trait] ?? 0)])),
    )
  const bought = { fast: withGaps(taken.fast), delayed: withGaps(taken.delayed), drip: withGaps(taken.drip) }
  return { plain, none, taken, bought }
}

/** Log of a sum of exponentials, taken over the largest so that none overflows. */
export function logSum(values: readonly number[]): number {
  let top = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > top) top = value
  let sum = 0
  for (const value of values) sum += Math.exp(value - top)
  return top + Math.log(sum)
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += value(item)
  return sum
}

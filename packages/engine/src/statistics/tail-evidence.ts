import { ramp } from './ramp.ts'

/** Turns "how unusual is this value" into log-odds. Being ordinary is weak evidence of honesty, being far out is stronger
 *  evidence of manipulation, and between them there is a stretch that says nothing.
 *
 *  Half of all honest creators are above the median of anything. Evidence therefore begins far out, where few honest
 *  ones are, and its size is capped: a value can be impossible for one reason that the engine has not thought of. */

/** Where a scale begins to reassure and to accuse. Positions rise with suspicion: ordinary ≤ from < to. */
export interface TailWeights {
  /** Position up to which a value counts as ordinary. */
  ordinary: number
  /** Position from which it begins to speak for manipulation. */
  from: number
  /** Position at which it speaks in full. */
  to: number
  /** Log-odds at `to` and beyond. */
  cap: number
  /** Log-odds taken off while ordinary; 0 or more. */
  reassurance: number
}

/** @param position rising with suspicion, for example standard deviations from the typical creator
 *  @returns log-odds between −reassurance and cap, monotone in `position`, continuous
 *  @example with { ordinary: 1, from: 2, to: 4, cap: 3, reassurance: 0.5 } position 0 gives −0.5, 2 gives 0, 3 gives
 *  1.5, 9 gives 3 */
export function tailEvidence(position: number, { ordinary, from, to, cap, reassurance }: TailWeights): number {
  return cap * ramp(position, from, to) - reassurance * (1 - ramp(position, ordinary, from))
}

/** How far a measurement from a small sample may be trusted: 0 for none, 1/2 at `half`, tending to 1.
 *  The weight of a mean of n noisy readings against a prior worth `half` readings.
 *
 *  @param size number of readings
 *  @param half number of readings at which the sample counts as much as what was believed before
 *  @returns 0 to below 1, rising with `size`; never 1, because no sample is everything
 *  @example sampleWeight(6, 6) is 0.5; thirty posts at half 6 weigh 0.83 */
export function sampleWeight(size: number, half: number): number {
  return size / (size + half)
}

import { ramp } from './ramp.ts'

/** Turns "how unusual is this value" into log-odds. Being ordinary is weak evidence of honesty, being far out is stronger
 *  evidence of manipulation, and between them there is a stretch that says nothing. */

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
 *  @returns log-odds between −reassurance and cap, monotone in `position`, continuous */
export function tailEvidence(position: number, { ordinary, from, to, cap, reassurance }: TailWeights): number {
  return cap * ramp(position, from, to) - reassurance * (1 - ramp(position, ordinary, from))
}

/** How far a measurement from a small sample may be trusted: 0 for none, 1/2 at `half`, tending to 1.
 *  The weight of a mean of n noisy readings against a prior worth `half` readings.
 *
 *  @param size number of readings
 *  @param half number of readings at which the sample counts as much as what was believed before */
export function sampleWeight(size: number, half: number): number {
  return size / (size + half)
}

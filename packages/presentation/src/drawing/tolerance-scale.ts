/** The geometry of the tolerance mark, the product's signature: a tick on a scale with a band from `low` to `high`.
 *  The component on screen and the drawing in files and mail read the same places from here. */

import { percentAt } from './scale.ts'

export interface Tolerance {
  value: number
  low: number
  high: number
}

export interface ToleranceScale {
  from: number
  to: number
}

/** Trust and every other figure out of a hundred. */
export const hundred: ToleranceScale = { from: 0, to: 100 }

export interface TolerancePlaces {
  tick: number
  bandFrom: number
  bandTo: number
}

/** @returns the places of the mark in percent of its width. An interval that does not hold the value is widened to it:
 *  a mark whose tick stands beside its band would be a contradiction. */
export function tolerancePlaces({ value, low, high }: Tolerance, scale: ToleranceScale): TolerancePlaces {
  return {
    tick: percentAt(value, scale),
    bandFrom: percentAt(Math.min(low, high, value), scale),
    bandTo: percentAt(Math.max(low, high, value), scale),
  }
}

export interface RulerTick {
  at: number
  /** 2 for tens, 1 for fives, 0 for the rest. */
  rank: 0 | 1 | 2
}

/** The fine division of a scale of a hundred, one tick for each unit. */
export const ruler: readonly RulerTick[] = Array.from({ length: 101 }, (_, at) => ({
  at,
  rank: at % 10 === 0 ? 2 : at % 5 === 0 ? 1 : 0,
}))

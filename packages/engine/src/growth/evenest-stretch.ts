import { ascending, quantileOfSorted } from '../statistics/quantile.ts'
import type { FollowerDays } from './follower-days.ts'

/** The four weeks in which followers arrived most evenly. A slow delivery ("drip feed") hides from every test for jumps, but
 *  a machine that delivers 300 a day is more even than people are.
 *
 *  Why the evenest stretch and not all days: a delivery runs for some weeks of a year, and the rest of the year would
 *  hide it. Searching for the evenest four weeks finds something in everybody, so the signal that reads it knows how
 *  even the evenest weeks of organic growth are. */

/** One stretch with its size, so that a reader sees whether evenness of so few people means anything. */
export interface EvenStretch {
  /** Date of the last day of the stretch, YYYY-MM-DD. */
  until: string
  days: number
  /** Median gain of a day. */
  perDay: number
  /** Robust coefficient of variation of the daily gains. Independent arrivals at `perDay` a day would give 1 / √perDay. */
  spread: number
}

/** Four whole weeks, so that no weekday counts more than another. */
export const stretchDays = 28
/** Stretches begin a week apart: finer steps find the same four weeks. */
const strideDays = 7
/** Distances of the quartiles and of the outer deciles in standard deviations of the normal law. */
const quartileDistance = 1.349
const decileDistance = 2.563
/** Below a few units of the platform's rounding nothing is seen, and a handful a day is nobody's order. */
const perDayMin = 20
const unitsMin = 8

/** Innocent reading: an advertisement with a fixed budget for each day brings even gains too. Cost: one sort for
 *  every seventh day of the history.
 *
 *  @param growth steps; only those of one day are used, because a gap averages its days and looks even
 *  @returns null when no stretch of four weeks with enough growth is known day by day
 *  @example 300 followers on each of 40 days: 28 days, 300 a day, spread 0 */
export function evenestStretch({ steps, unit }: FollowerDays): EvenStretch | null {
  let best: EvenStretch | null = null
  for (let end = steps.length; end >= stretchDays; end -= strideDays) {
    const stretch = steps.slice(end - stretchDays, end)
    if (stretch.some((step) => step.days !== 1)) continue
    const gains = ascending(stretch.map((step) => step.gain))
    const perDay = quantileOfSorted(gains, 0.5)
    if (perDay < Math.max(perDayMin, unitsMin * unit)) continue
    const spread = evenness(gains)
    if (best === null || spread < best.spread) {
      best = { until: stretch.at(-1)?.at ?? '', days: stretchDays, perDay, spread }
    }
  }
  return best
}

/** Quartiles and deciles together: either alone rests on four of 28 days, and its chance moves the figure.
 *  @param gains ascending, their median positive
 *  @returns the spread as a standard deviation over the median */
function evenness(gains: readonly number[]): number {
  const at = (share: number) => quantileOfSorted(gains, share)
  const byQuartiles = (at(0.75) - at(0.25)) / quartileDistance
  const byDeciles = (at(0.9) - at(0.1)) / decileDistance
  return (byQuartiles + byDeciles) / 2 / at(0.5)
}

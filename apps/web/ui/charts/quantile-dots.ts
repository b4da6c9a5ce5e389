/** A distribution as twenty equal chances: each dot is one outcome in twenty, so a reader counts dots where a curve would ask for an
 *  area. Source of the form: Kay et al. 2016, quantile dotplots. */

export interface Percentiles {
  p10: number
  p50: number
  p90: number
}

export interface PlacedDot {
  /** Column, from 0. */
  column: number
  /** Place in its column from the bottom, from 0. */
  level: number
  value: number
}

export const dotsCount = 20
/** Standard normal quantiles of (i + ½) / 20 for the upper ten dots; the lower ten mirror them. */
const upper = [0.0627, 0.1891, 0.3186, 0.4538, 0.5978, 0.7554, 0.9346, 1.1503, 1.4395, 1.96] as const
/** The standard normal at .9. */
const z90 = 1.2816

/** The three percentiles are kept; between and beyond them each side is log-normal, which is our reading and no source's.
 *  @returns twenty values, ascending; all at the middle where a percentile is not above zero */
export function quantileValues({ p10, p50, p90 }: Percentiles): number[] {
  if (!(p10 > 0 && p50 >= p10 && p90 >= p50)) return Array.from({ length: dotsCount }, () => p50)
  const [down, up] = [Math.log(p50 / p10) / z90, Math.log(p90 / p50) / z90]
  return [...upper.map((z) => p50 * Math.exp(-z * down)).reverse(), ...upper.map((z) => p50 * Math.exp(z * up))]
}

/** @param columns how many stacks the axis has room for, from 0 to `to`; what lies beyond stands in the last
 *  @returns a place for each value, stacked from the bottom */
export function stackedDots(values: readonly number[], to: number, columns: number): PlacedDot[] {
  const heights = new Map<number, number>()
  return values.map((value) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor((value / to) * columns)))
    const level = heights.get(column) ?? 0
    heights.set(column, level + 1)
    return { column, level, value }
  })
}

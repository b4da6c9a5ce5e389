/** Whether a figure that is read again and again rises: the slope by Theil and Sen, with its range by Sen's (1968) use of Kendall's variance.
 *  Neither an outlier nor a step of the collector of garbage moves it much. */

export interface Trend {
  /** Change in a unit of `x`: the median of the slopes between all pairs. */
  slope: number
  /** Ends of its 95 % range. */
  low: number
  high: number
}

/** Two-sided, 95 %. */
const quantile = 1.959964

/** @param points at least three, at different places
 *  @throws Error where there are fewer */
export function trendOf(points: readonly { x: number; y: number }[]): Trend {
  const n = points.length
  if (n < 3) throw new Error(`A trend needs three readings, not ${n}`)
  const slopes: number[] = []
  for (const [place, { x, y }] of points.entries())
    for (const later of points.slice(place + 1)) slopes.push((later.y - y) / (later.x - x))
  slopes.sort((a, b) => a - b)
  const half = (quantile * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18)) / 2
  const at = (place: number) => slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(place)))] ?? 0
  const middle = (slopes.length - 1) / 2
  return {
    slope: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(middle - half),
    high: at(middle + half),
  }
}

const day = 86_400_000

/** A line through fewer days than this shows noise, not growth. */
export const historyDaysMin = 7
/** Points of a line: about as many as a chart has pixels to tell apart. */
export const linePointsMax = 400

/** @returns days between the first and the last point of a series, 0 for fewer than two. */
export function spanDays(points: readonly { at: string }[]): number {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return 0
  return Math.max(0, (Date.parse(last.at) - Date.parse(first.at)) / day)
}

/** @returns the quantile of a list by linear interpolation (type 7 of Hyndman and Fan); null without values. */
export function seriesQuantile(values: readonly number[], p: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const place = p * (sorted.length - 1)
  const lower = sorted[Math.floor(place)]
  if (lower === undefined) return null
  const upper = sorted[Math.floor(place) + 1] ?? lower
  return lower + (upper - lower) * (place - Math.floor(place))
}

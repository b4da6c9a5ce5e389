const day = 86_400_000

/** @returns days between the first and the last point of a series, 0 for fewer than two. */
export function spanDays(points: readonly { at: string }[]): number {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return 0
  return Math.max(0, (Date.parse(last.at) - Date.parse(first.at)) / day)
}

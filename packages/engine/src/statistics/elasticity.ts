/** How strongly one count follows another: by how many per cent it rises when the other rises by one per cent.
 *
 *  A fixed number of bought likes added to every post leaves a trace that no average shows: posts with few views gain far more
 *  from it than posts with many, so likes stop following views.
 *
 *  A slope is read on logarithms because counts of posts differ by factors: a straight line through the counts
 *  themselves would be the line of the two largest posts. The one thing to get wrong here is the direction: likes
 *  should follow views, and a slope of 1 says that they do in proportion, not that they are equal in number. */

/** A fitted line with what is needed to doubt it. */
export interface Elasticity {
  /** Slope of the logarithms by least squares: 1 is "in proportion", 0 "regardless". */
  slope: number
  /** Standard error of either slope. */
  error: number
  /** Slope of the reduced major axis: the spread of one logarithm over that of the other. Where the followed count is noisy
   *  itself, as comments are, least squares flatten the slope of honest creators too; this one they do not. */
  axisSlope: number
  /** Number of pairs. */
  pairs: number
}

/** The error is the usual one of a slope, √(residual variance / spread of x), with two degrees of freedom used up by
 *  the line. Innocent reading of a low slope: very different formats on one account, such as hour-long and ten-second
 *  videos. Cost: two passes.
 *
 *  @param tops counts that should follow
 *  @param bottoms counts that they should follow, in the same order
 *  @returns null with fewer than three pairs of positive counts, and where the followed count hardly varies, which shows
 *  nothing about following
 *  @example elasticity([10, 20, 40], [100, 200, 400]) has slope 1, error 0 and 3 pairs */
export function elasticity(tops: readonly number[], bottoms: readonly number[]): Elasticity | null {
  const xs: number[] = []
  const ys: number[] = []
  for (const [index, top] of tops.entries()) {
    const bottom = bottoms[index] ?? 0
    if (top > 0 && bottom > 0) {
      xs.push(Math.log(bottom))
      ys.push(Math.log(top))
    }
  }
  const pairs = xs.length
  if (pairs < 3) return null
  const [meanX, meanY] = [mean(xs), mean(ys)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [index, value] of xs.entries()) {
    const [x, y] = [value - meanX, (ys[index] ?? meanY) - meanY]
    xx += x * x
    xy += x * y
    yy += y * y
  }
  if (xx / pairs < spreadMin * spreadMin) return null
  const slope = xy / xx
  const residual = Math.max(0, yy - slope * xy)
  return { slope, error: Math.sqrt(residual / (pairs - 2) / xx), axisSlope: Math.sqrt(yy / xx), pairs }
}

/** Below this log spread (about ± 20 %) the followed count is nearly constant.
 *
 *  A line through a heap of points has any slope; asking for a spread first keeps luck from becoming evidence. */
const spreadMin = 0.2

/** Logarithms have no wild tails, so the plain mean that counts must not use is right for them. The list is never
 *  empty here. */
function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

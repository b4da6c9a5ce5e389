/** How strongly one count follows another: by how many per cent it rises when the other rises by one per cent.
 *
 *  A fixed number of bought likes added to every post leaves a trace that no average shows: posts with few views gain far more
 *  from it than posts with many, so likes stop following views. */

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

/** @param tops counts that should follow
 *  @param bottoms counts that they should follow, in the same order
 *  @returns null with fewer than three pairs of positive counts, and where the followed count hardly varies, which shows
 *  nothing about following */
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

/** Below this log spread (about ± 20 %) the followed count is nearly constant. */
const spreadMin = 0.2

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

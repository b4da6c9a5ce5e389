import type { DoseLikelihood } from '../posts/pattern-model.ts'

/** From likelihoods of a few doses to a curve over all of them.
 *
 *  What a newcomer would get wrong is to draw straight lines: then the likeliest dose is always one of those that were tried, and a share
 *  between two of them lies outside its own interval. */

/** Doses of the curve. */
const step = 0.05
const curveDoses = Array.from({ length: 19 }, (_, index) => (index + 1) * step)
/** Sellers deliver a little more or less than ordered, and posts err alike: a dose is never known better than to one step. */
const blur = [0.25, 0.5, 0.25] as const

/** A parabola through the likeliest dose and its neighbors, straight lines elsewhere, blurred by a step.
 *
 *  @param tried rising by dose; nothing bought, at 0, has a ratio of 0
 *  @returns the same for nineteen doses, rising */
export function doseCurve(tried: readonly DoseLikelihood[]): DoseLikelihood[] {
  const points = [{ dose: 0, logRatio: 0 }, ...tried]
  const top = points.reduce((best, point, at) => (point.logRatio > (points[best]?.logRatio ?? 0) ? at : best), 0)
  const peak = points.slice(Math.max(0, top - 1), top + 2)
  const raw = (dose: number) => (peak.length === 3 && isWithin(peak, dose) ? parabola(peak, dose) : line(points, dose))
  return curveDoses.map((dose) => {
    const near = [raw(dose - step), raw(dose), raw(dose + step)]
    const highest = Math.max(...near)
    const sum = near.reduce((all, ratio, at) => all + (blur[at] ?? 0) * Math.exp(ratio - highest), 0)
    return { dose, logRatio: highest + Math.log(sum) }
  })
}

function isWithin(points: readonly DoseLikelihood[], dose: number): boolean {
  return dose >= (points[0]?.dose ?? 0) && dose <= (points.at(-1)?.dose ?? 0)
}

/** Lagrange's form through three points. */
function parabola(points: readonly DoseLikelihood[], dose: number): number {
  return points.reduce((sum, point) => {
    const others = points.filter((other) => other !== point)
    return (
      sum + others.reduce((part, other) => (part * (dose - other.dose)) / (point.dose - other.dose), point.logRatio)
    )
  }, 0)
}

/** Level beyond both ends. */
function line(points: readonly DoseLikelihood[], dose: number): number {
  let below = points[0] ?? { dose: 0, logRatio: 0 }
  for (const above of points) {
    if (above.dose >= dose) {
      const part = above.dose > below.dose ? Math.max(0, dose - below.dose) / (above.dose - below.dose) : 0
      return below.logRatio + part * (above.logRatio - below.logRatio)
    }
    below = above
  }
  return below.logRatio
}

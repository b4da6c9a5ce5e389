/** Turns mixtures of table sums into log likelihood ratios, on creators that the tables had not seen. */

/** One unseen row. */
export interface UnseenMixture {
  mixture: number
  bought: boolean
  /** As `balanced` gives it. */
  weight: number
}

export interface CalibrationCurve {
  at: number[]
  ratio: number[]
}

/** Parts of the untouched creators at which the curve is held. */
const tails = [0.5, 0.3, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01, 0.005, 0.0025] as const
/** At most this part of untouched creators may reach `alarm`; the curve is lowered until that holds. */
const alarmShare = 0.01
const alarm = 2.5
/** Beyond what any untouched creator reaches the line goes on up to here: it tells doses apart. How sure the answer may be against nothing
 *  bought is limited where it is read (`packages/engine/src/posts/bought-share.ts`). */
const ratioMax = 16

/** A line by logistic regression, held below what the untouched allow: where one in p of them stands at a mixture or above it, the
 *  mixture is at most 1/p times as likely with a purchase.
 *
 *  @returns rising points */
export function calibrationCurve(rows: readonly UnseenMixture[]): CalibrationCurve {
  const line = logisticLine(rows)
  const untouched = rows.filter(({ bought }) => !bought).sort((a, b) => b.mixture - a.mixture)
  const lineAt = (mixture: number) => line.slope * mixture + line.offset
  const shift = Math.max(0, lineAt(reached(untouched, alarmShare)) - alarm)
  const points = [{ at: reached(untouched, 0.999), ratio: lineAt(reached(untouched, 0.999)) - shift }]
  for (const tail of tails) {
    const at = reached(untouched, tail)
    const last = points.at(-1)
    if (last !== undefined && at <= last.at + 1e-3) continue
    const ratio = Math.min(lineAt(at) - shift, -Math.log(tail))
    points.push({ at, ratio: Math.max(ratio, last?.ratio ?? ratio) })
  }
  const [{ at: end, ratio: high } = { at: 0, ratio: 0 }] = points.slice(-1)
  points.push({ at: end + (ratioMax - high) / line.slope, ratio: ratioMax })
  return { at: points.map(({ at }) => rounded(at)), ratio: points.map(({ ratio }) => rounded(ratio)) }
}

/** @param falling by mixture, falling
 *  @returns the mixture that this part of the weight reaches */
function reached(falling: readonly UnseenMixture[], part: number): number {
  const total = falling.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  for (const { mixture, weight } of falling) {
    sum += weight
    if (sum > part * total) return mixture
  }
  return falling.at(-1)?.mixture ?? 0
}

/** Logistic regression on one number, by Newton's method. */
function logisticLine(rows: readonly UnseenMixture[]): { slope: number; offset: number } {
  let [slope, offset] = [1, 0]
  for (let turn = 0; turn < 30; turn++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6]
    for (const { mixture, bought, weight } of rows) {
      const probability = 1 / (1 + Math.exp(-(slope * mixture + offset)))
      const gradient = weight * (Number(bought) - probability)
      const curvature = weight * probability * (1 - probability)
      g0 += gradient
      g1 += gradient * mixture
      h00 += curvature
      h01 += curvature * mixture
      h11 += curvature * mixture * mixture
    }
    const determinant = h00 * h11 - h01 * h01
    offset += (h11 * g0 - h01 * g1) / determinant
    slope += (h00 * g1 - h01 * g0) / determinant
  }
  // Where nothing is told apart the curve is level, and never falls.
  return { slope: Math.max(0.05, slope), offset }
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}

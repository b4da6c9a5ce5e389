/** What a factor does to a quantity, with how sure that is: a multiplier whose logarithm is drawn from two halves of the
 *  normal law, pinned at its 10th, 50th and 90th percentile.
 *
 *  Why logarithms: factors multiply, and the uncertainty of a click rate is "half or double", not "plus or minus one
 *  point". Why two halves: published ranges lean, and a triple like .8, 2 and 5 per cent is kept exactly.
 *
 *  What a newcomer would get wrong: the percentiles are those of what was *measured*, not of the multiplier. The 90th
 *  percentile of the fake share belongs to a small multiplier, so `p90` may lie below `p10`. */
export interface LogRange {
  /** Natural logarithms of the multiplier at the percentiles of the factor. */
  p10: number
  p50: number
  p90: number
  /** No draw goes beyond these, however far out it lies: a share of something never exceeds all of it. */
  min: number
  max: number
}

/** How far the 90th percentile of the normal law lies from its middle. */
export const z90 = 1.2815515655446004
/** The same for the 95th percentile, where 90 % intervals end. */
const z95 = 1.6448536269514722

/** Below a trillionth no multiplier goes, so that zero has a logarithm: a trillionth of all people on earth is nobody. */
const smallest = 1e-12

/** @returns the logarithm, of zero that of a trillionth */
export function safeLog(value: number): number {
  return Math.log(Math.max(smallest, value))
}

/** A multiplier that is known.
 *
 *  @example certain(1) changes nothing */
export function certain(multiplier: number): LogRange {
  const log = safeLog(multiplier)
  return { p10: log, p50: log, p90: log, min: log, max: log }
}

/** A multiplier with published percentiles, each kept exactly, however the triple leans.
 *
 *  @param p10 at least 0, as are the others; they may fall where the factor's rising value lowers the figure
 *  @param max the multiplier that no draw exceeds
 *  @example spanning(0.8, 2, 5): half of the draws lie below 2, one in ten above 5 */
export function spanning(p10: number, p50: number, p90: number, max = Number.POSITIVE_INFINITY): LogRange {
  return { p10: safeLog(p10), p50: safeLog(p50), p90: safeLog(p90), min: Number.NEGATIVE_INFINITY, max: Math.log(max) }
}

/** From a middle and the ends of a 90 % interval, where the outer twentieths and not the outer tenths are known.
 *
 *  @param max the multiplier that no draw exceeds
 *  @example for an interval of 1 to 4 around 2, the outer tenths begin at 1.17 and 3.43 */
export function fromInterval90(low: number, middle: number, high: number, max = Number.POSITIVE_INFINITY): LogRange {
  const [from, at, to] = [safeLog(low), safeLog(middle), safeLog(high)]
  const scale = z90 / z95
  return {
    p10: at + (from - at) * scale,
    p50: at,
    p90: at + (to - at) * scale,
    min: Number.NEGATIVE_INFINITY,
    max: Math.log(max),
  }
}

/** A published effect that may not carry over: none of it at the 10th percentile, a part at the median, all at the 90th.
 *  Its sign is never in doubt, so no draw turns a help into a harm.
 *
 *  @param full logarithm of the multiplier if the whole published effect holds
 *  @param part 0 to 1, how much of it is expected
 *  @example transferred(Math.log(1.155), .5): nothing, 7.5 %, 15.5 % */
export function transferred(full: number, part = 0.5): LogRange {
  return {
    p10: 0,
    p50: part * full,
    p90: full,
    min: Math.min(0, 2 * full),
    max: Math.max(0, 2 * full),
  }
}

/** Turns a range of values into one of multipliers by a power: ends move with the middle, in the order of the values.
 *
 *  @example raised(spanning(1, 2, 4), -1) has the multipliers 1, .5 and .25 in this order */
export function raised(range: LogRange, power: number): LogRange {
  const [one, other] = [range.min * power, range.max * power]
  return {
    p10: range.p10 * power,
    p50: range.p50 * power,
    p90: range.p90 * power,
    min: Math.min(one, other),
    max: Math.max(one, other),
  }
}

/** The product of two independent multipliers: middles add up, spreads add up as squares, because both being at their
 *  lowest at once is rarer than either.
 *
 *  @example two ranges of half to double give .375 to 2.67 around 1, not a quarter to four times */
export function combined(a: LogRange, b: LogRange): LogRange {
  const middle = a.p50 + b.p50
  return {
    p10: middle - Math.hypot(a.p50 - a.p10, b.p50 - b.p10),
    p50: middle,
    p90: middle + Math.hypot(a.p90 - a.p50, b.p90 - b.p50),
    min: Number.NEGATIVE_INFINITY,
    max: Number.POSITIVE_INFINITY,
  }
}

/** Beyond the outer percentiles each half goes on at its own slope until it meets a limit.
 *
 *  @param z a draw from the normal law, 0 for the median
 *  @returns the logarithm of the multiplier at this draw */
export function logAt(range: LogRange, z: number): number {
  const slope = z < 0 ? range.p50 - range.p10 : range.p90 - range.p50
  return Math.min(range.max, Math.max(range.min, range.p50 + (z * slope) / z90))
}

/** @returns the standard deviation of the logarithm, the mean of both halves
 *  @example of spanning(1, e, e²) it is 1 / 1.28 */
export function logSpread(range: LogRange): number {
  return Math.abs(range.p90 - range.p10) / (2 * z90)
}

/** Soft thresholds. A hard one makes a verdict jump when a count changes by one; a ramp never does.
 *
 *  A creator with 2.99 times the usual likes and one with 3.01 times are the same creator. If 3 were a cliff, their
 *  scores would differ, and the next refresh of a count would flip a verdict that somebody has already acted on. */

/** Rises from 0 at `from` to 1 at `to` in a straight line and is flat outside.
 *
 *  @param from where it begins to count; may be above `to`, then the ramp falls with a rising value
 *  @param to where it counts in full; must differ from `from`
 *  @returns 0 to 1, monotone in `value`
 *  @example ramp(2, 1, 3) is 0.5, ramp(9, 1, 3) is 1, ramp(9, 3, 1) is 0 */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/** The same on a scale of factors: halfway between 1 and 100 is 10.
 *
 *  Used for counts and shares, where the step from 1 to 10 means as much as that from 10 to 100.
 *
 *  @param value at least 0; 0 counts as infinitely small
 *  @param from positive
 *  @param to positive, different from `from`
 *  @example logRamp(10, 1, 100) is 0.5 */
export function logRamp(value: number, from: number, to: number): number {
  if (!(value > 0)) return to < from ? 1 : 0
  return ramp(Math.log(value), Math.log(from), Math.log(to))
}

/** A share with the ends of its interval, each 0 to 1. */
interface Held {
  share: number
  low: number
  high: number
}

/** How much a share changed, in points of 0 to 1, with the interval that holds the true change nine times in ten: the distances to the ends of
 *  both intervals, squared and added (Newcombe, Statistics in Medicine 17, 1998, method 10, with the intervals that are handed in).
 *
 *  What a newcomer would get wrong: that two intervals overlap does not mean that nothing changed. Where the same creators are in both, the
 *  true interval is narrower, so what is called a change here is one.
 *
 *  @returns null where either share is not known
 *  @example .20 (.15 to .26) after .10 (.07 to .14): .10, from .036 to .167 */
export function shareChange(
  now: Held | null,
  before: Held | null,
): { middle: number; low: number; high: number } | null {
  if (now === null || before === null) return null
  const middle = now.share - before.share
  return {
    middle,
    low: middle - Math.hypot(now.share - now.low, before.high - before.share),
    high: middle + Math.hypot(now.high - now.share, before.share - before.low),
  }
}

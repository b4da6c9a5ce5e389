import type { Platform } from '../snapshot/snapshot.ts'

/** How the counts of a post arrive where nobody bought any: what the feed brings at first, and a long tail.
 *
 *  The figures of a platform were fitted in the laboratory to simulated posts, because no public set holds curves of single posts on
 *  today's platforms. They say what the product's own model of arrival says, and no more. */

export interface CurveTraits {
  /** Hours after which 63 % of what the feed brings has come, for the middle creator. */
  hours: number
  /** Below 1: the first hour brings more than any later one. */
  shape: number
  /** What comes in the first e-fold of weeks after that, relative to the feed. */
  tail: number
  /** Standard deviation of the log of a creator's own hours. */
  spread: number
  /** Standard deviation of the log of the part between two readings, of one post around its creator's curve. */
  noise: number
}

/** @param faster factor on the hours, of one creator
 *  @param heavier factor on the tail
 *  @returns parts of what came between one reading and the next; adds up to 1 */
export function naturalParts(
  { hours: scale, shape, tail }: CurveTraits,
  hours: readonly number[],
  faster: number,
  heavier: number,
): number[] {
  const grown = (age: number) =>
    1 - Math.exp(-((age / (scale * faster)) ** shape)) + tail * heavier * Math.log1p(age / weekHours)
  const total = grown(hours.at(-1) ?? 0)
  return hours.map((hour, at) => (grown(hour) - (at === 0 ? 0 : grown(hours[at - 1] ?? 0))) / total)
}

const weekHours = 168

/** Platforms of the table. */
export type CurveTable = Readonly<Record<Platform, CurveTraits>>

/** The past of a creator as a handful of levels: what the weakest fifth of the posts gets, the next fifth, and so on up to
 *  the best, once for each way of forgetting old posts.
 *
 *  Fifths and not single quantiles: a mean over a stretch of the quantile function changes smoothly, does not care how ties
 *  are ordered and never falls when a count rises. An interpolated weighted quantile keeps neither promise. */
import type { Recency } from './forecast-model.ts'

/** Bands of the weighted distribution; five are enough to tell a typical post from a lucky one. */
export const fifths = 5

/** Logarithms of the counts with the days that each post is older than the newest one; both newest first. */
export interface CountedPast {
  logCounts: readonly number[]
  daysBack: readonly number[]
}

/** A count of 0 is taken as half of one, so that a silent post is a low level instead of none.
 *  @returns the natural logarithm of a count */
export function logCount(count: number): number {
  return Math.log(Math.max(count, 0.5))
}

/** The mean logarithm of each fifth of the posts, weighted by recency.
 *
 *  Used as the terms of the forecast. Every term rises by log k when all counts are multiplied by k. Costs one sort for all
 *  recencies together.
 *
 *  @param past at least one post
 *  @returns recencies × fifths numbers, row by row, each row ascending
 *  @example five equally weighted posts give their own logarithms in ascending order */
export function recencyLevels(past: CountedPast, recencies: readonly Recency[]): number[] {
  const ranked = past.logCounts.map((value, rank) => ({ value, rank })).sort((a, b) => a.value - b.value)
  return recencies.flatMap((recency) => {
    const weights = past.daysBack.map((days, rank) => recencyWeight(recency, rank, days))
    return fifthMeans(
      ranked.map(({ value }) => value),
      ranked.map(({ rank }) => weights[rank] ?? 0),
    )
  })
}

/** @param rank 0 for the newest post
 *  @returns 1 for the newest post, half as much one half-life earlier */
function recencyWeight({ unit, halfLife }: Recency, rank: number, days: number): number {
  if (halfLife === null) return 1
  return 0.5 ** ((unit === 'posts' ? rank : days) / halfLife)
}

/** Cuts the ranked values into five parts of equal weight; a value that lies on a cut belongs to both in proportion. */
function fifthMeans(ascending: readonly number[], weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const means = new Array<number>(fifths).fill(0)
  let before = 0
  for (const [index, value] of ascending.entries()) {
    const after = before + ((weights[index] ?? 0) * fifths) / total
    // The last value ends at exactly 5 but for rounding; it must not open a sixth part.
    for (let band = Math.min(fifths - 1, Math.floor(before)); band < fifths && band < after; band += 1) {
      const overlap = Math.min(after, band + 1) - Math.max(before, band)
      means[band] = (means[band] ?? 0) + Math.max(0, overlap) * value
    }
    before = after
  }
  return means
}

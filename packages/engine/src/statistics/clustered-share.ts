import { ninetyPercent, wilsonInterval } from './wilson-interval.ts'

/** One creator's part in a count: how many posts there are, and how many of them have what is asked for. */
export interface Cluster {
  hits: number
  total: number
}

/** A share over all posts of all creators, with how sure it is. */
export interface ClusteredShare {
  share: number
  low: number
  high: number
  /** Posts, and creators with any. */
  total: number
  clusters: number
}

/** Fewer creators say more about themselves than about a market. */
export const clustersMin = 10

/** A share of posts counted creator by creator. Posts of one creator resemble each other, so a thousand posts of ten people are worth
 *  little more than ten: the interval is that of a ratio over creators (Cochran, Sampling Techniques, 1977, section 2.11), turned into
 *  how many independent posts would be as sure, and then into Wilson's, which stays inside 0 to 1.
 *
 *  @returns null for fewer than ten creators with posts, which the reader is told as "too few"
 *  @example ten creators who post only advertisements and ten who post none, 20 posts each: one half, .33 to .67, as of 20 */
export function clusteredShare(parts: readonly Cluster[]): ClusteredShare | null {
  const counted = parts.filter(({ total }) => total > 0)
  const clusters = counted.length
  if (clusters < clustersMin) return null
  const total = counted.reduce((sum, each) => sum + each.total, 0)
  const share = counted.reduce((sum, { hits }) => sum + hits, 0) / total
  const squares = counted.reduce((sum, each) => sum + (each.hits - share * each.total) ** 2, 0)
  const variance = ((clusters / (clusters - 1)) * squares) / total ** 2
  const spread = share * (1 - share)
  // Without any spread between creators nothing is learnt of it: then each counts as one, the fewest that they may be worth.
  const worth = variance > 0 && spread > 0 ? Math.min(total, spread / variance) : clusters
  const [low, high] = wilsonInterval(share * worth, worth, ninetyPercent)
  return { share, low, high, total, clusters }
}

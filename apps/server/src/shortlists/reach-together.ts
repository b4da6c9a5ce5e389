import type { Overlap } from '@vouch/engine'
import { overlapOfSamples, type SampledCreator } from '../verifications/follower-samples.ts'

/** How many different people several creators reach together with one post each.
 *
 *  What a newcomer would get wrong is to add the reaches up: whoever follows two of the creators would be counted twice. */

export interface ReachOf extends SampledCreator {
  /** People that one post reaches: middle, and the ends of its published range. */
  reach: { value: number; low: number; high: number }
}

export interface ReachTogether {
  added: number
  value: number
  low: number
  high: number
  pairs: { measured: number; all: number }
}

type End = 'value' | 'low' | 'high'

/** Creators stand largest first. Each adds the part of its people who are in none of those before it:
 *
 *      together = sum over i of reach(i) x product over j before i of (1 - overlap(i, j))
 *
 *  where overlap(i, j) is the share of the smaller audience that is in the larger. It is measured from the two samples of
 *  followers where both creators are on one platform, have one and it came from one source; other ids cannot be compared, and there the
 *  engine's default stands in (2 to 20 %, middle 7 %). Following one creator is taken to say nothing about following another.
 *
 *  The ends: every reach at its low end with every overlap at its high end, and the other way round. Reaches come from the same
 *  published tables, so their errors go together and do not cancel out; the interval is wide on purpose. It is never above what
 *  all reach apart and never below what the largest reaches alone.
 *  @returns null for nobody */
export function reachTogether(creators: readonly ReachOf[]): ReachTogether | null {
  if (creators.length === 0) return null
  const ordered = [...creators].sort((a, b) => b.reach.value - a.reach.value || (a.id < b.id ? -1 : 1))
  const overlaps: Overlap[][] = ordered.map((one, index) =>
    ordered.slice(0, index).map((other) => overlapOfSamples(one, other)),
  )
  const sum = (reachEnd: End, overlapEnd: 'share' | 'low' | 'high') =>
    ordered.reduce((total, { reach }, index) => {
      const fresh = (overlaps[index] ?? []).reduce((share, overlap) => share * (1 - overlap[overlapEnd]), 1)
      return total + reach[reachEnd] * fresh
    }, 0)
  const largestLow = Math.max(...ordered.map(({ reach }) => reach.low))
  return {
    added: ordered.reduce((total, { reach }) => total + reach.value, 0),
    value: sum('value', 'share'),
    low: Math.max(largestLow, sum('low', 'high')),
    high: sum('high', 'low'),
    pairs: {
      measured: overlaps.flat().filter(({ kind }) => kind === 'measured').length,
      all: overlaps.flat().length,
    },
  }
}

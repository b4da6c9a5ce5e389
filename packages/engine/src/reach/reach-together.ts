import type { Overlap } from '../overlap/audience-overlap.ts'
import { freshShares, inOrderOfReach } from './fresh-share.ts'

/** How many different people several creators reach together with one usual post each.
 *
 *  What a newcomer would get wrong is to add the reaches up: whoever follows two of the creators would be counted twice. */

/** A creator with the reach that its report states. */
export interface StatedReach {
  id: string
  /** People that one post reaches: middle, and the ends of its range. */
  value: number
  low: number
  high: number
}

export interface ReachTogether {
  /** Everybody's reach added up; who follows several creators is counted several times. */
  added: number
  /** Different people. */
  value: number
  low: number
  high: number
  /** Pairs of creators, and those of them whose audiences were compared. */
  pairs: { measured: number; all: number }
}

/** The same order and the same shares as in a forecast of several creators:
 *
 *      together = sum over i of reach(i) x product over j before i of (1 - overlap(i, j))
 *
 *  The ends: every reach at its low end with every overlap at its high end, and the other way round. Reaches come from the same
 *  published tables, so their errors go together and do not cancel out; the interval is wide on purpose. It is never above what
 *  all reach apart and never below what the largest reaches alone.
 *
 *  @param overlapOf for two ids, whichever is named first
 *  @returns null for nobody
 *  @example three creators of 100 people each that overlap by .1: 300 added, 271 different ones */
export function reachTogether(
  creators: readonly StatedReach[],
  overlapOf: (one: string, other: string) => Overlap,
): ReachTogether | null {
  if (creators.length === 0) return null
  const ordered = inOrderOfReach(creators.map((creator) => ({ ...creator, reach: creator.value })))
  // Comparing two samples costs as much as they are long, so every pair is asked for once.
  const overlaps = ordered.map(({ id }, place) => ordered.slice(0, place).map((before) => overlapOf(id, before.id)))
  const places = new Map(ordered.map(({ id }, place) => [id, place]))
  const overlapAt = (one: string, other: string) => {
    const [a, b] = [places.get(one) ?? 0, places.get(other) ?? 0]
    return overlaps[Math.max(a, b)]?.[Math.min(a, b)]
  }
  const sum = (reachEnd: 'value' | 'low' | 'high', overlapEnd: 'share' | 'low' | 'high') => {
    const fresh = freshShares(ordered, (one, other) => overlapAt(one, other)?.[overlapEnd] ?? 1)
    return ordered.reduce((total, creator, place) => total + creator[reachEnd] * (fresh[place] ?? 1), 0)
  }
  const pairs = overlaps.flat()
  return {
    added: ordered.reduce((total, { reach }) => total + reach, 0),
    value: sum('value', 'share'),
    low: Math.max(...ordered.map(({ low }) => low), sum('low', 'high')),
    high: sum('high', 'low'),
    pairs: { measured: pairs.filter(({ kind }) => kind === 'measured').length, all: pairs.length },
  }
}

import type { OverlapOf } from '../overlap/audience-overlap.ts'
import { repeatElasticity } from '../roi/factors-of-reach.ts'
import { knownShare } from '../statistics/known-value.ts'

/** What several creators reach together, from what two at a time have in common.
 *
 *  Creators stand in one order, the largest first. Each adds the part of its people who are in none of those before it, and
 *  being in one is taken to say nothing about being in another. So the sum never exceeds what all reach apart and never
 *  falls below what the largest reaches alone. What a newcomer would get wrong is to subtract every pair: three creators
 *  with one audience would then reach fewer people than one of them. */
export interface Audience {
  /** The creator's, by which overlaps are looked up. */
  id: string
  /** People reached alone. */
  reach: number
}

/** The value of meeting a person again, against the first time: what a second post of the same creator brings. */
export const repeatValue: number = 2 ** repeatElasticity.p50 - 1

/** @returns the same creators, largest first; of equals the name decides, so that the order of a list means nothing */
export function inOrderOfReach<T extends Audience>(audiences: readonly T[]): T[] {
  return [...audiences].sort((a, b) => b.reach - a.reach || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

/** @param ordered creators as of `inOrderOfReach`
 *  @param overlapOf share of the smaller audience that is in the larger
 *  @returns the matrix that `freshShares` and the choice of creators work with: what of row i is not in column j */
export function notInEachOther(ordered: readonly Audience[], overlapOf: OverlapOf): Float64Array[] {
  return ordered.map(({ id }) => Float64Array.from(ordered, (other) => 1 - (knownShare(overlapOf(id, other.id)) ?? 0)))
}

/** The share of a creator's people who are in none of the counted creators before it: the product of what is not in each.
 *
 *  @param apart the creator's row of the matrix of `notInEachOther`
 *  @param index the creator's place in the order
 *  @param counts whether the creator at a place before it is one of those that are asked about
 *  @returns 0 to 1; 1 where nobody before it counts */
export function freshShareOf(
  apart: Float64Array | undefined,
  index: number,
  counts: (before: number) => boolean,
): number {
  let share = 1
  for (let before = 0; before < index; before += 1) if (counts(before)) share *= apart?.[before] ?? 1
  return share
}

/** @returns for each creator in order the share of its people who are in none before it, 0 to 1
 *  @example three creators that overlap by .1: 1, .9 and .81 */
export function freshShares(ordered: readonly Audience[], overlapOf: OverlapOf): number[] {
  const apart = notInEachOther(ordered, overlapOf)
  return ordered.map((_, index) => freshShareOf(apart[index], index, () => true))
}

/** What is left, as a share, of a creator's clicks and orders: people met for the first time count whole, the others by `repeatValue`.
 *
 *  @param fresh share of the people who are new, 0 to 1
 *  @example nobody new: .37 */
export function keptShare(fresh: number): number {
  return fresh + (1 - fresh) * repeatValue
}

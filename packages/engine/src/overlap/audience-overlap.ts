import type { Provenance } from '../benchmarks/sourced.ts'
import { significant } from '../statistics/significant.ts'
import { safeLog, z90 } from './log-range.ts'

/** How much of one audience is in another: who is reached by both is one person and not two.
 *
 *  It is measured where lists of followers or likers have accounts in common. What a newcomer would get wrong is to divide the
 *  common accounts by the length of a list: two random hundreds out of the *same* hundred thousand followers share nobody,
 *  usually. What counts is how many one would expect to see for each person who really follows both. */
export interface AudienceSample {
  creatorId: string
  /** Ids of followers, or of everyone who liked something. */
  accountIds: Iterable<string>
  /** Size of the audience that the ids are a sample of: followers, or all who ever like. */
  audience: number
}

/** Share of the smaller of two audiences that is in the larger one too. */
export interface Overlap {
  /** Whether two lists were compared, or our proposal stands in for them. */
  kind: 'measured' | 'default'
  /** 0 to 1. */
  share: number
  /** 10th percentile. */
  low: number
  /** 90th percentile, at most 1. */
  high: number
  /** Accounts seen in both lists. */
  common: number
}

/** Where nothing was compared. No source prints a number; Stellar says only that overlap lowers reach. */
export const usualOverlap: Provenance & { low: number; share: number; high: number } = {
  ...{ low: 0.02, share: 0.07, high: 0.2 },
  ...{ source: 'Our proposal: no published figure was found', grade: 'proposal' },
}

/** How many common accounts the default is worth: it gives way as soon as a few have been seen. A proposal. */
const priorCommon = 1

/** @returns the default, for pairs of which nothing is known */
export function unknownOverlap(): Overlap {
  const { low, share, high } = usualOverlap
  return { kind: 'default', share, low, high, common: 0 }
}

/** Gamma-Poisson: common accounts are counted against how many one would see if the audiences were one, and the default counts
 *  as one account seen.
 *
 *  @returns the default where either list is empty
 *  @example two full lists of 1,000 with 100 in common: .10; two samples of 1,000 of a million each with nobody in
 *  common: the default, since a full overlap would show one account */
export function measuredOverlap(a: AudienceSample, b: AudienceSample): Overlap {
  const idsA = new Set(a.accountIds)
  const idsB = new Set(b.accountIds)
  const [sizeA, sizeB] = [audienceSize(a.audience, idsA.size), audienceSize(b.audience, idsB.size)]
  if (idsA.size === 0 || idsB.size === 0) return unknownOverlap()
  const [few, many] = idsA.size <= idsB.size ? [idsA, idsB] : [idsB, idsA]
  let common = 0
  for (const id of few) if (many.has(id)) common += 1
  // Common accounts that would be seen if the smaller audience lay wholly inside the larger.
  const wholly = Math.min(sizeA, sizeB) * (idsA.size / sizeA) * (idsB.size / sizeB)
  const rate = priorCommon / usualOverlap.share + wholly
  const shape = priorCommon + common
  const share = Math.min(1, shape / rate)
  // A gamma of shape k has about 1/k of variance in its logarithm, and the default's own spread is the ceiling.
  const ceiling = (safeLog(usualOverlap.high) - safeLog(usualOverlap.low)) / (2 * z90)
  const spread = Math.min(ceiling, 1 / Math.sqrt(shape))
  return {
    ...{ kind: 'measured', share: significant(share), common },
    low: significant(share * Math.exp(-z90 * spread)),
    high: significant(Math.min(1, share * Math.exp(z90 * spread))),
  }
}

/** An audience is no smaller than the list that was seen of it, and one whose size is no number is its list.
 *
 *  @returns people, at least 1 */
function audienceSize(stated: number, seen: number): number {
  return Number.isFinite(stated) ? Math.max(stated, seen, 1) : Math.max(seen, 1)
}

/** All pairs of creators at once: the share, 0 to 1, of the smaller of two audiences that is in the larger, whichever is named
 *  first. */
export type OverlapOf = (one: string, other: string) => number

/** @param samples lists of some or all creators, in any order
 *  @returns the share of the smaller audience for two creators; the default where either has no list; 1 for a creator with
 *  himself */
export function overlapsOf(samples: readonly AudienceSample[]): OverlapOf {
  const shares = new Map<string, number>()
  for (const [index, a] of samples.entries()) {
    for (const b of samples.slice(index + 1)) {
      shares.set(pairOf(a.creatorId, b.creatorId), measuredOverlap(a, b).share)
    }
  }
  return (one, other) => (one === other ? 1 : (shares.get(pairOf(one, other)) ?? usualOverlap.share))
}

/** One name for a pair, whichever of the two is named first. */
function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

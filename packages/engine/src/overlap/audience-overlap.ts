import type { Provenance } from '../benchmarks/sourced.ts'
import { safeLog, z90 } from '../statistics/log-range.ts'
import { significant } from '../statistics/significant.ts'

/** How much of one audience is in another: who is reached by both is one person and not two.
 *
 *  It is measured where lists of followers or likers have accounts in common. What a newcomer would get wrong is to divide the
 *  common accounts by the length of a list: two random hundreds out of the *same* hundred thousand followers share nobody,
 *  usually. What counts is how many one would expect to see for each person who really follows both. */
export interface AudienceSample {
  platform: string
  /** Who gave the ids; null where nothing was given. */
  source: string | null
  /** Ids of followers, or of everyone who liked something. */
  accountIds: Iterable<string>
  /** Size of the audience that the ids are a sample of: followers, or all who ever like; null where it is not known. */
  audience: number | null
}

/** Why two audiences were not compared. A platform numbers people in its own way, and a file that somebody brought names them in
 *  another, so equal people would have unequal ids and look like strangers. */
export type Uncompared = 'platforms' | 'sources' | 'sample'

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
  ...{ source: 'Our estimate: we found no published figure', grade: 'proposal' },
}

/** How many common accounts the default is worth: it gives way as soon as a few have been seen. A proposal. */
const priorCommon = 1

/** @returns the default, for pairs of which nothing is known */
export function unknownOverlap(): Overlap {
  const { low, share, high } = usualOverlap
  return { kind: 'default', share, low, high, common: 0 }
}

/** The one estimate of an overlap: measured where two samples can be compared, else the default and why.
 *
 *  @example a sample of Instagram and one of TikTok: .07, .02 to .2, because of their platforms */
export function overlapOfAudiences(a: AudienceSample, b: AudienceSample): Overlap & { reason: Uncompared | null } {
  const [idsA, idsB] = [new Set(a.accountIds), new Set(b.accountIds)]
  const reason =
    a.platform !== b.platform
      ? 'platforms'
      : idsA.size === 0 || idsB.size === 0
        ? 'sample'
        : a.source === b.source
          ? null
          : 'sources'
  return { ...(reason === null ? measuredOverlap(idsA, idsB, a.audience, b.audience) : unknownOverlap()), reason }
}

/** Gamma-Poisson: common accounts are counted against how many one would see if the audiences were one, and the default counts
 *  as one account seen.
 *
 *  @example two full lists of 1,000 with 100 in common: .10; two samples of 1,000 of a million each with nobody in
 *  common: the default, since a full overlap would show one account */
function measuredOverlap(
  idsA: ReadonlySet<string>,
  idsB: ReadonlySet<string>,
  statedA: number | null,
  statedB: number | null,
): Overlap {
  const [sizeA, sizeB] = [audienceSize(statedA, idsA.size), audienceSize(statedB, idsB.size)]
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
function audienceSize(stated: number | null, seen: number): number {
  return stated !== null && Number.isFinite(stated) ? Math.max(stated, seen, 1) : Math.max(seen, 1)
}

/** The share, 0 to 1, of the smaller of two creators' audiences that is in the larger, whichever is named first. */
export type OverlapOf = (one: string, other: string) => number

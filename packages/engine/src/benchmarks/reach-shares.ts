import type { Platform } from '../snapshot/snapshot.ts'
import type { Provenance } from './sourced.ts'

/** How many people one post reaches. Where views are public they are the better measure; follower shares are for the rest.
 *
 *  Reach counts people, views count screens: the same person may watch twice, so reach is below views everywhere.
 *  Platforms show reach to nobody but the creator, which is why this is an estimate with a range and is called one. */

/** Low, middle and high estimate: 10th, 50th and 90th percentile.
 *
 *  All three are positive and rise. The 10th and the 90th percentile together leave one case in five outside. */
export type Range = readonly [p10: number, p50: number, p90: number]

/** Lower edges of nano, micro, mid, macro and mega (Hootsuite, the most common reading).
 *
 *  Not the tiers of the engagement tables: prices and reach are published for five sizes, engagement for seven. */
export const sizeEdges = [0, 10_000, 50_000, 500_000, 1_000_000] as const

/** One platform's shares. Where views are public the shares are of them. */
export interface ReachRow extends Provenance {
  platform: Platform
  /** Whether the shares are of median views or of followers. */
  of: 'views' | 'followers'
  /** One range for each size of `sizeEdges`. */
  sizes: readonly Range[]
}

/** The same range for every size.
 *
 *  Sources that do not tell small creators from large ones are read as saying the same of all. */
const everySize = (range: Range): readonly Range[] => sizeEdges.map(() => range)

/** On Instagram the share falls with size, from 13 of 100 followers to 3: the larger the account, the more of its
 *  followers are old ones whom the platform no longer shows it to. */
export const reachRows: readonly ReachRow[] = [
  {
    platform: 'instagram',
    of: 'followers',
    source: 'Our summary of reach tables from Roster, The Cirqle and Sprinklr',
    grade: 'proposal',
    sizes: [
      [0.06, 0.13, 0.25],
      [0.04, 0.08, 0.2],
      [0.02, 0.05, 0.15],
      [0.015, 0.035, 0.1],
      [0.01, 0.03, 0.08],
    ],
  },
  { platform: 'tiktok', of: 'views', source: 'Stellar reach factors', grade: 'B', sizes: everySize([0.5, 0.68, 0.85]) },
  { platform: 'youtube', of: 'views', source: 'Stellar reach factors', grade: 'B', sizes: everySize([0.6, 0.75, 0.9]) },
  {
    platform: 'twitch',
    of: 'views',
    source: 'YouTube figure, since none is published',
    grade: 'proposal',
    sizes: everySize([0.5, 0.75, 0.95]),
  },
  { platform: 'x', of: 'followers', source: 'Stellar reach factors', grade: 'B', sizes: everySize([0.1, 0.3, 0.4]) },
  {
    platform: 'linkedin',
    of: 'followers',
    source: 'SponsorRate view rates',
    grade: 'C',
    sizes: everySize([0.05, 0.15, 0.3]),
  },
]

/** Impressions per person reached on Instagram feed posts: 18 % against 6 % of followers, and alike in other sizes (Roster).
 *
 *  Used to turn reach into impressions, which is what feed posts are priced by. */
export const impressionsPerReach = { value: 3, source: 'Roster impressions and reach, measured', grade: 'B' } as const

/** @param followers 0 where the count is not known, which reads as the smallest size
 *  @returns the position in `sizeEdges`
 *  @example sizeOf(20_000) is 1, micro */
export function sizeOf(followers: number): number {
  return Math.max(0, sizeEdges.filter((edge) => followers >= edge).length - 1)
}

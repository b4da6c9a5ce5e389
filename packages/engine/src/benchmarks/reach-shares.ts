import type { Platform } from '../snapshot.ts'
import type { Provenance } from './sourced.ts'

/** How many people one post reaches. Where views are public they are the better measure; follower shares are for the rest. */

/** Low, middle and high estimate: 10th, 50th and 90th percentile. */
export type Range = readonly [p10: number, p50: number, p90: number]

/** Lower edges of nano, micro, mid, macro and mega (Hootsuite, the most common reading). */
export const sizeEdges = [0, 10_000, 50_000, 500_000, 1_000_000] as const

export interface ReachRow extends Provenance {
  platform: Platform
  /** Whether the shares are of median views or of followers. */
  of: 'views' | 'followers'
  /** One range for each size of `sizeEdges`. */
  sizes: readonly Range[]
}

/** The same range for every size. */
const everySize = (range: Range): readonly Range[] => sizeEdges.map(() => range)

export const reachRows: readonly ReachRow[] = [
  {
    platform: 'instagram',
    of: 'followers',
    source: 'Our reading of Roster, The Cirqle and Sprinklr reach tables',
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
    source: 'YouTube row, for want of one',
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

/** Impressions per person reached on Instagram feed posts: 18 % against 6 % of followers, and alike in other sizes (Roster). */
export const impressionsPerReach = { value: 3, source: 'Roster impressions and reach, measured', grade: 'B' } as const

/** @returns the position in `sizeEdges` */
export function sizeOf(followers: number): number {
  return Math.max(0, sizeEdges.filter((edge) => followers >= edge).length - 1)
}

import type { EngagementBasis } from '../report/report.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import type { Provenance } from './sourced.ts'

/** Engagement-rate bands by platform and size. Two tables of one platform may differ by ten times because they divide by
 *  different things, so the basis is part of the key and rates on different bases are never compared.
 *
 *  Why vendors' tables and not our own: they stand on millions of profiles of all sizes, our public sets on hundreds
 *  of large ones. Small accounts have higher rates everywhere, since their
 *  followers are friends. */

/** Lower edges of the follower tiers: 1-5K, 5-10K, 10-50K, 50-100K, 100-500K, 500K-1M, above 1M.
 *
 *  Below 1,000 followers a rate is that of a circle of friends; nobody publishes one and the engine gives none. */
export const tierEdges = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** Upper edges of the bands low, below, average and above, in percent; what exceeds the last is high. */
export type BandEdges = readonly [low: number, below: number, average: number, above: number]

/** One platform on one basis, with where it comes from. */
export interface BandTable extends Provenance {
  platform: Platform
  basis: EngagementBasis
  /** One row for each tier of `tierEdges`. */
  tiers: readonly BandEdges[]
}

/** Percent, as published. Twitch, X and LinkedIn have no published table with a stated basis, hence none here.
 *
 *  The two TikTok tables show why the basis matters: at 10-50K followers a typical post has 8.9 engagements for 100
 *  views and 0.9 for 100 followers. The order of the rows means nothing; a look-up goes by platform and basis. */
export const bandTables: readonly BandTable[] = [
  {
    platform: 'instagram',
    basis: 'followers',
    source: 'Modash engagement calculator, 72M+ profiles',
    grade: 'B',
    tiers: [
      [1.72, 3.38, 4.42, 7.97],
      [0.62, 1.25, 1.62, 3.54],
      [0.39, 0.84, 1.11, 2.61],
      [0.32, 0.75, 1.01, 2.47],
      [0.41, 0.87, 1.14, 2.63],
      // The page prints 1.13-1.46 for "above", which leaves a gap below "high > 2.46": read as 1.13-2.46.
      [0.46, 0.88, 1.13, 2.46],
      [0.57, 1.02, 1.27, 2.6],
    ],
  },
  {
    platform: 'tiktok',
    basis: 'views',
    source: 'Modash TikTok calculator, November 2025',
    grade: 'B',
    tiers: [
      [9.49, 12.06, 14.04, 18.51],
      [7.79, 10.5, 11.83, 14.59],
      [6.28, 8.38, 9.37, 11.38],
      [5.47, 7.22, 8.03, 10.45],
      [5.07, 6.66, 7.39, 9.56],
      [4.73, 6.19, 6.85, 8.12],
      [4.75, 6.2, 6.84, 8.69],
    ],
  },
  {
    platform: 'tiktok',
    basis: 'followers',
    source: 'Modash TikTok calculator, March 2023 (basis inferred from the magnitudes)',
    grade: 'B',
    tiers: [
      [0.81, 1.82, 2.19, 4.19],
      [0.42, 1.05, 1.33, 3.45],
      [0.24, 0.76, 1.04, 3.44],
      [0.14, 0.6, 0.88, 3.3],
      [0.14, 0.69, 1.0, 3.24],
      [0.25, 0.99, 1.32, 3.16],
      [0.35, 1.06, 1.34, 2.78],
    ],
  },
  {
    platform: 'youtube',
    basis: 'subscribers',
    source: 'Modash YouTube calculator, 8M+ creators (basis inferred from the magnitudes)',
    grade: 'B',
    tiers: [
      [0.41, 1.47, 2.02, 6.42],
      [0.16, 0.59, 0.82, 2.62],
      [0.09, 0.36, 0.51, 1.66],
      [0.05, 0.23, 0.33, 1.08],
      [0.04, 0.19, 0.27, 0.86],
      [0.03, 0.16, 0.24, 0.71],
      [0.02, 0.13, 0.18, 0.59],
    ],
  },
]

import type { Platform } from '../snapshot/snapshot.ts'
import type { Range } from './reach-shares.ts'
import type { Provenance } from './sourced.ts'

/** What a thousand impressions or views of a sponsored post cost, in US dollars. Sources differ by about five times, so a
 *  price is always a range; follower counts set no price, performance does (Lefty's rule).
 *
 *  Used for one key figure only, the estimated price of a post. It weighs nothing in the verdict: an expensive
 *  creator is no suspect one. The innocent reason for a fee outside the range is everything that no table knows, such
 *  as rights, exclusivity and production. */

/** One platform's prices for its usual format. */
export interface PriceRow extends Provenance {
  platform: Platform
  /** What is counted: impressions of a feed post, or views of a video. */
  per: 'impressions' | 'views'
  /** What is priced, as the report names it. */
  format: string
  /** One range for each size of `sizeEdges`: nano, micro, mid, macro, mega. */
  sizes: readonly Range[]
}

/** The rows of peers differ by five times; the ranges span their middle.
 *
 *  A proposal is marked as one wherever it is shown, so that nobody takes the range for a market price. */
const reading = 'Our summary of published CPM tables (SponsorRate, inzpire.me, influencerradar and others)'
/** An integration costs .55 of a dedicated YouTube video.
 *
 *  Integrations are what brands book; dedicated videos are what most tables price.
 *
 *  @example [12, 22, 45] becomes [6.6, 12.1, 24.8] */
const integration = ([low, middle, high]: Range): Range => [low * 0.55, middle * 0.55, high * 0.55]

/** US dollars for 1,000 of what is counted. On YouTube the middle sizes cost most per view, since the largest sell
 *  volume; elsewhere the price rises with the name. */
export const priceRows: readonly PriceRow[] = [
  {
    platform: 'instagram',
    per: 'impressions',
    format: 'feed post',
    source: reading,
    grade: 'proposal',
    sizes: [
      [5, 10, 20],
      [8, 15, 30],
      [12, 20, 40],
      [15, 25, 45],
      [20, 40, 100],
    ],
  },
  {
    platform: 'tiktok',
    per: 'views',
    format: 'video',
    source: reading,
    grade: 'proposal',
    sizes: [
      [4, 8, 20],
      [6, 12, 25],
      [8, 15, 30],
      [12, 22, 35],
      [15, 28, 40],
    ],
  },
  {
    platform: 'youtube',
    per: 'views',
    format: '30- to 60-second integration',
    source: reading,
    grade: 'proposal',
    sizes: [
      integration([12, 22, 45]),
      integration([20, 32, 55]),
      integration([25, 45, 75]),
      integration([30, 50, 75]),
      integration([25, 45, 80]),
    ],
  },
  { platform: 'twitch', per: 'views', format: 'stream', source: 'SponsorRate', grade: 'C', sizes: flat([10, 15, 25]) },
  { platform: 'x', per: 'impressions', format: 'post', source: 'SponsorRate', grade: 'C', sizes: flat([4, 6, 8]) },
  {
    platform: 'linkedin',
    per: 'impressions',
    format: 'post',
    source: 'SponsorRate',
    grade: 'C',
    sizes: flat([12, 17, 24]),
  },
]

/** Sources that give one range for every size. */
function flat(range: Range): readonly Range[] {
  return [range, range, range, range, range]
}

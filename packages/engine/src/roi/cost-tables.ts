import type { Range } from '../benchmarks/reach-shares.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import type { CampaignFormat, UsageRights } from './roi-input.ts'

/** What a campaign costs besides the fee, and how formats are priced. Shares are of the fee.
 *
 *  Rights are where budgets are lost: a fee that breaks even alone may not once the brand wants to show the post as an
 *  advertisement for a year. */

/** What one kind of rights adds; a kind without a row adds nothing. */
export interface RightsRow extends Provenance {
  rights: UsageRights
  /** Added to the fee, as a share of it. */
  share: Range
}

/** Practitioners' guides that print ranges of add-ons; they agree on paid social and differ by two on all media. */
const contractGuides = 'Creator contract guides (creatorcontracts.io and others)'

export const rightsRows: readonly RightsRow[] = [
  { rights: 'web', share: [0.2, 0.28, 0.4], source: contractGuides, grade: 'C' },
  { rights: 'paid-social', share: [0.25, 0.35, 0.5], source: contractGuides, grade: 'C' },
  { rights: 'all-media', share: [2, 3.2, 5], source: contractGuides, grade: 'C' },
]

/** Added to the fee for each month without competitors. No source was found that prints a number. */
export const exclusivityMonth: Provenance & { share: Range } = {
  share: [0.05, 0.1, 0.2],
  source: 'Our estimate: we found no published figure',
  grade: 'proposal',
}

/** US dollars for a thousand impressions that are bought from the platform.
 *
 *  The two published figures are defaults of tools that price earned impressions like bought ones; the low end of $5 is that
 *  of Influencer Hero's table, and the middle is our reading. */
export const advertisingPrice: Provenance & { perThousand: Range } = {
  perThousand: [5, 8.5, 15],
  source: 'Between the Upfluence ($6.50) and Lefty ($15) defaults',
  grade: 'B',
}

/** What a format costs against the one that the price table is for. */
export interface FormatPrice extends Provenance {
  format: CampaignFormat
  times: number
}

/** Formats that are missing cost as the table says. */
export const formatPrices: readonly FormatPrice[] = [
  { format: 'reel', times: 1.2, source: 'influencerradar: reels +15% to 25%', grade: 'C' },
  { format: 'story', times: 0.5, source: 'influencerradar: stories at 40% to 60% of a feed post', grade: 'C' },
  // The table prices integrations at .55 of a dedicated video, a short at .2 of one.
  { format: 'short', times: 0.2 / 0.55, source: 'Our interpretation of SponsorRate', grade: 'proposal' },
]

/** @returns the multiplier of a format's price; 1 where the table prices it as it is */
export function formatPrice(format: CampaignFormat | null): number {
  return formatPrices.find((row) => row.format === format)?.times ?? 1
}

/** What reels reach against feed posts of the same creator, and how often each person sees one.
 *
 *  The multiple is for creators of ordinary size; the smallest, whom Roster measured, have three times (75 against 24 % of
 *  followers). */
export const reelReach: Provenance & { times: Range; impressionsPerReach: number } = {
  times: [1.6, 2, 2.5],
  source: 'Our interpretation of Roster: small accounts’ reels at 107% impressions and 75% reach of followers',
  grade: 'proposal',
  impressionsPerReach: 107 / 75,
}

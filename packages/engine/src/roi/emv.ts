import { priceRows } from '../benchmarks/prices.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import type { CampaignFormat } from './roi-input.ts'

/** Earned media value by the published methods, side by side: what it would have cost to buy the same impressions or engagements
 *  as advertising.
 *
 *  It is not revenue, and nothing in the return is computed from it. The methods differ by five times for one and the same
 *  post, so a value without its method is worth nothing; peers show one figure and call it return. */

/** What a campaign got, in whole-campaign counts. */
export interface MediaCounts {
  platform: Platform
  /** Some methods value stories by rules of their own. */
  format: CampaignFormat | null
  /** Impressions, or views where the platform counts those. */
  impressions: number
  likes: number
  comments: number
  /** 0 where the platform does not show them, which undervalues by the methods that count them. */
  shares: number
  followers: number | null
  /** Posts that the counts are of. */
  posts: number
}

/** One method's rule. */
export interface EmvMethod extends Provenance {
  id: string
  name: string
  currency: 'USD' | 'EUR'
  /** The formula in words. */
  basis: string
  /** @returns null where the method has no rate for the platform */
  value: (counts: MediaCounts) => number | null
}

/** A worked post, for whoever wants to check the table below: 50,000 impressions, 2,000 likes and 60 comments on Instagram.
 *
 *  Upfluence 50 × 6.50 = $325. Lefty 2,000 × 10 × 15 / 1,000 = $300. MightyScout 2,060 × 8.7 × 10 / 1,000 = $179. Fair
 *  Influence 50 × 8 + 2,060 × .25 = $915. Skeepers 2,000 × .07 + 60 × 3.46 = €348. */

/** Dollars for a thousand impressions, and for one engagement. Both are counted in full, so the same like is paid twice: once as an
 *  impression and once as itself. */
const fairInfluence: Partial<Record<Platform, readonly [perThousand: number, perEngagement: number]>> = {
  instagram: [8, 0.25],
  tiktok: [10, 0.15],
  youtube: [20, 0.35],
}

/** Dollars for a thousand impressions. The page lost the networks' names; they are inferred from the order. */
const mightyScout: Partial<Record<Platform, number>> = { instagram: 10, tiktok: 5, youtube: 20 }

/** Euros for one like, comment, share and a thousand views.
 *
 *  A comment is worth fifty likes here: these are Ayzenberg's prices of 2017 carried forward. */
const skeepers: Partial<Record<Platform, { like: number; comment: number; share: number; perThousand: number }>> = {
  instagram: { like: 0.07, comment: 3.46, share: 0, perThousand: 0 },
  youtube: { like: 0.08, comment: 6.99, share: 0, perThousand: 0 },
  tiktok: { like: 0.09, comment: 3.52, share: 1.72, perThousand: 6.89 },
}

/** Platforms on which what is seen is counted in views. */
const isVideo = (platform: Platform) => priceRows.some((row) => row.platform === platform && row.per === 'views')
/** Likes, comments and shares together, as MightyScout and Fair Influence count them. */
const engagements = ({ likes, comments, shares }: MediaCounts) => likes + comments + shares

/** From the plainest to the most detailed. Tribe, HypeAuditor and Klear publish no rates; Keepface publishes its formula without the
 *  prices by country: none of the four can be computed by anybody else, and so they are not here. */
export const emvMethods: readonly EmvMethod[] = [
  {
    ...{ id: 'upfluence', name: 'Upfluence', currency: 'USD', source: 'Upfluence help center', grade: 'B' },
    basis: 'impressions × $6.50 / 1,000',
    value: ({ impressions }) => (impressions * 6.5) / 1_000,
  },
  {
    ...{ id: 'lefty', name: 'Lefty', currency: 'USD', source: 'Lefty help center', grade: 'B' },
    // Its rule for stories is five for each like of the creator's posts; here a story's own impressions are known and serve.
    basis: 'impressions × $15 / 1,000; on Instagram posts, likes × 10 stand in for impressions',
    value: ({ platform, format, likes, impressions }) =>
      ((platform === 'instagram' && format !== 'story' ? likes * 10 : impressions) * 15) / 1_000,
  },
  {
    ...{ id: 'mightyscout', name: 'MightyScout', currency: 'USD', source: 'MightyScout blog', grade: 'B' },
    // Three rules in one: its page has one for videos, one for posts without public views and one for stories.
    basis: 'views, or engagements × 8.7, or 3% of followers for a story, × $5 to $20 / 1,000 by platform',
    value(counts) {
      const perThousand = mightyScout[counts.platform]
      if (perThousand === undefined) return null
      if (counts.format === 'story') {
        return counts.followers === null ? null : (counts.posts * counts.followers * 0.03 * perThousand) / 1_000
      }
      const seen = isVideo(counts.platform) ? counts.impressions : engagements(counts) * 8.7
      return (seen * perThousand) / 1_000
    },
  },
  {
    ...{ id: 'fair-influence', name: 'Fair Influence', currency: 'USD', source: 'fair-influence.com', grade: 'C' },
    basis: 'impressions × $8 to $20 / 1,000 + engagements × $0.15 to $0.35 by platform',
    value(counts) {
      const rates = fairInfluence[counts.platform]
      return rates === undefined ? null : (counts.impressions * rates[0]) / 1_000 + engagements(counts) * rates[1]
    },
  },
  {
    ...{ id: 'skeepers', name: 'Skeepers (Ayzenberg)', currency: 'EUR', source: 'Skeepers help center', grade: 'B' },
    // The only one that pays a comment far above a like; a lively post is worth most by it.
    basis: 'a price per like and comment by platform; on TikTok also per share and view',
    value(counts) {
      const rates = skeepers[counts.platform]
      if (rates === undefined) return null
      const { like, comment, share, perThousand } = rates
      const engaged = counts.likes * like + counts.comments * comment + counts.shares * share
      return engaged + (counts.impressions * perThousand) / 1_000
    },
  },
]

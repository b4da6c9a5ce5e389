import type { Platform } from '../snapshot/snapshot.ts'
import type { CampaignFormat, RoiCampaign, RoiCreator, RoiInput } from './roi-input.ts'
import { usualPost } from './usual-post.ts'

/** Creators and campaigns for examples and tests: everything open but what is named. */

/** A creator of whom only the platform and the followers are known. Draws are seeded by the id, so two of one platform have the
 *  same luck.
 *
 *  @param known what a story changes */
export function openCreator(platform: Platform, followers: number | null, known: Partial<RoiCreator> = {}): RoiCreator {
  return {
    ...{ id: `${platform}/example`, platform, followers, reach: null, views: null, likes: null, engagement: null },
    ...{ suspiciousShare: null, massFollowerShare: null, inauthenticCommentsShare: null, growthAnomaly: null },
    ...{ commentsPerLike: null, savesPerLike: null, replyShare: null, viewSpread: null, postsPerWeek: null },
    ...{ originalShare: null, sponsoredShare: null, paidPerformance: null, otherBrands: null },
    ...{ audienceCountries: null, audienceMatch: null, interestFit: null, safetyRisk: null, history: null },
    ...known,
  }
}

/** A campaign of which only the fee is known.
 *
 *  @param fee US dollars
 *  @param known what a story changes */
export function openCampaign(fee: number, known: Partial<RoiCampaign> = {}): RoiCampaign {
  return { ...usualPost, fee, ...known }
}

/** An input that leaves everything open but platform, followers and fee. */
export function openInput(platform: Platform, followers: number | null, fee: number): RoiInput {
  return { creator: openCreator(platform, followers), campaign: openCampaign(fee), calibration: null }
}

/** The creator of the examples: 100,000 followers on Instagram, 1,500 likes a post, a tenth of the followers suspicious; a
 *  product of $60 at a margin of 60 %, and a page where 2.5 of 100 visitors order. */
export function knownInput(format: CampaignFormat = 'story'): RoiInput {
  return {
    creator: openCreator('instagram', 100_000, {
      likes: { p10: 1_000, p50: 1_500, p90: 2_200 },
      engagement: { rate: 0.016, basis: 'followers', tierMedian: 0.01 },
      suspiciousShare: { share: 0.1, low: 0.06, high: 0.15 },
      audienceCountries: { GB: 0.6, US: 0.2, IN: 0.2 },
    }),
    campaign: openCampaign(1_000, { format, productPrice: 60, margin: 0.6, conversionRate: 0.025, niche: 'fitness' }),
    calibration: null,
  }
}

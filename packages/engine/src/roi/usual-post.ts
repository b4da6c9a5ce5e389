import type { RoiCampaign } from './roi-input.ts'

/** One post as the creator usually makes them, for a brand that has decided nothing and pays nothing. */
export const usualPost: RoiCampaign & { readonly markets: null } = {
  ...{ fee: 0, otherCosts: null, posts: null, format: null, linkPlace: null, brandLinked: null, niche: null },
  ...{ productPrice: null, margin: null, conversionRate: null, landingQuality: null, discount: null },
  ...{ markets: null, attributionDays: null, usageRights: null, exclusivityMonths: null, boostSpend: null },
  earlierCampaigns: null,
}

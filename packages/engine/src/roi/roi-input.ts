import type { EngagementBasis } from '../report/report.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import type { Calibration } from './calibration.ts'

/** What a forecast of return asks for: one creator as measured, one campaign as planned.
 *
 *  Everything that may be null is a question that can be left open, and an open question costs certainty: a default
 *  with its published spread takes its place and the answer lists it as one. What a newcomer would get wrong is to
 *  fill gaps with zero. Zero is a claim, null is the truth. Values outside the ranges that stand below are drawn to
 *  the nearest end, and what is not a number counts as not known; refusing them is the contract's business. */

/** 10th, 50th and 90th percentile of a quantity that cannot be negative: one time in ten it ends below the first, one time in
 *  ten above the last. Ends that stand on the wrong side of the middle are read as the middle. */
export interface Estimate {
  p10: number
  p50: number
  p90: number
}

/** A share, 0 to 1, with the ends of its 90 % interval, as the audience estimate gives it. */
export interface ShareInterval {
  share: number
  low: number
  high: number
}

/** How the posts of a campaign look. Not every platform has every format; one that it lacks counts as its usual one. */
export const campaignFormats = ['feed', 'reel', 'story', 'video', 'integration', 'short', 'stream', 'text'] as const
export type CampaignFormat = (typeof campaignFormats)[number]

/** Where people find the link. `message` is a link that is sent to whoever asks for it in a comment. */
export const linkPlaces = ['sticker', 'description', 'bio', 'message'] as const
export type LinkPlace = (typeof linkPlaces)[number]

/** What the brand sells, as the published click and price tables sort it. */
export const niches = [
  'finance',
  'technology',
  'business',
  'education',
  'fitness',
  'beauty',
  'fashion',
  'gaming',
  'food',
  'travel',
  'lifestyle',
] as const
export type Niche = (typeof niches)[number]

/** How a brand finds its own page. `good` has a short form, fast images and the product that the post spoke of. */
export const landingQualities = ['poor', 'typical', 'good'] as const
export type LandingQuality = (typeof landingQualities)[number]

/** What the brand may do with the posts besides having them shown by the creator. */
export const usageRights = ['none', 'web', 'paid-social', 'all-media'] as const
export type UsageRights = (typeof usageRights)[number]

/** What may be replaced: US dollars for 1,000 impressions or views, clicks for each person reached, orders for each visit. */
export const ownRateIds = ['pricePerThousand', 'clickRate', 'orderRate'] as const
export type OwnRateId = (typeof ownRateIds)[number]

/** One rate of the workspace's own. */
export interface OwnRate {
  id: OwnRateId
  /** The trade that it holds for; null: every trade that has no rate of its own. */
  niche: Niche | null
  /** Eight of ten cases lie between the first and the last; all three are above 0. */
  p10: number
  p50: number
  p90: number
}

/** What is known of the creator. Counts and shares are those of the report; forecasts are for one post of the campaign.
 *
 *  Everything that a report measures goes in as it stands there. A forecast of likes or views has the range of a *single* post
 *  where one post is bought, and the range of the median where many are: the risk of one post is not the risk of thirty. The
 *  size class of prices and reach is read off the followers. */
export interface RoiCreator {
  /** Stable name, for example "instagram/natgeo". The draws of the simulation come from it. */
  id: string
  platform: Platform
  /** 0 and more; subscribers on YouTube. */
  followers: number | null
  /** Forecasts of one post: people reached (the creator's own figure), views, likes. Reach is preferred, then views. */
  reach: Estimate | null
  views: Estimate | null
  likes: Estimate | null
  /** Likes and comments of a post over `basis`, as a ratio, and the same of the typical creator of this size. The two are
   *  compared with each other only, so both must be on one basis. */
  engagement: { rate: number; basis: EngagementBasis; tierMedian: number | null } | null
  /** Followers that look inauthentic. */
  suspiciousShare: ShareInterval | null
  /** Followers that follow more than 1,500 accounts, 0 to 1. */
  massFollowerShare: number | null
  /** Comments that look inauthentic, 0 to 1; up to three of twenty are ordinary. */
  inauthenticCommentsShare: number | null
  /** How strongly the follower curve looks wrong, 0 to 1. */
  growthAnomaly: number | null
  /** Of the creator's own posts, a ratio; .007 is usual on Instagram and TikTok. */
  commentsPerLike: number | null
  /** Saves and shares for each like. */
  savesPerLike: number | null
  /** Comments that the creator answers, 0 to 1. */
  replyShare: number | null
  /** Spread of the logarithm of views over posts; .7 is usual. */
  viewSpread: number | null
  /** All posts of a usual week, sponsored or not. */
  postsPerWeek: number | null
  /** Posts of the creator's own making, 0 to 1; the others are reposted. */
  originalShare: number | null
  /** Sponsored posts among the latest ones, 0 to 1. */
  sponsoredShare: number | null
  /** Engagement of sponsored over other posts; 1 is equal. */
  paidPerformance: number | null
  /** Brands in the sponsored posts of late that are not this one. */
  otherBrands: number | null
  /** Shares by ISO 3166 code in capital letters. What is missing from 1 lives in countries that nobody named. */
  audienceCountries: Readonly<Record<string, number>> | null
  /** How alike the audience is to the brand's customer file, 0 to 1; .5 is usual. */
  audienceMatch: number | null
  /** Followers whose interests are the brand's, 0 to 1. */
  interestFit: number | null
  /** Chance that something happens around this creator that makes the brand withdraw, 0 to 1. */
  safetyRisk: number | null
  /** Documented visits and orders of earlier campaigns, whoever they were for. More orders than visits count as equal. */
  history: { clicks: number; orders: number } | null
  /** What the workspace knows better than the published tables of creators like this one. */
  ownRates?: readonly OwnRate[] | null | undefined
}

/** What the brand plans, in US dollars. Only the fee is required. */
export interface RoiCampaign {
  /** What the creator is paid for the posts, 0 and more. Rights and exclusivity come on top of it. */
  fee: number
  /** Product, shipping, production and agency, 0 and more. */
  otherCosts: number | null
  /** Posts bought, 1 and more. */
  posts: number | null
  format: CampaignFormat | null
  linkPlace: LinkPlace | null
  /** Whether the post names and links the brand. A post without a link is found by searching for the name. */
  brandLinked: boolean | null
  /** The brand's trade; it moves the click rate and the fair price, and no other figure. */
  niche: Niche | null
  /** What one order brings before discounts and without sales tax. */
  productPrice: number | null
  /** Gross margin, 0 to 1. */
  margin: number | null
  /** Orders for each visit of the landing page, 0 to 1, from the brand's own analytics. */
  conversionRate: number | null
  /** Only asked where the conversion rate is not known, for it is in the rate already. */
  landingQuality: LandingQuality | null
  /** Discount of the creator's code, 0 to 1; null without a code. */
  discount: number | null
  /** ISO countries that the brand sells in; null: everywhere. */
  markets: readonly string[] | null
  /** Days after a post in which an order still counts. */
  attributionDays: number | null
  usageRights: UsageRights | null
  /** Months in which the creator advertises for nobody else of the trade. */
  exclusivityMonths: number | null
  /** Money for showing the posts as advertisements, in US dollars, 0 and more; paid to the platform and not to the creator. */
  boostSpend: number | null
  /** Campaigns that the brand has already run with this creator. */
  earlierCampaigns: number | null
}

/** One creator in one campaign. */
export interface RoiInput {
  creator: RoiCreator
  campaign: RoiCampaign
  /** Null for a brand without results of its own, for which the published rates stand as they are. */
  calibration: Calibration | null
}

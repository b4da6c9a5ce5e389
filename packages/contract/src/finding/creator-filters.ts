import type { engagementBases, fraudRisks, Platform } from '@vouch/engine'
import type { TopicId } from './creator-topics.ts'

/** Age bands of an audience as platforms report them. */
export const audienceAges = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export type AudienceAge = (typeof audienceAges)[number]
export const audienceGenders = ['female', 'male'] as const
export type AudienceGender = (typeof audienceGenders)[number]

/** The filters of discovery: every field narrows, several values of one field widen. */
export interface CreatorFilters {
  platform: Platform[]
  category: TopicId[]
  /** ISO 3166 codes. */
  country: string[]
  /** ISO 639-1 codes. */
  language: string[]
  risk: (typeof fraudRisks)[number][]
  minFollowers: number | null
  maxFollowers: number | null
  /** Median engagements per post over the basis, a ratio (.03 for 3 %). */
  minEngagement: number | null
  /** Over what the rate is taken; a rate without its basis compares nothing. */
  engagementBasis: (typeof engagementBases)[number] | null
  minTrust: number | null
  maxTrust: number | null
  /** Largest share of followers that look inauthentic, a ratio. */
  maxSuspicious: number | null
  /** US dollars for one sponsored post, the middle of the estimate. */
  minPrice: number | null
  maxPrice: number | null
  /** Countries of which one has at least its share of the declared audience: `minAudienceShare`, or a fifth. */
  audienceCountry: string[]
  /** Age bands that together have their share of the declared audience: `minAudienceShare`, or three in ten. */
  audienceAge: AudienceAge[]
  /** Genders of which one has its share of the declared audience: `minAudienceShare`, or half. */
  audienceGender: AudienceGender[]
  /** Least share that each group of the audience filters must have, a ratio; without such a filter it narrows nothing. */
  minAudienceShare: number | null
  verified: boolean | null
  /** Followers won in a month over those before, a ratio (.05 for 5 %). */
  minGrowth: number | null
  /** Days since the latest post, at most. */
  postedWithinDays: number | null
  /** Largest share of the posts read that are marked or worded as paid, a ratio. */
  maxSponsored: number | null
  /** Whether the profile tells an email address or a website to write to. */
  contact: boolean | null
  /** Whether a whole verification stands behind the score, and not a screening. */
  checked: boolean | null
  /** Least place of the engagement rate among creators of the same size, a ratio (.6: above 60 of 100). */
  minEngagementPlace: number | null
  /** Accounts of brands that sponsored posts mention, without @, in lower case. */
  mentions: string[]
  /** True: leaves out creators of critical risk. */
  withoutCritical: boolean | null
}

export const noFilters: CreatorFilters = {
  platform: [],
  category: [],
  country: [],
  language: [],
  risk: [],
  minFollowers: null,
  maxFollowers: null,
  minEngagement: null,
  engagementBasis: null,
  minTrust: null,
  maxTrust: null,
  maxSuspicious: null,
  minPrice: null,
  maxPrice: null,
  audienceCountry: [],
  audienceAge: [],
  audienceGender: [],
  minAudienceShare: null,
  verified: null,
  minGrowth: null,
  postedWithinDays: null,
  maxSponsored: null,
  contact: null,
  checked: null,
  minEngagementPlace: null,
  mentions: [],
  withoutCritical: null,
}

/** What a list can be ordered by, the usual first; each has the one direction that people mean. Of equal trust the most followers come first. */
export const creatorSorts = ['trust', 'followers', 'engagement', 'price', 'recent'] as const
export type CreatorSort = (typeof creatorSorts)[number]

/** @returns the filters that narrow something, by name. */
export function narrowing(filters: Partial<CreatorFilters>): Partial<CreatorFilters> {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )
}

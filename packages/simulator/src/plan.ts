/** What is asked of the simulator and what it knows about its answer. Give a seed, a platform and a moment; everything else
 *  is drawn from the seed. The truth is for tests, the laboratory and the showcase; no snapshot contains it. */

import type { Availability, Platform, SampleMethod, SourceBasis } from '@vouch/engine'
import type { DeliveryWay } from './arrival/seller-delivery.ts'

export const scenarioKinds = [
  'bought-followers-burst',
  'bought-followers-drip',
  'bought-likes',
  'bought-views',
  'comment-bots',
  'pod',
  'follow-unfollow',
  'giveaway',
  'viral',
  'shout-out',
  'repost',
] as const
/** Kinds of manipulation, and after them the innocent events that look like one: giveaway, viral post, shout-out, and a repost by somebody larger, which
 *  leaves no post of the creator's own. */
export type ScenarioKind = (typeof scenarioKinds)[number]

/** Scenarios that break nobody's rules: their jumps have a cause. */
export const innocentKinds: readonly ScenarioKind[] = ['giveaway', 'viral', 'shout-out', 'repost']

/** What happens to a creator, and how much of it.
 *
 *  Intensity, 0 to 1, means: for bought followers the share of all followers that are bought; for bought likes and views
 *  the share of the counts of manipulated posts that is bought; for comment bots the share of comments under recent posts that they
 *  write; for a pod the share of its members who come to a post of its rounds; for follow/unfollow the size of the seesaw (1 follows and drops
 *  5,000 accounts); for innocent events the followers gained, as a share of the audience. */
export interface Scenario {
  kind: ScenarioKind
  intensity: number
  /** Days before `at` of a single event. Absent: see `CreatorPlan.anchor`. Posts and comments are manipulated since then. */
  daysBefore?: number
  /** Of bought likes and views: by default packages sized by the creator's usual post; `post` buys the same share for each post, in proportion to
   *  what people gave it. */
  sizedBy?: 'package' | 'post'
  /** Of bought likes and views: how the seller delivers them, in what is counted at any moment. By default packages come within ten hours, and what is
   *  bought in proportion comes as people do, so that only `CreatorPlan.reads` tell. */
  delivery?: DeliveryWay
}

/** How much of a creator is generated. All are upper limits: a small creator has no 5,000 comments. */
export interface Size {
  followersSampled: number
  posts: number
  /** Comments over all commented posts. */
  comments: number
  /** Newest posts whose comments are listed. */
  commentedPosts: number
  /** Newest posts whose likers are listed. */
  likedPosts: number
  likersPerPost: number
  historyDays: number
}

export const sizes = {
  tiny: {
    followersSampled: 80,
    posts: 10,
    comments: 40,
    commentedPosts: 5,
    likedPosts: 4,
    likersPerPost: 20,
    historyDays: 60,
  },
  /** What a search reads of everybody: few people, and as many posts as it takes for one that went viral not to stand for all. */
  screening: {
    followersSampled: 80,
    posts: 30,
    comments: 40,
    commentedPosts: 5,
    likedPosts: 4,
    likersPerPost: 20,
    historyDays: 60,
  },
  small: {
    followersSampled: 250,
    posts: 24,
    comments: 150,
    commentedPosts: 8,
    likedPosts: 8,
    likersPerPost: 40,
    historyDays: 180,
  },
  standard: {
    followersSampled: 1000,
    posts: 40,
    comments: 400,
    commentedPosts: 14,
    likedPosts: 14,
    likersPerPost: 80,
    historyDays: 365,
  },
  large: {
    followersSampled: 10_000,
    posts: 100,
    comments: 5000,
    commentedPosts: 50,
    likedPosts: 20,
    likersPerPost: 100,
    historyDays: 365,
  },
} as const satisfies Record<string, Size>
export type SizeName = keyof typeof sizes

export interface CreatorPlan {
  /** Names the creator: the same seed is the same creator, on any day. */
  seed: string
  platform: Platform
  /** The moment of the snapshot, ISO 8601. */
  at: string
  size?: SizeName | Partial<Size>
  /** Nothing listed is a clean creator; several are a mixture. */
  scenarios?: readonly Scenario[]
  handle?: string
  displayName?: string
  /** One of `categoryIds`. */
  category?: string
  /** ISO 3166 code. */
  country?: string
  /** One of `languageIds`. */
  language?: string
  /** Followers on the anchor day, bought ones included. */
  followers?: number
  /** The day, ISO 8601, on which the creator has `followers`. With an anchor, scenarios without `daysBefore` recur by season, so that a creator
   *  who is looked at years later still shows them. Absent: the anchor is `at`, and each scenario happens once. */
  anchor?: string
  /** How followers are sampled; `none` leaves the sample out. Default: what the platform makes possible. */
  followersMethod?: SampleMethod | 'none'
  /** Default `sandbox`. With `consent`, saves and the declared audience are there too. */
  basis?: SourceBasis
  availability?: Availability
  /** Multiplies the creator's engagement; 1 is as drawn. */
  engagement?: number
  /** Where the engagement stands among creators of this size, as a standard normal score; 0 is the median. */
  engagementScore?: number
  /** How much the creator's posts differ: a standard normal score among creators of the platform; drawn by default. */
  spreadScore?: number
  /** Share of fake accounts that gather around any real audience, 0 to 1. Default: drawn, about 5 %. */
  backgroundFakes?: number
  /** Share of sponsored posts, 0 to 1. Default: drawn, about 8 %. */
  sponsoredShare?: number
  /** Topics whose fans come to their posts together and seldom to others, beside devoted fans and people who came or left. Default: none, so that
   *  everybody draws from one audience. */
  tasteGroups?: number
  verified?: boolean
  /** Whether posts bring earlier readings of their counts with them, as a watch takes them. Nothing else changes by it. */
  reads?: boolean
}

/** Something that moved the follower count, with its cause. */
export interface GrowthEvent {
  kind: ScenarioKind
  cause: string
  /** First day, `2026-11-20`. */
  at: string
  /** Days over which the followers came. */
  days: number
  /** Followers gained by it. */
  followers: number
}

/** What was bought for one post, and how the seller delivered it. */
export interface PostDelivery {
  postId: string
  way: DeliveryWay
  boughtLikes: number
  boughtViews: number
}

export interface GroundTruth {
  seed: string
  /** `clean`, the kind of the only scenario, or `mixture`. */
  kind: ScenarioKind | 'clean' | 'mixture'
  /** False for clean creators and for those who only had innocent events. */
  manipulated: boolean
  scenarios: Scenario[]
  /** Share of all followers that are fake, bought or not, 0 to 1. */
  fakeFollowerShare: number
  /** Share of all followers that were bought, 0 to 1. */
  boughtFollowerShare: number
  /** Shares of the likes, views and comments of all listed posts that were bought or written by bots or a pod, 0 to 1; 0 for a count that is not shown. */
  boughtOfPosts: { likes: number; views: number; comments: number }
  /** Ids of the fake accounts within the follower sample. */
  fakeSampleIds: string[]
  /** Ids of posts with bought likes or views. */
  manipulatedPostIds: string[]
  /** Ids of comments written by bots or by a pod. */
  inauthenticCommentIds: string[]
  /** Ids of accounts that act together: a pod, or the farm behind bought likes and comments. */
  ringAccountIds: string[]
  growthEvents: GrowthEvent[]
  /** Only where the plan asks for readings: what their curves hold. */
  deliveries?: PostDelivery[]
}

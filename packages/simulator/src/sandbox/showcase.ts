/** Named creators of the sandbox, one for every kind of verdict. A visitor tries them first, so each shows one thing clearly. */

import type { Availability, Platform } from '@vouch/engine'
import { profileUrl } from '../persona.ts'
import type { CreatorPlan, ScenarioKind } from '../plan.ts'

export type ShowcaseKind = ScenarioKind | 'clean' | 'mixture' | 'few-posts' | Exclude<Availability, 'found'>

export interface ShowcaseCreator {
  platform: Platform
  handle: string
  url: string
  displayName: string
  kind: ShowcaseKind
  /** What an honest verdict says, in a few words. */
  expectation: string
  /** One sentence for the list of examples. */
  blurb: string
}

/** The parts of a plan that a showcase creator fixes. */
export type ShowcasePlan = Omit<CreatorPlan, 'seed' | 'platform' | 'at' | 'handle'>

interface Entry extends Omit<ShowcaseCreator, 'url'> {
  plan: ShowcasePlan
}

const entries: readonly Entry[] = [
  {
    platform: 'instagram',
    handle: 'ava_fields_sandbox',
    displayName: 'Ava Fields',
    kind: 'clean',
    expectation: 'READY, excellent or good trust, low risk',
    blurb: 'Bakes, takes photos and replies to her followers. An audience built over years.',
    plan: {
      category: 'food',
      language: 'en',
      country: 'GB',
      followers: 48_200,
      engagementScore: 0.5,
      backgroundFakes: 0.02,
      sponsoredShare: 0.07,
      basis: 'consent',
    },
  },
  {
    platform: 'tiktok',
    handle: 'milo_viral_sandbox',
    displayName: 'Milo Hart',
    kind: 'viral',
    expectation: 'READY, low risk: the jump has a cause',
    blurb: 'One video went viral worldwide and brought in a third of his followers. It looks purchased but isn’t.',
    plan: {
      category: 'music',
      language: 'en',
      country: 'US',
      followers: 132_000,
      engagementScore: 0.2,
      backgroundFakes: 0.03,
      scenarios: [{ kind: 'viral', intensity: 0.3 }],
    },
  },
  {
    platform: 'youtube',
    handle: 'techtonic_sandbox',
    displayName: 'Techtonic',
    kind: 'comment-bots',
    expectation: 'READY, high or critical risk: most comments look inauthentic',
    blurb: 'Gadget reviews. The views are plausible, but most of the praise in the comments wasn’t written by viewers.',
    plan: {
      category: 'tech',
      language: 'en',
      country: 'US',
      followers: 214_000,
      engagementScore: 0.3,
      scenarios: [{ kind: 'comment-bots', intensity: 0.55 }],
    },
  },
  {
    platform: 'instagram',
    handle: 'luxe_lena_sandbox',
    displayName: 'Lena Voss',
    kind: 'bought-followers-burst',
    expectation: 'READY, high or critical risk: jumps without a cause, a third of the followers look inauthentic',
    blurb:
      'Fashion. Three times in the last year, tens of thousands of followers showed up within a few days, with no post to explain it.',
    plan: {
      category: 'fashion',
      language: 'en',
      country: 'DE',
      followers: 91_000,
      engagementScore: -0.3,
      scenarios: [{ kind: 'bought-followers-burst', intensity: 0.42 }],
    },
  },
  {
    platform: 'instagram',
    handle: 'steady_sam_sandbox',
    displayName: 'Sam Whitaker',
    kind: 'bought-followers-drip',
    expectation: 'READY, high or critical risk: the sample shows what the smooth curve hides',
    blurb: 'Fitness. Perfectly straight growth: a few hundred purchased followers every day.',
    plan: {
      category: 'fitness',
      language: 'en',
      country: 'US',
      followers: 76_000,
      engagementScore: -0.2,
      scenarios: [{ kind: 'bought-followers-drip', intensity: 0.4 }],
    },
  },
  {
    platform: 'instagram',
    handle: 'podcircle_sandbox',
    displayName: 'Marlene Quill',
    kind: 'pod',
    expectation: 'READY, high or critical risk: the same accounts within the hour, under every post',
    blurb: 'Beauty. Real followers, plus a pod of creators who agreed to praise each other.',
    plan: {
      category: 'beauty',
      language: 'en',
      country: 'AU',
      followers: 18_400,
      engagementScore: -0.9,
      scenarios: [{ kind: 'pod', intensity: 0.7 }],
    },
  },
  {
    platform: 'instagram',
    handle: 'follow_felix_sandbox',
    displayName: 'Felix Marsh',
    kind: 'follow-unfollow',
    expectation: 'READY, medium or high risk: the number of accounts followed swings by thousands',
    blurb: 'Travel. Follows thousands, waits for them to follow back, then unfollows them.',
    plan: {
      category: 'travel',
      language: 'en',
      country: 'CA',
      followers: 23_500,
      engagementScore: -0.4,
      scenarios: [{ kind: 'follow-unfollow', intensity: 0.9 }],
    },
  },
  {
    platform: 'instagram',
    handle: 'giveaway_gwen_sandbox',
    displayName: 'Gwen Ellery',
    kind: 'giveaway',
    expectation: 'READY, low or medium risk: a jump with a cause',
    blurb: 'Family life. Two giveaways brought a wave of followers, and some left again. No rules were broken.',
    plan: {
      category: 'family',
      language: 'en',
      country: 'IE',
      followers: 39_800,
      engagementScore: 0.2,
      backgroundFakes: 0.03,
      scenarios: [{ kind: 'giveaway', intensity: 0.14 }],
    },
  },
  {
    platform: 'instagram',
    handle: 'mixed_mara_sandbox',
    displayName: 'Mara Lindner',
    kind: 'mixture',
    expectation: 'READY, high or critical risk: groups behind the likes, and more inauthentic followers than usual',
    blurb:
      'Home and garden, in German. A real audience, with a sixth of the likes and an eighth of the followers purchased.',
    plan: {
      category: 'home',
      language: 'de',
      country: 'DE',
      followers: 54_000,
      engagementScore: 0.1,
      scenarios: [
        { kind: 'bought-followers-drip', intensity: 0.13 },
        { kind: 'bought-likes', intensity: 0.2 },
      ],
    },
  },
  {
    platform: 'tiktok',
    handle: 'likefactory_sandbox',
    displayName: 'Nico Brandt',
    kind: 'bought-likes',
    expectation: 'READY, high risk: likes are too even and too many for the plays',
    blurb: 'Gaming clips. Every video gets about the same number of likes, no matter how many plays.',
    plan: {
      category: 'gaming',
      language: 'en',
      country: 'US',
      followers: 64_000,
      engagementScore: 0.3,
      scenarios: [{ kind: 'bought-likes', intensity: 0.82 }],
    },
  },
  {
    platform: 'tiktok',
    handle: 'in_step_ines_sandbox',
    displayName: 'Ines Calder',
    kind: 'bought-likes',
    expectation: 'READY, low risk at a single look; high or critical risk once a watch has read the counts for a month',
    blurb:
      'Dance clips. Likes are purchased in proportion to each video, so one look shows nothing; a month’s watch does.',
    plan: {
      category: 'music',
      language: 'en',
      country: 'US',
      followers: 83_000,
      engagementScore: 0.1,
      backgroundFakes: 0.03,
      scenarios: [{ kind: 'bought-likes', intensity: 0.4, sizedBy: 'post', delivery: 'fast' }],
    },
  },
  {
    platform: 'youtube',
    handle: 'bigview_ben_sandbox',
    displayName: 'Big View Ben',
    kind: 'bought-views',
    expectation: 'READY, high risk: views without likes or comments',
    blurb: 'City and train trips. Hundreds of thousands of views, and almost no likes.',
    plan: {
      category: 'travel',
      language: 'en',
      country: 'GB',
      followers: 120_000,
      engagementScore: 0.2,
      scenarios: [{ kind: 'bought-views', intensity: 0.8 }],
    },
  },
  {
    platform: 'youtube',
    handle: 'quiet_workshop_sandbox',
    displayName: 'The Quiet Workshop',
    kind: 'shout-out',
    expectation: 'READY, low risk: a TV appearance explains the jump',
    blurb: 'Furniture restoration. A TV show mentioned the channel, and the subscribers came overnight.',
    plan: {
      category: 'home',
      language: 'en',
      country: 'GB',
      followers: 86_000,
      engagementScore: 0.5,
      scenarios: [{ kind: 'shout-out', intensity: 0.18 }],
    },
  },
  {
    platform: 'twitch',
    handle: 'pixelharbour_sandbox',
    displayName: 'PixelHarbour',
    kind: 'clean',
    expectation: 'READY or LOW_CONFIDENCE: streams show views only',
    blurb: 'Cozy games four evenings a week. The platform shows little, and the verdict says so.',
    plan: { category: 'gaming', language: 'en', country: 'US', followers: 27_300, engagementScore: 0.4 },
  },
  {
    platform: 'x',
    handle: 'norafn_sandbox',
    displayName: 'Nora Finch',
    kind: 'clean',
    expectation: 'READY, good trust, low risk',
    blurb: 'Explains science in short threads. People argue with her, which is a good sign.',
    plan: {
      category: 'learning',
      language: 'en',
      country: 'IE',
      followers: 31_000,
      engagementScore: 0.4,
      backgroundFakes: 0.03,
    },
  },
  {
    platform: 'linkedin',
    handle: 'helena_prado_sandbox',
    displayName: 'Helena Prado',
    kind: 'clean',
    expectation: 'READY, good trust; no follower list',
    blurb: 'Writes about management. Reactions and comments can be checked; followers can’t.',
    plan: { category: 'business', language: 'en', country: 'PT', followers: 22_700, engagementScore: 0.4 },
  },
  {
    platform: 'instagram',
    handle: 'new_in_town_sandbox',
    displayName: 'Ivy Penrose',
    kind: 'few-posts',
    expectation: 'LOW_CONFIDENCE: three posts are too few',
    blurb: 'Just started: three posts and a few hundred followers.',
    plan: {
      category: 'pets',
      language: 'en',
      country: 'NZ',
      followers: 640,
      sponsoredShare: 0,
      size: {
        posts: 3,
        comments: 12,
        commentedPosts: 3,
        followersSampled: 60,
        likedPosts: 0,
        likersPerPost: 0,
        historyDays: 12,
      },
    },
  },
  {
    platform: 'instagram',
    handle: 'private_pia_sandbox',
    displayName: 'Pia Sommer',
    kind: 'private',
    expectation: 'PRIVATE: no verdict, no charge',
    blurb: 'A private account. Only the profile is visible.',
    plan: { category: 'family', language: 'de', country: 'AT', followers: 812, availability: 'private' },
  },
  {
    platform: 'tiktok',
    handle: 'deleted_dana_sandbox',
    displayName: 'Dana Lowe',
    kind: 'not-found',
    expectation: 'NOT_FOUND: the account is gone',
    blurb: 'An account that was deleted.',
    plan: { availability: 'not-found' },
  },
  {
    platform: 'x',
    handle: 'limitd_sandbox',
    displayName: 'Limited',
    kind: 'restricted',
    expectation: 'RESTRICTED: the platform shows nothing',
    blurb: 'Suspended by the platform.',
    plan: { availability: 'restricted' },
  },
]

const byAddress = new Map(entries.map((entry) => [`${entry.platform}/${entry.handle}`, entry]))

/** @returns the showcase creators, in the order in which they are best shown. */
export function showcaseCreators(): ShowcaseCreator[] {
  return entries.map(({ plan: _, ...creator }) => ({ ...creator, url: profileUrl(creator.platform, creator.handle) }))
}

/** @returns the fixed parts of a showcase creator's plan, or null when there is none with this handle. */
export function showcasePlan(platform: Platform, handle: string): (ShowcasePlan & { displayName: string }) | null {
  const entry = byAddress.get(`${platform}/${handle}`)
  return entry === undefined ? null : { ...entry.plan, displayName: entry.displayName }
}

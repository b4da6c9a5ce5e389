/** One creator at one moment, with the truth about them. The same plan gives the same answer; a later moment gives the same past, and a little more. */

import type { Post, Profile, Snapshot } from '@vouch/engine'
import { visibleAccount } from './account-fields.ts'
import { deliveryOf, postReads } from './arrival/post-reads.ts'
import { fakeShares, sampledFollowers } from './audience.ts'
import { dayMs, timeText } from './calendar.ts'
import { postText } from './captions.ts'
import { commentSection } from './comments.ts'
import { declaredAudience } from './declared-audience.ts'
import { postCounts } from './engagement.ts'
import { boughtOfPosts, growthEvents, truthOf } from './ground-truth.ts'
import { type Growth, growthOf } from './growth.ts'
import { historyOf, shownFollowers, type Totals, totalsOf } from './history.ts'
import { likerLists } from './likers.ts'
import type { ListedPost } from './listed-post.ts'
import type { CreatorPlan, GroundTruth } from './plan.ts'
import { type PostSlot, postSlots, visibleSlots } from './post-slots.ts'
import { random } from './random.ts'
import { type World, worldOf } from './world.ts'

export interface SimulatedCreator {
  snapshot: Snapshot
  truth: GroundTruth
}

/** @param plan who, where, when, how much, and what happens to them.
 *  @returns a snapshot as a connector would give it, and the ground truth, which no connector has.
 *  @throws RangeError when `plan.at` or `plan.anchor` is not an ISO 8601 time. */
export function simulateCreator(plan: CreatorPlan): SimulatedCreator {
  const world = worldOf(plan)
  const availability = plan.availability ?? 'found'
  if (availability === 'not-found' || availability === 'restricted')
    return { snapshot: emptySnapshot(world), truth: truthOf(world) }
  const slotsOf = rememberedSlots(world)
  const growth = growthOf(world, slotsOf)
  const totals = totalsOf(world, growth, slotsOf)
  const profile = profileOf(world, growth, totals)
  if (availability === 'private') return { snapshot: { ...emptySnapshot(world), profile }, truth: truthOf(world) }
  return foundCreator(world, growth, totals, profile, slotsOf)
}

function foundCreator(
  world: World,
  growth: Growth,
  totals: Totals,
  profile: Profile,
  slotsOf: (day: number) => PostSlot[],
): SimulatedCreator {
  const posts: ListedPost[] = visibleSlots(world, slotsOf).map((slot) => ({
    slot,
    text: postText(world, slot),
    counts: postCounts(world, growth, slot),
  }))
  const section = commentSection(world, posts)
  const liked = likerLists(world, posts)
  const { sample, fakeIds } = sampledFollowers(world, growth)
  const people = new Map([...section.authors, ...liked.accounts])
  const consented = world.plan.basis === 'consent'
  const snapshot: Snapshot = {
    ...emptySnapshot(world),
    profile,
    posts: posts.map((post) => ({ ...shownPost(world, post, consented), ...readsOf(world, post) })),
    comments: section.comments,
    followersSample: sample,
    likers: liked.likers,
    accounts: [...people.values()].map((account) => visibleAccount(world.platform, account)),
    history: historyOf(world, growth, totals),
    audience: consented ? declaredAudience(world) : null,
  }
  const shares = fakeShares(world, growth, world.day)
  const truth: GroundTruth = {
    ...truthOf(world),
    fakeFollowerShare: shares.fake,
    boughtFollowerShare: shares.bought,
    boughtOfPosts: boughtOfPosts(posts.map(({ counts }) => counts)),
    fakeSampleIds: fakeIds,
    manipulatedPostIds: posts
      .filter(({ counts }) => counts.boughtLikes + counts.boughtViews > 0)
      .map(({ slot }) => slot.id),
    inauthenticCommentIds: section.inauthenticIds,
    ringAccountIds: [...new Set([...section.ringIds, ...liked.ringIds])],
    growthEvents: growthEvents(world, growth),
    ...(world.plan.reads === true && {
      deliveries: posts.flatMap(({ slot, counts }) => deliveryOf(world, slot, counts) ?? []),
    }),
  }
  return { snapshot, truth }
}

/** Growth, totals and posts all ask for the same days: each is made once. */
function rememberedSlots(world: World): (day: number) => PostSlot[] {
  const days = new Map<number, PostSlot[]>()
  return (day) => {
    const known = days.get(day)
    if (known !== undefined) return known
    const slots = postSlots(world, day)
    days.set(day, slots)
    return slots
  }
}

function emptySnapshot(world: World): Snapshot {
  const { plan, persona } = world
  return {
    schema: 'vouch.snapshot/1',
    platform: plan.platform,
    handle: persona.handle,
    fetchedAt: timeText(world.nowMs),
    availability: plan.availability ?? 'found',
    source: { connector: 'sandbox', basis: plan.basis ?? 'sandbox' },
    profile: null,
    posts: [],
    comments: [],
    followersSample: null,
    likers: [],
    accounts: [],
    history: [],
    audience: null,
  }
}

function profileOf(world: World, growth: Growth, totals: Totals): Profile {
  const { persona, platform, plan, day } = world
  const draw = random(world.seed, 'profile')
  const showsAge = platform === 'youtube' || platform === 'x' || platform === 'twitch'
  const followers = growth.total(day)
  return {
    id: `u_${world.key}`,
    displayName: persona.displayName,
    url: persona.url,
    avatarUrl: null,
    bio: persona.bio,
    externalUrl: persona.externalUrl,
    verified: plan.verified ?? draw.chance(Math.min(0.8, followers / 1_500_000)),
    accountType:
      platform === 'linkedin' ? 'person' : draw.pick(['creator', 'creator', 'creator', 'business', 'person'] as const),
    isPrivate: plan.availability === 'private',
    createdAt: showsAge ? timeText((world.anchorDay - 2500 - draw.int(1500)) * dayMs) : null,
    country: world.country,
    language: world.language,
    categories: [world.category],
    followers: shownFollowers(world, followers),
    following:
      platform === 'youtube' || platform === 'twitch' || platform === 'linkedin' ? null : growth.following(day),
    posts: totals.posts(day),
    totalViews: totals.views(day),
    followersRounded: platform === 'youtube',
  }
}

/** The platform's own label is there where it has one; the text marker is in the caption either way. Saves are the creator's own knowledge, but for TikTok and X. */
function shownPost(world: World, { slot, text, counts }: ListedPost, consented: boolean): Post {
  const { platform } = world
  const draw = random(world.seed, 'label', slot.id)
  const labels = platform === 'instagram' || platform === 'tiktok' || platform === 'youtube'
  const savesShown = consented || platform === 'tiktok' || platform === 'x'
  const sharesShown = consented || platform !== 'instagram'
  return {
    id: slot.id,
    publishedAt: timeText(slot.publishedMs),
    kind: slot.kind,
    caption: text.caption,
    hashtags: text.hashtags,
    mentions: text.mentions,
    durationSeconds: durationOf(slot, draw.logNormal(1, 0.5)),
    sponsored: labels ? slot.sponsored && draw.chance(0.75) : null,
    likes: counts.likes,
    comments: counts.comments,
    views: counts.views,
    shares: sharesShown ? counts.shares : null,
    saves: savesShown ? counts.saves : null,
  }
}

/** @returns the readings of a post under their key; nothing at all where the plan asks for none, or no moment of reading has passed */
function readsOf(world: World, { slot, counts }: ListedPost): Pick<Post, 'reads'> {
  const reads = world.plan.reads === true ? postReads(world, slot, counts) : []
  return reads.length > 0 ? { reads } : {}
}

/** Typical lengths: 15 seconds for a short on TikTok (32,294 videos), 12 minutes for a YouTube video, three hours for a stream. */
function durationOf(slot: PostSlot, factor: number): number | null {
  if (slot.kind === 'short') return Math.max(5, Math.round(18 * factor))
  if (slot.kind === 'video') return Math.max(8, Math.round(480 * factor))
  return slot.kind === 'stream' ? Math.round(9800 * factor) : null
}

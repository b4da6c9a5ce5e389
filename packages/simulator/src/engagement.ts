/** What a post has gathered by the moment of the snapshot: people's reactions, correlated as real ones are, and what was bought on top.
 *  Counts only grow with the post's age: a look a day later shows the same post, a little larger. */

import { deliveredBy } from './arrival/seller-delivery.ts'
import { hourMs, weekday } from './calendar.ts'
import type { Growth } from './growth.ts'
import type { PostSlot } from './post-slots.ts'
import { random } from './random.ts'
import { intensityOn, scheduleFor, type World } from './world.ts'

export interface PostCounts {
  likes: number | null
  comments: number | null
  views: number | null
  shares: number | null
  saves: number | null
  /** Likes and views that were bought, and comments that bots or a pod wrote; included in the counts. */
  boughtLikes: number
  boughtViews: number
  botComments: number
  podComments: number
  /** Shares of the final comments that bots and the pod write, 0 to 1; they do not change with the post's age. */
  mix: { bot: number; pod: number }
}

/** Engagement on posts of Sunday to Saturday (chosen, a few percent). */
const weekdayEffect = [1.05, 0.98, 0.97, 0.98, 1.0, 1.0, 1.04] as const
/** Factor by format: on Instagram a video gets fewer likes than an image and a carousel more (crawl of 2020: -.57 and +.08 in the log; the first has
 *  narrowed since, half of it is used). A stream's recording and a short differ from a video on YouTube. */
const formatEffect: Readonly<Record<string, number>> = {
  'instagram/video': 0.75,
  'instagram/carousel': 1.08,
  'youtube/short': 1.3,
  'youtube/stream': 0.4,
  'linkedin/video': 0.85,
  'linkedin/carousel': 1.25,
  'x/image': 1.15,
}
/** Accounts in a pod: CreatorScore reports 20 to 200. */
export const podSizeMin = 24
export const podSizeSpread = 30

/** @returns the number of members of the creator's pod; 0 without one. */
export function podSize(world: World): number {
  return scheduleFor(world, 'pod') === null ? 0 : podSizeMin + random(world.seed, 'pod-size').int(podSizeSpread)
}

/** Share of posts that a creator brings to the pod: members owe each other a round, not every post. */
const podRounds = 0.5

/** @returns the share of the pod's members who come to the post, 0 for posts outside its rounds. */
export function podShareOn(world: World, slot: PostSlot): number {
  return random(world.seed, 'round', slot.id).chance(podRounds) ? intensityOn(world, 'pod', slot.day) : 0
}

/** @returns the share of its final engagement that a post has at the moment of the snapshot, 0 to 1 (stretched exponential, Weibull 0.65). */
function maturity(world: World, slot: PostSlot): number {
  const hours = Math.max(0, world.nowMs - slot.publishedMs) / hourMs
  return 1 - Math.exp(-((hours / world.traits.maturityHours) ** 0.65))
}

/** @returns the counts of a post. */
export function postCounts(world: World, growth: Growth, slot: PostSlot): PostCounts {
  const people = peopleCounts(world, growth, slot)
  const ripe = maturity(world, slot)
  const ageHours = (world.nowMs - slot.publishedMs) / hourMs
  const delivered = Math.min(1, ageHours / 10)
  const bought = boughtCounts(world, growth, slot, people)
  const grown = (count: number | null): number | null => (count === null ? null : Math.floor(count * ripe))
  const likes = grown(people.likes)
  const comments = grown(people.comments)
  const views = grown(people.views)
  const arrived = (kind: 'bought-likes' | 'bought-views') => {
    const way = scheduleFor(world, kind)?.scenario.delivery
    if (way !== undefined) return deliveredBy(world.seed, slot.id, way, ageHours)
    return isInProportion(world, kind) ? ripe : delivered
  }
  const boughtLikes = likes === null ? 0 : Math.floor(bought.likes * arrived('bought-likes'))
  const boughtViews = views === null ? 0 : Math.floor(bought.views * arrived('bought-views'))
  const podComments = comments === null ? 0 : Math.floor(bought.podComments * delivered)
  const botComments =
    comments === null
      ? 0
      : Math.floor((comments * bought.botShare) / (1 - bought.botShare) + bought.botFloor * delivered)
  const allLikes = likes === null ? null : likes + boughtLikes + podComments
  return {
    likes: allLikes,
    comments: comments === null ? null : comments + podComments + botComments,
    // Some bots load the post before they like it. Views are never fewer than likes.
    views: views === null ? null : Math.max(views + boughtViews + Math.floor(0.3 * boughtLikes), allLikes ?? 0),
    shares: grown(people.shares),
    saves: grown(people.saves),
    boughtLikes,
    boughtViews,
    botComments,
    podComments,
    mix: commentMix(people.comments ?? 0, bought),
  }
}

/** Bots write a share of what is not the pod's. */
function commentMix(peopleComments: number, bought: BoughtCounts): { bot: number; pod: number } {
  const bots = (peopleComments * bought.botShare) / (1 - bought.botShare) + bought.botFloor
  const all = Math.max(1, peopleComments + bots + bought.podComments)
  return { bot: bots / all, pod: bought.podComments / all }
}

interface PeopleCounts {
  likes: number | null
  comments: number | null
  views: number | null
  shares: number | null
  saves: number | null
}

/** What people do in the end, before age. Likes, comments, shares and saves hang on the same reach, each with its own noise. */
function peopleCounts(world: World, growth: Growth, slot: PostSlot): PeopleCounts {
  const { engagement: nature, traits } = world
  const draw = random(world.seed, 'counts', slot.id)
  const format = formatEffect[`${world.platform}/${slot.kind}`] ?? 1
  const advertising = slot.sponsored ? nature.sponsoredEffect : 1
  const shoutOut = afterShoutOut(world, slot) ? 1.5 : 1
  const pull = slot.event === 'giveaway' ? 2.4 : 1
  const reach =
    growth.organic(slot.day) *
    Math.exp(nature.spread * slot.score) *
    slot.boost *
    format *
    advertising *
    shoutOut *
    pull *
    (weekdayEffect[weekday(slot.day)] ?? 1)
  const likeNoise = Math.exp(traits.likeNoise * draw.normal())
  // Strangers who meet a viral post like less often than followers do.
  const strangers = slot.boost ** -0.12
  const viewsFirst = nature.viewsPerFollower === null ? null : reach * nature.viewsPerFollower
  const likes =
    viewsFirst === null
      ? reach * (nature.likesPerFollower ?? 0) * likeNoise
      : nature.likesPerView === null
        ? null
        : viewsFirst * nature.likesPerView * likeNoise * strangers
  const shown =
    slot.kind === 'video' && world.platform === 'instagram' && likes !== null && nature.likesPerView !== null
  const views = viewsFirst ?? (shown ? (likes ?? 0) / (nature.likesPerView ?? 1) : null)
  const rest = (perLike: number | null, noise: number, factor = 1): number | null =>
    likes === null || perLike === null ? null : draw.poisson(likes * perLike * factor * Math.exp(noise * draw.normal()))
  const talk = slot.event === 'giveaway' ? 22 : 1
  return {
    likes: likes === null ? null : Math.round(likes),
    comments: rest(nature.commentsPerLike, traits.commentNoise, talk),
    views: views === null ? null : Math.round(views),
    shares: rest(nature.sharesPerLike, 0.6),
    saves: rest(nature.savesPerLike, 0.4),
  }
}

function afterShoutOut(world: World, slot: PostSlot): boolean {
  const schedule = scheduleFor(world, 'shout-out')
  if (schedule === null) return false
  return schedule.only !== null ? slot.day >= schedule.only && slot.day < schedule.only + 8 : slot.event === 'shout-out'
}

interface BoughtCounts {
  likes: number
  views: number
  /** Share of all comments that bots write. */
  botShare: number
  /** Comments that bots write even where nobody else does. */
  botFloor: number
  podComments: number
}

/** Orders come in packages, sized by the creator's usual post and not by this one: that is what makes inflated likes too even. */
function boughtCounts(world: World, growth: Growth, slot: PostSlot, people: PeopleCounts): BoughtCounts {
  const { engagement: nature } = world
  const draw = random(world.seed, 'bought', slot.id)
  const audience = growth.organic(slot.day)
  const usualViews = audience * (nature.viewsPerFollower ?? 0)
  const usualLikes =
    nature.likesPerFollower === null ? usualViews * (nature.likesPerView ?? 0) : audience * nature.likesPerFollower
  const viewsOfLikes = nature.likesPerView === null ? usualViews : usualLikes / nature.likesPerView
  const order = (kind: 'bought-likes' | 'bought-views', usual: number, own: number): number => {
    const share = intensityOn(world, kind, slot.day)
    if (isInProportion(world, kind)) return (own * share) / (1 - share)
    return share > 0 && draw.chance(0.9) ? packaged((usual * share) / (1 - share)) : 0
  }
  const likes = order('bought-likes', usualLikes, people.likes ?? 0)
  const views = order('bought-views', viewsOfLikes, people.views ?? 0)
  const botShare = draw.chance(0.96) ? intensityOn(world, 'comment-bots', slot.day) * draw.between(0.9, 1.05) : 0
  const pod = podShareOn(world, slot)
  return {
    likes,
    views,
    botShare: Math.min(0.95, botShare),
    botFloor: botShare > 0 ? 6 * botShare : 0,
    podComments: Math.round(podSize(world) * pod * draw.between(0.85, 1)),
  }
}

/** Orders that follow each post's own counts, the ones that a single look at the counts cannot show. */
function isInProportion(world: World, kind: 'bought-likes' | 'bought-views'): boolean {
  return scheduleFor(world, kind)?.scenario.sizedBy === 'post'
}

/** @returns the amount rounded to one and a half digits, as packages are sold (50, 250, 1,000, 2,500). */
function packaged(amount: number): number {
  if (amount < 1) return 0
  const digit = 10 ** Math.floor(Math.log10(amount))
  return Math.max(10, Math.round((amount / digit) * 4) * (digit / 4))
}

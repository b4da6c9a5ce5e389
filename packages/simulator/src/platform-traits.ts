/** What is typical of each platform: formats, rhythm and the numbers that engagement is drawn from.
 *  Every measured figure is a quantile over creators of a public crawl; where none exists the comment says "chosen". */

import type { Platform, PostKind, SampleMethod } from '@vouch/engine'
import { logNormalQuantiles, type Quantiles } from './quantiles.ts'

export interface PlatformTraits {
  kinds: Readonly<Partial<Record<PostKind, number>>>
  /** Posts a day: q05 to q95 over creators. */
  postsPerDay: Quantiles
  /** Hours after which 63 % of a post's engagement has come (chosen, after the platforms' known half-lives). */
  maturityHours: number
  /** How a follower list can be had; null where the platform gives none to third parties. */
  followersMethod: SampleMethod | null
  /** Followers of a creator in the network. */
  followers: Quantiles
  /** Standard deviation of the log of a creator's likes (Instagram) or views (elsewhere) over posts. */
  spread: Quantiles
  /** Standard deviation of the log of the likes per view within a creator. */
  likeNoise: number
  /** The same for comments per like. */
  commentNoise: number
  /** Median of views per follower; null where engagement is not driven by views. */
  viewsPerFollower: Quantiles | null
  likesPerView: Quantiles | null
  commentsPerLike: Quantiles | null
  sharesPerLike: Quantiles | null
  savesPerLike: Quantiles | null
  /** Hour of the day, UTC, around which most posts appear, and its spread in hours. */
  hours: readonly [peak: number, spread: number]
}

/** Measured: likes per follower and comments per like on 306 Instagram creators of a 2020 crawl, spread between the same crawl
 *  (median .72 over months) and a 2017 one (.33 over weeks). Saves and shares: chosen. */
const instagram: PlatformTraits = {
  kinds: { image: 0.42, carousel: 0.28, video: 0.3 },
  postsPerDay: [0.12, 0.25, 0.45, 0.8, 1.8],
  maturityHours: 12,
  followersMethod: 'random',
  followers: [2200, 8000, 26_000, 95_000, 700_000],
  spread: [0.28, 0.42, 0.55, 0.7, 1.0],
  likeNoise: 0.12,
  commentNoise: 0.5,
  viewsPerFollower: null,
  likesPerView: [0.02, 0.035, 0.05, 0.07, 0.11],
  commentsPerLike: [0.0026, 0.0043, 0.007, 0.0111, 0.0239],
  sharesPerLike: [0.01, 0.025, 0.05, 0.1, 0.25],
  savesPerLike: [0.01, 0.025, 0.05, 0.1, 0.2],
  hours: [17, 3.5],
}

/** Measured on 1,136 TikTok creators of a 2020 crawl (plays, likes, comments, shares) and 1,575 videos (saves). Comments per like is the
 *  quotient of the measured comments per play (.0003/.0007/.0011/.0019/.0045) and likes per play. */
const tiktok: PlatformTraits = {
  kinds: { short: 1 },
  postsPerDay: [0.18, 0.4, 0.75, 1.3, 2.4],
  maturityHours: 36,
  followersMethod: 'recent',
  followers: [3000, 14_000, 60_000, 280_000, 2_400_000],
  spread: [0.5, 0.71, 0.87, 1.09, 1.42],
  likeNoise: 0.227,
  commentNoise: 0.58,
  viewsPerFollower: [0.024, 0.074, 0.156, 0.334, 0.899],
  likesPerView: [0.065, 0.109, 0.155, 0.194, 0.254],
  commentsPerLike: [0.0021, 0.0045, 0.0071, 0.0119, 0.027],
  sharesPerLike: [0.0009, 0.0019, 0.0034, 0.0062, 0.019],
  savesPerLike: [0.022, 0.037, 0.053, 0.076, 0.137],
  hours: [18, 4],
}

/** Likes and comments per view and the spread of views: 14 channels of public crawls. Views per subscriber: see `viewsPerSubscriber`. */
const youtube: PlatformTraits = {
  kinds: { video: 0.74, short: 0.2, stream: 0.06 },
  postsPerDay: [0.05, 0.1, 0.18, 0.32, 0.8],
  maturityHours: 70,
  followersMethod: null,
  followers: [2500, 11_000, 48_000, 220_000, 1_900_000],
  spread: [0.6, 0.69, 0.95, 1.12, 1.45],
  likeNoise: 0.33,
  commentNoise: 0.45,
  viewsPerFollower: [0.02, 0.06, 0.14, 0.32, 0.9],
  likesPerView: [0.013, 0.017, 0.027, 0.039, 0.06],
  commentsPerLike: [0.022, 0.04, 0.055, 0.075, 0.14],
  sharesPerLike: null,
  savesPerLike: null,
  hours: [15, 3],
}

/** Chosen: recordings of streams carry views only. */
const twitch: PlatformTraits = {
  kinds: { stream: 1 },
  postsPerDay: [0.15, 0.3, 0.48, 0.7, 0.95],
  maturityHours: 60,
  followersMethod: null,
  followers: [1500, 5000, 17_000, 70_000, 600_000],
  spread: [0.25, 0.35, 0.45, 0.6, 0.9],
  likeNoise: 0.2,
  commentNoise: 0.5,
  viewsPerFollower: logNormalQuantiles(0.07, 0.8),
  likesPerView: null,
  commentsPerLike: null,
  sharesPerLike: null,
  savesPerLike: null,
  hours: [18, 2],
}

/** Chosen: impressions per follower and the quotients of likes, replies, reposts and bookmarks. */
const x: PlatformTraits = {
  kinds: { text: 0.66, image: 0.26, video: 0.08 },
  postsPerDay: [0.3, 0.8, 1.7, 3.2, 6],
  maturityHours: 8,
  followersMethod: 'recent',
  followers: [1500, 6000, 21_000, 85_000, 700_000],
  spread: [0.55, 0.75, 0.95, 1.15, 1.5],
  likeNoise: 0.35,
  commentNoise: 0.5,
  viewsPerFollower: logNormalQuantiles(0.22, 0.8),
  likesPerView: logNormalQuantiles(0.014, 0.5),
  commentsPerLike: logNormalQuantiles(0.05, 0.5),
  sharesPerLike: logNormalQuantiles(0.12, 0.4),
  savesPerLike: logNormalQuantiles(0.07, 0.5),
  hours: [14, 4.5],
}

/** Chosen: reactions per follower come from `likesPerFollower`, comments and reposts from these quotients. */
const linkedin: PlatformTraits = {
  kinds: { text: 0.5, image: 0.28, carousel: 0.12, video: 0.1 },
  postsPerDay: [0.08, 0.15, 0.28, 0.5, 0.9],
  maturityHours: 22,
  followersMethod: null,
  followers: [1500, 5000, 14_000, 45_000, 260_000],
  spread: [0.35, 0.5, 0.65, 0.8, 1.1],
  likeNoise: 0.2,
  commentNoise: 0.5,
  viewsPerFollower: null,
  likesPerView: null,
  commentsPerLike: logNormalQuantiles(0.09, 0.5),
  sharesPerLike: logNormalQuantiles(0.035, 0.5),
  savesPerLike: null,
  hours: [9, 2],
}

export const platformTraits: Readonly<Record<Platform, PlatformTraits>> = {
  instagram,
  tiktok,
  youtube,
  twitch,
  x,
  linkedin,
}

/** Follower counts at which the engagement medians below are stated: the geometric middles of the tiers 1-5K to above 1M. */
const tierMiddles = [2200, 7000, 22_000, 70_000, 220_000, 700_000, 3_000_000]
/** Likes and comments per follower on Instagram: the middle of the band "average" of Modash's table over 72 million profiles. Its
 *  top tier (.0114) agrees with the crawl (.0123 on 306 creators above a million). */
const instagramMedians = [0.0389, 0.0143, 0.0097, 0.0087, 0.01, 0.01, 0.0123]
/** Likes and comments per subscriber on YouTube: the same table over 8 million channels. */
const youtubeMedians = [0.0174, 0.007, 0.0043, 0.0028, 0.0023, 0.002, 0.0016]
/** Reactions per follower on LinkedIn: chosen. */
const linkedinMedians = [0.022, 0.015, 0.01, 0.007, 0.005, 0.004, 0.003]

/** @returns the value at a follower count, linear in the logarithms between the tiers and flat beyond them. */
function byTier(medians: readonly number[], followers: number): number {
  const last = tierMiddles.length - 1
  const at = Math.log(Math.max(1, followers))
  if (at <= Math.log(tierMiddles[0] ?? 1)) return medians[0] ?? 0
  for (let i = 0; i < last; i++) {
    const low = Math.log(tierMiddles[i] ?? 1)
    const high = Math.log(tierMiddles[i + 1] ?? 1)
    if (at > high) continue
    const from = Math.log(medians[i] ?? 1)
    return Math.exp(from + ((at - low) / (high - low)) * (Math.log(medians[i + 1] ?? 1) - from))
  }
  return medians[last] ?? 0
}

/** Likes per follower of an Instagram or LinkedIn creator at a standard normal score among creators of this size. The spread is that of the
 *  crawl above a million (.0013/.0042/.0123/.034/.095: sd of the log 1.3) and of the tier table below it (1.0). */
export function likesPerFollower(platform: 'instagram' | 'linkedin', followers: number, score: number): number {
  const median = byTier(platform === 'instagram' ? instagramMedians : linkedinMedians, followers)
  const sdLog = platform === 'linkedin' ? 0.7 : followers > 1_000_000 ? 1.3 : 1.0
  return Math.min(0.5, median * Math.exp(sdLog * Math.max(-2.4, Math.min(2.4, score))))
}

/** Views per subscriber of a YouTube channel: the tier's engagement per subscriber over the median engagement per view (.0285).
 *  Spread: chosen at 1.0, the table's own is wider because it includes abandoned channels. */
export function viewsPerSubscriber(subscribers: number, score: number): number {
  return (byTier(youtubeMedians, subscribers) / 0.0285) * Math.exp(Math.max(-2.4, Math.min(2.4, score)))
}

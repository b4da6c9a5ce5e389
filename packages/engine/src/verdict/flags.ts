import type { Facts } from '../facts.ts'
import { isGiveaway } from '../posts/post-markers.ts'
import { knownCounts, recentPosts } from '../posts/recent-posts.ts'
import type { Coverage } from '../report/report.ts'
import { median } from '../statistics/quantile.ts'
import { readiness } from './state.ts'
import { listed, plural } from './wording.ts'

/** Remarks that a reader needs beside the verdict: what the data lacks, and what may mislead. Each begins with a stable
 *  phrase before its colon, by which a page may choose a banner.
 *
 *  A flag is no evidence and moves no number. It tells a reader how to read the numbers, which a score cannot do for
 *  itself. */

/** Below this many views a post's ratios are counts of a few people.
 *
 *  A proposal: with 300 views of which 15 per cent are liked, chance alone moves the 45 likes by a seventh (1 / √45). */
const lowViews = 500
/** Names of the snapshot's parts in words.
 *
 *  A part without a name here is shown by its key, which is ugly and visible instead of silent. */
const partNames: Record<string, string> = {
  followers: 'follower count',
  posts: 'posts',
  likes: 'like counts',
  views: 'view counts',
  comments: 'comments',
  followersSample: 'follower sample',
  likers: 'likers',
  history: 'follower history',
  audience: 'audience insights',
}

/** Parts whose absence weakens a verdict; views and insights are no business of every platform.
 *
 *  Likers are given by few platforms, so their absence is no remark. */
const weighty = new Set(['followers', 'posts', 'likes', 'comments', 'followersSample', 'history'])

/** @param coverage what there was to look at
 *  @returns remarks in a fixed order; none for a complete, ordinary creator
 *  @example a YouTube channel with rounded counts and no sample gets "Partial data" and "Rounded counts" */
export function flagsOf(facts: Facts, coverage: Coverage): string[] {
  const { snapshot } = facts
  const posts = recentPosts(facts)
  const views = knownCounts(posts, 'views')
  const missing = coverage.missing.filter((part) => weighty.has(part)).map((part) => partNames[part] ?? part)
  const hidden = posts.filter((post) => typeof post.likes !== 'number').length
  const giveaways = posts.filter(isGiveaway).length
  const method = snapshot.followersSample?.method
  const flags: string[] = []
  if (missing.length > 0) flags.push(`Partial data: no ${listed(missing)}.`)
  // The limit that decides between a ready and a low-confidence verdict, so the banner and the state never disagree.
  if (posts.length < readiness.postsMin) flags.push(`Few posts: ${plural(posts.length, 'recent post')} with counts.`)
  if (views.length > 0 && median(views) < lowViews) {
    flags.push(`Low views: a typical post has ${plural(median(views), 'view')}, so its ratios are rough.`)
  }
  if (posts.length > 0 && hidden === posts.length && snapshot.platform !== 'twitch')
    flags.push('Hidden likes: the creator or the platform hides like counts.')
  if (snapshot.profile?.followersRounded === true)
    flags.push('Rounded counts: the platform rounds follower counts, so small changes don’t show.')
  if (coverage.followersSample > 0 && (method === 'recent' || method === 'unknown')) {
    flags.push('Sample not random: the sampled followers may not represent all followers, so the range is wider.')
  }
  if (giveaways > 0)
    flags.push(
      `Giveaways: ${plural(giveaways, 'recent post')} promoting one, which boosts comments and followers for a while.`,
    )
  return flags
}

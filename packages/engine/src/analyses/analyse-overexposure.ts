import { engagementsOf } from '../posts/engagements.ts'
import { isSponsored } from '../posts/post-markers.ts'
import { recentPosts } from '../posts/recent-posts.ts'
import { type OverexposurePart, overexposure } from '../roi/overexposure.ts'
import type { RoiCreator } from '../roi/roi-input.ts'
import { newestFirst } from '../snapshot/order.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'
import { ascending, median, quantileOfSorted } from '../statistics/quantile.ts'
import { hashOfText, seededRandom } from '../statistics/seeded-random.ts'
import { significant } from '../statistics/significant.ts'
import { wilsonInterval } from '../statistics/wilson-interval.ts'
import { type BrandLine, creatorBrands } from './creator-brands.ts'

/** The overexposure index with the evidence behind it: which brands, when, and what sponsorship does to this creator's
 *  engagement.
 *
 *  The index is a proposal of ours: nobody has measured when an audience stops believing. What a newcomer would get wrong is to
 *  read a full calendar as a fault. Brands come back to whom they work for, which is why what sponsorship *does* to
 *  engagement is half of the index and its interval the widest part of it. */
export interface OverexposureAnalysis {
  /** 0: nothing of it; 100: every part at its worst. */
  index: number
  /** 90 %: the index with every part at its favourable and at its unfavourable end. */
  low: number
  high: number
  /** Thirds of the index. */
  band: 'low' | 'moderate' | 'high'
  parts: OverexposurePart[]
  /** Accounts that sponsored posts name, at most twelve. */
  brands: BrandLine[]
  /** Posts by month, oldest first, at most twelve. */
  months: { month: string; posts: number; sponsored: number }[]
  /** Engagement of sponsored over other posts; null with fewer than three on either side. */
  effect: { ratio: number; low: number; high: number; sponsored: number; others: number } | null
  summary: string
}

const postsMin = 3
const brandsMax = 12
const monthsMax = 12
/** Enough for two steady digits of the ends. */
const resamples = 400

/** @param creator as `roiCreatorOf` reads it off this snapshot's report
 *  @returns null where neither captions nor labels tell what is sponsored */
export function analyseOverexposure(creator: RoiCreator, snapshot: Snapshot): OverexposureAnalysis | null {
  const found = overexposure(creator)
  if (found === null) return null
  const posts = newestFirst(snapshot.posts).filter(({ kind }) => kind !== 'story')
  const effect = effectOf(snapshot)
  const [low, high] = indexEnds(creator, recentPosts({ posts }).length, effect)
  const band = found.index < 100 / 3 ? 'low' : found.index < 200 / 3 ? 'moderate' : 'high'
  return {
    ...found,
    // The ends are made from the parts' own intervals and may, by rounding, lie a hair inside the index itself.
    ...{ low: Math.min(low, found.index), high: Math.max(high, found.index), band },
    brands: creatorBrands(snapshot).slice(0, brandsMax),
    months: monthsOf(posts),
    effect,
    summary: summaryOf(found.index, band, effect),
  }
}

/** Every part at once at its better or worse end: wider than 90 % of the whole, which is the safe side to be wrong on. */
function indexEnds(creator: RoiCreator, posts: number, effect: OverexposureAnalysis['effect']): [number, number] {
  const share = creator.sponsoredShare
  const [least, most] = share === null ? [null, null] : wilsonInterval(share * posts, posts)
  const ratio = creator.paidPerformance
  const index = (sponsoredShare: number | null, paidPerformance: number | null) =>
    overexposure({ ...creator, sponsoredShare, paidPerformance })?.index ?? 0
  return [index(least, effect?.high ?? ratio), index(most, effect?.low ?? ratio)]
}

/** Median engagement of sponsored posts over that of the others, with a bootstrap of posts (Efron, 1979) whose luck comes from
 *  the creator's name, so that asking twice gives one answer. */
function effectOf(snapshot: Snapshot): OverexposureAnalysis['effect'] {
  const counted = recentPosts({ posts: newestFirst(snapshot.posts) }).flatMap((post) => {
    const engagements = engagementsOf(post, snapshot.platform) ?? post.views ?? null
    return engagements === null ? [] : [{ engagements, paid: isSponsored(post) }]
  })
  const paid = counted.flatMap(({ paid: is, engagements }) => (is ? [engagements] : []))
  const others = counted.flatMap(({ paid: is, engagements }) => (is ? [] : [engagements]))
  const typical = others.length === 0 ? 0 : median(others)
  if (paid.length < postsMin || others.length < postsMin || !(typical > 0)) return null
  const random = seededRandom(hashOfText(`overexposure of ${snapshot.platform}/${snapshot.handle}`))
  const drawn = (from: readonly number[]) => median(from.map(() => from[Math.floor(random() * from.length)] ?? 0))
  const ratios = ascending(Array.from({ length: resamples }, () => drawn(paid) / Math.max(1, drawn(others))))
  const ratio = median(paid) / typical
  return {
    ratio: significant(ratio),
    low: significant(Math.min(ratio, quantileOfSorted(ratios, 0.05))),
    high: significant(Math.max(ratio, quantileOfSorted(ratios, 0.95))),
    ...{ sponsored: paid.length, others: others.length },
  }
}

/** How full the calendar was. A month without posts is not listed: nothing was published, so nothing was sold.
 *
 *  @param posts newest first */
function monthsOf(posts: readonly Post[]): OverexposureAnalysis['months'] {
  const months = new Map<string, { month: string; posts: number; sponsored: number }>()
  for (const post of posts) {
    const month = post.publishedAt.slice(0, 7)
    const known = months.get(month) ?? { month, posts: 0, sponsored: 0 }
    months.set(month, { month, posts: known.posts + 1, sponsored: known.sponsored + (isSponsored(post) ? 1 : 0) })
  }
  return [...months.values()].slice(0, monthsMax).reverse()
}

/** The index in a word, and the one finding that a brand can act on. */
function summaryOf(index: number, band: string, effect: OverexposureAnalysis['effect']): string {
  const head = `Overexposure looks ${band}: ${Math.round(index)} out of 100.`
  if (effect === null) {
    return `${head} There are fewer than three sponsored or three organic posts with counts, so we don’t know how sponsorship affects engagement.`
  }
  const percentOf = (value: number) => `${Math.round(100 * value)}%`
  const range = `${percentOf(effect.low)} to ${percentOf(effect.high)}`
  const reading =
    effect.high < 1
      ? 'people engage less when a post is sponsored'
      : effect.low > 1
        ? 'people engage more when a post is sponsored'
        : 'any difference could be chance'
  return `${head} Sponsored posts get ${percentOf(effect.ratio)} of the usual engagement (range ${range}, ${effect.sponsored} vs. ${effect.others} posts): ${reading}.`
}

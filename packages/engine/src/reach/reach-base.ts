import { impressionsPerReach, reachRows, sizeOf } from '../benchmarks/reach-shares.ts'
import type { Provenance } from '../benchmarks/sourced.ts'
import type { FactorKind } from '../roi/factor.ts'
import type { RoiCreator, RoiInput } from '../roi/roi-input.ts'
import { knownQuantity } from '../statistics/known-value.ts'
import { certain, combined, type LogRange, raised, spanning } from '../statistics/log-range.ts'
import { estimateRange } from './estimate-range.ts'

/** How many impressions one post makes and how many people stand behind them, from the best that is known.
 *
 *  In order: the creator's own reach, public views, likes, followers. What a newcomer would get wrong is to fall back to
 *  followers on TikTok or YouTube: there a video is shown to whoever the platform likes, and a share of followers is
 *  off by a factor of ten either way. Without views these platforms have no forecast at all. */

/** What a base was computed from. `likes` and `followers` know nothing of the format; `reach` and `views` are of it. */
export type BaseSource = 'reach' | 'views' | 'likes' | 'followers'

export interface ReachBase {
  from: BaseSource
  /** A share of followers is a default even where the followers were counted. */
  kind: FactorKind
  /** The count that it starts from. */
  value: number
  unit: string
  /** Impressions of one post, with the luck of a single one where posts were counted. */
  exposure: LogRange
  /** The same without that luck: what a typical post is expected to make, on which a fee is agreed before anybody sees the post. */
  level: LogRange
  /** People for each impression, at most 1. */
  people: LogRange
}

/** Impressions for each like of a feed post, between Lefty's 10 and MightyScout's 8.7 for each engagement; ends are ours. */
export const impressionsPerLike: Provenance & { range: LogRange } = {
  range: spanning(6, 9.33, 14),
  source: 'Lefty (10 per like) and MightyScout (8.7 per engagement)',
  grade: 'B',
}

/** People for each view of a reel, the ratio of Roster's reach and impressions; the ends are ours. */
const reelPeople: LogRange = spanning(0.55, 75 / 107, 0.85, 1)

/** Everyone who sees a story is one viewer of it. */
const onePersonEach: LogRange = spanning(1, 1, 1, 1)

/** @returns null where nothing is known that reach could be computed from
 *  @example 100,000 followers on Instagram: 15,000 impressions and 5,000 people, each between about 40 and 300 % of that */
export function reachBase({ creator, campaign }: RoiInput): ReachBase | null {
  const story = campaign.format === 'story'
  const share = peopleShare(creator, campaign.format === 'reel', story)
  if (share === null) return null
  // A known reach is of people, so impressions follow from it by the middle of their repetition, which then is not drawn twice.
  const reach = estimateRange(creator.reach)
  if (reach !== null) {
    const repeat = raised(share, -1)
    return {
      ...{ from: 'reach', kind: 'measured', value: reach.middle, unit: 'people reached by a post' },
      exposure: combined(spanning(...reach.ends), certain(Math.exp(repeat.p50))),
      level: certain(reach.ends[1] * Math.exp(repeat.p50)),
      people: { ...share, p10: share.p50, p90: share.p50 },
    }
  }
  const views = estimateRange(creator.views)
  if (views !== null) {
    return {
      ...{ from: 'views', kind: 'measured', value: views.middle, unit: 'views of a post' },
      exposure: spanning(...views.ends),
      level: certain(views.ends[1]),
      people: share,
    }
  }
  const likes = estimateRange(creator.likes)
  // Elsewhere nobody has published how many see a post for each who likes it.
  if (creator.platform === 'instagram' && likes !== null) {
    return {
      ...{ from: 'likes', kind: 'measured', value: likes.middle, unit: 'likes per post' },
      exposure: combined(spanning(...likes.ends), impressionsPerLike.range),
      level: combined(certain(likes.ends[1]), impressionsPerLike.range),
      people: feedPeople('instagram'),
    }
  }
  return fromFollowers(creator)
}

/** The published share of followers that a post reaches, by size; only for platforms that show posts to followers.
 *
 *  It is the weakest base: creators of one size differ by a factor of five in it, and a count that was bought raises it in
 *  step. The table is of people, so impressions are people times their repetition. */
function fromFollowers(creator: RoiCreator): ReachBase | null {
  const followers = knownQuantity(creator.followers)
  const row = reachRows.find(({ platform }) => platform === creator.platform)
  const shares = row?.sizes[sizeOf(followers ?? 0)]
  if (followers === null || row?.of !== 'followers' || shares === undefined) return null
  const people = feedPeople(creator.platform)
  const [p10, p50, p90] = shares
  const times = Math.max(followers, 1e-6) * Math.exp(-people.p50)
  const exposure = spanning(times * p10, times * p50, times * p90)
  return {
    ...{ from: 'followers', kind: 'default', value: followers, unit: 'followers' },
    ...{ exposure, level: exposure, people },
  }
}

/** People for each impression of an ordinary post. Only Instagram's repetition was measured; elsewhere a person is counted
 *  once, which overstates people by what they see twice. */
function feedPeople(platform: RoiCreator['platform']): LogRange {
  const share = platform === 'instagram' ? 1 / impressionsPerReach.value : 1
  return spanning(share, share, share, 1)
}

/** People for each view or impression, by platform and format. A share of 1 says that nobody looks twice, which is true of a
 *  story and of no video that plays again by itself.
 *
 *  @returns null for a platform without a row, of which there is none today */
function peopleShare(creator: RoiCreator, reel: boolean, story: boolean): LogRange | null {
  if (story) return onePersonEach
  const row = reachRows.find(({ platform }) => platform === creator.platform)
  if (row === undefined) return null
  if (row.of === 'views') {
    const [p10, p50, p90] = row.sizes[0] ?? [1, 1, 1]
    return spanning(p10, p50, p90, 1)
  }
  // Public views of Instagram are those of reels.
  if (creator.platform === 'instagram' && (reel || creator.reach === null)) return reelPeople
  return feedPeople(creator.platform)
}

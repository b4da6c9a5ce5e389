/** What the creator's next posts will get: the median of the next ones and the range of a single one, for each metric.
 *
 *  A newcomer would read the range of the median as that of a post. A brand that books one post buys the wider `single`
 *  range; the median is for a campaign of several. Neither says anything about sponsored posts in particular. */

import type { Facts } from '../facts.ts'
import forecastJson from '../models/forecast.json' with { type: 'json' }
import { newestFirst } from '../snapshot/order.ts'
import { platformNames } from '../snapshot/platform-names.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'
import { plural } from '../verdict/wording.ts'
import type { CountingTime, ForecastHead, ForecastMetric, ForecastModel } from './forecast-model.ts'
import { type ForecastRange, headForecast } from './head-forecast.ts'
import { type CountedPast, logCount } from './recency-levels.ts'

/** One metric's forecast; counts as they stand once settled.
 *
 *  The three numbers at the top are for the median of the creator's next posts, about three for every seven that are known:
 *  what a campaign of several posts gets for a typical one. */
export interface MetricForecast extends ForecastRange {
  metric: ForecastMetric
  /** A single next post. Its `p50` is that of the median, its range is wider: one post has luck of its own, good or bad,
   *  and four in five posts of other creators lay inside. */
  single: ForecastRange
  /** Posts that the forecast was made from. */
  posts: number
  /** One sentence: what it rests on. */
  basis: string
}

export interface Forecast {
  /** In the order views, likes, comments; empty when nothing is forecast. */
  metrics: MetricForecast[]
  /** Why nothing is forecast, as a sentence; null when something is. */
  reason: string | null
}

/** Older posts have no say: hardly any creator that the forecast was learnt from had a longer past, so nothing is known
 *  about how much older posts should weigh. It also bounds the work for a channel of twenty years. */
export const pastPostsMax = 100

/** Below this many creators the ends of a range rest on two or three of them. */
const fewCreators = 60

const dayMs = 86_400_000

/** The model that the engine forecasts with. Trained and measured by the lab; docs/science/forecast.md tells how well it does. */
export const forecastModel: ForecastModel = storedModel()

/** The file is written by the lab from this very type, and a test reads it field by field. */
function storedModel(): ForecastModel {
  return forecastJson as ForecastModel
}

/** Forecasts the next posts from the creator's own.
 *
 *  Whether a platform allows derived figures at all is the caller's matter. Cost: one sort for each metric.
 *
 *  @param input a snapshot with its posts in any order, or its facts
 *  @param counted `settled` leaves out posts that are too young to have settled and forecasts settled counts; `together`
 *  takes the past as settled and forecasts what one look at the profile would show of the posts to come, young ones included
 *  @returns six significant digits; never negative, p10 <= p50 <= p90
 *  @example thirty posts of about 10,000 likes each: a median of about 9,800, with four in five creators inside a range
 *  from 8,000 to 12,000 */
export function forecastNextPosts(input: Snapshot | Facts, counted: CountingTime = 'settled'): Forecast {
  const snapshot = 'snapshot' in input ? input.snapshot : input
  const { platform, profile } = snapshot
  if (snapshot.availability !== 'found' || profile?.isPrivate === true) {
    return unforecast('We couldn’t see this account’s posts, so there is no forecast for the next ones.')
  }
  const heads = forecastModel.heads.filter((head) => head.platform === platform && head.counted.includes(counted))
  if (heads.length === 0) {
    return unforecast(`Not available for ${platformNames[platform]}: there are no public post histories to learn from.`)
  }
  const posts = newestFirst(snapshot.posts).filter(
    (post) => post.kind !== 'story' && !Number.isNaN(Date.parse(post.publishedAt)),
  )
  if (posts.length === 0)
    return unforecast('No posts with dates are available, so there is nothing to base a forecast on.')
  // Settled counts are forecast from settled posts: a video of two hours would drag the level down by its age alone.
  const settleDays = counted === 'settled' ? (forecastModel.settleDays[platform] ?? 0) : 0
  const latest = Date.parse(snapshot.fetchedAt) - settleDays * dayMs
  const old = counted === 'settled' ? posts.filter((post) => Date.parse(post.publishedAt) <= latest) : posts
  if (old.length === 0) {
    return unforecast(`All posts are less than ${dayCount(settleDays)} old, and their counts haven’t settled yet.`)
  }
  // Each metric has its own past, because a platform may hide the likes of some posts and show their views.
  const metrics = heads.flatMap((head) => {
    const past = countedPast(old, head.metric)
    if (past === null) return []
    const { median, single } = headForecast(head, forecastModel.recencies, past, profile?.followers ?? null)
    return [{ metric: head.metric, ...median, single, posts: past.logCounts.length, basis: basisOf(head, past) }]
  })
  return metrics.length === 0
    ? unforecast('Post counts are hidden, so there is no forecast.')
    : { metrics, reason: null }
}

/** @param posts newest first
 *  @returns the newest posts on which the metric was counted; null when there is none */
export function countedPast(posts: readonly Post[], metric: ForecastMetric): CountedPast | null {
  const known = posts.filter((post) => typeof post[metric] === 'number').slice(0, pastPostsMax)
  const [newest] = known
  if (newest === undefined) return null
  const newestAt = Date.parse(newest.publishedAt)
  return {
    logCounts: known.map((post) => logCount(post[metric] ?? 0)),
    daysBack: known.map((post) => (newestAt - Date.parse(post.publishedAt)) / dayMs),
  }
}

/** @param reason one sentence for the reader of a report, which also says what would have to be known */
function unforecast(reason: string): Forecast {
  return { metrics: [], reason }
}

/** Says how few the creators are where they are few: fourteen channels carry a range only roughly. */
function basisOf({ platform, metric, creators }: ForecastHead, { logCounts }: CountedPast): string {
  const posts =
    logCounts.length === 1
      ? 'the only post'
      : `the newest ${plural(logCounts.length, 'post')}, with recent ones weighted more`
  const few = creators < fewCreators ? ', a small sample' : ''
  return `Based on ${metric} of ${posts}; the range reflects how ${creators} other ${platformNames[platform]} creators did next${few}.`
}

/** @example "a day", "5 days" */
function dayCount(days: number): string {
  return days === 1 ? 'a day' : plural(days, 'day')
}

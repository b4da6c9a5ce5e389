/** The trained forecast as it is stored: one head for each platform, metric and way of counting, and the card that says where
 *  they come from.
 *
 *  A newcomer would take a forecast for a curve through the last points. It is an average: the centre of a head is a
 *  weighted mean of the creator's own levels, with weights that are never negative and add up to 1. So ten times the
 *  counts give ten times the forecast, and a better post never makes the forecast worse. */
import type { Platform } from '../snapshot/snapshot.ts'

/** Metrics that are forecast, in the words of a snapshot. */
export const forecastMetrics = ['views', 'likes', 'comments'] as const
export type ForecastMetric = (typeof forecastMetrics)[number]

/** When the next posts are counted.
 *
 *  `settled`: after their first days, when the counts hardly move. `together`: all in one look at the profile, as a crawl
 *  does, some of them hours old. Where the two do not differ (Instagram) both are served by the same head. */
export const countingTimes = ['settled', 'together'] as const
export type CountingTime = (typeof countingTimes)[number]

/** How fast old posts lose their say: the weight halves with each `halfLife` posts or days back from the newest.
 *  A half-life of `null` lets all posts weigh the same. */
export interface Recency {
  unit: 'posts' | 'days'
  halfLife: number | null
}

/** Quantiles of an error in units of what was predicted for the creator, as conformal prediction reads them off creators that
 *  the head was not fitted on. `low` is never above 0 and `high` never below it. */
export interface ErrorQuantiles {
  low: number
  high: number
}

export interface ForecastHead {
  platform: Platform
  metric: ForecastMetric
  counted: readonly CountingTime[]
  /** Creators that the error quantiles are read from. */
  creators: number
  /** Added to the logarithm of the level: what usually becomes of the next posts, compared with the past ones. */
  shift: number
  /** One weight for each recency and fifth, row by row; not negative, adding up to 1. */
  weights: readonly number[]
  /** What creators with that many followers usually get: log count = intercept + slope × log followers. It has the say of
   *  `posts` posts beside the creator's own. */
  expected: { intercept: number; slope: number; posts: number }
  /** What the logarithms of posts usually differ by, and the number of posts' worth of say that it has. */
  usualSpread: { value: number; posts: number }
  /** Days between posts where a single post tells no rhythm. */
  usualGapDays: number
  /** Logarithm of the predicted width: a sum over the spread, the number of posts and the days between them. */
  width: { intercept: number; spread: number; scarcity: number; gap: number }
  /** Errors of the median of the next posts, in units of the width. */
  median: ErrorQuantiles
  /** What a single post adds to that, in units of the spread of the creator's posts; it adds up as a variance. */
  single: ErrorQuantiles
}

/** What a reader must know before trusting the forecast. Free of dates, so that the same data give the same bytes. */
export interface ForecastCard {
  title: string
  meaning: string
  method: string
  sources: { name: string; creators: number; posts: number; note: string }[]
  /** Measured on creators that no part of the fit had seen. */
  figures: Record<string, number>
}

export interface ForecastModel {
  card: ForecastCard
  recencies: readonly Recency[]
  /** Newest posts of less than this age are left out of the past where settled counts are forecast, by platform. */
  settleDays: Readonly<Record<string, number>>
  heads: readonly ForecastHead[]
}

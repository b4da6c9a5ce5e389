/** The engagement rate over other spans of time than that of the verdict, from the posts that a report keeps. */

import type { ReportSeries } from '@vouch/engine'
import { seriesQuantile } from './series-span.ts'

export const engagementPeriods = [30, 90, 180, 360] as const
/** Null is the rate of the report: the latest posts, whenever they were. */
export type EngagementPeriod = (typeof engagementPeriods)[number] | null

type Point = ReportSeries['engagement'][number]

/** Posts that a report keeps at most; a longer past is not in it. */
const pointsKept = 100
/** Two posts make no median. */
export const periodPostsMin = 3

export interface PeriodReading {
  points: Point[]
  /** Null under three posts. */
  median: number | null
  /** The middle half of the posts; null with the median. */
  half: { low: number; high: number } | null
  /** Whether posts of the span may be missing, because the report keeps only the latest hundred. */
  cut: boolean
}

const dayMs = 86_400_000

/** @param points of the report, oldest first
 *  @param at when the data were taken, ISO 8601
 *  @param days length of the span that ends there */
export function periodReading(points: readonly Point[], at: string, days: number): PeriodReading {
  const from = Date.parse(at) - days * dayMs
  const inside = points.filter((point) => Date.parse(point.at) >= from)
  const rates = inside.map(({ rate }) => rate)
  const enough = rates.length >= periodPostsMin
  const [low, high] = [seriesQuantile(rates, 0.25), seriesQuantile(rates, 0.75)]
  return {
    points: inside,
    median: enough ? seriesQuantile(rates, 0.5) : null,
    half: enough && low !== null && high !== null ? { low, high } : null,
    cut: points.length >= pointsKept && inside.length === points.length,
  }
}

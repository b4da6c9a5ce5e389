import type { Facts } from '../facts.ts'
import { dayOf } from '../growth/follower-days.ts'
import { type EngagementReading, postRates } from '../posts/engagement-reading.ts'
import { isSponsored } from '../posts/post-markers.ts'
import type { ReportSeries } from '../report/report.ts'
import type { Signal } from '../report/report-signals.ts'
import { significant } from '../statistics/significant.ts'

/** Points for the charts. The marks on them are the signals' own evidence, so that a chart never shows an anomaly that no
 *  signal names, nor hides one that a signal does. */

/** About a year by days with room for marks; a chart has fewer pixels than that.
 *
 *  A report of an old account stays small enough to be stored and sent by the thousand. */
const followersMax = 400
/** Two to three times the window of the signals, so that a reader sees what came before it. */
const engagementMax = 100

/** @param reading the engagement rate, for its basis; null leaves the second chart empty
 *  @param signals as the report states them; none leaves the charts without marks
 *  @returns points oldest first: follower counts as given, rates with six significant digits */
export function seriesOf(facts: Facts, reading: EngagementReading | null, signals: readonly Signal[]): ReportSeries {
  return { followers: followerPoints(facts, signals), engagement: engagementPoints(facts, reading, signals) }
}

/** Followers over time, days without a count left out. A mark is the evidence of a growth signal on its day, explained waves included. */
function followerPoints(facts: Facts, signals: readonly Signal[]): ReportSeries['followers'] {
  const marks = new Map<number, string>()
  for (const { group, evidence } of signals) {
    if (group !== 'growth') continue
    for (const { at, text } of evidence) if (at !== null && !marks.has(dayOf(at))) marks.set(dayOf(at), text)
  }
  const points = facts.history.flatMap(({ at, followers }) => {
    if (typeof followers !== 'number') return []
    const day = dayOf(at)
    const anomaly = marks.get(day) ?? null
    // Several counts of one day carry the mark once.
    marks.delete(day)
    return [{ at, followers, anomaly }]
  })
  return thinned(points, followersMax)
}

/** Keeps the ends, everything that is marked and otherwise evenly spaced points, at most `max` of them. Marks are bounded by
 *  the signals' evidence, a few dozen.
 *
 *  @example 1,500 days with one mark become 400 points, the first, the last and the marked day among them */
function thinned<T extends { anomaly: string | null }>(points: T[], max: number): T[] {
  if (points.length <= max) return points
  const marked = points.filter(({ anomaly }) => anomaly !== null).length
  // Marked points come on top of the even ones, and so may the two ends: places are kept free for them.
  const stride = (points.length - 1) / Math.max(1, max - marked - 2)
  const kept: T[] = []
  let next = 0
  for (const [index, point] of points.entries()) {
    if (index >= next || index === points.length - 1) {
      kept.push(point)
      next += stride
    } else if (point.anomaly !== null) kept.push(point)
  }
  return kept
}

/** The rate of each post, oldest first. A mark is the evidence of a doubt about this very post.
 *
 *  Only doubts are marked here, since a strength belongs to no single post. */
function engagementPoints(
  facts: Facts,
  reading: EngagementReading | null,
  signals: readonly Signal[],
): ReportSeries['engagement'] {
  if (reading === null) return []
  const marks = new Map<string, string>()
  for (const { group, verdict, evidence } of signals) {
    if (group !== 'engagement' || verdict !== 'concern') continue
    // Evidence about the creator as a whole names many posts and belongs to none of them.
    for (const { at, text, refs } of evidence) if (at !== null) for (const id of refs ?? []) marks.set(id, text)
  }
  // All posts and not the window of the signals: the chart shows what came before it as well.
  return postRates(facts.posts, facts, reading.basis)
    .slice(0, engagementMax)
    .reverse()
    .map(({ post, rate }) => ({
      id: post.id,
      at: post.publishedAt,
      rate: significant(rate),
      sponsored: isSponsored(post),
      anomaly: marks.get(post.id) ?? null,
    }))
}

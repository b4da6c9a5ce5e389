import { oldestFirst, timeOf } from '../snapshot/order.ts'
import type { HistoryPoint } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { isOutside, type OwnRange, ownRange } from './own-range.ts'

/** Changes of counts that a watch reads: the latest value beside what the creator's own earlier readings let expect.
 *
 *  A change is no verdict. It says that something is unlike before, which a good post explains as well as a purchase; what it was is for a
 *  verification to find out. */

/** A latest value and the range that it is held against. */
export interface CountChange extends OwnRange {
  /** The latest value, in the unit of the range. */
  value: number
  outside: boolean
}

/** What the followers did since the reading before. */
export interface FollowerChange extends CountChange {
  /** Followers then and now. */
  before: number
  after: number
  /** ISO 8601: the reading before, and the latest. */
  since: string
  at: string
}

const dayMs = 86_400_000
/** Readings closer together than this are one: a day is compared with days, because people come at other hours than at night. A little less than a
 *  day, so that a late look does not take the next one away. */
const gapDaysMin = 0.9
/** Further apart they are an average of days, which hides how much a day varies. */
const gapDaysMax = 3
/** What was usual two months ago need not be so now. */
const lookBackDays = 60
/** Digits that a platform shows which rounds its counts (YouTube). */
const digitsShown = 3

/** Compares the followers gained since the last reading with the gains of earlier days, as far as two months back. Days add up and their spreads do not: for a
 *  gap of several days the range is as many times the day's middle, and its half widens by the root.
 *
 *  @param history readings in any order; of several within a day the last stands
 *  @param rounded whether the platform shows three digits: then a step of its rounding is no change
 *  @returns followers gained, in followers; null where there are too few readings, or the latest two lie further apart than three days */
export function followerChange(history: readonly HistoryPoint[], rounded: boolean): FollowerChange | null {
  const points = spaced(history)
  const latest = points.at(-1)
  const previous = points.at(-2)
  if (latest === undefined || previous === undefined) return null
  const days = (latest.ms - previous.ms) / dayMs
  if (days > gapDaysMax) return null
  const earlier = points.slice(0, -1).filter(({ ms }) => latest.ms - ms <= lookBackDays * dayMs)
  const gains = gainsOf(earlier)
  const range = ownRange(gains, noiseOf(gains, rounded ? stepOf(previous.followers) : 0))
  if (range === null) return null
  const { n } = range
  const ahead = range.expected * days
  const root = Math.sqrt(days)
  const [low, high] = [ahead - (range.expected - range.low) * root, ahead + (range.high - range.expected) * root]
  const value = latest.followers - previous.followers
  return {
    ...{ value, expected: ahead, low, high, n, outside: isOutside(value, { low, high }) },
    ...{ before: previous.followers, after: latest.followers, since: previous.at, at: latest.at },
  }
}

/** Compares a count of a post with that of the creator's earlier posts at the same age. Posts differ by factors, so the range is made of logarithms: as
 *  many times less as more.
 *
 *  @param value likes or views of the post at an age
 *  @param earlier the same count of earlier posts at that age, in any order
 *  @returns null where fewer than seven earlier posts were read at that age */
export function postChange(value: number, earlier: readonly number[]): CountChange | null {
  const known = earlier.filter((count) => Number.isFinite(count) && count >= 0)
  const logs = known.map(Math.log1p)
  // Whoever counts people by chance is off by the root, which is a part of 1 over the root.
  const range = ownRange(logs, 1 / Math.sqrt(Math.max(1, median(known))))
  if (range === null) return null
  const [expected, low, high] = [range.expected, range.low, range.high].map((log) => Math.max(0, Math.expm1(log)))
  const shown = { expected: expected ?? 0, low: low ?? 0, high: high ?? 0 }
  return { value, ...shown, n: range.n, outside: isOutside(value, shown) }
}

interface Point {
  ms: number
  at: string
  followers: number
}

/** The readings that stand, oldest first: the latest, and before it each that is a day older than the one behind it. */
function spaced(history: readonly HistoryPoint[]): Point[] {
  const kept: Point[] = []
  for (const { at, followers } of oldestFirst(history).reverse()) {
    const ms = timeOf(at)
    if (typeof followers !== 'number' || ms < 0) continue
    const later = kept.at(-1)
    if (later === undefined || later.ms - ms >= gapDaysMin * dayMs) kept.push({ ms, at, followers })
  }
  return kept.reverse()
}

/** Followers gained a day, between readings that lie at most three days apart. */
function gainsOf(points: readonly Point[]): number[] {
  return points.slice(1).flatMap(({ ms, followers }, index) => {
    const before = points[index]
    const days = before === undefined ? Number.POSITIVE_INFINITY : (ms - before.ms) / dayMs
    return before === undefined || days > gapDaysMax ? [] : [(followers - before.followers) / days]
  })
}

/** People come by chance, so a gain of 100 is off by 10; a rounded count is off by a step. */
function noiseOf(gains: readonly number[], step: number): number {
  return Math.max(Math.sqrt(Math.max(1, Math.abs(gains.length > 0 ? median(gains) : 0))), step)
}

/** The step by which a rounded count grows. @example 1,230,000 grows by 10,000 */
function stepOf(followers: number): number {
  return followers < 10 ** digitsShown ? 1 : 10 ** (Math.floor(Math.log10(followers)) - digitsShown + 1)
}

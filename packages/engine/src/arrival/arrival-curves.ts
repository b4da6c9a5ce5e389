import { timeOf } from '../snapshot/order.ts'
import type { CountReading, Post } from '../snapshot/snapshot.ts'

/** How the counts of single posts arrived: the readings of a post put into order, as counts between one reading and the next.
 *
 *  What a newcomer would get wrong is to judge a post by how fast it grew. Fast posts and slow ones are both ordinary; what is compared
 *  is how two counts of one post grew beside each other, and how a creator's posts grow beside each other. */

/** Counts whose arrival is read. */
export const arrivalCounts = ['likes', 'comments', 'views'] as const
export type ArrivalCount = (typeof arrivalCounts)[number]

/** One count of a post at several ages. */
export interface ArrivalCurve {
  post: Post
  /** Age of the post in hours at each reading, rising; the last is its age in the snapshot. */
  hours: readonly number[]
  /** The count at that age, the last as the snapshot has it. */
  counts: readonly number[]
}

/** Two readings before the last look are the least that have a shape. */
const readsMin = 2
/** Younger posts have hardly begun. */
const ageHoursMin = 24
/** As many posts as the other signals look at. */
const postsMax = 30
/** Readings closer together than this are one: the later stands. */
const gapHoursMin = 0.25
const hourMs = 3_600_000

/** Readings before the post, after the snapshot or at no time are passed over; a count that was not read then is a gap and no 0.
 *
 *  @param posts newest first
 *  @param fetchedAt of the snapshot
 *  @param countMin posts below it show chance and nothing else
 *  @returns curves of at most 30 posts, newest first; stories are left out */
export function arrivalCurves(
  posts: readonly Post[],
  fetchedAt: string,
  count: ArrivalCount,
  countMin: number,
): ArrivalCurve[] {
  const curves: ArrivalCurve[] = []
  for (const post of posts) {
    const total = post[count]
    if (!post.reads || post.kind === 'story' || typeof total !== 'number' || total < countMin) continue
    const curve = curveOf(post, post.reads, timeOf(fetchedAt), count, total)
    if (curve !== null) curves.push(curve)
    if (curves.length === postsMax) break
  }
  return curves
}

function curveOf(
  post: Post,
  reads: readonly CountReading[],
  now: number,
  count: ArrivalCount,
  total: number,
): ArrivalCurve | null {
  const published = timeOf(post.publishedAt)
  const age = (now - published) / hourMs
  if (!(age >= ageHoursMin)) return null
  const points = reads
    .flatMap((read) => {
      const value = read[count]
      return typeof value === 'number' ? [{ hours: (timeOf(read.at) - published) / hourMs, value }] : []
    })
    .filter(({ hours }) => hours >= gapHoursMin && hours <= age - gapHoursMin)
    // Of two readings of one moment the larger one stands, whatever their order was.
    .sort((a, b) => a.hours - b.hours || a.value - b.value)
    .filter(({ hours }, at, all) => (all[at + 1]?.hours ?? Number.POSITIVE_INFINITY) - hours >= gapHoursMin)
  if (points.length < readsMin) return null
  return {
    post,
    hours: [...points.map(({ hours }) => hours), age],
    counts: [...points.map(({ value }) => value), total],
  }
}

/** @returns what came between one reading and the next, beginning with what came before the first; a fall counts as nothing */
export function increments(counts: readonly number[]): number[] {
  return counts.map((count, at) => Math.max(0, count - (counts[at - 1] ?? 0)))
}

/** @returns the counts of another kind at the same ages; null where one of them was not read */
export function companionCounts({ post, hours }: ArrivalCurve, fetchedAt: string, name: ArrivalCount): number[] | null {
  const [curve] = arrivalCurves([post], fetchedAt, name, 0)
  if (curve === undefined) return null
  const found = hours.map((hour) => curve.counts[curve.hours.findIndex((one) => Math.abs(one - hour) < 1e-6)])
  return found.every((count) => count !== undefined) ? found : null
}

/** @returns the part of the largest count that is gone by the last look, 0 to 1 */
export function lostPart({ counts }: ArrivalCurve): number {
  const peak = Math.max(...counts)
  return peak > 0 ? (peak - (counts.at(-1) ?? 0)) / peak : 0
}

/** Behind a fall nobody knows what came and what went, so the course is read up to the highest count.
 *
 *  @param lossMin part of the count from which a fall is one
 *  @returns the curve up to its peak; the whole where it never fell, or fell at once */
export function untilPeak(curve: ArrivalCurve, lossMin: number): ArrivalCurve {
  const peak = curve.counts.indexOf(Math.max(...curve.counts))
  if (lostPart(curve) < lossMin || peak < readsMin) return curve
  return { ...curve, hours: curve.hours.slice(0, peak + 1), counts: curve.counts.slice(0, peak + 1) }
}

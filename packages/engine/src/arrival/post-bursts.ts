import type { Platform, Post } from '../snapshot/snapshot.ts'
import { plural } from '../verdict/wording.ts'
import { type ArrivalCount, type ArrivalCurve, companionCounts, increments } from './arrival-curves.ts'
import { type CurveTable, naturalParts } from './natural-curve.ts'

/** The posts whose count came most at once, for the reader's eye: it says where to look and adds nothing to the sum. */

export interface PostBurst {
  post: Post
  /** Hours after publication between which it came. */
  from: number
  to: number
  /** Part of the count that came then, 0 to 1. */
  part: number
  /** Part of the other count that came then, or what is usual on the platform. */
  usual: number
  /** What it is held against; null for what is usual. */
  beside: ArrivalCount | null
}

/** Less than this over what is usual is nobody's business. */
const excessMin = 0.1

/** @param beside the count to hold it against; where a post lacks it, the platform's usual curve
 *  @returns one stretch of each post that stands out, the largest excess first */
export function postBursts(
  curves: readonly ArrivalCurve[],
  fetchedAt: string,
  platform: Platform,
  beside: ArrivalCount,
  table: CurveTable,
): PostBurst[] {
  return curves
    .flatMap((curve) => {
      const companions = companionCounts(curve, fetchedAt, beside)
      const usual =
        companions === null ? naturalParts(table[platform], curve.hours, 1, 1) : parts(increments(companions))
      const own = parts(increments(curve.counts))
      const excess = own.map((part, at) => part - (usual[at] ?? 0))
      const at = excess.indexOf(Math.max(...excess))
      if ((excess[at] ?? 0) < excessMin) return []
      const burst: PostBurst = {
        post: curve.post,
        from: curve.hours[at - 1] ?? 0,
        to: curve.hours[at] ?? 0,
        part: own[at] ?? 0,
        usual: usual[at] ?? 0,
        beside: companions === null ? null : beside,
      }
      return [burst]
    })
    .sort((a, b) => b.part - b.usual - (a.part - a.usual) || (a.post.id < b.post.id ? -1 : 1))
}

function parts(came: readonly number[]): number[] {
  const total = came.reduce((sum, one) => sum + one, 0)
  return came.map((one) => (total > 0 ? one / total : 0))
}

/** @example "in the first 6 hours", "1 to 3 days after publication", "7 hours to 3 days after publication" */
export function spanWords({ from, to }: Pick<PostBurst, 'from' | 'to'>): string {
  const [start, end] = [ageOf(from), ageOf(to)]
  if (from === 0) return `in the first ${end.value === 1 ? end.unit : plural(end.value, end.unit)}`
  const first = start.unit === end.unit ? String(start.value) : plural(start.value, start.unit)
  return `${first} to ${plural(end.value, end.unit)} after publication`
}

/** Days from a day on. */
function ageOf(hours: number): { value: number; unit: 'hour' | 'day' } {
  return hours < 23
    ? { value: Math.max(1, Math.round(hours)), unit: 'hour' }
    : { value: Math.round(hours / 24), unit: 'day' }
}

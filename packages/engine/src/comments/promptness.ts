import { momentOf } from '../snapshot/moment.ts'
import type { Comment } from '../snapshot/snapshot.ts'
import type { CommentKind } from './review.ts'

/** How soon after publishing a comment came. Delivered comments come within the hour; but so do those of devoted fans, which is
 *  why the yardstick is the section itself: how soon the people came who had something to say. */

/** Services and pods deliver within the first hour (CreatorScore). */
export const earlyMinutes = 60

/** Share of delivered comments that come within the hour. */
const deliveredEarly = 0.85
/** Comments about the post that must have a time before they are a yardstick. */
const yardstickMin = 15
/** People who write a heart do come sooner than those who write a sentence, so the factor is kept small. */
const [mostFor, mostAgainst] = [1.5, -1.2]

/** @param postPublished when its post was published, milliseconds since 1970; null where the post is not listed
 *  @returns whether a comment came within an hour of publishing; null where either time is not known */
export function isPrompt({ publishedAt }: Comment, postPublished: number | null): boolean | null {
  if (postPublished === null || publishedAt === null || publishedAt === undefined) return null
  return momentOf(publishedAt) - postPublished <= earlyMinutes * 60_000
}

/** Log-odds that coming early or late adds for comments that say nothing.
 *
 *  @returns zero for both where too few times are known */
export function promptnessShift(comments: readonly { kind: CommentKind; prompt: boolean | null }[]): {
  early: number
  late: number
} {
  let known = 0
  let early = 0
  for (const { kind, prompt } of comments) {
    if (kind !== 'authentic' || prompt === null) continue
    known += 1
    if (prompt) early += 1
  }
  if (known < yardstickMin) return { early: 0, late: 0 }
  const usual = (early + 2) / (known + 4)
  return {
    early: Math.max(0, Math.min(mostFor, Math.log(deliveredEarly / usual))),
    late: Math.min(0, Math.max(mostAgainst, Math.log((1 - deliveredEarly) / (1 - usual)))),
  }
}

import type { EstimatedShare } from '../report.ts'
import { logistic, logit } from '../statistics/logistic.ts'
import { ramp } from '../statistics/ramp.ts'
import { wilsonInterval } from '../statistics/wilson-interval.ts'
import type { ReadComment } from './read-comments.ts'
import type { CommentKind } from './review.ts'

/** From kinds to a share. No single weak sign makes a comment inauthentic: HypeAuditor reports 1 to 3 of 20 as normal and asks
 *  for several negative factors at once. Each kind has a chance of its own, and the factors move its odds. */

/** Chance that a comment of a kind is inauthentic when nothing else is known: lowest, middle and highest plausible value.
 *  Set so that a section of ordinary people, of which half is praise and emoji, stays near 1 of 20; the width is part of the
 *  interval, since no public collection labels these kinds. */
const chances: Record<Exclude<CommentKind, 'unreadable'>, readonly [number, number, number]> = {
  authentic: [0.002, 0.01, 0.03],
  'mention-only': [0.005, 0.03, 0.08],
  'emoji-only': [0.01, 0.06, 0.15],
  generic: [0.02, 0.08, 0.2],
  duplicate: [0.6, 0.85, 0.95],
  spam: [0.75, 0.9, 0.97],
}

/** Log-odds that a factor adds: a profile with several marks of a made-up account, an ordinary profile, and belonging to a
 *  group that looks arranged (in full strength). */
const suspiciousAuthor = 2.2
const ordinaryAuthor = -0.7
const arrangedGroup = 2.2
/** Empty comments are a factor for each other once they drown the rest; up to this share they are what people write. */
const emptyShareUsual = 0.6
const drownedByEmpty = 1.8

/** Kinds that say nothing about the post. */
export const emptyKinds: ReadonlySet<CommentKind> = new Set(['generic', 'emoji-only', 'mention-only'])

/** Estimates the share of inauthentic comments with a 90 % interval that holds the sampling error (Wilson, on people rather
 *  than comments, since one person's comments are not independent) and the width of the chances above.
 *
 *  @param comments all but the creator's own; unreadable ones are left out of the denominator
 *  @param podMembers authors of a group that returns under most posts
 *  @param podStrength how much that group looks arranged, 0 to 1 */
export function inauthenticShare(
  comments: readonly ReadComment[],
  podMembers: ReadonlySet<string>,
  podStrength: number,
): EstimatedShare {
  const readable = comments.filter(({ kind }) => kind !== 'unreadable')
  if (readable.length === 0) return { share: 0, low: 0, high: 1, sampled: 0 }
  const empty = readable.filter(({ kind }) => emptyKinds.has(kind)).length
  const drowned = drownedByEmpty * ramp(empty / readable.length, emptyShareUsual, 1)
  const sums = [0, 0, 0]
  const people = new Set<string>()
  for (const { kind, doubt, comment } of readable) {
    people.add(comment.authorId)
    if (kind === 'unreadable') continue
    let shift = doubt === 'suspicious' ? suspiciousAuthor : doubt === 'ordinary' ? ordinaryAuthor : 0
    if (podMembers.has(comment.authorId)) shift += arrangedGroup * podStrength
    if (emptyKinds.has(kind)) shift += drowned
    for (const [place, chance] of chances[kind].entries()) {
      sums[place] = (sums[place] ?? 0) + logistic(logit(chance) + shift)
    }
  }
  const [least = 0, middle = 0, most = 0] = sums.map((sum) => sum / readable.length)
  const [low] = wilsonInterval(least * people.size, people.size)
  const [, high] = wilsonInterval(most * people.size, people.size)
  return { share: middle, low, high, sampled: readable.length }
}

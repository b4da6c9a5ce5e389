import type { EstimatedShare } from '../report/report.ts'
import { logistic, logit } from '../statistics/logistic.ts'
import { ramp } from '../statistics/ramp.ts'
import { wilsonInterval } from '../statistics/wilson-interval.ts'
import type { AuthorDoubt } from './author-doubt.ts'
import { promptnessShift } from './promptness.ts'
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

/** Copies by only two people may still be chance. */
const twoPeople = -1.5

/** Log-odds that a factor adds. A profile with several marks of a made-up account, an ordinary profile, and belonging to a
 *  group that looks arranged (in full strength). */
const profileShift: Record<AuthorDoubt, number> = { suspicious: 2.1, ordinary: -1.2, unknown: 0 }
const arrangedGroup = 2.2
/** Empty comments are a factor for each other once they drown the rest; up to this share they are what people write. */
const emptyShareUsual = 0.6
const drownedByEmpty = 1.8
/** Where most empty comments come from doubtful profiles, those whose profile is not known are no better: the chance of all is
 *  learnt from the known ones, beside this many imagined ordinary comments. */
const imaginedComments = 20
const learningRounds = 12
const learntShiftMax = 4

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
  const classes = classesOf(readable, podMembers)
  const empty = classes.filter(({ kind }) => emptyKinds.has(kind))
  const drowned = drownedByEmpty * ramp(commentsIn(empty) / readable.length, emptyShareUsual, 1)
  const crowd = Math.min(learntShiftMax, drowned + learntShift(empty))
  const sums = [0, 0, 0]
  for (const { kind, isMember, ofTwo, ownShift, count } of classes) {
    let shift = ownShift
    if (isMember) shift += arrangedGroup * podStrength
    if (emptyKinds.has(kind)) shift += crowd
    if (ofTwo) shift += twoPeople
    for (const [place, chance] of chances[kind].entries()) {
      sums[place] = (sums[place] ?? 0) + count * logistic(logit(chance) + shift)
    }
  }
  const people = new Set(readable.map(({ author }) => author)).size
  const [least = 0, middle = 0, most = 0] = sums.map((sum) => sum / readable.length)
  const [low] = wilsonInterval(least * people, people)
  const [, high] = wilsonInterval(most * people, people)
  return { share: middle, low, high, sampled: readable.length }
}

/** What writes as people do is overlooked, and the more of a section nobody meant, the more of it: the part that may have been meant shrinks by these
 *  powers of what the doubt and the share leave. Set so that nine in ten ranges hold the share in simulated sections with a fifth and more of such
 *  comments, circles of friends among them (`range-stretch.ts` in the lab). */
const [ofDoubt, ofShare] = [1.4, 2] as const

/** @param counted as `inauthenticShare` gives it
 *  @returns the range that is stated; rises with share and end */
export function withOverlookedComments(counted: EstimatedShare): EstimatedShare {
  return { ...counted, high: 1 - (1 - counted.high) ** ofDoubt * (1 - counted.share) ** ofShare }
}

/** Comments of which the same is known; thousands of comments are a few dozen classes. */
interface CommentClass {
  kind: Exclude<CommentKind, 'unreadable'>
  isMember: boolean
  /** Copies that only two people posted. */
  ofTwo: boolean
  /** Log-odds that the profile and the time add. */
  ownShift: number
  count: number
}

/** Sorts comments into classes by a search along a short list: there are a few dozen classes at most, and a text key for each of
 *  thousands of comments would cost more. */
function classesOf(comments: readonly ReadComment[], podMembers: ReadonlySet<string>): CommentClass[] {
  const timing = promptnessShift(comments)
  const isPod = podMembers.size > 0
  const classes: CommentClass[] = []
  for (const { kind, doubt, prompt, company, comment } of comments) {
    if (kind === 'unreadable') continue
    const isMember = isPod && podMembers.has(comment.authorId)
    const ofTwo = kind === 'duplicate' && company <= 2
    const timeShift = prompt === null || !emptyKinds.has(kind) ? 0 : prompt ? timing.early : timing.late
    const ownShift = profileShift[doubt] + timeShift
    let known: CommentClass | undefined
    for (let at = 0; at < classes.length && known === undefined; at += 1) {
      const each = classes[at]
      if (each?.ownShift !== ownShift || each.kind !== kind) continue
      if (each.isMember === isMember && each.ofTwo === ofTwo) known = each
    }
    if (known === undefined) classes.push({ kind, isMember, ofTwo, ownShift, count: 1 })
    else known.count += 1
  }
  return classes
}

/** @returns number of comments in all classes together */
function commentsIn(classes: readonly CommentClass[]): number {
  return classes.reduce((sum, { count }) => sum + count, 0)
}

/** How far what is known about some empty comments (profiles, times) moves the odds of all of them: expectation-maximisation
 *  on one number.
 *
 *  @returns log-odds, at least 0: ordinary profiles lower their own odds and nobody else's */
function learntShift(empty: readonly CommentClass[]): number {
  if (empty.every(({ ownShift }) => ownShift === 0)) return 0
  const comments = commentsIn(empty)
  const usual = empty.reduce((sum, { kind, count }) => sum + count * chances[kind][1], 0) / comments
  let shift = 0
  for (let round = 0; round < learningRounds; round += 1) {
    let before = 0
    let after = 0
    for (const { kind, ownShift, count } of empty) {
      const logOdds = logit(chances[kind][1]) + shift
      before += count * logistic(logOdds)
      after += count * logistic(logOdds + ownShift)
    }
    const learnt = (after + imaginedComments * usual) / (comments + imaginedComments)
    shift = Math.max(0, shift + logit(learnt) - logit(before / comments))
  }
  return Math.min(learntShiftMax, shift)
}

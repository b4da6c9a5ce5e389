import type { EstimatedShare } from '../report/report.ts'
import { significant } from '../statistics/significant.ts'
import { ninetyPercent, wilsonInterval } from '../statistics/wilson-interval.ts'
import type { LockstepBlock, RingShare } from './review.ts'
import type { Side } from './sides.ts'

/** How much of what the lists show was made by the groups that were found. */

/** A group as it was found on one side. */
export interface Found {
  block: LockstepBlock
  /** Chance of belonging of everybody who might, by account. */
  beliefs: ReadonlyMap<string, number>
  /** Actions of members of whom the lists show one alone, in expectation. They cannot be named, yet they were made. */
  singles: number
}

/** A side with the least share of its actions that a group could not have hidden. */
export interface SightedSide extends Side {
  /** Null where any share could. */
  findable: number | null
}

/** Relative standard error of the single actions, which follow from a fit and were not seen (chosen wide). */
const singlesError = 0.5

/** @param sides with at least one on which something could have been found, or groups
 *  @returns shares with 90 % intervals, see `RingShare` */
export function ringShareOf(sides: readonly SightedSide[], found: readonly Found[]): RingShare {
  const beliefs = new Map<string, number>()
  for (const group of found) {
    for (const [id, belief] of group.beliefs) beliefs.set(id, Math.max(belief, beliefs.get(id) ?? 0))
  }
  const singles = found.reduce((sum, group) => sum + group.singles, 0)
  const theirs = new Set(found.flatMap(({ block }) => block.postIds))
  const everywhere = countOf(sides, beliefs, () => true)
  const hidden = sides.reduce((sum, side) => sum + hiddenOn(side, found), 0)
  const all = shareOf(everywhere, singles, hidden)
  if (found.length === 0) return { all: { ...all, high: Math.max(all.high, devotedMost) }, onTheirPosts: null }
  const ofTheirSides = sides.filter((side) => isFoundOn(side, found))
  return {
    all,
    onTheirPosts: withLuck(
      shareOf(
        countOf(ofTheirSides, beliefs, (post) => theirs.has(post)),
        singles,
        0,
      ),
    ),
  }
}

/** A group that comes to nearly every post looks like devoted fans, however much of the likes it gives. Of simulated rings of a fifth and more that
 *  weren't found, nine in ten gave less (`range-stretch.ts` in the lab). */
const devotedMost = 0.72

/** Lists are short, and a group's part is not the same under each post: so far apart were the share in the lists and the share of all likes, relative to
 *  the former, at both ends of nineteen in twenty simulated rings that were found. */
const [luckBelow, luckAbove] = [0.07, 0.12] as const

function withLuck({ share, low, high, sampled }: EstimatedShare): EstimatedShare {
  return {
    share,
    low: significant(low * (1 - luckBelow)),
    high: significant(Math.min(1, high * (1 + luckAbove))),
    sampled,
  }
}

/** Actions that a group could have hidden on a side where none was found. */
function hiddenOn(side: SightedSide, found: readonly Found[]): number {
  return isFoundOn(side, found) ? 0 : side.listed * (side.findable ?? 1)
}

function isFoundOn({ basis }: Side, found: readonly Found[]): boolean {
  return found.some(({ block }) => (block.basis === 'likes') === (basis === 'likes'))
}

interface Count {
  listed: number
  made: number
  /** Variance of `made` from not knowing who belongs. */
  variance: number
}

function countOf(
  sides: readonly Side[],
  beliefs: ReadonlyMap<string, number>,
  isAsked: (post: string) => boolean,
): Count {
  let [listed, made, variance] = [0, 0, 0]
  for (const { actions, lengths } of sides) {
    for (const [post, length] of lengths) if (isAsked(post)) listed += length
    if (beliefs.size === 0) continue
    const isPostAsked = actions.posts.map(isAsked)
    const acts = new Uint32Array(actions.actors.length)
    for (let index = 0; index < actions.actorOf.length; index += 1) {
      const actor = actions.actorOf[index] ?? 0
      if (isPostAsked[actions.postOf[index] ?? 0] === true) acts[actor] = (acts[actor] ?? 0) + 1
    }
    for (const [actor, count] of acts.entries()) {
      if (count === 0) continue
      const belief = beliefs.get(actions.actors[actor] ?? '') ?? 0
      made += belief * count
      variance += belief * (1 - belief) * count * count
    }
  }
  return { listed, made, variance }
}

/** The parts of the doubt are independent, so that their half-widths add up as squares do. */
function shareOf({ listed, made, variance }: Count, singles: number, hidden: number): EstimatedShare {
  if (listed === 0) return { share: 0, low: 0, high: 1, sampled: 0 }
  const share = Math.min(1, (made + singles) / listed)
  const [low, high] = wilsonInterval(share * listed, listed)
  const doubt = (ninetyPercent * Math.sqrt(variance + (singlesError * singles) ** 2)) / listed
  return {
    share: significant(share),
    low: significant(Math.max(0, share - Math.hypot(share - low, doubt))),
    high: significant(Math.min(1, share + Math.hypot(high - share, doubt) + hidden / listed)),
    sampled: listed,
  }
}

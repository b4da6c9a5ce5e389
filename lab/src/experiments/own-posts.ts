import type { Comment, Platform, Snapshot } from '@vouch/engine'
import { random, type SimulatedCreator, type SizeName, simulateCreator } from '@vouch/simulator'
import { reviewLockstep } from '../../../packages/engine/src/lockstep/review-lockstep.ts'

/** Rings among the likers and the commenters of one creator's own posts, and creators without one whose fans share tastes. */

/** Where accounts can be seen acting on one creator's posts. */
export const ownPostSides = ['likers', 'comments'] as const
export type OwnPostSide = (typeof ownPostSides)[number]

/** Platforms by what they show of who acted. */
const platformsOf: Readonly<Record<OwnPostSide, readonly Platform[]>> = {
  likers: ['instagram', 'x', 'linkedin'],
  comments: ['instagram', 'tiktok', 'youtube', 'x'],
}
const [membersMin, membersMax] = [50, 150]
/** Part of the ordered posts that a member acts on. */
const devotion = [0.75, 0.97] as const
const [postsMin, postsPartMax] = [4, 0.8]
const followers = [100_000, 2_000_000] as const
const minuteMs = 60_000

export interface OwnPostFigures {
  side: OwnPostSide
  size: SizeName
  /** Share of what is listed that the ring made; 0 for clean creators. */
  dose: number
  creators: number
  /** Creators for whom a group was reported; with a ring, only where most of those named belong to it. */
  flagged: number
  /** Means over the flagged ones; null where there is none. */
  precision: number | null
  recall: number | null
  /** Creators whose interval holds the share, among those for whom one is told. */
  covered: number
  told: number
}

/** @param seed names the creators; another seed has others
 *  @param dose share of the listed likes or comments that a ring makes; 0 without one
 *  @returns figures over so many simulated creators with taste groups */
export function ownPostFigures(
  seed: string,
  side: OwnPostSide,
  size: SizeName,
  dose: number,
  creators: number,
): OwnPostFigures {
  let [flagged, precision, recall, covered, told] = [0, 0, 0, 0, 0]
  for (let index = 0; index < creators; index++) {
    const clean = tastefulCreator(`${seed}/${index}`, side, size)
    const { snapshot, ring, share } = planted(clean.snapshot, `${seed}/${index}`, side, dose)
    const review = reviewLockstep(snapshot)
    const named = [...new Set(review?.blocks.flatMap(({ accountIds }) => accountIds))]
    const right = named.filter((id) => ring.has(id)).length
    if (review?.share) {
      told++
      covered += Number(review.share.all.low <= share && share <= review.share.all.high)
    }
    if (named.length === 0 || (dose > 0 && 2 * right <= named.length)) continue
    flagged++
    precision += right / named.length
    recall += ring.size === 0 ? 0 : right / ring.size
  }
  const mean = (sum: number) => (flagged === 0 || dose === 0 ? null : sum / flagged)
  return { side, size, dose, creators, flagged, precision: mean(precision), recall: mean(recall), covered, told }
}

function tastefulCreator(seed: string, side: OwnPostSide, size: SizeName): SimulatedCreator {
  const draw = random('own-posts', seed)
  return simulateCreator({
    seed: `own-posts/${seed}`,
    platform: draw.pick(platformsOf[side]),
    at: '2026-11-01T00:00:00Z',
    followers: Math.round(draw.between(...followers)),
    size,
    tasteGroups: 1 + draw.int(4),
  })
}

/** Adds a ring to what is listed, so large that it makes its share, and to the counts of the posts. */
function planted(snapshot: Snapshot, seed: string, side: OwnPostSide, dose: number) {
  const acts = new Map<string, string[]>()
  for (const { postId, authorId } of side === 'comments' ? snapshot.comments : [])
    acts.set(postId, [...(acts.get(postId) ?? []), authorId])
  for (const { postId, accountIds } of side === 'likers' ? snapshot.likers : []) acts.set(postId, [...accountIds])
  const listed = snapshot.likers.reduce((sum, { accountIds }) => sum + accountIds.length, snapshot.comments.length)
  const own = [...acts.values()].reduce((sum, ids) => sum + ids.length, 0)
  const ring = new Set<string>()
  if (dose === 0 || acts.size <= postsMin) return { snapshot, ring, share: 0 }
  const draw = random('ring', seed)
  const members = membersMin + draw.int(membersMax - membersMin + 1)
  const wanted = (own * dose) / (1 - dose)
  const most = Math.max(postsMin, Math.floor(postsPartMax * acts.size))
  const posts = Math.min(most, Math.max(postsMin, Math.round(wanted / (members * draw.between(...devotion)))))
  const chance = Math.min(devotion[1], wanted / (members * posts))
  const ordered = [...acts.keys()].map((id) => ({ id, at: draw.next() })).sort((a, b) => a.at - b.at)
  const added = new Map<string, string[]>()
  for (const { id } of ordered.slice(0, posts)) {
    const here = Array.from({ length: members }, (_, member) => `ring-${member}`).filter(() => draw.chance(chance))
    for (const member of here) ring.add(member)
    added.set(id, here)
  }
  const made = [...added.values()].reduce((sum, ids) => sum + ids.length, 0)
  return { snapshot: withActs(snapshot, side, added, seed), ring, share: made / (listed + made) }
}

function withActs(snapshot: Snapshot, side: OwnPostSide, added: ReadonlyMap<string, string[]>, seed: string): Snapshot {
  const more = (postId: string): number => added.get(postId)?.length ?? 0
  if (side === 'likers') {
    const posts = snapshot.posts.map((post) => ({ ...post, likes: (post.likes ?? 0) + more(post.id) }))
    const likers = snapshot.likers.map(({ postId, accountIds }) => ({
      postId,
      accountIds: [...accountIds, ...(added.get(postId) ?? [])],
    }))
    return { ...snapshot, posts, likers }
  }
  const posts = snapshot.posts.map((post) => ({ ...post, comments: (post.comments ?? 0) + more(post.id) }))
  const comments = posts.flatMap(({ id, publishedAt }) =>
    (added.get(id) ?? []).map((authorId): Comment => {
      const draw = random('ring-comment', seed, id, authorId)
      // Spread as real comments are, so that the time gives nobody away.
      const at = Date.parse(publishedAt) + draw.logNormal(270, 1.4) * minuteMs
      return { id: `${id} ${authorId}`, postId: id, authorId, text: 'great', publishedAt: new Date(at).toISOString() }
    }),
  )
  return { ...snapshot, posts, comments: [...snapshot.comments, ...comments] }
}

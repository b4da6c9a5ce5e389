import { asksForComments } from '../comments/giveaway.ts'
import type { Snapshot } from '../snapshot.ts'
import { significant } from '../statistics/significant.ts'
import { actionGraph } from './action-graph.ts'
import { blockColumnsMin, findBlocks } from './find-blocks.ts'
import type { LockstepBasis, LockstepBlock, LockstepReview } from './review.ts'
import { windowedActions, windowMinutes } from './windowed-actions.ts'

/** Looks for rings among likers and commenters. Likes and comments are looked at apart: those who comment are other people
 *  than those who like, and a post whose likers are not known would otherwise look as if it had drawn a crowd of its own. */

/** Returning accounts that a post needs to take part. */
const columnActorsMin = 3
/** Share of a block's accounts that a stronger block may already hold. */
const overlapMax = 0.5

type Actions = Map<string, Set<string>>

/** @param snapshot its likers, comments and captions; posts that ask for comments or tags are left out
 *  @returns null without likers or commenters on at least two posts */
export function reviewLockstep(snapshot: Snapshot): LockstepReview | null {
  const creator = snapshot.profile?.id ?? null
  const skipped = new Set(snapshot.posts.filter(asksForComments).map((post) => post.id))
  const likes: Actions = new Map()
  for (const { postId, accountIds } of snapshot.likers) {
    if (!skipped.has(postId)) for (const id of accountIds) if (id !== creator) add(likes, postId, id)
  }
  const comments: Actions = new Map()
  const counted = snapshot.comments.filter(({ postId, authorId }) => !skipped.has(postId) && authorId !== creator)
  for (const { postId, authorId } of counted) add(comments, postId, authorId)
  const posts = new Set([...likes.keys(), ...comments.keys()])
  if (posts.size < 2) return null
  const seen = new Map<string, number>()
  for (const post of posts) {
    const there = new Set([...(likes.get(post) ?? []), ...(comments.get(post) ?? [])])
    for (const actor of there) seen.set(actor, (seen.get(actor) ?? 0) + 1)
  }
  const found = [...blocksIn(likes, 'likes', null), ...blocksIn(comments, 'comments', null)]
  for (const minutes of windowMinutes) {
    for (const actions of windowedActions(counted, snapshot.posts, minutes)) {
      found.push(...blocksIn(actions, 'comments-in-time', minutes))
    }
  }
  return {
    actors: seen.size,
    returning: [...seen.values()].filter((count) => count >= 2).length,
    posts: posts.size,
    blocks: distinct(found),
  }
}

function add(actions: Actions, column: string, actor: string) {
  const actors = actions.get(column) ?? new Set<string>()
  actions.set(column, actors.add(actor))
}

function blocksIn(actions: Actions, basis: LockstepBasis, minutes: number | null): LockstepBlock[] {
  if (actions.size <= blockColumnsMin) return []
  const graph = actionGraph(actions, columnActorsMin)
  return findBlocks(graph).map(({ actors, columns, edges, expectedEdges, logP }) => {
    const postIds = [...new Set(columns.map((column) => postOf(graph.columns[column] ?? '', basis)))].sort()
    const pairs = actors.length * columns.length
    return {
      accountIds: actors.map((actor) => graph.actors[actor] ?? ''),
      postIds,
      density: significant(edges / pairs),
      expectedDensity: significant(expectedEdges / pairs),
      pValue: significant(Math.exp(logP)),
      basis,
      windowMinutes: minutes,
    }
  })
}

/** A windowed column is named by its post and its place in time, divided by a space at the end. */
function postOf(column: string, basis: LockstepBasis): string {
  return basis === 'comments-in-time' ? column.slice(0, column.lastIndexOf(' ')) : column
}

/** Different views find the same ring; the most surprising sight of it stays. */
function distinct(blocks: readonly LockstepBlock[]): LockstepBlock[] {
  const ordered = [...blocks].sort(
    (a, b) =>
      a.pValue - b.pValue ||
      b.accountIds.length - a.accountIds.length ||
      ((a.accountIds[0] ?? '') < (b.accountIds[0] ?? '') ? -1 : 1),
  )
  const taken = new Set<string>()
  const kept: LockstepBlock[] = []
  for (const block of ordered) {
    const known = block.accountIds.filter((id) => taken.has(id)).length
    if (known > overlapMax * block.accountIds.length) continue
    kept.push(block)
    for (const id of block.accountIds) taken.add(id)
  }
  return kept
}

import { asksForComments } from '../comments/giveaway.ts'
import { momentOf } from '../moment.ts'
import type { Snapshot } from '../snapshot.ts'
import { significant } from '../statistics/significant.ts'
import { type ActionGraph, actionGraph } from './action-graph.ts'
import { type Actions, actionsOf, type NamedAction, noNames } from './actions.ts'
import { findBlocks } from './find-blocks.ts'
import type { LockstepBasis, LockstepBlock, LockstepReview } from './review.ts'
import { windowMinutes, windowShifts, windowsOf } from './time-windows.ts'

/** Looks for rings among likers and commenters. Likes and comments are looked at apart: those who comment are other people
 *  than those who like, and a post whose likers are not known would otherwise look as if it had drawn a crowd of its own. */

/** Returning accounts that a post needs to take part. */
const columnActorsMin = 3
/** Share of a block's accounts that a stronger block may already hold. */
const overlapMax = 0.5

/** @param snapshot its likers, comments and captions; posts that ask for comments or tags are left out
 *  @returns null without likers or commenters on at least two posts */
export function reviewLockstep(snapshot: Snapshot): LockstepReview | null {
  const skipped = new Set(snapshot.posts.filter(asksForComments).map((post) => post.id))
  const names = noNames()
  const liked = actionsOf(likesIn(snapshot, skipped), names)
  const commented = actionsOf(commentsIn(snapshot, skipped), names)
  if (names.posts.size < 2) return null
  const found = [...blocksOfPosts(liked, 'likes'), ...blocksOfPosts(commented, 'comments')]
  for (const minutes of windowMinutes) {
    for (const shift of windowShifts) found.push(...blocksInTime(commented, minutes, shift))
  }
  const liking = new Set(liked.actors)
  const returning = liking.size + commented.actors.filter((id) => !liking.has(id)).length
  return { actors: names.actors.size, returning, posts: names.posts.size, blocks: distinct(found) }
}

/** Likes carry no time on any platform, so that they are only ever placed by post. The creator's own likes are nobody's company. */
function likesIn({ likers, profile }: Snapshot, skipped: ReadonlySet<string>): NamedAction[] {
  const actions: NamedAction[] = []
  for (const { postId, accountIds } of likers) {
    if (skipped.has(postId)) continue
    for (const actor of accountIds) {
      if (actor !== profile?.id) actions.push({ actor, post: postId, minute: Number.NaN })
    }
  }
  return actions
}

/** Comments on posts that are not listed are placed by the clock. */
function commentsIn({ comments, posts, profile }: Snapshot, skipped: ReadonlySet<string>): NamedAction[] {
  const published = new Map(posts.map((post) => [post.id, momentOf(post.publishedAt)]))
  const actions: NamedAction[] = []
  const own = profile?.id
  // The comments on a post mostly come together, so that its moment is looked up once for all of them.
  let post: string | null = null
  let isSkipped = false
  let from = 0
  for (const { postId, authorId, publishedAt } of comments) {
    if (postId !== post) {
      post = postId
      isSkipped = skipped.has(postId)
      from = published.get(postId) ?? 0
    }
    if (authorId === own || isSkipped) continue
    const at = publishedAt === null || publishedAt === undefined ? Number.NaN : momentOf(publishedAt)
    actions.push({ actor: authorId, post: postId, minute: (at - from) / 60_000 })
  }
  return actions
}

/** Groups by what they acted on, whenever they did. */
function blocksOfPosts(actions: Actions, basis: LockstepBasis): LockstepBlock[] {
  const { actors, posts, actorOf, postOf } = actions
  const graph = actionGraph(actorOf, postOf, actors.length, posts.length, columnActorsMin)
  return blocksOf(graph, actions, (column) => column, basis, null)
}

/** Groups by what they acted on at the same time. A ring that hides among many real commenters of the same posts is often alone in
 *  its minutes. */
function blocksInTime(actions: Actions, minutes: number, shift: number): LockstepBlock[] {
  const { columnOf, postOfColumn } = windowsOf(actions, minutes, shift)
  const graph = actionGraph(actions.actorOf, columnOf, actions.actors.length, postOfColumn.length, columnActorsMin)
  return blocksOf(graph, actions, (column) => postOfColumn[column] ?? 0, 'comments-in-time', minutes)
}

/** Searches a graph and gives what is found its names back.
 *
 *  @param postOfColumn several stretches of time are one post
 *  @param minutes width of a stretch; null where columns are posts */
function blocksOf(
  graph: ActionGraph,
  { actors, posts }: Actions,
  postOfColumn: (column: number) => number,
  basis: LockstepBasis,
  minutes: number | null,
): LockstepBlock[] {
  return findBlocks(graph).map((block) => {
    const postIds = new Set(block.columns.map((column) => posts[postOfColumn(graph.columns[column] ?? 0)] ?? ''))
    const pairs = block.actors.length * block.columns.length
    return {
      accountIds: block.actors.map((actor) => actors[graph.actors[actor] ?? 0] ?? ''),
      postIds: [...postIds].sort(),
      density: significant(block.edges / pairs),
      expectedDensity: significant(block.expectedEdges / pairs),
      pValue: significant(Math.exp(block.logP)),
      basis,
      windowMinutes: minutes,
    }
  })
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

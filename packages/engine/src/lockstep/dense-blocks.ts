import { significant } from '../statistics/significant.ts'
import { type ActionGraph, actionGraph } from './action-graph.ts'
import type { Actions } from './actions.ts'
import { findBlocks } from './find-blocks.ts'
import type { LockstepBasis, LockstepBlock } from './review.ts'
import type { Found } from './ring-share.ts'
import type { Side } from './sides.ts'
import { windowsOf } from './time-windows.ts'

/** Dense blocks where density is an argument: under posts that are a group's own, and within the same minutes. */

/** Returning accounts that a post, or a stretch of time, needs to take part in the search for dense blocks. */
const columnActorsMin = 3
/** Part of what is listed under each of a dense block's posts, in the middle of them, that its accounts must have made. Where others come as well, as under a creator's
 *  own posts, density is no argument: fans of one topic are as dense. */
const dominanceMin = 0.8

/** Times as much of a group's doing must fall into its stretches of time as of other people's doing under the same posts. */
const punctualityMin = 2

/** Groups by what they acted on, whenever they did, under posts that are theirs. */
export function denseBlocks({ actions, basis, lengths }: Side): Found[] {
  const { actors, posts, actorOf, postOf } = actions
  const everybody = partsMade(actions, lengths, new Uint8Array(actors.length).fill(1))
  // Half of the posts of a block of the smallest size are two, and nobody but who comes back can be in it.
  if (everybody.filter((part) => part >= dominanceMin).length < 2) return []
  const graph = actionGraph(actorOf, postOf, actors.length, posts.length, columnActorsMin)
  const placeOf = new Map(posts.map((post, place) => [post, place]))
  return blocksOf(graph, actions, (column) => column, basis, null).filter(({ block }) => {
    const ids = new Set(block.accountIds)
    const made = partsMade(
      actions,
      lengths,
      Uint8Array.from(actors, (id) => (ids.has(id) ? 1 : 0)),
    )
    const parts = block.postIds.map((post) => made[placeOf.get(post) ?? 0] ?? 0).sort((a, b) => a - b)
    return (parts[parts.length >> 1] ?? 0) >= dominanceMin
  })
}

/** @param isAsked one flag for each account
 *  @returns for each post the part of what is listed under it that the accounts made */
function partsMade(
  { posts, actorOf, postOf }: Actions,
  lengths: ReadonlyMap<string, number>,
  isAsked: Uint8Array,
): number[] {
  const made = new Uint32Array(posts.length)
  for (let index = 0; index < actorOf.length; index += 1) {
    const post = postOf[index] ?? 0
    made[post] = (made[post] ?? 0) + (isAsked[actorOf[index] ?? 0] ?? 0)
  }
  return posts.map((post, place) => (made[place] ?? 0) / (lengths.get(post) ?? 1))
}

/** Groups by what they acted on at the same time. A ring that hides among many real commenters of the same posts is often alone in
 *  its minutes. */
export function blocksInTime(actions: Actions, minutes: number, shift: number): Found[] {
  const { columnOf, none, postOfColumn } = windowsOf(actions, minutes, shift)
  const graph = actionGraph(actions.actorOf, columnOf, actions.actors.length, postOfColumn.length, columnActorsMin)
  const inTime = blocksOf(graph, actions, (column) => postOfColumn[column] ?? 0, 'comments-in-time', minutes)
  return inTime.filter(({ block, columns }) => {
    const isInside = new Uint8Array(postOfColumn.length)
    for (const column of columns) isInside[graph.columns[column] ?? 0] = 1
    return punctuality(actions, block, (index) => isInside[columnOf[index] ?? none] === 1) >= punctualityMin
  })
}

/** How much more of what members do under a block's posts falls into its stretches of time than of what the others do there. Fans of a topic
 *  meet in its busy hours as well, but so do all who come.
 *
 *  @param isInside whether an action falls into one of the stretches
 *  @returns a ratio; infinite where nobody else comes at these times */
function punctuality(
  { actors, posts, actorOf, postOf }: Actions,
  block: LockstepBlock,
  isInside: (index: number) => boolean,
) {
  const [members, theirs] = [new Set(block.accountIds), new Set(block.postIds)]
  const isMember = Uint8Array.from(actors, (id) => Number(members.has(id)))
  const isTheirs = Uint8Array.from(posts, (id) => Number(theirs.has(id)))
  const [all, inside] = [
    [0, 0],
    [0, 0],
  ]
  for (let index = 0; index < actorOf.length; index += 1) {
    if (isTheirs[postOf[index] ?? 0] !== 1) continue
    const who = isMember[actorOf[index] ?? 0] ?? 0
    all[who] = (all[who] ?? 0) + 1
    if (isInside(index)) inside[who] = (inside[who] ?? 0) + 1
  }
  const part = (who: number) => (inside[who] ?? 0) / Math.max(1, all[who] ?? 0)
  return part(1) / part(0)
}

/** Searches a graph for dense blocks and gives what is found its names back.
 *
 *  @param postOfColumn several stretches of time are one post
 *  @param minutes width of a stretch; null where columns are posts */
function blocksOf(
  graph: ActionGraph,
  { actors, posts }: Actions,
  postOfColumn: (column: number) => number,
  basis: LockstepBasis,
  minutes: number | null,
): (Found & { columns: readonly number[] })[] {
  return findBlocks(graph).map((found) => {
    const postIds = new Set(found.columns.map((column) => posts[postOfColumn(graph.columns[column] ?? 0)] ?? ''))
    const pairs = found.actors.length * found.columns.length
    const accountIds = found.actors.map((actor) => actors[graph.actors[actor] ?? 0] ?? '')
    const block: LockstepBlock = {
      accountIds,
      postIds: [...postIds].sort(),
      density: significant(found.edges / pairs),
      expectedDensity: significant(found.expectedEdges / pairs),
      pValue: significant(Math.exp(found.logP)),
      basis,
      windowMinutes: minutes,
    }
    return { block, beliefs: new Map(accountIds.map((id) => [id, 1])), singles: 0, columns: found.columns }
  })
}

import type { Snapshot } from '../snapshot/snapshot.ts'
import { significant } from '../statistics/significant.ts'
import { type ActionGraph, actionGraph } from './action-graph.ts'
import { crowdOf, degreeOf } from './crowd.ts'
import { blocksInTime, denseBlocks } from './dense-blocks.ts'
import { findRings } from './find-rings.ts'
import { findableShare } from './findable.ts'
import { type Candidate, devotionMax } from './judge-ring.ts'
import { type Listing, listingOf } from './listing.ts'
import type { LockstepBlock, LockstepReview } from './review.ts'
import { type Found, ringShareOf, type SightedSide } from './ring-share.ts'
import { type Side, sidesOf } from './sides.ts'
import { windowMinutes, windowShifts } from './time-windows.ts'

/** Looks for rings among likers and commenters in three ways, each of which finds what the others cannot: accounts that are seen too
 *  regularly on some posts of one creator (`find-rings.ts`); dense blocks under posts that hardly anybody else acts on
 *  (`find-blocks.ts`); and dense blocks within the same minutes. */

/** Share of a block's accounts that a stronger block may already hold. */
const overlapMax = 0.5
/** @param snapshot its likers, comments, captions and counts of likes and comments
 *  @returns null without likers or commenters on at least two posts */
export function reviewLockstep(snapshot: Snapshot): LockstepReview | null {
  const { sides, actors, posts } = sidesOf(snapshot)
  if (posts < 2) return null
  const looked = sides.map(lookedAt)
  const found = distinct(looked.flatMap((side) => side.found))
  const returning = new Set(sides.flatMap((side) => side.actions.actors)).size
  const findable = looked.reduce<number | null>((least, side) => leastOf(least, side.findable), null)
  const isSeen = found.length > 0 || findable !== null
  return {
    actors,
    returning,
    posts,
    blocks: found.map(({ block }) => block),
    share: isSeen ? ringShareOf(looked, found) : null,
    findable,
  }
}

function leastOf(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}

/** Searches a side in all ways. */
function lookedAt(side: Side): SightedSide & { found: Found[] } {
  const { actions, basis, lengths, totals, listed } = side
  const most = devotionMax[basis]
  const found = denseBlocks(side)
  // Posts that are a group's own are nobody's contrast: the creator's fans would all look as if they shunned them.
  const theirs = new Set(found.flatMap(({ block }) => block.postIds))
  const nowhere = actions.posts.length
  const columnOf = actions.postOf.map((post) => (theirs.has(actions.posts[post] ?? '') ? nowhere : post))
  const graph = actionGraph(actions.actorOf, columnOf, actions.actors.length, nowhere, 1)
  const shared = new Map([...lengths].filter(([post]) => !theirs.has(post)))
  const listing = listingOf(graph, actions, shared, totals)
  found.push(...findRings(graph, listing, most).map((ring) => foundRing(graph, listing, side, ring)))
  if (basis === 'comments') {
    for (const minutes of windowMinutes) {
      for (const shift of windowShifts) found.push(...blocksInTime(actions, minutes, shift))
    }
  }
  const everybody = crowdOf(graph, new Uint8Array(graph.actors.length).fill(1))
  return { ...side, found, findable: found.length > 0 ? null : findableShare(everybody, listing, listed, most) }
}

function foundRing(graph: ActionGraph, listing: Listing, { actions, basis }: Side, ring: Candidate): Found {
  const nameOf = (actor: number) => actions.actors[graph.actors[actor] ?? 0] ?? ''
  const isInside = new Uint8Array(graph.columns.length)
  for (const column of ring.columns) isInside[column] = 1
  const length = ring.columns.reduce((sum, column) => sum + (listing.sizes[column] ?? 0), 0)
  let [acts, edges] = [0, 0]
  for (const actor of ring.actors) {
    acts += degreeOf(graph, actor)
    for (let edge = graph.start[actor] ?? 0; edge < (graph.start[actor + 1] ?? 0); edge += 1)
      edges += isInside[graph.columnOf[edge] ?? 0] ?? 0
  }
  const pairs = ring.actors.length * ring.columns.length
  const block: LockstepBlock = {
    accountIds: ring.actors.map(nameOf),
    postIds: ring.columns.map((column) => actions.posts[graph.columns[column] ?? 0] ?? ''),
    density: significant(edges / pairs),
    expectedDensity: significant((acts * length) / listing.total / pairs),
    pValue: significant(Math.exp(ring.logP)),
    basis,
    windowMinutes: null,
  }
  const beliefs = new Map([...ring.beliefs].map(([actor, belief]) => [nameOf(actor), belief]))
  return { block, beliefs, singles: ring.fit.singles }
}

/** Different views find the same ring; the most surprising sight of it stays. */
function distinct(found: readonly Found[]): Found[] {
  const ordered = found.toSorted(
    ({ block: a }, { block: b }) =>
      a.pValue - b.pValue ||
      b.accountIds.length - a.accountIds.length ||
      ((a.accountIds[0] ?? '') < (b.accountIds[0] ?? '') ? -1 : 1),
  )
  const taken = new Set<string>()
  const kept: Found[] = []
  for (const each of ordered) {
    const { accountIds } = each.block
    const known = accountIds.filter((id) => taken.has(id)).length
    if (known > overlapMax * accountIds.length) continue
    kept.push(each)
    for (const id of accountIds) taken.add(id)
  }
  return kept
}

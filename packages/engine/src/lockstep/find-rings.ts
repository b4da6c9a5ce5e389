import type { ActionGraph } from './action-graph.ts'
import { companySets } from './company-sets.ts'
import { countTable } from './count-table.ts'
import { type Crowd, crowdOf, insideOf } from './crowd.ts'
import { blockColumnsMin } from './judge-block.ts'
import { type Candidate, candidateOf, isCutFrom, isImprobable, isRing, logChance, regularityOf } from './judge-ring.ts'
import { type Listing, logOddsOf, shownOn } from './listing.ts'
import { fitRing } from './ring-model.ts'

/** Finds groups of accounts that come to the same posts of one creator and hardly to the others, more regularly than people who like
 *  the same things can be seen to. Sets of posts are proposed by the company that their accounts keep, the promising ones are
 *  refined (which posts belong to these accounts, which accounts to these posts), and what has settled is judged. */

/** Rounds of fitting at first sight, and of those that look promising. */
const [glanceRounds, fitRounds] = [4, 60]
/** Candidates of either kind that are refined: the least likely, and the most regular. */
const refinedMax = 5
const refinementsMax = 6
/** Each search ends with one group, ring or fans, being set aside. */
const searchesMax = 4
/** A post belongs to a group whose members act on it at least this part as often as on its posts altogether. */
const belongingPart = 0.5
/** ln of a likelihood ratio at first sight below which refining leads nowhere: a millionth needs fourteen and more. */
const glanceGain = 3

/** @param most see `candidateOf`
 *  @returns rings, each account in one only */
export function findRings(graph: ActionGraph, listing: Listing, most: number): Candidate[] {
  if (graph.columns.length < blockColumnsMin || listing.posts <= blockColumnsMin) return []
  const isActive = new Uint8Array(graph.actors.length).fill(1)
  const rings: Candidate[] = []
  const fans: Candidate[] = []
  for (let search = 0; search < searchesMax; search += 1) {
    const settled = settledGroups(crowdOf(graph, isActive.slice()), listing, most)
    fans.push(...settled.filter((group) => !isRing(group)))
    const ring = settled.find((group) => isRing(group) && !fans.some((other) => isCutFrom(group, other)))
    // Fans who keep more company than anybody else hide a smaller group, until they are set aside.
    const next = ring ?? settled.find(isImprobable)
    if (next === undefined) break
    if (ring !== undefined) rings.push(ring)
    for (const actor of next.actors) isActive[actor] = 0
  }
  return rings
}

/** @returns groups that stay the same when asked again, the least likely first */
function settledGroups(crowd: Crowd, listing: Listing, most: number): Candidate[] {
  return [...promising(crowd, listing)]
    .map(({ columns }) => refined(crowd, listing, most, columns))
    .filter((candidate) => candidate !== null)
    .sort((a, b) => a.logP - b.logP)
}

/** A set of columns at first sight. */
interface Glance {
  columns: readonly number[]
  logP: number
  /** How regularly its members are seen, for what the lists show. */
  standing: number
}

/** @returns sets that stand out, by how unlikely they are or by how regular */
function promising(crowd: Crowd, listing: Listing): Set<Glance> {
  const seen: Glance[] = []
  for (const columns of companySets(crowd, listing)) {
    const fit = fitted(crowd, listing, columns, glanceRounds)?.fit
    if (fit === undefined || fit.gain < glanceGain) continue
    const standing = regularityOf(fit, columns.length) / Math.max(Number.EPSILON, shownOn(listing, columns))
    seen.push({ columns, logP: logChance(fit, columns.length, listing.posts), standing })
  }
  const unlikely = seen.toSorted((a, b) => a.logP - b.logP)
  const regular = seen.toSorted((a, b) => b.standing - a.standing)
  return new Set([...unlikely.slice(0, refinedMax), ...regular.slice(0, refinedMax)])
}

/** Asks in turn which posts belong to the accounts and which accounts to the posts.
 *
 *  @returns null where the answer does not settle */
function refined(crowd: Crowd, listing: Listing, most: number, first: readonly number[]): Candidate | null {
  let columns = first
  for (let round = 0; round < refinementsMax; round += 1) {
    const model = fitted(crowd, listing, columns, fitRounds)
    if (model === null) return null
    const candidate = candidateOf(crowd, columns, listing, model.table, model.inside, model.fit, most)
    const next = columnsOf(crowd, candidate)
    if (next.length === columns.length && next.every((column, index) => column === columns[index])) return candidate
    columns = next
  }
  return null
}

/** @returns null for a set that is too small, or holds all posts */
function fitted(crowd: Crowd, listing: Listing, columns: readonly number[], rounds: number) {
  const others = listing.posts - columns.length
  if (columns.length < blockColumnsMin || others < 1) return null
  const inside = insideOf(crowd, columns)
  const table = countTable(crowd, inside, columns.length)
  return { inside, table, fit: fitRing(table, columns.length, others, logOddsOf(listing, columns), rounds) }
}

/** Columns on which the members act regularly. */
function columnsOf({ graph }: Crowd, { actors, fit }: Candidate): number[] {
  const acts = new Uint32Array(graph.columns.length)
  for (const actor of actors) {
    for (let edge = graph.start[actor] ?? 0; edge < (graph.start[actor + 1] ?? 0); edge += 1) {
      const column = graph.columnOf[edge] ?? 0
      acts[column] = (acts[column] ?? 0) + 1
    }
  }
  const least = belongingPart * fit.inside * Math.max(1, actors.length)
  return [...acts.keys()].filter((column) => (acts[column] ?? 0) >= least)
}

import { binomialUpperTail } from '../statistics/binomial-tail.ts'
import { logChernoffBound } from '../statistics/chernoff-bound.ts'
import { logChoose } from '../statistics/log-choose.ts'
import type { ActionGraph } from './action-graph.ts'

/** Which accounts act on a given set of posts more than their own activity and the posts' popularity explain, and whether
 *  there are more of them than chance allows.
 *
 *  The null keeps every degree: an account's actions fall on columns in proportion to how many returning accounts each has
 *  (the bipartite configuration model). The number of an account's actions inside the set is then Binomial(d, share of
 *  the set). A fan who likes everything has all of the set *and* all of the rest, and is not surprising at all. */

export interface Concentration {
  /** Indices of the accounts that belong to the set, ascending. */
  members: number[]
  /** Natural logarithm of the corrected p-value, at most 0. */
  logP: number
}

/** Share of the members that the degrees would explain; the goal for precision is 95 %. */
const falseShareMax = 0.05

/** Counts of accounts by degree and actions inside, each with its tail under the null. */
interface Cell {
  degree: number
  inside: number
  tail: number
  observed: number
}

/** @param inSet one flag per column
 *  @param isActive actors that take part
 *  @param insideMin actions inside the set that a member must have
 *  @param searched number of columns that the set was picked from
 *  @returns members, and the p-value of there being so many: a Chernoff bound on their number (the counts of different
 *    accounts are negatively associated under the null), times the number of sets of this size, of set sizes and of
 *    thresholds that could have been picked (union bound) */
export function concentrationOn(
  graph: ActionGraph,
  inSet: Uint8Array,
  isActive: Uint8Array,
  insideMin: number,
  searched: number,
): Concentration {
  const inside = insideCounts(graph, inSet, isActive)
  const size = inSet.reduce((sum, flag) => sum + flag, 0)
  const everyone = shareOf(graph, inside, isActive, null)
  let cells = cellsOf(graph, inside, isActive, everyone, size)
  let threshold = widestTail(cells, insideMin)
  // Members swell the share of their own set; taking them out shows what everybody else does there. Two rounds settle it.
  for (let round = 0; round < 2 && threshold > 0; round += 1) {
    const isMember = membership(cells, threshold, insideMin)
    const others = shareOf(graph, inside, isActive, isMember)
    cells = cellsOf(graph, inside, isActive, others, size)
    threshold = widestTail(cells, insideMin)
  }
  const isMember = membership(cells, threshold, insideMin)
  const members: number[] = []
  for (let actor = 0; actor < graph.actors.length; actor += 1) {
    if (isActive[actor] === 1 && isMember(degreeOf(graph, actor), inside[actor] ?? 0)) members.push(actor)
  }
  const strict = cellsOf(graph, inside, isActive, everyone, size)
  const correction = logChoose(searched, size) + Math.log(searched) + Math.log(Math.max(1, strict.length))
  return { members, logP: Math.min(0, strongestBound(strict, insideMin) + correction) }
}

export function degreeOf(graph: ActionGraph, actor: number): number {
  return (graph.start[actor + 1] ?? 0) - (graph.start[actor] ?? 0)
}

/** @returns how many actions of each actor lie inside the set */
export function insideCounts(graph: ActionGraph, inSet: Uint8Array, isActive: Uint8Array): Uint32Array {
  const inside = new Uint32Array(graph.actors.length)
  for (let actor = 0; actor < inside.length; actor += 1) {
    if (isActive[actor] !== 1) continue
    let count = 0
    for (let at = graph.start[actor] ?? 0; at < (graph.start[actor + 1] ?? 0); at += 1) {
      count += inSet[graph.columnOf[at] ?? 0] ?? 0
    }
    inside[actor] = count
  }
  return inside
}

type IsMember = (degree: number, inside: number) => boolean

/** Share of all actions that fall into the set, without those of members. Never quite 0, so that a set that only members
 *  touch does not make a single action infinitely surprising. */
function shareOf(graph: ActionGraph, inside: Uint32Array, isActive: Uint8Array, without: IsMember | null): number {
  let hits = 0
  let all = 0
  for (let actor = 0; actor < inside.length; actor += 1) {
    const degree = degreeOf(graph, actor)
    if (isActive[actor] !== 1 || without?.(degree, inside[actor] ?? 0) === true) continue
    hits += inside[actor] ?? 0
    all += degree
  }
  return (hits + 0.5) / (all + 1)
}

/** All combinations that accounts of the observed degrees could show, least likely first. */
function cellsOf(graph: ActionGraph, inside: Uint32Array, isActive: Uint8Array, share: number, size: number): Cell[] {
  const byDegree = new Map<number, Map<number, number>>()
  for (let actor = 0; actor < inside.length; actor += 1) {
    if (isActive[actor] !== 1) continue
    const degree = degreeOf(graph, actor)
    const counts = byDegree.get(degree) ?? new Map<number, number>()
    const count = inside[actor] ?? 0
    byDegree.set(degree, counts.set(count, (counts.get(count) ?? 0) + 1))
  }
  const cells: Cell[] = []
  for (const [degree, counts] of byDegree) {
    for (let hits = 0; hits <= Math.min(degree, size); hits += 1) {
      cells.push({
        degree,
        inside: hits,
        tail: binomialUpperTail(degree, share, hits),
        observed: counts.get(hits) ?? 0,
      })
    }
  }
  return cells.sort((a, b) => a.tail - b.tail || a.degree - b.degree || b.inside - a.inside)
}

/** Walks through the thresholds from the strictest, with the number found and the number that the degrees explain. */
function walk(
  cells: readonly Cell[],
  insideMin: number,
  visit: (tail: number, found: number, explained: number) => void,
) {
  const accounts = new Map<number, number>()
  for (const { degree, observed } of cells) accounts.set(degree, (accounts.get(degree) ?? 0) + observed)
  const reached = new Map<number, number>()
  let found = 0
  let explained = 0
  for (const [index, { degree, inside, tail, observed }] of cells.entries()) {
    if (inside >= insideMin) {
      found += observed
      explained += (accounts.get(degree) ?? 0) * (tail - (reached.get(degree) ?? 0))
      reached.set(degree, tail)
    }
    if (cells[index + 1]?.tail !== tail) visit(tail, found, explained)
  }
}

/** @returns the widest tail at which degrees still explain no more than a twentieth of those found; 0 when there is none */
function widestTail(cells: readonly Cell[], insideMin: number): number {
  let widest = 0
  walk(cells, insideMin, (tail, found, explained) => {
    if (found > 0 && explained <= falseShareMax * found) widest = Math.max(widest, tail)
  })
  return widest
}

function strongestBound(cells: readonly Cell[], insideMin: number): number {
  let strongest = 0
  walk(cells, insideMin, (_, found, explained) => {
    strongest = Math.min(strongest, logChernoffBound(found, explained))
  })
  return strongest
}

function membership(cells: readonly Cell[], threshold: number, insideMin: number): IsMember {
  const least = new Map<number, number>()
  for (const { degree, inside, tail } of cells) {
    if (tail <= threshold && inside >= insideMin && threshold > 0) {
      least.set(degree, Math.min(inside, least.get(degree) ?? inside))
    }
  }
  return (degree, inside) => inside >= (least.get(degree) ?? Number.POSITIVE_INFINITY)
}

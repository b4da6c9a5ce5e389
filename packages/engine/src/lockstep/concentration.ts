import { logChoose } from '../statistics/log-choose.ts'
import type { ActionGraph } from './action-graph.ts'
import {
  type CountTable,
  cellsOf,
  leastInside,
  logBound,
  logThresholdChoices,
  type Null,
  widened,
  widestTails,
} from './degree-cells.ts'

/** Which accounts act on a given set of posts more than their own activity and the posts' popularity explain, and whether
 *  there are more of them than chance allows.
 *
 *  The null keeps every degree: an account's actions fall on columns in proportion to how many returning accounts each has
 *  (the bipartite configuration model). The number of an account's actions inside the set is then Binomial(d, share of
 *  the set). A fan who likes everything has all of the set *and* all of the rest, and is not surprising at all.
 *
 *  Real crowds also have tastes and come and go, so that many accounts lean towards the set or away from it. How much they
 *  do is measured on those who are not members and widens the null (beta-binomial): a ring must stand out from a crowd
 *  that leans, not from an ideal one. */

export interface Concentration {
  /** Indices of the accounts that belong to the set, ascending. */
  members: number[]
  /** Natural logarithm of the corrected p-value, at most 0. */
  logP: number
}

/** A crowd that leans more than this tells nothing about anybody. */
const dispersionMax = 0.9
/** Rounds of "who belongs" and "how do the others behave"; members swell the figures of their own set until taken out. */
const settlingRounds = 4
/** First rounds, in which nobody is thought to lean: members who are still among the others would look like a leaning crowd. */
const evenRounds = 1

/** @param inSet one flag per column
 *  @param isActive actors that take part
 *  @param insideMin actions inside the set that a member must have
 *  @returns members, and the p-value of there being so many: a Chernoff bound on their number (the counts of different
 *    accounts are negatively associated under the null), times the number of sets of this size, of set sizes and of
 *    thresholds that could have been picked (union bound) */
export function concentrationOn(
  graph: ActionGraph,
  inSet: Uint8Array,
  isActive: Uint8Array,
  insideMin: number,
): Concentration {
  const inside = insideCounts(graph, inSet, isActive)
  const size = inSet.reduce((sum, flag) => sum + flag, 0)
  const table = countTable(graph, inside, isActive)
  const { chance } = nullOf(table, new Map(), null)
  let least: ReadonlyMap<number, number> = new Map()
  let cells = cellsOf(table, { chance, dispersion: 0 }, size)
  for (let round = 0; round < settlingRounds; round += 1) {
    least = leastInside(cells, widestTails(cells, insideMin, least), insideMin)
    if (least.size === 0) return { members: [], logP: 0 }
    const others = nullOf(table, least, null)
    cells = cellsOf(table, round < evenRounds ? { ...others, dispersion: 0 } : others, size)
  }
  const core = leastInside(cells, widestTails(cells, insideMin, least), insideMin)
  const wide = widened(cells, insideMin, core)
  const members: number[] = []
  for (let actor = 0; actor < graph.actors.length; actor += 1) {
    const enough = wide.get(degreeOf(graph, actor))
    if (isActive[actor] === 1 && enough !== undefined && (inside[actor] ?? 0) >= enough) members.push(actor)
  }
  // The judgement counts members among the crowd: the chance is that of all, as the degrees have it.
  const strict = cellsOf(table, nullOf(table, core, chance), size)
  const columns = graph.columns.length
  const correction = logChoose(columns, size) + Math.log(columns) + logThresholdChoices(strict)
  return { members, logP: Math.min(0, logBound(strict, core) + correction) }
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

function countTable(graph: ActionGraph, inside: Uint32Array, isActive: Uint8Array): CountTable {
  const table = new Map<number, Map<number, number>>()
  for (let actor = 0; actor < inside.length; actor += 1) {
    if (isActive[actor] !== 1) continue
    const degree = degreeOf(graph, actor)
    const counts = table.get(degree) ?? new Map<number, number>()
    const count = inside[actor] ?? 0
    table.set(degree, counts.set(count, (counts.get(count) ?? 0) + 1))
  }
  return table
}

/** How accounts that are not members spread over the set: their mean chance, and the intra-class correlation by the method of
 *  moments, Σ(k − dp)² = p(1−p) Σ d(1 + (d−1)ρ). Never quite 0 in chance, so that a set which only members touch does not
 *  make a single action infinitely surprising.
 *
 *  @param least actions inside from which an account of a degree is a member
 *  @param given mean chance to measure the spread against; null to take that of the non-members */
function nullOf(table: CountTable, least: ReadonlyMap<number, number>, given: number | null): Null {
  let hits = 0
  let all = 0
  const others: [degree: number, inside: number, accounts: number][] = []
  for (const [degree, counts] of table) {
    for (const [inside, accounts] of counts) {
      if (inside >= (least.get(degree) ?? Number.POSITIVE_INFINITY)) continue
      others.push([degree, inside, accounts])
      hits += inside * accounts
      all += degree * accounts
    }
  }
  const chance = given ?? (hits + 0.5) / (all + 1)
  let squares = 0
  let pairs = 0
  for (const [degree, inside, accounts] of others) {
    squares += accounts * (inside - degree * chance) ** 2
    pairs += accounts * degree * (degree - 1)
  }
  const excess = squares / (chance * (1 - chance)) - all
  return { chance, dispersion: Math.min(dispersionMax, Math.max(0, pairs > 0 ? (1.5 * excess) / pairs : 0)) }
}

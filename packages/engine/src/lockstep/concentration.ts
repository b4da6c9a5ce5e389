import { logChoose } from '../statistics/log-choose.ts'
import { type CountTable, countTable } from './count-table.ts'
import { type Crowd, degreeOf, type Inside, insideOf } from './crowd.ts'
import { cellsOf, type Least, logBound, logThresholdChoices, nobody } from './degree-cells.ts'
import { leastInside, widened } from './least-inside.ts'

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
  inside: Inside
  /** Natural logarithm of the corrected p-value, at most 0. */
  logP: number
}

/** A crowd that leans more than this tells nothing about anybody. */
const dispersionMax = 0.9
/** Rounds of "who belongs" and "how do the others behave"; members swell the figures of their own set until taken out. */
const settlingRounds = 4
/** First rounds, in which nobody is thought to lean: members who are still among the others would look like a leaning crowd. */
const evenRounds = 1

/** @param set columns, each at most once
 *  @param insideMin actions inside the set that a member must have
 *  @returns members, and the p-value of there being so many: a Chernoff bound on their number (the counts of different
 *    accounts are negatively associated under the null), times the number of sets of this size, of set sizes and of
 *    thresholds that could have been picked (union bound) */
export function concentrationOn(crowd: Crowd, set: readonly number[], insideMin: number): Concentration {
  const inside = insideOf(crowd, set)
  const table = countTable(crowd, inside, set.length)
  let core = nobody(table)
  const chance = chanceOf(table, core)
  let cells = cellsOf(table, { chance, dispersion: 0 })
  for (let round = 0; round <= settlingRounds; round += 1) {
    const next = leastInside(cells, insideMin, core)
    if (round < settlingRounds && next.every((enough) => enough === Number.POSITIVE_INFINITY))
      return { members: [], inside, logP: 0 }
    const isSettled = round > evenRounds && next.every((enough, row) => enough === core[row])
    core = next
    if (isSettled || round === settlingRounds) break
    const others = chanceOf(table, core)
    cells = cellsOf(table, {
      chance: others,
      dispersion: round < evenRounds ? 0 : dispersionOf(table, core, others),
    })
  }
  const wide = widened(cells, insideMin, core)
  // The judgement counts members among the crowd: the chance is that of all, as the degrees have it.
  const strict = cellsOf(table, { chance, dispersion: dispersionOf(table, core, chance) })
  const columns = crowd.graph.columns.length
  const correction = logChoose(columns, set.length) + Math.log(columns) + logThresholdChoices(strict)
  return {
    members: membersOf(crowd, table, inside, wide),
    inside,
    logP: Math.min(0, logBound(strict, core) + correction),
  }
}

/** Those who act inside as often as accounts of their degree must. Nobody belongs who has no action inside, so only the others are asked. */
function membersOf({ graph }: Crowd, { degrees }: CountTable, { actions, actors }: Inside, least: Least): number[] {
  const leastOf = new Float64Array(graph.columns.length + 1)
  for (const [row, degree] of degrees.entries()) leastOf[degree] = least[row] ?? Number.POSITIVE_INFINITY
  const members = actors.filter((actor) => (actions[actor] ?? 0) >= (leastOf[degreeOf(graph, actor)] ?? 0))
  return members.sort((a, b) => a - b)
}

/** The mean chance that an action of those who are not members falls into the set. Never quite 0, so that a set which only members
 *  touch does not make a single action infinitely surprising.
 *
 *  @param least actions inside from which an account of a row is a member */
function chanceOf(table: CountTable, least: Least): number {
  const { degrees, start, counts } = table
  let hits = 0
  let all = 0
  for (let row = 0; row < degrees.length; row += 1) {
    const degree = degrees[row] ?? 0
    const from = start[row] ?? 0
    const end = endOf(table, least, row)
    for (let place = from; place < end; place += 1) {
      const accounts = counts[place] ?? 0
      hits += (place - from) * accounts
      all += degree * accounts
    }
  }
  return (hits + 0.5) / (all + 1)
}

/** How unevenly those who are not members spread over the set: the intra-class correlation by the method of moments,
 *  Σ(k − dp)² = p(1−p) Σ d(1 + (d−1)ρ).
 *
 *  @param least actions inside from which an account of a row is a member
 *  @param chance mean chance to measure the spread against
 *  @returns 0 to `dispersionMax` */
function dispersionOf(table: CountTable, least: Least, chance: number): number {
  const { degrees, start, counts } = table
  let all = 0
  let pairs = 0
  let squares = 0
  for (let row = 0; row < degrees.length; row += 1) {
    const degree = degrees[row] ?? 0
    const from = start[row] ?? 0
    const end = endOf(table, least, row)
    for (let place = from; place < end; place += 1) {
      const accounts = counts[place] ?? 0
      all += degree * accounts
      pairs += degree * (degree - 1) * accounts
      squares += accounts * (place - from - degree * chance) ** 2
    }
  }
  const excess = squares / (chance * (1 - chance)) - all
  return Math.min(dispersionMax, Math.max(0, pairs > 0 ? (1.5 * excess) / pairs : 0))
}

/** @returns where the places of a row's members begin in the table */
function endOf({ start }: CountTable, least: Least, row: number): number {
  return Math.min(start[row + 1] ?? 0, (start[row] ?? 0) + (least[row] ?? 0))
}

import { upperTails } from '../statistics/beta-binomial.ts'
import { logChernoffBound } from '../statistics/chernoff-bound.ts'

/** Decides from counts who belongs to a set of posts. Accounts of equal degree and equal number of actions inside are
 *  exchangeable, so that a table of a few hundred cells stands for a million accounts. */

/** Share of the members that the null would explain; the goal for precision is 95 %. */
const falseShareMax = 0.05
/** A single class of activity may hold more of them, as long as all classes together stay within the share above. */
const falseShareOfClass: readonly number[] = [0.3, 0.2, 0.15, 0.1, falseShareMax]
/** Accounts are compared with accounts of similar activity: a class spans a factor of about 1.4 in degree. One threshold for
 *  all would let the many who acted three times drown the few who acted ten times. */
const degreeFactor = 1.4

/** Number of accounts by degree and by actions inside. */
export type CountTable = ReadonlyMap<number, ReadonlyMap<number, number>>

/** How an account's actions fall into the set when it does not belong to it. */
export interface Null {
  /** Mean chance of each action, 0 to 1 exclusive. */
  chance: number
  /** Intra-class correlation: 0 when all accounts share the chance, towards 1 when each is all in or all out. */
  dispersion: number
}

/** Accounts of one degree with one number of actions inside, and the chance of at least that many under the null. */
export interface Cell {
  degree: number
  inside: number
  tail: number
  observed: number
}

/** Highest tail that still belongs, by degree class; classes without members are absent. */
type Thresholds = ReadonlyMap<number, number>

/** All combinations that accounts of the observed degrees could show, least likely first. */
export function cellsOf(table: CountTable, { chance, dispersion }: Null, size: number): Cell[] {
  const cells: Cell[] = []
  for (const [degree, counts] of table) {
    const tails = upperTails(degree, chance, dispersion)
    for (let inside = 0; inside <= Math.min(degree, size); inside += 1) {
      cells.push({ degree, inside, tail: tails[inside] ?? 0, observed: counts.get(inside) ?? 0 })
    }
  }
  return cells.sort((a, b) => a.tail - b.tail || a.degree - b.degree || b.inside - a.inside)
}

function classOf(degree: number): number {
  return Math.round(Math.log(degree) / Math.log(degreeFactor))
}

/** The widest membership at which degrees explain no more than a twentieth of all members. */
export function widened(
  cells: readonly Cell[],
  insideMin: number,
  core: ReadonlyMap<number, number>,
): Map<number, number> {
  const bystanders = bystandersOf(cells, core)
  for (const limit of falseShareOfClass) {
    const least = leastInside(cells, widestTails(cells, insideMin, core, limit), insideMin)
    const { found, explained } = totals(cells, least, bystanders)
    if (explained <= falseShareMax * found) return least
  }
  return new Map(core)
}

/** Accounts that count as members already are not among those who might be there by chance. */
function bystandersOf(cells: readonly Cell[], least: ReadonlyMap<number, number>): Map<number, number> {
  const bystanders = new Map<number, number>()
  for (const { degree, inside, observed } of cells) {
    const counts = inside < (least.get(degree) ?? Number.POSITIVE_INFINITY) ? observed : 0
    bystanders.set(degree, (bystanders.get(degree) ?? 0) + counts)
  }
  return bystanders
}

/** For each class of activity the widest tail at which degrees explain at most `limit` of those found. */
export function widestTails(
  cells: readonly Cell[],
  insideMin: number,
  least: ReadonlyMap<number, number>,
  limit: number = falseShareMax,
): Thresholds {
  const bystanders = bystandersOf(cells, least)
  const reached = new Map<number, number>()
  const found = new Map<number, number>()
  const explained = new Map<number, number>()
  const widest = new Map<number, number>()
  for (const { degree, inside, tail, observed } of cells) {
    if (inside < insideMin) continue
    const group = classOf(degree)
    const foundNow = (found.get(group) ?? 0) + observed
    const newly = (bystanders.get(degree) ?? 0) * (tail - (reached.get(degree) ?? 0))
    const explainedNow = (explained.get(group) ?? 0) + newly
    found.set(group, foundNow)
    explained.set(group, explainedNow)
    reached.set(degree, tail)
    if (observed > 0 && explainedNow <= limit * foundNow) widest.set(group, tail)
  }
  return widest
}

/** @returns for each degree the smallest number of actions inside that makes a member */
export function leastInside(cells: readonly Cell[], thresholds: Thresholds, insideMin: number): Map<number, number> {
  const least = new Map<number, number>()
  for (const { degree, inside, tail } of cells) {
    if (inside >= insideMin && tail <= (thresholds.get(classOf(degree)) ?? -1)) {
      least.set(degree, Math.min(inside, least.get(degree) ?? inside))
    }
  }
  return least
}

export function logBound(cells: readonly Cell[], least: ReadonlyMap<number, number>): number {
  const { found, explained } = totals(cells, least, bystandersOf(cells, new Map()))
  return logChernoffBound(found, explained)
}

/** @returns how many accounts are members, and how many of `accounts` (by degree) the null would make members */
function totals(cells: readonly Cell[], least: ReadonlyMap<number, number>, accounts: ReadonlyMap<number, number>) {
  let found = 0
  let explained = 0
  for (const { degree, inside, tail, observed } of cells) {
    const enough = least.get(degree)
    if (enough === undefined || inside < enough) continue
    found += observed
    if (inside === enough) explained += tail * (accounts.get(degree) ?? 0)
  }
  return { found, explained }
}

/** ln of the number of ways to set one threshold per class. */
export function logThresholdChoices(cells: readonly Cell[]): number {
  const choices = new Map<number, number>()
  for (const { degree } of cells) choices.set(classOf(degree), (choices.get(classOf(degree)) ?? 1) + 1)
  return [...choices.values()].reduce((sum, count) => sum + Math.log(count), 0)
}

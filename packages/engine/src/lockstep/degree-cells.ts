import { upperTails } from '../statistics/beta-binomial.ts'
import { logChernoffBound } from '../statistics/chernoff-bound.ts'
import type { CountTable } from './count-table.ts'

/** What the null says, kept beside the counts place by place, and how surprising a membership is under it. */

/** Accounts are compared with accounts of similar activity: a class spans a factor of about 1.4 in degree. One threshold for
 *  all would let the many who acted three times drown the few who acted ten times. */
const degreeFactor = 1.4

/** How an account's actions fall into the set when it does not belong to it. */
export interface Null {
  /** Mean chance of each action, 0 to 1 exclusive. */
  chance: number
  /** Intra-class correlation: 0 when all accounts share the chance, towards 1 when each is all in or all out. */
  dispersion: number
}

/** A count table with, for each of its places, the chance of at least so many actions inside under the null. */
export interface Cells extends CountTable {
  tails: Float64Array
}

/** For each row of a table the smallest number of actions inside that makes a member; infinite where nobody is one. */
export type Least = readonly number[]

/** Puts the null beside the counts. Each row costs its degree and not its accounts, so that a crowd of a million takes no longer than one
 *  of a thousand with the same degrees.
 *
 *  @returns the table with its tails, each row falling from place to place */
export function cellsOf(table: CountTable, { chance, dispersion }: Null): Cells {
  const { degrees, start, counts } = table
  const tails = new Float64Array(counts.length)
  const room = new Float64Array((degrees.at(-1) ?? 0) + 1)
  for (let row = 0; row < degrees.length; row += 1) {
    upperTails(degrees[row] ?? 0, chance, dispersion, room)
    const from = start[row] ?? 0
    const end = start[row + 1] ?? 0
    for (let place = from; place < end; place += 1) tails[place] = room[place - from] ?? 0
  }
  return { degrees, start, counts, tails }
}

/** @returns thresholds that nobody reaches: where the search for members begins */
export function nobody({ degrees }: CountTable): Least {
  return degrees.map(() => Number.POSITIVE_INFINITY)
}

/** Classes are steps of a logarithm, because twice as active means the same among the quiet and among the busy.
 *
 *  @returns the class of activity; equal for degrees that are compared with each other */
export function classOf(degree: number): number {
  return Math.round(Math.log(degree) / Math.log(degreeFactor))
}

/** Accounts of each row that are no members: those who count as members already are not among those who might be there by chance. */
export function bystandersOf({ degrees, start, counts }: CountTable, least: Least): number[] {
  return degrees.map((_, row) => {
    const from = start[row] ?? 0
    const to = Math.min(start[row + 1] ?? 0, from + (least[row] ?? 0))
    let sum = 0
    for (let place = from; place < to; place += 1) sum += counts[place] ?? 0
    return sum
  })
}

/** How surprising the number of members is, whoever they are.
 *
 *  All accounts count as those who might be members by chance, members included: leaving them out would make a group more
 *  surprising the larger it is.
 *
 *  @returns natural logarithm of a bound on the chance, at most 0, before the choice of the set is paid for */
export function logBound(cells: Cells, least: Least): number {
  const { found, explained } = totals(cells, least, bystandersOf(cells, nobody(cells)))
  return logChernoffBound(found, explained)
}

/** @returns how many accounts are members, and how many of `accounts` (by row) the null would make members */
export function totals({ degrees, start, counts, tails }: Cells, least: Least, accounts: readonly number[]) {
  let found = 0
  let explained = 0
  for (let row = 0; row < degrees.length; row += 1) {
    const enough = (start[row] ?? 0) + (least[row] ?? Number.POSITIVE_INFINITY)
    const end = start[row + 1] ?? 0
    if (enough >= end) continue
    for (let place = enough; place < end; place += 1) found += counts[place] ?? 0
    explained += (tails[enough] ?? 0) * (accounts[row] ?? 0)
  }
  return { found, explained }
}

/** ln of the number of ways to set one threshold per class. */
export function logThresholdChoices({ degrees, start }: CountTable): number {
  const choices = new Map<number, number>()
  for (const [row, degree] of degrees.entries()) {
    const places = (start[row + 1] ?? 0) - (start[row] ?? 0)
    choices.set(classOf(degree), (choices.get(classOf(degree)) ?? 1) + places)
  }
  return [...choices.values()].reduce((sum, count) => sum + Math.log(count), 0)
}

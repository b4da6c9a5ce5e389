import { logFactorial } from '../statistics/log-choose.ts'
import type { CountTable } from './count-table.ts'

/** How a crowd of ordinary people falls into a set of posts.
 *
 *  An account with d actions has x of them inside as a draw without replacement has (Fisher's noncentral hypergeometric
 *  law), so that degrees explain themselves: who acts everywhere must act inside as well. Tastes differ, so the odds of the
 *  inside do, and how many accounts have which odds is fitted. */

/** Logarithms of the odds of the inside, around those that the popularity of its posts gives: two thirds to one and a half. */
const tastes: readonly number[] = [-0.4, 0, 0.4]
/** Keeps logarithms of impossible places finite. */
const tiny = 1e-300
const factorials = Float64Array.from({ length: 512 }, (_, n) => logFactorial(n))

/** The places of a table where somebody is, with what the law says of each. Lists run side by side. */
export interface Places {
  /** Place in the table, its row, and the actions inside and outside of whoever is there. */
  place: number[]
  row: number[]
  inside: number[]
  outside: number[]
  /** Accounts there. */
  count: number[]
  /** Chance among accounts of the degree by taste; one number for each taste of each place. */
  law: Float64Array
  /** Accounts altogether, and in each row. */
  total: number
  inRow: Float64Array
}

/** How many accounts have which taste, when there is nobody but the crowd. */
export interface CrowdFit {
  weights: Float64Array
  /** Chance of each place among accounts of its degree. */
  chance: Float64Array
}

/** @param size posts in the set
 *  @param others posts outside
 *  @param logOdds of the inside for an account without a taste */
export function placesOf(table: CountTable, size: number, others: number, logOdds: number): Places {
  const { degrees, start, counts } = table
  const places = { place: [], row: [], inside: [], outside: [], count: [] } as Omit<Places, 'law' | 'total' | 'inRow'>
  const law: number[] = []
  const inRow = new Float64Array(degrees.length)
  let total = 0
  for (const [row, degree] of degrees.entries()) {
    const from = start[row] ?? 0
    const most = (start[row + 1] ?? 0) - from - 1
    const least = Math.max(0, degree - others)
    const ways = new Float64Array(most + 1)
    for (let x = least; x <= most; x += 1) ways[x] = logWays(size, x) + logWays(others, degree - x)
    const top = ways.reduce((a, b) => Math.max(a, b), 0)
    const chance = (x: number, step: number) => Math.exp((ways[x] ?? 0) - top + (x - most) * (logOdds + step))
    const sums = tastes.map((step) => {
      let sum = 0
      for (let x = least; x <= most; x += 1) sum += chance(x, step)
      return Math.max(tiny, sum)
    })
    for (let x = least; x <= most; x += 1) {
      const count = counts[from + x] ?? 0
      if (count === 0) continue
      places.place.push(from + x)
      places.row.push(row)
      places.inside.push(x)
      places.outside.push(degree - x)
      places.count.push(count)
      total += count
      inRow[row] = (inRow[row] ?? 0) + count
      for (const [taste, step] of tastes.entries()) law.push(chance(x, step) / (sums[taste] ?? 1))
    }
  }
  return { ...places, law: Float64Array.from(law), total, inRow }
}

/** @returns ln of the number of ways to pick k of n */
function logWays(n: number, k: number): number {
  return logOf(n) - logOf(k) - logOf(n - k)
}

function logOf(n: number): number {
  return n < factorials.length ? (factorials[n] ?? 0) : logFactorial(n)
}

/** Fits the tastes by expectation and maximization.
 *
 *  @param rounds at most */
export function crowdFit({ count, law, total }: Places, rounds: number): CrowdFit {
  let weights = new Float64Array(tastes.length).fill(1 / tastes.length)
  const chance = new Float64Array(count.length)
  for (let round = 0; ; round += 1) {
    const found = new Float64Array(tastes.length)
    for (let index = 0; index < count.length; index += 1) {
      chance[index] = chanceOf(law, weights, index)
      addTastes(found, law, weights, index, (count[index] ?? 0) / (chance[index] ?? 1))
    }
    if (round >= rounds) return { weights, chance }
    weights = weightsOf(found, total)
  }
}

/** @returns the chance of a place among accounts of its degree, all tastes together */
export function chanceOf(law: Float64Array, weights: Float64Array, index: number): number {
  let chance = 0
  const from = index * weights.length
  for (let taste = 0; taste < weights.length; taste += 1) chance += (weights[taste] ?? 0) * (law[from + taste] ?? 0)
  return Math.max(tiny, chance)
}

/** Adds to `found` which tastes the accounts of a place have.
 *
 *  @param each accounts over the chance of the place */
export function addTastes(found: Float64Array, law: Float64Array, weights: Float64Array, index: number, each: number) {
  const from = index * weights.length
  for (let taste = 0; taste < weights.length; taste += 1)
    found[taste] = (found[taste] ?? 0) + each * (weights[taste] ?? 0) * (law[from + taste] ?? 0)
}

/** As many like the inside more as like it less: a crowd that leans one way altogether is what a ring looks like.
 *
 *  @param found accounts by taste */
export function weightsOf(found: Float64Array, total: number): Float64Array<ArrayBuffer> {
  const last = found.length - 1
  const weights = new Float64Array(found.length)
  for (let taste = 0; taste <= last; taste += 1)
    weights[taste] = ((found[taste] ?? 0) + (found[last - taste] ?? 0)) / (2 * Math.max(tiny, total))
  return weights
}

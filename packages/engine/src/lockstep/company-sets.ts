import type { Crowd } from './crowd.ts'
import { blockColumnsMin } from './judge-block.ts'
import type { Listing } from './listing.ts'

/** Proposes sets of posts that the same accounts come back for. Proposals may be greedy and wrong; they are judged elsewhere. */

/** Accounts on more posts than this say little about any pair of them, and would cost the square of their posts. */
const busyMax = 80
/** Posts that a set is grown from, those in the strongest company first. */
const seedsMax = 10
/** Largest set that is grown. */
const sizeMax = 40
/** Around the size at which the company of a growing set stands out most, these parts of it are proposed as well. */
const partsProposed: readonly number[] = [0.7, 1, 1.4]

/** @returns sets of columns, each ascending and there once */
export function companySets(crowd: Crowd, listing: Listing): number[][] {
  const columns = crowd.graph.columns.length
  const company = companyOf(crowd, listing)
  const sets = new Map<string, number[]>()
  for (const seed of seedsIn(company, columns)) {
    const { grown, best } = grownFrom(company, columns, seed)
    for (const part of partsProposed) {
      const size = Math.max(blockColumnsMin, Math.min(grown.length, Math.round(part * best)))
      const set = grown.slice(0, size).sort((a, b) => a - b)
      sets.set(set.join(), set)
    }
  }
  return [...sets.values()]
}

/** Takes in the column that keeps the set most company, one after the other.
 *
 *  @returns columns in that order, and the size at which the company of all pairs stands out most from luck */
function grownFrom(company: Float64Array, columns: number, seed: number) {
  const grown: number[] = []
  const pull = new Float64Array(columns)
  const isIn = new Uint8Array(columns)
  let best = blockColumnsMin
  let [sum, most] = [0, Number.NEGATIVE_INFINITY]
  for (let next = seed; next !== -1 && grown.length < sizeMax; next = strongestOf(pull, isIn)) {
    sum += pull[next] ?? 0
    grown.push(next)
    isIn[next] = 1
    for (let column = 0; column < columns; column += 1)
      pull[column] = (pull[column] ?? 0) + (company[next * columns + column] ?? 0)
    const size = grown.length
    const standsOut = sum / Math.sqrt(size * (size - 1))
    if (size < blockColumnsMin || standsOut <= most) continue
    most = standsOut
    best = size
  }
  return { grown, best }
}

/** @returns the column with the strongest pull that is not in the set yet; -1 where all are */
function strongestOf(pull: Float64Array, isIn: Uint8Array): number {
  let best = -1
  for (let column = 0; column < pull.length; column += 1) {
    if (isIn[column] === 0 && (best === -1 || (pull[column] ?? 0) > (pull[best] ?? 0))) best = column
  }
  return best
}

/** Company of each pair of columns: shared accounts beyond what the lengths of the lists explain, in standard deviations.
 *
 *  Each account hands out the same weight for each of its columns, 1 / (d − 1) to each pair, so that devoted fans do not drown the
 *  others. A list's length counts those who came once as well: where hardly anybody but a ring comes back, the
 *  returning accounts alone would explain the ring by itself. */
function companyOf(crowd: Crowd, { sizes, total }: Listing): Float64Array {
  const { graph, isActive } = crowd
  const { start, columnOf } = graph
  const columns = graph.columns.length
  const shared = new Float64Array(columns * columns)
  let actions = 0
  for (let actor = 0; actor < graph.actors.length; actor += 1) {
    const from = start[actor] ?? 0
    const to = start[actor + 1] ?? 0
    if (isActive[actor] !== 1 || to - from > busyMax) continue
    const each = 1 / (to - from - 1)
    actions += to - from
    for (let a = from; a < to; a += 1) {
      const row = (columnOf[a] ?? 0) * columns
      for (let b = from; b < to; b += 1) {
        const at = row + (columnOf[b] ?? 0)
        shared[at] = (shared[at] ?? 0) + each
      }
    }
  }
  for (let a = 0; a < columns; a += 1) {
    for (let b = 0; b < columns; b += 1) {
      const at = a * columns + b
      const expected = (actions * (sizes[a] ?? 0) * (sizes[b] ?? 0)) / (total * total)
      shared[at] = a === b ? 0 : ((shared[at] ?? 0) - expected) / Math.sqrt(expected + 1)
    }
  }
  return shared
}

/** @returns columns by their two strongest companions, who make a set with them; the strongest first */
function seedsIn(company: Float64Array, columns: number): number[] {
  const strength = Array.from({ length: columns }, (_, column) => {
    const row = company.slice(column * columns, (column + 1) * columns).sort()
    return (row[columns - 1] ?? 0) + (row[columns - 2] ?? 0)
  })
  return [...strength.keys()].sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b).slice(0, seedsMax)
}

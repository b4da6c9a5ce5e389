import type { CountTable } from './count-table.ts'
import { countTable } from './count-table.ts'
import { type Crowd, insideOf } from './crowd.ts'
import { blockActorsMin } from './judge-block.ts'
import { isRegular, logChance } from './judge-ring.ts'
import { type Listing, logOddsOf, shownOn } from './listing.ts'
import { binomials, fitRing } from './ring-model.ts'

/** What a ring would look like in the lists at hand, had there been one. "Nothing was found" is worth what could have been found.
 *
 *  A ring on every other post is added to the counts, as its expectation and not as a draw, so that the answer is one and the same
 *  for the same lists; whether it would be found is asked with room for bad luck. */

/** Shares of all listed actions that are tried, and members, the sizes of rings that are sold (CreatorScore: 20 to 200). */
const sharesTried: readonly number[] = [0.05, 0.1, 0.2, 0.3, 0.5]
const middle = 2
const membersTried: readonly number[] = [150, 100, 50]
/** Standard errors by which luck may turn against the search. */
const room = 1.3
const rounds = 20
const regularMax = 0.97

/** @param listed actions in all lists
 *  @returns the least of the tried shares at which rings of all sizes would be found, most likely; null where none would be */
export function findableShare(crowd: Crowd, listing: Listing, listed: number, most: number): number | null {
  const columns = [...crowd.graph.columns.keys()].filter((column) => column % 2 === 0)
  const size = Math.min(columns.length, listing.posts >> 1)
  if (size < 3) return null
  const set = columns.slice(0, size)
  const table = countTable(crowd, insideOf(crowd, set), size)
  const [others, logOdds] = [listing.posts - size, logOddsOf(listing, set)]
  const ceiling = Math.min(most, shownOn(listing, set))
  const isFound = (share: number) =>
    membersTried.every((members) => {
      const regularity = Math.min(regularMax, (share * listed) / (members * size))
      if (members * regularity * size < 2 * blockActorsMin) return false
      const fit = fitRing(planted(table, size, members, regularity), size, others, logOdds, rounds)
      if (fit.seen - room * Math.sqrt(fit.seen) < blockActorsMin) return false
      const unlucky = { ...fit, gain: fit.gain - room * Math.sqrt(2 * Math.max(0, fit.gain)) }
      return isRegular(fit, size, ceiling, room, logChance(unlucky, size, listing.posts))
    })
  // A share that is found says the same of all larger ones, so that few are tried.
  if (!isFound(sharesTried[middle] ?? 1)) return sharesTried.slice(middle + 1).find(isFound) ?? null
  let least = sharesTried[middle] ?? 1
  for (const share of sharesTried.slice(0, middle).reverse()) {
    if (!isFound(share)) break
    least = share
  }
  return least
}

/** @returns the table with a ring's members added, who act inside alone */
function planted(table: CountTable, size: number, members: number, regularity: number): CountTable {
  const chances = binomials(size, regularity)
  const rows = new Map(
    table.degrees.map((degree, row) => [degree, table.counts.slice(table.start[row], table.start[row + 1])]),
  )
  for (let degree = 2; degree <= size; degree += 1) {
    const row = Float64Array.from(rows.get(degree) ?? new Float64Array(Math.min(degree, size) + 1))
    row[degree] = (row[degree] ?? 0) + members * (chances[degree] ?? 0)
    rows.set(degree, row)
  }
  const degrees = [...rows.keys()].sort((a, b) => a - b)
  const start = [0]
  const counts: number[] = []
  for (const degree of degrees) {
    counts.push(...(rows.get(degree) ?? []))
    start.push(counts.length)
  }
  return { degrees, start, counts: Float64Array.from(counts) }
}

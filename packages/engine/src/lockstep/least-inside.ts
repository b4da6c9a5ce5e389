import { bystandersOf, type Cells, classOf, type Least, totals } from './degree-cells.ts'

/** Decides from counts who belongs to a set of posts: accounts of a class of activity share one threshold of likelihood. */

/** Share of the members that the null would explain; the goal for precision is 95 %. */
const falseShareMax = 0.05
/** A single class of activity may hold more of them, as long as all classes together stay within the share above. */
const falseShareOfClass: readonly number[] = [0.3, 0.2, 0.15, 0.1, falseShareMax]

/** The widest membership at which degrees explain no more than a twentieth of all members. */
export function widened(cells: Cells, insideMin: number, core: Least): Least {
  const bystanders = bystandersOf(cells, core)
  for (const limit of falseShareOfClass) {
    const least = leastInside(cells, insideMin, core, limit)
    const { found, explained } = totals(cells, least, bystanders)
    if (explained <= falseShareMax * found) return least
  }
  return core
}

/** Who belongs, when in each class of activity the null may explain at most `limit` of those found.
 *
 *  @param least who counted as a member so far */
export function leastInside(cells: Cells, insideMin: number, least: Least, limit: number = falseShareMax): Least {
  const { degrees, start, tails } = cells
  const bystanders = bystandersOf(cells, least)
  const next: number[] = []
  for (let row = 0; row < degrees.length; ) {
    const activity = classOf(degrees[row] ?? 0)
    let end = row + 1
    while (end < degrees.length && classOf(degrees[end] ?? 0) === activity) end += 1
    const widest = widestTail(cells, row, end, insideMin, bystanders, limit)
    for (; row < end; row += 1) {
      let place = (start[row + 1] ?? 0) - 1
      const from = (start[row] ?? 0) + insideMin
      while (place >= from && (tails[place] ?? 1) <= widest) place -= 1
      const isAny = place < (start[row + 1] ?? 0) - 1
      next.push(isAny ? place + 1 - (start[row] ?? 0) : Number.POSITIVE_INFINITY)
    }
  }
  return next
}

/** The widest tail at which the null explains at most `limit` of those found in the rows of a class: all their places are
 *  visited, least likely first.
 *
 *  @returns -1 where no tail will do */
function widestTail(
  { start, counts, tails }: Cells,
  first: number,
  end: number,
  insideMin: number,
  bystanders: readonly number[],
  limit: number,
): number {
  // Tails fall from place to place, so that each row is in order already and the rows only need merging.
  const at = start.slice(first + 1, end + 1)
  let found = 0
  let explained = 0
  let widest = -1
  for (;;) {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let row = first; row < end; row += 1) {
      const place = (at[row - first] ?? 0) - 1
      if (place < (start[row] ?? 0) + insideMin || (tails[place] ?? 1) >= least) continue
      best = row
      least = tails[place] ?? 1
    }
    if (best === -1) return widest
    const place = (at[best - first] ?? 0) - 1
    at[best - first] = place
    const isFirst = place + 1 === start[best + 1]
    const observed = counts[place] ?? 0
    found += observed
    explained += (bystanders[best] ?? 0) * (least - (isFirst ? 0 : (tails[place + 1] ?? 0)))
    if (observed > 0 && explained <= limit * found) widest = least
  }
}

/** How many accounts have which score: log-odds counted on a fine grid.
 *
 *  Everything that the share is computed from goes through these whole numbers, so the answer cannot depend on the
 *  order of the sample: adding 10,000 fractions in another order changes the last digits, counting does not. It also
 *  makes the likelihood cost the same for 100 accounts and for 100,000. */

/** Scores beyond this are treated as this: no single account is worth more evidence than e^6, 400 to 1. */
export const scoreMax = 6

const cellsPerUnit = 50

export const scoreCells = 2 * scoreMax * cellsPerUnit + 1

/** @param score log-odds, finite
 *  @returns the cell of the grid, 0 to `scoreCells - 1` */
export function scoreCell(score: number): number {
  const limited = Math.max(-scoreMax, Math.min(scoreMax, score))
  return Math.round((limited + scoreMax) * cellsPerUnit)
}

/** @returns the log-odds in the middle of a cell. */
export function scoreOfCell(cell: number): number {
  return cell / cellsPerUnit - scoreMax
}

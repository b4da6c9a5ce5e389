/** How far the worth of a signal varies: the weights are fitted again and again, each time without one platform, one kind of purchase or one
 *  source, and the creators that were left out are judged by weights that never met their like. */

import { priorLogOdds } from '@vouch/engine'
import { reweighted } from './population.ts'
import type { TrustRow } from './trust-row.ts'
import { addedLogOdds, countedOf, type Weights } from './weigher.ts'
import { refittedWeights } from './weight-fit.ts'

/** A creator with the total log-odds that ignorant weights give. */
export interface IgnorantRow {
  row: TrustRow
  total: number
}

export interface LeftOut {
  /** Weights of each refit. */
  refits: readonly Weights[]
  /** One group for each refit. */
  groups: readonly (readonly IgnorantRow[])[]
}

/** Rows below which a group says nothing. */
const rowsMin = 40

/** @param rows the fitting part
 *  @param fitted the weights of all of them
 *  @returns refits with the creators that each of them had not met. A left-out kind of purchase is judged beside all clean creators of the
 *  fitting part, which the refit did know. */
export function leftOut(rows: readonly TrustRow[], fitted: Weights, pull: number): LeftOut {
  const platforms = [...new Set(rows.map(({ platform }) => platform))].sort()
  const kinds = [...new Set(rows.filter(({ manipulated }) => manipulated).map(({ kind }) => kind))].sort()
  const tests: ((row: TrustRow) => boolean)[] = [
    ...platforms.map((name) => (row: TrustRow) => row.platform === name),
    ...kinds.map((name) => (row: TrustRow) => row.manipulated && row.kind === name),
    ...(['simulated', 'real'] as const).map((name) => (row: TrustRow) => row.source === name),
  ]
  const refits: Weights[] = []
  const groups: IgnorantRow[][] = []
  for (const isOut of tests) {
    const out = rows.filter(isOut)
    const left = rows.filter((row) => !isOut(row))
    if (out.length < rowsMin || left.length < rowsMin) continue
    const weights = refittedWeights(reweighted(left), fitted, pull)
    refits.push(weights)
    // A kind alone has no clean creators beside it, and its share would say nothing.
    if (out.some(({ manipulated }) => !manipulated)) {
      groups.push(reweighted(out).map((row) => ({ row, total: priorLogOdds + addedLogOdds(row, weights) })))
    }
  }
  return { refits, groups }
}

/** No worth is known better than to one part in thirty, nor is it nothing. */
const [spreadMin, spreadMax] = [0.03, 0.6]

/** What is compared is what a signal counts for, factors and table together: a table that stands at next to nothing may change tenfold and move nobody.
 *
 *  @param rows creators that the signals are asked of
 *  @param fitted the weights that ship
 *  @returns by signal, how far what it counts for differs between the refits and those, relative to its size */
export function factorSpreads(rows: readonly TrustRow[], fitted: Weights, refits: readonly Weights[]): number[] {
  return Array.from(fitted.mild, (_, index) => {
    const asked = rows.filter(({ logOdds }) => !Number.isNaN(logOdds[index] ?? Number.NaN))
    let [off, size] = [0, 0]
    for (const row of asked) {
      const counted = countedOf(index, row, fitted)
      size += row.weight * counted ** 2
      for (const weights of refits)
        off += (row.weight * (countedOf(index, row, weights) - counted) ** 2) / Math.max(1, refits.length)
    }
    return Math.max(spreadMin, Math.min(spreadMax, size > 0 ? Math.sqrt(off / size) : spreadMin))
  })
}

/** How far the worth of a signal varies: the weights are fitted again and again, each time without one platform, one kind of purchase or one
 *  source, and the creators that were left out are judged by weights that never met their like. */

import { priorLogOdds } from '@vouch/engine'
import { reweighted } from './population.ts'
import type { TrustRow } from './trust-row.ts'
import { addedLogOdds, type Weights } from './weigher.ts'
import { fittedWeights } from './weight-fit.ts'

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
 *  @returns refits with the creators that each of them had not met. A left-out kind of purchase is judged beside all clean creators of the
 *  fitting part, which the refit did know. */
export function leftOut(rows: readonly TrustRow[], pull: number): LeftOut {
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
    const weights = fittedWeights(reweighted(left), pull)
    refits.push(weights)
    // A kind alone has no clean creators beside it, and its share would say nothing.
    if (out.some(({ manipulated }) => !manipulated)) {
      groups.push(reweighted(out).map((row) => ({ row, total: priorLogOdds + addedLogOdds(row.logOdds, weights) })))
    }
  }
  return { refits, groups }
}

/** No factor is known better than to one part in thirty, nor is it worth nothing. */
const [spreadMin, spreadMax] = [0.03, 0.6]

/** @param fitted the weights that ship
 *  @returns by signal, the standard deviation of its factors over the refits, relative to those that ship */
export function factorSpreads(fitted: Weights, refits: readonly Weights[]): number[] {
  return Array.from(fitted.mild, (_, index) => {
    const squares = refits.flatMap((weights) =>
      (['mild', 'strong', 'reassures'] as const).map((side) => {
        const [value, other] = [fitted[side][index] ?? 1, weights[side][index] ?? 1]
        return Math.min(1, (other / value - 1) ** 2)
      }),
    )
    const mean = squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length)
    return Math.max(spreadMin, Math.min(spreadMax, Math.sqrt(mean)))
  })
}

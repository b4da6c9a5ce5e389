import { type AccountModel, accountScorer, featureCount } from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'

/** The models' tables without card and transfer terms are enough for scoring. */
export type FittedModel = Pick<AccountModel, 'intercept' | 'priorLogOdds' | 'features' | 'pairs'>

/** Log likelihood ratios of a source's labelled rows. */
export interface ScoredTable {
  scores: Float64Array
  labels: Float64Array
}

/** @returns the score of each row of a table, in order. */
export function tableScores(model: FittedModel, table: AccountTable): Float64Array {
  const scorer = accountScorer({
    ...model,
    card: emptyCard,
    usuallyKnown: 1,
    transfer: { slope: 1, errorAtNone: 0, errorAtAll: 0 },
    known: [],
  })
  return Float64Array.from({ length: table.rows }, (_, row) =>
    scorer.logOdds(table.features.subarray(row * featureCount, (row + 1) * featureCount)),
  )
}

const emptyCard = { title: '', meaning: '', method: '', sources: [], figures: {} }

/** @returns a table with only the rows that `keep` accepts. */
export function tableRows(table: AccountTable, keep: (row: number) => boolean): AccountTable {
  const rows = Array.from({ length: table.rows }, (_, row) => row).filter(keep)
  const features = new Float64Array(rows.length * featureCount)
  for (const [at, row] of rows.entries()) {
    features.set(table.features.subarray(row * featureCount, (row + 1) * featureCount), at * featureCount)
  }
  return {
    source: table.source,
    rows: rows.length,
    features,
    labels: Float64Array.from(rows, (row) => table.labels[row] ?? 0),
  }
}

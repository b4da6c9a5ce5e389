/** What the glass box costs: the additive model beside plain logistic regression and gradient-boosted trees, in the same folds,
 *  on sources that are known and on sources that were never seen. Every model gets the same columns.
 *  Run alone: `node lab/src/experiments/account-baselines.ts --data DIR`. About three minutes on one core. */
import { parseArgs } from 'node:util'
import { type AccountKind, accountKinds } from '../accounts/account-source.ts'
import { type AccountTable, accountTables } from '../accounts/account-table.ts'
import { foldCount, knownSourceAccuracy, unknownSourceAccuracy } from '../measures/account-accuracy.ts'
import { baselineClassification, logistic, trees } from '../measures/baseline-learners.ts'
import type { Classification } from '../measures/classification.ts'
import { classificationCells, classificationHeader } from '../measures/classification-cells.ts'
import { crossValidate, type Learner, leaveSourceOut } from '../measures/held-out-scores.ts'
import { markdownTable } from '../measures/markdown-table.ts'

const learners: readonly (readonly [string, Learner])[] = [
  ['logistic regression', logistic],
  ['boosted trees, depth 3', trees(3)],
  ['boosted trees, depth 6', trees(6)],
]

export interface BaselineRow {
  method: string
  source: string
  classification: Classification
}

/** @returns one row a method and source, known sources; then all rows together */
export function knownRows(kind: AccountKind, tables: AccountTable[]): BaselineRow[] {
  const ours = knownSourceAccuracy(kind, tables)
  const method = 'additive with pairs (shipped)'
  return [
    ...ours.sources.map(({ name, classification }) => ({ method, source: name, classification })),
    { method, source: 'all rows together', classification: ours.pooled },
    ...learners.flatMap(([name, learn]) => {
      const scored = crossValidate(learn, tables, foldCount)
      return [
        ...tables.map(({ source }, at) => ({
          method: name,
          source: source.name,
          classification: baselineClassification(scored.slice(at, at + 1)),
        })),
        { method: name, source: 'all rows together', classification: baselineClassification(scored) },
      ]
    }),
  ]
}

/** @returns one row a method and source, every source unseen */
export function unseenRows(kind: AccountKind, tables: AccountTable[]): BaselineRow[] {
  return [
    ...unknownSourceAccuracy(kind, tables).map(({ name, classification }) => ({
      method: 'additive with pairs (shipped)',
      source: name,
      classification,
    })),
    ...learners.slice(0, 2).flatMap(([name, learn]) =>
      leaveSourceOut(learn, tables).map((scored, at) => ({
        method: name,
        source: tables[at]?.source.name ?? '',
        classification: baselineClassification([scored]),
      })),
    ),
  ]
}

function rowsTable(rows: readonly BaselineRow[]): string {
  const sorted = rows.toSorted((a, b) => a.source.localeCompare(b.source))
  return markdownTable(
    ['source', 'method', ...classificationHeader],
    sorted.map(({ method, source, classification }) => [source, method, ...classificationCells(classification)]),
  )
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } })
  for (const kind of accountKinds) {
    if (values.only !== undefined && values.only !== kind) continue
    const tables = accountTables(values.data ?? '.', kind)
    console.log(`\n### ${kind}: sources known\n\n${rowsTable(knownRows(kind, tables))}`)
    console.log(`\n### ${kind}: sources never seen\n\n${rowsTable(unseenRows(kind, tables))}`)
  }
}

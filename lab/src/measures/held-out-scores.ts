import { featureCount, featureIndex } from '@vouch/engine'
import { type AccountKind, unrelated } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import { accountFit } from '../training/account-fit.ts'
import { kindHead, withHead } from '../training/kind-head.ts'
import { type ScoredTable, tableRows, tableScores } from './scored-table.ts'

/** Learns from tables and scores others: log-odds of "fake" for each row. */
export type Learner = (tables: AccountTable[]) => (table: AccountTable) => Float64Array

/** The model that ships, as a learner. */
export function additive(kind: AccountKind): Learner {
  return (tables) => {
    const model = accountFit(kind, tables)
    return (table) => tableScores(model, table)
  }
}

/** The same, and a source that was trained on is read with its own tables on top, as the engine reads a kind that it recognises. */
export function additiveWithHeads(kind: AccountKind): Learner {
  return (tables) => {
    const model = accountFit(kind, tables)
    const heads = new Map(tables.map((table) => [table.source.name, kindHead(kind, model, table)]))
    return (table) => tableScores(withHead(model, heads.get(table.source.name) ?? []), table)
  }
}

/** Scores of every source by a model that has never seen that source, nor one that shares accounts with it.
 *  @returns one entry a table, in order; empty scores where no other source is left to learn from */
export function leaveSourceOut(learn: Learner, tables: AccountTable[]): ScoredTable[] {
  return tables.map((table) => {
    const others = tables.filter((other) => unrelated(other.source, table.source))
    if (others.length === 0) return { scores: new Float64Array(), labels: new Float64Array() }
    return { scores: learn(others)(table), labels: table.labels }
  })
}

/** Scores of every row by a model that has seen its source but not the row. Rows with the same features stay in the
 *  same part, because several tables repeat accounts and two of them share some. */
export function crossValidate(learn: Learner, tables: AccountTable[], parts: number): ScoredTable[] {
  const partOf = tables.map((table) => Array.from({ length: table.rows }, (_, row) => rowPart(table, row, parts)))
  const scored = tables.map((table) => ({ scores: new Float64Array(table.rows), labels: table.labels }))
  for (let part = 0; part < parts; part++) {
    const score = learn(tables.map((table, at) => tableRows(table, (row) => partOf[at]?.[row] !== part)))
    for (const [at, table] of tables.entries()) {
      const scores = score(table)
      for (let row = 0; row < table.rows; row++) {
        const target = scored[at]
        if (target !== undefined && partOf[at]?.[row] === part) target.scores[row] = scores[row] ?? 0
      }
    }
  }
  return scored
}

/** Marks that one table has and its twin lacks: equal accounts must stay together across tables as well. */
const notOfTheAccount = [featureIndex.isPrivate, featureIndex.verified]

/** A part that depends on the features of the row alone (FNV-1a), so that equal rows are never trained on and predicted at once.
 *  @param seed another one divides the rows in another way
 *  @returns 0 to `parts - 1` */
export function rowPart(table: AccountTable, row: number, parts: number, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed
  for (let feature = 0; feature < featureCount; feature++) {
    if (notOfTheAccount.includes(feature)) continue
    const value = table.features[row * featureCount + feature] ?? Number.NaN
    hash = Math.imul(hash ^ Math.round((Number.isNaN(value) ? -7 : value) * 1000), 0x01000193)
  }
  return (hash >>> 15) % parts
}

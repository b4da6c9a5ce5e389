/** What the rows of one source say beyond the tables of all sources: small tables over the same bins, added to them. */

import { binOf, type FeatureName, featureCount, featureIndex } from '@vouch/engine'
import type { AccountKind } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import { type FittedModel, tableScores } from '../measures/scored-table.ts'
import { featureTurn, fitState, type GrowingFeature, refresh } from './additive-fit.ts'
import { modelShapes } from './model-shape.ts'
import type { TrainingRows } from './training-rows.ts'

/** Pulls of the added scores: towards nothing, towards their neighbours and towards a line. */
const pulls = { ridge: 1, loneRidge: 1, flatness: 1, straightness: 3 }
const turns = 15
const decimals = 4

/** Fakes and real accounts below which a source adds nothing of its own. */
export const classMin = 40

/** Every row counts once, unlike in the shared tables: weighing 59 fakes as heavily as 526 real accounts would multiply the luck of the 59. The share of
 *  fakes that the rows have is taken out as a constant. Stated directions hold for both tables together.
 *
 *  @param model the shared tables, fitted to rows among which these may be
 *  @returns scores by bin for each feature of the model; all 0 where the source has too few of one class */
export function kindHead(kind: AccountKind, model: FittedModel, table: AccountTable): number[][] {
  const rows = plainRows(table)
  const fitted = model.features.map(
    ({ name, edges, scores }): GrowingFeature => ({
      name,
      edges: [...edges],
      scores: scores.map(() => 0),
      lone: false,
      base: scores,
    }),
  )
  const [real, fake] = [0, 1].map((label) => table.labels.reduce((sum, one) => sum + Number(one === label), 0))
  if (Math.min(real ?? 0, fake ?? 0) < classMin) return fitted.map(({ scores }) => scores)
  const state = fitState(rows, Math.log((fake ?? 1) / (real ?? 1)))
  for (const [row, score] of tableScores(model, table).entries()) state.margins[row] = (state.margins[row] ?? 0) + score
  refresh(rows, state)
  const binned = fitted.map(({ name, edges }) => ({ edges, bins: binsOf(table, name as FeatureName, edges) }))
  const { features, directions } = modelShapes[kind]
  for (let turn = 0; turn < turns; turn++) featureTurn(rows, { ...pulls, features, directions }, binned, state, fitted)
  return fitted.map(({ scores }) => scores.map((score) => Number(score.toFixed(decimals)) + 0))
}

function plainRows({ rows, features, labels }: AccountTable): TrainingRows {
  return {
    count: rows,
    features,
    labels: labels.map((label) => Number(label === 1)),
    weights: labels.map((label) => Number(!Number.isNaN(label))),
    sources: new Uint8Array(rows),
  }
}

function binsOf({ rows, features }: AccountTable, name: FeatureName, edges: readonly number[]): Uint8Array {
  const ascending = Float64Array.from(edges)
  return Uint8Array.from({ length: rows }, (_, row) =>
    binOf(features[row * featureCount + featureIndex[name]] ?? Number.NaN, ascending, 0, ascending.length),
  )
}

/** @returns the shared tables with a source's own added */
export function withHead(model: FittedModel, head: readonly (readonly number[])[]): FittedModel {
  return {
    ...model,
    features: model.features.map((table, at) => ({
      ...table,
      scores: table.scores.map((score, bin) => score + (head[at]?.[bin] ?? 0)),
    })),
  }
}

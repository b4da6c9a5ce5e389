import type { AccountModel } from '@vouch/engine'
import type { AccountKind } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import { binnedFeatures, featureTurn, fitFeatures, fitState } from './additive-fit.ts'
import { type ModelShape, modelShapes } from './model-shape.ts'
import { chosenPairs, pairTurn } from './pair-fit.ts'
import { trainingRows } from './training-rows.ts'

/** Scores are stored with this many decimals: finer differences move no probability by more than a ten-thousandth. */
const scoreDecimals = 4

/** Turns in which pairs and features settle together; later ones move no score that matters. */
const jointTurns = 6

/** Fits the tables of one model to labelled sources. Takes about a second for all of X, less for Instagram.
 *  @returns the model without its card's figures and transfer terms, which need models of fewer sources */
export function accountFit(
  kind: AccountKind,
  tables: AccountTable[],
  shape: ModelShape = modelShapes[kind],
): Pick<AccountModel, 'intercept' | 'priorLogOdds' | 'features' | 'pairs'> {
  const rows = trainingRows(tables, shape)
  const binned = binnedFeatures(rows, shape)
  const state = fitState(rows, 0)
  const features = fitFeatures(rows, shape, binned, state)
  const pairs = chosenPairs(rows, shape, binned, state)
  for (let turn = 0; turn < jointTurns; turn++) {
    pairTurn(rows, shape, state, pairs)
    featureTurn(rows, shape, binned, state, features)
  }
  return {
    intercept: 0,
    priorLogOdds: 0,
    features: features.map(({ lone: _, ...table }) => ({ ...table, scores: table.scores.map(rounded) })),
    pairs: pairs.map(({ cells: _, ...table }) => ({ ...table, scores: table.scores.map(rounded) })),
  }
}

function rounded(score: number): number {
  return Number(score.toFixed(scoreDecimals)) + 0
}

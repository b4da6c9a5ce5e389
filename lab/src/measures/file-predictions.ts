import { type AccountModel, scoreCell, scoreCells, suspiciousShare, type TransferFigures } from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'
import { tableScores } from './scored-table.ts'

/** Above this transfer error the estimated share of an unknown source is worth less than assuming even odds. */
const shareErrorMax = 0.3

/** @returns the factor on a model's scores for a source: 1 where the source was trained on, the transfer slope else. */
export function sourceSlope(model: AccountModel, source: string): number {
  return model.card.sources.some(({ name }) => name === source) ? 1 : model.transfer.slope
}

/** Probabilities that the rows of one table are fake, as the engine gives them for one creator's followers: the share
 *  of fakes is estimated from all rows together, and is the prior of each. */
export function filePredictions(model: AccountModel, table: AccountTable): Float64Array {
  const slope = sourceSlope(model, table.source.name)
  const scores = tableScores(model, table).map((score) => slope * score)
  const prior = filePrior(model.transfer, scores, slope === 1)
  return scores.map((score) => 1 / (1 + Math.exp(-(score + prior))))
}

/** Log-odds of the share of fakes among the scored rows. */
export function filePrior(transfer: TransferFigures, scores: Float64Array, trained: boolean): number {
  const { errorAtNone, errorAtAll } = transfer
  if (!trained && Math.max(errorAtNone, errorAtAll) > shareErrorMax) return 0
  const counts = new Float64Array(scoreCells)
  for (const score of scores) {
    const cell = scoreCell(score)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const { share } = suspiciousShare(counts, transfer, 0)
  return Math.log(share / (1 - share))
}

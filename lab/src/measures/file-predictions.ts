import {
  type AccountModel,
  kindModel,
  scoreCell,
  scoreCells,
  suspiciousShare,
  type TransferFigures,
} from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'
import { tableScores } from './scored-table.ts'

/** Above this transfer error the estimated share of an unknown source is worth less than assuming even odds. */
const shareErrorMax = 0.3

/** Probabilities that the rows of one table are fake, as the engine gives them for one creator's followers: a kind that was trained on is read by its own
 *  tables and line, any other by the shared tables and the transfer slope. The share of fakes is estimated from all rows together, and is the prior of each. */
export function filePredictions(model: AccountModel, table: AccountTable): Float64Array {
  const { name } = table.source
  const head = model.known.find((known) => known.name === name)?.head
  const trained = model.card.sources.some((source) => source.name === name)
  const slope = trained ? 1 : model.transfer.slope
  const scores = tableScores(head === undefined ? model : kindModel(model, head), table).map((score) => slope * score)
  const prior = filePrior(model.transfer, scores, trained)
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

import type { AccountModel, TransferFigures } from '@vouch/engine'
import { type AccountKind, unrelated } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import { trainedModel } from '../training/trained-model.ts'
import { type Classification, classification } from './classification.ts'
import { filePrior } from './file-predictions.ts'
import { crossValidate } from './held-out-scores.ts'
import { type ScoredTable, tableScores } from './scored-table.ts'
import { type ShareTrials, shareTrials } from './share-trials.ts'

export interface SourceAccuracy {
  name: string
  classification: Classification
  share: ShareTrials
}

const parts = 5

/** Accuracy on sources that the model knows: each row is predicted by a model that has not seen it. The interval uses
 *  the transfer terms of the shipped model, since a creator's followers are never a known source. */
export function knownSourceAccuracy(
  kind: AccountKind,
  tables: AccountTable[],
  transfer: TransferFigures,
): { sources: SourceAccuracy[]; pooled: Classification } {
  const scored = crossValidate(kind, tables, parts)
  const probabilities = scored.map(({ scores }) => withPrior(scores, filePrior(noModel(transfer), scores, true)))
  const sources = tables.map((table, at) => sourceAccuracy(table, scored[at], probabilities[at], 1, noTransfer))
  const pooled = classification(
    Float64Array.from(probabilities.flatMap((values) => [...values])),
    Float64Array.from(tables.flatMap(({ labels }) => [...labels])),
  )
  return { sources, pooled }
}

/** Known sources are judged without a transfer term: it is for sources that are not known. */
const noTransfer: TransferFigures = { slope: 1, errorAtNone: 0, errorAtAll: 0 }

/** Accuracy on each source when neither the tables nor the slope nor the transfer terms have seen it: all of them are
 *  learnt from the other sources alone. */
export function unknownSourceAccuracy(kind: AccountKind, tables: AccountTable[]): SourceAccuracy[] {
  return tables.flatMap((table) => {
    const others = tables.filter((other) => unrelated(other.source, table.source))
    if (others.length < 2) return []
    const model = trainedModel(kind, others)
    const raw = tableScores(model, table)
    const { slope } = model.transfer
    const tempered = raw.map((score) => slope * score)
    const probabilities = withPrior(tempered, filePrior(model, tempered, false))
    return [sourceAccuracy(table, { scores: raw, labels: table.labels }, probabilities, slope, model.transfer)]
  })
}

function sourceAccuracy(
  table: AccountTable,
  scored: ScoredTable = { scores: new Float64Array(), labels: new Float64Array() },
  probabilities: Float64Array = new Float64Array(),
  slope: number,
  transfer: TransferFigures,
): SourceAccuracy {
  return {
    name: table.source.name,
    classification: classification(probabilities, table.labels),
    share: shareTrials(scored, slope, transfer),
  }
}

function withPrior(scores: Float64Array, prior: number): Float64Array {
  return scores.map((score) => 1 / (1 + Math.exp(-(score + prior))))
}

/** `filePrior` reads only the transfer terms of a model. */
function noModel(transfer: TransferFigures): AccountModel {
  const card = { title: '', meaning: '', method: '', sources: [], figures: {} }
  return { card, intercept: 0, priorLogOdds: 0, features: [], pairs: [], usuallyKnown: 1, transfer }
}

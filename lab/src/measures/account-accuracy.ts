import type { TransferFigures } from '@vouch/engine'
import { type AccountKind, unrelated } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import { calibration } from '../training/calibration.ts'
import { sharedModel } from '../training/trained-model.ts'
import { type Classification, classification } from './classification.ts'
import { filePrior } from './file-predictions.ts'
import { additiveWithHeads, crossValidate, rowPart } from './held-out-scores.ts'
import { type ScoredTable, tableScores } from './scored-table.ts'
import { type ShareTrials, shareTrials } from './share-trials.ts'
import { spreadOverSources } from './transfer-figures.ts'

export interface SourceAccuracy {
  name: string
  classification: Classification
  share: ShareTrials
}

/** Parts of the cross-validation; the simple methods are measured on the same ones. */
export const foldCount = 5

/** Accuracy on sources that the model knows: each row is predicted by tables that have not seen it. Rows are read as the engine reads a kind that it
 *  recognises, by the source's own tables and line, and the interval holds the error of the classifier inside known sources, learnt from the other sources'
 *  held-back rows. */
export function knownSourceAccuracy(
  kind: AccountKind,
  tables: AccountTable[],
): { sources: SourceAccuracy[]; pooled: Classification } {
  const held = crossValidate(additiveWithHeads(kind), tables, foldCount)
  const scored = tables.map((table, at) => readByOwnLine(table, held[at]))
  const probabilities = scored.map(({ scores }) => withPrior(scores, filePrior(exact, scores, true)))
  const sources = tables.map((table, at) =>
    sourceAccuracy(table, scored[at], probabilities[at], 1, classifierError(scored, at)),
  )
  const pooled = classification(
    Float64Array.from(probabilities.flatMap((values) => [...values])),
    Float64Array.from(tables.flatMap(({ labels }) => [...labels])),
  )
  return { sources, pooled }
}

/** @returns the scores on the line of their own source, which is learnt from the rows of the other parts: no row is read by a line that has met it */
function readByOwnLine(table: AccountTable, scored: ScoredTable = noScores): ScoredTable {
  const partOf = Array.from(scored.scores, (_, row) => rowPart(table, row, foldCount))
  const lines = Array.from({ length: foldCount }, (_, part) => calibration(scored, (row) => partOf[row] !== part))
  const scores = scored.scores.map((score, row) => {
    const { slope, offset } = lines[partOf[row] ?? 0] ?? { slope: 1, offset: 0 }
    return slope * score + offset
  })
  return { scores, labels: scored.labels }
}

const noScores: ScoredTable = { scores: new Float64Array(), labels: new Float64Array() }

/** No error beyond sampling: what the prior of a known source is read with. */
const exact: TransferFigures = { slope: 1, errorAtNone: 0, errorAtAll: 0 }

/** How far estimates are off inside known sources, learnt from all sources but the one that it is used for.
 *  @param scored held-back rows of every source */
export function classifierError(scored: ScoredTable[], at: number): TransferFigures {
  const others = scored.filter((_, other) => other !== at)
  return others.length < 2 ? exact : spreadOverSources(others, 1)
}

/** Accuracy on each source when neither the tables nor the slope nor the transfer terms have seen it: all of them are
 *  learnt from the other sources alone. */
export function unknownSourceAccuracy(kind: AccountKind, tables: AccountTable[]): SourceAccuracy[] {
  return tables.flatMap((table) => {
    const others = tables.filter((other) => unrelated(other.source, table.source))
    if (others.length < 2) return []
    const model = sharedModel(kind, others)
    const raw = tableScores(model, table)
    const { slope } = model.transfer
    const tempered = raw.map((score) => slope * score)
    const probabilities = withPrior(tempered, filePrior(model.transfer, tempered, false))
    return [sourceAccuracy(table, { scores: raw, labels: table.labels }, probabilities, slope, model.transfer)]
  })
}

function sourceAccuracy(
  table: AccountTable,
  scored: ScoredTable = noScores,
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

import { type AccountModel, featureCount, featureIndex } from '@vouch/engine'
import type { AccountKind } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import { additive, additiveWithHeads, crossValidate, leaveSourceOut } from '../measures/held-out-scores.ts'
import { rankingQuality } from '../measures/ranking-quality.ts'
import { transferFigures } from '../measures/transfer-figures.ts'
import { accountFit } from './account-fit.ts'
import { knownSources } from './known-sources.ts'
import { modelShapes } from './model-shape.ts'

/** Parts of the cross-validation that gives held-back scores. */
const foldCount = 5

const titles: Record<AccountKind, string> = {
  instagram: 'Instagram-like profiles: fake or real',
  x: 'X-like profiles: automated or human',
}

/** Trains one model with everything that its file holds. Deterministic: the same tables give the same model. */
export function trainedModel(kind: AccountKind, tables: AccountTable[]): AccountModel {
  const shared = sharedModel(kind, tables)
  const held = {
    shared: crossValidate(additive(kind), tables, foldCount),
    own: crossValidate(additiveWithHeads(kind), tables, foldCount),
  }
  return { ...shared, known: knownSources(kind, shared, tables, held) }
}

/** The same without kinds that could be recognised: what a source is read by that no kind is like. */
export function sharedModel(kind: AccountKind, tables: AccountTable[]): AccountModel {
  const unseen = leaveSourceOut(additive(kind), tables)
  const figures: Record<string, number> = {}
  for (const [index, table] of tables.entries()) {
    const scored = unseen[index]
    if (scored === undefined || scored.scores.length === 0) continue
    figures[`AUC on ${table.source.name} when it was not trained on`] = Number(rankingQuality(scored).toFixed(4))
  }
  return {
    card: {
      title: titles[kind],
      meaning:
        'Log-odds that an account is fake, where fake and real are equally frequent. The share of fakes among a creator’s followers is estimated from all scores together.',
      method:
        'Additive logistic model over binned features with pairs, penalised towards smooth and straight tables, with stated directions; classes weighted evenly inside each source. Transfer terms from leaving out one source at a time. Each source is also kept as a kind of audience that can be recognised by how its features are spread, with small tables, a calibration and an error of its own.',
      sources: tables.map((table) => ({
        name: table.source.name,
        rows: table.rows,
        fake: table.labels.reduce((sum, label) => sum + (label === 1 ? 1 : 0), 0),
        note: table.source.note,
      })),
      figures,
    },
    ...accountFit(kind, tables),
    usuallyKnown: usuallyKnown(kind, tables),
    transfer: transferFigures(unseen),
    known: [],
  }
}

/** @returns the share of the model's features that a row of an average source knows, 0 to 1 */
function usuallyKnown(kind: AccountKind, tables: AccountTable[]): number {
  const listed = modelShapes[kind].features.map((name) => featureIndex[name])
  const shares = tables.map((table) => {
    let known = 0
    for (let row = 0; row < table.rows; row++) {
      for (const feature of listed) known += Number(!Number.isNaN(table.features[row * featureCount + feature]))
    }
    return known / (listed.length * table.rows)
  })
  return Number((shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(4))
}

import type { AccountModel, KindHead } from './account-model.ts'

/** A recognised kind of audience is read by the shared tables and its own on top. Written as one model, its reasons add up exactly as everybody's do.
 *  @returns a model whose log-odds are log likelihood ratios of that kind */
export function kindModel(model: AccountModel, { slope, offset, scores }: KindHead): AccountModel {
  return {
    ...model,
    intercept: slope * model.intercept + offset,
    priorLogOdds: slope * model.priorLogOdds,
    features: model.features.map((table, at) => ({
      ...table,
      scores: table.scores.map((score, bin) => slope * (score + (scores[at]?.[bin] ?? 0))),
    })),
    pairs: model.pairs.map((table) => ({ ...table, scores: table.scores.map((score) => slope * score) })),
    transfer: { slope: 1, errorAtNone: 0, errorAtAll: 0 },
    known: [],
  }
}

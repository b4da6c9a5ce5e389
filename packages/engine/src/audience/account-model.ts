/** The trained account model as it is stored: tables of numbers and the card that says where they come from.
 *
 *  A model is additive. The log-odds of "fake" are the intercept, plus one number looked up for each feature, plus one
 *  number for each listed pair of features. Nothing else happens, so each score can be taken apart exactly. */

/** What a reader must know before trusting a model. Free of dates, so that the same data gives the same bytes. */
export interface ModelCard {
  title: string
  /** What a score of this model means, and for whom. */
  meaning: string
  method: string
  /** Source names with the rows that were used and the licence where one is stated. */
  sources: { name: string; rows: number; fake: number; note: string }[]
  /** Figures measured on rows and sources that the model had not seen. */
  figures: Record<string, number>
}

/** One feature's table. Bin 0 is "not known" and always scores 0; bin k holds values from `edges[k - 2]` up to, but
 *  not including, `edges[k - 1]`. */
export interface FeatureTable {
  name: string
  /** Ascending inner boundaries; one fewer than the known bins. */
  edges: readonly number[]
  /** Log-odds by bin; the first is 0. */
  scores: readonly number[]
}

/** One pair's table: coarse bins of two features, row-major by the first. Coarse bin 0 is "not known". */
export interface PairTable {
  first: string
  second: string
  /** Coarse bin of each bin of the feature's own table. */
  firstBins: readonly number[]
  secondBins: readonly number[]
  /** Number of coarse bins of the second feature, "not known" included: the row length of `scores`. */
  width: number
  scores: readonly number[]
}

/** How counts of suspicious accounts behave away from the data that the model was trained on. */
export interface TransferFigures {
  /** Factor on the log-odds that makes them honest for a source that was never trained on, 0 to 1. */
  slope: number
  /** Spread of the estimated share over unknown sources where nobody is fake, a share. */
  errorAtNone: number
  /** The same where everybody is fake. */
  errorAtAll: number
}

/** One kind's own reading of the same features: `slope × (score + what its tables say) + offset` is a log likelihood ratio. */
export interface KindHead {
  slope: number
  offset: number
  /** Log-odds by bin for each listed feature, in the order of the model's tables; the first of each is 0. */
  scores: readonly (readonly number[])[]
}

/** One labelled source as a kind of audience that can be recognised. */
export interface KnownSource {
  name: string
  /** Turn the model's score into a log likelihood ratio of this kind: `slope × score + offset`. By it the kind is recognised. */
  slope: number
  offset: number
  /** What this kind's own rows say beyond that, read where it is recognised. */
  head: KindHead
  /** How far a share is off for this kind, as in `TransferFigures`, on rows that the calibration had not seen. */
  errorAtNone: number
  errorAtAll: number
  /** A sample of n accounts is of this kind where its distance is at most floor + perAccount / n. */
  distanceFloor: number
  distancePerAccount: number
  /** Share of the real and of the fake accounts in each bin of each listed feature, "not known" first. */
  real: readonly (readonly number[])[]
  fake: readonly (readonly number[])[]
}

export interface AccountModel {
  card: ModelCard
  intercept: number
  /** Log-odds of the share of fakes that the tables were fitted to; subtracting it turns odds into a likelihood ratio. */
  priorLogOdds: number
  features: readonly FeatureTable[]
  pairs: readonly PairTable[]
  /** Share of the listed features that the training rows know, 0 to 1: the transfer figures hold for such accounts. */
  usuallyKnown: number
  transfer: TransferFigures
  /** Kinds of audience that are recognised; for all others `transfer` holds. */
  known: readonly KnownSource[]
}

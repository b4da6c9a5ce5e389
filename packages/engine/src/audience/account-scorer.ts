/** The account scorer: how fake does one account look? Table look-ups on typed arrays, nothing allocated per account.
 *
 *  A scorer holds scratch space, so one scorer must not be used by two interleaved callers; scoring is synchronous and
 *  every entry point of the engine finishes with a row before it starts the next. */
import { type FeatureName, featureCount, featureIndex, featureNames } from './account-features.ts'
import type { AccountModel } from './account-model.ts'

export interface AccountScorer {
  model: AccountModel
  /** Log-odds that an account with these features is fake, at the model's own share of fakes. */
  logOdds: (row: Float64Array) => number
  /** Writes each feature's part of `logOdds` into `parts` (`featureCount` numbers; a pair's number is divided evenly
   *  between its two features). The parts and `model.intercept` add up to `logOdds`. */
  contributions: (row: Float64Array, parts: Float64Array) => void
}

/** A model laid out flat for speed: tables of all features one after the other. */
interface FlatModel {
  edges: Float64Array
  /** Where each feature's edges begin; one more entry than features, so that the next entry ends them. */
  edgeStart: Int32Array
  scores: Float64Array
  /** Where each feature's scores begin, "not known" first. */
  scoreStart: Int32Array
  /** Features of each pair, by their position in a row. */
  pairFirst: Int32Array
  pairSecond: Int32Array
  /** Coarse bins of each pair and its grid, row-major by the first feature. */
  pairs: { firstBins: Uint8Array; secondBins: Uint8Array; width: number; scores: Float64Array }[]
}

/** Prepares a model for scoring. Features that the model does not list score 0.
 *  @throws RangeError when a table names an unknown feature or its lengths disagree: the model file is damaged. */
export function accountScorer(model: AccountModel): AccountScorer {
  const flat = flatModel(model)
  // Scratch space for the bins of the row at hand: the reason why a scorer must not be interleaved.
  const bins = new Int32Array(featureCount)
  return {
    model,
    logOdds: (row) => {
      writeBins(flat, row, bins)
      let sum = model.intercept
      for (let feature = 0; feature < featureCount; feature++) sum += mainScore(flat, bins, feature)
      for (let pair = 0; pair < flat.pairs.length; pair++) sum += pairScore(flat, bins, pair)
      return sum
    },
    contributions: (row, parts) => {
      writeBins(flat, row, bins)
      for (let feature = 0; feature < featureCount; feature++) parts[feature] = mainScore(flat, bins, feature)
      for (let pair = 0; pair < flat.pairs.length; pair++) {
        const half = pairScore(flat, bins, pair) / 2
        const first = flat.pairFirst[pair] ?? 0
        const second = flat.pairSecond[pair] ?? 0
        parts[first] = (parts[first] ?? 0) + half
        parts[second] = (parts[second] ?? 0) + half
      }
    },
  }
}

/** Bin of a value among ascending edges: 0 when not known, else 1 plus the number of edges at or below the value.
 *  The laboratory bins its training rows with this same function. Logarithmic in the number of edges. */
export function binOf(value: number, edges: Float64Array, from: number, to: number): number {
  if (Number.isNaN(value)) return 0
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? Number.POSITIVE_INFINITY) <= value) low = middle + 1
    else high = middle
  }
  return 1 + low - from
}

/** Finds the bin of each feature of a row once; both the tables and the pairs read it. */
function writeBins(flat: FlatModel, row: Float64Array, bins: Int32Array): void {
  for (let feature = 0; feature < featureCount; feature++) {
    const from = flat.edgeStart[feature] ?? 0
    bins[feature] = binOf(row[feature] ?? Number.NaN, flat.edges, from, flat.edgeStart[feature + 1] ?? from)
  }
}

/** @returns the number that one feature's own table gives for its bin */
function mainScore(flat: FlatModel, bins: Int32Array, feature: number): number {
  return flat.scores[(flat.scoreStart[feature] ?? 0) + (bins[feature] ?? 0)] ?? 0
}

/** @returns the number that a pair's grid gives; 0 where either feature is not known, because row 0 and column 0 of every
 *  grid hold zeros */
function pairScore(flat: FlatModel, bins: Int32Array, pair: number): number {
  const table = flat.pairs[pair]
  if (table === undefined) return 0
  const first = table.firstBins[bins[flat.pairFirst[pair] ?? 0] ?? 0] ?? 0
  const second = table.secondBins[bins[flat.pairSecond[pair] ?? 0] ?? 0] ?? 0
  return table.scores[first * table.width + second] ?? 0
}

/** Lays a model out flat and refuses a damaged one before it can score anybody.
 *  @throws RangeError as `accountScorer` */
function flatModel(model: AccountModel): FlatModel {
  const byName = new Map(model.features.map((table) => [table.name, table]))
  const edges: number[] = []
  const scores: number[] = []
  const edgeStart = new Int32Array(featureCount + 1)
  const scoreStart = new Int32Array(featureCount + 1)
  for (const [feature, name] of featureNames.entries()) {
    const table = byName.get(name)
    edgeStart[feature] = edges.length
    scoreStart[feature] = scores.length
    if (table !== undefined && table.scores.length !== table.edges.length + 2) {
      throw new RangeError(`Model table "${name}" has ${table.scores.length} scores for ${table.edges.length} edges.`)
    }
    // A feature without a table gets "not known" and one bin for every value, both scoring 0.
    edges.push(...(table?.edges ?? []))
    scores.push(...(table?.scores ?? [0, 0]))
  }
  edgeStart[featureCount] = edges.length
  scoreStart[featureCount] = scores.length
  return {
    edges: Float64Array.from(edges),
    edgeStart,
    scores: Float64Array.from(scores),
    scoreStart,
    pairFirst: Int32Array.from(model.pairs, (pair) => knownFeature(pair.first)),
    pairSecond: Int32Array.from(model.pairs, (pair) => knownFeature(pair.second)),
    pairs: model.pairs.map((pair) => ({
      firstBins: Uint8Array.from(pair.firstBins),
      secondBins: Uint8Array.from(pair.secondBins),
      width: pair.width,
      scores: Float64Array.from(pair.scores),
    })),
  }
}

/** @returns the position of a feature in a row
 *  @throws RangeError for a name that is no feature */
function knownFeature(name: string): number {
  const index = featureIndex[name as FeatureName]
  if (index === undefined) throw new RangeError(`The model names an unknown feature "${name}".`)
  return index
}

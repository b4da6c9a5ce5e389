/** The account scorer: how fake does one account look? Table look-ups on typed arrays, nothing allocated per account.
 *
 *  A scorer holds scratch space, so one scorer must not be used by two interleaved callers; scoring is synchronous and
 *  every entry point of the engine finishes with a row before it starts the next. */
import type { AccountModel } from './account-model.ts'
import { edgesMax, type FlatModel, flatModel } from './flat-model.ts'

export interface AccountScorer {
  model: AccountModel
  /** Log-odds that an account with these features is fake, at the model's own share of fakes. The row may begin anywhere in a longer
   *  array. */
  logOdds: (row: Float64Array, from?: number) => number
  /** Writes each feature's part of `logOdds` into `parts` (`featureCount` numbers; a pair's number is divided evenly
   *  between its two features). The parts and `model.intercept` add up to `logOdds`. */
  contributions: (row: Float64Array, parts: Float64Array) => void
}

/** Prepares a model for scoring. Features that the model does not list score 0.
 *  @throws RangeError when a table names an unknown feature or its lengths disagree: the model file is damaged. */
export function accountScorer(model: AccountModel): AccountScorer {
  const flat = flatModel(model)
  // Scratch space for the bins of the row at hand: the reason why a scorer must not be interleaved.
  const bins = new Int32Array(flat.listed.length)
  const coarse = new Int32Array(flat.mergedFeature.length)
  return {
    model,
    logOdds: (row, from = 0) => {
      writeBins(flat, row, from, bins, coarse)
      let sum = model.intercept
      for (let at = 0; at < bins.length; at++) sum += mainScore(flat, bins, at)
      for (let pair = 0; pair < flat.pairFirst.length; pair++) sum += pairScore(flat, coarse, pair)
      return sum
    },
    contributions: (row, parts) => {
      writeBins(flat, row, 0, bins, coarse)
      parts.fill(0)
      for (let at = 0; at < bins.length; at++) parts[flat.listed[at] ?? 0] = mainScore(flat, bins, at)
      for (let pair = 0; pair < flat.pairFirst.length; pair++) {
        const half = pairScore(flat, coarse, pair) / 2
        for (const way of [flat.pairFirst[pair], flat.pairSecond[pair]]) {
          const feature = flat.listed[flat.mergedFeature[way ?? 0] ?? 0] ?? 0
          parts[feature] = (parts[feature] ?? 0) + half
        }
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

/** @returns 1 when the value has reached the edge at a position, else 0 */
function reached(edges: Float64Array, at: number, value: number): number {
  return Number((edges[at] ?? Number.POSITIVE_INFINITY) <= value)
}

/** What `binOf` counts, without a branch: nobody can predict an account's side of an edge, so a branch costs more than five
 *  steps that always happen.
 *  @returns edges of the block that begins at `from` which are at or below the value, 0 to 31 */
function edgesReached(edges: Float64Array, from: number, value: number): number {
  let at = from + 16 * reached(edges, from + 15, value)
  at += 8 * reached(edges, at + 7, value)
  at += 4 * reached(edges, at + 3, value)
  at += 2 * reached(edges, at + 1, value)
  return at + reached(edges, at, value) - from
}

/** Finds the bin of each listed feature once, and then its coarse bins; tables and pairs read them.
 *  @param begin  where the row begins in its array
 *  @param bins   receives one bin a listed feature, 0 for not known
 *  @param coarse receives one coarse bin a way of merging, 0 for not known */
function writeBins(flat: FlatModel, row: Float64Array, begin: number, bins: Int32Array, coarse: Int32Array): void {
  const { listed, edges, short, mergedFeature, mergedStart, merged } = flat
  for (let at = 0; at < bins.length; at++) {
    const value = row[begin + (listed[at] ?? 0)] ?? Number.NaN
    const from = at * (edgesMax + 1)
    if (Number.isNaN(value)) bins[at] = 0
    else bins[at] = 1 + (short[at] === 1 ? reached(edges, from, value) : edgesReached(edges, from, value))
  }
  for (let way = 0; way < coarse.length; way++) {
    coarse[way] = merged[(mergedStart[way] ?? 0) + (bins[mergedFeature[way] ?? 0] ?? 0)] ?? 0
  }
}

/** @returns the number that one feature's own table gives for its bin */
function mainScore(flat: FlatModel, bins: Int32Array, at: number): number {
  return flat.scores[(flat.scoreStart[at] ?? 0) + (bins[at] ?? 0)] ?? 0
}

/** @returns the number that a pair's grid gives; 0 where either feature is not known, because row 0 and column 0 of every
 *  grid hold zeros */
function pairScore(flat: FlatModel, coarse: Int32Array, pair: number): number {
  const first = coarse[flat.pairFirst[pair] ?? 0] ?? 0
  const second = coarse[flat.pairSecond[pair] ?? 0] ?? 0
  return flat.pairScores[(flat.pairStart[pair] ?? 0) + first * (flat.pairWidth[pair] ?? 0) + second] ?? 0
}

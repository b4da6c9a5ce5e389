import type { Account } from '../snapshot/snapshot.ts'
import { type FeatureName, featureCount, featureIndex, writeAccountFeatures } from './account-features.ts'
import type { AccountModel, KnownSource } from './account-model.ts'
import { binOf } from './account-scorer.ts'
import { scoreCell, scoreCells, scoreOfCell } from './score-counts.ts'
import { likeliestShare } from './suspicious-share.ts'

/** Is this audience one of a kind that the laboratory has labelled? Then its error is known, and small; else it is taken from kinds that a model had
 *  never seen, and the interval is two or three times as wide.
 *
 *  What a newcomer would get wrong is to ask whether the share looks plausible. What is compared is everything but the share: how the
 *  sample's features are spread, against a mixture of the kind's real and fake accounts in whatever proportion fits it best. */

/** Smallest expected share of a bin that a difference is divided by: a single odd account in an empty bin is no other kind. */
const binMin = 0.01

/** Samples below this size look like anything. */
const accountsMin = 100

/** @param histograms of the sample, as `featureHistograms` gives them
 *  @param counts accounts by cell of the model's plain scores
 *  @returns the kind that the sample fits, the nearest first where several do; null where it fits none */
export function recognisedSource(
  model: AccountModel,
  histograms: readonly Float64Array[],
  counts: Float64Array,
): KnownSource | null {
  const sampled = counts.reduce((sum, count) => sum + count, 0)
  if (sampled < accountsMin) return null
  let [best, nearest]: [KnownSource | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const source of model.known) {
    const share = likeliestShare(calibratedCounts(counts, source))
    const distance = distanceTo(source, histograms, share)
    const limit = source.distanceFloor + source.distancePerAccount / sampled
    if (distance <= limit && distance < nearest) [best, nearest] = [source, distance]
  }
  return best
}

/** @returns counts by cell after `slope × score + offset` */
function calibratedCounts(
  counts: Float64Array,
  { slope, offset }: Pick<KnownSource, 'slope' | 'offset'>,
): Float64Array {
  const own = new Float64Array(scoreCells)
  for (let cell = 0; cell < scoreCells; cell++) {
    const count = counts[cell] ?? 0
    if (count === 0) continue
    const to = scoreCell(slope * scoreOfCell(cell) + offset)
    own[to] = (own[to] ?? 0) + count
  }
  return own
}

/** Pearson's distance between the sample's histograms and those of the mixture, a mean over the features: about the number of bins over
 *  the number of accounts for a sample of the kind itself.
 *
 *  @param share of fakes in the mixture */
export function distanceTo(
  { real, fake }: Pick<KnownSource, 'real' | 'fake'>,
  histograms: readonly Float64Array[],
  share: number,
): number {
  let sum = 0
  for (const [feature, histogram] of histograms.entries()) {
    for (const [bin, found] of histogram.entries()) {
      const expected = share * (fake[feature]?.[bin] ?? 0) + (1 - share) * (real[feature]?.[bin] ?? 0)
      sum += (found - expected) ** 2 / (expected + binMin)
    }
  }
  return sum / Math.max(1, histograms.length)
}

/** @returns for each listed feature the share of the accounts in each bin, "not known" first */
export function featureHistograms(
  model: Pick<AccountModel, 'features'>,
  accounts: readonly Account[],
  nowMs: number,
): Float64Array[] {
  const row = new Float64Array(featureCount)
  const counter = histogramCounter(model)
  for (const account of accounts) {
    writeAccountFeatures(account, nowMs, row)
    counter.add(row)
  }
  return counter.shares()
}

/** Counts rows of features into bins; the laboratory counts its labelled rows with it too. */
export function histogramCounter({ features }: Pick<AccountModel, 'features'>): {
  /** The row may begin anywhere in a longer array. */
  add: (row: Float64Array, from?: number) => void
  shares: () => Float64Array[]
} {
  const tables = features.map(({ name, edges, scores }) => ({
    feature: featureIndex[name as FeatureName],
    edges: Float64Array.from(edges),
    counts: new Float64Array(scores.length),
  }))
  let rows = 0
  return {
    add: (row, from = 0) => {
      rows++
      for (const { feature, edges, counts } of tables) {
        const bin = binOf(row[from + feature] ?? Number.NaN, edges, 0, edges.length)
        counts[bin] = (counts[bin] ?? 0) + 1
      }
    },
    shares: () => tables.map(({ counts }) => counts.map((count) => count / Math.max(1, rows))),
  }
}

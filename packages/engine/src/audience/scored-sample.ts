/** One pass over a follower sample: every account scored once, and counted. The share is read from the counts, and each probability from the
 *  share. */
import type { Account } from '../snapshot/snapshot.ts'
import { type FeatureName, featureCount, featureIndex, writeAccountFeatures } from './account-features.ts'
import type { AccountScorer } from './account-scorer.ts'
import { audienceGroup } from './audience-types.ts'
import { histogramCounter } from './known-source.ts'
import { scoreCell, scoreCells } from './score-counts.ts'

/** What one pass over the sample leaves behind. */
export interface ScoredSample {
  /** Log likelihood ratio of each account, in the order of the sample. */
  scores: Float64Array
  /** Accounts by cell of the score grid: all, and by group of `audienceGroup`. */
  counts: Float64Array
  groupCounts: Float64Array[]
  /** Accounts by group. */
  sizes: number[]
  /** Share of the model's features that are known, averaged over the sample. */
  known: number
  /** Accounts by cell before the model's slope. */
  plainCounts: Float64Array
  /** How the features are spread, for recognising the kind of audience. */
  histograms: Float64Array[]
}

/** Scores every account once. The model's slope makes the log-odds honest for sources that it was not trained on. */
export function scoredSample(scorer: AccountScorer, accounts: Account[], nowMs: number): ScoredSample {
  const row = new Float64Array(featureCount)
  const listed = Int32Array.from(scorer.model.features, (table) => featureIndex[table.name as FeatureName])
  const scores = new Float64Array(accounts.length)
  const groupCounts = [0, 1, 2].map(() => new Float64Array(scoreCells))
  const plainCounts = new Float64Array(scoreCells)
  const counter = histogramCounter(scorer.model)
  const sizes = [0, 0, 0]
  let known = 0
  // The only loop over accounts: features, score, group, counts.
  for (const [index, account] of accounts.entries()) {
    writeAccountFeatures(account, nowMs, row)
    const score = likelihoodRatio(scorer, row)
    const group = audienceGroup(account)
    const cell = scoreCell(score)
    const counts = groupCounts[group]
    scores[index] = score
    sizes[group] = (sizes[group] ?? 0) + 1
    if (counts !== undefined) counts[cell] = (counts[cell] ?? 0) + 1
    const plain = scoreCell(score / scorer.model.transfer.slope)
    plainCounts[plain] = (plainCounts[plain] ?? 0) + 1
    counter.add(row)
    for (const feature of listed) if (!Number.isNaN(row[feature] ?? Number.NaN)) known++
  }
  const counts = Float64Array.from({ length: scoreCells }, (_, cell) =>
    groupCounts.reduce((sum, group) => sum + (group[cell] ?? 0), 0),
  )
  const histograms = counter.shares()
  return {
    scores,
    counts,
    groupCounts,
    sizes,
    known: known / (accounts.length * Math.max(1, listed.length)),
    plainCounts,
    histograms,
  }
}

/** How many times likelier these features are for a fake than for a real account, as a logarithm: the score without the
 *  share of fakes that it was fitted with, tempered by the transfer slope. */
function likelihoodRatio(scorer: AccountScorer, row: Float64Array): number {
  return scorer.model.transfer.slope * (scorer.logOdds(row) - scorer.model.priorLogOdds)
}

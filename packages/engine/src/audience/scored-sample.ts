/** A follower sample, read in one pass and scored from what was read. The share is told from the counts, and each probability from the share. */
import type { Account } from '../snapshot/snapshot.ts'
import { type FeatureName, featureCount, featureIndex, writeAccountFeatures } from './account-features.ts'
import type { AccountModel } from './account-model.ts'
import type { AccountScorer } from './account-scorer.ts'
import { audienceGroup, audienceGroups } from './audience-types.ts'
import { histogramCounter } from './known-source.ts'
import { scoreCell, scoreCells } from './score-counts.ts'

/** What everybody is scored by; reading the accounts is dearer than scoring them, and two models may look at the same sample. */
export interface SampleRows {
  /** `featureCount` numbers an account, one account after the other. */
  features: Float64Array
  /** `audienceGroup` of each account. */
  groups: Uint8Array
}

/** What scoring leaves behind. */
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
}

/** By what a kind of audience is recognised. */
export interface SampleTraits {
  /** Accounts by cell before the model's slope. */
  plainCounts: Float64Array
  /** How the features are spread. */
  histograms: Float64Array[]
}

/** @param nowMs the time of the reading in milliseconds */
export function sampleRows(accounts: readonly Account[], nowMs: number): SampleRows {
  const row = new Float64Array(featureCount)
  const features = new Float64Array(featureCount * accounts.length)
  const groups = new Uint8Array(accounts.length)
  for (const [index, account] of accounts.entries()) {
    writeAccountFeatures(account, nowMs, row)
    features.set(row, featureCount * index)
    groups[index] = audienceGroup(account)
  }
  return { features, groups }
}

/** Scores every account once. The model's slope makes the log-odds honest for sources that it was not trained on. */
export function scoredSample(scorer: AccountScorer, { features, groups }: SampleRows): ScoredSample {
  const { model } = scorer
  const listed = listedIn(model)
  const scores = new Float64Array(groups.length)
  const groupCounts = Object.values(audienceGroups).map(() => new Float64Array(scoreCells))
  const sizes = groupCounts.map(() => 0)
  let known = 0
  for (let index = 0; index < groups.length; index += 1) {
    const from = featureCount * index
    // How many times likelier these features are for a fake than for a real account: without the share of fakes that the
    // model was fitted with, tempered by the transfer slope.
    const score = model.transfer.slope * (scorer.logOdds(features, from) - model.priorLogOdds)
    const group = groups[index] ?? 0
    const cell = scoreCell(score)
    const counts = groupCounts[group]
    scores[index] = score
    sizes[group] = (sizes[group] ?? 0) + 1
    if (counts !== undefined) counts[cell] = (counts[cell] ?? 0) + 1
    for (const feature of listed) if (!Number.isNaN(features[from + feature] ?? Number.NaN)) known += 1
  }
  const counts = Float64Array.from({ length: scoreCells }, (_, cell) =>
    groupCounts.reduce((sum, group) => sum + (group[cell] ?? 0), 0),
  )
  return { scores, counts, groupCounts, sizes, known: known / (groups.length * Math.max(1, listed.length)) }
}

/** @param scores of the same rows by the same model */
export function sampleTraits(model: AccountModel, { features }: SampleRows, scores: Float64Array): SampleTraits {
  const plainCounts = new Float64Array(scoreCells)
  const counter = histogramCounter(model)
  for (const [index, score] of scores.entries()) {
    const plain = scoreCell(score / model.transfer.slope)
    plainCounts[plain] = (plainCounts[plain] ?? 0) + 1
    counter.add(features, featureCount * index)
  }
  return { plainCounts, histograms: counter.shares() }
}

function listedIn({ features }: AccountModel): Int32Array {
  return Int32Array.from(features, ({ name }) => featureIndex[name as FeatureName])
}

/** The simple methods that the additive model is compared with, as learners for the same folds. Their scores hold the share of
 *  fakes that they were trained with, as such models are usually used. */
import { featureCount } from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'
import { boostedTrees, defaultTrees, treeScores } from '../training/boosted-trees.ts'
import { type LearningRows, logisticScores, plainLogistic } from '../training/plain-logistic.ts'
import { type Classification, classification } from './classification.ts'
import type { Learner } from './held-out-scores.ts'
import type { ScoredTable } from './scored-table.ts'

/** @param depth 6 is the default of one half of the libraries, 3 that of the other half */
export function trees(depth: 3 | 6): Learner {
  return (tables) => {
    const model = boostedTrees(pooledRows(tables), { ...defaultTrees, depth })
    return (table) => treeScores(model, table.features)
  }
}

export const logistic: Learner = (tables) => {
  const model = plainLogistic(pooledRows(tables))
  return (table) => logisticScores(model, table.features)
}

/** @returns how good the scores are as they come, the share of fakes in training being their only prior */
export function baselineClassification(scored: readonly ScoredTable[]): Classification {
  return classification(
    Float64Array.from(scored.flatMap(({ scores }) => Array.from(scores, (score) => 1 / (1 + Math.exp(-score))))),
    Float64Array.from(scored.flatMap(({ labels }) => [...labels])),
  )
}

/** @param known whether the sources were trained on: trees tell sources apart by their gaps and learn each one's share of fakes;
 *    what was not trained on can only have the share of all the others
 *  @returns the scores without that share, so that another share can be estimated from them */
export function withoutPrior(scored: readonly ScoredTable[], known: boolean): ScoredTable[] {
  return scored.map((table, at) => {
    const rest = known ? [table] : scored.filter((_, other) => other !== at)
    const labels = rest.flatMap((other) => [...other.labels])
    const fakes = labels.filter((label) => label === 1).length
    const prior = Math.log(fakes / (labels.length - fakes))
    return { ...table, scores: table.scores.map((score) => score - prior) }
  })
}

/** All labelled rows under one another, each with the weight 1. */
function pooledRows(tables: AccountTable[]): LearningRows {
  const count = tables.reduce((sum, { rows }) => sum + rows, 0)
  const features = new Float64Array(count * featureCount)
  const labels = Float64Array.from(tables.flatMap((table) => [...table.labels]))
  let at = 0
  for (const table of tables) {
    features.set(table.features, at)
    at += table.features.length
  }
  const weights = labels.map((label) => Number(!Number.isNaN(label)))
  return { count, width: featureCount, features, labels: labels.map((label) => Number(label === 1)), weights }
}

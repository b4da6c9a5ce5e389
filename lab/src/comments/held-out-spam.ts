import { commentSpamRater } from '../../../packages/engine/src/spam/comment-spam-rater.ts'
import type { Fold } from './comment-folds.ts'
import type { LabelledComment } from './labelled-comment.ts'
import { plainBayes } from './plain-bayes.ts'
import { plainLogistic } from './plain-logistic.ts'
import { heldOutRating } from './spam-features.ts'
import { spamModel } from './spam-model.ts'

/** Rates every comment by a model that has never seen it. The model is written down and read back by the engine's own code,
 *  rounding, language gate and all, because that is what a creator is judged by. */

export interface HeldOutSpam {
  rows: LabelledComment[]
  /** By rules and model together, as the product rates. */
  probabilities: number[]
  /** By the rules alone, with every phrase that only the held-out rows hold forgotten. */
  rules: number[]
  /** Probability by plain naive Bayes in the same folds. */
  bayes: number[]
  /** Probability by plain TF-IDF logistic regression in the same folds. */
  logistic: number[]
}

const emptyCard = { title: '', meaning: '', method: '', sources: [], figures: {} }

export function heldOutSpam(folds: readonly Fold[]): HeldOutSpam {
  const held: HeldOutSpam = { rows: [], probabilities: [], rules: [], bayes: [], logistic: [] }
  for (const { train, test } of folds) {
    const model = spamModel(train, emptyCard)
    const bayes = plainBayes(train)
    const logistic = plainLogistic(train)
    let rule = 0
    const { probability } = commentSpamRater(model, () => rule)
    for (const row of test) {
      rule = heldOutRating(row, train)
      held.rows.push(row)
      held.rules.push(rule)
      held.probabilities.push(probability(row.text, row.language))
      held.bayes.push(1 / (1 + Math.exp(-bayes(row))))
      held.logistic.push(1 / (1 + Math.exp(-logistic(row))))
    }
  }
  return held
}

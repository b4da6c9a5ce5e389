import type { ModelCard } from '@vouch/engine'
import type { CommentSpamModel } from '../../../packages/engine/src/spam/comment-spam-model.ts'
import type { LabelledComment } from './labelled-comment.ts'
import { extraFeatures } from './spam-features.ts'
import { type SpamFit, spamFit } from './spam-fit.ts'

/** Writes a fit down in the form that the engine reads: whole steps, few bytes. */

/** Log-odds of one step. Halving it changes no probability by more than a thousandth. */
const step = 0.02
const decimals = 4
/** Rows of each kind below which nothing is trained: the rules then answer alone. */
const rowsMin = 100

export function spamModel(rows: readonly LabelledComment[], card: ModelCard): CommentSpamModel {
  return modelOf(spamFit(rows), rows, card)
}

/** @returns whether there are labelled rows enough to train on */
export function isTrainable(rows: readonly LabelledComment[]): boolean {
  return [0, 1].every((label) => rows.filter((row) => row.label === label).length >= rowsMin)
}

function modelOf({ table, weights }: SpamFit, rows: readonly LabelledComment[], card: ModelCard): CommentSpamModel {
  const [link = 0, videoLink = 0, rules = 0, intercept = 0] = [...weights.subarray(weights.length - extraFeatures)].map(
    (weight) => Number(weight.toFixed(decimals)),
  )
  const kept = [...table.places]
    .map(([gram, place]) => ({ gram, steps: Math.round(((weights[place] ?? 0) * (table.ratios[place] ?? 0)) / step) }))
    .filter(({ steps }) => steps !== 0)
  return {
    card,
    languages: languagesLearnt(rows),
    intercept,
    link,
    videoLink,
    rules,
    grams: kept.map(({ gram }) => gram).join(' '),
    weights: kept.map(({ steps }) => steps),
    step,
  }
}

/** A language is learnt from at least so many texts of each kind. */
const textsOfLanguageMin = 50

function languagesLearnt(rows: readonly LabelledComment[]): string[] {
  const languages = [...new Set(rows.map(({ language }) => language))].filter(
    (language) => !['none', 'unknown'].includes(language),
  )
  return languages
    .filter((language) =>
      [0, 1].every(
        (label) => rows.filter((row) => row.language === language && row.label === label).length >= textsOfLanguageMin,
      ),
    )
    .sort()
}

/** What the parts of the comment model are worth: the same folds, the same choices inside them, other features. Prints one row for
 *  each variant. Run alone: `node lab/src/experiments/comment-variants.ts --data DIR`; about two minutes on one core. */

import { parseArgs } from 'node:util'
import { type Fold, foldsByText, foldsByVideo } from '../comments/comment-folds.ts'
import { trainingComments } from '../comments/comment-predictions.ts'
import { heldOutRating, type SpamShape, shippedShape } from '../comments/spam-features.ts'
import { spamFigures } from '../comments/spam-figures.ts'
import { spamFit, spamLogOdds } from '../comments/spam-fit.ts'

const variants: Record<string, SpamShape> = {
  'letter groups, links, rules (shipped)': shippedShape,
  'letter groups, links': { ...shippedShape, rules: false },
  'letter groups and words, links, rules': { ...shippedShape, words: true },
  'words, links, rules': { ...shippedShape, letterGroups: false, words: true },
  'words and pairs, links, rules': { ...shippedShape, letterGroups: false, words: true, wordPairs: true },
  'links, rules': { ...shippedShape, letterGroups: false },
}

export interface VariantRow {
  variant: string
  folds: string
  accuracy: number
  falseAlarms: number
  found: number
  ranking: number
}

/** @returns figures of the fit alone, at one half, without the rule that it takes nothing back and must be surer without a sign;
 *  and for the shipped features once more with it */
export function variantRows(folder: string, names: readonly string[] = Object.keys(variants)): VariantRow[] {
  const rows = trainingComments(folder)
  const ways: [string, Fold[]][] = [
    ['unseen video', foldsByVideo(rows)],
    ['seen videos', foldsByText(rows, 7)],
  ]
  return names.flatMap((variant) => ways.flatMap(([name, folds]) => rowsOf(variant, name, folds)))
}

function rowsOf(variant: string, name: string, folds: readonly Fold[]): VariantRow[] {
  const shape = variants[variant] ?? shippedShape
  const labels: number[] = []
  const alone: number[] = []
  const bounded: number[] = []
  for (const { train, test } of folds) {
    const fit = spamFit(train, shape)
    for (const row of test) {
      const rating = heldOutRating(row, train)
      const probability = 1 / (1 + Math.exp(-spamLogOdds(fit, row, rating)))
      labels.push(row.label)
      alone.push(probability)
      bounded.push(rating === 0 ? 0.7 * probability : Math.max(rating, probability))
    }
  }
  const found = [rowOf(variant, name, labels, alone)]
  return variant.endsWith('(shipped)')
    ? [...found, rowOf(`${variant}, bounded by the rules`, name, labels, bounded)]
    : found
}

function rowOf(variant: string, folds: string, labels: readonly number[], ratings: readonly number[]): VariantRow {
  const { accuracy, falseAlarms, found, ranking } = spamFigures(labels, ratings)
  return { variant, folds, accuracy: accuracy.share, falseAlarms: falseAlarms.share, found: found.share, ranking }
}

if (import.meta.main) {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
  if (data === undefined) throw new Error('Say where the data is: --data DIR')
  console.table(
    variantRows(data).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? +value.toFixed(4) : value]),
      ),
    ),
  )
}

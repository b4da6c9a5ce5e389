import { innerFolds } from './comment-folds.ts'
import { everydayComments } from './everyday-comments.ts'
import { type LabelledComment, readRecords } from './labelled-comment.ts'
import { dot, logisticFit } from './logistic-fit.ts'
import {
  type FeatureTable,
  featureRow,
  featureTable,
  heldOutRating,
  type SpamShape,
  shippedShape,
  trainingRatings,
} from './spam-features.ts'

/** From labelled comments to calibrated weights. Everything that is chosen is chosen here, on folds inside the rows that were
 *  given, so that whoever holds rows out has held them out of the choices as well. */

/** What a unit of loss may weigh. Larger ones fit more closely and were never needed. */
const costs = [1, 2, 4]
/** Share of spam that probabilities are calibrated for. The collection holds one half, a comment section far less; an ordinary
 *  comment that is called spam weighs half as much again as an overlooked one. */
export const spamShareAssumed = 0.4

const everydayRows = readRecords(everydayComments.map((text) => ({ text, label: '0', video: '' }))).map(
  (row, index) => ({
    ...row,
    language: 'en',
    group: -1 - index,
  }),
)

export interface SpamFit {
  table: FeatureTable
  /** Calibrated log-odds by feature, in the order of the table; the intercept is the last. */
  weights: Float64Array
  cost: number
}

/** @param rows with labels of both kinds
 *  @returns the fit with the cost whose held-out probabilities were best */
export function spamFit(rows: readonly LabelledComment[], shape: SpamShape = shippedShape): SpamFit {
  let best: { cost: number; loss: number; slope: number; shift: number } | null = null
  for (const cost of costs) {
    const { margins, labels } = heldOutMargins(rows, shape, cost)
    const line = calibration(margins, labels)
    if (best === null || line.loss < best.loss) best = { cost, ...line }
  }
  const { cost, slope, shift } = best ?? { cost: 1, slope: 1, shift: 0 }
  const { table, weights } = fitAt(rows, shape, cost)
  const calibrated = weights.map((weight) => slope * weight)
  calibrated[calibrated.length - 1] = (calibrated[calibrated.length - 1] ?? 0) + shift
  return { table, weights: calibrated, cost }
}

/** @returns calibrated log-odds of spam, by the fit alone */
export function spamLogOdds({ table, weights }: SpamFit, comment: LabelledComment, rating: number): number {
  return dot(featureRow(table, comment, rating), weights)
}

/** The everyday comments are learnt from in every fit and never held out: they say what the collection lacks, and nothing is
 *  measured on them. */
function fitAt(labelled: readonly LabelledComment[], shape: SpamShape, cost: number) {
  const rows = [...labelled, ...everydayRows]
  const table = featureTable(rows, shape)
  const ratings = trainingRatings(rows)
  const labels = rows.map(({ label }) => label)
  const sparse = rows.map((row, index) => featureRow(table, row, ratings[index] ?? 0))
  return { table, weights: logisticFit(sparse, labels, classWeights(labels, 0.5), table.width, cost) }
}

function heldOutMargins(rows: readonly LabelledComment[], shape: SpamShape, cost: number) {
  const margins: number[] = []
  const labels: number[] = []
  for (const { train, test } of innerFolds(rows)) {
    const { table, weights } = fitAt(train, shape, cost)
    for (const row of test) {
      margins.push(dot(featureRow(table, row, heldOutRating(row, train)), weights))
      labels.push(row.label)
    }
  }
  return { margins, labels }
}

/** The line through held-out margins that makes them log-odds (Platt 1999), at the assumed share of spam. */
function calibration(margins: readonly number[], labels: readonly number[]) {
  const rows = margins.map((margin) => ({ indices: Int32Array.of(0, 1), values: Float64Array.of(margin, 1) }))
  const rowWeights = classWeights(labels, spamShareAssumed)
  const [slope = 1, shift = 0] = logisticFit(rows, labels, rowWeights, 2, 1)
  const loss = margins.reduce((sum, margin, index) => {
    const logOdds = (slope * margin + shift) * (labels[index] === 1 ? 1 : -1)
    return sum + (rowWeights[index] ?? 0) * Math.log1p(Math.exp(-logOdds))
  }, 0)
  return { slope, shift, loss }
}

/** @returns weights of the rows that add up to their number, of which spam has the given share */
function classWeights(labels: readonly number[], share: number): number[] {
  const spam = Math.max(1, labels.filter((label) => label === 1).length)
  const ordinary = Math.max(1, labels.length - spam)
  return labels.map((label) =>
    label === 1 ? (share * labels.length) / spam : ((1 - share) * labels.length) / ordinary,
  )
}

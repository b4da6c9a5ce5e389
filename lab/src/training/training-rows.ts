import { featureCount, seededRandom } from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'
import type { ModelShape } from './model-shape.ts'

/** Rows as the fit reads them. Weights add up to the number of distinct rows. */
export interface TrainingRows {
  count: number
  /** Row-major, `featureCount` a row, `NaN` for not known. */
  features: Float64Array
  labels: Float64Array
  weights: Float64Array
}

const maskSeed = 20_170_417

/** Puts the sources together so that transfer is what is learnt.
 *
 *  - Every source has the square root of its size as its say, so that a large trivial table does not drown a small
 *    realistic one; inside a source, fake and real count the same, so that no source's share of fakes is learnt.
 *  - Each row comes again `maskedCopies` times with the features hidden that another source does not have. What is
 *    missing then says nothing about the source, and the tables learn to stand in for each other.
 *
 *  @param tables labelled sources of one kind; rows without a label are left out */
export function trainingRows(
  tables: AccountTable[],
  { maskedCopies, maskedWeight }: Pick<ModelShape, 'maskedCopies' | 'maskedWeight'>,
): TrainingRows {
  const random = seededRandom(maskSeed)
  const masks = tables.map(knownFeatures)
  const copies = tables.length > 1 ? maskedCopies + 1 : 1
  const total = tables.reduce((sum, table) => sum + table.rows, 0)
  const rows: TrainingRows = {
    count: total * copies,
    features: new Float64Array(total * copies * featureCount),
    labels: new Float64Array(total * copies),
    weights: new Float64Array(total * copies),
  }
  const says = tables.map((table) => Math.sqrt(table.rows))
  const allSay = says.reduce((sum, say) => sum + say, 0)
  let at = 0
  for (const [index, table] of tables.entries()) {
    const fakes = table.labels.reduce((sum, label) => sum + (label === 1 ? 1 : 0), 0)
    const reals = table.labels.reduce((sum, label) => sum + (label === 0 ? 1 : 0), 0)
    const say = ((says[index] ?? 0) / allSay) * total
    for (let row = 0; row < table.rows; row++) {
      const label = table.labels[row] ?? Number.NaN
      const ofClass = label === 1 ? fakes : label === 0 ? reals : Number.POSITIVE_INFINITY
      const from = table.features.subarray(row * featureCount, (row + 1) * featureCount)
      for (let copy = 0; copy < copies; copy++) {
        const mask = copy === 0 ? undefined : masks[Math.floor(random() * masks.length)]
        writeMasked(from, mask, rows.features, at * featureCount)
        rows.labels[at] = label === 1 ? 1 : 0
        const part = copies === 1 ? 1 : copy === 0 ? 1 - maskedWeight : maskedWeight / maskedCopies
        rows.weights[at] = (say / 2 / ofClass) * part
        at++
      }
    }
  }
  return rows
}

/** @returns for each feature whether the source ever knows it. */
function knownFeatures(table: AccountTable): boolean[] {
  return Array.from({ length: featureCount }, (_, feature) => {
    for (let row = 0; row < table.rows; row++) {
      if (!Number.isNaN(table.features[row * featureCount + feature] ?? Number.NaN)) return true
    }
    return false
  })
}

function writeMasked(from: Float64Array, mask: boolean[] | undefined, to: Float64Array, at: number): void {
  for (let feature = 0; feature < featureCount; feature++) {
    const shown = mask === undefined || mask[feature] === true
    to[at + feature] = shown ? (from[feature] ?? Number.NaN) : Number.NaN
  }
}

import { type FeatureName, featureCount, featureIndex, seededRandom } from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'
import type { ModelShape } from './model-shape.ts'

/** Rows as the fit reads them. Weights add up to the number of distinct rows. */
export interface TrainingRows {
  count: number
  /** Row-major, `featureCount` a row, `NaN` for not known. */
  features: Float64Array
  labels: Float64Array
  weights: Float64Array
  /** Position of each row's source among the tables. */
  sources: Uint8Array
}

const maskSeed = 20_170_417

/** Puts the sources together so that transfer is what is learnt.
 *
 *  - A source's say is its size to a power at most 1, so that a large trivial table does not drown a small realistic
 *    one; inside a source, fake and real count the same, so that no source's share of fakes is learnt.
 *  - Each row comes again `maskedCopies` times with some groups of features hidden at random. What is missing then says
 *    nothing about the source, the tables learn to stand in for each other, and the model meets gaps that no
 *    source has: without them, a source that lacks follower counts is judged far too mildly.
 *
 *  @param tables labelled sources of one kind; rows without a label are left out */
export function trainingRows(
  tables: AccountTable[],
  { maskedCopies, maskedWeight, sourcePower }: Pick<ModelShape, 'maskedCopies' | 'maskedWeight' | 'sourcePower'>,
): TrainingRows {
  const random = seededRandom(maskSeed)
  const copies = maskedCopies + 1
  const total = tables.reduce((sum, table) => sum + table.rows, 0)
  const rows: TrainingRows = {
    count: total * copies,
    features: new Float64Array(total * copies * featureCount),
    labels: new Float64Array(total * copies),
    weights: new Float64Array(total * copies),
    sources: new Uint8Array(total * copies),
  }
  const says = tables.map((table) => table.rows ** sourcePower)
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
        rows.features.set(from, at * featureCount)
        if (copy > 0) hideGroups(rows.features, at * featureCount, random)
        rows.labels[at] = label === 1 ? 1 : 0
        rows.sources[at] = index
        const part = copies === 1 ? 1 : copy === 0 ? 1 - maskedWeight : maskedWeight / maskedCopies
        rows.weights[at] = (say / 2 / ofClass) * part
        at++
      }
    }
  }
  return rows
}

/** Features that a platform gives or withholds together; a ratio goes with either of its parts. */
const hiddenTogether: readonly (readonly FeatureName[])[] = [
  ['followers', 'followBalance', 'listedPerFollower'],
  ['following', 'followBalance', 'postsPerFollowing'],
  ['posts', 'postsPerDay', 'favouritesPerPost', 'postsPerFollowing'],
  ['hasAvatar'],
  ['isPrivate'],
  ['bioLength', 'saysBot'],
  ['hasExternalUrl'],
  ['usernameLength', 'hasDigits', 'digitShare', 'digitRun'],
  ['nameWords', 'nameLength', 'nameHasDigits'],
  ['ageDays', 'postsPerDay', 'favouritesPerDay'],
  ['favourites', 'favouritesPerPost', 'favouritesPerDay'],
]

/** Chance that a group is hidden in a copy. */
const hiddenShare = 0.3

/** Hides some groups of one row, in place. */
function hideGroups(features: Float64Array, at: number, random: () => number): void {
  for (const group of hiddenTogether) {
    if (random() >= hiddenShare) continue
    for (const name of group) features[at + featureIndex[name]] = Number.NaN
  }
}

import { featureCount, featureIndex, seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { syntheticData } from '../../test/synthetic-data.ts'
import { type AccountTable, accountTables } from '../accounts/account-table.ts'
import { rankingQuality } from '../measures/ranking-quality.ts'
import { tableRows, tableScores } from '../measures/scored-table.ts'
import { accountFit } from './account-fit.ts'
import { kindErrors } from './kind-errors.ts'
import { kindHead, withHead } from './kind-head.ts'
import { modelShapes } from './model-shape.ts'

const [first, second] = accountTables(syntheticData(), 'instagram')
if (first === undefined || second === undefined) throw new Error('The made-up folder has two Instagram sources.')

/** The second source with nothing known but who is private: nine in ten of its fakes and one in ten of the others, which the first knows nothing of. */
function withHabit(table: AccountTable): AccountTable {
  const random = seededRandom(3)
  const features = new Float64Array(table.features.length).fill(Number.NaN)
  for (const [row, label] of table.labels.entries())
    features[row * featureCount + featureIndex.isPrivate] = random() < 0.9 ? label : 1 - label
  return { ...table, features }
}

test('a source’s own tables see a habit that the shared ones do not know', () => {
  const [own, model] = [withHabit(second), accountFit('instagram', [first])]
  const rank = (scores: Float64Array) => rankingQuality({ scores, labels: own.labels })
  expect(rank(tableScores(model, own))).toBeLessThan(0.75)
  expect(rank(tableScores(withHead(model, kindHead('instagram', model, own)), own))).toBeGreaterThan(0.85)
})

test('too few rows of one class add nothing', () => {
  const model = accountFit('instagram', [first])
  const few = tableRows(second, (row) => row < 40)
  expect(
    kindHead('instagram', model, few)
      .flat()
      .every((score) => score === 0),
  ).toBe(true)
})

test('shared and own tables together keep the stated directions', () => {
  const model = accountFit('instagram', [first, second])
  const { features } = withHead(model, kindHead('instagram', model, withHabit(second)))
  const { directions } = modelShapes.instagram
  for (const { name, scores } of features) {
    const direction = Object.entries(directions).find(([stated]) => stated === name)?.[1] ?? 0
    for (let bin = 2; bin < scores.length; bin++) {
      expect(direction * ((scores[bin] ?? 0) - (scores[bin - 1] ?? 0))).toBeGreaterThanOrEqual(-1e-3)
    }
  }
})

/** Rows whose scores are log likelihood ratios with little overlap or much. */
function rowsOf(count: number, distance: number): AccountTable & { scores: Float64Array } {
  const random = seededRandom(9)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const labels = Float64Array.from({ length: count }, () => Number(random() < 0.3))
  const scores = labels.map((label) => distance * (normal() + (label - 0.5) * distance))
  const features = new Float64Array(count * featureCount).fill(Number.NaN)
  for (const [row, score] of scores.entries()) features[row * featureCount] = score
  return { source: second?.source ?? (undefined as never), rows: count, features, labels, scores }
}

test('the error of a kind grows where rows are few and where the classes are hard to tell apart', () => {
  const errorOf = (count: number, distance: number) => {
    const { scores, ...table } = rowsOf(count, distance)
    return kindErrors(table, { scores, labels: table.labels })
  }
  const usual = errorOf(2000, 2)
  for (const [few, hard] of [[errorOf(200, 2), errorOf(2000, 1)]] as const) {
    for (const other of [few, hard]) {
      expect(other.errorAtNone).toBeGreaterThan(usual.errorAtNone)
      expect(other.errorAtAll).toBeGreaterThan(usual.errorAtAll)
    }
  }
})

import { accountScorer, featureCount, featureIndex } from '@vouch/engine'
import { expect, test } from 'vitest'
import { syntheticData } from '../../test/synthetic-data.ts'
import { accountTables } from '../accounts/account-table.ts'
import { additive, leaveSourceOut } from '../measures/held-out-scores.ts'
import { rankingQuality } from '../measures/ranking-quality.ts'
import { tableScores } from '../measures/scored-table.ts'
import { accountFit } from './account-fit.ts'
import { modelShapes } from './model-shape.ts'
import { trainedModel } from './trained-model.ts'
import { trainingRows } from './training-rows.ts'

const tables = accountTables(syntheticData(), 'instagram')

test('a model ranks a source that it has never seen', () => {
  for (const scored of leaveSourceOut(additive('instagram'), tables))
    expect(rankingQuality(scored)).toBeGreaterThan(0.9)
})

test('an account of which nothing is known scores 0', () => {
  const model = trainedModel('instagram', tables)
  const nothing = new Float64Array(featureCount).fill(Number.NaN)
  expect(accountScorer(model).logOdds(nothing)).toBe(0)
})

test('stated directions hold in every fitted table', () => {
  const { features } = accountFit('instagram', tables)
  const { directions } = modelShapes.instagram
  for (const { name, scores } of features) {
    const direction = Object.entries(directions).find(([stated]) => stated === name)?.[1]
    if (direction === undefined) continue
    for (let bin = 2; bin < scores.length; bin++) {
      expect(direction * ((scores[bin] ?? 0) - (scores[bin - 1] ?? 0))).toBeGreaterThanOrEqual(-1e-3)
    }
  }
})

test('pairs are chosen by what they explain, never more than asked for, and keep the directed marks alone', () => {
  const { pairs } = accountFit('instagram', tables)
  const { pairsMax, unpaired } = modelShapes.instagram
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs.length).toBeLessThanOrEqual(pairsMax)
  for (const { first, second, width, scores } of pairs) {
    for (const name of unpaired) expect([first, second]).not.toContain(name)
    // A gap says nothing: the row and the column of "not known" stay 0.
    expect(scores.every((score, cell) => score === 0 || (cell >= width && cell % width !== 0))).toBe(true)
  }
})

test('without pairs there are none', () => {
  expect(accountFit('instagram', tables, { ...modelShapes.instagram, pairsMax: 0 }).pairs).toEqual([])
})

test('a feature that no source has gets an empty table and scores 0', () => {
  const { features } = accountFit('instagram', tables)
  const table = features.find(({ name }) => name === 'nameWords')
  expect(table?.edges).toEqual([])
  expect(table?.scores.every((score) => score === 0)).toBe(true)
})

test('inside a source fake and real weigh the same, and weights add up to the rows', () => {
  const rows = trainingRows(tables, modelShapes.instagram)
  let [fake, real] = [0, 0]
  for (const [row, weight] of rows.weights.entries()) {
    if (rows.labels[row] === 1) fake += weight
    else real += weight
  }
  expect(fake).toBeCloseTo(real, 6)
  expect(fake + real).toBeCloseTo(
    tables.reduce((sum, table) => sum + table.rows, 0),
    6,
  )
})

test('copies hide a ratio together with its parts, and never invent a value', () => {
  const rows = trainingRows(tables, { maskedCopies: 3, maskedWeight: 0.5, sourcePower: 0.75 })
  for (let row = 0; row < rows.count; row++) {
    const value = (name: 'followers' | 'following' | 'followBalance') =>
      rows.features[row * featureCount + featureIndex[name]] ?? Number.NaN
    if (Number.isNaN(value('followers')) || Number.isNaN(value('following'))) {
      expect(value('followBalance')).toBeNaN()
    }
  }
})

test('rows without a label change nothing', () => {
  const [first, second] = tables
  if (first === undefined || second === undefined) throw new Error('The made-up folder has two Instagram sources.')
  const unlabelled = { ...second, labels: second.labels.map(() => Number.NaN) }
  const rows = trainingRows([first, unlabelled], modelShapes.instagram)
  const weight = rows.weights.reduce((sum, value, row) => sum + (row >= first.rows * 2 ? value : 0), 0)
  expect(weight).toBe(0)
})

test('scores do not depend on which other rows are scored with them', () => {
  const model = accountFit('instagram', tables)
  const [table] = tables
  if (table === undefined) throw new Error('The made-up folder has Instagram sources.')
  const half = {
    ...table,
    rows: 10,
    features: table.features.subarray(0, 10 * featureCount),
    labels: table.labels.subarray(0, 10),
  }
  expect([...tableScores(model, half)]).toEqual([...tableScores(model, table)].slice(0, 10))
})

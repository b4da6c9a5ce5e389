import { seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { rankingQuality } from '../measures/ranking-quality.ts'
import { boostedTrees, treeScores } from './boosted-trees.ts'
import { type LearningRows, logisticScores, plainLogistic } from './plain-logistic.ts'

/** Three columns: the label follows `rule` of the first two with a little noise, the third says nothing. */
function rowsOf(rule: (a: number, b: number) => boolean, count = 600): LearningRows {
  const random = seededRandom(7)
  const features = Float64Array.from({ length: count * 3 }, () => Math.round(100 * random()))
  const labels = Float64Array.from({ length: count }, (_, row) => {
    const holds = rule(features[row * 3] ?? 0, features[row * 3 + 1] ?? 0)
    return Number(random() < 0.05 ? !holds : holds)
  })
  return { count, width: 3, features, labels, weights: new Float64Array(count).fill(1) }
}

const either = rowsOf((a, b) => a > 50 !== b > 50)
const sum = rowsOf((a, b) => a + b > 100)

test('trees learn what needs two columns at once, which a line cannot', () => {
  const trees = treeScores(boostedTrees(either, { trees: 30, depth: 3, rate: 0.3 }), either.features)
  expect(rankingQuality({ scores: trees, labels: either.labels })).toBeGreaterThan(0.93)
  const line = logisticScores(plainLogistic(either), either.features)
  expect(rankingQuality({ scores: line, labels: either.labels })).toBeLessThan(0.65)
})

test('logistic regression learns a sum', () => {
  const scores = logisticScores(plainLogistic(sum), sum.features)
  expect(rankingQuality({ scores, labels: sum.labels })).toBeGreaterThan(0.9)
})

test('without trees the answer is the log-odds of the share of ones, by weight', () => {
  const weights = sum.labels.map((label) => (label === 1 ? 3 : 1))
  const ones = sum.labels.filter((label) => label === 1).length
  const scores = treeScores(boostedTrees({ ...sum, weights }, { trees: 0, depth: 3, rate: 0.1 }), sum.features)
  expect(scores[0]).toBeCloseTo(Math.log((3 * ones) / (sum.count - ones)), 9)
})

test('rows of weight 0 teach nothing', () => {
  const wrong = { ...sum, labels: Float64Array.from(sum.labels), weights: Float64Array.from(sum.weights) }
  for (let row = 0; row < wrong.count; row += 2) {
    wrong.labels[row] = 1 - (wrong.labels[row] ?? 0)
    wrong.weights[row] = 0
  }
  const right = rankingQuality({ scores: treeScores(boostedTrees(wrong), sum.features), labels: sum.labels })
  const line = rankingQuality({ scores: logisticScores(plainLogistic(wrong), sum.features), labels: sum.labels })
  expect(Math.min(right, line)).toBeGreaterThan(0.9)
})

test('a missing value goes where it does best, and a column of which nothing is known changes nothing', () => {
  const features = Float64Array.from(sum.features, (value, cell) => (cell % 3 === 2 ? Number.NaN : value))
  for (let row = 0; row < sum.count; row++) if (sum.labels[row] === 1 && row % 2 === 0) features[row * 3] = Number.NaN
  const rows = { ...sum, features }
  const scores = treeScores(boostedTrees(rows), features)
  expect(rankingQuality({ scores, labels: sum.labels })).toBeGreaterThan(0.95)
  expect(logisticScores(plainLogistic(rows), features).every(Number.isFinite)).toBe(true)
})

test('the same rows give the same trees', () => {
  expect(boostedTrees(either)).toEqual(boostedTrees(either))
})

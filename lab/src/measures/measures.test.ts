import { expect, test } from 'vitest'
import { classification } from './classification.ts'
import { markdownTable } from './markdown-table.ts'
import { rankingQuality } from './ranking-quality.ts'
import { shareTrials } from './share-trials.ts'
import { transferFigures } from './transfer-figures.ts'

const scores = Float64Array.of(-2, -1, 1, 2)

/** Scores that are true log likelihood ratios: each class is a normal curve, one apart from the other. */
function truthful(distance: number, rows = 2000) {
  const labels = Float64Array.from({ length: rows }, (_, row) => row % 2)
  const values = labels.map((label, row) => {
    const step = (Math.floor(row / 2) + 0.5) / (rows / 2)
    const normal = Math.sqrt(2) * inverseError(2 * step - 1)
    return distance * (normal + (label - 0.5) * distance)
  })
  return { scores: values, labels }
}

/** Inverse of the error function (S. Winitzki 2008), good to two per cent. */
function inverseError(x: number): number {
  const [a, log] = [0.147, Math.log(1 - x * x)]
  const first = 2 / (Math.PI * a) + log / 2
  return Math.sign(x) * Math.sqrt(Math.sqrt(first * first - log / a) - first)
}

test('ranking is 1 for perfect order, 0 for the reverse, one half for none', () => {
  expect(rankingQuality({ scores, labels: Float64Array.of(0, 0, 1, 1) })).toBe(1)
  expect(rankingQuality({ scores, labels: Float64Array.of(1, 1, 0, 0) })).toBe(0)
  expect(rankingQuality({ scores: new Float64Array(4), labels: Float64Array.of(0, 1, 0, 1) })).toBe(0.5)
  expect(rankingQuality({ scores, labels: new Float64Array(4) })).toBe(0.5)
})

test('probabilities that are right and sure have no error', () => {
  const result = classification(Float64Array.of(0, 0, 1, 1), Float64Array.of(0, 0, 1, 1))
  expect(result).toMatchObject({ accuracy: 1, ranking: 1, calibrationError: 0, f1: 1, foundAtFixedFalse: 1 })
})

test('saying one half of everything is calibrated where half is fake, and finds nobody', () => {
  const result = classification(new Float64Array(4).fill(0.5), Float64Array.of(0, 1, 0, 1))
  expect(result.calibrationError).toBe(0)
  expect(result.foundAtFixedFalse).toBe(0)
})

test('truthful scores keep a slope near 1 and hardly any transfer error', () => {
  const { slope, errorAtNone, errorAtAll } = transferFigures([truthful(2), truthful(2.5), truthful(1.8)])
  expect(slope).toBeGreaterThan(0.85)
  expect(slope).toBeLessThan(1.15)
  expect(errorAtNone).toBeLessThan(0.03)
  expect(errorAtAll).toBeLessThan(0.03)
})

test('scores that promise too much get a smaller slope', () => {
  const loud = [truthful(2), truthful(1.8)].map(({ scores: values, labels }) => ({
    scores: values.map((score) => 3 * score),
    labels,
  }))
  expect(transferFigures(loud).slope).toBeLessThan(0.5)
})

test('with one source there is nothing to measure transfer on, so a cautious guess stands', () => {
  expect(transferFigures([truthful(2)])).toEqual({ slope: 0.6, errorAtNone: 0.12, errorAtAll: 0.12 })
})

test('on truthful scores the estimated share beats counting, and its interval covers', () => {
  const trials = shareTrials(truthful(1.5), 1, { slope: 1, errorAtNone: 0, errorAtAll: 0 })
  expect(trials.error).toBeLessThan(trials.countingError)
  expect(trials.covered).toBeGreaterThan(0.8)
})

test('a table has a line for the header, one for the rule and one a row', () => {
  expect(markdownTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |')
})

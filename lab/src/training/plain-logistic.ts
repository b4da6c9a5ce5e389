/** Plain logistic regression: the simplest model that the additive one is compared with. Counts enter as logarithms, every
 *  column is standardised, a missing value counts as the mean and has a flag of its own, as most tutorials do it. */
import { denseSolve } from './dense-solve.ts'

/** Rows that any learner can read, row-major, `NaN` for not known. */
export interface LearningRows {
  count: number
  /** Numbers a row. */
  width: number
  features: Float64Array
  labels: Float64Array
  weights: Float64Array
}

export interface PlainLogistic {
  width: number
  means: Float64Array
  deviations: Float64Array
  /** Intercept, then one weight a column, then one a missing flag. */
  weights: Float64Array
}

const steps = 12
const ridge = 1

/** Fits by Newton's method with a small pull of all weights towards 0. Deterministic. */
export function plainLogistic(rows: LearningRows): PlainLogistic {
  const { means, deviations } = columnMoments(rows)
  const size = 1 + 2 * rows.width
  const weights = new Float64Array(size)
  const model = { width: rows.width, means, deviations, weights }
  const input = new Float64Array(size)
  for (let step = 0; step < steps; step++) {
    const matrix = new Float64Array(size * size)
    const right = weights.map((weight) => -ridge * weight)
    for (let at = 0; at < size; at++) matrix[at * size + at] = ridge
    for (let row = 0; row < rows.count; row++) {
      const say = rows.weights[row] ?? 0
      if (say === 0) continue
      writeInput(model, rows.features, row, input)
      const probability = 1 / (1 + Math.exp(-dot(input, weights)))
      const [residual, curvature] = [
        say * ((rows.labels[row] ?? 0) - probability),
        say * probability * (1 - probability),
      ]
      for (let i = 0; i < size; i++) {
        const one = input[i] ?? 0
        if (one === 0) continue
        right[i] = (right[i] ?? 0) + residual * one
        const scaled = curvature * one
        for (let j = 0; j <= i; j++) matrix[i * size + j] = (matrix[i * size + j] ?? 0) + scaled * (input[j] ?? 0)
      }
    }
    const change = denseSolve(matrix, right, size)
    for (let at = 0; at < size; at++) weights[at] = (weights[at] ?? 0) + (change[at] ?? 0)
  }
  return model
}

/** @returns log-odds of label 1 for each row */
export function logisticScores(model: PlainLogistic, features: Float64Array): Float64Array {
  const input = new Float64Array(model.weights.length)
  return Float64Array.from({ length: features.length / model.width }, (_, row) => {
    writeInput(model, features, row, input)
    return dot(input, model.weights)
  })
}

function writeInput(
  { width, means, deviations }: PlainLogistic,
  features: Float64Array,
  row: number,
  input: Float64Array,
) {
  input[0] = 1
  for (let column = 0; column < width; column++) {
    const value = features[row * width + column] ?? Number.NaN
    const missing = Number.isNaN(value)
    input[1 + column] = missing ? 0 : (tamed(value) - (means[column] ?? 0)) / (deviations[column] ?? 1)
    input[1 + width + column] = Number(missing)
  }
}

/** Logarithm with a sign: counts span seven powers of ten, and some features are logarithms already. */
function tamed(value: number): number {
  return Math.sign(value) * Math.log1p(Math.abs(value))
}

function columnMoments({ count, width, features, weights }: LearningRows) {
  const [means, deviations] = [new Float64Array(width), new Float64Array(width).fill(1)]
  for (let column = 0; column < width; column++) {
    let [n, sum, squares] = [0, 0, 0]
    for (let row = 0; row < count; row++) {
      const value = features[row * width + column] ?? Number.NaN
      if (Number.isNaN(value) || weights[row] === 0) continue
      n++
      sum += tamed(value)
      squares += tamed(value) ** 2
    }
    if (n === 0) continue
    means[column] = sum / n
    deviations[column] = Math.sqrt(Math.max(squares / n - (sum / n) ** 2, 0)) || 1
  }
  return { means, deviations }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

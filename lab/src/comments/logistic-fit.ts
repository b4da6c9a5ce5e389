/** Logistic regression over sparse rows with a pull of all weights but the last (the intercept) towards zero. */

/** A row's features: indices and values side by side. */
export interface SparseRow {
  indices: Int32Array
  values: Float64Array
}

/** Minimises ½|w|² + cost · Σ weight · log-loss by Newton steps, each solved by conjugate gradients (Lin, Weng and Keerthi 2008).
 *  The problem is strictly convex, so where it starts does not matter.
 *
 *  @param labels 1 or 0 for each row
 *  @param rowWeights how much each row counts
 *  @param width number of features; the last is the intercept, which is 1 in every row
 *  @param cost what a unit of loss weighs against a unit of squared weight
 *  @returns one weight for each feature */
export function logisticFit(
  rows: readonly SparseRow[],
  labels: readonly number[],
  rowWeights: readonly number[],
  width: number,
  cost: number,
): Float64Array {
  const weights = new Float64Array(width)
  let value = objective(rows, labels, rowWeights, weights, cost)
  for (let round = 0; round < newtonMax; round++) {
    const gradient = weights.map((weight, at) => pull(at, width) * weight)
    const curvature = new Float64Array(rows.length)
    for (const [index, row] of rows.entries()) {
      const p = 1 / (1 + Math.exp(-dot(row, weights)))
      const scale = cost * (rowWeights[index] ?? 0)
      curvature[index] = scale * Math.max(p * (1 - p), 1e-9)
      addRow(gradient, row, scale * (p - (labels[index] ?? 0)))
    }
    const step = newtonStep(rows, curvature, gradient)
    const next = descent(step, weights, value, (moved) => objective(rows, labels, rowWeights, moved, cost))
    if (next === null) break
    weights.set(next.weights)
    const gain = value - next.value
    value = next.value
    if (gain < 1e-7 * Math.abs(value)) break
  }
  return weights
}

const [newtonMax, conjugateMax, halvingsMax] = [25, 60, 20]
/** The intercept is hardly pulled: how common spam is must be free. */
const interceptPull = 1e-3

function pull(at: number, width: number): number {
  return at === width - 1 ? interceptPull : 1
}

export function dot({ indices, values }: SparseRow, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < indices.length; at++) sum += (weights[indices[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

function addRow(target: Float64Array, { indices, values }: SparseRow, factor: number): void {
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at] ?? 0
    target[index] = (target[index] ?? 0) + factor * (values[at] ?? 0)
  }
}

function objective(
  rows: readonly SparseRow[],
  labels: readonly number[],
  rowWeights: readonly number[],
  weights: Float64Array,
  cost: number,
): number {
  let value = 0
  for (const [at, weight] of weights.entries()) value += 0.5 * pull(at, weights.length) * weight * weight
  for (const [index, row] of rows.entries()) {
    const margin = dot(row, weights) * (labels[index] === 1 ? 1 : -1)
    const loss = margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin
    value += cost * (rowWeights[index] ?? 0) * loss
  }
  return value
}

/** Solves (pull + rowsᵀ · curvature · rows) · step = −gradient without writing the matrix down. */
function newtonStep(rows: readonly SparseRow[], curvature: Float64Array, gradient: Float64Array): Float64Array {
  const width = gradient.length
  const step = new Float64Array(width)
  const rest = gradient.map((slope) => -slope)
  const direction = Float64Array.from(rest)
  let size = rest.reduce((sum, each) => sum + each * each, 0)
  const enough = 1e-4 * size
  for (let round = 0; round < conjugateMax && size > enough; round++) {
    const image = direction.map((each, at) => pull(at, width) * each)
    for (const [index, row] of rows.entries()) addRow(image, row, (curvature[index] ?? 0) * dot(row, direction))
    const length = size / direction.reduce((sum, each, at) => sum + each * (image[at] ?? 0), 0)
    let next = 0
    for (let at = 0; at < width; at++) {
      step[at] = (step[at] ?? 0) + length * (direction[at] ?? 0)
      const left = (rest[at] ?? 0) - length * (image[at] ?? 0)
      rest[at] = left
      next += left * left
    }
    for (let at = 0; at < width; at++) direction[at] = (rest[at] ?? 0) + (next / size) * (direction[at] ?? 0)
    size = next
  }
  return step
}

/** Halves the step until it helps. @returns null where none does */
function descent(
  step: Float64Array,
  weights: Float64Array,
  value: number,
  valueAt: (weights: Float64Array) => number,
): { weights: Float64Array; value: number } | null {
  for (let halvings = 0, share = 1; halvings < halvingsMax; halvings++, share /= 2) {
    const moved = weights.map((weight, at) => weight + share * (step[at] ?? 0))
    const there = valueAt(moved)
    if (there < value) return { weights: moved, value: there }
  }
  return null
}

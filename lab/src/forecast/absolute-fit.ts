/** Fits by least absolute error, by re-weighted least squares: the median of wild counts is what is forecast, so one creator
 *  with a hit must not bend the fit. */
/** Errors smaller than this count alike; on the scale of logarithms it is about 10 %. */
const smallError = 0.1
const rounds = 15
const turnsMax = 100
/** Weights are stored with four digits. */
const smallChange = 1e-5
/** Keeps a term that is the same for everybody from having a coefficient at all. */
const smallPull = 0.003

/** @returns the middle value; 0 for an empty list */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
}

/** Quantile whose chance of being above a new value of the same kind is `p` (Weibull's place, (n + 1) p), as conformal
 *  prediction needs it; at most the largest and at least the smallest value. */
export function conformalQuantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = Math.min(sorted.length - 1, Math.max(0, (sorted.length + 1) * p - 1))
  const below = Math.floor(place)
  const lower = sorted[below] ?? 0
  return lower + ((sorted[below + 1] ?? lower) - lower) * (place - below)
}

function errorWeights(errors: readonly number[]): number[] {
  const weights = errors.map((error) => 1 / Math.max(Math.abs(error), smallError))
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return weights.map((weight) => weight / mean)
}

/** Weights of a mean: not negative, adding up to 1, pulled towards `usual`.
 *
 *  Solved by multiplicative steps (exponentiated gradient, Kivinen and Warmuth 1997), which keep both properties.
 *
 *  @param pull strength of the pull; endless pull returns `usual`
 *  @returns the weights and the shift that is left: the middle of the errors */
export function meanWeights(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  usual: readonly number[],
  pull: number,
): { weights: number[]; shift: number } {
  let weights = [...usual]
  const errorsOf = () => rows.map((row, index) => (targets[index] ?? 0) - dot(row, weights))
  let shift = middle(errorsOf())
  for (let round = 0; round < rounds; round += 1) {
    const say = errorWeights(errorsOf().map((error) => error - shift))
    const { square, slope } = normalEquations(rows, targets, say)
    weights = multiplicativeSteps(square, slope, usual, pull, weights)
    shift = middle(errorsOf())
  }
  return { weights, shift }
}

function multiplicativeSteps(
  square: readonly number[][],
  slope: readonly number[],
  usual: readonly number[],
  pull: number,
  start: readonly number[],
): number[] {
  const size = start.length
  const flat = Float64Array.from(square.flat())
  const weights = Float64Array.from(start)
  const moved = new Float64Array(size)
  const step = 1 / (square.reduce((sum, row, index) => sum + (row[index] ?? 0), 0) / size + pull)
  for (let turn = 0; turn < turnsMax; turn += 1) {
    let total = 0
    for (let index = 0; index < size; index += 1) {
      const weight = weights[index] ?? 0
      let gradient = pull * (weight - (usual[index] ?? 0)) - (slope[index] ?? 0)
      for (let other = 0; other < size; other += 1) {
        gradient += (flat[index * size + other] ?? 0) * (weights[other] ?? 0)
      }
      moved[index] = weight * Math.exp(Math.max(-3, Math.min(3, -step * gradient)))
      total += moved[index] ?? 0
    }
    let change = 0
    for (let index = 0; index < size; index += 1) {
      const next = (moved[index] ?? 0) / total
      change = Math.max(change, Math.abs(next - (weights[index] ?? 0)))
      weights[index] = next
    }
    if (change < smallChange) break
  }
  return [...weights]
}

/** Coefficients of a sum of terms plus an intercept, by least absolute error with a small pull to 0, one coefficient at a time.
 *  @param least smallest value of each coefficient; a coefficient that wants to be smaller stays there */
export function linearFit(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  least: readonly number[],
): { intercept: number; coefficients: number[] } {
  const coefficients = least.map((value) => Math.max(0, value))
  const errorsOf = () => rows.map((row, index) => (targets[index] ?? 0) - dot(row, coefficients))
  let intercept = middle(errorsOf())
  for (let round = 0; round < rounds; round += 1) {
    const say = errorWeights(errorsOf().map((error) => error - intercept))
    const { square, slope } = normalEquations(rows, targets, say)
    for (let sweep = 0; sweep < 40; sweep += 1) {
      for (const [index, floor] of least.entries()) {
        const row = square[index] ?? []
        const own = (row[index] ?? 0) + smallPull
        const others = dot(row, coefficients) - (row[index] ?? 0) * (coefficients[index] ?? 0)
        coefficients[index] = Math.max(floor, ((slope[index] ?? 0) - others) / own)
      }
    }
    intercept = middle(errorsOf())
  }
  return { intercept, coefficients }
}

/** Centred and weighted, so that a shift of all targets moves the intercept alone. */
function normalEquations(rows: readonly (readonly number[])[], targets: readonly number[], say: readonly number[]) {
  const size = rows[0]?.length ?? 0
  const n = rows.length
  const centre = new Array<number>(size).fill(0)
  let targetCentre = 0
  for (const [index, row] of rows.entries()) {
    const weight = (say[index] ?? 0) / n
    for (let a = 0; a < size; a += 1) centre[a] = (centre[a] ?? 0) + weight * (row[a] ?? 0)
    targetCentre += weight * (targets[index] ?? 0)
  }
  const sums = new Float64Array(size * size)
  const slope = new Array<number>(size).fill(0)
  const away = new Float64Array(size)
  for (const [index, row] of rows.entries()) {
    const weight = (say[index] ?? 0) / n
    const target = weight * ((targets[index] ?? 0) - targetCentre)
    for (let a = 0; a < size; a += 1) away[a] = (row[a] ?? 0) - (centre[a] ?? 0)
    for (let a = 0; a < size; a += 1) {
      const left = away[a] ?? 0
      slope[a] = (slope[a] ?? 0) + left * target
      // The matrix is symmetric: only its lower half is added up.
      for (let b = 0; b <= a; b += 1) sums[a * size + b] = (sums[a * size + b] ?? 0) + weight * left * (away[b] ?? 0)
    }
  }
  const square = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_, b) => sums[Math.max(a, b) * size + Math.min(a, b)] ?? 0),
  )
  return { square, slope }
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}

/** Fits an additive logistic model over binned features, one feature at a time in turns, until the tables settle.
 *
 *  Each turn solves one feature's penalised Newton step exactly: rows pull its bins towards the residual, and three
 *  penalties pull the scores towards 0, towards their neighbours and towards a straight line. With endless
 *  straightness this is logistic regression; with none it is an explainable boosting machine without its noise. */
import { binOf, featureCount, featureIndex } from '@vouch/engine'
import { denseSolve } from './dense-solve.ts'
import { featureEdges } from './feature-edges.ts'
import type { ModelShape } from './model-shape.ts'
import { monotone } from './monotone.ts'
import type { TrainingRows } from './training-rows.ts'

export interface FittedFeature {
  name: string
  edges: number[]
  scores: number[]
}

/** A feature while it is fitted. */
export interface GrowingFeature extends FittedFeature {
  /** Whether a single source has it. */
  lone: boolean
  /** What other tables say of the same bins already: the direction is asked of both together. */
  base?: readonly number[]
}

/** The state that the turns share: margins are the current log-odds of the rows. */
export interface FitState {
  margins: Float64Array
  gradients: Float64Array
  curvatures: Float64Array
}

/** At most this many turns; the tables usually settle after fifteen to thirty. */
const turnsMax = 40

/** Settled: no score moved by more than this in a whole turn. */
const settledChange = 0.005

export function fitState(rows: TrainingRows, intercept: number): FitState {
  const state = {
    margins: new Float64Array(rows.count).fill(intercept),
    gradients: new Float64Array(rows.count),
    curvatures: new Float64Array(rows.count),
  }
  refresh(rows, state)
  return state
}

/** Recomputes first and second derivatives of the loss at the current margins. */
export function refresh(rows: TrainingRows, state: FitState): void {
  for (let row = 0; row < rows.count; row++) {
    const probability = 1 / (1 + Math.exp(-(state.margins[row] ?? 0)))
    const weight = rows.weights[row] ?? 0
    state.gradients[row] = weight * (probability - (rows.labels[row] ?? 0))
    state.curvatures[row] = weight * probability * (1 - probability)
  }
}

/** @returns the bin of each row, one array a feature of the shape. */
export function binnedFeatures(rows: TrainingRows, shape: ModelShape): { edges: number[]; bins: Uint8Array }[] {
  return shape.features.map((name) => {
    const index = featureIndex[name]
    const column = Float64Array.from({ length: rows.count }, (_, row) => cellOf(rows, row, index))
    const edges = featureEdges(
      column.filter((value) => !Number.isNaN(value)),
      shape.binsMax,
    )
    const flat = Float64Array.from(edges)
    return { edges, bins: Uint8Array.from(column, (value) => binOf(value, flat, 0, flat.length)) }
  })
}

function cellOf(rows: TrainingRows, row: number, feature: number): number {
  return rows.features[row * featureCount + feature] ?? Number.NaN
}

/** Fits the features' tables. `state` is left at the fitted margins.
 *  There is no intercept: classes count the same, so an account of which nothing is known scores exactly 0.
 *  @returns the tables; bin 0 of each, "not known", stays 0 */
export function fitFeatures(
  rows: TrainingRows,
  shape: ModelShape,
  binned: { edges: number[]; bins: Uint8Array }[],
  state: FitState,
): GrowingFeature[] {
  const fitted = shape.features.map((name, index) => ({
    name,
    edges: binned[index]?.edges ?? [],
    scores: new Array<number>((binned[index]?.edges.length ?? 0) + 2).fill(0),
    lone: sourcesThatKnow(rows, binned[index]?.bins) < 2,
  }))
  for (let turn = 0; turn < turnsMax; turn++) {
    if (featureTurn(rows, shape, binned, state, fitted) < settledChange) break
  }
  return fitted
}

/** One turn: each feature's table takes its step in the order of the shape. @returns how far any score moved */
export function featureTurn(
  rows: TrainingRows,
  shape: Pick<ModelShape, 'features' | 'directions' | 'loneRidge' | 'ridge' | 'flatness' | 'straightness'>,
  binned: { edges: number[]; bins: Uint8Array }[],
  state: FitState,
  fitted: GrowingFeature[],
): number {
  const loneShape = { ...shape, ridge: shape.loneRidge }
  let moved = 0
  for (const [index, feature] of fitted.entries()) {
    const bins = binned[index]?.bins
    if (bins === undefined || feature.edges.length === 0) continue
    const direction = shape.directions[shape.features[index] ?? 'followers']
    const next = featureStep(bins, state, feature.scores, feature.lone ? loneShape : shape, direction, feature.base)
    moved = Math.max(moved, ...next.map((score, bin) => Math.abs(score - (feature.scores[bin] ?? 0))))
    applyStep(rows, state, bins, feature.scores, next)
    feature.scores = next
  }
  return moved
}

/** @returns how many sources have a value of the feature whose bins are given */
function sourcesThatKnow(rows: TrainingRows, bins: Uint8Array | undefined): number {
  const known = new Set<number>()
  for (let row = 0; row < rows.count; row++) if ((bins?.[row] ?? 0) > 0) known.add(rows.sources[row] ?? 0)
  return known.size
}

/** Moves the margins from one table to another. */
export function applyStep(
  rows: TrainingRows,
  state: FitState,
  bins: Uint8Array,
  before: readonly number[],
  after: readonly number[],
): void {
  const change = after.map((score, bin) => score - (before[bin] ?? 0))
  for (let row = 0; row < rows.count; row++) {
    state.margins[row] = (state.margins[row] ?? 0) + (change[bins[row] ?? 0] ?? 0)
  }
  refresh(rows, state)
}

function featureStep(
  bins: Uint8Array,
  state: FitState,
  scores: readonly number[],
  shape: Pick<ModelShape, 'ridge' | 'flatness' | 'straightness'>,
  direction: 1 | -1 | undefined,
  base: readonly number[] = [],
): number[] {
  const size = scores.length - 1
  const { gradient, curvature } = binSums(bins, state, size)
  const penalty = penaltyMatrix(size, shape)
  const matrix = Float64Array.from(penalty)
  const right = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    matrix[row * size + row] = (matrix[row * size + row] ?? 0) + (curvature[row] ?? 0)
    let pull = -(gradient[row] ?? 0)
    for (let column = 0; column < size; column++)
      pull -= (penalty[row * size + column] ?? 0) * (scores[column + 1] ?? 0)
    right[row] = pull
  }
  const step = denseSolve(matrix, right, size)
  const moved = Array.from(step, (change, bin) => (scores[bin + 1] ?? 0) + change)
  const weights = Array.from(curvature, (value) => value + 1e-6)
  return [0, ...(direction === undefined ? moved : inDirection(moved, weights, direction, base))]
}

/** @returns the step nearest to `moved` with which both tables together keep the direction */
function inDirection(
  moved: readonly number[],
  weights: number[],
  direction: 1 | -1,
  base: readonly number[],
): number[] {
  const before = (bin: number) => base[bin + 1] ?? 0
  const together = monotone(
    moved.map((score, bin) => score + before(bin)),
    weights,
    direction,
  )
  return together.map((score, bin) => score - before(bin))
}

/** Sums of derivatives over the rows of each known bin. */
export function binSums(bins: Uint8Array, state: FitState, size: number) {
  const gradient = new Float64Array(size)
  const curvature = new Float64Array(size)
  for (let row = 0; row < bins.length; row++) {
    const bin = (bins[row] ?? 0) - 1
    if (bin < 0) continue
    gradient[bin] = (gradient[bin] ?? 0) + (state.gradients[row] ?? 0)
    curvature[bin] = (curvature[bin] ?? 0) + (state.curvatures[row] ?? 0)
  }
  return { gradient, curvature }
}

function penaltyMatrix(size: number, shape: Pick<ModelShape, 'ridge' | 'flatness' | 'straightness'>): Float64Array {
  const matrix = new Float64Array(size * size)
  const add = (row: number, column: number, value: number) => {
    matrix[row * size + column] = (matrix[row * size + column] ?? 0) + value
  }
  const addSquare = (weights: readonly number[], from: number, pull: number) => {
    for (const [i, first] of weights.entries()) {
      for (const [j, second] of weights.entries()) add(from + i, from + j, pull * first * second)
    }
  }
  for (let bin = 0; bin < size; bin++) addSquare([1], bin, shape.ridge)
  for (let bin = 0; bin + 1 < size; bin++) addSquare([-1, 1], bin, shape.flatness)
  for (let bin = 0; bin + 2 < size; bin++) addSquare([1, -2, 1], bin, shape.straightness)
  return matrix
}

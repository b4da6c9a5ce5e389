/** Pairs of features: which ones are worth a table of their own, and what the tables say.
 *
 *  A pair only explains what the features' own tables leave over, so a reader can look at the features first. */
import { applyStep, binSums, type FitState } from './additive-fit.ts'
import { denseSolve } from './dense-solve.ts'
import type { ModelShape } from './model-shape.ts'
import type { TrainingRows } from './training-rows.ts'

export interface FittedPair {
  first: string
  second: string
  firstBins: number[]
  secondBins: number[]
  width: number
  scores: number[]
}

/** A pair while it is fitted: the cell of each row as well. */
export interface GrowingPair extends FittedPair {
  cells: Uint8Array
}

/** @returns the pairs of the shape that explain most of what the features' own tables leave over, with empty tables: as many as
 *  the shape asks for, the most telling first. What a pair could explain is the gain of one Newton step on its grid
 *  (the FAST ranking of Lou and others 2013), so every pair is looked at and none is fitted in vain. */
export function chosenPairs(
  rows: TrainingRows,
  shape: ModelShape,
  binned: { edges: number[]; bins: Uint8Array }[],
  state: FitState,
): GrowingPair[] {
  const grids = binned.map(({ edges, bins }) => coarseBins(rows, bins, edges.length + 2, shape.pairBinsMax))
  const paired = [...shape.features.keys()].filter((index) => !isUnpaired(shape, index))
  const candidates = paired.flatMap((a, at) => paired.slice(at + 1).map((b) => [a, b] as const))
  const ranked = candidates
    .map(([a, b]) => growingPair(rows, shape, binned, grids, a, b))
    .filter((pair) => pair !== null)
    .map((pair) => ({
      pair,
      gain: shape.pairsBy === 'transfer' ? transferGain(rows, pair, state, shape) : gridGain(pair, state, shape),
    }))
    .sort((one, other) => other.gain - one.gain)
  return ranked.slice(0, shape.pairsMax).map(({ pair }) => pair)
}

/** Fits what two features say together beyond what each says alone: one number for each cell of a coarse grid, pulled
 *  towards 0 and towards its neighbours. One turn over all pairs, each with an exact penalised Newton step. */
export function pairTurn(rows: TrainingRows, shape: ModelShape, state: FitState, pairs: GrowingPair[]): void {
  for (const pair of pairs) {
    const size = pair.scores.length - 1
    const { gradient, curvature } = binSums(pair.cells, state, size)
    const penalty = gridPenalty(pair, shape)
    const matrix = Float64Array.from(penalty)
    const right = new Float64Array(size)
    for (let row = 0; row < size; row++) {
      matrix[row * size + row] = (matrix[row * size + row] ?? 0) + (curvature[row] ?? 0)
      let pull = -(gradient[row] ?? 0)
      for (let column = 0; column < size; column++)
        pull -= (penalty[row * size + column] ?? 0) * (pair.scores[column + 1] ?? 0)
      right[row] = pull
    }
    const step = denseSolve(matrix, right, size)
    const next = pair.scores.map((score, cell) => (unknownCell(pair, cell) ? 0 : score + (step[cell - 1] ?? 0)))
    applyStep(rows, state, pair.cells, pair.scores, next)
    pair.scores = next
  }
}

function isUnpaired({ features, unpaired }: ModelShape, index: number): boolean {
  return unpaired.some((name) => name === features[index])
}

/** Cells in which a feature is not known stay 0: a gap says nothing, alone or beside another feature. */
function unknownCell(pair: FittedPair, cell: number): boolean {
  return cell < pair.width || cell % pair.width === 0
}

/** @returns the grid of two features with the cell of each row; `null` where a feature has fewer than two bins */
function growingPair(
  rows: TrainingRows,
  shape: ModelShape,
  binned: { edges: number[]; bins: Uint8Array }[],
  grids: readonly number[][],
  a: number,
  b: number,
): GrowingPair | null {
  const [firstBins, secondBins, first, second] = [grids[a], grids[b], shape.features[a], shape.features[b]]
  const [binsA, binsB] = [binned[a]?.bins, binned[b]?.bins]
  if (!firstBins || !secondBins || !first || !second || !binsA || !binsB) return null
  const width = Math.max(...secondBins) + 1
  const height = Math.max(...firstBins) + 1
  if (width < 3 || height < 3) return null
  const cells = new Uint8Array(rows.count)
  for (let row = 0; row < rows.count; row++) {
    const [one, two] = [firstBins[binsA[row] ?? 0] ?? 0, secondBins[binsB[row] ?? 0] ?? 0]
    cells[row] = one === 0 || two === 0 ? 0 : one * width + two
  }
  return { first, second, firstBins, secondBins, width, scores: new Array<number>(height * width).fill(0), cells }
}

/** What one Newton step on the grid would gain on the rows at hand. */
function gridGain(pair: GrowingPair, state: FitState, shape: ModelShape): number {
  const { gradient, curvature } = binSums(pair.cells, state, pair.scores.length - 1)
  return gradient.reduce((sum, g, cell) => sum + (g * g) / ((curvature[cell] ?? 0) + shape.pairRidge), 0)
}

/** What a pair gains on each source when its step is learnt from the other sources, added up: a pair that only describes one
 *  collector's habit gains nothing here. */
function transferGain(rows: TrainingRows, pair: GrowingPair, state: FitState, shape: ModelShape): number {
  const size = pair.scores.length
  const sources = rows.sources.reduce((most, source) => Math.max(most, source), 0) + 1
  const [gradient, curvature] = [new Float64Array(size * sources), new Float64Array(size * sources)]
  const [allGradient, allCurvature] = [new Float64Array(size), new Float64Array(size)]
  for (let row = 0; row < rows.count; row++) {
    const cell = pair.cells[row] ?? 0
    const [g, h] = [state.gradients[row] ?? 0, state.curvatures[row] ?? 0]
    const own = (rows.sources[row] ?? 0) * size + cell
    gradient[own] = (gradient[own] ?? 0) + g
    curvature[own] = (curvature[own] ?? 0) + h
    allGradient[cell] = (allGradient[cell] ?? 0) + g
    allCurvature[cell] = (allCurvature[cell] ?? 0) + h
  }
  let gain = 0
  for (let source = 0; source < sources; source++) {
    for (let cell = 1; cell < size; cell++) {
      const [g, h] = [gradient[source * size + cell] ?? 0, curvature[source * size + cell] ?? 0]
      const step = -((allGradient[cell] ?? 0) - g) / ((allCurvature[cell] ?? 0) - h + shape.pairRidge)
      gain -= g * step + (h * step * step) / 2
    }
  }
  return gain
}

/** Pulls between neighbouring known cells and of each cell towards 0; `scores` without their first entry. */
function gridPenalty(pair: FittedPair, shape: ModelShape): Float64Array {
  const size = pair.scores.length - 1
  const matrix = new Float64Array(size * size)
  const add = (row: number, column: number, value: number) => {
    matrix[(row - 1) * size + column - 1] = (matrix[(row - 1) * size + column - 1] ?? 0) + value
  }
  for (let cell = 1; cell <= size; cell++) {
    add(cell, cell, shape.pairRidge)
    const [known, knownBelow] = [cell % pair.width, Math.floor(cell / pair.width)]
    const neighbours = [known > 0 && known + 1 < pair.width ? cell + 1 : 0, knownBelow > 0 ? cell + pair.width : 0]
    for (const other of neighbours) {
      if (other === 0 || other > size) continue
      add(cell, cell, shape.pairFlatness)
      add(other, other, shape.pairFlatness)
      add(cell, other, -shape.pairFlatness)
      add(other, cell, -shape.pairFlatness)
    }
  }
  return matrix
}

/** Coarse bin of each bin: 0 stays "not known", the rest is merged until each coarse bin holds about as much weight. */
function coarseBins(rows: TrainingRows, bins: Uint8Array, count: number, most: number): number[] {
  const weights = new Float64Array(count)
  for (let row = 0; row < bins.length; row++) {
    const bin = bins[row] ?? 0
    if (bin > 0) weights[bin] = (weights[bin] ?? 0) + (rows.weights[row] ?? 0)
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const coarse = [0]
  let [group, held, before] = [1, 0, 0]
  for (let bin = 1; bin < count; bin++) {
    const weight = weights[bin] ?? 0
    if (held > 0 && before + weight / 2 > (total * group) / most && group < most) {
      group++
      held = 0
    }
    coarse.push(group)
    held += weight
    before += weight
  }
  return coarse
}

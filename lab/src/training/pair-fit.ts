import { applyStep, binSums, type FitState } from './additive-fit.ts'
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

const coarseBinsMax = 6
const turns = 10

/** Fits what two features say together beyond what each says alone: one number for each cell of a coarse grid, pulled
 *  towards 0. Runs after the features' own tables and leaves them alone, so that a pair only explains the rest. */
export function fitPairs(
  rows: TrainingRows,
  shape: ModelShape,
  binned: { edges: number[]; bins: Uint8Array }[],
  state: FitState,
): FittedPair[] {
  const fitted = shape.pairs.map(([first, second]) => {
    const [a, b] = [shape.features.indexOf(first), shape.features.indexOf(second)]
    const firstBins = coarseBins((binned[a]?.edges.length ?? 0) + 2)
    const secondBins = coarseBins((binned[b]?.edges.length ?? 0) + 2)
    const width = Math.max(...secondBins) + 1
    const cells = new Uint8Array(rows.count)
    for (let row = 0; row < rows.count; row++) {
      const one = firstBins[binned[a]?.bins[row] ?? 0] ?? 0
      const two = secondBins[binned[b]?.bins[row] ?? 0] ?? 0
      cells[row] = one === 0 || two === 0 ? 0 : one * width + two
    }
    const scores = new Array<number>((Math.max(...firstBins) + 1) * width).fill(0)
    return { first, second, firstBins, secondBins, width, scores, cells }
  })
  for (let turn = 0; turn < turns; turn++) {
    for (const pair of fitted) {
      const size = pair.scores.length - 1
      const { gradient, curvature } = binSums(pair.cells, state, size)
      const next = pair.scores.map((score, cell) => {
        if (cell === 0) return 0
        const pull = -(gradient[cell - 1] ?? 0) - shape.pairRidge * score
        return score + pull / ((curvature[cell - 1] ?? 0) + shape.pairRidge)
      })
      applyStep(rows, state, pair.cells, pair.scores, next)
      pair.scores = next
    }
  }
  return fitted.map(({ cells: _, ...pair }) => pair)
}

/** Coarse bin of each bin: 0 stays "not known", the rest is divided evenly. */
function coarseBins(bins: number): number[] {
  const coarse = Math.min(coarseBinsMax, bins - 1)
  return Array.from({ length: bins }, (_, bin) => (bin === 0 ? 0 : 1 + Math.floor(((bin - 1) * coarse) / (bins - 1))))
}

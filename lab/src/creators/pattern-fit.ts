import { patternBin } from '../../../packages/engine/src/posts/pattern-model.ts'

/** Fits the tables of a count pattern by boosting with one-question trees: each round asks the one question about one figure
 *  that helps most and moves a little. A sum of such questions is one table for each figure, so every verdict can be taken apart. */

export interface PatternRows {
  /** Figures of each row, `NaN` where not known. */
  figures: number[][]
  /** 1 where counts were bought. */
  labels: number[]
  /** Rows of either label should sum to the same weight. */
  weights: number[]
}

export interface PatternTable {
  name: string
  edges: number[]
  /** By bin; bin 0 is "not known" and stays 0. */
  scores: number[]
}

export interface PatternFitOptions {
  rounds: number
  rate: number
  /** Pulls every step towards 0, in rows. */
  ridge: number
}

export const patternFitOptions: PatternFitOptions = { rounds: 200, rate: 0.12, ridge: 12 }

const binsMax = 14
/** Each round asks about a third of the figures, in turn: figures that say the same share the say, and a fit takes a third of the time. */
const turns = 3

/** @param cuts by figure; several sets of tables may share them
 *  @returns one table for each name, those that were never asked left out */
export function fitPattern(
  names: readonly string[],
  rows: PatternRows,
  options = patternFitOptions,
  cuts: readonly (readonly number[])[] = figureEdges(names, rows.figures),
): PatternTable[] {
  const tables = names.map((name, column): PatternTable => {
    const edges = [...(cuts[column] ?? [])]
    return { name, edges, scores: new Array<number>(edges.length + 2).fill(0) }
  })
  const bins = tables.map(({ edges }, column) =>
    Uint8Array.from(rows.figures, (row) => patternBin(edges, row[column] ?? Number.NaN)),
  )
  const margins = new Float64Array(rows.labels.length)
  for (let round = 0; round < options.rounds; round++) boost(tables, bins, rows, margins, options, round)
  return tables
    .filter(({ scores }) => scores.some((score) => score !== 0))
    .map((table) => ({ ...table, scores: table.scores.map((score) => Number(score.toFixed(4))) }))
}

function boost(
  tables: PatternTable[],
  bins: Uint8Array[],
  { labels, weights }: PatternRows,
  margins: Float64Array,
  { rate, ridge }: PatternFitOptions,
  round: number,
): void {
  const gradients = new Float64Array(labels.length)
  const curvatures = new Float64Array(labels.length)
  for (const [row, label] of labels.entries()) {
    const probability = 1 / (1 + Math.exp(-(margins[row] ?? 0)))
    gradients[row] = (weights[row] ?? 0) * (label - probability)
    curvatures[row] = (weights[row] ?? 0) * probability * (1 - probability)
  }
  let best = { gain: 0, feature: -1, cut: 0, low: 0, high: 0 }
  for (const [feature, column] of bins.entries()) {
    if (bins.length >= turns ** 2 && (feature + round) % turns !== 0) continue
    const found = bestCut(column, (tables[feature]?.scores.length ?? 1) - 1, gradients, curvatures, ridge)
    if (found.gain > best.gain) best = { ...found, feature }
  }
  const [table, column] = [tables[best.feature], bins[best.feature]]
  if (table === undefined || column === undefined) return
  for (let bin = 1; bin < table.scores.length; bin++) {
    table.scores[bin] = (table.scores[bin] ?? 0) + rate * (bin <= best.cut ? best.low : best.high)
  }
  for (const [row, bin] of column.entries()) {
    if (bin > 0) margins[row] = (margins[row] ?? 0) + rate * (bin <= best.cut ? best.low : best.high)
  }
}

function bestCut(column: Uint8Array, size: number, gradients: Float64Array, curvatures: Float64Array, ridge: number) {
  const pull = new Float64Array(size + 1)
  const weight = new Float64Array(size + 1)
  for (let row = 0; row < column.length; row++) {
    const bin = column[row] ?? 0
    pull[bin] = (pull[bin] ?? 0) + (gradients[row] ?? 0)
    weight[bin] = (weight[bin] ?? 0) + (curvatures[row] ?? 0)
  }
  const sum = (values: Float64Array) => values.subarray(1).reduce((total, value) => total + value, 0)
  const [allPull, allWeight] = [sum(pull), sum(weight)]
  let best = { gain: 0, cut: 0, low: 0, high: 0 }
  let [left, leftWeight] = [0, 0]
  for (let cut = 1; cut < size; cut++) {
    left += pull[cut] ?? 0
    leftWeight += weight[cut] ?? 0
    const [right, rightWeight] = [allPull - left, allWeight - leftWeight]
    const gain = left ** 2 / (leftWeight + ridge) + right ** 2 / (rightWeight + ridge)
    if (gain > best.gain) best = { gain, cut, low: left / (leftWeight + ridge), high: right / (rightWeight + ridge) }
  }
  return best
}

/** @returns where each figure is cut, so that about as many rows lie in each bin */
export function figureEdges(names: readonly string[], figures: readonly (readonly number[])[]): number[][] {
  return names.map((_, column) => quantileEdges(figures.map((row) => row[column] ?? Number.NaN)))
}

/** Boundaries at quantiles of the known values, to three digits. */
function quantileEdges(values: number[]): number[] {
  const sorted = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort()
  const edges = new Set<number>()
  for (let part = 1; part < binsMax; part++) {
    const edge = Number((sorted[Math.floor((part * sorted.length) / binsMax)] ?? 0).toPrecision(3))
    if (edge > (sorted[0] ?? 0)) edges.add(edge)
  }
  return [...edges].sort((a, b) => a - b)
}

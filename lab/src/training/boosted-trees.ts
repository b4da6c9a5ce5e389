/** Gradient-boosted trees on binned features: the strong black box that the additive model is compared with. Only the
 *  laboratory uses it, with the settings that libraries call default; nothing that ships is made of trees.
 *
 *  Second-order boosting of the logistic loss (Friedman 2001; Chen and Guestrin 2016): a leaf is worth
 *  `-gradient / (curvature + 1)`, a split goes where that gains most, and a missing value takes the better side. */
import { binOf } from '@vouch/engine'
import { featureEdges } from './feature-edges.ts'
import type { LearningRows } from './plain-logistic.ts'

export interface TreeSettings {
  trees: number
  depth: number
  rate: number
}

/** What libraries begin with: 100 trees of depth 6; depth 3 is the other common default. */
export const defaultTrees: TreeSettings = { trees: 100, depth: 6, rate: 0.1 }

/** One node: a leaf when `feature` is below 0. */
interface TreeNode {
  feature: number
  /** Bins up to this one go left. */
  lastLeft: number
  missingLeft: boolean
  left: number
  right: number
  value: number
}

export interface BoostedTrees {
  width: number
  start: number
  edges: Float64Array[]
  trees: TreeNode[][]
}

const binsMax = 128
const leafPull = 1
const leafCurvatureMin = 1

/** Fits the trees. Deterministic: no rows or columns are left out at random. */
export function boostedTrees(rows: LearningRows, { trees, depth, rate }: TreeSettings = defaultTrees): BoostedTrees {
  const edges = Array.from({ length: rows.width }, (_, feature) => columnEdges(rows, feature))
  const bins = binnedRows(rows, edges)
  const [fake, real] = [0, 1].map((other) =>
    rows.weights.reduce((sum, weight, row) => sum + (rows.labels[row] === other ? 0 : weight), 0),
  )
  const start = Math.log(Math.max(fake ?? 0, 1e-6) / Math.max(real ?? 0, 1e-6))
  const margins = new Float64Array(rows.count).fill(start)
  const state = {
    bins,
    width: rows.width,
    // A column of which nothing is known has no bins to look at.
    sizes: Int32Array.from(edges, ({ length }, feature) => (columnKnown(rows, feature) ? length + 2 : 0)),
    gradients: new Float64Array(rows.count),
    curvatures: new Float64Array(rows.count),
  }
  const all = Int32Array.from({ length: rows.count }, (_, row) => row).filter((row) => (rows.weights[row] ?? 0) > 0)
  const fitted = Array.from({ length: trees }, () => {
    for (const row of all) {
      const probability = 1 / (1 + Math.exp(-(margins[row] ?? 0)))
      const weight = rows.weights[row] ?? 0
      state.gradients[row] = weight * (probability - (rows.labels[row] ?? 0))
      state.curvatures[row] = weight * probability * (1 - probability)
    }
    const nodes: TreeNode[] = []
    grow(state, nodes, all, depth, (members, value) => {
      for (const row of members) margins[row] = (margins[row] ?? 0) + rate * value
      return rate * value
    })
    return nodes
  })
  return { width: rows.width, start, edges, trees: fitted }
}

/** @returns log-odds of label 1 for each row of a row-major table as wide as the training rows */
export function treeScores(model: BoostedTrees, features: Float64Array): Float64Array {
  const bins = new Uint8Array(model.width)
  return Float64Array.from({ length: features.length / model.width }, (_, row) => {
    for (let feature = 0; feature < model.width; feature++) {
      const edges = model.edges[feature] ?? new Float64Array()
      bins[feature] = binOf(features[row * model.width + feature] ?? Number.NaN, edges, 0, edges.length)
    }
    return model.trees.reduce((sum, nodes) => sum + leafValue(nodes, bins), model.start)
  })
}

function leafValue(nodes: readonly TreeNode[], bins: Uint8Array): number {
  let node = nodes[0]
  while (node !== undefined && node.feature >= 0) {
    const bin = bins[node.feature] ?? 0
    node = nodes[(bin === 0 ? node.missingLeft : bin <= node.lastLeft) ? node.left : node.right]
  }
  return node?.value ?? 0
}

function columnKnown(rows: LearningRows, feature: number): boolean {
  for (let row = 0; row < rows.count; row++) if (!Number.isNaN(rows.features[row * rows.width + feature])) return true
  return false
}

function columnEdges(rows: LearningRows, feature: number): Float64Array {
  const column = Float64Array.from(
    { length: rows.count },
    (_, row) => rows.features[row * rows.width + feature] ?? Number.NaN,
  )
  return Float64Array.from(
    featureEdges(
      column.filter((value) => !Number.isNaN(value)),
      binsMax,
    ),
  )
}

function binnedRows(rows: LearningRows, edges: readonly Float64Array[]): Uint8Array {
  return Uint8Array.from(rows.features, (value, cell) => {
    const own = edges[cell % rows.width] ?? new Float64Array()
    return binOf(value, own, 0, own.length)
  })
}

interface GrowState {
  bins: Uint8Array
  width: number
  /** Bins of each feature, "not known" included. */
  sizes: Int32Array
  gradients: Float64Array
  curvatures: Float64Array
}

/** Grows one node and what hangs below it. @returns its position in `nodes` */
function grow(
  state: GrowState,
  nodes: TreeNode[],
  members: Int32Array,
  depth: number,
  settle: (members: Int32Array, value: number) => number,
): number {
  const position = nodes.length
  let [gradient, curvature] = [0, 0]
  for (const row of members) {
    gradient += state.gradients[row] ?? 0
    curvature += state.curvatures[row] ?? 0
  }
  const node = { feature: -1, lastLeft: 0, missingLeft: true, left: 0, right: 0, value: 0 }
  nodes.push(node)
  const split = depth === 0 ? null : bestSplit(state, members, gradient, curvature)
  if (split === null) {
    node.value = settle(members, -gradient / (curvature + leafPull))
    return position
  }
  const goesLeft = (row: number) => {
    const bin = state.bins[row * state.width + split.feature] ?? 0
    return bin === 0 ? split.missingLeft : bin <= split.lastLeft
  }
  Object.assign(node, split)
  node.left = grow(state, nodes, members.filter(goesLeft), depth - 1, settle)
  node.right = grow(
    state,
    nodes,
    members.filter((row) => !goesLeft(row)),
    depth - 1,
    settle,
  )
  return position
}

interface Split {
  feature: number
  lastLeft: number
  missingLeft: boolean
}

function bestSplit(state: GrowState, members: Int32Array, gradient: number, curvature: number): Split | null {
  const worth = (g: number, h: number) => (g * g) / (h + leafPull)
  let [best, gainMax]: [Split | null, number] = [null, 1e-6]
  for (let feature = 0; feature < state.width; feature++) {
    const size = state.sizes[feature] ?? 0
    const [gradients, curvatures] = [new Float64Array(size), new Float64Array(size)]
    for (const row of members) {
      const bin = state.bins[row * state.width + feature] ?? 0
      gradients[bin] = (gradients[bin] ?? 0) + (state.gradients[row] ?? 0)
      curvatures[bin] = (curvatures[bin] ?? 0) + (state.curvatures[row] ?? 0)
    }
    for (const missingLeft of [true, false]) {
      let [g, h] = missingLeft ? [gradients[0] ?? 0, curvatures[0] ?? 0] : [0, 0]
      for (let bin = 1; bin < size; bin++) {
        g += gradients[bin] ?? 0
        h += curvatures[bin] ?? 0
        if (h < leafCurvatureMin || curvature - h < leafCurvatureMin) continue
        const gain = worth(g, h) + worth(gradient - g, curvature - h) - worth(gradient, curvature)
        if (gain <= gainMax) continue
        gainMax = gain
        best = { feature, lastLeft: bin, missingLeft }
      }
    }
  }
  return best
}

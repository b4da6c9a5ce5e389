/** A trained account model laid out for speed: plain typed arrays, one after the other, without names.
 *
 *  The mistake to avoid: positions here count the features that the model lists, not those of a row. `listed` leads from
 *  one to the other, and nothing else does. The layout is made once when a model loads; scoring only reads it. */
import { type FeatureName, featureIndex } from './account-features.ts'
import type { AccountModel, FeatureTable } from './account-model.ts'

/** Most edges of one feature. The scorer searches in five steps, which tell 31 edges apart; trained models have 31 at most. */
export const edgesMax = 31

/** Tables of all listed features one after the other, and then those of all pairs. */
export interface FlatModel {
  /** Positions in a row of the features that the model lists, in the order of the row. */
  listed: Int32Array
  /** The edges of each listed feature in a block of `edgesMax + 1`, filled up with infinity. */
  edges: Float64Array
  /** 1 for a listed feature with one edge at most, such as a mark. */
  short: Uint8Array
  scores: Float64Array
  /** Where each listed feature's scores begin, "not known" first. */
  scoreStart: Int32Array
  /** Coarse bins. Pairs mostly merge a feature's bins alike, so each way of merging is looked up once a row and not once a
   *  pair: the listed feature of each way, and where its list of coarse bins begins. */
  mergedFeature: Int32Array
  mergedStart: Int32Array
  merged: Uint8Array
  /** For each pair: the two ways of merging, the row length of its grid, and where the grid begins. */
  pairFirst: Int32Array
  pairSecond: Int32Array
  pairWidth: Int32Array
  pairStart: Int32Array
  pairScores: Float64Array
}

/** Lays a model out flat and refuses a damaged one before it can score anybody.
 *  @throws RangeError when lengths disagree, a feature has too many edges, or a name is no feature */
export function flatModel(model: AccountModel): FlatModel {
  // In the order of the row, so that a row is read forwards.
  const tables = model.features.toSorted((a, b) => knownFeature(a.name) - knownFeature(b.name))
  for (const { name, edges, scores } of tables) {
    if (scores.length !== edges.length + 2) {
      throw new RangeError(`Model table "${name}" has ${scores.length} scores for ${edges.length} edges.`)
    }
    if (edges.length > edgesMax) throw new RangeError(`Model table "${name}" has more than ${edgesMax} edges.`)
  }
  const ways = mergingWays(model, tables)
  return {
    listed: Int32Array.from(tables, ({ name }) => knownFeature(name)),
    // Infinity is at or below no count, so the filling is never reached.
    edges: Float64Array.from(
      tables.flatMap(({ edges }) =>
        Array.from({ length: edgesMax + 1 }, (_, at) => edges[at] ?? Number.POSITIVE_INFINITY),
      ),
    ),
    short: Uint8Array.from(tables, ({ edges }) => Number(edges.length <= 1)),
    scores: Float64Array.from(tables.flatMap(({ scores }) => scores)),
    scoreStart: startsOf(tables.map(({ scores }) => scores.length)),
    mergedFeature: Int32Array.from(ways.list, ({ table }) => table),
    mergedStart: startsOf(ways.list.map(({ bins }) => bins.length)),
    merged: Uint8Array.from(ways.list.flatMap(({ bins }) => bins)),
    pairFirst: Int32Array.from(model.pairs, (pair) => ways.indexOf(pair.first, pair.firstBins)),
    pairSecond: Int32Array.from(model.pairs, (pair) => ways.indexOf(pair.second, pair.secondBins)),
    pairWidth: Int32Array.from(model.pairs, ({ width }) => width),
    pairStart: startsOf(model.pairs.map(({ scores }) => scores.length)),
    pairScores: Float64Array.from(model.pairs.flatMap(({ scores }) => scores)),
  }
}

/** Collects the distinct ways in which the pairs merge the bins of their features: the sixty pairs of a trained model name one
 *  way a feature, because training merges each feature alike. Models written by hand may name more.
 *  @returns the ways in the order in which the pairs name them, and a look-up of their positions */
function mergingWays(model: AccountModel, tables: readonly FeatureTable[]) {
  const list: { table: number; bins: readonly number[] }[] = []
  const known = new Map<string, number>()
  const add = (name: string, bins: readonly number[]) => {
    knownFeature(name)
    const key = `${name} ${bins.join(',')}`
    if (known.has(key)) return
    known.set(key, list.length)
    list.push({ table: tables.findIndex((table) => table.name === name), bins })
  }
  for (const pair of model.pairs) {
    add(pair.first, pair.firstBins)
    add(pair.second, pair.secondBins)
  }
  return { list, indexOf: (name: string, bins: readonly number[]) => known.get(`${name} ${bins.join(',')}`) ?? 0 }
}

/** @returns where each of several lists begins when they stand one after the other, and where the last one ends */
function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1)
  for (const [index, length] of lengths.entries()) starts[index + 1] = (starts[index] ?? 0) + length
  return starts
}

/** @returns the position of a feature in a row
 *  @throws RangeError for a name that is no feature */
function knownFeature(name: string): number {
  const index = featureIndex[name as FeatureName]
  if (index === undefined) throw new RangeError(`The model names an unknown feature "${name}".`)
  return index
}

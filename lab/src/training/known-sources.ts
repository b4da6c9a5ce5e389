/** What the model knows of each labelled source beyond its tables: how its accounts' features are spread, how its scores must be read, and how far a
 *  share is off then. By it the engine recognises an audience of the same kind. */

import {
  type AccountModel,
  distanceTo,
  featureCount,
  histogramCounter,
  type KnownSource,
  scoreCell,
  scoreCells,
  seededRandom,
  suspiciousShare,
} from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'
import type { ScoredTable } from '../measures/scored-table.ts'

/** Fakes and real accounts below which a source has no calibration of its own. */
const classMin = 40
/** Rows that a calibration is pulled to "as it is" by. */
const pull = 8
const halvings = 6
/** Both halves of a source were collected in one go; rows collected another day differ a little more (measured on parts that the tables had
 *  not seen either). */
const widening = 1.25
const sharesTried = [0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8]
/** Accounts in the imagined samples that distances are learnt from, small and large. */
const sampleSizes = [200, 800] as const
const samples = 60
/** Of the samples of a kind itself nearly all are recognised. */
const recognised = 0.97

/** @param scored held-back scores of the rows, in the order of the tables
 *  @returns one entry for each source that has enough of both classes */
export function knownSources(
  model: Pick<AccountModel, 'features'>,
  tables: readonly AccountTable[],
  scored: readonly ScoredTable[],
): KnownSource[] {
  return tables.flatMap((table, at) => {
    const own = scored[at]
    if (own === undefined || [0, 1].some((label) => rowsOf(table, label).length < classMin)) return []
    const line = calibration(own, () => true)
    const [real, fake] = [0, 1].map((label) => histogramsOf(model, table, rowsOf(table, label)))
    return [
      {
        name: table.source.name,
        ...line,
        ...shareErrors(own),
        ...distances(model, table, own),
        real: (real ?? []).map((bins) => Array.from(bins, rounded)),
        fake: (fake ?? []).map((bins) => Array.from(bins, rounded)),
      },
    ]
  })
}

function rowsOf({ labels }: Pick<AccountTable, 'labels'>, label: number): number[] {
  return [...labels.keys()].filter((row) => labels[row] === label)
}

function histogramsOf(
  model: Pick<AccountModel, 'features'>,
  table: AccountTable,
  rows: readonly number[],
): Float64Array[] {
  const counter = histogramCounter(model)
  for (const row of rows) counter.add(table.features.subarray(row * featureCount, (row + 1) * featureCount))
  return counter.shares()
}

/** Logistic regression of the label on the score, both classes weighted alike, by Newton's method.
 *  @returns slope and offset that make the scores log likelihood ratios of this source */
function calibration(
  { scores, labels }: ScoredTable,
  keep: (row: number) => boolean,
): { slope: number; offset: number } {
  const rows = [...scores.keys()].filter(keep)
  const sizes = [0, 1].map((label) => rows.filter((row) => labels[row] === label).length)
  let [slope, offset] = [1, 0]
  for (let turn = 0; turn < 25; turn++) {
    let [g0, g1, h00, h01, h11] = [-pull * offset, pull * (1 - slope), pull, 0, pull]
    for (const row of rows) {
      const [score, label] = [scores[row] ?? 0, labels[row] ?? 0]
      const weight = rows.length / 2 / Math.max(1, sizes[label] ?? 1)
      const chance = 1 / (1 + Math.exp(-(slope * score + offset)))
      g0 += weight * (label - chance)
      g1 += weight * (label - chance) * score
      const curve = weight * chance * (1 - chance)
      h00 += curve
      h01 += curve * score
      h11 += curve * score * score
    }
    const determinant = h00 * h11 - h01 * h01
    offset += (h11 * g0 - h01 * g1) / determinant
    slope += (h00 * g1 - h01 * g0) / determinant
  }
  return { slope: rounded(Math.max(0.2, slope)), offset: rounded(offset) }
}

/** Calibrated on one half of the rows, judged on the other, several times: how far a share is off that is not the luck of a sample. */
function shareErrors(scored: ScoredTable): { errorAtNone: number; errorAtAll: number } {
  const random = seededRandom(71)
  const [none, all]: [number[], number[]] = [[], []]
  for (let halving = 0; halving < halvings; halving++) {
    const inFirst = scored.scores.map(() => (random() < 0.5 ? 1 : 0))
    for (const half of [0, 1]) {
      const line = calibration(scored, (row) => inFirst[row] === half)
      const squares = sharesTried.map(
        (share) => (mixedShare(scored, line, share, (row) => inFirst[row] !== half) - share) ** 2,
      )
      const part = (from: number, to: number) =>
        squares.slice(from, to).reduce((sum, square) => sum + square, 0) / (to - from)
      none.push(part(0, 3))
      all.push(part(4, 7))
    }
  }
  return {
    errorAtNone: rounded(widening * Math.sqrt(upperMean(none))),
    errorAtAll: rounded(widening * Math.sqrt(upperMean(all))),
  }
}

/** Chosen on five draws of the rows (seeds 101 to 105): their ranges hold 90 of 100 shares with it, 88 without. */
const luckPart = 0.5

/** The error is learnt from a few hundred rows, and where it differs much from half to half it may be larger than what was met.
 *  @returns mean of the squares and half their spread over the halvings */
function upperMean(squares: readonly number[]): number {
  const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length
  const variance = squares.reduce((sum, square) => sum + (square - mean) ** 2, 0) / (squares.length - 1)
  return mean + luckPart * Math.sqrt(variance)
}

/** The estimate for a large sample of some rows in which the given share is fake: rows are weighted, none is drawn. */
function mixedShare(
  { scores, labels }: ScoredTable,
  { slope, offset }: { slope: number; offset: number },
  share: number,
  keep: (row: number) => boolean,
): number {
  const rows = [...scores.keys()].filter(keep)
  const sizes = [0, 1].map((label) => rows.filter((row) => labels[row] === label).length)
  const counts = new Float64Array(scoreCells)
  for (const row of rows) {
    const label = labels[row] === 1 ? 1 : 0
    const cell = scoreCell(slope * (scores[row] ?? 0) + offset)
    const weight = (2000 * (label === 1 ? share : 1 - share)) / Math.max(1, sizes[label] ?? 1)
    counts[cell] = (counts[cell] ?? 0) + weight
  }
  return suspiciousShare(counts, { slope: 1, errorAtNone: 0, errorAtAll: 0 }, 0).share
}

/** Samples of one half of the rows against the histograms of the other half, small and large ones: `floor + perAccount / n` holds nearly all. */
function distances(
  model: Pick<AccountModel, 'features'>,
  table: AccountTable,
  scored: ScoredTable,
): { distanceFloor: number; distancePerAccount: number } {
  const random = seededRandom(72)
  const [small, large] = sampleSizes.map((size) => {
    const found = Array.from({ length: samples }, () => {
      const inFirst = scored.scores.map(() => (random() < 0.5 ? 1 : 0))
      const rows = (label: number, half: number) => rowsOf(table, label).filter((row) => inFirst[row] === half)
      const [real, fake] = [0, 1].map((label) => histogramsOf(model, table, rows(label, 0)))
      const share = random() * 0.8
      const pools = [rows(0, 1), rows(1, 1)]
      const drawn = Array.from({ length: size }, () => {
        const pool = pools[random() < share ? 1 : 0] ?? []
        return pool[Math.floor(random() * pool.length)] ?? 0
      })
      const kind = { real: (real ?? []).map((bins) => [...bins]), fake: (fake ?? []).map((bins) => [...bins]) }
      return distanceTo(kind, histogramsOf(model, table, drawn), share)
    }).sort((a, b) => a - b)
    return found[Math.floor(recognised * samples)] ?? 0
  })
  const [first, second] = sampleSizes
  const perAccount = Math.max(0, ((small ?? 0) - (large ?? 0)) / (1 / first - 1 / second))
  return {
    distanceFloor: rounded(Math.max(0, (large ?? 0) - perAccount / second)),
    distancePerAccount: rounded(perAccount),
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(4))
}

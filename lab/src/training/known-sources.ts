/** What the model knows of each labelled source beyond its tables: how its accounts' features are spread, how its scores must be read, and how far a
 *  share is off then. By it the engine recognises an audience of the same kind. */

import {
  type AccountModel,
  distanceTo,
  featureCount,
  histogramCounter,
  type KnownSource,
  seededRandom,
} from '@vouch/engine'
import type { AccountKind } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import type { FittedModel, ScoredTable } from '../measures/scored-table.ts'
import { calibration } from './calibration.ts'
import { kindErrors } from './kind-errors.ts'
import { classMin, kindHead } from './kind-head.ts'

/** Accounts in the imagined samples that distances are learnt from, small and large. */
const sampleSizes = [200, 800] as const
const samples = 60
/** Of the samples of a kind itself nearly all are recognised. */
const recognised = 0.97

/** @param model the shared tables
 *  @param held held-back scores of the rows, in the order of the tables: by the shared tables alone, and with each source's own on top
 *  @returns one entry for each source that has enough of both classes */
export function knownSources(
  kind: AccountKind,
  model: FittedModel,
  tables: readonly AccountTable[],
  held: { shared: readonly ScoredTable[]; own: readonly ScoredTable[] },
): KnownSource[] {
  return tables.flatMap((table, at) => {
    const [shared, own] = [held.shared[at], held.own[at]]
    const tooFew = [0, 1].some((label) => rowsOf(table, label).length < classMin)
    if (shared === undefined || own === undefined || tooFew) return []
    const [real, fake] = [0, 1].map((label) => histogramsOf(model, table, rowsOf(table, label)))
    return [
      {
        name: table.source.name,
        ...calibration(shared, everyRow),
        head: { ...calibration(own, everyRow), scores: kindHead(kind, model, table) },
        ...kindErrors(table, own),
        ...distances(model, table, shared),
        real: (real ?? []).map((bins) => Array.from(bins, rounded)),
        fake: (fake ?? []).map((bins) => Array.from(bins, rounded)),
      },
    ]
  })
}

const everyRow = () => true

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

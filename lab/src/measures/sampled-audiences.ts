/** Audiences of which some followers are sampled: is the share of fakes inside its interval, and is it decided against the line? Model, kinds and
 *  calibrations are trained without the rows that the samples are drawn from. */

import {
  type AccountModel,
  featureCount,
  histogramCounter,
  kindModel,
  partLine,
  recognisedSource,
  type ShareEstimate,
  scoreCell,
  scoreCells,
  seededRandom,
  suspiciousShare,
} from '@vouch/engine'
import type { AccountKind } from '../accounts/account-source.ts'
import type { AccountTable } from '../accounts/account-table.ts'
import { trainedModel } from '../training/trained-model.ts'
import { rowPart } from './held-out-scores.ts'
import { tableRows, tableScores } from './scored-table.ts'

export interface SampledAudience {
  source: string
  truth: number
  estimate: ShareEstimate
  /** Whether the kind of audience was recognised. */
  recognised: boolean
}

/** Every fifth of the rows is held back in its turn: audiences that are drawn from one fifth share its luck, and one fifth of twelve fakes would decide what is
 *  said of a kind. */
const parts = 5
/** A held-back part with fewer of a class is no audience. */
const classMin = 8
const sampleSize = 400
const shareMax = 0.8

/** @param perSource audiences drawn from each source, in equal parts from its fifths, with a true share uniform on 0 to 80%
 *  @param seed divides the rows and draws the samples
 *  @returns audiences, sources in equal parts; those with too few held-back rows of a class are left out */
export function sampledAudiences(
  kind: AccountKind,
  tables: AccountTable[],
  perSource: number,
  seed: number,
): SampledAudience[] {
  const random = seededRandom(seed + 1)
  return Array.from({ length: parts }, (_, part) => {
    const isHeld = (table: AccountTable) => (row: number) => rowPart(table, row, parts, seed) === part
    const model = trainedModel(
      kind,
      tables.map((table) => tableRows(table, (row) => !isHeld(table)(row))),
    )
    return tables.flatMap((table) =>
      audiencesOf(model, tableRows(table, isHeld(table)), Math.round(perSource / parts), random),
    )
  }).flat()
}

function audiencesOf(model: AccountModel, held: AccountTable, count: number, random: () => number): SampledAudience[] {
  const shared = tableScores(model, held)
  const own = new Map(model.known.map(({ name, head }) => [name, tableScores(kindModel(model, head), held)]))
  const pools = [0, 1].map((label) => [...held.labels.keys()].filter((row) => held.labels[row] === label))
  if (pools.some((pool) => pool.length < classMin)) return []
  return Array.from({ length: count }, (): SampledAudience => {
    const truth = random() * shareMax
    const rows = Array.from({ length: sampleSize }, () => {
      const pool = pools[random() < truth ? 1 : 0] ?? []
      return pool[Math.floor(random() * pool.length)] ?? 0
    })
    const counter = histogramCounter(model)
    for (const row of rows) counter.add(held.features.subarray(row * featureCount, (row + 1) * featureCount))
    const kind = recognisedSource(model, counter.shares(), countsOf(rows, shared, 1))
    const estimate =
      kind === null
        ? suspiciousShare(countsOf(rows, shared, model.transfer.slope), model.transfer, 0)
        : suspiciousShare(countsOf(rows, own.get(kind.name) ?? shared, 1), { ...kind, slope: 1 }, 0)
    return { source: held.source.name, truth, estimate, recognised: kind?.name === held.source.name }
  })
}

function countsOf(rows: readonly number[], scores: Float64Array, slope: number): Float64Array {
  const counts = new Float64Array(scoreCells)
  for (const row of rows) {
    const cell = scoreCell(slope * (scores[row] ?? 0))
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts
}

export interface AudienceFigures {
  audiences: number
  /** Share whose interval lies wholly on one side of the line, and the share of those that lie on the wrong one. */
  decided: number
  wrong: number
  covered: number
  /** Median width and mean absolute error, in points. */
  width: number
  error: number
  recognised: number
}

export function audienceFigures(audiences: readonly SampledAudience[]): AudienceFigures {
  const part = (test: (one: SampledAudience) => boolean, of: readonly SampledAudience[] = audiences) =>
    of.filter(test).length / Math.max(1, of.length)
  const isDecided = ({ estimate: { low, high } }: SampledAudience) => low >= partLine || high <= partLine
  const decided = audiences.filter(isDecided)
  const widths = audiences.map(({ estimate: { low, high } }) => high - low).sort((a, b) => a - b)
  return {
    audiences: audiences.length,
    decided: part(isDecided),
    wrong: part(({ estimate, truth }) => estimate.low >= partLine !== truth >= partLine, decided),
    covered: part(({ estimate: { low, high }, truth }) => low <= truth && truth <= high),
    width: 100 * (widths[Math.floor(widths.length / 2)] ?? 0),
    error:
      (100 * audiences.reduce((sum, { estimate, truth }) => sum + Math.abs(estimate.share - truth), 0)) /
      Math.max(1, audiences.length),
    recognised: part(({ recognised }) => recognised),
  }
}

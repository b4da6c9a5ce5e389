/** Audiences of which some followers are sampled: is the share of fakes inside its interval, and is it decided against the line? Model, kinds and
 *  calibrations are trained without the rows that the samples are drawn from. */

import {
  featureCount,
  histogramCounter,
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

/** One row in five is held back, another fifth with another seed. */
const parts = 5
const sampleSize = 400
const shareMax = 0.8

/** @param perSource audiences drawn from each source, with a true share uniform on 0 to 80%
 *  @param seed divides the rows and draws the samples
 *  @returns audiences, sources in equal parts; those with too few held-back rows of a class are left out */
export function sampledAudiences(
  kind: AccountKind,
  tables: AccountTable[],
  perSource: number,
  seed: number,
): SampledAudience[] {
  const isHeld = (table: AccountTable) => (row: number) => rowPart(table, row, parts, seed) === 0
  const model = trainedModel(
    kind,
    tables.map((table) => tableRows(table, (row) => !isHeld(table)(row))),
  )
  const random = seededRandom(seed + 1)
  return tables.flatMap((table) => {
    const held = tableRows(table, isHeld(table))
    const scores = tableScores(model, held)
    const pools = [0, 1].map((label) => [...held.labels.keys()].filter((row) => held.labels[row] === label))
    if (pools.some((pool) => pool.length < 8)) return []
    return Array.from({ length: perSource }, (): SampledAudience => {
      const truth = random() * shareMax
      const counter = histogramCounter(model)
      const plain = new Float64Array(scoreCells)
      const tempered = new Float64Array(scoreCells)
      for (let account = 0; account < sampleSize; account++) {
        const pool = pools[random() < truth ? 1 : 0] ?? []
        const row = pool[Math.floor(random() * pool.length)] ?? 0
        counter.add(held.features.subarray(row * featureCount, (row + 1) * featureCount))
        const score = scores[row] ?? 0
        for (const [counts, value] of [
          [plain, score],
          [tempered, model.transfer.slope * score],
        ] as const) {
          const cell = scoreCell(value)
          counts[cell] = (counts[cell] ?? 0) + 1
        }
      }
      const found = recognisedSource(model, counter.shares(), plain)
      const estimate =
        found === null
          ? suspiciousShare(tempered, model.transfer, 0)
          : suspiciousShare(found.counts, { ...found.source, slope: 1 }, 0)
      return { source: table.source.name, truth, estimate, recognised: found?.source.name === table.source.name }
    })
  })
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

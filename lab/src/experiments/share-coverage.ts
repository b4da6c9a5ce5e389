/** Does the 90% interval of the suspicious share hold the truth? By source, by true share (0 to 80%) and by sample size (50 to
 *  5,000), for sources that are known and for sources that were never seen.
 *
 *  "Known" uses held-back rows and the classifier's error inside known sources, learnt from the other sources; "never seen" uses
 *  what ships: slope and transfer terms learnt from the other sources alone.
 *  Run alone: `node lab/src/experiments/share-coverage.ts --data DIR [--kind x]`. About a minute on one core. */
import { parseArgs } from 'node:util'
import type { TransferFigures } from '@vouch/engine'
import { type AccountKind, unrelated } from '../accounts/account-source.ts'
import { type AccountTable, accountTables } from '../accounts/account-table.ts'
import { classifierError, foldCount } from '../measures/account-accuracy.ts'
import { additive, crossValidate } from '../measures/held-out-scores.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { type ScoredTable, tableScores } from '../measures/scored-table.ts'
import { type ShareTrials, shareTrials } from '../measures/share-trials.ts'
import { sharedModel } from '../training/trained-model.ts'

export const sharesTried = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8] as const
export const sizesTried = [50, 100, 200, 400, 1000, 2000, 5000] as const
const usualSize = 400
const usualTrials = 20

/** One source with the scores and the error terms that its estimates are made with. */
export interface CoverageSource {
  name: string
  scored: ScoredTable
  terms: TransferFigures
}

export interface CoverageRow {
  what: string
  trials: ShareTrials
}

/** @returns sources as known: held-back rows, and the error inside the other known sources */
export function knownSources(kind: AccountKind, tables: AccountTable[]): CoverageSource[] {
  const scored = crossValidate(additive(kind), tables, foldCount)
  return scored.map((table, at) => ({
    name: tables[at]?.source.name ?? '',
    scored: table,
    terms: classifierError(scored, at),
  }))
}

/** @returns sources as never seen: model, slope and transfer terms come from the others */
export function unseenSources(kind: AccountKind, tables: AccountTable[]): CoverageSource[] {
  return tables.flatMap((table) => {
    const others = tables.filter((other) => unrelated(other.source, table.source))
    if (others.length < 2) return []
    const model = sharedModel(kind, others)
    const scored = { scores: tableScores(model, table), labels: table.labels }
    return [{ name: table.source.name, scored, terms: model.transfer }]
  })
}

/** @param trialsPerShare samples drawn for each source, share and size
 *  @returns one row a source, then one a true share and one a sample size over all sources together */
export function coverageRows(sources: readonly CoverageSource[], trialsPerShare = usualTrials): CoverageRow[] {
  const over = (shares: readonly number[], sampleSize: number) =>
    sources.map(({ scored, terms }) => shareTrials(scored, terms.slope, terms, { shares, sampleSize, trialsPerShare }))
  return [
    ...over(sharesTried, usualSize).map((trials, at) => ({ what: sources[at]?.name ?? '', trials })),
    ...sharesTried.map((share) => ({
      what: `true share ${(100 * share).toFixed(0)}%`,
      trials: meanTrials(over([share], usualSize)),
    })),
    ...sizesTried.map((size) => ({ what: `${size} accounts`, trials: meanTrials(over(sharesTried, size)) })),
  ]
}

function meanTrials(all: readonly ShareTrials[]): ShareTrials {
  const mean = (value: (trials: ShareTrials) => number) =>
    all.reduce((sum, trials) => sum + value(trials), 0) / Math.max(1, all.length)
  return {
    error: mean(({ error }) => error),
    countingError: mean(({ countingError }) => countingError),
    covered: mean(({ covered }) => covered),
    width: mean(({ width }) => width),
  }
}

function coverageTable(rows: readonly CoverageRow[]): string {
  return markdownTable(
    ['', 'share error', 'counting error', '90% interval covers', 'width'],
    rows.map(({ what, trials }) => [
      what,
      `${trials.error.toFixed(1)} points`,
      `${trials.countingError.toFixed(1)} points`,
      `${(100 * trials.covered).toFixed(0)}%`,
      `${trials.width.toFixed(0)} points`,
    ]),
  )
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' }, kind: { type: 'string' } } })
  const kind = values.kind === 'x' ? 'x' : 'instagram'
  const tables = accountTables(values.data ?? '.', kind)
  console.log(`\n### ${kind}: sources known\n\n${coverageTable(coverageRows(knownSources(kind, tables)))}`)
  console.log(`\n### ${kind}: sources never seen\n\n${coverageTable(coverageRows(unseenSources(kind, tables)))}`)
}

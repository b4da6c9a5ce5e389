/** Whether the weights hold for what they were not fitted to: a platform or a kind of purchase is left out of the fitting half, and the score is
 *  judged on it in the other half, beside the score whose weights knew it. Run alone:
 *  `node lab/src/experiments/trust-transfer.ts --data DIR`. */

import { parseArgs } from 'node:util'
import type { TrustModel } from '@vouch/engine'
import { markdownTable } from '../measures/markdown-table.ts'
import { brier, type JudgedRow, judged, sideCheck, weightedRanking } from '../trust/judged.ts'
import { reweighted, trustPopulation } from '../trust/population.ts'
import { emptyCard, trainedTrust } from '../trust/trained-trust.ts'
import type { Half, TrustRow } from '../trust/trust-row.ts'
import { percent } from '../trust/trust-tables.ts'

/** @returns the lines of both tables: platforms left out, purchases left out */
export function transferTable(fit: readonly TrustRow[], test: readonly TrustRow[]): string {
  const known = modelOf(fit)
  const platforms = [...new Set(test.map(({ platform }) => platform))].sort()
  const kinds = [...new Set(test.filter(({ manipulated }) => manipulated).map(({ kind }) => kind))].sort()
  const lines = [
    ...platforms.map((platform) => {
      const [left, judgedOn] = [
        fit.filter((row) => row.platform !== platform),
        test.filter((row) => row.platform === platform),
      ]
      return lineOf(`platform ${platform}`, left, judgedOn, known)
    }),
    ...kinds.map((kind) => {
      const left = fit.filter((row) => row.kind !== kind)
      const judgedOn = test.filter((row) => row.kind === kind || !row.manipulated)
      return lineOf(kind, left, judgedOn, known)
    }),
  ]
  return markdownTable(
    [
      'left out',
      'n judged on',
      'AUC, known',
      'AUC, left out',
      'Brier, known',
      'Brier, left out',
      'wrong side of 70, left out',
    ],
    lines,
  )
}

function modelOf(rows: readonly TrustRow[]): TrustModel {
  return { ...trainedTrust(reweighted(rows), []), card: emptyCard }
}

function lineOf(name: string, left: readonly TrustRow[], judgedOn: readonly TrustRow[], known: TrustModel): string[] {
  const rows = reweighted(judgedOn)
  const [knowing, ignorant]: [JudgedRow[], JudgedRow[]] = [judged(rows, known), judged(rows, modelOf(left))]
  const check = sideCheck(ignorant)
  return [
    name,
    String(rows.length),
    weightedRanking(knowing).toFixed(3),
    weightedRanking(ignorant).toFixed(3),
    brier(knowing).toFixed(3),
    brier(ignorant).toFixed(3),
    `${percent(check.wrong)} of ${check.above + check.below}`,
  ]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const rows = trustPopulation(values.data ?? '', ['fit', 'test'])
  const half = (name: Half) => rows.filter((row) => row.half === name)
  console.log(transferTable(half('fit'), half('test')))
}

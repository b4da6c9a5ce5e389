/** Whether the weights hold for what they were not fitted to: a platform or a kind of purchase is left out of the fitting part, and the score is
 *  judged on it in the judging part, beside the score whose weights knew it. Run alone, some five minutes of one core:
 *  `node lab/src/experiments/trust-transfer.ts --data DIR`. */

import { parseArgs } from 'node:util'
import { priorLogOdds, scoreOf } from '@vouch/engine'
import { markdownTable } from '../measures/markdown-table.ts'
import { brier, type ScoredRow, weightedRanking } from '../trust/judged.ts'
import { reweighted, trustPopulation } from '../trust/population.ts'
import type { Half, TrustRow } from '../trust/trust-row.ts'
import { addedLogOdds, type Weights } from '../trust/weigher.ts'
import { fittedWeights, pullToOne, refittedWeights } from '../trust/weight-fit.ts'

/** @returns the lines of both tables: platforms left out, purchases left out */
export function transferTable(fit: readonly TrustRow[], test: readonly TrustRow[]): string {
  const known = fittedWeights(reweighted(fit))
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
    ['left out', 'n judged on', 'AUC, known', 'AUC, left out', 'Brier, known', 'Brier, left out'],
    lines,
  )
}

function scoredBy(rows: readonly TrustRow[], weights: Weights): ScoredRow[] {
  return rows.map((row) => ({
    row,
    verdict: { trust: { score: scoreOf(priorLogOdds + addedLogOdds(row, weights)) } },
  }))
}

function lineOf(name: string, left: readonly TrustRow[], judgedOn: readonly TrustRow[], known: Weights): string[] {
  const rows = reweighted(judgedOn)
  const knowing = scoredBy(rows, known)
  const ignorant = scoredBy(rows, refittedWeights(reweighted(left), known, pullToOne))
  return [
    name,
    String(rows.length),
    ...[weightedRanking(knowing), weightedRanking(ignorant), brier(knowing), brier(ignorant)].map((figure) =>
      figure.toFixed(3),
    ),
  ]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const rows = trustPopulation(values.data ?? '', ['fit', 'test'])
  const half = (name: Half) => rows.filter((row) => row.half === name)
  console.log(transferTable(half('fit'), half('test')))
}

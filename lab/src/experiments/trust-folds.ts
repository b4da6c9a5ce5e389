/** How strongly the factors are pulled to 1: chosen by three inner folds of the fitting half, grouped by creator, and not on the half that is
 *  reported. Run alone: `node lab/src/experiments/trust-folds.ts --data DIR`. */

import { parseArgs } from 'node:util'
import { hashOfText } from '../../../packages/engine/src/statistics/seeded-random.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { reweighted, trustPopulation } from '../trust/population.ts'
import type { TrustRow } from '../trust/trust-row.ts'
import { fittedWeights, logLoss, plainWeights } from '../trust/weight-fit.ts'

const folds = 3
const pulls = [1, 2, 6, 20, 60] as const

/** @returns the mean log loss of creators that a fold left out, by strength of the pull; the first line fits nothing */
export function foldsTable(rows: readonly TrustRow[]): string {
  const parts = Array.from({ length: folds }, (_, fold) => ({
    left: reweighted(rows.filter(({ creator }) => hashOfText(creator) % folds !== fold)),
    out: reweighted(rows.filter(({ creator }) => hashOfText(creator) % folds === fold)),
  }))
  const mean = (loss: (part: (typeof parts)[number]) => number) =>
    parts.reduce((sum, part) => sum + loss(part) / part.out.length, 0) / folds
  const plain = mean(({ out }) => logLoss(out, plainWeights()))
  return markdownTable(
    ['pull to 1', 'log loss of creators left out'],
    [
      ['nothing fitted', plain.toFixed(4)],
      ...pulls.map((pull) => [
        String(pull),
        mean(({ left, out }) => logLoss(out, fittedWeights(left, pull))).toFixed(4),
      ]),
    ],
  )
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  console.log(foldsTable(trustPopulation(values.data ?? '', ['fit'])))
}

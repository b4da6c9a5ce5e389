/** What the words of the fraud risk cost when they are wrong. Costs are stated assumptions in units of one fee; the tables show what each
 *  threshold would cost under them and under others, so that a reader who weighs the errors differently can choose for
 *  himself. */

import { fraudRisks, riskCutOffs } from '@vouch/engine'
import { markdownTable } from '../measures/markdown-table.ts'
import { type JudgedRow, weightedShare, weightOfRows } from './judged.ts'
import { isClean, percent } from './trust-tables.ts'

/** One word of the risk: what it costs to say it of a clean creator, and not to say it of a manipulated one, in fees. */
export interface RiskCosts {
  word: 'medium' | 'high' | 'critical'
  falsely: number
  missed: number
  why: string
}

export const riskCosts: readonly RiskCosts[] = [
  {
    word: 'medium',
    falsely: 0.1,
    missed: 0.4,
    why: 'asking an honest creator costs a tenth of a fee in time and goodwill; not asking a manipulated one costs the two fifths that a question would have saved',
  },
  {
    word: 'high',
    falsely: 1.25,
    missed: 1,
    why: 'an honest creator loses the job, one fee, and a quarter more in reputation; a brand that was not warned loses its fee',
  },
  {
    word: 'critical',
    falsely: 4,
    missed: 1,
    why: 'an honest creator whom a brand drops without asking loses this job and others',
  },
]

/** @returns the score below which saying the word costs less than not saying it, if scores are calibrated: 100 × missed ÷ (falsely + missed) */
export function breakEvenScore({ falsely, missed }: Pick<RiskCosts, 'falsely' | 'missed'>): number {
  return 100 * (1 - falsely / (falsely + missed))
}

/** @returns for each word, the cost in fees of 100 creators at several thresholds of the score, the chosen one marked */
export function costTable(rows: readonly JudgedRow[], costs: RiskCosts): string {
  const chosen = riskCutOffs[costs.word].scoreBelow
  const around = [-20, -10, -5, 0, 5, 10, 20].map((step) => chosen + step).filter((score) => score > 0 && score <= 100)
  return markdownTable(
    [`${costs.word} below`, 'clean creators called so', 'manipulated creators found', 'cost of 100 creators, fees'],
    around.map((threshold) => {
      const says = ({ verdict }: JudgedRow) => verdict.trust.score < threshold
      return [
        threshold === chosen ? `**${threshold}**` : String(threshold),
        percent(weightedShare(rows.filter(isClean), says)),
        percent(
          weightedShare(
            rows.filter((one) => !isClean(one)),
            says,
          ),
        ),
        costOf(rows, says, costs).toFixed(2),
      ]
    }),
  )
}

/** Cost of a rule over 100 creators of the population. */
function costOf(rows: readonly JudgedRow[], says: (one: JudgedRow) => boolean, costs: RiskCosts): number {
  const falsely = weightOfRows(rows, (one) => isClean(one) && says(one))
  const missed = weightOfRows(rows, (one) => !isClean(one) && !says(one))
  return (100 * (falsely * costs.falsely + missed * costs.missed)) / weightOfRows(rows)
}

/** @returns how the words fall on clean and manipulated creators, with the interval's conditions as they ship */
export function wordTable(rows: readonly JudgedRow[]): string {
  const cells = (some: readonly JudgedRow[]) =>
    fraudRisks.map((risk) => percent(weightedShare(some, ({ verdict }) => verdict.fraudRisk === risk)))
  return markdownTable(
    ['creators', ...fraudRisks],
    [
      ['clean', ...cells(rows.filter(isClean))],
      ['manipulated', ...cells(rows.filter((one) => !isClean(one)))],
    ],
  )
}

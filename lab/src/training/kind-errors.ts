/** How far the share of a recognised kind is off beyond the luck of a sample: the rows are cut in five, the line is learnt from four parts and judged on the
 *  fifth, over and over.
 *
 *  What a newcomer would get wrong is to judge on half the rows. The next audience of a kind has fakes of a few sellers and real accounts of one circle, so it
 *  differs from the kind as a small part of the rows differs from the rest, and a half evens out most of that. */

import { scoreCell, scoreCells, suspiciousShare } from '@vouch/engine'
import type { AccountTable } from '../accounts/account-table.ts'
import { rowPart } from '../measures/held-out-scores.ts'
import type { ScoredTable } from '../measures/scored-table.ts'
import { fewSourcesFactor, spreadOfErrors } from '../measures/transfer-figures.ts'
import { calibration } from './calibration.ts'

const parts = 5
/** Ways of cutting, each by its own seed. Rows with the same features stay together. */
const cuts = [71, 72, 73, 74] as const
/** A part with fewer of a class is no audience. */
const classMin = 2
const sharesTried = [0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8]
const imagined = 2000

/** @param scored held-back scores of the rows of the table
 *  @returns an error where nobody is fake and one where everybody is, widened by Student's t because five parts are few */
export function kindErrors(table: AccountTable, scored: ScoredTable): { errorAtNone: number; errorAtAll: number } {
  const errors = cuts.flatMap((seed) => {
    const partOf = Array.from(scored.scores, (_, row) => rowPart(table, row, parts, seed))
    return Array.from({ length: parts }, (_, part) => errorsOnPart(scored, (row) => partOf[row] === part)).flat()
  })
  const { none, all } = spreadOfErrors(evened(errors), true)
  const widening = fewSourcesFactor(parts)
  return { errorAtNone: Number((widening * none).toFixed(4)), errorAtAll: Number((widening * all).toFixed(4)) }
}

function errorsOnPart(scored: ScoredTable, isIn: (row: number) => boolean): { share: number; error: number }[] {
  const rows = [...scored.scores.keys()].filter(isIn)
  const sizes = [0, 1].map((label) => rows.filter((row) => scored.labels[row] === label).length)
  if (sizes.some((size) => size < classMin)) return []
  const { slope, offset } = calibration(scored, (row) => !isIn(row))
  return sharesTried.map((share) => {
    const counts = new Float64Array(scoreCells)
    for (const row of rows) {
      const label = scored.labels[row] === 1 ? 1 : 0
      const cell = scoreCell(slope * (scored.scores[row] ?? 0) + offset)
      counts[cell] = (counts[cell] ?? 0) + (imagined * (label === 1 ? share : 1 - share)) / (sizes[label] ?? 1)
    }
    return { share, error: suspiciousShare(counts, { slope: 1, errorAtNone: 0, errorAtAll: 0 }, 0).share - share }
  })
}

/** @returns one error for each share: the root of the mean square */
function evened(errors: readonly { share: number; error: number }[]): { share: number; error: number }[] {
  return sharesTried.map((share) => {
    const own = errors.filter((one) => one.share === share)
    return { share, error: Math.sqrt(own.reduce((sum, { error }) => sum + error ** 2, 0) / Math.max(1, own.length)) }
  })
}

import { baseRateLabel, type Contributions, groupTitle } from '@vouch/presentation'
import type { Cell, Table } from '../ui/charts/csv.ts'

/** @returns the waterfall in rows: the start, every measured signal whatever its size, and the score. The column of
 *  points adds up from the first row to the last. */
export function contributionTable(found: Contributions): Table {
  const rows: Cell[][] = found.groups.flatMap((group) =>
    group.contributions.map(({ signal, tenths }) => [
      groupTitle(group.group),
      signal.title,
      signal.verdict,
      signal.logOdds,
      tenths / 10,
    ]),
  )
  return {
    columns: ['Group', 'Signal', 'Verdict', 'Log-odds of manipulation', 'Points'],
    rows: [
      ['', baseRateLabel(found), '', null, found.start / 10],
      ...rows,
      ...(found.rest === 0 ? [] : [['', 'Rounding', '', null, found.rest / 10]]),
      ['', 'Trust score', '', null, found.score / 10],
    ],
  }
}

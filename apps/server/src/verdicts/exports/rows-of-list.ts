import { plural } from '@vouch/engine'
import type { Cell } from '@vouch/presentation'
import type pg from 'pg'
import { listRowsMax } from './export-parts.ts'
import type { ListOrder, ListSource } from './list-source.ts'

/** Reads the rows of a list, as many as a file has room for.
 *  @param tell hears how far it is
 *  @returns them with the reports that their figures are from, and whether there were more */
export async function rowsOfList(
  pool: pg.Pool,
  source: ListSource,
  order: ListOrder,
  tell: (progress: number, stage: string) => Promise<void>,
) {
  const rows: (readonly Cell[])[] = []
  const reportIds = new Set<string>()
  for await (const page of source.pages(pool, order)) {
    for (const { cells, reportId } of page) {
      if (rows.length === listRowsMax) return { rows, reportIds, isCut: true }
      rows.push(cells)
      if (reportId !== null) reportIds.add(reportId)
    }
    await tell(Math.min(90, 10 + Math.round((rows.length / listRowsMax) * 80)), `${plural(rows.length, 'row')} read`)
  }
  return { rows, reportIds, isCut: false }
}

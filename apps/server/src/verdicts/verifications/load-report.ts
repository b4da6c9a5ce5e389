import { Problem, type Verification } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { withEveryKey } from '../creators/reports.ts'

/** The report that a verification shows, for rooms that pass it on. */

export interface ShownReport {
  reportId: string
  report: Report
  origin: Verification['origin']
}

/** @throws Problem `not_found` for one of another workspace, `report_gone` where there is no report, or none any more. */
export async function loadShownReport(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  verificationId: string,
): Promise<ShownReport> {
  const found = await sql.query<{ reportId: string | null; report: Report | null; origin: ShownReport['origin'] }>(
    `select reports.id as "reportId", reports.body as report, run.origin
       from verifications join verification_runs run on run.id = run_id
       left join reports on reports.id = verifications.report_id
      where verifications.id = $1 and workspace_id = $2`,
    [verificationId, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Verification not found.')
  const { reportId, report, origin } = row
  if (reportId === null || report === null) throw new Problem('report_gone')
  return { reportId, report: withEveryKey(report), origin }
}

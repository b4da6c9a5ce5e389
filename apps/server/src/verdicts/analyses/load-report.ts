import { Problem } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { withEveryKey } from '../creators/reports.ts'

/** The report that a verification shows, with where its data lies. */
export interface ShownReport {
  reportId: string
  snapshotId: string
  report: Report
}

/** @throws Problem `not_found` for another workspace's verification, and for one without a report that can be built upon. */
export async function loadShownReport(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  verificationId: string,
): Promise<ShownReport> {
  const found = await sql.query<{ reportId: string | null; snapshotId: string; report: Report }>(
    `select reports.id as "reportId", reports.snapshot_id as "snapshotId", reports.body as report
       from verifications left join reports on reports.id = report_id
      where verifications.id = $1 and verifications.workspace_id = $2`,
    [verificationId, workspaceId],
  )
  const row = found.rows[0]
  if (!row) throw new Problem('not_found', 'Verification not found.')
  const { reportId, ...rest } = row
  if (reportId === null || rest.report.trust === null) {
    throw new Problem('not_found', 'This verification has no verdict, so there is nothing to analyze.')
  }
  return { reportId, ...rest, report: withEveryKey(rest.report) }
}

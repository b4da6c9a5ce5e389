import {
  type PerformanceDocument,
  type PerformanceHeading,
  type PerformanceReport,
  Problem,
  performanceReportsMax,
} from '@vouch/contract'
import type { Sql } from '../tracking/tracking-parts.ts'

/** Performance reports at rest. Every query names the workspace. */

interface Place {
  workspaceId: string
  campaignId: string
  id: string
}

interface Row extends Omit<PerformanceHeading, 'createdAt'> {
  createdAt: Date
}

const columns = `
  made.id, made.state, made.created_at as "createdAt", users.name as by, credits_used as "creditsUsed", failure as reason`
const from = 'from performance_reports made left join users on users.id = made_by'

function shown<Known extends Row>({ createdAt, ...row }: Known) {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** Loads the reports of a campaign, the newest first. */
export async function loadHeadings(sql: Sql, workspaceId: string, campaignId: string): Promise<PerformanceHeading[]> {
  const found = await sql.query<Row>(
    `select ${columns} ${from} where made.workspace_id = $1 and campaign_id = $2
      order by made.created_at desc, made.id limit ${performanceReportsMax}`,
    [workspaceId, campaignId],
  )
  return found.rows.map(shown)
}

/** @throws Problem `not_found` */
export async function loadHeading(sql: Sql, { workspaceId, campaignId, id }: Place): Promise<PerformanceHeading> {
  const found = await sql.query<Row>(
    `select ${columns} ${from} where made.id = $3 and made.workspace_id = $1 and campaign_id = $2`,
    [workspaceId, campaignId, id],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchReport()
  return shown(row)
}

/** @throws Problem `not_found` */
export async function loadPerformance(sql: Sql, { workspaceId, campaignId, id }: Place): Promise<PerformanceReport> {
  const found = await sql.query<Row & { document: PerformanceDocument | null }>(
    `select ${columns}, document ${from}
       join campaigns on campaigns.id = campaign_id and campaigns.removed_at is null
      where made.id = $3 and made.workspace_id = $1 and campaign_id = $2`,
    [workspaceId, campaignId, id],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchReport()
  return shown(row)
}

function noSuchReport(): Problem {
  return new Problem('not_found', 'Performance report not found.')
}

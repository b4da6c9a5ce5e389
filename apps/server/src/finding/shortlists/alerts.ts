import { Problem, type ShortlistAlert } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'

/** What the weekly checks found, until somebody puts it aside. */

type Sql = Pick<pg.Pool, 'query'>

/** More than a year of checks of every place brings; older ones wait behind the newer. */
const alertsMax = 50

interface AlertRow {
  id: string
  kind: ShortlistAlert['kind']
  listId: string
  listName: string
  platform: Platform | null
  handle: string | null
  displayName: string | null
  beforeScore: number | null
  beforeLow: number | null
  beforeHigh: number | null
  afterScore: number | null
  afterLow: number | null
  afterHigh: number | null
  verificationId: string | null
  at: Date
}

/** Loads the alerts of lists and creators that are still there, newest first. */
export async function loadAlerts(sql: Sql, workspaceId: string): Promise<ShortlistAlert[]> {
  const found = await sql.query<AlertRow>({
    name: 'shortlist-alerts',
    text: `select alert.id, alert.kind, list.id as "listId", list.name as "listName", creators.platform, creators.handle,
            creators.display_name as "displayName", before_score as "beforeScore", before_low as "beforeLow",
            before_high as "beforeHigh", after_score as "afterScore", after_low as "afterLow", after_high as "afterHigh",
            verification_id as "verificationId", alert.at
       from shortlist_alerts alert
       join shortlists list on list.id = alert.shortlist_id and list.removed_at is null
       left join shortlist_entries entry on entry.id = entry_id
       left join creators on creators.id = entry.creator_id
      where alert.workspace_id = $1 and dismissed_at is null and entry.removed_at is null
      order by alert.at desc, alert.id limit ${alertsMax}`,
    values: [workspaceId],
  })
  return found.rows.map(shownAlert)
}

function shownAlert(row: AlertRow): ShortlistAlert {
  const { id, kind, platform, handle, displayName, verificationId } = row
  return {
    ...{ id, kind, verificationId },
    shortlist: { id: row.listId, name: row.listName },
    creator: platform === null || handle === null ? null : { platform, handle, displayName },
    before: scoreOf(row.beforeScore, row.beforeLow, row.beforeHigh),
    after: scoreOf(row.afterScore, row.afterLow, row.afterHigh),
    at: row.at.toISOString(),
  }
}

function scoreOf(score: number | null, low: number | null, high: number | null): ShortlistAlert['before'] {
  return score === null || low === null || high === null ? null : { score, low, high }
}

/** Puts an alert aside; twice is the same as once. @throws Problem `not_found` */
export async function dismissAlert(sql: Sql, workspaceId: string, id: string, at: Date): Promise<void> {
  const put = await sql.query(
    'update shortlist_alerts set dismissed_at = coalesce(dismissed_at, $3) where id = $1 and workspace_id = $2',
    [id, workspaceId, at],
  )
  if (put.rowCount === 0) throw new Problem('not_found', 'Alert not found.')
}

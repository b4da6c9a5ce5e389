import { Problem, type WatchAlert } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type { Sql } from './watch-parts.ts'

/** Changes of watched creators, until somebody of the workspace puts them aside. */

const alertsMax = 50

interface AlertRow extends Omit<WatchAlert, 'creator' | 'at' | 'since'> {
  platform: Platform
  handle: string
  displayName: string | null
  at: Date
  since: Date | null
}

/** A change counts for whoever watched at the time. */
export const openChanges = `
  watched_creators watched
  join watch_changes changes on changes.creator_id = watched.creator_id and changes.at >= watched.since
  join creators on creators.id = watched.creator_id`

/** Loads what nobody dismissed, newest first. @param creatorId of one creator; absent: of all */
export async function loadWatchAlerts(
  sql: Sql,
  workspaceId: string,
  creatorId: string | null = null,
): Promise<WatchAlert[]> {
  const ofOne = creatorId !== null
  const found = await sql.query<AlertRow>({
    name: ofOne ? 'watch-alerts:creator' : 'watch-alerts',
    text: `select changes.id, platform, handle, display_name as "displayName", count, changes.since, at, before::float8, after::float8,
            value, expected, low, high, n,
            (select id from verifications where workspace_id = $1 and verifications.creator_id = watched.creator_id
                and report_id is not null order by created_at desc limit 1) as "verificationId"
       from ${openChanges}
      where workspace_id = $1 and within_plan ${ofOne ? 'and watched.creator_id = $2' : ''}
        and not exists (select from watch_dismissals put where put.workspace_id = $1 and put.change_id = changes.id)
      order by at desc, changes.id limit ${alertsMax}`,
    values: ofOne ? [workspaceId, creatorId] : [workspaceId],
  })
  return found.rows.map(({ platform, handle, displayName, at, since, ...row }) => ({
    ...row,
    creator: { platform, handle, displayName },
    at: at.toISOString(),
    since: since?.toISOString() ?? null,
  }))
}

/** Puts a change aside for the workspace; twice is the same as once. @throws Problem `not_found` */
export async function dismissChange(sql: Sql, workspaceId: string, id: string): Promise<void> {
  const put = await sql.query(
    `insert into watch_dismissals (workspace_id, change_id)
     select workspace_id, changes.id from ${openChanges} where workspace_id = $1 and changes.id = $2
     on conflict (workspace_id, change_id) do update set change_id = excluded.change_id`,
    [workspaceId, id],
  )
  if (put.rowCount === 0) throw new Problem('not_found', 'Change not found.')
}

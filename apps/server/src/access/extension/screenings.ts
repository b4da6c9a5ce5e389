import { type ExtensionBadge, extensionCacheMinutes } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'

/** Screenings that were shown. What was paid for is shown again for some minutes at no charge, and a call that is sent again under its key for a
 *  day; nothing is kept longer. */

/** Hours for which a screening is kept, for a call that is sent again. */
export const screeningHours = 24

type Sql = Pick<pg.Pool, 'query'>

export interface NewScreening {
  workspaceId: string
  userId: string
  creatorId: string
  url: string
  automatic: boolean
  credits: number
  key: string | null
  badge: ExtensionBadge
  at: Date
}

/** Loads the newest screening that is still shown for nothing. */
export async function loadFresh(sql: Sql, workspaceId: string, url: string, at: Date): Promise<ExtensionBadge | null> {
  const found = await sql.query<{ badge: ExtensionBadge }>(
    `select badge from extension_screenings
      where workspace_id = $1 and url = $2 and at > $3::timestamptz - interval '${extensionCacheMinutes} minutes'
      order by at desc limit 1`,
    [workspaceId, url, at],
  )
  return found.rows[0]?.badge ?? null
}

/** Loads what a key was answered with. */
export async function loadAnswered(
  sql: Sql,
  workspaceId: string,
  key: string,
): Promise<{ url: string; badge: ExtensionBadge; credits: number } | null> {
  const found = await sql.query<{ url: string; badge: ExtensionBadge; credits: number }>(
    'select url, badge, credits from extension_screenings where workspace_id = $1 and idempotency_key = $2',
    [workspaceId, key],
  )
  return found.rows[0] ?? null
}

/** Keeps a screening. @returns its id */
export async function storeScreening(sql: Sql, screening: NewScreening): Promise<string> {
  const { workspaceId, userId, creatorId, url, automatic, credits, key, badge, at } = screening
  const stored = await sql.query<{ id: string }>(
    `insert into extension_screenings (workspace_id, user_id, creator_id, url, automatic, credits, idempotency_key, badge, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [workspaceId, userId, creatorId, url, automatic, credits, key, storableJson(badge), at],
  )
  return onlyRow(stored).id
}

/** Counts what badges that came by themselves took of a person's day (UTC). */
export async function loadAutomaticCredits(sql: Sql, userId: string, at: Date): Promise<number> {
  const found = await sql.query<{ credits: number }>(
    `select coalesce(sum(credits), 0)::int as credits from extension_screenings
      where user_id = $1 and automatic and at >= date_trunc('day', $2::timestamptz at time zone 'UTC') at time zone 'UTC'`,
    [userId, at],
  )
  return found.rows[0]?.credits ?? 0
}

/** Deletes what is kept no longer. */
export async function forgetOldScreenings(sql: Sql, at: Date): Promise<void> {
  await sql.query(`delete from extension_screenings where at <= $1::timestamptz - interval '${screeningHours} hours'`, [
    at,
  ])
}

import { type Announcement, Problem } from '@vouch/contract'
import type pg from 'pg'
import type { Actor } from '../gate/note-team-action.ts'
import { noteTeamAction } from '../gate/note-team-action.ts'

/** What the operator announces: a sentence over the signed-in product. */

type Sql = Pick<pg.Pool, 'query'>

/** Loads what is announced at a moment; null: nothing, or no longer. */
export async function loadAnnouncement(sql: Sql, at: Date): Promise<Announcement | null> {
  const found = await sql.query<{ value: Announcement }>(
    `select value from operator_settings
      where key = 'announcement' and coalesce((value ->> 'until')::timestamptz > $1, true)`,
    [at],
  )
  return found.rows[0]?.value ?? null
}

/** One that nobody would see takes no other's place. @throws Problem `validation` */
export function refuseEnded(wanted: Announcement | null, at: Date): void {
  if (wanted === null || wanted.until === null || new Date(wanted.until) > at) return
  const sentence = 'This time has passed, so no one would see it. Choose a later one.'
  throw new Problem('validation', sentence, { fields: { 'announcement.until': sentence } })
}

/** Puts an announcement up, or takes it down, and notes both in the log. */
export async function changeAnnouncement(tx: pg.PoolClient, wanted: Announcement | null, actor: Actor): Promise<void> {
  const before = await tx.query<{ value: object }>(
    "select value from operator_settings where key = 'announcement' for update",
  )
  if (wanted === null) await tx.query("delete from operator_settings where key = 'announcement'")
  else {
    await tx.query(
      `insert into operator_settings (key, value) values ('announcement', $1)
       on conflict (key) do update set value = excluded.value, changed_at = now()`,
      [JSON.stringify(wanted)],
    )
  }
  const subject = { kind: 'setting', id: 'announcement' }
  const change = { before: before.rows[0]?.value ?? null, after: wanted }
  await noteTeamAction(tx, actor, { action: 'settings.announcement', subject, ...change })
}

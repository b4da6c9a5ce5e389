import { parseAddress, soughtHandle } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { creatorKey } from '../creators/creator-key.ts'
import { revokeForErasure } from '../signing/revoke.ts'

/** Removes what is stored about a creator, whoever asked for it: snapshots, files that users brought, reports, readings, and the
 *  names that runs carry. The verifications themselves stay, with their charge and without whom they were about: they belong to
 *  the accounts of those who paid.
 *
 *  A table that refers to creators must be dealt with here; a test looks for one that is not. */

/** Tables that refer to a creator and are dealt with below; those of outreach by the top, whose rooms are above this one
 *  (`forgetOutreachOf`). */
export const erasedTables: readonly string[] = [
  'campaign_creators',
  'contracts',
  'creator_readings',
  'extension_screenings',
  'outreach_contacts',
  'outreach_lookups',
  'outreach_threads',
  'performance_parts',
  'post_readings',
  'shortlist_entries',
  'signed_reports',
  'snapshots',
  'verification_runs',
  'verifications',
  'watch_changes',
  'watch_marks',
  'watch_schedule',
  'watched_creators',
]

/** What an erased creator is called: the row stays for the verifications that point to it. */
export const erasedPrefix = 'erased:'

type Sql = Pick<pg.Pool, 'query'>

/** Takes the creator out of the runs that have ended. A run that was withheld keeps saying why. */
const scrub = (which: string) => `
  update verification_runs
     set label = 'erased', subject = '${erasedPrefix}' || id, notes = '[]',
         address = case when address is null then null else '{"kind": "erased"}'::jsonb end,
         failure = case when failure ->> 'code' = 'creator_withheld' then failure
                        else failure || '{"error": "The data of this verification was deleted."}'::jsonb end,
         steps = (select jsonb_agg(step || '{"detail": null}' order by place)
                    from jsonb_array_elements(steps) with ordinality as listed (step, place))
   where ${which} and state in ('done', 'failed')`

/** A run that still works finds its creator by name, so the last of them takes the name away. */
const rename = (which: string) => `
  update creators set display_name = null, handle = '${erasedPrefix}' || id
   where ${which} and not exists (select from snapshots where creator_id = creators.id)
     and not exists (select from verification_runs where creator_id = creators.id and state in ('queued', 'running'))`

/** Erases in the caller's transaction. Live runs are left to end by themselves: they find the creator suppressed and fail.
 *  @param profileId under which the creator may be kept as well, as a channel's id
 *  @param at from when on what was signed about them does not count any more */
export async function eraseCreator(
  tx: Sql,
  { platform, handle, profileId }: { platform: Platform; handle: string; profileId?: string | null | undefined },
  at: Date,
): Promise<void> {
  const keys = [handle, ...(profileId ? [profileId] : [])].map((name) => creatorKey(platform, name))
  const found = await tx.query<{ id: string }>(
    'select id from creators where platform = $1 and handle = any($2) for update',
    [platform, keys],
  )
  const ids = found.rows.map(({ id }) => id)
  await revokeForErasure(tx, ids, at)
  // Reports go with their snapshots.
  await tx.query('delete from snapshots where creator_id = any($1)', [ids])
  await tx.query('delete from creator_readings where creator_id = any($1)', [ids])
  await tx.query('delete from extension_screenings where creator_id = any($1)', [ids])
  await tx.query('delete from post_readings where creator_id = any($1)', [ids])
  for (const table of ['watch_changes', 'watch_marks', 'watch_schedule', 'watched_creators'])
    await tx.query(`delete from ${table} where creator_id = any($1)`, [ids])
  // What users noted about the creator is about a person too.
  await tx.query('delete from shortlist_entries where creator_id = any($1)', [ids])
  await tx.query('delete from campaign_creators where creator_id = any($1)', [ids])
  await tx.query('delete from performance_parts where creator_id = any($1)', [ids])
  // What both accepted stays: each needs it against the other (GDPR, article 17(3)(e)).
  await tx.query(`delete from contracts where creator_id = any($1) and state <> 'accepted'`, [ids])
  await tx.query(`update verifications set tags = '{}' where creator_id = any($1)`, [ids])
  await forgetViewsOf(tx, platform, [handle, ...(profileId ? [profileId] : [])])
  await tx.query(scrub('creator_id = any($1)'), [ids])
  await tx.query('update creators set display_name = null where id = any($1)', [ids])
  await tx.query(rename('id = any($1)'), [ids])
}

/** A view that looks for one creator is about them, as its name may be. */
async function forgetViewsOf(tx: Sql, platform: Platform, names: readonly string[]): Promise<void> {
  const seeking = await tx.query<{ id: string; address: string }>(
    `select id, address from verification_views where address ~ '(^|[?&])q='`,
  )
  const handles = names.map((name) => name.toLowerCase())
  const about = seeking.rows.filter(({ address }) => {
    const sought = new URLSearchParams(address).get('q') ?? ''
    const profile = parseAddress(sought)
    if (profile.kind === 'profile' && profile.platform !== platform) return false
    return handles.includes(soughtHandle(sought).toLowerCase())
  })
  if (about.length === 0) return
  await tx.query('delete from verification_views where id = any($1)', [about.map(({ id }) => id)])
}

/** Takes the creator out of a run that ended because nothing may be stored of them, and the name away where nothing is left. */
export async function scrubRun(sql: Sql, runId: string): Promise<void> {
  await sql.query(scrub('id = $1'), [runId])
  await sql.query(rename('id = (select creator_id from verification_runs where id = $1)'), [runId])
}

import type pg from 'pg'

/** What was read of a channel is kept no longer than a week after the consent that showed it has ended, in the first check and in every repeat. */

type Sql = Pick<pg.Pool, 'query'>

/** Days after the end of a consent for which what was read of a channel may stay.
 *  Source: YouTube API Services Developer Policies, III.D.2.c: deletion within seven days of a revocation. */
const youtubeDaysAfter = 7

/** Lets what was read by the consents of some requests expire, in the caller's transaction. Called again it changes nothing.
 *  @param at when they ended */
export async function expireShown(tx: Sql, requestIds: readonly string[], at: Date): Promise<void> {
  if (requestIds.length === 0) return
  await tx.query(
    `update snapshots set expires_at = least(coalesce(expires_at, 'infinity'), $2::timestamptz + make_interval(days => $3))
      where connector = 'youtube' and workspace_id is not null and id in (
        select run.snapshot_id from consent_requests asked join verification_runs run on run.id = asked.run_id
         where asked.id = any($1::uuid[])
        union
        select run.snapshot_id from consent_requests asked
          join verifications made on made.workspace_id = asked.workspace_id and made.created_at >= asked.answered_at
          join verification_runs run on run.id = made.run_id and run.address -> 'consent' ->> 'id' = asked.id::text
         where asked.id = any($1::uuid[]))`,
    [requestIds, at, youtubeDaysAfter],
  )
}

/** A check that was under way when its consent ended stores what it read afterwards. Reaches those of the last day. */
export async function expireLateShown(sql: Sql, now: Date): Promise<void> {
  const ended = await sql.query<{ at: Date; ids: string[] }>(
    `select ended_at as at, array_agg(consent_requests.id::text) as ids
       from creator_pages join consent_requests on page_id = creator_pages.id
      where creator_pages.platform = 'youtube' and ended_at > $1::timestamptz - interval '1 day'
      group by creator_pages.id`,
    [now],
  )
  for (const { at, ids } of ended.rows) await expireShown(sql, ids, at)
}

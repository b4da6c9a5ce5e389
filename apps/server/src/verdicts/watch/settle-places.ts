import { plans } from '@vouch/contract'
import { sandboxSuffix } from '@vouch/simulator'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { countingConnectors, type WatchParts } from './watch-parts.ts'

/** Who is watched for whom: marks and lists, the oldest first, as many as the plan has room for. Written anew as a whole, so that it never
 *  differs from what it follows from for longer than until it is next settled. */

/** Of one workspace, which is the statement's last parameter, or of all: a text for each, so that PostgreSQL's plan for the first never reads every workspace's rows. */
type Scope = 'one' | 'all'

const placesText = (sources: WatchParts['sources'], scope: Scope) => `
  with found as (
    select workspace_id, creator_id, min(since) as since, bool_or(marked) as marked, bool_or(not marked) as listed
      from (select workspace_id, creator_id, marked_at as since, true as marked from watch_marks
            ${sources.map(({ text }) => `union all select workspace_id, creator_id, since, false from (${text}) source`).join(' ')}
           ) every
     ${scope === 'one' ? 'where workspace_id = $5' : ''}
     group by workspace_id, creator_id
  ), readable as (
    select found.*, case when right(handle, length($1::text)) = $1 then $2::text else $3::jsonb ->> platform end as connector
      from found join creators on creators.id = creator_id
  ), placed as (
    select readable.*, connector is not null and row_number() over (
             partition by workspace_id, connector is not null order by since, creator_id
           ) <= coalesce(($4::jsonb ->> tier)::integer, 0) as within_plan
      from readable
      left join (select workspace_id, tier from subscriptions where status in ('trialing', 'active', 'past_due')) plan
           using (workspace_id)
  ), gone as (
    delete from watched_creators watched
     where ${scope === 'one' ? 'workspace_id = $5 and ' : ''}not exists (select from placed
                        where placed.workspace_id = watched.workspace_id and placed.creator_id = watched.creator_id)
  )
  insert into watched_creators as watched (workspace_id, creator_id, since, marked, listed, connector, within_plan)
  select workspace_id, creator_id, since, marked, listed, connector, within_plan from placed
  on conflict (workspace_id, creator_id) do update
     set since = excluded.since, marked = excluded.marked, listed = excluded.listed, connector = excluded.connector,
         within_plan = excluded.within_plan
   where (watched.since, watched.marked, watched.listed, watched.connector, watched.within_plan)
         is distinct from (excluded.since, excluded.marked, excluded.listed, excluded.connector, excluded.within_plan)`

// Whoever is new is read next; the grid takes over from the second look on.
const beginText = (scope: Scope) => `
  insert into watch_schedule as schedule (creator_id, connector, next_read_at)
  select distinct creator_id, connector, $1::timestamptz from watched_creators
   where within_plan ${scope === 'one' ? 'and workspace_id = $2' : ''} order by creator_id
  on conflict (creator_id) do update set connector = excluded.connector
   where schedule.connector <> excluded.connector`

const endText = `
  delete from watch_schedule schedule
   where not exists (select from watched_creators watched
                      where watched.creator_id = schedule.creator_id and watched.within_plan)`

type Settled = Pick<WatchParts, 'sources' | 'connectors' | 'now'>

const placesLock = 'watch-places'

/** Makes settlements go one after the other that write the same rows: of one workspace, and of all beside each. They would otherwise wait for
 *  each other in a circle. */
async function takeTurn(tx: pg.PoolClient, workspaceId: string | null): Promise<void> {
  if (workspaceId === null) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [placesLock])
  else
    await tx.query(
      'select pg_advisory_xact_lock_shared(hashtextextended($1, 0)), pg_advisory_xact_lock(hashtextextended($2, 0))',
      [placesLock, `${placesLock}:${workspaceId}`],
    )
}

/** Settles who is watched in all workspaces; nobody is read any more whom nobody watches. */
export async function settleAllPlaces(db: Pick<Database, 'pool'>, parts: Settled): Promise<void> {
  await withTransaction(db, async (tx) => {
    await settle(tx, parts, null)
    await tx.query(endText)
  })
}

/** Settles who is watched in one workspace, after a change there; it comes last in its transaction. */
export async function settlePlaces(tx: pg.PoolClient, parts: Settled, workspaceId: string): Promise<void> {
  await settle(tx, parts, workspaceId)
}

async function settle(tx: pg.PoolClient, parts: Settled, workspaceId: string | null): Promise<void> {
  await takeTurn(tx, workspaceId)
  const able = countingConnectors(parts.connectors)
  const simulated = able.find(({ counts }) => counts.simulated)?.id ?? null
  const live = able
    .filter(({ counts }) => !counts.simulated)
    .flatMap(({ id, platforms }) => platforms.map((platform) => [platform, id]))
  const room = Object.entries(plans).map(([tier, { watchLimit }]) => [tier, watchLimit])
  const scope = workspaceId === null ? 'all' : 'one'
  const own = workspaceId === null ? [] : [workspaceId]
  await tx.query(placesText(parts.sources, scope), [
    sandboxSuffix,
    simulated,
    JSON.stringify(Object.fromEntries(live)),
    JSON.stringify(Object.fromEntries(room)),
    ...own,
  ])
  await tx.query(beginText(scope), [parts.now(), ...own])
}

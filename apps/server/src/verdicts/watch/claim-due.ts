import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { CountsPort } from '../../outside/platforms/counts-port.ts'
import { allowedNow } from './watch-pace.ts'

/** Takes creators whose time has come, for all processes together: each is taken by one of them, and all of them take no more than the allowance of the
 *  connector lets through. */

export interface DueCreator {
  id: string
  platform: Platform
  handle: string
  dueAt: Date
  failures: number
}

/** A look takes seconds; a process that died in one leaves the creator to others after this. */
const claimMs = 300_000
/** Longest due that are looked at when turns are given out. The largest plan's workspace has 500. */
const dueMax = 5_000

// Where more is due than may be read, workspaces take turns: one that watches hundreds waits behind itself. A creator whom several watch comes with the
// first of their turns, and is read once for all.
const claimText = `
  with due as (
    select creator_id, next_read_at from watch_schedule
     where connector = $1 and next_read_at <= $2 and (claimed_until is null or claimed_until <= $2)
     order by next_read_at limit ${dueMax}
  ), turns as (
    select creator_id, next_read_at,
           row_number() over (partition by workspace_id order by next_read_at, creator_id) as turn
      from due join watched_creators using (creator_id) where within_plan
  ), chosen as (
    select creator_id from turns group by creator_id, next_read_at order by min(turn), next_read_at limit $3
  )
  update watch_schedule schedule set claimed_until = $4 from chosen, creators
   where schedule.creator_id = chosen.creator_id and creators.id = chosen.creator_id
  returning creators.id, platform, handle, next_read_at as "dueAt", failures`

/** @param most of this turn
 *  @returns creators to be read now; none where nothing is due or nothing may be read yet */
export async function claimDue(
  db: Database,
  { connector, counts, at, most }: { connector: string; counts: CountsPort; at: Date; most: number },
): Promise<DueCreator[]> {
  return withTransaction(db, async (tx) => {
    const allowance = await loadAllowance(tx, connector)
    // A simulated platform is asked about moments that have passed, as many as there are.
    const allowed = counts.simulated ? most : Math.min(most, Math.floor(allowedNow(allowance, { ...counts, now: at })))
    if (allowed < 1) return []
    const claimed = await tx.query<DueCreator>(claimText, [connector, at, allowed, new Date(at.getTime() + claimMs)])
    if (!counts.simulated) await spend(tx, connector, { allowance, counts, at, looks: claimed.rows.length })
    return claimed.rows.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
  })
}

type Allowance = { looks: number; at: Date } | null

/** Locks the allowance until the transaction ends: claims of one connector go one after the other. */
async function loadAllowance(tx: pg.PoolClient, connector: string): Promise<Allowance> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`watch:${connector}`])
  const found = await tx.query<{ looks: number; at: Date }>(
    'select looks, at from watch_allowances where connector = $1',
    [connector],
  )
  return found.rows[0] ?? null
}

async function spend(
  tx: pg.PoolClient,
  connector: string,
  { allowance, counts, at, looks }: { allowance: Allowance; counts: CountsPort; at: Date; looks: number },
): Promise<void> {
  if (looks === 0) return
  await tx.query(
    `insert into watch_allowances (connector, looks, at) values ($1, $2, $3)
     on conflict (connector) do update set looks = excluded.looks, at = greatest(watch_allowances.at, excluded.at)`,
    [connector, allowedNow(allowance, { ...counts, now: at }) - looks, at],
  )
}

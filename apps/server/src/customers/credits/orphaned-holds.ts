import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { callOff } from './ledger.ts'

/** Credits on hold for work that is gone: a creator was erased, and what waited for them went without giving back what it held. What a newcomer would
 *  get wrong: a hold names its work in its cause, and a verification may have taken one over from a request that is gone by now. */

/** Work that holds credits under the cause `hold:KIND:ID` until it has ended, and the table whose rows are that work. */
export interface HeldWork {
  kind: string
  table: string
}

export const orphanedHoldsKind: JobKind<Record<string, never>> = {
  name: 'credits.orphaned_holds',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

/** A job that finds its work gone gives back what it holds by itself; none is tried again for longer. */
const daysMin = 2
const perPage = 500

interface OpenHold {
  id: string
  workspaceId: string
  kind: string
  workId: string
}

/** Calls off, nightly, what is held for nothing. Done again it finds none. */
export function orphanedHoldsJob(parts: Pick<Parts, 'db' | 'now'>, works: readonly HeldWork[]): Job {
  return defineJob(orphanedHoldsKind, {
    schedule: '11 4 * * *',
    run: (_data, { signal }) => callOffOrphans({ ...parts, works }, signal),
  })
}

interface Parts {
  db: Database
  now: () => Date
  works: readonly HeldWork[]
}

async function callOffOrphans(parts: Parts, signal: AbortSignal): Promise<void> {
  const { db, now, works } = parts
  const kinds = works.map(({ kind }) => kind)
  for (let after = '0'; !signal.aborted; ) {
    const page = await db.pool.query<OpenHold>(
      `select id::text, workspace_id as "workspaceId", split_part(cause, ':', 2) as kind, split_part(cause, ':', 3) as "workId"
         from credit_holds
        where state = 'held' and id > $1 and at < $2::timestamptz - make_interval(days => ${daysMin})
          and cause ~ '^hold:[a-z]+:[0-9a-f-]{36}$' and split_part(cause, ':', 2) = any($3)
        order by id limit ${perPage}`,
      [after, now(), kinds],
    )
    const orphans = await withoutTaken(parts, await withoutWork(parts, page.rows))
    for (const { id } of orphans) await callOff(db.pool, id, now())
    const last = page.rows.at(-1)
    if (last === undefined || page.rows.length < perPage) return
    after = last.id
  }
}

async function withoutWork({ db, works }: Parts, holds: readonly OpenHold[]): Promise<OpenHold[]> {
  const orphans: OpenHold[] = []
  for (const { kind, table } of works) {
    const ofKind = holds.filter((hold) => hold.kind === kind)
    const found = await db.pool.query<{ id: string }>(`select id from ${table} where id = any($1::uuid[])`, [
      ofKind.map(({ workId }) => workId),
    ])
    const there = new Set(found.rows.map(({ id }) => id))
    orphans.push(...ofKind.filter(({ workId }) => !there.has(workId)))
  }
  return orphans
}

async function withoutTaken({ db }: Parts, holds: readonly OpenHold[]): Promise<OpenHold[]> {
  if (holds.length === 0) return []
  const found = await db.pool.query<{ id: string }>(
    'select hold_id::text as id from verifications where workspace_id = any($1) and hold_id = any($2)',
    [holds.map(({ workspaceId }) => workspaceId), holds.map(({ id }) => id)],
  )
  const taken = new Set(found.rows.map(({ id }) => id))
  return holds.filter(({ id }) => !taken.has(id))
}

import type pg from 'pg'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import type { QueueLog } from '../../foundation/jobs/queue.ts'
import { tellingOf } from './event-data.ts'
import { lockFanOut } from './fan-out-lock.ts'
import type { NotedEvent, ToldEvent } from './noted-event.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

/** Turns what happened into deliveries: says once what is told of it, and numbers it for every endpoint that wants it. */

const atOnce = 500

type TellParts = WebhookParts & { log: Pick<QueueLog, 'error'> }

/** Tells what was noted, the oldest first. One that cannot be told waits for a minute, and holds up nothing else.
 *  @param at when the deliveries are due: now
 *  @returns how many events were dealt with */
export async function tellEvents(parts: TellParts, at: Date): Promise<number> {
  const waits = await parts.db.pool.query(
    'select from webhook_events where told_at is null and tell_at <= $1 limit 1',
    [at],
  )
  if (waits.rowCount === 0) return 0
  try {
    return await tellNext(parts, at, atOnce)
  } catch (error) {
    parts.log.error({ err: error }, 'Events could not be told together')
    return await tellNext(parts, at, 1).catch(() => postpone(parts, at))
  }
}

// The one that is told next. $1 now, $2 how many.
const nextText = 'where told_at is null and tell_at <= $1 order by place limit $2'

async function tellNext(parts: TellParts, at: Date, most: number): Promise<number> {
  return withTransaction(parts.db, async (tx) => {
    await lockFanOut(tx)
    const noted = await tx.query<NotedEvent>(
      `select id, workspace_id as "workspaceId", type, facts, at, report_id as "reportId" from webhook_events ${nextText}`,
      [at, most],
    )
    const told: { id: string; data: unknown }[] = []
    for (const event of noted.rows) {
      const telling = await tellingOf(tx, parts, event)
      for (const [place, each] of telling.entries())
        told.push({ id: place === 0 ? event.id : await noteAnother(tx, event, each), data: each.data })
      if (telling.length === 0) await tx.query('delete from webhook_events where id = $1', [event.id])
    }
    await enqueue(tx, told, at)
    return noted.rows.length
  })
}

async function postpone({ db }: TellParts, at: Date): Promise<number> {
  await db.pool.query(
    `update webhook_events set tell_at = $1::timestamptz + interval '1 minute' where id in (select id from webhook_events ${nextText})`,
    [at, 1],
  )
  return 1
}

/** An event that follows from another. */
async function noteAnother(tx: Sql, { workspaceId, at, reportId }: NotedEvent, { type }: ToldEvent): Promise<string> {
  const noted = await tx.query<{ id: string }>(
    `insert into webhook_events (workspace_id, type, facts, at, report_id) values ($1, $2, '{}', $3, $4) returning id`,
    [workspaceId, type, at, reportId],
  )
  return onlyRow(noted).id
}

/** Endpoints are locked before they are read, so that no number is given twice. What an endpoint misses is numbered too. */
async function enqueue(tx: pg.PoolClient, told: readonly { id: string; data: unknown }[], at: Date): Promise<void> {
  const ids = told.map(({ id }) => id)
  await tx.query(
    `select from webhook_endpoints where workspace_id in (select workspace_id from webhook_events where id = any($1))
      order by id for update`,
    [ids],
  )
  await tx.query(
    `with told as (
       update webhook_events events set data = said.data, told_at = $2
         from jsonb_to_recordset($1::jsonb) as said (id uuid, data jsonb) where events.id = said.id
       returning events.id, place, workspace_id, endpoint_id, type
     ), wanted as (
       select told.id as event, endpoint.id as endpoint, endpoint.state,
              endpoint.last_number + row_number() over (partition by endpoint.id order by told.place) as number
         from told join webhook_endpoints endpoint on endpoint.workspace_id = told.workspace_id
          and (endpoint.id = told.endpoint_id or (told.endpoint_id is null and told.type = any(endpoint.events)))
     ), counted as (
       update webhook_endpoints endpoint
          set last_number = most,
              due_at = case when state = 'on' then greatest(least(coalesce(due_at, $2), $2), held_until) else due_at end
         from (select endpoint as id, max(number) as most from wanted group by endpoint) numbered
        where endpoint.id = numbered.id
     )
     insert into webhook_deliveries (endpoint_id, event_id, number, state, next_at, ended_at)
     select endpoint, event, number, case when state = 'on' then 'waiting' else 'missed' end, $2,
            case when state <> 'on' then $2::timestamptz end
       from wanted`,
    [storableJson(told), at],
  )
}

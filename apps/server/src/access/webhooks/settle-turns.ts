import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import type { Turn } from './claim-turns.ts'
import { tellOfDisabled } from './disabled-letter.ts'
import { lockFanOut } from './fan-out-lock.ts'
import type { Delivery } from './message.ts'
import { givesUpMs } from './retry-times.ts'
import type { Attempt, Outcome } from './send.ts'
import type { Sql, WebhookParts } from './webhook-parts.ts'

/** Writes down what came of attempts and gives endpoints back, many in one transaction. */

export interface MadeAttempt {
  delivery: Delivery
  attempt: Attempt
  outcome: Outcome
}

export interface EndedTurn {
  turn: Turn
  slow: boolean
  /** The last attempt of the turn that said so. */
  heldUntil: Date | null
  /** Whether anything arrived; null: nothing was tried. */
  arrived: boolean | null
  gone: boolean
  /** A delivery was tried for the last time, in vain. */
  exhausted: boolean
  endedAt: Date
}

/** Settles attempts and turns. An attempt at what was deleted meanwhile is dropped with it. */
export async function settle(parts: WebhookParts, made: readonly MadeAttempt[], ended: readonly EndedTurn[]) {
  await withTransaction(parts.db, async (tx) => {
    // Endpoints before deliveries, as everybody locks them: else two would wait in a circle.
    await lockFanOut(tx)
    await tx.query('select from webhook_endpoints where id = any($1) order by id for update', [
      [...made.map(({ delivery }) => delivery.endpointId), ...ended.map(({ turn }) => turn.endpoint.id)],
    ])
    await noteAttempts(tx, made)
    if (ended.length === 0) return
    for (const { id, because } of await giveBack(tx, ended)) {
      await tx.query(
        `update webhook_deliveries set state = 'missed', ended_at = now() where endpoint_id = $1 and state = 'waiting'`,
        [id],
      )
      await tellOfDisabled(tx, parts, id, because)
    }
  })
}

async function noteAttempts(sql: Sql, made: readonly MadeAttempt[]): Promise<void> {
  if (made.length === 0) return
  const alive = await sql.query<{ id: string }>(
    'select id from webhook_deliveries where id = any($1) order by id for update',
    [made.map(({ delivery }) => delivery.id)],
  )
  const ids = new Set(alive.rows.map(({ id }) => id))
  const rows = made
    .filter(({ delivery }) => ids.has(delivery.id))
    .map(({ delivery, attempt: { at, durationMs, status, problem, responseBody }, outcome }) => ({
      ...{ delivery: delivery.id, endpoint: delivery.endpointId, at, ms: durationMs, status, problem },
      ...{ body: responseBody, state: outcome.state, next: outcome.nextAt },
    }))
  await sql.query(
    `with made as (
       select * from jsonb_to_recordset($1::jsonb) as made
         (delivery uuid, endpoint uuid, at timestamptz, ms int, status int, problem text, body text, state text, next timestamptz)
     ), noted as (
       insert into webhook_attempts (delivery_id, endpoint_id, at, duration_ms, status, problem, response_body)
       select delivery, endpoint, at, ms, status, problem, body from made order by at
     )
     update webhook_deliveries set state = made.state, attempts = attempts + 1, next_at = made.next,
            ended_at = case when made.state <> 'waiting' then made.next end
       from made where webhook_deliveries.id = made.delivery and webhook_deliveries.state = 'waiting'`,
    // What one receiver answered must not keep the others’ attempts from being noted.
    [storableJson(rows)],
  )
}

interface Disabled {
  id: string
  because: 'gone' | 'failing'
}

/** @returns endpoints that are disabled by this */
async function giveBack(tx: pg.PoolClient, ended: readonly EndedTurn[]): Promise<Disabled[]> {
  const rows = ended.map(({ turn, endedAt, ...came }) => ({
    ...came,
    ...{ id: turn.endpoint.id, leased: turn.leasedUntil, at: endedAt },
  }))
  const given = await tx.query<{ id: string; because: Disabled['because'] | null }>(
    `with ended as (
       select * from jsonb_to_recordset($1::jsonb) as ended
         (id uuid, leased timestamptz, at timestamptz, slow boolean, "heldUntil" timestamptz, arrived boolean, gone boolean, exhausted boolean)
     ), known as (
       select ended.*, endpoint.state,
              case when arrived then null when not arrived then coalesce(failing_since, at) else failing_since end as failing
         from ended join webhook_endpoints endpoint on endpoint.id = ended.id and endpoint.leased_until = ended.leased
     ), judged as (
       select known.*, case when state <> 'on' then null when gone then 'gone'
              when exhausted and failing <= at - make_interval(secs => $2) then 'failing' end as because
         from known
     )
     update webhook_endpoints endpoint
        set leased_until = null, slow = judged.slow, held_until = "heldUntil", failing_since = failing,
            state = case when because is null then endpoint.state else 'disabled' end,
            disabled_because = coalesce(because, endpoint.disabled_because),
            due_at = case when because is null then greatest(
              (select min(next_at) from webhook_deliveries where endpoint_id = endpoint.id and webhook_deliveries.state = 'waiting'),
              -- Nothing waits: nothing is due, however long it is held.
              case when exists (select from webhook_deliveries where endpoint_id = endpoint.id and webhook_deliveries.state = 'waiting')
                   then "heldUntil" end) end
       from judged where endpoint.id = judged.id
     returning endpoint.id, because`,
    [JSON.stringify(rows), givesUpMs / 1_000],
  )
  return given.rows.flatMap(({ id, because }) => (because === null ? [] : [{ id, because }]))
}

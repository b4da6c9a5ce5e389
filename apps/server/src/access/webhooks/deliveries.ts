import {
  type DeliveryState,
  Problem,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEvent,
} from '@vouch/contract'
import type { EndpointKind } from './endpoint-address.ts'
import { bodyOf } from './message.ts'
import type { Sql } from './webhook-parts.ts'

/** What was delivered and how, for whoever looks after an endpoint. Bodies are written anew from what was told: they are the same each time. */

interface Page {
  cursor: string | undefined
  limit: number
}

interface DeliveryRow extends Omit<WebhookDelivery, 'at' | 'nextAt'> {
  at: Date
  nextAt: Date | null
}

const deliveryColumns = `deliveries.id, number::float8 as number, type, state, attempts, events.at,
  case when state = 'waiting' then next_at end as "nextAt"`

/** Loads a page of deliveries, the newest first. @throws Problem `not_found` for another workspace's endpoint */
export async function listDeliveries(
  sql: Sql,
  workspaceId: string,
  endpointId: string,
  { state, type, cursor, limit }: Page & { state: DeliveryState | undefined; type: string | undefined },
): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | null }> {
  await kindOf(sql, workspaceId, endpointId)
  const found = await sql.query<DeliveryRow>(
    `select ${deliveryColumns}
       from webhook_deliveries deliveries join webhook_events events on events.id = event_id
      where deliveries.endpoint_id = $1 and ($2::bigint is null or number < $2)
        and ($3::text is null or state = $3) and ($4::text is null or type = $4)
      order by number desc limit $5`,
    [endpointId, cursor ?? null, state ?? null, type ?? null, limit + 1],
  )
  const deliveries = found.rows.slice(0, limit).map(shownDelivery)
  const last = found.rows.length > limit ? deliveries.at(-1) : undefined
  return { deliveries, nextCursor: last === undefined ? null : String(last.number) }
}

/** @throws Problem `not_found` */
export async function loadDelivery(sql: Sql, endpointId: string, id: string): Promise<WebhookDelivery> {
  const found = await sql.query<DeliveryRow>(
    `select ${deliveryColumns} from webhook_deliveries deliveries join webhook_events events on events.id = event_id
      where deliveries.endpoint_id = $1 and deliveries.id = $2`,
    [endpointId, id],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Delivery not found.')
  return shownDelivery(row)
}

function shownDelivery({ at, nextAt, ...row }: DeliveryRow): WebhookDelivery {
  return { ...row, at: at.toISOString(), nextAt: nextAt?.toISOString() ?? null }
}

type AttemptRow = Omit<WebhookAttempt, 'at' | 'requestBody'> & {
  at: Date
  number: number
  data: unknown
  happened: Date
}

/** Loads a page of attempts with their bodies, the newest first.
 *  @param deliveryId only those of one delivery
 *  @throws Problem `not_found` for another workspace's endpoint */
export async function listAttempts(
  sql: Sql,
  workspaceId: string,
  endpointId: string,
  { deliveryId, cursor, limit }: Page & { deliveryId: string | undefined },
): Promise<{ attempts: WebhookAttempt[]; nextCursor: string | null }> {
  const kind = await kindOf(sql, workspaceId, endpointId)
  const found = await sql.query<AttemptRow>(
    `select attempts.id::text, delivery_id as "deliveryId", type, attempts.at, duration_ms as "durationMs", status, problem,
            response_body as "responseBody", number::float8 as number, data, events.at as happened
       from webhook_attempts attempts
       join webhook_deliveries deliveries on deliveries.id = delivery_id join webhook_events events on events.id = event_id
      where attempts.endpoint_id = $1 and ($2::bigint is null or attempts.id < $2)
        and ($3::uuid is null or delivery_id = $3)
      order by attempts.id desc limit $4`,
    [endpointId, cursor ?? null, deliveryId ?? null, limit + 1],
  )
  const attempts = found.rows.slice(0, limit).map((row) => shownAttempt(row, kind))
  return { attempts, nextCursor: found.rows.length > limit ? (attempts.at(-1)?.id ?? null) : null }
}

function shownAttempt({ at, number, data, happened, ...row }: AttemptRow, kind: EndpointKind): WebhookAttempt {
  // It was written by the type’s own schema.
  const event = { type: row.type, data } as WebhookEvent
  const requestBody = bodyOf({ event: { ...event, at: happened }, number }, kind)
  return { ...row, at: at.toISOString(), requestBody }
}

/** @throws Problem `not_found` */
async function kindOf(sql: Sql, workspaceId: string, id: string): Promise<EndpointKind> {
  const found = await sql.query<{ kind: EndpointKind }>(
    'select kind from webhook_endpoints where workspace_id = $1 and id = $2',
    [workspaceId, id],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Webhook not found.')
  return row.kind
}

import type { SentEventType, WebhookEvent } from '@vouch/contract'
import type { EndpointKind } from './endpoint-address.ts'
import type { Delivery } from './message.ts'
import { type SealedEndpoint, sealedColumns } from './sealed-endpoint.ts'
import type { Sql } from './webhook-parts.ts'

/** Endpoints take turns. Whoever claims one delivers to it alone for a short while, so that an endpoint never has more than its few
 *  connections, however many processes deliver; whoever still waits after its turn stands behind all others. */

/** Deliveries of one turn. */
export const turnSize = 20
/** A turn takes 15 seconds at most, with its last attempt; a process that died leaves it after this. */
const leaseMs = 60_000

export interface Turn {
  endpoint: SealedEndpoint & { kind: EndpointKind; oldSecretUntil: Date | null }
  deliveries: Delivery[]
  /** What was claimed until when: only this claim may give the endpoint back. */
  leasedUntil: Date
}

interface DeliveryRow extends Omit<Delivery, 'event'> {
  type: SentEventType
  data: unknown
  at: Date
}

/** Claims endpoints that have something to deliver: before those that answer nothing, and then who has waited longest first.
 *  @param slow whether of those whose last attempt was slow, or of the others
 *  @param most 0 or more */
export async function claimTurns(sql: Sql, slow: boolean, most: number, at: Date): Promise<Turn[]> {
  if (most <= 0) return []
  const leasedUntil = new Date(at.getTime() + leaseMs)
  const claimed = await sql.query<Turn['endpoint']>(
    `with due as (
       select id from webhook_endpoints
        where state = 'on' and slow = $2 and due_at <= $1 and coalesce(leased_until <= $1, true)
        order by failing_since is not null, due_at limit $3 for update skip locked
     )
     update webhook_endpoints set leased_until = $4 from due where webhook_endpoints.id = due.id
     returning ${sealedColumns}, kind, old_secret_until as "oldSecretUntil"`,
    [at, slow, most, leasedUntil],
  )
  if (claimed.rows.length === 0) return []
  const deliveries = await loadDue(
    sql,
    claimed.rows.map(({ id }) => id),
    at,
  )
  return claimed.rows.map((endpoint) => ({ endpoint, leasedUntil, deliveries: deliveries.get(endpoint.id) ?? [] }))
}

async function loadDue(sql: Sql, endpointIds: string[], at: Date): Promise<Map<string, Delivery[]>> {
  const found = await sql.query<DeliveryRow>(
    `select due.id, claimed.id as "endpointId", due.number::float8, due.attempts, type, data, events.at
       from unnest($1::uuid[]) as claimed (id)
      cross join lateral (
        select id, event_id, number, attempts from webhook_deliveries
         where endpoint_id = claimed.id and state = 'waiting' and next_at <= $2
         order by next_at, number limit ${turnSize}) due
       join webhook_events events on events.id = due.event_id`,
    [endpointIds, at],
  )
  const deliveries = found.rows.map(({ type, data, at: happened, ...row }): Delivery => {
    // It was written by the type’s own schema.
    const event = { type, data } as WebhookEvent
    return { ...row, event: { ...event, at: happened } }
  })
  return Map.groupBy(deliveries, ({ endpointId }) => endpointId)
}

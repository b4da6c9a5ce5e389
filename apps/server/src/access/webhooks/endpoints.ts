import { randomBytes, randomUUID } from 'node:crypto'
import {
  type NewWebhookEndpoint,
  oldSecretHours,
  Problem,
  type WebhookEndpoint,
  type WebhookEndpointChange,
  webhookDays,
  webhookEndpointsMax,
} from '@vouch/contract'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { checkAddress, type EndpointKind, shownAddress } from './endpoint-address.ts'
import { openEndpoint, type SealedEndpoint, sealEndpoint, sealedColumns, writeSealed } from './sealed-endpoint.ts'
import { type Sql, type WebhookParts, webhookChannel } from './webhook-parts.ts'

/** The endpoints of a workspace. A secret is told once and kept sealed. */

interface EndpointRow extends Omit<WebhookEndpoint, 'createdAt' | 'oldSecretUntil' | 'last'> {
  createdAt: Date
  oldSecretUntil: Date | null
  lastAt: Date | null
  lastStatus: number | null
  lastProblem: string | null
}

// $1 workspace.
const listText = `
  select endpoint.id, kind, endpoint.name, shown_url as url, events, state, disabled_because as "disabledBecause",
         case when old_secret_until > now() then old_secret_until end as "oldSecretUntil", users.name as "madeBy",
         endpoint.created_at as "createdAt", last.at as "lastAt", last.status as "lastStatus", last.problem as "lastProblem",
         last_number::int as sent,
         (select count(*)::int from webhook_deliveries where endpoint_id = endpoint.id and webhook_deliveries.state = 'waiting') as waiting,
         (select count(*)::int from webhook_deliveries where endpoint_id = endpoint.id and webhook_deliveries.state in ('failed', 'missed')
             and webhook_deliveries.created_at > now() - interval '${webhookDays} days') as lost
    from webhook_endpoints endpoint
    left join users on users.id = made_by
    left join lateral (select at, status, problem from webhook_attempts where endpoint_id = endpoint.id order by id desc limit 1) last on true
   where endpoint.workspace_id = $1`

/** Loads the endpoints, the oldest first. */
export async function listEndpoints(sql: Sql, workspaceId: string): Promise<WebhookEndpoint[]> {
  const found = await sql.query<EndpointRow>(
    `${listText} order by endpoint.created_at, endpoint.id limit ${webhookEndpointsMax}`,
    [workspaceId],
  )
  return found.rows.map(shown)
}

/** @throws Problem `not_found` for another workspace's endpoint */
export async function loadEndpoint(sql: Sql, workspaceId: string, id: string): Promise<WebhookEndpoint> {
  const [row] = (await sql.query<EndpointRow>(`${listText} and endpoint.id = $2`, [workspaceId, id])).rows
  if (row === undefined) throw new Problem('not_found', 'Webhook not found.')
  return shown(row)
}

function shown({ createdAt, oldSecretUntil, lastAt, lastStatus, lastProblem, ...row }: EndpointRow): WebhookEndpoint {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    last: lastAt && { at: lastAt.toISOString(), status: lastStatus, problem: lastProblem },
  }
}

const secretBytes = 32

/** As Standard Webhooks writes symmetric secrets. */
function drawSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`
}

interface MadeEndpoint {
  endpoint: WebhookEndpoint
  /** Null for Slack, whose address is its secret. */
  secret: string | null
}

/** Adds an endpoint. @throws Problem `validation` for an address that may not be called, `too_many` */
export async function createEndpoint(
  { db, ring, testHosts }: WebhookParts,
  { workspaceId, userId }: Member,
  { kind = 'standard', name, url, events }: NewWebhookEndpoint,
): Promise<MadeEndpoint> {
  checkAddress(url, kind, testHosts)
  const id = randomUUID()
  const secret = kind === 'slack' ? null : drawSecret()
  const sealed = sealEndpoint(ring, id, { url, secret, oldSecret: null })
  return withTransaction(db, async (tx) => {
    // Two that are made at once are counted one after the other.
    await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
    const made = await tx.query(
      `insert into webhook_endpoints (id, workspace_id, made_by, kind, name, shown_url, url_sealed, secret_sealed, key_id, events)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
        where (select count(*) from webhook_endpoints where workspace_id = $2) < ${webhookEndpointsMax}`,
      [
        ...[id, workspaceId, userId, kind, name, shownAddress(url, kind)],
        ...[sealed.urlSealed, sealed.secretSealed, sealed.keyId, [...new Set(events)]],
      ],
    )
    if (made.rowCount === 0)
      throw new Problem('too_many', `A workspace can have up to ${webhookEndpointsMax} webhooks. Remove one first.`)
    return { endpoint: await loadEndpoint(tx, workspaceId, id), secret }
  })
}

/** Changes an endpoint; what is absent stays. Turned on again, what waits is due as it was.
 *  @throws Problem `not_found`, or `validation` for an address that may not be called */
export async function changeEndpoint(
  { db, ring, testHosts }: WebhookParts,
  workspaceId: string,
  id: string,
  { name, url, events, state }: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  return withTransaction(db, async (tx) => {
    const sealed = await lockSealed(tx, workspaceId, id)
    if (url !== undefined) {
      checkAddress(url, sealed.kind, testHosts)
      await writeSealed(tx, sealEndpoint(ring, id, { ...openEndpoint(ring, sealed), url }))
    }
    const turnsOn = state === 'on'
    await tx.query(
      `update webhook_endpoints endpoint set name = coalesce($2, name), events = coalesce($3, events),
              shown_url = coalesce($4, shown_url), state = coalesce($5, state),
              disabled_because = case when $5 is null then disabled_because end,
              failing_since = case when $6 then null else failing_since end, held_until = case when $6 then null else held_until end,
              due_at = case when $6 then (select min(next_at) from webhook_deliveries
                                           where endpoint_id = endpoint.id and webhook_deliveries.state = 'waiting')
                            else due_at end
        where id = $1`,
      [
        id,
        name ?? null,
        events ?? null,
        url === undefined ? null : shownAddress(url, sealed.kind),
        state ?? null,
        turnsOn,
      ],
    )
    if (turnsOn) await tx.query('select pg_notify($1, $2)', [webhookChannel, ''])
    return loadEndpoint(tx, workspaceId, id)
  })
}

/** Makes a new secret; the present one signs beside it for a day. @throws Problem `not_found`, or `not_now` for Slack */
export async function rotateSecret({ db, ring }: WebhookParts, workspaceId: string, id: string): Promise<MadeEndpoint> {
  return withTransaction(db, async (tx) => {
    const sealed = await lockSealed(tx, workspaceId, id)
    if (sealed.kind === 'slack') throw new Problem('not_now', 'Slack messages aren’t signed, so there’s no secret.')
    const { url, secret: oldSecret } = openEndpoint(ring, sealed)
    const secret = drawSecret()
    await writeSealed(tx, sealEndpoint(ring, id, { url, secret, oldSecret }))
    await tx.query(
      `update webhook_endpoints set old_secret_until = now() + interval '${oldSecretHours} hours' where id = $1`,
      [id],
    )
    return { endpoint: await loadEndpoint(tx, workspaceId, id), secret }
  })
}

/** Removes an endpoint with its log. @throws Problem `not_found` */
export async function removeEndpoint(sql: Sql, workspaceId: string, id: string): Promise<void> {
  const removed = await sql.query('delete from webhook_endpoints where id = $2 and workspace_id = $1', [
    workspaceId,
    id,
  ])
  if (removed.rowCount === 0) throw new Problem('not_found', 'Webhook not found.')
}

async function lockSealed(tx: Sql, workspaceId: string, id: string): Promise<SealedEndpoint & { kind: EndpointKind }> {
  const found = await tx.query<SealedEndpoint & { kind: EndpointKind }>(
    `select ${sealedColumns}, kind from webhook_endpoints where workspace_id = $1 and id = $2 for update`,
    [workspaceId, id],
  )
  if (found.rowCount === 0) throw new Problem('not_found', 'Webhook not found.')
  return onlyRow(found)
}

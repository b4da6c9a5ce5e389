import { Problem, replayMax, testEventType, type WebhookDelivery, webhookDays } from '@vouch/contract'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { loadDelivery } from './deliveries.ts'
import { type Sql, type WebhookParts, webhookChannel } from './webhook-parts.ts'

/** Sends again, and sends a test. What is sent again keeps its id, so that a receiver that had it can leave it. */

/** Sends one delivery again at once, whatever became of it. @throws Problem `not_found`, or `not_now` while the endpoint is off */
export function replayDelivery(
  { db }: Pick<WebhookParts, 'db'>,
  workspaceId: string,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> {
  return withTransaction(db, async (tx) => {
    await lockOn(tx, workspaceId, id)
    await tx.query(
      `update webhook_deliveries set state = 'waiting', attempts = 0, next_at = now(), ended_at = null
        where endpoint_id = $1 and id = $2`,
      [id, deliveryId],
    )
    const delivery = await loadDelivery(tx, id, deliveryId)
    await wake(tx, id)
    return delivery
  })
}

/** Sends again what failed or was missed since a moment, the oldest first.
 *  @returns how many deliveries
 *  @throws Problem `not_found`, or `not_now` while the endpoint is off */
export function replayLost({ db }: Pick<WebhookParts, 'db'>, workspaceId: string, id: string, since: Date) {
  return withTransaction(db, async (tx) => {
    await lockOn(tx, workspaceId, id)
    const replayed = await tx.query(
      `update webhook_deliveries set state = 'waiting', attempts = 0, next_at = now(), ended_at = null
        where id in (select id from webhook_deliveries
                      where endpoint_id = $1 and state in ('failed', 'missed') and created_at >= $2
                        and created_at > now() - interval '${webhookDays} days'
                      order by created_at, number limit ${replayMax})`,
      [id, since],
    )
    if (replayed.rowCount !== 0) await wake(tx, id)
    return { replayed: replayed.rowCount ?? 0 }
  })
}

/** Notes a test for one endpoint. @throws Problem `not_found`, or `not_now` while the endpoint is off */
export function sendTest(
  { db }: Pick<WebhookParts, 'db'>,
  workspaceId: string,
  id: string,
): Promise<{ eventId: string }> {
  return withTransaction(db, async (tx) => {
    const name = await lockOn(tx, workspaceId, id)
    const message = `This is a test of “${name}” from Vouch.`
    const noted = await tx.query<{ id: string }>(
      `insert into webhook_events (workspace_id, endpoint_id, type, facts, at) values ($1, $2, $3, $4, now()) returning id`,
      [workspaceId, id, testEventType, JSON.stringify({ message })],
    )
    await tx.query('select pg_notify($1, $2)', [webhookChannel, ''])
    return { eventId: onlyRow(noted).id }
  })
}

/** @returns its name */
async function lockOn(tx: Sql, workspaceId: string, id: string): Promise<string> {
  const found = await tx.query<{ state: string; name: string }>(
    'select state, name from webhook_endpoints where workspace_id = $1 and id = $2 for update',
    [workspaceId, id],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Webhook not found.')
  if (row.state !== 'on') throw new Problem('not_now', 'This webhook is off. Turn it on first.')
  return row.name
}

async function wake(tx: Sql, id: string): Promise<void> {
  await tx.query(
    'update webhook_endpoints set due_at = greatest(least(coalesce(due_at, now()), now()), held_until) where id = $1',
    [id],
  )
  await tx.query('select pg_notify($1, $2)', [webhookChannel, ''])
}

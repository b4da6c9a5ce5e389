import { Problem, type ReplyOf, type trackingOrders } from '@vouch/contract'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import { cleanTexts } from '../../foundation/http/clean-requests.ts'
import { keepOrders } from './keep-orders.ts'
import { signatureFaults, signatureOf } from './message-signature.ts'
import { deletedOrder, readMessage, timeProblem } from './order-messages.ts'
import { openSource } from './source-secrets.ts'
import type { Sql, TrackingParts } from './tracking-parts.ts'

/** Takes what a shop sends. */

interface Message {
  sourceId: string
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What WooCommerce sends, unsigned, when somebody saves the address there. It says nothing, and changes nothing. */
const wooGreeting = /^webhook_id=\d{1,12}$/

/** What became of a message. */
type Received = Omit<ReplyOf<typeof trackingOrders.receive>, 'received'>
const noOrder: Received = { kept: false, reason: 'no_order' }

/** @returns whether the message tells of an order that is kept now, and if not, why
 *  @throws Problem `not_found`, `bad_signature`, or `validation` for a message that should tell of an order and cannot be read */
export async function receiveOrder(
  { db, ring, now }: Pick<TrackingParts, 'db' | 'ring' | 'now'>,
  { sourceId, body, headers }: Message,
): Promise<Received> {
  const { pool } = db
  const at = now()
  const { kind, secrets, workspaceId } = await openSource(pool, ring, sourceId, at)
  const note = (problem: string | null) =>
    pool.query('update tracking_sources set last_at = $2, last_problem = $3 where id = $1', [sourceId, at, problem])
  if (kind === 'woocommerce' && wooGreeting.test(body.toString('latin1', 0, 40))) return noOrder
  const signature = signatureOf(kind, secrets, body, headers)
  if (signature !== 'signed') {
    const problem = signatureFaults[signature]
    await note(problem)
    throw new Problem('bad_signature', problem)
  }
  const about = topicOf(headers)
  if (about === 'other') return noOrder
  if (about === 'deleted') {
    await cancelOrder(pool, { workspaceId, sourceId, at }, deletedOrder(parsed(body)))
    await note(null)
    return noOrder
  }
  const read = readMessage(kind, parsed(body))
  if ('problem' in read) {
    await note(read.problem)
    throw new Problem('validation', read.problem)
  }
  const { order } = read
  if (order === null) {
    await note(null)
    return noOrder
  }
  const late = timeProblem(order, at)
  if (late !== null) {
    await note(late)
    throw new Problem('validation', late)
  }
  const { kept } = await withTransaction(db, async (tx) => {
    const done = await keepOrders(tx, { workspaceId, sourceId, fromFile: false, at }, [order])
    if (done.added === 1) await tellReceived(tx, { workspaceId, sourceId, at }, order.orderId)
    return done
  })
  await note(null)
  return kept === 1 ? { kept: true } : { kept: false, reason: 'older' }
}

/** Programs hear of an order that a shop sent for the first time; files bring orders that the workspace has already. */
async function tellReceived(
  tx: Sql,
  { workspaceId, sourceId, at }: { workspaceId: string; sourceId: string; at: Date },
  orderId: string,
): Promise<void> {
  const facts = storableJson({ sourceId, orderId })
  await tx.query(`select note_webhook_event($1, '{order.received}', $2::jsonb, $3, null, null)`, [
    workspaceId,
    facts,
    at,
  ])
}

/** An order that was deleted in its shop counts as one that was cancelled. The message has no time of its own: what was told before it is older, what is
 *  told after it, such as that the order was restored, is newer. */
async function cancelOrder(
  sql: Sql,
  { workspaceId, sourceId, at }: { workspaceId: string; sourceId: string; at: Date },
  orderId: string | null,
): Promise<void> {
  await sql.query(
    `update tracking_orders set cancelled = true, from_file = false, changed_at = changed_at + interval '1 millisecond', received_at = $4
      where workspace_id = $1 and source_id = $2 and order_id = $3 and not cancelled`,
    [workspaceId, sourceId, orderId, at],
  )
}

/** Shops name what a message is about; ours has no such header. What `orders/edited` sends is the edit and no order: the order follows as an update. */
function topicOf(headers: Message['headers']): 'order' | 'deleted' | 'other' {
  const named = headers['x-shopify-topic'] ?? headers['x-wc-webhook-topic']
  if (typeof named !== 'string') return 'order'
  const topic = named.slice(0, 60)
  if (/^orders?[/.]deleted?$/.test(topic)) return 'deleted'
  const tells = /^orders?[/.](create|created|paid|updated|restored|cancelled|fulfilled|partially_fulfilled)$/
  return tells.test(topic) ? 'order' : 'other'
}

function parsed(body: Buffer): unknown {
  try {
    return cleanTexts(JSON.parse(body.toString('utf8')))
  } catch {
    return null
  }
}

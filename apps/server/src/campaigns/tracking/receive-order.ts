import { Problem } from '@vouch/contract'
import { keepOrders } from './keep-orders.ts'
import { isSigned } from './message-signature.ts'
import { readMessage } from './order-messages.ts'
import { openSource } from './sources.ts'
import type { TrackingParts } from './tracking-parts.ts'

/** Takes what a shop sends. */

interface Message {
  sourceId: string
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What WooCommerce sends, unsigned, when somebody saves the address there. It says nothing, and changes nothing. */
const wooGreeting = /^webhook_id=\d{1,12}$/

/** @returns whether the message tells of an order that is kept now
 *  @throws Problem `not_found`, `bad_signature`, or `validation` for a message that should tell of an order and cannot be read */
export async function receiveOrder(
  { db: { pool }, ring, now }: Pick<TrackingParts, 'db' | 'ring' | 'now'>,
  { sourceId, body, headers }: Message,
): Promise<boolean> {
  const { kind, secret, workspaceId } = await openSource(pool, ring, sourceId)
  const at = now()
  const note = (problem: string | null) =>
    pool.query('update tracking_sources set last_at = $2, last_problem = $3 where id = $1', [sourceId, at, problem])
  if (kind === 'woocommerce' && wooGreeting.test(body.toString('latin1', 0, 40))) return false
  if (!isSigned(kind, secret, body, headers)) {
    const problem = 'The signature doesn’t match the secret.'
    await note(problem)
    throw new Problem('bad_signature', problem)
  }
  if (!tellsOfOrder(headers)) return false
  const read = readMessage(kind, parsed(body))
  if ('problem' in read) {
    await note(read.problem)
    throw new Problem('validation', read.problem)
  }
  await keepOrders(pool, { workspaceId, sourceId, at }, [read.order])
  await note(null)
  return true
}

/** Shops name what a message is about; ours has no such header. */
function tellsOfOrder(headers: Message['headers']): boolean {
  const topic = headers['x-shopify-topic'] ?? headers['x-wc-webhook-topic']
  if (typeof topic !== 'string') return true
  return /^orders?[/.](create|created|paid|updated|edited|cancelled|fulfilled|partially_fulfilled)$/.test(
    topic.slice(0, 60),
  )
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

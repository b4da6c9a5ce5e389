import { Problem } from '@vouch/contract'
import type { ProviderEvent } from '../../../outside/payments/payments.ts'
import type { LifeParts } from '../life/read-again.ts'
import { onMoneyBack } from './money-back.ts'
import { onPaymentSucceeded } from './purchase-news.ts'
import { onPayerNews, onSubscriptionNews } from './subscription-news.ts'

/** The card provider's messages. Each is proved, written down by its id and acted on once; what it says is a hint to look again, so
 *  their order does not matter. Messages about anything else are taken and forgotten. */

type Handler = (parts: LifeParts, event: ProviderEvent) => Promise<void>

export const handlers: Readonly<Record<string, Handler>> = {
  'customer.subscription.created': onSubscriptionNews,
  'customer.subscription.updated': onSubscriptionNews,
  'customer.subscription.deleted': onSubscriptionNews,
  'customer.subscription.paused': onSubscriptionNews,
  'customer.subscription.resumed': onSubscriptionNews,
  'customer.subscription.trial_will_end': onSubscriptionNews,
  'invoice.paid': onSubscriptionNews,
  'invoice.payment_failed': onSubscriptionNews,
  'invoice.payment_action_required': onSubscriptionNews,
  'invoice.marked_uncollectible': onSubscriptionNews,
  'invoice.voided': onSubscriptionNews,
  'customer.updated': onPayerNews,
  'payment_method.attached': onPayerNews,
  'payment_method.detached': onPayerNews,
  'payment_method.updated': onPayerNews,
  'payment_method.automatically_updated': onPayerNews,
  'payment_intent.succeeded': onPaymentSucceeded,
  'charge.refunded': onMoneyBack,
  'charge.refund.updated': onMoneyBack,
  'refund.updated': onMoneyBack,
  'refund.failed': onMoneyBack,
  'charge.dispute.created': onMoneyBack,
  'charge.dispute.closed': onMoneyBack,
}

function handlerOf(type: string): Handler | undefined {
  return Object.hasOwn(handlers, type) ? handlers[type] : undefined
}

/** Acts again on a message that was written down: it is read at the provider, for only its id is kept here.
 *  @throws Problem `not_now` for one that the provider has forgotten, which it does after a month */
export async function replayEvent(parts: LifeParts, id: string): Promise<void> {
  const event = await parts.payments.loadEvent(id)
  const handler = event && handlerOf(event.type)
  if (!event || !handler) throw new Problem('not_now', 'The card provider no longer has this webhook.')
  await handler(parts, event)
  await parts.db.pool.query('update provider_events set handled_at = $2 where id = $1', [id, parts.now()])
}

/** Acts on a message. One that was acted on before does nothing; one whose handling fails is sent again by the provider.
 *  @throws Problem `bad_signature` */
export async function takeEvent(parts: LifeParts, body: string, signature: string): Promise<void> {
  const event = parts.payments.readEvent(body, signature)
  const handler = handlerOf(event.type)
  if (handler === undefined) return
  const written = await parts.db.pool.query<{ handled: boolean }>(
    `insert into provider_events (id, type, created_at, received_at) values ($1, $2, $3, $4)
     on conflict (id) do update set received_at = provider_events.received_at
     returning handled_at is not null as handled`,
    [event.id, event.type, event.createdAt, parts.now()],
  )
  if (written.rows[0]?.handled) return
  await handler(parts, event)
  await parts.db.pool.query('update provider_events set handled_at = $2 where id = $1', [event.id, parts.now()])
}

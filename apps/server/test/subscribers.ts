import { randomUUID } from 'node:crypto'
import type { Tier } from '@vouch/contract'
import { simulatorRoot } from '../src/outside/payments/simulator/simulated-http.ts'
import { simulatedKeys } from '../src/outside/payments/simulator/stripe-simulator.ts'
import { cardFields } from './fresh-card.ts'
import { type Rooms, signUp, type Visitor } from './rooms.ts'

/** People with a plan and a customer at the simulated card provider, and the cards that they pay with. */

export interface Subscriber extends Visitor {
  customerId: string
}

/** Signs somebody up with a running subscription, or one in another state. */
export async function subscribe(rooms: Rooms, tier: Tier = 'STARTER', status = 'active'): Promise<Subscriber> {
  const visitor = await signUp(rooms)
  const person = { email: `${randomUUID()}@example.com`, name: 'Ann Example' }
  const customerId = await rooms.cards.payments.createCustomer(person, randomUUID())
  await rooms.db.pool.query(
    `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, created_at,
                                period_start, period_end, ended_at, payment_problem)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + interval '14 days', $5,
             $5, $5::timestamptz + interval '1 month', case when $3 in ('canceled', 'lapsed') then $5::timestamptz end,
             case $3 when 'past_due' then '{}'::jsonb end)`,
    [visitor.workspaceId, tier, status, customerId, rooms.clock.now],
  )
  return { ...visitor, customerId }
}

export const cards = { good: '4242424242424242', declined: '4000000000000002', asksOwner: '4000002500003155' }

interface OpenPayment {
  clientSecret: string
  paymentIntentId: string
}

/** Pays as the provider's browser client does. @returns the provider's answer */
export function pay(rooms: Rooms, payment: OpenPayment, number = cards.good) {
  return page(rooms, `/payment_intents/${payment.paymentIntentId}/confirm`, payment, {
    ...cardFields(number),
  })
}

/** What the card's owner answers the bank. */
export function authenticate(rooms: Rooms, payment: OpenPayment, outcome: 'succeeded' | 'failed') {
  const path = `/test_helpers/payment_intents/${payment.paymentIntentId}/authenticate`
  return page(rooms, path, payment, { outcome })
}

/** The bank's yes to a card that is being set up. */
export function authenticateSetup(rooms: Rooms, { id, client_secret }: { id: string; client_secret: string }) {
  const path = `/test_helpers/setup_intents/${id}/authenticate`
  return page(rooms, path, { clientSecret: client_secret }, { outcome: 'succeeded' })
}

async function page(
  { app }: Rooms,
  path: string,
  payment: Pick<OpenPayment, 'clientSecret'>,
  fields: Record<string, string>,
) {
  const form = { key: simulatedKeys.publishable, client_secret: payment.clientSecret, ...fields }
  const answer = await app.inject({
    method: 'POST',
    url: `${simulatorRoot}/v1${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: answer.statusCode, body: answer.json() }
}

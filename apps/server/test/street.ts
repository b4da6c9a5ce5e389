import { randomUUID } from 'node:crypto'
import type { Invoice, Subscription } from '@vouch/contract'
import Stripe from 'stripe'
import { billingJobs } from '../src/customers/billing/jobs.ts'
import { loadKnown } from '../src/customers/billing/life/known-subscription.ts'
import { type LifeParts, readAgain } from '../src/customers/billing/life/read-again.ts'
import { openTrial, startTrial } from '../src/customers/billing/start-trial.ts'
import { loadBalance } from '../src/customers/credits/balance.ts'
import { onlyRow, withTransaction } from '../src/foundation/db/database.ts'
import { simulatedFetch, simulatorRoot } from '../src/outside/payments/simulator/simulated-http.ts'
import { simulatedKeys } from '../src/outside/payments/simulator/stripe-simulator.ts'
import { type Answer, test as base, type Rooms, signUp, type Visitor } from './rooms.ts'

/** Subscribers of the shipped app: what they do by calls, what time does to them, and what the bank does. */

export interface Subscriber extends Visitor {
  customerId: string
  subscription: () => Promise<Subscription>
  /** The id at the provider. */
  id: () => Promise<string>
  post: (what: 'cancel' | 'resume' | 'change', body?: object) => Promise<Answer>
  change: (tier: string, billingCycle?: string, preview?: boolean) => Promise<Answer>
  invoices: () => Promise<Invoice[]>
  /** Subjects of letters about money, oldest first. */
  letters: () => Promise<string[]>
  balance: () => Promise<{ monthly: number; limit: number; purchased: number; frozen: boolean }>
  /** Puts another card on file as the billing page does, and pays with it what is due. */
  useCard: (number: string) => Promise<Answer>
}

export interface Street {
  rooms: Rooms
  /** The provider's dashboard: the operator's own hands there. */
  dashboard: Stripe
  life: LifeParts
  /** Moves the clock by days, with everything that falls due. */
  days: (days: number) => Promise<void>
  /** Lets the provider deliver what it has to say now. */
  deliver: () => Promise<void>
  /** Somebody in a trial, with a card on file. */
  subscriber: (card?: string) => Promise<Subscriber>
}

export const test = base.extend('street', async ({ open }): Promise<Street> => {
  const rooms = await open()
  const { app, cards, parts } = rooms
  // Tests of one file share a database: the lives of the test before stand still.
  await rooms.db.pool.query('update simulated_payment_objects set due_at = null')
  await rooms.db.pool.query('update subscriptions set next_credits_at = null')
  const { simulator, time, payments } = cards
  if (simulator === null || time === null) throw new Error('Tests pay with simulated cards')
  const dashboard = new Stripe(simulatedKeys.secret, {
    httpClient: Stripe.createFetchHttpClient(simulatedFetch(simulator)),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const config = { company: { name: 'Vouch', number: '1', address: 'London' } }
  const publicAddress = () => 'https://vouch.test'
  const life = { db: rooms.db, payments, config, queue: parts.queue, now: parts.now, publicAddress }
  return {
    rooms,
    dashboard,
    life,
    days: async (advanceDays) => {
      const moved = await app.inject({ method: 'POST', url: '/api/dev/clock', payload: { advanceDays } })
      if (moved.statusCode !== 200) throw new Error(moved.body)
    },
    deliver: () => time.run(),
    subscriber: (card = 'pm_card_visa') => buildSubscriber(rooms, dashboard, card),
  }
})

/** Runs one of the jobs of billing. */
export async function runJob({ life }: Pick<Street, 'life'>, name: string, data: object = {}): Promise<void> {
  const job = billingJobs(life).find((each) => each.name === name)
  await job?.run(data, { number: 1, last: true, signal: new AbortController().signal })
}

async function buildSubscriber(rooms: Rooms, dashboard: Stripe, card: string): Promise<Subscriber> {
  const visitor = await signUp(rooms, 0)
  const { workspaceId } = visitor
  const { payments } = rooms.cards
  const customerId = await payments.createCustomer({ email: `${randomUUID()}@example.com`, name: 'Ann' }, randomUUID())
  const method = await dashboard.paymentMethods.attach(card, { customer: customerId })
  await payments.keepCard(customerId, method.id, randomUUID())
  const trial = await openTrial(payments, { workspaceId, customerId }, randomUUID())
  await withTransaction(rooms.db, (tx) => startTrial(tx, trial))
  return { ...visitor, customerId, ...doings(rooms, visitor) }
}

function doings(rooms: Rooms, visitor: Visitor): Omit<Subscriber, keyof Visitor | 'customerId'> {
  const { db } = rooms
  const { userId, workspaceId } = visitor
  const post: Subscriber['post'] = (what, body) => visitor.ask('POST', `/api/subscription/${userId}/${what}`, body)
  return {
    post,
    subscription: async () => (await visitor.ask('GET', `/api/subscription/${userId}`)).body.subscription,
    id: async () => (await loadKnown(db.pool, workspaceId))?.subscriptionId ?? '',
    change: (tier, billingCycle = 'MONTHLY', preview = false) => post('change', { tier, billingCycle, preview }),
    invoices: async () => (await visitor.ask('GET', '/api/billing/invoices')).body.invoices,
    letters: async () => {
      const found = await db.pool.query<{ subject: string }>(
        `select subject from mails join users on email = recipient where users.id = $1 and cause like 'billing:%'
          order by written_at, mails.cause`,
        [userId],
      )
      return found.rows.map(({ subject }) => subject)
    },
    balance: async () => {
      const { monthlyCredits, monthlyCreditsLimit, purchasedCredits, purchasedFrozen } = await loadBalance(
        db.pool,
        workspaceId,
      )
      return {
        monthly: monthlyCredits,
        limit: monthlyCreditsLimit,
        purchased: purchasedCredits,
        frozen: purchasedFrozen,
      }
    },
    useCard: async (number) => {
      const { body } = await visitor.ask('POST', '/api/billing/card/setup')
      await confirmCard(rooms, body.setupIntent, number)
      return visitor.ask('POST', '/api/billing/card', { setupIntentId: body.setupIntent.id })
    },
  }
}

/** Enters a card as the page of a set-up does. */
export async function confirmCard(
  rooms: Rooms,
  { id, client_secret }: { id: string; client_secret: string },
  number: string,
): Promise<void> {
  await page(rooms, `/v1/setup_intents/${id}/confirm`, {
    client_secret,
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '39',
    'payment_method_data[card][cvc]': '123',
  })
  const asking = { client_secret, outcome: 'succeeded' }
  if (number === '4000002500003155') await page(rooms, `/v1/test_helpers/setup_intents/${id}/authenticate`, asking)
}

/** What a page sends to the provider, with the public key. */
export async function page({ app }: Rooms, path: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: `${simulatorRoot}${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key: simulatedKeys.publishable, ...fields }).toString(),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** All that is true of a subscriber, without what depends on when it was read: to compare two ways to the same place. */
export async function stateOf(rooms: Rooms, { workspaceId }: Pick<Subscriber, 'workspaceId'>) {
  const found = await rooms.db.pool.query<{ state: object }>(
    `select jsonb_build_object(
       'subscription', to_jsonb(subscriptions) - 'version' - 'workspace_id' - 'customer_id' - 'subscription_id' - 'created_at',
       'invoices', (select coalesce(jsonb_agg(jsonb_build_array(reason, status, amount_cents, refunded_cents, tier) order by created_at, reason), '[]')
                      from invoices where invoices.workspace_id = subscriptions.workspace_id),
       'entries', (select coalesce(jsonb_agg(jsonb_build_array(bucket, delta, action) order by id), '[]')
                     from credit_entries where credit_entries.workspace_id = subscriptions.workspace_id),
       'frozen', (select frozen from credit_balances balances where balances.workspace_id = subscriptions.workspace_id and bucket = 'purchased')
     ) as state from subscriptions where workspace_id = $1`,
    [workspaceId],
  )
  return onlyRow(found).state
}

export { readAgain }

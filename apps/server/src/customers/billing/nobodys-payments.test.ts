import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { freshCard } from '../../../test/fresh-card.ts'
import { type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { signedUp, visitorOf } from '../../../test/sign-up-visitor.ts'
import { runJob, type Street, type Subscriber, test } from '../../../test/street.ts'
import { authenticate, authenticateSetup, cards, pay } from '../../../test/subscribers.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { leaveNothing } from './leave-nothing.ts'
import { retireSignUps } from './retired-sign-ups.ts'

/** Whoever begins anew, or deletes the account, while the bank is asked pays for nothing, however late the bank says yes. */

type Confirmation = { paymentIntentId: string; clientSecret: string }

/** Somebody who is signed in, and whose bank was asked about a plan without a trial. */
async function asked({ rooms }: Street) {
  const card = freshCard(cards.asksOwner)
  await agreed(rooms, visitorOf(rooms, `${randomUUID()}@example.com`), card)
  const ann = await signUp(rooms, 0)
  const { body } = await ann.ask('POST', '/api/subscription/trial')
  const setup = body.setupIntent
  const visitor = visitorOf(rooms, body.email)
  await visitor.card(setup, card)
  await authenticateSetup(rooms, setup)
  expect(await visitor.complete(setup.id)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
  const confirmation = (await visitor.startPaid(setup.id)).body.confirmation as Confirmation
  expect(confirmation.paymentIntentId).toMatch(/^pi_/)
  return { ann, visitor, setupIntentId: setup.id as string, confirmation }
}

/** A trial with a card whose bank asks. */
async function agreed(rooms: Rooms, visitor: ReturnType<typeof visitorOf>, card: ReturnType<typeof freshCard>) {
  const { body } = await visitor.begin()
  const setup = body.setupIntent
  if (setup === undefined) throw new Error('The sign-up did not begin')
  await visitor.card(setup, card)
  await authenticateSetup(rooms, setup)
  expect(await visitor.complete(setup.id)).toMatchObject({ status: 200 })
}

/** Cents that were taken of a sign-up's customer, and what of them went back. */
async function moneyOf({ rooms }: Street, paymentIntentId: string) {
  const found = await rooms.db.pool.query<{ taken: number; back: number }>(
    `select coalesce(sum((body ->> 'amount')::int), 0)::int as taken,
            coalesce(sum((body ->> 'amount_refunded')::int), 0)::int as back
       from simulated_payment_objects where kind = 'charge' and body ->> 'status' = 'succeeded'
        and body ->> 'payment_intent' = $1`,
    [paymentIntentId],
  )
  return found.rows[0]
}

const nothing = { taken: 0, back: 0 }

async function running({ rooms }: Street, paymentIntentId: string): Promise<string[]> {
  const found = await rooms.db.pool.query<{ status: string }>(
    `select subscriptions.body ->> 'status' as status from simulated_payment_objects intents
       join simulated_payment_objects subscriptions on subscriptions.customer = intents.customer
      where intents.id = $1 and subscriptions.kind = 'subscription' and subscriptions.body ->> 'ended_at' is null`,
    [paymentIntentId],
  )
  return found.rows.map(({ status }) => status)
}

const hasPlan = async (ann: Visitor) => (await ann.ask('GET', `/api/subscription/${ann.userId}`)).status === 200

/** Deletes an account whose person has just signed in without a password. */
async function leave({ rooms }: Street, { userId, ask }: Visitor): Promise<void> {
  const { pool } = rooms.db
  await pool.query('delete from sign_in_methods where user_id = $1', [userId])
  const found = await pool.query<{ email: string }>('select email from users where id = $1', [userId])
  const deleted = await ask('POST', '/api/account/deletion', { email: found.rows[0]?.email })
  expect(deleted.status).toBe(200)
}

/** What a job does that was queued, as its data say. */
async function runQueued(street: Street, name: string, key: string, value: string): Promise<void> {
  const found = await street.rooms.db.pool.query<{ data: object }>(
    'select data from jobs.job where name = $1 and data ->> $2 = $3',
    [name, key, value],
  )
  expect(found.rowCount).toBe(1)
  await runJob(street, name, found.rows[0]?.data)
}

test('a payment step that is opened again withdraws what the bank was asked before', async ({ street }) => {
  const { ann, setupIntentId, confirmation } = await asked(street)
  expect((await ann.ask('POST', '/api/subscription/trial')).status).toBe(200)
  await runQueued(street, 'billing.withdraw_sign_up', 'setupIntentId', setupIntentId)
  expect((await authenticate(street.rooms, confirmation, 'succeeded')).status).toBe(400)
  expect(await moneyOf(street, confirmation.paymentIntentId)).toEqual(nothing)
  expect(await running(street, confirmation.paymentIntentId)).toEqual([])
  const claims = await street.rooms.db.pool.query(
    'select from trial_sign_ups where setup_intent_id = $1 and workspace_id is not null',
    [setupIntentId],
  )
  expect(claims.rowCount).toBe(0)
})

test('another plan begins only after what the bank was asked before is withdrawn', async ({ street }) => {
  const { ann, visitor, confirmation } = await asked(street)
  const { body } = await ann.ask('POST', '/api/subscription/trial')
  await visitor.card(body.setupIntent)
  expect(await visitor.startPaid(body.setupIntent.id)).toMatchObject({ status: 200, body: { confirmation: null } })
  expect(await hasPlan(ann)).toBe(true)
  expect((await authenticate(street.rooms, confirmation, 'succeeded')).status).toBe(400)
  expect(await moneyOf(street, confirmation.paymentIntentId)).toEqual(nothing)
  await street.deliver()
  expect(await hasPlan(ann)).toBe(true)
})

test('a bank’s yes for a sign-up that is nobody’s any more goes back, and its plan ends', async ({ street }) => {
  const { ann, confirmation } = await asked(street)
  await withTransaction(street.rooms.db, (tx) => retireSignUps(tx, street.rooms.parts.queue, ann.userId))
  expect((await authenticate(street.rooms, confirmation, 'succeeded')).status).toBe(200)
  await street.deliver()
  expect(await moneyOf(street, confirmation.paymentIntentId)).toEqual({ taken: 3_900, back: 3_900 })
  expect(await running(street, confirmation.paymentIntentId)).toEqual([])
  expect(await hasPlan(ann)).toBe(false)
})

test('whoever comes back after the bank’s yes and before its message has the plan that was paid for', async ({
  street,
}) => {
  const { ann, confirmation } = await asked(street)
  await authenticate(street.rooms, confirmation, 'succeeded')
  expect(await ann.ask('POST', '/api/subscription/trial')).toMatchObject({ status: 409, body: { code: 'duplicate' } })
  expect(await hasPlan(ann)).toBe(true)
  await street.deliver()
  expect(await moneyOf(street, confirmation.paymentIntentId)).toEqual({ taken: 3_900, back: 0 })
  expect(await running(street, confirmation.paymentIntentId)).toEqual(['active'])
})

test('an account that is deleted while the bank is asked takes the question along', async ({ street }) => {
  const { ann, setupIntentId, confirmation } = await asked(street)
  await leave(street, ann)
  await runQueued(street, 'billing.withdraw_sign_up', 'setupIntentId', setupIntentId)
  expect((await authenticate(street.rooms, confirmation, 'succeeded')).status).toBe(400)
  expect(await moneyOf(street, confirmation.paymentIntentId)).toEqual(nothing)
})

test('a bank’s yes after the account was deleted goes back', async ({ street }) => {
  const { ann, confirmation } = await asked(street)
  await leave(street, ann)
  await authenticate(street.rooms, confirmation, 'succeeded')
  await street.deliver()
  expect(await moneyOf(street, confirmation.paymentIntentId)).toEqual({ taken: 3_900, back: 3_900 })
  expect(await running(street, confirmation.paymentIntentId)).toEqual([])
  const plans = await street.rooms.db.pool.query('select from subscriptions where workspace_id = $1', [ann.workspaceId])
  expect(plans.rowCount).toBe(0)
})

/** The bank is asked about a larger plan and about credits. */
async function askTwice(street: Street, ann: Subscriber) {
  const upgrade = (await ann.change('ENTERPRISE')).body.confirmation as Confirmation
  const bought = await ann.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
  const buying = bought.body as Confirmation
  await pay(street.rooms, buying, cards.asksOwner)
  return { upgrade, buying }
}

/** What was paid and went back of a customer, by what it was for. @returns cents taken and given back, smallest first */
async function paymentsOf({ rooms }: Street, customerId: string): Promise<[number, number][]> {
  const found = await rooms.db.pool.query<{ taken: number; back: number }>(
    `select (body ->> 'amount')::int as taken, (body ->> 'amount_refunded')::int as back from simulated_payment_objects
      where kind = 'charge' and customer = $1 and body ->> 'status' = 'succeeded' order by 1`,
    [customerId],
  )
  return found.rows.map(({ taken, back }) => [taken, back])
}

test('a larger plan and credits that the bank was asked about go with the account', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(15)
  await ann.useCard(cards.asksOwner)
  const { upgrade, buying } = await askTwice(street, ann)
  await leave(street, ann)
  await runQueued(street, 'billing.end_at_provider', 'customerId', ann.customerId)
  for (const asking of [upgrade, buying])
    expect((await authenticate(street.rooms, asking, 'succeeded')).status).toBe(400)
  expect(await paymentsOf(street, ann.customerId)).toEqual([[3_900, 0]])
})

test('where the bank says yes to them first they go back; what was paid before the account went stays paid', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await street.days(15)
  await ann.useCard(cards.asksOwner)
  const { upgrade, buying } = await askTwice(street, ann)
  await leave(street, ann)
  for (const asking of [upgrade, buying])
    expect((await authenticate(street.rooms, asking, 'succeeded')).status).toBe(200)
  await street.deliver()
  await runQueued(street, 'billing.end_at_provider', 'customerId', ann.customerId)
  const [first, ...later] = await paymentsOf(street, ann.customerId)
  expect(first).toEqual([3_900, 0])
  expect(later).toHaveLength(2)
  for (const [taken, back] of later) expect(back).toBe(taken)
  const credited = await street.rooms.db.pool.query(
    'select from credit_purchases where workspace_id = $1 and credited_at is not null',
    [ann.workspaceId],
  )
  expect(credited.rowCount).toBe(0)
})

test('what an operator billed by hand and what was paid before the account went stay, and the operator hears of both', async ({
  street,
}) => {
  const { life, rooms, dashboard } = street
  const ann = await street.subscriber()
  await street.days(15)
  const byHand = await dashboard.paymentIntents.create({
    ...{ amount: 50_000, currency: 'usd', customer: ann.customerId, payment_method: 'pm_card_visa', confirm: true },
  })
  // A renewal whose message was never read.
  const unread = await rooms.db.pool.query('delete from invoices where workspace_id = $1 and amount_cents > 0', [
    ann.workspaceId,
  ])
  expect(unread.rowCount).toBe(1)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 3_600_000)
  await leave(street, ann)
  const told: { payments?: string[] }[] = []
  const log = { error: (facts: object) => void told.push(facts) }
  await leaveNothing({ ...life, log }, ann.customerId)
  expect(await paymentsOf(street, ann.customerId)).toEqual([
    [3_900, 0],
    [50_000, 0],
  ])
  expect(told).toHaveLength(1)
  expect(told[0]?.payments).toHaveLength(2)
  expect(told[0]?.payments).toContain(byHand.id)
})

test('a charge by hand stays also after the account went, and for a sign-up that is nobody’s', async ({ street }) => {
  const { ann, confirmation } = await asked(street)
  const { customer } = await street.dashboard.paymentIntents.retrieve(confirmation.paymentIntentId)
  await leave(street, ann)
  await street.dashboard.paymentIntents.create({
    ...{ amount: 50_000, currency: 'usd', customer: String(customer), payment_method: 'pm_card_visa', confirm: true },
  })
  await authenticate(street.rooms, confirmation, 'succeeded')
  await street.deliver()
  expect(await paymentsOf(street, String(customer))).toEqual([
    [3_900, 3_900],
    [50_000, 0],
  ])
})

test('what was written off can’t be paid any more, and the provider forgets who is gone though nothing can be called off', async ({
  street,
}) => {
  const { life, rooms, dashboard } = street
  const ann = await street.subscriber()
  await ann.useCard(cards.asksOwner)
  await street.days(15)
  const writtenOff = `update simulated_payment_objects set body = jsonb_set(body, '{status}', '"uncollectible"')
                       where kind = 'invoice' and customer = $1 and body ->> 'status' = 'open'`
  expect((await rooms.db.pool.query(writtenOff, [ann.customerId])).rowCount).toBe(1)
  await life.payments.withdraw(ann.customerId)
  const voided = await dashboard.invoices.list({ customer: ann.customerId, status: 'void' })
  expect(voided.data).toHaveLength(1)
  await leave(street, ann)
  const payments = { ...life.payments, withdraw: () => Promise.reject(new Error('refused')) }
  const data = { subscriptionId: '', customerId: ann.customerId }
  await expect(runJob({ life: { ...life, payments } }, 'billing.end_at_provider', data)).rejects.toThrow('refused')
  expect(await dashboard.customers.retrieve(ann.customerId)).toMatchObject({ deleted: true })
})

test('a sign-up of somebody else is not touched by what is given back', async ({ street }) => {
  const { ann } = await asked(street)
  const bea = visitorOf(street.rooms, `${randomUUID()}@example.com`)
  expect(await signedUp(bea)).toMatchObject({ status: 200 })
  await leave(street, ann)
  await street.deliver()
  const found = await street.rooms.db.pool.query<{ status: string }>(
    `select status from subscriptions join workspaces on workspaces.id = workspace_id join users on users.id = owner_id
      where email = $1`,
    [bea.email],
  )
  expect(found.rows).toEqual([{ status: 'trialing' }])
})

import { randomUUID } from 'node:crypto'
import type { Tier } from '@vouch/contract'
import { expect } from 'vitest'
import { freshCard } from '../../../test/fresh-card.ts'
import type { Answer } from '../../../test/rooms.ts'
import { begun, signedUp, visitorOf } from '../../../test/sign-up-visitor.ts'
import { page, type Street, type Subscriber, test } from '../../../test/street.ts'
import type { Member } from '../../foundation/http/member.ts'
import { payDue } from './calls/card-calls.ts'
import { changePlan } from './calls/change-plan.ts'
import type { BillingParts } from './calls/own-subscription.ts'

/** Presses that come together: each is one change, and of two different ones the second knows of the first. */

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

/** Cents that were taken of a customer. */
async function takenOf({ rooms }: Pick<Street, 'rooms'>, customerId: string): Promise<number[]> {
  const found = await rooms.db.pool.query<{ cents: number }>(
    `select (body ->> 'amount')::int as cents from simulated_payment_objects
      where kind = 'charge' and body ->> 'status' = 'succeeded' and body ->> 'customer' = $1`,
    [customerId],
  )
  return found.rows.map(({ cents }) => cents)
}

/** Presses that all know the same before the first of them takes its turn. */
async function together<T>(street: Street, presses: ((parts: BillingParts) => Promise<T>)[]) {
  const { db } = street.rooms
  let [waiting, open] = [presses.length, (): void => undefined]
  const allHaveLooked = new Promise<void>((resolve) => {
    open = resolve
  })
  /** A turn is asked for after everything is known. */
  const query = async (text: string | object, values?: unknown[]) => {
    if (String(text).includes('insert into billing_turns') && waiting > 0) {
      waiting -= 1
      if (waiting === 0) open()
      await allHaveLooked
    }
    return db.pool.query(text as string, values)
  }
  const pool = new Proxy(db.pool, {
    get: (of, name) => (name === 'query' ? query : Reflect.get(of, name, of)),
  })
  const parts = { ...street.life, db: { ...db, pool }, countShortlisted: async () => 0 }
  return Promise.allSettled(presses.map((press) => press(parts)))
}

const memberOf = ({ userId, workspaceId }: Subscriber) =>
  ({ userId, workspaceId, role: 'owner', sessionId: null }) as unknown as Member

function upgradeOf(ann: Subscriber, tier: Tier) {
  const plan = { tier, billingCycle: 'MONTHLY', preview: false, offer: false } as const
  return (parts: BillingParts) => changePlan(parts, memberOf(ann), plan)
}

/** Two presses of an upgrade to the Professional plan. */
function pressTwice(street: Street, ann: Subscriber) {
  return together(street, [upgradeOf(ann, 'PROFESSIONAL'), upgradeOf(ann, 'PROFESSIONAL')])
}

/** What the provider's invoices of a customer came to, newest first. */
async function asksOf({ dashboard }: Street, { customerId }: Subscriber): Promise<(string | null)[]> {
  return (await dashboard.invoices.list({ customer: customerId })).data.map(({ status }) => status)
}

/** What is known is what the provider has. */
async function isSettled(street: Street, ann: Subscriber): Promise<void> {
  const before = await ann.subscription()
  await street.deliver()
  await ann.ask('POST', '/api/billing/refresh')
  expect(await ann.subscription()).toEqual(before)
  expect(before.pendingChange === null || before.cancelAt === null).toBe(true)
}

test('an upgrade that is pressed several times during the trial is charged once, and each press is answered with it', async ({
  street,
}) => {
  for (const _ of [1, 2, 3]) {
    const ann = await street.subscriber()
    const answers = await Promise.all([1, 2, 3].map(() => ann.change('PROFESSIONAL')))
    expect(statuses(answers)).toEqual([200, 200, 200])
    for (const { body } of answers) expect(body.subscription).toEqual(answers[0]?.body.subscription)
    expect(answers[0]?.body.subscription).toMatchObject({ tier: 'PROFESSIONAL', status: 'active' })
    expect(await takenOf(street, ann.customerId)).toEqual([12_900])
    await isSettled(street, ann)
  }
})

test('an upgrade pressed twice whose bank asks its owner is one question, and one charge once it is answered', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await street.days(14)
  await ann.useCard('4000002500003155')
  const before = await asksOf(street, ann)
  const [one, other] = await pressTwice(street, ann)
  if (one?.status !== 'fulfilled' || other?.status !== 'fulfilled') throw new Error('A press failed')
  const { confirmation } = one.value
  expect(other.value.confirmation).toEqual(confirmation)
  expect(await asksOf(street, ann)).toEqual(['open', ...before])
  await page(street.rooms, `/v1/test_helpers/payment_intents/${confirmation?.paymentIntentId}/authenticate`, {
    client_secret: confirmation?.clientSecret ?? '',
    outcome: 'succeeded',
  })
  await street.deliver()
  expect((await ann.subscription()).tier).toBe('PROFESSIONAL')
  expect(await takenOf(street, ann.customerId)).toHaveLength(2)
  await isSettled(street, ann)
})

test('an upgrade pressed twice on a card that is refused is tried once, and both presses are told', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await street.days(14)
  await ann.useCard('4000000000000341')
  const before = await asksOf(street, ann)
  const declined = { status: 'rejected', reason: { code: 'card_declined', message: 'Your card was declined.' } }
  expect(await pressTwice(street, ann)).toMatchObject([declined, declined])
  expect(await asksOf(street, ann)).toEqual(['void', ...before])
  await isSettled(street, ann)
})

test('a payment that is due and pressed twice is tried once, and both presses are told of the refusal', async ({
  street,
}) => {
  const ann = await street.subscriber('pm_card_chargeCustomerFail')
  await street.days(15)
  const attempts = async () =>
    (await street.dashboard.invoices.list({ customer: ann.customerId })).data[0]?.attempt_count
  const before = (await attempts()) ?? 0
  const press = (parts: BillingParts) => payDue(parts, memberOf(ann))
  const declined = { status: 'rejected', reason: { code: 'card_declined' } }
  expect(await together(street, [press, press])).toMatchObject([declined, declined])
  expect(await attempts()).toBe(before + 1)
})

test('different changes at once end as one of them: the others are done before or after it, or refused, and none fails', async ({
  street,
}) => {
  for (const _ of [1, 2, 3, 4]) {
    const ann = await street.subscriber()
    await street.days(14)
    await ann.change('PROFESSIONAL')
    const answers = await Promise.all([
      ...[ann.change('STARTER'), ann.post('cancel'), ann.change('ENTERPRISE'), ann.change('PROFESSIONAL', 'YEARLY')],
      ...[ann.change('STARTER'), ann.post('cancel'), ann.post('resume'), ann.change('ENTERPRISE')],
    ])
    for (const { status, body } of answers)
      expect(status === 200 || body.code === 'not_now' || body.code === 'card_declined').toBe(true)
    expect(statuses(answers)).toContain(200)
    await isSettled(street, ann)
  }
})

test('a change that was asked for before another one was made is refused, and says so', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(14)
  const answers = await together(street, [upgradeOf(ann, 'PROFESSIONAL'), upgradeOf(ann, 'ENTERPRISE')])
  const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.subscription.tier] : []))
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not_now' } })
  expect(made).toEqual([(await ann.subscription()).tier])
  expect(await takenOf(street, ann.customerId)).toHaveLength(2)
})

test('after the end, beginning anew is one charge however often it is pressed', async ({ street }) => {
  const ann = await street.subscriber()
  await ann.post('cancel')
  await street.days(15)
  const answers = await Promise.all([1, 2, 3].map(() => ann.post('resume')))
  expect(statuses(answers)).toEqual([200, 200, 200])
  expect(await takenOf(street, ann.customerId)).toEqual([3_900])
  await isSettled(street, ann)
})

test('a trial and a paid plan that are started together: one begins, and the other is told', async ({ street }) => {
  const { rooms } = street
  for (const order of ['trial', 'plan', 'trial'] as const) {
    const visitor = visitorOf(rooms, `${randomUUID()}@example.com`)
    const setup = await begun(visitor)
    await visitor.card(setup, freshCard())
    const presses = [() => visitor.complete(setup.id), () => visitor.startPaid(setup.id)]
    const answers = await Promise.all((order === 'trial' ? presses : presses.toReversed()).map((press) => press()))
    expect(statuses(answers).toSorted()).toEqual([200, 409])
    const { rows } = await rooms.db.pool.query<{ status: string; customerId: string }>(
      `select status, customer_id as "customerId" from subscriptions
         join workspaces on workspaces.id = workspace_id join users on users.id = owner_id where email = $1`,
      [visitor.email],
    )
    expect(rows).toHaveLength(1)
    const charged = await takenOf(street, rows[0]?.customerId ?? '')
    expect(charged).toEqual(rows[0]?.status === 'trialing' ? [] : [3_900])
  }
})

test('which of the two began first is told to whoever has no account here in the same way', async ({ street }) => {
  const { rooms } = street
  const owner = visitorOf(rooms, `${randomUUID()}@example.com`)
  expect((await signedUp(owner)).status).toBe(200)
  const own = visitorOf(rooms, `${randomUUID()}@example.com`)
  const told = []
  for (const visitor of [own, owner]) {
    const setup = await begun(visitor)
    await visitor.card(setup, freshCard())
    const answers = []
    for (const press of [visitor.startPaid, visitor.complete, visitor.startPaid]) answers.push(await press(setup.id))
    told.push(answers.map(({ status, body }) => [status, body.code, body.error]))
  }
  expect(told[0]).toEqual(told[1])
  expect(told[0]?.map(([status]) => status)).toEqual([200, 409, 200])
})

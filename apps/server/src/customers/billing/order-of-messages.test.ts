import fc from 'fast-check'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { type Street, type Subscriber, stateOf, test } from '../../../test/street.ts'
import { renewMonthly } from '../credits/renew-monthly.ts'
import { reconcile } from './jobs.ts'
import { handlers, takeEvent } from './webhooks/take-event.ts'

/** The provider's messages may come in any order, twice, or never. Each story is lived at the provider while its messages pile up;
 *  then they are delivered in many orders, each to a product that knew nothing since the beginning, and all must end alike. */

interface Message {
  id: string
  type: string
  body: string
  signature: string
}

const secret = 'whsec_tests'

/** Holds the messages back. @returns those that the product acts on, in the order in which they were told */
async function heldBack({ dashboard, rooms }: Street, work: () => Promise<void>): Promise<Message[]> {
  const before = new Set((await dashboard.events.list({ limit: 100 })).data.map(({ id }) => id))
  await rooms.db.pool.query("update simulated_payment_objects set due_at = null where kind = 'event'")
  await work()
  const { data } = await dashboard.events.list({ limit: 100 })
  const told = data.filter(({ id, type }) => !before.has(id) && type in handlers).reverse()
  return told.map((event) => {
    const body = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    return { id: event.id, type: event.type, body, signature }
  })
}

/** Moves the provider's time alone: what it has to say is not delivered. */
async function providerDays({ rooms }: Street, days: number): Promise<void> {
  const { db } = rooms
  const until = new Date(rooms.clock.now.getTime() + days * 86_400_000)
  for (;;) {
    await db.pool.query("update simulated_payment_objects set due_at = null where kind = 'event'")
    const next = await rooms.cards.time?.nextAt()
    if (!next || next > until) break
    rooms.clock.now = new Date(Math.max(next.getTime(), rooms.clock.now.getTime()))
    await rooms.cards.time?.run()
  }
  rooms.clock.now = until
}

/** Begins again with what the product knew before the story: a trial with its credits. Only a test may empty a ledger. */
async function forgetSince({ rooms }: Street, { workspaceId }: Subscriber, known: object): Promise<void> {
  const { db } = rooms
  await db.pool.query('alter table credit_entries disable trigger all')
  const tables = ['credit_entries', 'credit_causes', 'invoices']
  for (const table of tables) await db.pool.query(`delete from ${table} where workspace_id = $1`, [workspaceId])
  await db.pool.query('alter table credit_entries enable trigger all')
  await db.pool.query('update credit_balances set balance = 0, frozen = false where workspace_id = $1', [workspaceId])
  await db.pool.query('delete from provider_events')
  await db.pool.query('delete from subscriptions where workspace_id = $1', [workspaceId])
  await db.pool.query('insert into subscriptions select * from jsonb_populate_record(null::subscriptions, $1)', [
    JSON.stringify(known),
  ])
  const grant = { workspaceId, cause: 'grant:trial', action: 'trial_grant', credits: 150, at: new Date(0) }
  await renewMonthly(db.pool, grant)
}

async function rowOf({ rooms }: Street, { workspaceId }: Subscriber): Promise<object> {
  const found = await rooms.db.pool.query<{ row: object }>(
    'select to_jsonb(subscriptions) as row from subscriptions where workspace_id = $1',
    [workspaceId],
  )
  return found.rows[0]?.row ?? {}
}

async function deliver(street: Street, messages: readonly Message[]): Promise<void> {
  for (const { body, signature } of messages) await takeEvent(street.life, body, signature)
}

/** @returns every order of a few messages */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]))
}

type Story = (street: Street, ann: Subscriber) => Promise<void>

const stories: Record<string, { card?: string; live: Story }> = {
  'a trial that becomes a plan': { live: async (street) => providerDays(street, 15) },
  'a renewal that fails until the plan lapses': {
    card: 'pm_card_chargeCustomerFail',
    live: async (street) => providerDays(street, 40),
  },
  'a cancellation that is taken back, and months that pass': {
    live: async (street, ann) => {
      const id = await ann.id()
      await street.dashboard.subscriptions.update(id, { cancel_at_period_end: true })
      await street.dashboard.subscriptions.update(id, { cancel_at_period_end: false })
      await providerDays(street, 50)
    },
  },
}

test.for(Object.entries(stories))(
  'every order of the messages of %s ends alike',
  async ([, { card, live }], { street }) => {
    const ann = await street.subscriber(card)
    const known = await rowOf(street, ann)
    const messages = await heldBack(street, () => live(street, ann))
    const begin = () => forgetSince(street, ann, known)
    await begin()
    await deliver(street, messages)
    const expected = await stateOf(street.rooms, ann)
    expect(JSON.stringify(expected)).toContain('STARTER')

    // Every order of five messages at most, spread over the story; beyond that, orders of all are drawn, with repetitions and losses too.
    const every = Math.max(1, Math.ceil(messages.length / 5))
    for (const order of permutations(messages.filter((_, place) => place % every === 0))) {
      await begin()
      await deliver(street, order)
      expect(await stateOf(street.rooms, ann)).toEqual(expected)
    }
    const some = fc.array(fc.constantFrom(...messages), { minLength: 1, maxLength: messages.length * 2 })
    const delivery = fc.oneof(some, fc.shuffledSubarray(messages, { minLength: messages.length }))
    await fc.assert(
      fc.asyncProperty(delivery, async (order) => {
        await begin()
        await deliver(street, order)
        expect(await stateOf(street.rooms, ann)).toEqual(expected)
      }),
      { numRuns: 40 },
    )
    await begin()
    await reconcile(street.life, new AbortController().signal)
    expect(await stateOf(street.rooms, ann)).toEqual(expected)
  },
)

test('messages that are delivered while the story goes on, late and out of order, lead to the same end', async ({
  street,
}) => {
  const ann = await street.subscriber('pm_card_chargeCustomerFail')
  const known = await rowOf(street, ann)
  const messages = await heldBack(street, () => providerDays(street, 40))
  await forgetSince(street, ann, known)
  await deliver(street, messages.toReversed())
  const late = await stateOf(street.rooms, ann)
  const ben = await street.subscriber('pm_card_chargeCustomerFail')
  await street.days(40)
  const [lateShape, promptShape] = [late, await stateOf(street.rooms, ben)].map(shapeOf)
  expect(promptShape).toEqual(lateShape)
})

/** The same without moments and names of invoices, which differ between two people. */
function shapeOf(state: object): unknown {
  const text = JSON.stringify(state)
  return JSON.parse(text.replaceAll(/"[^"]*\d{4}-\d\d-\d\dT[^"]*"/g, '"then"').replaceAll(/"in_\w+"/g, '"invoice"'))
}

test('a message that was acted on is not acted on again, and one that nobody signed is refused', async ({ street }) => {
  const ann = await street.subscriber()
  const messages = await heldBack(street, () => providerDays(street, 15))
  await deliver(street, [...messages, ...messages])
  const ids = messages.map(({ id }) => id)
  const { rows } = await street.rooms.db.pool.query(
    'select count(*)::int as count from provider_events where handled_at is not null and id = any($1)',
    [ids],
  )
  expect(rows[0].count).toBe(messages.length)
  expect(await ann.invoices()).toHaveLength(1)
  const post = (payload: string, signature: string) =>
    street.rooms.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
  const [message] = messages
  if (message === undefined) throw new Error('A story has messages')
  expect((await post(message.body, message.signature)).json()).toEqual({ received: true })
  const changed = await post(message.body.replace('STARTER', 'OTHER').replace('evt_', 'evt_x'), message.signature)
  expect(changed.json()).toMatchObject({
    code: 'bad_signature',
    error: 'This message doesn’t have the card provider’s signature.',
  })
  const old = Stripe.webhooks.generateTestHeaderString({ payload: message.body, secret, timestamp: 1_700_000_000 })
  expect((await post(message.body, old)).statusCode).toBe(400)
  for (const signature of ['', 't=1', 't=1,v1=', 'v1=00', `t=${'9'.repeat(400)},v1=00`])
    expect(await post(message.body, signature)).toMatchObject({ statusCode: 400 })
})

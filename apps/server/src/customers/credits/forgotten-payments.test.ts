import { expect } from 'vitest'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { pay, type Subscriber, subscribe } from '../../../test/subscribers.ts'
import type { Payments } from '../../outside/payments/payments.ts'
import { purchaseParts } from '../billing/purchase-receipt.ts'
import { forgottenPaymentsJob } from './forgotten-payments.ts'

/** Payments whose messages were lost, and that take their time: a bank debit is in work for days. */

interface Till {
  rooms: Rooms
  ann: Subscriber
  /** A payment of 250 credits that is made, unless it says otherwise at the provider. */
  paid: () => Promise<string>
  /** What the provider says of a payment instead. */
  say: (id: string, status: string | Error) => void
  /** The payments that the provider was asked for. */
  asked: string[]
  /** Moves the clock, with the job's runs on the way. */
  pass: (minutes: number, each?: number) => Promise<void>
  purchased: () => Promise<number>
}

const test = base.extend('till', async ({ open }): Promise<Till> => {
  const rooms = await open()
  const ann = await subscribe(rooms)
  const said = new Map<string, string | Error>()
  const asked: string[] = []
  const { payments } = rooms.cards
  const loadPayment: Payments['loadPayment'] = async (id) => {
    asked.push(id)
    const status = said.get(id)
    if (status instanceof Error) throw status
    const payment = await payments.loadPayment(id)
    return payment && status !== undefined ? { ...payment, status } : payment
  }
  const job = forgottenPaymentsJob(purchaseParts({ ...rooms.letters, payments: { ...payments, loadPayment } }))
  return {
    ...{ rooms, ann, asked },
    paid: async () => {
      const { body } = await ann.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
      await pay(rooms, body)
      return body.paymentIntentId
    },
    say: (id, status) => said.set(id, status),
    pass: async (minutes, each = 5) => {
      for (let passed = 0; passed < minutes; passed += each) {
        rooms.clock.now = new Date(rooms.clock.now.getTime() + each * 60_000)
        await job.run({}, { number: 1, last: true, signal: new AbortController().signal })
      }
    },
    purchased: async () => (await ann.ask('GET', `/api/credits/balance/${ann.userId}`)).body.purchasedCredits,
  }
})

const day = 24 * 60

test('a bank debit that is in work for days gives its credits within a day or two of its success, and the page tells of it', async ({
  till,
}) => {
  const { ann, say, pass, purchased, paid } = till
  const id = await paid()
  say(id, 'processing')
  await pass(4 * day, 60)
  expect(await purchased()).toBe(0)
  say(id, 'succeeded')
  await pass(day + 120, 60)
  expect(await purchased()).toBe(250)
  expect((await ann.ask('POST', '/api/credits/purchases/settle')).body.creditsPurchased).toBe(250)
})

test('one that was opened and left is asked about ever less, and after two weeks no more; a canceled one never again', async ({
  till,
}) => {
  const { asked, say, pass, paid } = till
  const [left, canceled] = [await paid(), await paid()]
  say(left, 'requires_payment_method')
  say(canceled, 'canceled')
  await pass(day)
  const count = (id: string) => asked.filter((each) => each === id).length
  expect(count(canceled)).toBe(1)
  expect(count(left)).toBeLessThan(30)
  await pass(14 * day, 120)
  const then = count(left)
  expect(then).toBeLessThan(50)
  await pass(5 * day, 120)
  expect(count(left)).toBe(then)
})

test('one that can’t be read holds up none behind it', async ({ till }) => {
  const { say, pass, purchased, paid } = till
  say(await paid(), new Error('away'))
  await paid()
  await expect(pass(5)).rejects.toThrow('away')
  expect(await purchased()).toBe(250)
})

test('many that were opened and left keep a paid one waiting for a run or two', async ({ till }) => {
  const { rooms, ann, pass, purchased, paid } = till
  await rooms.db.pool.query(
    `insert into credit_purchases (payment_intent_id, workspace_id, customer_id, credits, amount_cents, currency, opened_at)
     select 'pi_left_' || n, $1, $2, 250, 7900, 'usd', $3::timestamptz - interval '3 hours' from generate_series(1, 150) n`,
    [ann.workspaceId, ann.customerId, rooms.clock.now],
  )
  await paid()
  await pass(10)
  expect(await purchased()).toBe(250)
})

test('a bank debit that succeeds after its buyer deleted the account goes back, once, though its message is lost', async ({
  till,
}) => {
  const { rooms, ann, asked, say, pass, paid } = till
  const id = await paid()
  say(id, 'processing')
  const left = 'update users set deleted_at = $2 where id = $1'
  await rooms.db.pool.query(left, [ann.userId, new Date(rooms.clock.now.getTime() + 60_000)])
  const refunded = async () => {
    const found = await rooms.db.pool.query<{ cents: number }>(
      `select (body ->> 'amount_refunded')::int as cents from simulated_payment_objects
        where kind = 'charge' and body ->> 'payment_intent' = $1`,
      [id],
    )
    return found.rows.map(({ cents }) => cents)
  }
  await pass(2 * day, 60)
  expect(await refunded()).toEqual([0])
  say(id, 'succeeded')
  await pass(day, 60)
  expect(await refunded()).toEqual([7_900])
  const looks = () => asked.filter((each) => each === id).length
  const then = looks()
  await pass(2 * day, 60)
  expect(looks()).toBe(then)
  const credited = await rooms.db.pool.query(
    'select from credit_purchases where payment_intent_id = $1 and credited_at is not null',
    [id],
  )
  expect(credited.rowCount).toBe(0)
})

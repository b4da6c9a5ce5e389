import { expect } from 'vitest'
import { type Street, type Subscriber, test } from '../../../test/street.ts'
import { beginDueMonths, reconcile } from './jobs.ts'

/** What is done for all subscribers by the clock: one for whom it fails holds up none of the others, and the failure is told. */

const never = new AbortController().signal

async function three(street: Street): Promise<Subscriber[]> {
  const people = [await street.subscriber(), await street.subscriber(), await street.subscriber()]
  await street.days(15)
  return people
}

/** The provider's messages are lost, all that wait. */
const lose = ({ rooms }: Street) =>
  rooms.db.pool.query("update simulated_payment_objects set due_at = null where kind = 'event'")

test('the night compares the others where the provider can’t say how the first one stands, and forgets what is old', async ({
  street,
}) => {
  const { life, dashboard, rooms } = street
  const people = await three(street)
  const ids = (await Promise.all(people.map((each) => each.id()))).toSorted()
  for (const id of ids) await dashboard.subscriptions.cancel(id)
  await lose(street)
  await rooms.db.pool.query(
    `insert into provider_events (id, type, created_at, received_at) values ('evt_old', 'invoice.paid', '2020-01-01', '2020-01-01')`,
  )
  const loadSubscription = async (id: string) => {
    if (id === ids[0]) throw new Error('The provider stumbles over this one')
    return life.payments.loadSubscription(id)
  }
  const broken = { ...life, payments: { ...life.payments, loadSubscription } }
  await expect(reconcile(broken, never)).rejects.toThrow(`${ids[0]} failed: Error: The provider stumbles over this one`)
  const known = await rooms.db.pool.query<{ status: string }>(
    'select status from subscriptions where subscription_id = any ($1) order by subscription_id',
    [ids],
  )
  expect(known.rows.map(({ status }) => status)).toEqual(['active', 'canceled', 'canceled'])
  expect((await rooms.db.pool.query(`select from provider_events where id = 'evt_old'`)).rowCount).toBe(0)
})

test('the night looks at the other charges where one can’t be read', async ({ street }) => {
  const { life, dashboard } = street
  const people = await three(street)
  for (const each of people) {
    const [invoice] = await each.invoices()
    const { data } = await dashboard.invoicePayments.list({ invoice: invoice?.id ?? '' })
    await dashboard.refunds.create({ payment_intent: String(data[0]?.payment.payment_intent), amount: 900 })
  }
  await lose(street)
  let calls = 0
  const loadCharge: typeof life.payments.loadCharge = (id) => {
    calls += 1
    return calls === 1 ? Promise.reject(new Error('away')) : life.payments.loadCharge(id)
  }
  await expect(reconcile({ ...life, payments: { ...life.payments, loadCharge } }, never)).rejects.toThrow('1 failed')
  const refunded = await Promise.all(people.map(async (each) => (await each.invoices())[0]?.refunded))
  expect(refunded.toSorted()).toEqual([0, 9, 9])
})

test('the months of the others begin where the first one’s can’t', async ({ street }) => {
  const { db, clock } = street.rooms
  const people = await three(street)
  for (const each of people) await each.change('STARTER', 'YEARLY')
  const [first] = people.map(({ workspaceId }) => workspaceId).toSorted()
  await db.pool.query('update subscriptions set next_credits_at = $1 where workspace_id = any ($2)', [
    clock.now,
    people.map(({ workspaceId }) => workspaceId),
  ])
  for (const each of people) await each.ask('POST', '/api/credits/deduct', { actionType: 'own_action' })
  await db.pool.query(`create or replace function refuse_month() returns trigger language plpgsql as $$
    begin raise exception 'no room for this one'; end $$`)
  await db.pool.query(`create trigger refused before insert on credit_entries for each row
    when (new.workspace_id = '${first}') execute function refuse_month()`)
  await expect(beginDueMonths(street.life)).rejects.toThrow('no room for this one')
  await db.pool.query('drop trigger refused on credit_entries')
  const months = await Promise.all(people.map(async (each) => [each.workspaceId === first, await each.balance()]))
  for (const [refused, balance] of months) expect(balance).toMatchObject({ monthly: refused ? 149 : 150 })
})

import { expect } from 'vitest'
import { runJob, type Street, type Subscriber, test } from '../../../../test/street.ts'
import { pay } from '../../../../test/subscribers.ts'
import { loadDifferences } from '../../credits/audit.ts'
import { hold, release } from '../../credits/ledger.ts'

/** Refunds of bought credits that a bank sends back a day later: nobody has lost money and credits both. */

const failing = '4000000000005126'
const [told, failed] = ['We refunded a payment', 'A refund didn’t reach you']

async function buying(street: Street): Promise<{ ann: Subscriber; payment_intent: string }> {
  const ann = await street.subscriber('pm_card_refundFail')
  await street.days(15)
  const { body } = await ann.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
  await pay(street.rooms, body, failing)
  await street.deliver()
  return { ann, payment_intent: body.paymentIntentId }
}

async function lettersOf(ann: Subscriber): Promise<string[]> {
  return (await ann.letters()).filter((each) => each === told || each === failed)
}

test('bought credits come back with the refund, as often as it fails, and the owner is told each time', async ({
  street,
}) => {
  const { ann, payment_intent } = await buying(street)
  for (const times of [1, 2]) {
    await street.dashboard.refunds.create({ payment_intent })
    await street.deliver()
    expect(await ann.balance()).toMatchObject({ purchased: 0 })
    await street.days(1)
    for (const _night of [1, 2]) await runJob(street, 'billing.reconcile')
    expect(await ann.balance()).toMatchObject({ purchased: 250 })
    expect((await lettersOf(ann)).toSorted()).toEqual([...Array(times).fill(failed), ...Array(times).fill(told)])
  }
  const receipt = (await ann.invoices()).find(({ id }) => id === payment_intent)
  expect(receipt).toMatchObject({ refunded: 0, status: 'paid' })
  expect(await loadDifferences(street.rooms.db.pool)).toEqual([])
})

test('of two refunds the one that failed is undone alone', async ({ street }) => {
  const { ann, payment_intent } = await buying(street)
  await street.dashboard.refunds.create({ payment_intent, amount: 3_950 })
  await street.days(0.5)
  await street.dashboard.refunds.create({ payment_intent, amount: 1_580 })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 75 })
  await street.days(0.5)
  expect(await ann.balance()).toMatchObject({ purchased: 200 })
})

test('what was on hold while the refund stood is whole when it comes back after the refund failed', async ({
  street,
}) => {
  const { pool } = street.rooms.db
  const { ann, payment_intent } = await buying(street)
  const at = street.rooms.clock.now
  const movement = {
    workspaceId: ann.workspaceId,
    cause: 'held',
    action: 'csv_export',
    resourceId: null,
    credits: 300,
    at,
  }
  const { id } = await hold(pool, movement)
  await street.dashboard.refunds.create({ payment_intent })
  await street.days(1)
  expect(await ann.balance()).toMatchObject({ purchased: 100 })
  await release(pool, id, at)
  expect(await ann.balance()).toMatchObject({ monthly: 150, purchased: 250 })
  expect(await loadDifferences(pool)).toEqual([])
})

test('the night finds a refund that failed when its messages were lost', async ({ street }) => {
  const { rooms, dashboard } = street
  const { ann, payment_intent } = await buying(street)
  await dashboard.refunds.create({ payment_intent })
  await street.deliver()
  await rooms.db.pool.query(
    "update simulated_payment_objects set due_at = $1 where kind = 'refund' and due_at is not null",
    [rooms.clock.now],
  )
  await rooms.cards.time?.run()
  await rooms.db.pool.query("update simulated_payment_objects set due_at = null where kind = 'event'")
  await runJob(street, 'billing.reconcile')
  expect(await ann.balance()).toMatchObject({ purchased: 250 })
})

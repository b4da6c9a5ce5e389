import { expect } from 'vitest'
import { runJob, type Street, type Subscriber, test } from '../../../../test/street.ts'
import { pay } from '../../../../test/subscribers.ts'
import { loadDifferences } from '../../credits/audit.ts'
import { hold, release } from '../../credits/ledger.ts'
import { lookAtCharge } from './money-back.ts'

/** Refunds that a bank sends back a day later: nobody has lost money and credits both. */

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

async function planPayment({ dashboard }: Street, ann: Subscriber): Promise<string> {
  const [invoice] = await ann.invoices()
  const { data } = await dashboard.invoicePayments.list({ invoice: invoice?.id ?? '' })
  return String(data[0]?.payment.payment_intent)
}

async function lettersOf(ann: Subscriber): Promise<string[]> {
  return (await ann.letters()).filter((each) => each === told || each === failed)
}

/** How many letters about a failed refund say that the month's credits are back. */
async function saidBack({ rooms }: Street, { userId }: Subscriber): Promise<number> {
  const found = await rooms.db.pool.query(
    `select from mails join users on email = recipient
      where users.id = $1 and subject = $2 and text_body like '%monthly credits back%'`,
    [userId, failed],
  )
  return found.rowCount ?? 0
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

test('the month that a refund took comes back when it fails, as far as it was left, and the invoice counts it no more', async ({
  street,
}) => {
  const ann = await street.subscriber('pm_card_refundFail')
  await street.days(15)
  await ann.ask('POST', '/api/credits/deduct', { actionType: 'own_action' })
  const payment_intent = await planPayment(street, ann)
  for (const times of [1, 2]) {
    await street.dashboard.refunds.create({ payment_intent })
    await street.deliver()
    expect(await ann.balance()).toMatchObject({ monthly: 0 })
    await street.days(1)
    await runJob(street, 'billing.reconcile')
    expect(await ann.balance()).toMatchObject({ monthly: 149 })
    expect(await ann.invoices()).toMatchObject([{ refunded: 0, status: 'paid' }])
    expect([(await lettersOf(ann)).length, await saidBack(street, ann)]).toEqual([2 * times, times])
  }
  expect(await loadDifferences(street.rooms.db.pool)).toEqual([])
})

test('a month that is over by then does not come back on top of the next one', async ({ street }) => {
  const ann = await street.subscriber('pm_card_refundFail')
  await street.days(14 + 30.5)
  await street.dashboard.refunds.create({ payment_intent: await planPayment(street, ann) })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ monthly: 0 })
  await street.days(1)
  expect(await ann.balance()).toMatchObject({ monthly: 150 })
  expect(await lettersOf(ann)).toEqual([told, failed])
  expect(await saidBack(street, ann)).toBe(0)
})

test('a refund that fails after the plan ended brings no credits back, and its email speaks of none', async ({
  street,
}) => {
  const ann = await street.subscriber('pm_card_refundFail')
  await street.days(15)
  await street.dashboard.refunds.create({ payment_intent: await planPayment(street, ann) })
  await street.deliver()
  await street.dashboard.subscriptions.cancel(await ann.id())
  await street.days(1)
  expect(await ann.subscription()).toMatchObject({ status: 'canceled' })
  expect(await ann.balance()).toMatchObject({ monthly: 0 })
  expect([await lettersOf(ann), await saidBack(street, ann)]).toEqual([[told, failed], 0])
})

test.for([
  { decided: 'lost', monthly: 0, refunded: 39, told: 'Your bank returned a payment' },
  { decided: 'won', monthly: 150, refunded: 0, told: failed },
] as const)(
  'a month whose refund fails during a dispute waits for the bank, which decides: $decided',
  async (bank, { street }) => {
    const { life, dashboard } = street
    const ann = await street.subscriber()
    await street.days(15)
    const payment_intent = await planPayment(street, ann)
    await dashboard.refunds.create({ payment_intent })
    await street.deliver()
    const chargeId = String((await dashboard.paymentIntents.retrieve(payment_intent)).latest_charge)
    const charge = await life.payments.loadCharge(chargeId)
    const look = async (said: Partial<typeof charge>) => {
      const loadCharge = async () => charge && { ...charge, ...said }
      await lookAtCharge({ ...life, payments: { ...life.payments, loadCharge } }, chargeId)
    }
    await look({ dispute: 'open' })
    const letters = await ann.letters()
    await look({ dispute: 'open', refundedCents: 0 })
    expect(await ann.letters()).toEqual(letters)
    expect([await ann.balance(), ...(await ann.invoices())]).toMatchObject([{ monthly: 0 }, { refunded: 39 }])
    for (const _time of [1, 2]) await look({ dispute: bank.decided, refundedCents: 0 })
    expect((await ann.letters()).toSorted()).toEqual([...letters, bank.told].toSorted())
    expect([await ann.balance(), ...(await ann.invoices())]).toMatchObject([
      { monthly: bank.monthly },
      { refunded: bank.refunded },
    ])
  },
)

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

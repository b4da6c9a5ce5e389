import { expect } from 'vitest'
import { runJob, type Street, type Subscriber, test } from '../../../../test/street.ts'
import { withTransaction } from '../../../foundation/db/database.ts'
import { loadDifferences } from '../../credits/audit.ts'
import { callOff, hold } from '../../credits/ledger.ts'
import { expireMonth } from '../life/months.ts'
import { lookAtCharge } from './money-back.ts'

/** Refunds of a plan’s payment that a bank sends back: the month comes back where it is ours to give. */

const [told, failed] = ['We refunded a payment', 'A refund didn’t reach you']

async function planPayment({ dashboard }: Street, ann: Subscriber): Promise<string> {
  const [invoice] = await ann.invoices()
  const { data } = await dashboard.invoicePayments.list({ invoice: invoice?.id ?? '' })
  return String(data[0]?.payment.payment_intent)
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

async function lettersOf(ann: Subscriber): Promise<string[]> {
  return (await ann.letters()).filter((each) => each === told || each === failed)
}

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

test.for([
  { held: 100, ended: false, monthly: 150 },
  { held: 150, ended: false, monthly: 150 },
  { held: 100, ended: true, monthly: 0 },
  { held: 150, ended: true, monthly: 0 },
])(
  '$held held credits are of the same month still after a refund failed, unless that ended otherwise: $ended',
  async ({ held, ended, monthly }, { street }) => {
    const { rooms, dashboard } = street
    const { pool } = rooms.db
    const ann = await street.subscriber('pm_card_refundFail')
    await street.days(15)
    const work = { workspaceId: ann.workspaceId, cause: 'held', action: 'csv_export', resourceId: null, credits: held }
    const { id } = await hold(pool, { ...work, at: rooms.clock.now })
    await dashboard.refunds.create({ payment_intent: await planPayment(street, ann) })
    await street.days(0.5)
    expect(await ann.balance()).toMatchObject({ monthly: 0 })
    // An expiry of nothing: it leaves no entry.
    if (ended) await withTransaction(rooms.db, (tx) => expireMonth(tx, ann, 'otherwise', rooms.clock.now))
    await street.days(0.5)
    expect(await ann.balance()).toMatchObject({ monthly: ended ? 0 : 150 - held })
    await callOff(pool, id, rooms.clock.now)
    expect(await ann.balance()).toMatchObject({ monthly })
    expect(await loadDifferences(pool)).toEqual([])
  },
)

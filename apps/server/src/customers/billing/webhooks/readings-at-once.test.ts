import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Street, type Subscriber, test } from '../../../../test/street.ts'
import { pay } from '../../../../test/subscribers.ts'
import type { SeenCharge } from '../../../outside/payments/payments.ts'
import type { LifeParts } from '../life/read-again.ts'
import { lookAtCharge } from './money-back.ts'

/** Two messages about one charge at once: what was read last counts, whoever is done first. */

interface Reading {
  parts: LifeParts
  /** Ends once something has happened that the first reading doesn’t know. */
  outdated: Promise<void>
}

/** The first reading is on its way for long, so the second one overtakes it. */
function slowAtFirst({ life }: Street, meanwhile: () => Promise<unknown>): Reading {
  const { promise: outdated, resolve } = Promise.withResolvers<void>()
  let readings = 0
  const loadCharge = async (id: string): Promise<SeenCharge | null> => {
    readings += 1
    const first = readings === 1
    const seen = await life.payments.loadCharge(id)
    if (!first) return seen
    await meanwhile()
    resolve()
    await pause(400)
    return seen
  }
  return { parts: { ...life, payments: { ...life.payments, loadCharge } }, outdated }
}

async function chargeOf({ dashboard }: Street, ann: Subscriber): Promise<{ intent: string; charge: string }> {
  const [invoice] = await ann.invoices()
  const { data } = await dashboard.invoicePayments.list({ invoice: invoice?.id ?? '' })
  const intent = String(data[0]?.payment.payment_intent)
  return { intent, charge: String((await dashboard.paymentIntents.retrieve(intent)).latest_charge) }
}

async function lookTwice({ parts, outdated }: Reading, charge: string): Promise<void> {
  const first = lookAtCharge(parts, charge)
  await Promise.race([first, outdated])
  await Promise.all([first, lookAtCharge(parts, charge)])
}

test('an invoice keeps the newer of two refunds, and each is told', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(15)
  const { intent, charge } = await chargeOf(street, ann)
  await street.dashboard.refunds.create({ payment_intent: intent, amount: 500 })
  const refund = () => street.dashboard.refunds.create({ payment_intent: intent, amount: 500 })
  await lookTwice(slowAtFirst(street, refund), charge)
  expect(await ann.invoices()).toMatchObject([{ refunded: 10 }])
  expect((await ann.letters()).filter((each) => each === 'We refunded a payment')).toHaveLength(2)
})

test('a dispute that is decided while it is read rests no bought credits', async ({ street }) => {
  const { rooms, dashboard } = street
  const ann = await street.subscriber()
  await street.days(15)
  const { body } = await ann.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
  await pay(rooms, body, '4000000000000259')
  await rooms.db.pool.query("update simulated_payment_objects set due_at = null where kind = 'event'")
  const charge = String((await dashboard.paymentIntents.retrieve(body.paymentIntentId)).latest_charge)
  const [dispute] = (await dashboard.disputes.list()).data
  const evidence = { uncategorized_text: 'winning_evidence' }
  await lookTwice(
    slowAtFirst(street, () => dashboard.disputes.update(dispute?.id ?? '', { evidence })),
    charge,
  )
  expect(await ann.balance()).toMatchObject({ purchased: 250, frozen: false })
})

import { describe, expect } from 'vitest'
import { test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { authenticate, cards, pay, subscribe } from '../../../test/subscribers.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { purchaseParts } from '../billing/purchase-receipt.ts'
import { forgottenPaymentsJob } from './forgotten-payments.ts'
import { spend } from './ledger.ts'
import { packageOffers, paymentStatus } from './packages.ts'
import { refundPurchase } from './refund-purchase.ts'

/** Buying extra credits, and every way in which it must not work. */

const test = base.extend('rooms', async ({ open }) => open())

const open = (buyer: Visitor, credits: number, amount: number) =>
  buyer.ask('POST', '/api/stripe/create-payment-intent-auth', { credits, amount })

const claim = (buyer: Visitor, credits: number, stripePaymentIntentId: string, userId = buyer.userId) =>
  buyer.ask('POST', '/api/credits/purchase', {
    userId,
    creditPackage: { credits, amountCents: 1, basePriceCents: 1, discountPercent: 99 },
    stripePaymentIntentId,
  })

/** Opens the payment of 250 credits and pays it. */
async function paid(rooms: Rooms, buyer: Visitor, amount = 79): Promise<string> {
  const { body } = await open(buyer, 250, amount)
  expect(await pay(rooms, body)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  return body.paymentIntentId
}

async function purchased(buyer: Visitor): Promise<number> {
  return (await buyer.ask('GET', `/api/credits/balance/${buyer.userId}`)).body.purchasedCredits
}

const refused = { status: 402, body: { code: 'payment_refused' } }

describe('packages', () => {
  test.for([
    ['STARTER', [79, 139, 249], [null, 'Save $19', 'Save $67']],
    ['PROFESSIONAL', [73, 129, 230], [null, 'Save $17', 'Save $62']],
    ['ENTERPRISE', [67, 118, 212], [null, 'Save $16', 'Save $56']],
  ] as const)('cost %s %j', async ([tier, prices, savings], { rooms }) => {
    const ann = await subscribe(rooms, tier)
    const { packages } = (await ann.ask('GET', '/api/stripe/packages')).body
    expect(packages).toEqual(packageOffers(tier))
    expect(packages.map(({ price }: { price: number }) => price)).toEqual(prices)
    expect(packages.map((each: { savings: string | null }) => each.savings)).toEqual(savings)
    for (const [index, credits] of [250, 500, 1000].entries()) {
      const { status, body } = await open(ann, credits, prices[index] ?? 0)
      expect([status, body.amountCents]).toEqual([200, (prices[index] ?? 0) * 100])
    }
  })

  test('are shown to anyone at the price of Starter, but a token has to be live', async ({ rooms }) => {
    const ask = (headers: Record<string, string>) => rooms.app.inject({ url: '/api/stripe/packages', headers })
    const { packages } = (await ask({})).json()
    expect(packages[1]).toEqual({
      credits: 500,
      price: 139,
      basePrice: 139,
      discountPercent: 0,
      pricePerCredit: 0.28,
      popular: true,
      savings: 'Save $19',
      description: 'For a campaign',
    })
    expect((await ask({ authorization: 'Bearer fallback_x' })).json()).toMatchObject({
      error: 'Invalid or expired token',
    })
  })
})

describe('the payment system', () => {
  test('of the sandbox says that it is simulated', async ({ rooms }) => {
    expect((await rooms.app.inject('/api/stripe/status')).json()).toEqual({
      status: { configured: true, publicKey: true, secretKey: true, testMode: true },
      message: 'Card payments are simulated. No card is charged.',
    })
  })

  test('without a public key says that it is being configured, and opens no payment', async ({ rooms }) => {
    const ann = await subscribe(rooms)
    expect(paymentStatus({ publishableKey: '', simulated: false })).toEqual({
      status: { configured: false, publicKey: false, secretKey: true, testMode: false },
      message: 'The payment system is currently being configured. Please try again later.',
    })
    expect(paymentStatus({ publishableKey: 'pk_live_1', simulated: false }).status).toMatchObject({
      configured: true,
      testMode: false,
    })
    const { payments } = rooms.cards
    const key = payments.publishableKey
    payments.publishableKey = ''
    expect(await open(ann, 250, 79)).toMatchObject({
      status: 503,
      body: { error: 'The payment system is currently being configured. Please try again later.' },
    })
    payments.publishableKey = key
  })
})

describe('a payment', () => {
  test('gives its credits, and they are in the history', async ({ rooms }) => {
    const ann = await subscribe(rooms)
    const id = await paid(rooms, ann)
    expect(await claim(ann, 250, id)).toMatchObject({
      status: 200,
      body: { success: true, creditsPurchased: 250, balance: { monthlyCredits: 150, purchasedCredits: 250 } },
    })
    const { entries } = (await ann.ask('GET', '/api/credits/history?action=purchase')).body
    expect(entries).toMatchObject([{ bucket: 'purchased', delta: 250, resourceId: id, cause: `purchase:${id}` }])
  })

  test('gives them once, however often it is claimed and at once', async ({ rooms }) => {
    const ann = await subscribe(rooms)
    const id = await paid(rooms, ann)
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(ann, 250, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await claim(ann, 250, id)).toMatchObject({ status: 409, body: { code: 'payment_used' } })
    expect(await purchased(ann)).toBe(250)
  })

  test('that is not made gives nothing: not opened, not confirmed, declined, not authenticated', async ({ rooms }) => {
    const ann = await subscribe(rooms)
    expect(await claim(ann, 250, 'pi_made_up')).toMatchObject(refused)
    const { body: payment } = await open(ann, 250, 79)
    const notComplete = { error: 'This payment isn’t complete. No credits were added.' }
    expect(await claim(ann, 250, payment.paymentIntentId)).toMatchObject({ status: 402, body: notComplete })
    expect(await pay(rooms, payment, cards.declined)).toMatchObject({ status: 402 })
    expect(await claim(ann, 250, payment.paymentIntentId)).toMatchObject(refused)
    expect(await pay(rooms, payment, cards.asksOwner)).toMatchObject({ body: { status: 'requires_action' } })
    expect(await claim(ann, 250, payment.paymentIntentId)).toMatchObject(refused)
    await authenticate(rooms, payment, 'failed')
    expect(await claim(ann, 250, payment.paymentIntentId)).toMatchObject(refused)
    expect(await purchased(ann)).toBe(0)
    await pay(rooms, payment, cards.asksOwner)
    await authenticate(rooms, payment, 'succeeded')
    expect(await claim(ann, 250, payment.paymentIntentId)).toMatchObject({ status: 200 })
  })

  test('for a package gives no larger one', async ({ rooms }) => {
    const ann = await subscribe(rooms)
    const id = await paid(rooms, ann)
    expect(await claim(ann, 1000, id)).toMatchObject({
      status: 402,
      body: { error: 'This payment is for 250 credits. No credits were added.' },
    })
    expect(await purchased(ann)).toBe(0)
  })

  test('of somebody else gives nothing, to neither', async ({ rooms }) => {
    const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
    const id = await paid(rooms, ann)
    expect(await claim(ben, 250, id)).toMatchObject(refused)
    expect(await claim(ben, 250, id, ann.userId)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect([await purchased(ann), await purchased(ben)]).toEqual([0, 0])
  })

  test('that the buyer made for something else at the same price gives nothing', async ({ rooms }) => {
    const ann = await subscribe(rooms, 'PROFESSIONAL')
    const payment = await rooms.cards.payments.openPayment(
      { customerId: ann.customerId, amountCents: 12_900, description: 'A month of Professional', metadata: {} },
      ann.userId,
    )
    await pay(rooms, { ...payment, paymentIntentId: payment.id })
    expect(await claim(ann, 500, payment.id)).toMatchObject(refused)
  })

  test('whose amount or currency differs from what was opened gives nothing', async ({ rooms }) => {
    const ann = await subscribe(rooms)
    const id = await paid(rooms, ann)
    const change = (sql: string) =>
      rooms.db.pool.query(`update credit_purchases set ${sql} where payment_intent_id = $1`, [id])
    const differs = { status: 402, body: { error: 'The amount of this payment doesn’t match. No credits were added.' } }
    await change('amount_cents = 7901')
    expect(await claim(ann, 250, id)).toMatchObject(differs)
    await change(`amount_cents = 7900, currency = 'eur'`)
    expect(await claim(ann, 250, id)).toMatchObject(differs)
    await change(`currency = 'usd', customer_id = 'cus_other'`)
    expect(await claim(ann, 250, id)).toMatchObject(refused)
    expect(await purchased(ann)).toBe(0)
  })
})

describe('opening a payment', () => {
  test('is for current subscribers', async ({ rooms }) => {
    const never = await signUp(rooms)
    expect(await open(never, 250, 79)).toMatchObject({
      status: 403,
      body: { error: 'No subscription data found', code: 'subscription_required' },
    })
    for (const status of ['canceled', 'lapsed']) {
      expect(await open(await subscribe(rooms, 'STARTER', status), 250, 79)).toMatchObject({
        status: 403,
        body: { error: 'Add-on credits are for current subscribers.' },
      })
    }
    for (const status of ['trialing', 'past_due']) {
      expect(await open(await subscribe(rooms, 'STARTER', status), 250, 79)).toMatchObject({ status: 200 })
    }
  })

  test('refuses a package that is not sold and a price that is not its price', async ({ rooms }) => {
    const ann = await subscribe(rooms, 'PROFESSIONAL')
    expect(await open(ann, 251, 73)).toMatchObject({
      status: 400,
      body: { fields: { credits: 'Packages come with 250, 500 or 1,000 credits.' } },
    })
    for (const amount of [72, 79, 73.1, 0, -73]) {
      expect(await open(ann, 250, amount)).toMatchObject({
        status: 400,
        body: { fields: { amount: '250 credits cost $73 on the Professional plan.' } },
      })
    }
  })
})

const attempt = { number: 1, last: false, signal: new AbortController().signal }

test('a payment that nobody claimed gives its credits all the same, and can still be claimed once', async ({
  rooms,
}) => {
  const ann = await subscribe(rooms)
  const id = await paid(rooms, ann)
  await open(ann, 250, 79)
  const { clock } = rooms
  const job = forgottenPaymentsJob(purchaseParts({ ...rooms.letters, payments: rooms.cards.payments }))
  await job.run({}, attempt)
  expect(await purchased(ann)).toBe(0)
  clock.now = new Date(clock.now.getTime() + 5 * 60_000)
  await job.run({}, attempt)
  await job.run({}, attempt)
  expect(await purchased(ann)).toBe(250)
  expect(await claim(ann, 250, id)).toMatchObject({ status: 200, body: { creditsPurchased: 250 } })
  expect(await claim(ann, 250, id)).toMatchObject({ status: 409 })
  expect(await purchased(ann)).toBe(250)
})

test('a refund takes its share of the credits back, once, and never more than are left', async ({ rooms }) => {
  const { db, clock } = rooms
  const ann = await subscribe(rooms)
  const paymentIntentId = await paid(rooms, ann)
  const refund = (refundedCents: number) =>
    withTransaction(db, (tx) => refundPurchase(tx, { paymentIntentId, refundedCents, at: clock.now }))
  expect(await refund(3950)).toBe(0)
  await claim(ann, 250, paymentIntentId)
  expect(await refund(3950)).toBe(125)
  expect(await refund(3950)).toBe(0)
  const { workspaceId } = ann
  const spending = { workspaceId, cause: 'c', action: 'csv_export', resourceId: null, credits: 200, at: clock.now }
  await spend(db.pool, spending)
  expect(await refund(7900)).toBe(75)
  expect(await purchased(ann)).toBe(0)
})

import { expect } from 'vitest'
import { test as base, type Rooms, type Visitor } from '../../../test/rooms.ts'
import { authenticate, cards, pay, subscribe } from '../../../test/subscribers.ts'
import { purchaseParts } from '../billing/purchase-receipt.ts'
import { settlePurchase } from './purchases.ts'

/** Money that was taken while the page could not say so: its credits follow, once, and a receipt with them. */

const test = base.extend('rooms', async ({ open }) => open())

const settle = (buyer: Visitor) => buyer.ask('POST', '/api/credits/purchases/settle')

const claim = (buyer: Visitor, id: string) =>
  buyer.ask('POST', '/api/credits/purchase', { creditPackage: { credits: 250 }, stripePaymentIntentId: id })

async function opened(buyer: Visitor): Promise<{ paymentIntentId: string; clientSecret: string }> {
  return (await buyer.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })).body
}

async function paid(rooms: Rooms, buyer: Visitor): Promise<string> {
  const payment = await opened(buyer)
  expect(await pay(rooms, payment)).toMatchObject({ body: { status: 'succeeded' } })
  return payment.paymentIntentId
}

async function receipts({ db }: Rooms, buyer: Visitor) {
  const found = await db.pool.query<{ subject: string; text: string; to: string }>(
    `select subject, text_body as text, recipient as to from mails join users on email = recipient
      where users.id = $1 and cause like 'purchase-receipt:%' order by written_at`,
    [buyer.userId],
  )
  return found.rows
}

test('a page that a bank leads back to finds its credits, once, and nothing is charged again', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  await opened(ann)
  const id = await paid(rooms, ann)
  expect(await settle(ann)).toMatchObject({
    status: 200,
    body: { success: true, creditsPurchased: 250, processing: false, balance: { purchasedCredits: 250 } },
  })
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 0, balance: { purchasedCredits: 250 } })
  expect(await claim(ann, id)).toMatchObject({ status: 409, body: { code: 'payment_used' } })
})

test('credits that the provider’s message added first are still told of, once', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const id = await paid(rooms, ann)
  expect(await settlePurchase(purchaseParts({ ...rooms.letters, payments: rooms.cards.payments }), id)).toBe('added')
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 250, balance: { purchasedCredits: 250 } })
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 0, balance: { purchasedCredits: 250 } })
})

test('two tabs, the buyer’s own page and the provider at once: one purchase, one receipt', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const id = await paid(rooms, ann)
  const parts = purchaseParts({ ...rooms.letters, payments: rooms.cards.payments })
  await Promise.all([settle(ann), settle(ann), claim(ann, id), claim(ann, id), settlePurchase(parts, id)])
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 0, balance: { purchasedCredits: 250 } })
  expect(await receipts(rooms, ann)).toHaveLength(1)
})

test('what was not paid gives nothing: an open payment, a declined one, one that the bank asks about', async ({
  rooms,
}) => {
  const ann = await subscribe(rooms)
  await opened(ann)
  await pay(rooms, await opened(ann), cards.declined)
  const asked = await opened(ann)
  await pay(rooms, asked, cards.asksOwner)
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 0, balance: { purchasedCredits: 0 } })
  expect(await receipts(rooms, ann)).toEqual([])
  await authenticate(rooms, asked, 'succeeded')
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 250 })
})

test('a payment that the bank still works on is said to be, and adds nothing yet', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const id = await paid(rooms, ann)
  const { payments } = rooms.cards
  const { loadPayment } = payments
  payments.loadPayment = async (asked) => {
    const payment = await loadPayment(asked)
    return payment && { ...payment, status: 'processing' }
  }
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 0, processing: true })
  payments.loadPayment = loadPayment
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 250, processing: false })
  expect(await claim(ann, id)).toMatchObject({ status: 409 })
})

test('nobody settles somebody else’s payment', async ({ rooms }) => {
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  await paid(rooms, ann)
  expect((await settle(ben)).body).toMatchObject({ creditsPurchased: 0, balance: { purchasedCredits: 0 } })
  expect((await settle(ann)).body).toMatchObject({ creditsPurchased: 250 })
})

test('bought credits bring a receipt by email, with its number, amount and day', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const id = await paid(rooms, ann)
  await claim(ann, id)
  const [receipt, ...others] = await receipts(rooms, ann)
  expect(others).toEqual([])
  expect(receipt?.subject).toBe('Receipt: 250 add-on credits')
  expect(receipt?.text).toContain('We received $79.00 on')
  expect(receipt?.text).toContain(`Your receipt number is R-${id.slice(-10).toUpperCase()}.`)
  expect(receipt?.text).toContain('https://vouch.test/dashboard/billing')
})

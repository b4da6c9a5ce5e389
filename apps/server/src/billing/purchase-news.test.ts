import { expect } from 'vitest'
import { type Street, type Subscriber, test } from '../../test/street.ts'
import { pay } from '../../test/subscribers.ts'

/** What the provider tells of bought credits, when nobody's page is there to ask. */

async function payAndLeave({ rooms }: Street, ann: Subscriber): Promise<string> {
  const { body } = await ann.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
  expect(await pay(rooms, body)).toMatchObject({ body: { status: 'succeeded' } })
  return body.paymentIntentId
}

test('a payment whose page was closed gives its credits when the provider tells of it, once', async ({ street }) => {
  const ann = await street.subscriber()
  const paymentIntentId = await payAndLeave(street, ann)
  expect(await ann.balance()).toMatchObject({ purchased: 0 })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 250, monthly: 150 })
  const claim = () =>
    ann.ask('POST', '/api/credits/purchase', {
      creditPackage: { credits: 250 },
      stripePaymentIntentId: paymentIntentId,
    })
  expect([(await claim()).status, (await claim()).status]).toEqual([200, 409])
  expect(await ann.balance()).toMatchObject({ purchased: 250 })
})

test('a refund takes its share of bought credits, and never those of the month', async ({ street }) => {
  const ann = await street.subscriber()
  const payment_intent = await payAndLeave(street, ann)
  await street.deliver()
  await street.dashboard.refunds.create({ payment_intent, amount: 3950 })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 125, monthly: 150 })
  await ann.ask('POST', '/api/credits/deduct', { actionType: 'profile_view' })
  await street.dashboard.refunds.create({ payment_intent })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 0, monthly: 140 })
})

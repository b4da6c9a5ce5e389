import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { basedFetch } from './based-fetch.ts'
import type { Payments } from './payments.ts'
import { simulatedFetch, simulatorRoot, simulatorRoutes } from './simulator/simulated-http.ts'
import { simulatedKeys, stripeSimulator } from './simulator/stripe-simulator.ts'
import { stripePayments } from './stripe-payments.ts'

const person = { email: 'ann@example.com', name: 'Ann Example' }
const keys = {
  secretKey: simulatedKeys.secret,
  publishableKey: simulatedKeys.publishable,
  webhookSecret: 'whsec_tests',
}
const key = () => randomUUID()

interface Till {
  payments: Payments
  /** What a page sends, as the provider's browser client writes it. */
  page: (path: string, fields: Record<string, string>) => Promise<{ status: number; body: Record<string, unknown> }>
}

const test = base.extend('till', async ({ db }, { onCleanup }): Promise<Till> => {
  const simulator = stripeSimulator({ db, now: () => new Date('2026-11-20T10:00:00Z') })
  const app = Fastify()
  simulatorRoutes(app, simulator)
  onCleanup(() => app.close())
  return {
    payments: stripePayments({ ...keys, fetch: simulatedFetch(simulator) }),
    page: async (path, fields) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${simulatorRoot}${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ key: simulatedKeys.publishable, ...fields }).toString(),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
})

function card(number: string, expiry = '34'): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': expiry,
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][email]': person.email,
  }
}

async function opened({ payments }: Till) {
  return payments.openCardSetup(await payments.createCustomer(person, key()), key())
}

test('a card that a page confirms is on file, and becomes the one that is charged', async ({ till }) => {
  const setup = await opened(till)
  expect(setup).toMatchObject({ status: 'requires_payment_method', paymentMethodId: null })
  const confirmed = await till.page(`/v1/setup_intents/${setup.id}/confirm`, {
    client_secret: setup.clientSecret,
    ...card('4242 4242 4242 4242'),
  })
  expect(confirmed).toMatchObject({ status: 200, body: { object: 'setup_intent', status: 'succeeded' } })
  const kept = await till.payments.loadCardSetup(setup.id)
  expect(kept).toMatchObject({ status: 'succeeded', customerId: setup.customerId })
  await till.payments.keepCard(setup.customerId ?? '', kept?.paymentMethodId ?? '', key())
})

test('a payment is opened by the server, paid by a page, and read again with what arrived', async ({ till }) => {
  const customerId = await till.payments.createCustomer(person, key())
  const wanted = { customerId, amountCents: 7_900, description: '250 credits', metadata: { credits: '250' } }
  const opened = await till.payments.openPayment(wanted, key())
  expect(opened).toMatchObject({ status: 'requires_payment_method', receivedCents: 0, currency: 'usd', customerId })
  const secret = { client_secret: opened.clientSecret }
  await till.page(`/v1/payment_intents/${opened.id}/confirm`, { ...secret, ...card('4242424242424242') })
  expect(await till.payments.loadPayment(opened.id)).toMatchObject({
    status: 'succeeded',
    receivedCents: 7_900,
    metadata: { credits: '250' },
  })
  expect(await till.payments.loadPayment('pi_unknown')).toBeNull()
})

test('a number is never stored', async ({ db, till }) => {
  const setup = await opened(till)
  await till.page(`/v1/setup_intents/${setup.id}/confirm`, {
    client_secret: setup.clientSecret,
    ...card('4242424242424242'),
  })
  const { rows } = await db.pool.query(
    "select 1 from simulated_payment_objects where body::text like '%4242424242424242%'",
  )
  expect(rows).toEqual([])
})

test('each refusing card says why in the provider’s words, and another card may follow', async ({ till }) => {
  const refusals = [
    ['4000000000000002', 'card_declined', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'Your card has expired.'],
    ['4242424242424241', 'incorrect_number', 'Your card number is incorrect.'],
  ] as const
  const setup = await opened(till)
  const confirm = (number: string) =>
    till.page(`/v1/setup_intents/${setup.id}/confirm`, { client_secret: setup.clientSecret, ...card(number) })
  for (const [number, code, message] of refusals) {
    expect(await confirm(number)).toMatchObject({ status: 402, body: { error: { type: 'card_error', code, message } } })
  }
  expect(await till.payments.loadCardSetup(setup.id)).toMatchObject({ status: 'requires_payment_method' })
  expect(await confirm('4242424242424242')).toMatchObject({ status: 200, body: { status: 'succeeded' } })
})

test('an expired date is refused', async ({ till }) => {
  const setup = await opened(till)
  const answer = await till.page(`/v1/setup_intents/${setup.id}/confirm`, {
    client_secret: setup.clientSecret,
    ...card('4242424242424242', '26'),
    'payment_method_data[card][exp_month]': '10',
  })
  expect(answer).toMatchObject({ status: 402, body: { error: { code: 'invalid_expiry_year' } } })
})

test('a card that asks its owner succeeds or waits for another, as the owner answers', async ({ till }) => {
  const setup = await opened(till)
  const secret = { client_secret: setup.clientSecret }
  const confirm = () => till.page(`/v1/setup_intents/${setup.id}/confirm`, { ...secret, ...card('4000002500003155') })
  const answered = (outcome: string) =>
    till.page(`/v1/test_helpers/setup_intents/${setup.id}/authenticate`, { ...secret, outcome })
  expect((await confirm()).body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  const failed = { error: { code: 'setup_intent_authentication_failure' } }
  expect(await answered('failed')).toMatchObject({ status: 402, body: failed })
  expect((await answered('succeeded')).status).toBe(400)
  await confirm()
  expect((await answered('succeeded')).body).toMatchObject({ status: 'succeeded' })
})

test('a page without the client secret learns nothing, and may call nothing else', async ({ till }) => {
  const setup = await opened(till)
  const stranger = await till.page(`/v1/setup_intents/${setup.id}/confirm`, {
    client_secret: 'guessed',
    ...card('4242424242424242'),
  })
  expect(stranger).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } })
  expect((await till.page('/v1/customers', { email: 'x@example.com' })).status).toBe(401)
})

test('the same key twice has one effect, and another call under it is refused', async ({ till }) => {
  const once = key()
  const [first, second] = await Promise.all([
    till.payments.createCustomer(person, once),
    till.payments.createCustomer(person, once),
  ])
  expect(second).toBe(first)
  await expect(till.payments.createCustomer({ ...person, name: 'Other' }, once)).rejects.toThrow(/idempotent requests/)
})

test('a set-up that nobody knows is null, and a deleted customer may be deleted again', async ({ till }) => {
  expect(await till.payments.loadCardSetup('seti_unknown')).toBeNull()
  const customer = await till.payments.createCustomer(person, key())
  await till.payments.deleteCustomer(customer)
  await till.payments.deleteCustomer(customer)
  await expect(till.payments.openCardSetup(customer, key())).rejects.toThrow(/No such customer/)
})

test('a provider that cannot be reached is said to be away, not that the card is bad', async () => {
  const closed = stripePayments({ ...keys, fetch: basedFetch('http://127.0.0.1:9') })
  await expect(closed.loadCardSetup('seti_1')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'We can’t reach the payment service right now. Try again in a moment.',
  })
})

test('a redirect is not followed: it would carry the key to somebody else', async ({ onTestFinished }) => {
  const seen: string[] = []
  const app = Fastify()
  app.get('/elsewhere', async () => {
    seen.push('elsewhere')
    return {}
  })
  app.get('/v1/*', async (_request, reply) => reply.redirect('/elsewhere'))
  onTestFinished(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const payments = stripePayments({ ...keys, fetch: basedFetch(address) })
  await expect(payments.loadCardSetup('seti_1')).rejects.toMatchObject({
    code: 'unavailable',
    cause: { cause: { message: 'unexpected redirect' } },
  })
  expect(seen).toEqual([])
})

test('another base address gets the provider’s calls', async ({ db, onTestFinished }) => {
  const app = Fastify()
  simulatorRoutes(app, stripeSimulator({ db, now: () => new Date() }))
  onTestFinished(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const payments = stripePayments({ ...keys, fetch: basedFetch(`${address}${simulatorRoot}/`) })
  expect(await payments.createCustomer(person, key())).toMatch(/^cus_/)
})

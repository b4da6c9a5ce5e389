import { expect } from 'vitest'
import { card, type Shop, test } from '../../../../test/simulated-shop.ts'

function opened({ stripe }: Shop, customer?: string) {
  return stripe.paymentIntents.create({ amount: 13_900, currency: 'usd', ...(customer && { customer }) })
}

function confirm({ page }: Shop, intent: { id: string; client_secret: string | null }, number: string) {
  const secret = { client_secret: intent.client_secret ?? '' }
  return page(`/v1/payment_intents/${intent.id}/confirm`, { ...secret, ...card(number) })
}

test('a page pays with a good card, and each step is told', async ({ shop }) => {
  const intent = await opened(shop)
  expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 13_900, amount_received: 0 })
  expect(await confirm(shop, intent, '4242424242424242')).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  const paid = await shop.stripe.paymentIntents.retrieve(intent.id)
  expect(paid).toMatchObject({ amount_received: 13_900, last_payment_error: null })
  const charge = await shop.stripe.charges.retrieve(String(paid.latest_charge))
  expect(charge).toMatchObject({ amount_captured: 13_900, paid: true, payment_intent: intent.id })
  expect(await shop.told()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'])
})

test('a refused card says why, takes nothing, and another card may follow', async ({ shop }) => {
  const refusals = [
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000000341', 'card_declined', 'generic_decline'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000000000000069', 'expired_card', undefined],
  ] as const
  const intent = await opened(shop)
  for (const [number, code, decline_code] of refusals) {
    const answer = await confirm(shop, intent, number)
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } })
    expect(answer.body.error).toHaveProperty('payment_intent.status', 'requires_payment_method')
    if (decline_code) expect(answer.body.error).toHaveProperty('decline_code', decline_code)
  }
  expect(await shop.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ amount_received: 0 })
  expect((await confirm(shop, intent, '4242424242424242')).body).toMatchObject({ status: 'succeeded' })
})

test('a card that asks its owner waits for the answer', async ({ shop }) => {
  const intent = await opened(shop)
  const secret = { client_secret: intent.client_secret ?? '' }
  const answered = (outcome: string) =>
    shop.page(`/v1/test_helpers/payment_intents/${intent.id}/authenticate`, { ...secret, outcome })
  expect((await confirm(shop, intent, '4000002500003155')).body).toMatchObject({ status: 'requires_action' })
  const failed = { error: { code: 'payment_intent_authentication_failure' } }
  expect(await answered('failed')).toMatchObject({ status: 402, body: failed })
  await confirm(shop, intent, '4000002500003155')
  expect((await answered('succeeded')).body).toMatchObject({ status: 'succeeded', amount_received: 13_900 })
})

test('a card on file is charged while its owner is away, unless the bank asks for them', async ({ shop }) => {
  const away = async (name: string) => {
    const customer = await shop.buildCustomer(name)
    const [method] = (await shop.stripe.customers.listPaymentMethods(customer)).data
    return shop.stripe.paymentIntents.create({
      amount: 3_900,
      currency: 'usd',
      customer,
      payment_method: method?.id ?? '',
      off_session: true,
      confirm: true,
    })
  }
  expect(await away('pm_card_visa')).toMatchObject({ status: 'succeeded' })
  await expect(away('pm_card_authenticationRequired')).rejects.toMatchObject({ code: 'authentication_required' })
  await expect(away('pm_card_chargeCustomerFail')).rejects.toMatchObject({ decline_code: 'generic_decline' })
})

test('nobody pays with the card of another customer, and no page without the secret', async ({ shop }) => {
  const [mine, theirs] = [await shop.buildCustomer(), await shop.buildCustomer()]
  const method = (await shop.stripe.customers.listPaymentMethods(theirs)).data[0]?.id ?? ''
  const intent = await opened(shop, mine)
  await expect(shop.stripe.paymentIntents.confirm(intent.id, { payment_method: method })).rejects.toMatchObject({
    code: 'resource_missing',
  })
  const guess = await confirm(shop, { id: intent.id, client_secret: 'guessed' }, '4242424242424242')
  expect(guess).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } })
})

test('a payment is refunded in parts, never beyond what was taken', async ({ shop }) => {
  const intent = await opened(shop)
  await expect(shop.stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(/no charge/)
  await confirm(shop, intent, '4242424242424242')
  const refund = (amount?: number) =>
    shop.stripe.refunds.create({ payment_intent: intent.id, ...(amount && { amount }) })
  expect(await refund(900)).toMatchObject({ amount: 900, status: 'succeeded' })
  await expect(refund(13_001)).rejects.toThrow(/greater than/)
  expect(await refund()).toMatchObject({ amount: 13_000 })
  await expect(refund()).rejects.toThrow(/already been refunded/)
  const { latest_charge } = await shop.stripe.paymentIntents.retrieve(intent.id)
  const charge = await shop.stripe.charges.retrieve(String(latest_charge))
  expect(charge).toMatchObject({ amount_refunded: 13_900, refunded: true })
})

test('a disputed payment cannot be refunded, and is won or lost by its evidence', async ({ shop }) => {
  const disputed = async () => {
    await confirm(shop, await opened(shop), '4000000000000259')
    const [event] = (await shop.stripe.events.list({ limit: 100 })).data.filter(
      ({ type }) => type === 'charge.dispute.created',
    )
    return Object.assign({ id: '', charge: '' }, event?.data.object)
  }
  const first = await disputed()
  await expect(shop.stripe.refunds.create({ charge: first.charge })).rejects.toThrow(/charged back/)
  const evidence = { uncategorized_text: 'winning_evidence' }
  expect(await shop.stripe.disputes.update(first.id, { evidence })).toMatchObject({ status: 'won' })
  expect(await shop.stripe.charges.retrieve(first.charge)).toMatchObject({ disputed: false })
  const second = await disputed()
  expect(await shop.stripe.disputes.close(second.id)).toMatchObject({ status: 'lost' })
  expect(await shop.stripe.charges.retrieve(second.charge)).toMatchObject({ disputed: true })
})

test('an intent that ended is neither confirmed nor ended again', async ({ shop }) => {
  const intent = await opened(shop)
  expect(await shop.stripe.paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' })
  expect(await confirm(shop, intent, '4242424242424242')).toMatchObject({
    status: 400,
    body: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'canceled' } } },
  })
  await expect(shop.stripe.paymentIntents.create({ amount: 49, currency: 'usd' })).rejects.toThrow(/at least 50/)
})

import { expect } from 'vitest'
import { page, runJob, type Street, type Subscriber, test } from '../../../test/street.ts'
import { pay } from '../../../test/subscribers.ts'

/** What the provider tells of bought credits, when nobody's page is there to ask. */

async function payAndLeave({ rooms }: Street, ann: Subscriber, number = '4242424242424242'): Promise<string> {
  const { body } = await ann.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
  expect(await pay(rooms, body, number)).toMatchObject({ body: { status: 'succeeded' } })
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
  await ann.ask('POST', '/api/credits/deduct', { actionType: 'own_action' })
  await street.dashboard.refunds.create({ payment_intent })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 0, monthly: 149 })
})

test('bought credits stand among the invoices as a receipt, with what was refunded and a file of their own', async ({
  street,
}) => {
  const ann = await street.subscriber()
  const payment_intent = await payAndLeave(street, ann)
  expect(await ann.invoices()).toEqual([])
  await street.deliver()
  await street.days(14)
  await street.dashboard.refunds.create({ payment_intent, amount: 3950 })
  await street.deliver()
  const [plan, receipt, ...others] = await ann.invoices()
  expect(others).toEqual([])
  expect(plan).toMatchObject({ description: 'Starter plan', amount: 39, status: 'paid' })
  expect(receipt).toMatchObject({
    id: payment_intent,
    number: expect.stringMatching(/^R-[0-9A-F]{10}$/),
    description: '250 add-on credits',
    amount: 79,
    amountCents: 7_900,
    refunded: 39.5,
    currency: 'usd',
    status: 'paid',
    pdfUrl: `/api/billing/invoices/${payment_intent}/pdf`,
  })
  const first = await ann.ask('GET', '/api/billing/invoices?limit=1')
  const second = await ann.ask('GET', `/api/billing/invoices?limit=1&cursor=${first.body.nextCursor}`)
  expect([second.body.invoices[0].id, second.body.nextCursor]).toEqual([payment_intent, null])
  const { status } = await (await street.subscriber()).ask('GET', receipt?.pdfUrl ?? '')
  expect(status).toBe(404)
})

test('a dispute about bought credits lets them rest, and takes them away when it is lost', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(14)
  await payAndLeave(street, ann, '4000000000000259')
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 250, frozen: true, monthly: 150 })
  const [told] = (await street.dashboard.disputes.list()).data
  await street.dashboard.disputes.close(told?.id ?? '')
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 0, frozen: false, monthly: 150 })
})

test('a dispute about bought credits that is decided for us gives them free again', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(14)
  await payAndLeave(street, ann, '4000000000000259')
  await street.deliver()
  const [told] = (await street.dashboard.disputes.list()).data
  await street.dashboard.disputes.update(told?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 250, frozen: false })
})

test('bought credits rest during a dispute in the trial too, until the bank decides or the plan is paid', async ({
  street,
}) => {
  const disputing = async () => {
    const buyer = await street.subscriber()
    await payAndLeave(street, buyer, '4000000000000259')
    await street.deliver()
    expect(await buyer.balance()).toMatchObject({ purchased: 250, frozen: true })
    expect((await buyer.subscription()).status).toBe('trialing')
    return buyer
  }
  const ann = await disputing()
  const [told] = (await street.dashboard.disputes.list()).data
  await street.dashboard.disputes.update(told?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 250, frozen: false })
  const ben = await disputing()
  await street.days(14)
  expect(await ben.balance()).toMatchObject({ purchased: 250, frozen: false, monthly: 150 })
})

test('a refund of bought credits and a lost dispute of them each bring the owner one email', async ({ street }) => {
  const ann = await street.subscriber()
  const payment_intent = await payAndLeave(street, ann)
  await street.deliver()
  await street.dashboard.refunds.create({ payment_intent, amount: 3950 })
  await payAndLeave(street, ann, '4000000000000259')
  await street.deliver()
  const [told] = (await street.dashboard.disputes.list()).data
  await street.dashboard.disputes.close(told?.id ?? '')
  await street.deliver()
  await runJob(street, 'billing.reconcile')
  expect((await ann.letters()).toSorted()).toEqual(['We refunded a payment', 'Your bank returned a payment'])
  const { rows } = await street.rooms.db.pool.query<{ text: string }>(
    `select text_body as text from mails where cause like 'billing:purchase_refund:%'
        and text_body like '%R-' || upper(right($1, 10)) || '%'`,
    [payment_intent],
  )
  expect(rows.map(({ text }) => text)).toEqual([expect.stringMatching(/We refunded \$39\.50 of receipt R-/)])
})

/** The provider's messages are lost, all that wait. */
const lose = ({ rooms }: Street) =>
  rooms.db.pool.query("update simulated_payment_objects set due_at = null where kind = 'event'")

test('the night finds a refund and a dispute whose messages were lost, and each moves credits once', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await street.days(14)
  const payment_intent = await payAndLeave(street, ann)
  await street.deliver()
  await payAndLeave(street, ann, '4000000000000259')
  await street.deliver()
  await street.dashboard.refunds.create({ payment_intent, amount: 3950 })
  const [told] = (await street.dashboard.disputes.list()).data
  await street.dashboard.disputes.close(told?.id ?? '')
  await lose(street)
  expect(await ann.balance()).toMatchObject({ purchased: 500, frozen: true })
  for (const _night of [1, 2]) {
    await runJob(street, 'billing.reconcile')
    expect(await ann.balance()).toMatchObject({ purchased: 125, frozen: false, monthly: 150 })
  }
})

test('the night finds a refund of the plan whose message was lost, and tells it once', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(14)
  const [invoice] = await ann.invoices()
  const { data } = await street.dashboard.invoicePayments.list({ invoice: invoice?.id ?? '' })
  await street.dashboard.refunds.create({ payment_intent: String(data[0]?.payment.payment_intent), amount: 900 })
  await lose(street)
  for (const _night of [1, 2]) await runJob(street, 'billing.reconcile')
  expect(await ann.invoices()).toMatchObject([{ refunded: 9 }])
  expect((await ann.letters()).filter((each) => each === 'We refunded a payment')).toHaveLength(1)
})

test('two purchases are disputed: what was decided about one leaves the credits at rest for the other', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await street.days(14)
  for (const _purchase of [1, 2]) await payAndLeave(street, ann, '4000000000000259')
  await street.deliver()
  const win = async (place: number) => {
    const { data } = await street.dashboard.disputes.list()
    const evidence = { uncategorized_text: 'winning_evidence' }
    await street.dashboard.disputes.update(data[place]?.id ?? '', { evidence })
    await street.deliver()
  }
  await win(0)
  for (const _night of [1, 2]) await runJob(street, 'billing.reconcile')
  expect(await ann.balance()).toMatchObject({ purchased: 500, frozen: true })
  await win(1)
  expect(await ann.balance()).toMatchObject({ purchased: 500, frozen: false })
})

test('a plan’s payment is lost to the bank: what is decided about bought credits leaves the others at rest until the next period is paid', async ({
  street,
}) => {
  const decide = async (evidence: string) => {
    const [newest] = (await street.dashboard.disputes.list()).data
    await street.dashboard.disputes.update(newest?.id ?? '', { evidence: { uncategorized_text: evidence } })
    await street.deliver()
  }
  const ann = await street.subscriber('pm_card_createDispute')
  await street.days(14)
  await payAndLeave(street, ann)
  await decide('losing_evidence')
  expect(await ann.balance()).toMatchObject({ purchased: 250, frozen: true, monthly: 0 })
  await payAndLeave(street, ann, '4000000000000259')
  await street.deliver()
  await decide('losing_evidence')
  expect(await ann.balance()).toMatchObject({ purchased: 250, frozen: true })
  await payAndLeave(street, ann, '4000000000000259')
  await street.deliver()
  await decide('winning_evidence')
  expect(await ann.balance()).toMatchObject({ purchased: 500, frozen: true })
  await ann.useCard('4242424242424242')
  await street.days(31)
  expect(await ann.balance()).toMatchObject({ purchased: 500, frozen: false })
})

test('the night also finds a plan that was begun again after its end, when its messages were lost', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await street.days(15)
  await ann.post('cancel')
  await street.days(40)
  expect((await ann.subscription()).status).toBe('canceled')
  await ann.useCard('4000002500003155')
  const { body } = await ann.post('resume')
  const { paymentIntentId, clientSecret } = body.confirmation
  await page(street.rooms, `/v1/test_helpers/payment_intents/${paymentIntentId}/authenticate`, {
    client_secret: clientSecret,
    outcome: 'succeeded',
  })
  await lose(street)
  expect((await ann.subscription()).status).toBe('canceled')
  await runJob(street, 'billing.reconcile')
  expect(await ann.subscription()).toMatchObject({ status: 'active', monthlyCredits: 150 })
})

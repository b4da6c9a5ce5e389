import { expect } from 'vitest'
import { page, type Street, type Subscriber, test } from '../../../test/street.ts'
import { grant } from '../credits/ledger.ts'

/** Stories of subscriptions, from the trial to the end and back, told through the calls of their owners and the passing of time. */

async function paying(street: Street, card?: string): Promise<Subscriber> {
  const ann = await street.subscriber(card)
  await street.days(14)
  return ann
}

async function buyCredits({ rooms }: Street, { workspaceId }: Subscriber, credits = 40): Promise<void> {
  const movement = {
    workspaceId,
    cause: 'purchase',
    action: 'purchase',
    resourceId: null,
    credits,
    at: rooms.clock.now,
  }
  await grant(rooms.db.pool, 'purchased', movement)
}

test('a trial has its credits, its days and a card, and nothing to pay', async ({ street }) => {
  const ann = await street.subscriber()
  expect(await ann.subscription()).toMatchObject({
    name: 'Starter',
    tier: 'STARTER',
    status: 'trialing',
    isTrial: true,
    isActive: true,
    trialDays: 14,
    trialStartDate: '2026-11-20T10:00:00.000Z',
    trialEndsAt: '2026-12-04T10:00:00.000Z',
    nextBillingDate: '2026-12-04T10:00:00.000Z',
    nextBillingAmount: 39,
    price: 39,
    billingCycle: 'MONTHLY',
    monthlyCredits: 150,
    monthlyCreditsLimit: 150,
    shortlistLimit: 10,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    card: { brand: 'visa', last4: '4242' },
  })
  expect(await ann.invoices()).toEqual([])
})

test('three days before its end the owner is reminded, once', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(10)
  expect(await ann.letters()).toEqual([])
  await street.days(1.5)
  await street.days(1)
  expect(await ann.letters()).toEqual(['Your trial ends on December 4, 2026'])
})

test('the trial becomes the plan: the card is charged, trial credits expire, the month begins', async ({ street }) => {
  const ann = await paying(street)
  expect(await ann.subscription()).toMatchObject({
    status: 'active',
    isTrial: false,
    monthlyCredits: 150,
    billingPeriodStart: '2026-12-04T10:00:00.000Z',
    nextBillingDate: '2027-01-04T10:00:00.000Z',
  })
  expect(await ann.invoices()).toMatchObject([{ amount: 39, amountCents: 3900, currency: 'usd', status: 'paid' }])
  expect(await ann.letters()).toContain('Receipt: your Starter plan has started')
  const { body } = await ann.ask('GET', '/api/credits/history')
  expect(body.entries.map(({ action, delta }: { action: string; delta: number }) => [action, delta])).toEqual([
    ['monthly_grant', 150],
    ['monthly_expiry', -150],
    ['trial_grant', 150],
  ])
})

test('each month is charged and begins with the plan’s credits, whatever was left', async ({ street }) => {
  const ann = await paying(street)
  await street.days(93)
  expect(await ann.invoices()).toHaveLength(4)
  expect(await ann.balance()).toEqual({ monthly: 150, limit: 150, purchased: 0, frozen: false })
  expect((await ann.subscription()).nextBillingDate).toBe('2027-04-04T10:00:00.000Z')
})

test('a larger plan is in force and charged at once, less what is unused, with its credits', async ({ street }) => {
  const ann = await paying(street)
  await street.days(15.5)
  const preview = await ann.change('PROFESSIONAL', 'MONTHLY', true)
  expect(preview.body).toMatchObject({
    confirmation: null,
    subscription: { tier: 'STARTER' },
    preview: {
      takesEffect: 'now',
      amountDue: 109.5,
      unusedCredit: 19.5,
      price: 129,
      monthlyCreditsAfter: 550,
      endsTrial: false,
      lines: [
        { description: 'Unused time on Starter', amount: -19.5 },
        { description: 'Professional', amount: 129 },
      ],
    },
  })
  const changed = await ann.change('professional')
  expect(changed.body.subscription).toMatchObject({ tier: 'PROFESSIONAL', status: 'active', monthlyCredits: 550 })
  expect(changed.body.preview.amountDueCents).toBe(10_950)
  expect((await ann.invoices())[0]).toMatchObject({
    amount: 109.5,
    status: 'paid',
    description: 'Professional plan, changed',
  })
  expect(await ann.letters()).toContain('You’re now on the Professional plan')
  await street.deliver()
  expect(await ann.invoices()).toHaveLength(2)
})

test('a larger plan during the trial ends the trial and is charged whole', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(5)
  const { body } = await ann.change('ENTERPRISE')
  expect(body.preview).toMatchObject({ amountDue: 399, endsTrial: true, unusedCredit: 0 })
  expect(body.subscription).toMatchObject({
    status: 'active',
    tier: 'ENTERPRISE',
    isTrial: false,
    monthlyCredits: 2000,
  })
  await street.days(29)
  expect(await ann.invoices()).toHaveLength(1)
  await street.days(1)
  expect(await ann.invoices()).toHaveLength(2)
})

test('a smaller plan waits for the next period and can be taken back until then', async ({ street }) => {
  const ann = await paying(street)
  await ann.change('ENTERPRISE')
  const smaller = await ann.change('STARTER')
  expect(smaller.body.preview).toMatchObject({ takesEffect: 'period_end', amountDue: 0 })
  expect(smaller.body.subscription).toMatchObject({
    tier: 'ENTERPRISE',
    nextBillingAmount: 39,
    pendingChange: { tier: 'STARTER', billingCycle: 'MONTHLY', price: 39 },
  })
  expect((await ann.change('ENTERPRISE')).body.subscription.pendingChange).toBeNull()
  await ann.change('PROFESSIONAL')
  await street.days(31)
  expect(await ann.subscription()).toMatchObject({ tier: 'PROFESSIONAL', monthlyCredits: 550, pendingChange: null })
  expect((await ann.invoices())[0]).toMatchObject({ amount: 129, status: 'paid' })
  expect(await ann.letters()).toContain('Your plan changes on January 4, 2027')
})

test('a yearly plan is charged once a year and brings its credits each month', async ({ street }) => {
  const ann = await paying(street)
  const { body } = await ann.change('PROFESSIONAL', 'YEARLY')
  expect(body.subscription).toMatchObject({ billingCycle: 'YEARLY', price: 1290, monthlyCredits: 550 })
  await street.days(95)
  const { body: history } = await ann.ask('GET', '/api/credits/history?limit=100')
  const grants = history.entries.filter(({ action }: { action: string }) => action.endsWith('_grant'))
  expect(grants.map(({ delta }: { delta: number }) => delta)).toEqual([550, 550, 550, 550, 150, 150])
  expect(await ann.invoices()).toHaveLength(2)
  await street.days(271)
  expect(await ann.invoices()).toHaveLength(3)
})

test('from yearly to monthly waits until the year is used up', async ({ street }) => {
  const ann = await paying(street)
  await ann.change('STARTER', 'YEARLY')
  const { body } = await ann.change('PROFESSIONAL', 'MONTHLY')
  expect(body.preview.takesEffect).toBe('period_end')
  await street.days(366)
  expect(await ann.subscription()).toMatchObject({ tier: 'PROFESSIONAL', billingCycle: 'MONTHLY', monthlyCredits: 550 })
})

test('cancelled in the trial: nothing is ever charged, and the credits end with it', async ({ street }) => {
  const ann = await street.subscriber()
  const { body } = await ann.post('cancel')
  expect(body.subscription).toMatchObject({
    status: 'trialing',
    cancelAtPeriodEnd: true,
    cancelAt: '2026-12-04T10:00:00.000Z',
    nextBillingDate: null,
    monthlyCredits: 150,
  })
  await street.days(20)
  expect(await ann.subscription()).toMatchObject({ status: 'canceled', isActive: false, monthlyCredits: 0 })
  expect(await ann.invoices()).toEqual([])
  expect(await ann.letters()).toEqual(['Your subscription is canceled', 'Your subscription has ended'])
})

test('cancelled and taken back: all goes on', async ({ street }) => {
  const ann = await paying(street)
  await ann.post('cancel')
  await ann.post('cancel')
  const { body } = await ann.post('resume')
  expect(body.subscription).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' })
  await street.days(40)
  expect(await ann.invoices()).toHaveLength(2)
  expect((await ann.letters()).filter((each) => each === 'Your subscription is canceled')).toHaveLength(1)
})

test('after the end purchased credits are frozen; resuming charges the card and thaws them', async ({ street }) => {
  const ann = await paying(street)
  await buyCredits(street, ann)
  await ann.post('cancel')
  await street.days(40)
  expect(await ann.balance()).toEqual({ monthly: 0, limit: 150, purchased: 40, frozen: true })
  expect((await ann.post('cancel')).body.code).toBe('subscription_ended')
  expect((await ann.change('ENTERPRISE')).body.code).toBe('subscription_ended')
  const { status, body } = await ann.post('resume')
  expect([status, body.confirmation]).toEqual([200, null])
  expect(body.subscription).toMatchObject({ status: 'active', monthlyCredits: 150, endedAt: null })
  expect(await ann.balance()).toEqual({ monthly: 150, limit: 150, purchased: 40, frozen: false })
  expect(await ann.letters()).toContain('Welcome back: your Starter plan is active again')
  await street.days(32)
  expect(await ann.invoices()).toHaveLength(3)
})

test('a charge that fails is tried again on the days that the letter names, and then the plan lapses', async ({
  street,
}) => {
  const ann = await street.subscriber('pm_card_chargeCustomerFail')
  await buyCredits(street, ann)
  await street.days(14)
  expect(await ann.subscription()).toMatchObject({
    status: 'past_due',
    monthlyCredits: 0,
    nextBillingDate: '2026-12-07T10:00:00.000Z',
    paymentProblem: {
      kind: 'card',
      message: 'Your card was declined.',
      amount: 39,
      nextAttemptAt: '2026-12-07T10:00:00.000Z',
    },
  })
  expect((await ann.change('ENTERPRISE')).body.code).toBe('payment_due')
  expect((await ann.balance()).frozen).toBe(false)
  await street.days(14.9)
  expect((await ann.subscription()).status).toBe('past_due')
  await street.days(0.2)
  expect(await ann.subscription()).toMatchObject({ status: 'lapsed', isActive: false, paymentProblem: null })
  expect(await ann.balance()).toMatchObject({ monthly: 0, purchased: 40, frozen: true })
  const letters = await ann.letters()
  expect(letters.filter((each) => each === 'Your payment didn’t go through')).toHaveLength(3)
  expect(letters.at(-1)).toBe('Your subscription has lapsed')
  expect(await ann.invoices()).toMatchObject([{ status: 'uncollectible', paidAt: null }])
})

test('another card pays what is due at once', async ({ street }) => {
  const ann = await street.subscriber('pm_card_chargeCustomerFail')
  await street.days(15)
  expect(await ann.ask('POST', '/api/billing/pay')).toMatchObject({ status: 402, body: { code: 'card_declined' } })
  const { body } = await ann.useCard('4242424242424242')
  expect(body).toMatchObject({
    card: { last4: '4242' },
    confirmation: null,
    subscription: { status: 'active', monthlyCredits: 150, paymentProblem: null },
  })
  expect(await ann.ask('POST', '/api/billing/pay')).toMatchObject({ status: 200, body: { confirmation: null } })
  expect(await ann.invoices()).toMatchObject([{ status: 'paid' }])
})

test('a refused card says so and changes nothing: not the plan, not the end', async ({ street }) => {
  const ann = await paying(street)
  await ann.useCard('4000000000000341')
  const refused = { status: 402, body: { code: 'card_declined', error: 'Your card was declined.' } }
  expect(await ann.change('PROFESSIONAL')).toMatchObject(refused)
  expect(await ann.change('PROFESSIONAL')).toMatchObject(refused)
  expect(await ann.subscription()).toMatchObject({ tier: 'STARTER', status: 'active', monthlyCredits: 150 })
  await ann.post('cancel')
  expect(await ann.change('PROFESSIONAL')).toMatchObject(refused)
  expect(await ann.subscription()).toMatchObject({ tier: 'STARTER', cancelAtPeriodEnd: true })
  await street.days(40)
  expect(await ann.post('resume')).toMatchObject(refused)
  expect(await ann.subscription()).toMatchObject({ status: 'canceled' })
  await ann.useCard('4242424242424242')
  await street.days(0.1)
  expect((await ann.post('resume')).body.subscription.status).toBe('active')
})

test('a bank that asks while the owner is away: a letter, a confirmation, and the plan runs', async ({ street }) => {
  const ann = await street.subscriber('pm_card_authenticationRequiredOnSetup')
  await street.days(14)
  expect(await ann.subscription()).toMatchObject({ status: 'past_due', paymentProblem: { kind: 'authentication' } })
  expect(await ann.letters()).toContain('Your bank needs you to confirm a payment')
  const { body } = await ann.ask('POST', '/api/billing/pay')
  const { paymentIntentId, clientSecret } = body.confirmation
  await page(street.rooms, `/v1/test_helpers/payment_intents/${paymentIntentId}/authenticate`, {
    client_secret: clientSecret,
    outcome: 'succeeded',
  })
  const { body: after } = await ann.ask('POST', '/api/billing/refresh')
  expect(after.subscription).toMatchObject({ status: 'active', monthlyCredits: 150, paymentProblem: null })
})

test('a bank that asks about a larger plan: in force when the owner has agreed, not before', async ({ street }) => {
  const ann = await paying(street)
  await ann.useCard('4000002500003155')
  const { body } = await ann.change('PROFESSIONAL')
  expect(body.subscription.tier).toBe('STARTER')
  const { paymentIntentId, clientSecret } = body.confirmation
  await page(street.rooms, `/v1/test_helpers/payment_intents/${paymentIntentId}/authenticate`, {
    client_secret: clientSecret,
    outcome: 'succeeded',
  })
  await street.deliver()
  expect(await ann.subscription()).toMatchObject({ tier: 'PROFESSIONAL', monthlyCredits: 550 })
})

test('refunds are told and shown; the present period given back whole takes its credits', async ({ street }) => {
  const ann = await paying(street)
  const [invoice] = await ann.invoices()
  const { data } = await street.dashboard.invoicePayments.list({ invoice: invoice?.id ?? '' })
  const payment_intent = String(data[0]?.payment.payment_intent)
  await street.dashboard.refunds.create({ payment_intent, amount: 900 })
  await street.deliver()
  expect(await ann.invoices()).toMatchObject([{ refunded: 9, status: 'paid' }])
  expect((await ann.balance()).monthly).toBe(150)
  await street.dashboard.refunds.create({ payment_intent })
  await street.deliver()
  expect(await ann.invoices()).toMatchObject([{ refunded: 39, status: 'refunded' }])
  expect(await ann.balance()).toMatchObject({ monthly: 0 })
  expect((await ann.letters()).filter((each) => each === 'We refunded a payment')).toHaveLength(2)
})

test('a dispute freezes purchased credits until the bank has decided for us', async ({ street }) => {
  const ann = await street.subscriber('pm_card_createDispute')
  await buyCredits(street, ann)
  await street.days(14)
  expect(await ann.balance()).toMatchObject({ purchased: 40, frozen: true })
  await decide(street, 'winning_evidence')
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ purchased: 40, frozen: false })
})

/** Closes the dispute that the card brought with it, as the bank does. */
async function decide({ dashboard }: Street, text: string): Promise<void> {
  const { data } = await dashboard.disputes.list({ limit: 1 })
  await dashboard.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: text } })
}

test('a lost dispute ends the credits of its period and is told; the next paid period begins anew', async ({
  street,
}) => {
  const ann = await street.subscriber('pm_card_createDispute')
  await buyCredits(street, ann)
  await street.days(14)
  await decide(street, 'losing_evidence')
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ monthly: 0, purchased: 40, frozen: true })
  expect(await ann.letters()).toContain('Your bank returned a payment')
  await ann.useCard('4242424242424242')
  await street.days(31)
  expect(await ann.balance()).toMatchObject({ monthly: 150, purchased: 40, frozen: false })
})

test('a dispute that was lost about an earlier period leaves the credits of this one', async ({ street }) => {
  const ann = await street.subscriber('pm_card_createDispute')
  await street.days(14)
  await ann.useCard('4242424242424242')
  await street.days(31)
  await decide(street, 'losing_evidence')
  await street.deliver()
  expect(await ann.balance()).toMatchObject({ monthly: 150 })
  expect(await ann.letters()).toContain('Your bank returned a payment')
})

test('a month is one month of credits, also the long one after a short one', async ({ street }) => {
  const ann = await street.subscriber()
  // From 20 November: the trial ends on 4 December, and the plan is begun anew on 31 January.
  await ann.post('cancel')
  await street.days(72)
  await ann.post('resume')
  await street.days(90)
  const { rows } = await street.rooms.db.pool.query(
    `select to_char(at, 'DD Mon') as day from credit_entries
      where workspace_id = $1 and delta > 0 and action = 'monthly_grant' order by id`,
    [ann.workspaceId],
  )
  expect(rows.map(({ day }) => day)).toEqual(['31 Jan', '28 Feb', '31 Mar', '30 Apr'])
})

import { type PaymentConfirmation, Problem } from '@vouch/contract'
import type Stripe from 'stripe'
import type { ChargeOutcome, SeenCharge, SubscriptionPayments } from './payments.ts'
import { cardOnFile, seenInvoice, seenSubscription } from './seen-subscription.ts'
import { idOf, orNull, said } from './stripe-faults.ts'
import { type PriceBook, stripePrices } from './stripe-prices.ts'

/** Subscriptions at the provider: what the product asks for, and how what it sees is read. */

const whole = ['schedule', 'customer.invoice_settings.default_payment_method', 'default_payment_method']

/** The most that the provider puts on a page of a list. */
export const pageRows = 100

/** The provider's word for a change that begins at once. */
const now = 'now' as const

interface Desk {
  stripe: Stripe
  prices: PriceBook
}

export function stripeSubscriptions(stripe: Stripe): SubscriptionPayments {
  const desk = { stripe, prices: stripePrices(stripe) }
  return {
    ...reading(desk),
    ...changing(desk),
    ...charging(desk),
  }
}

type Reading = Pick<
  SubscriptionPayments,
  | 'loadSubscription'
  | 'findPaidSubscription'
  | 'loadInvoices'
  | 'loadOpenCharge'
  | 'loadCharge'
  | 'chargesAskedBack'
  | 'loadCard'
  | 'previewChange'
>

function reading({ stripe, prices }: Desk): Reading {
  return {
    loadSubscription: async (id) => {
      const found = await orNull(stripe.subscriptions.retrieve(id, { expand: whole }))
      return found && seenSubscription(found, prices.planOf)
    },
    findPaidSubscription: async (customer) => {
      const found = await orNull(stripe.subscriptions.list({ customer, limit: pageRows }))
      return found?.data.find(({ status }) => status === 'active')?.id ?? null
    },
    loadInvoices: async (subscription, limit) => {
      const found = await said(stripe.invoices.list({ subscription, limit }))
      const seen = await Promise.all(found.data.map((invoice) => seenInvoice(invoice, prices.planOf)))
      return seen.reverse()
    },
    loadOpenCharge: async (invoice) => {
      const intent = await intentOf(stripe, invoice)
      if (intent === null) return null
      return {
        asksOwner: intent.status === 'requires_action' || intent.last_payment_error?.code === 'authentication_required',
        waits: intent.status === 'requires_action',
        message: intent.last_payment_error?.message ?? null,
        confirmation: confirmationOf(intent),
      }
    },
    loadCharge: async (id) => {
      const charge = await orNull(stripe.charges.retrieve(id))
      return charge && seenCharge(stripe, charge)
    },
    chargesAskedBack: async function* (since) {
      const params = { created: { gte: Math.floor(since.getTime() / 1_000) }, limit: pageRows }
      for (const list of [stripe.refunds.list(params), stripe.disputes.list(params)])
        for await (const { charge } of list) {
          const id = idOf(charge)
          if (id !== null) yield id
        }
    },
    loadCard: async (customer) => {
      const found = await orNull(
        stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
      )
      return found === null || found.deleted ? null : cardOnFile(found.invoice_settings.default_payment_method)
    },
    previewChange: async (subscription, plan) => {
      const seen = await said(stripe.subscriptions.retrieve(subscription))
      const preview = await said(
        stripe.invoices.createPreview({
          subscription,
          subscription_details: {
            items: [{ id: seen.items.data[0]?.id ?? '', price: await prices.idOf(plan) }],
            proration_behavior: 'always_invoice',
            billing_cycle_anchor: { type: now },
            ...(seen.status === 'trialing' && { trial_end: now }),
          },
        }),
      )
      return seenInvoice(preview, prices.planOf)
    },
  }
}

async function seenCharge(stripe: Stripe, charge: Stripe.Charge): Promise<SeenCharge> {
  const { id, amount: amountCents } = charge
  const refundedCents = await refundedOf(stripe, charge)
  const paymentId = idOf(charge.payment_intent)
  const invoiceId = paymentId === null ? null : await invoiceOfIntent(stripe, paymentId)
  const [dispute] = (await said(stripe.disputes.list({ charge: id, limit: 1 }))).data
  return { id, paymentId, invoiceId, amountCents, refundedCents, dispute: disputeState(dispute?.status) }
}

/** Refunds are counted one by one: a bank may send one back days later, whatever the charge's own sum then says. */
async function refundedOf(stripe: Stripe, { id, amount_refunded }: Stripe.Charge): Promise<number> {
  if (amount_refunded === 0) return 0
  let sum = 0
  for await (const { amount, status } of stripe.refunds.list({ charge: id, limit: pageRows }))
    if (status !== 'failed' && status !== 'canceled') sum += amount
  return Math.min(amount_refunded, sum)
}

type Changing = Pick<
  SubscriptionPayments,
  'startTrial' | 'setCancelAtPeriodEnd' | 'endSubscription' | 'scheduleChange' | 'dropScheduledChange'
>

function changing({ stripe, prices }: Desk): Changing {
  return {
    startTrial: async ({ customerId, workspaceId, plan, trialDays }, idempotencyKey) => {
      const { id } = await said(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await prices.idOf(plan) }],
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
            metadata: { workspace: workspaceId },
          },
          { idempotencyKey },
        ),
      )
      return id
    },
    setCancelAtPeriodEnd: async (id, ends, idempotencyKey) => {
      await said(stripe.subscriptions.update(id, { cancel_at_period_end: ends }, { idempotencyKey }))
    },
    endSubscription: async (id) => {
      const seen = await orNull(stripe.subscriptions.retrieve(id))
      if (seen !== null && seen.ended_at === null) await said(stripe.subscriptions.cancel(id))
    },
    scheduleChange: async (id, plan, idempotencyKey) => {
      await releaseSchedule(stripe, id)
      const schedule = await said(
        stripe.subscriptionSchedules.create(
          { from_subscription: id },
          { idempotencyKey: `${idempotencyKey}:schedule` },
        ),
      )
      const [first] = schedule.phases
      const current = idOf(first?.items[0]?.price)
      if (first === undefined || current === null) throw new Error('A schedule began without a phase')
      await said(
        stripe.subscriptionSchedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            phases: [
              { items: [{ price: current }], start_date: first.start_date, end_date: first.end_date },
              {
                items: [{ price: await prices.idOf(plan) }],
                duration: { interval: plan.billingCycle === 'YEARLY' ? 'year' : 'month', interval_count: 1 },
                proration_behavior: 'none',
              },
            ],
          },
          { idempotencyKey: `${idempotencyKey}:phases` },
        ),
      )
    },
    dropScheduledChange: (id) => releaseSchedule(stripe, id),
  }
}

/** A schedule stands in the way of every other change. */
async function releaseSchedule(stripe: Stripe, subscription: string): Promise<void> {
  const { schedule } = await said(stripe.subscriptions.retrieve(subscription))
  const id = idOf(schedule)
  if (id !== null) await said(stripe.subscriptionSchedules.release(id))
}

type Charging = Pick<SubscriptionPayments, 'beginNow' | 'changeNow' | 'payInvoice'>

function charging({ stripe, prices }: Desk): Charging {
  return {
    beginNow: async ({ customerId, workspaceId, plan }, idempotencyKey) => {
      const paid = await clearTheWay(stripe, customerId)
      if (paid !== null) return paid
      const begun = await said(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await prices.idOf(plan) }],
            payment_behavior: 'allow_incomplete',
            metadata: { workspace: workspaceId },
          },
          { idempotencyKey },
        ),
      )
      if (begun.status === 'active') return { subscriptionId: begun.id, confirmation: null }
      const outcome = await unpaid(stripe, idOf(begun.latest_invoice))
      if (outcome !== null) return { subscriptionId: begun.id, ...outcome }
      const refusal = await refusalOf(stripe, idOf(begun.latest_invoice))
      await said(stripe.subscriptions.cancel(begun.id))
      throw refusal
    },
    changeNow: async (id, plan, idempotencyKey) => {
      await releaseSchedule(stripe, id)
      const seen = await said(stripe.subscriptions.retrieve(id))
      const [item] = seen.items.data
      const price = await prices.idOf(plan)
      // A call that nobody heard the answer of has done it: made again it would begin yet another period.
      if (item?.price.id === price) return { confirmation: null }
      const changed = await said(
        stripe.subscriptions.update(
          id,
          {
            items: [{ id: item?.id ?? '', price }],
            proration_behavior: 'always_invoice',
            billing_cycle_anchor: { type: now },
            payment_behavior: 'pending_if_incomplete',
            ...(seen.status === 'trialing' && { trial_end: now }),
            // Part of what waits for the payment, so that it is taken back with it, whoever hears of that, or not at all.
            ...(seen.cancel_at_period_end && { cancel_at_period_end: false }),
          },
          { idempotencyKey },
        ),
      )
      if (changed.pending_update === null) return { confirmation: null }
      const invoice = idOf(changed.latest_invoice)
      const outcome = await unpaid(stripe, invoice)
      if (outcome !== null) return outcome
      const refusal = await refusalOf(stripe, invoice)
      if (invoice !== null) await voidOpen(stripe, invoice)
      throw refusal
    },
    payInvoice: async (id, idempotencyKey) => {
      try {
        await said(stripe.invoices.pay(id, {}, { idempotencyKey }))
        return { confirmation: null }
      } catch (error) {
        const outcome = await unpaid(stripe, id)
        if (outcome !== null) return outcome
        throw error
      }
    },
  }
}

/** Looks at what a customer has, before something new is begun: a paid plan stays, one that waits for the owner of the present card goes on
 *  waiting, and whatever else was begun and never paid is ended.
 *  @returns what there is; null where the way is clear */
async function clearTheWay(
  stripe: Stripe,
  customer: string,
): Promise<(ChargeOutcome & { subscriptionId: string }) | null> {
  const { data } = await said(stripe.subscriptions.list({ customer, limit: pageRows }))
  const paid = data.find(({ status }) => status === 'active' || status === 'past_due')
  if (paid !== undefined) return { subscriptionId: paid.id, confirmation: null }
  for (const { id, status, latest_invoice: invoice } of data.filter((each) => !hasEnded(each))) {
    const intent = status === 'incomplete' ? await intentOf(stripe, idOf(invoice) ?? '') : null
    if (intent?.status === 'requires_action' && idOf(intent.payment_method) === (await chargedCard(stripe, customer))) {
      return { subscriptionId: id, confirmation: confirmationOf(intent) }
    }
    // A payment outlives the subscription that it was for: its owner could still agree to it.
    const unpaid = idOf(invoice)
    if (status === 'incomplete' && unpaid !== null) await voidOpen(stripe, unpaid)
    // Without its first invoice the provider may have ended it already.
    await orNull(stripe.subscriptions.cancel(id))
  }
  return null
}

/** The provider lists those that were never paid for among those that run. */
export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** The card that is charged, by its id. */
export async function chargedCard(stripe: Stripe, customer: string): Promise<string | null> {
  const found = await said(stripe.customers.retrieve(customer))
  return found.deleted ? null : idOf(found.invoice_settings.default_payment_method)
}

function confirmationOf({ id, client_secret: secret }: Stripe.PaymentIntent): PaymentConfirmation {
  return { paymentIntentId: id, clientSecret: secret ?? '' }
}

/** @returns the way on where the bank asks the card's owner; null where the card was refused */
async function unpaid(stripe: Stripe, invoice: string | null): Promise<ChargeOutcome | null> {
  const intent = invoice === null ? null : await intentOf(stripe, invoice)
  if (intent?.status !== 'requires_action') return null
  return { confirmation: confirmationOf(intent) }
}

async function refusalOf(stripe: Stripe, invoice: string | null): Promise<Problem> {
  const intent = invoice === null ? null : await intentOf(stripe, invoice)
  const message = intent?.last_payment_error?.message
  return message === undefined
    ? new Problem('card_required', 'There’s no card to charge. Add one first.')
    : new Problem('card_declined', message)
}

/** The same call made again finds the invoice void already. */
export async function voidOpen(stripe: Stripe, invoice: string): Promise<void> {
  const { status } = await said(stripe.invoices.retrieve(invoice))
  if (status === 'open') await said(stripe.invoices.voidInvoice(invoice))
}

/** The payment that an invoice waits for. */
async function intentOf(stripe: Stripe, invoice: string): Promise<Stripe.PaymentIntent | null> {
  const found = await said(stripe.invoicePayments.list({ invoice, limit: 1, expand: ['data.payment.payment_intent'] }))
  const intent = found.data[0]?.payment.payment_intent
  return typeof intent === 'object' ? intent : null
}

export async function invoiceOfIntent(stripe: Stripe, intent: string): Promise<string | null> {
  const payment = { type: 'payment_intent', payment_intent: intent } as const
  const found = await said(stripe.invoicePayments.list({ payment, limit: 1 }))
  return idOf(found.data[0]?.invoice)
}

/** Inquiries that were closed cost nothing, as disputes that were won. */
function disputeState(status: Stripe.Dispute.Status | undefined): SeenCharge['dispute'] {
  if (status === undefined) return 'none'
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

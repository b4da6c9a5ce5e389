import type Stripe from 'stripe'
import type { PaidPayment, PartingPayments } from './payments.ts'
import { moment } from './seen-subscription.ts'
import { idOf, orNull, said, unlessRefused } from './stripe-faults.ts'
import { hasEnded, invoiceOfIntent, pageRows } from './stripe-subscriptions.ts'

/** Parting with a customer, so that nothing of theirs is charged later. What a newcomer would get wrong: neither a subscription that ends nor a
 *  customer who is deleted cancels a payment that the bank has asked its owner about. */

/** A payment that can still be made; the provider cancels no other. */
const waiting: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
]

/** An invoice that can still be paid. */
const unpaid = ['open', 'uncollectible'] as const

export function stripeParting(stripe: Stripe): PartingPayments {
  return {
    withdraw: async (customer) => {
      for (const status of unpaid) {
        const invoices = await orNull(stripe.invoices.list({ customer, status, limit: pageRows }))
        for (const { id } of invoices?.data ?? []) await unlessRefused(stripe.invoices.voidInvoice(id))
      }
      const begun = await orNull(stripe.subscriptions.list({ customer, limit: pageRows }))
      for (const each of begun?.data ?? []) if (!hasEnded(each)) await said(stripe.subscriptions.cancel(each.id))
      const payments = await orNull(stripe.paymentIntents.list({ customer, limit: pageRows }))
      for (const { id, status } of payments?.data ?? []) {
        // The provider cancels that of an invoice with the invoice, and refuses to by itself.
        if (!waiting.includes(status) || (await invoiceOfIntent(stripe, id)) !== null) continue
        await said(stripe.paymentIntents.cancel(id))
      }
    },
    loadPaid: async (customer) => {
      const payments = await orNull(stripe.paymentIntents.list({ customer, limit: pageRows }))
      const paid = (payments?.data ?? []).filter(({ status }) => status === 'succeeded')
      return Promise.all(paid.map((intent) => paidPayment(stripe, intent)))
    },
    giveBack: async (id) => {
      const { latest_charge } = await said(stripe.paymentIntents.retrieve(id))
      const chargeId = idOf(latest_charge)
      const charge = chargeId === null ? null : await said(stripe.charges.retrieve(chargeId))
      if (charge === null || charge.refunded || charge.disputed) return
      // Without a key of ours: the provider would repeat an error under it for a day. It refuses to give more back than was taken.
      await said(stripe.refunds.create({ payment_intent: id }))
    },
  }
}

/** Why the provider made an invoice where the product changed a subscription, or it went on; an operator's own say `manual`. */
const ofSubscriptions: readonly (Stripe.Invoice.BillingReason | null)[] = [
  'subscription_create',
  'subscription_update',
  'subscription_cycle',
]

/** What the product begins carries its workspace: a purchase with its credits, a subscription by itself, as its invoices repeat. */
async function paidPayment(stripe: Stripe, { id, ...intent }: Stripe.PaymentIntent): Promise<PaidPayment> {
  const chargeId = idOf(intent.latest_charge)
  const charge = chargeId === null ? null : await said(stripe.charges.retrieve(chargeId))
  const chargedAt = charge?.created ?? intent.created
  const invoiceId = await invoiceOfIntent(stripe, id)
  if (invoiceId === null) {
    const { workspaceId, credits } = intent.metadata
    return { id, invoiceId, isOurs: Boolean(workspaceId && credits), paidAt: moment(chargedAt) }
  }
  const { parent, billing_reason: reason, status_transitions } = await said(stripe.invoices.retrieve(invoiceId))
  const isOurs = ofSubscriptions.includes(reason) && Boolean(parent?.subscription_details?.metadata?.workspace)
  return { id, invoiceId, isOurs, paidAt: moment(status_transitions.paid_at ?? chargedAt) }
}

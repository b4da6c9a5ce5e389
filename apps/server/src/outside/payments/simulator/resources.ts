import type Stripe from 'stripe'
import { retrieveCharge } from './charges.ts'
import { settleIntent } from './collection.ts'
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from './customers.ts'
import { answerDispute, closeDispute, listDisputes, retrieveDispute } from './disputes.ts'
import { listEvents, retrieveEvent } from './events.ts'
import { listInvoicePayments, listInvoices, payInvoice, retrieveInvoice, voidInvoice } from './invoice-calls.ts'
import {
  authenticatePaymentIntent,
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  listPaymentIntents,
  retrievePaymentIntent,
} from './payment-intents.ts'
import { attachNamed, detachMethod, listMethods, retrieveMethod } from './payment-methods.ts'
import { previewInvoice } from './plan-change.ts'
import { createPrice, createProduct, listPrices, retrievePrice } from './prices.ts'
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts'
import { createSchedule, releaseSchedule, retrieveSchedule, updateSchedule } from './schedules.ts'
import {
  authenticateSetupIntent,
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  retrieveSetupIntent,
} from './setup-intents.ts'
import type { Simulation } from './simulated-call.ts'
import {
  cancelSubscription,
  createSubscription,
  endAllOf,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from './subscriptions.ts'

/** The paths that the simulated provider knows, and what answers each. */

export interface Resource {
  method: string
  pattern: RegExp
  answer: (simulation: Simulation, id: string) => Promise<object>
  /** A page may call it with the public key and the client secret. */
  forPages: boolean
}

/** @param path below `/v1`, with `:id` for the one part that varies */
function on(call: string, answer: Resource['answer'], forPages = false): Resource {
  const [method = '', path = ''] = call.split(' ')
  return { method, pattern: new RegExp(`^/v1${path.replace(':id', '([^/]+)')}$`), answer, forPages }
}

/** As `on`, open to pages. */
function onPage(call: string, answer: Resource['answer']): Resource {
  return on(call, answer, true)
}

/** A payment that a page makes may be what an invoice waits for. */
function settling(answer: (simulation: Simulation, id: string) => Promise<Stripe.PaymentIntent>): Resource['answer'] {
  return async (simulation, id) => {
    const intent = await answer(simulation, id)
    await settleIntent(simulation, intent)
    return intent
  }
}

/** A customer leaves with all that runs for them. */
async function deleteWithSubscriptions(simulation: Simulation, id: string): Promise<object> {
  await endAllOf(simulation, id)
  return deleteCustomer(simulation, id)
}

export const resources: readonly Resource[] = [
  on('POST /customers', createCustomer),
  on('GET /customers/:id', retrieveCustomer),
  on('POST /customers/:id', updateCustomer),
  on('DELETE /customers/:id', deleteWithSubscriptions),
  on('GET /customers/:id/payment_methods', listMethods),
  on('GET /payment_methods/:id', retrieveMethod),
  on('POST /payment_methods/:id/attach', attachNamed),
  on('POST /payment_methods/:id/detach', detachMethod),
  on('POST /setup_intents', createSetupIntent),
  onPage('GET /setup_intents/:id', retrieveSetupIntent),
  onPage('POST /setup_intents/:id/confirm', confirmSetupIntent),
  on('POST /setup_intents/:id/cancel', cancelSetupIntent),
  onPage('POST /test_helpers/setup_intents/:id/authenticate', authenticateSetupIntent),
  on('POST /payment_intents', createPaymentIntent),
  on('GET /payment_intents', listPaymentIntents),
  onPage('GET /payment_intents/:id', retrievePaymentIntent),
  onPage('POST /payment_intents/:id/confirm', settling(confirmPaymentIntent)),
  on('POST /payment_intents/:id/cancel', cancelPaymentIntent),
  onPage('POST /test_helpers/payment_intents/:id/authenticate', settling(authenticatePaymentIntent)),
  on('POST /products', createProduct),
  on('POST /prices', createPrice),
  on('GET /prices', listPrices),
  on('GET /prices/:id', retrievePrice),
  on('POST /subscriptions', createSubscription),
  on('GET /subscriptions', listSubscriptions),
  on('GET /subscriptions/:id', retrieveSubscription),
  on('POST /subscriptions/:id', updateSubscription),
  on('DELETE /subscriptions/:id', cancelSubscription),
  on('POST /subscription_schedules', createSchedule),
  on('GET /subscription_schedules/:id', retrieveSchedule),
  on('POST /subscription_schedules/:id', updateSchedule),
  on('POST /subscription_schedules/:id/release', releaseSchedule),
  on('POST /invoices/create_preview', previewInvoice),
  on('GET /invoices', listInvoices),
  on('GET /invoices/:id', retrieveInvoice),
  on('POST /invoices/:id/pay', payInvoice),
  on('POST /invoices/:id/void', voidInvoice),
  on('GET /invoice_payments', listInvoicePayments),
  on('GET /charges/:id', retrieveCharge),
  on('POST /refunds', createRefund),
  on('GET /refunds', listRefunds),
  on('GET /refunds/:id', retrieveRefund),
  on('GET /disputes', listDisputes),
  on('GET /disputes/:id', retrieveDispute),
  on('POST /disputes/:id', answerDispute),
  on('POST /disputes/:id/close', closeDispute),
  on('GET /events', listEvents),
  on('GET /events/:id', retrieveEvent),
]

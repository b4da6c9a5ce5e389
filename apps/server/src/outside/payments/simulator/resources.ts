import { retrieveCharge } from './charges.ts'
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from './customers.ts'
import { answerDispute, closeDispute, retrieveDispute } from './disputes.ts'
import { listEvents, retrieveEvent } from './events.ts'
import {
  authenticatePaymentIntent,
  cancelPaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  retrievePaymentIntent,
} from './payment-intents.ts'
import { attachNamed, detachMethod, listMethods, retrieveMethod } from './payment-methods.ts'
import { createRefund, retrieveRefund } from './refunds.ts'
import {
  authenticateSetupIntent,
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  retrieveSetupIntent,
} from './setup-intents.ts'
import type { Simulation } from './simulated-call.ts'

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

export const resources: readonly Resource[] = [
  on('POST /customers', createCustomer),
  on('GET /customers/:id', retrieveCustomer),
  on('POST /customers/:id', updateCustomer),
  on('DELETE /customers/:id', deleteCustomer),
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
  onPage('GET /payment_intents/:id', retrievePaymentIntent),
  onPage('POST /payment_intents/:id/confirm', confirmPaymentIntent),
  on('POST /payment_intents/:id/cancel', cancelPaymentIntent),
  onPage('POST /test_helpers/payment_intents/:id/authenticate', authenticatePaymentIntent),
  on('GET /charges/:id', retrieveCharge),
  on('POST /refunds', createRefund),
  on('GET /refunds/:id', retrieveRefund),
  on('GET /disputes/:id', retrieveDispute),
  on('POST /disputes/:id', answerDispute),
  on('POST /disputes/:id/close', closeDispute),
  on('GET /events', listEvents),
  on('GET /events/:id', retrieveEvent),
]

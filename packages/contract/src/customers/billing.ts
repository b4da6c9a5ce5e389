import { z } from 'zod'
import { route } from '../wire/route.ts'
import { cardOnFile, paymentConfirmation, subscription } from './subscription.ts'

/** Invoices and the card that pays them. */

export const invoiceStates = ['open', 'paid', 'void', 'uncollectible', 'refunded'] as const

export const invoice = z
  .object({
    id: z.string(),
    number: z.string(),
    description: z.string(),
    /** Dollars: 39. */
    amount: z.number(),
    amountCents: z.int(),
    /** What was given back, in dollars. */
    refunded: z.number(),
    currency: z.string(),
    status: z.enum(invoiceStates),
    createdAt: z.string(),
    paidAt: z.string().nullable(),
    pdfUrl: z.string(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.output<typeof invoice>

const noBody = 'The body must be a JSON object.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'A limit must be a whole number from 1 to 100.'
const badSetup = 'Provide the card’s setup intent ID.'
const badInvoice = 'Provide the invoice ID.'

const setupIntentId = z.string(badSetup).min(1, badSetup).max(200, badSetup)

export const billing = {
  invoices: route({
    method: 'GET',
    path: '/api/billing/invoices',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Lists the caller’s invoices and receipts, newest first.',
    query: z.object({
      cursor: z.string(badCursor).max(200, badCursor).optional(),
      limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(20),
    }),
    status: 200,
    reply: z.object({ invoices: z.array(invoice), nextCursor: z.string().nullable() }),
    problems: ['validation'],
  }),
  invoicePdf: route({
    method: 'GET',
    path: '/api/billing/invoices/:id/pdf',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Returns one invoice as a PDF.',
    params: z.object({ id: z.string(badInvoice).max(200, badInvoice) }),
    status: 200,
    reply: z.null(),
    stream: true,
    produces: 'application/pdf',
    problems: ['not_found'],
  }),
  openCardSetup: route({
    method: 'POST',
    path: '/api/billing/card/setup',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Starts setting up another card, which the page confirms with the client secret.',
    status: 200,
    reply: z.object({ setupIntent: z.object({ id: z.string(), client_secret: z.string() }) }),
    problems: ['card_required', 'unavailable'],
  }),
  keepCard: route({
    method: 'POST',
    path: '/api/billing/card',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Makes a card that was set up the default card, and uses it to pay anything due.',
    body: z.object({ setupIntentId }, noBody),
    status: 200,
    reply: z.object({ card: cardOnFile, subscription, confirmation: paymentConfirmation.nullable() }),
    problems: ['not_found', 'card_required', 'card_declined', 'not_now', 'unavailable'],
  }),
  pay: route({
    method: 'POST',
    path: '/api/billing/pay',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Retries a failed charge now. If the bank asks, the page confirms with the client secret.',
    status: 200,
    reply: z.object({ subscription, confirmation: paymentConfirmation.nullable() }),
    problems: ['not_found', 'card_required', 'card_declined', 'not_now', 'unavailable'],
  }),
  refresh: route({
    method: 'POST',
    path: '/api/billing/refresh',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Refreshes the subscription from the card provider after a page confirmed a payment.',
    status: 200,
    reply: z.object({ subscription }),
    problems: ['not_found', 'unavailable'],
  }),
  webhook: route({
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'public',
    tag: 'Billing',
    summary: 'Receives the card provider’s signed webhooks.',
    status: 200,
    reply: z.object({ received: z.literal(true) }),
    problems: ['bad_signature', 'unavailable'],
    fromOtherSites: true,
  }),
}

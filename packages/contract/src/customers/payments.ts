import { z } from 'zod'
import { creditBalance } from './credits.ts'
import { route } from './route.ts'

/** Buying extra credits: a package, its payment at the card provider, and the credits that follow from it. */

const noBody = 'The body is a JSON object.'
const badUser = 'A user id must be text.'
const badCredits = 'Credits are a whole number, as in the list of packages.'
const badAmount = 'An amount is in dollars, as in the list of packages.'
const badCents = 'Cents are a whole number.'
const badPayment = 'Name the payment.'

export const creditPackageOffer = z
  .object({
    credits: z.int(),
    /** Dollars, for the plan of whoever asks. */
    price: z.number(),
    basePrice: z.number(),
    discountPercent: z.number(),
    pricePerCredit: z.number(),
    popular: z.boolean(),
    savings: z.string().nullable(),
    description: z.string(),
  })
  .meta({ id: 'CreditPackage' })
export type CreditPackageOffer = z.output<typeof creditPackageOffer>

const guarded = ['missing_token', 'invalid_token', 'forbidden'] as const

export const payments = {
  purchase: route({
    method: 'POST',
    path: '/api/credits/purchase',
    access: 'bearer',
    tag: 'Payments',
    summary: 'Adds the credits of a payment that the card provider confirms, once.',
    body: z.object(
      {
        userId: z.string(badUser).max(100, badUser).optional(),
        creditPackage: z.object(
          {
            credits: z.int(badCredits).positive(badCredits),
            amountCents: z.int(badCents).optional().describe('Told, not trusted: the payment itself is looked up.'),
            basePriceCents: z.int(badCents).optional(),
            discountPercent: z.number('A discount is a number.').optional(),
          },
          'A package is an object with its credits.',
        ),
        stripePaymentIntentId: z.string(badPayment).min(1, badPayment).max(200, badPayment),
      },
      noBody,
    ),
    status: 200,
    reply: z.object({ success: z.literal(true), creditsPurchased: z.int(), balance: creditBalance }),
    problems: [...guarded, 'validation', 'subscription_required', 'payment_refused', 'payment_used', 'unavailable'],
  }),
  openPayment: route({
    method: 'POST',
    path: '/api/stripe/create-payment-intent-auth',
    access: 'bearer',
    tag: 'Payments',
    summary: 'Opens the payment of a package. The server knows what it costs.',
    body: z.object({ credits: z.int(badCredits), amount: z.number(badAmount) }, noBody),
    status: 200,
    reply: z.object({ clientSecret: z.string(), paymentIntentId: z.string(), amountCents: z.int() }),
    problems: [...guarded, 'validation', 'subscription_required', 'unavailable', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  status: route({
    method: 'GET',
    path: '/api/stripe/status',
    access: 'public',
    tag: 'Payments',
    summary: 'Whether cards can be taken. Says of each key only whether it is there.',
    status: 200,
    reply: z.object({
      status: z.object({
        configured: z.boolean(),
        publicKey: z.boolean(),
        secretKey: z.boolean(),
        testMode: z.boolean(),
      }),
      message: z.string(),
    }),
    problems: [],
  }),
  packages: route({
    method: 'GET',
    path: '/api/stripe/packages',
    access: 'either',
    tag: 'Payments',
    summary: 'Packages of extra credits, at the price of the plan of whoever asks.',
    status: 200,
    reply: z.object({ packages: z.array(creditPackageOffer) }),
    problems: [],
  }),
}

import { z } from 'zod'
import { route } from '../wire/route.ts'
import { creditBalance } from './credits.ts'

/** Buying extra credits: a package, its payment at the card provider, and the credits that follow from it. */

const noBody = 'The body must be a JSON object.'
const badUser = 'A user ID must be text.'
const badCredits = 'Credits must be a whole number, as in the package list.'
const badAmount = 'The amount must be in dollars, as in the package list.'
const badCents = 'Cents must be a whole number.'
const badPayment = 'Provide the payment ID.'

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
    summary: 'Adds the credits for a payment the card provider confirms, once.',
    body: z.object(
      {
        userId: z.string(badUser).max(100, badUser).optional(),
        creditPackage: z.object(
          {
            credits: z.int(badCredits).positive(badCredits),
            amountCents: z.int(badCents).optional().describe('For information only: the payment itself is looked up.'),
            basePriceCents: z.int(badCents).optional(),
            discountPercent: z.number('A discount must be a number.').optional(),
          },
          'A package must be an object with its credits.',
        ),
        stripePaymentIntentId: z.string(badPayment).min(1, badPayment).max(200, badPayment),
      },
      noBody,
    ),
    status: 200,
    reply: z.object({ success: z.literal(true), creditsPurchased: z.int(), balance: creditBalance }),
    problems: [...guarded, 'validation', 'subscription_required', 'payment_refused', 'payment_used', 'unavailable'],
  }),
  settle: route({
    method: 'POST',
    path: '/api/credits/purchases/settle',
    access: 'bearer',
    tag: 'Payments',
    summary:
      'Adds the credits of payments that went through within a day and were not claimed. A page calls it when a bank leads back to it, or after a call was lost.',
    status: 200,
    reply: z.object({
      success: z.literal(true),
      /** Credits that are told of for the first time, whoever added them. */
      creditsPurchased: z.int(),
      /** A payment is still being processed; its credits follow by themselves. */
      processing: z.boolean(),
      balance: creditBalance,
    }),
    problems: ['unavailable', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  openPayment: route({
    method: 'POST',
    path: '/api/stripe/create-payment-intent-auth',
    access: 'bearer',
    tag: 'Payments',
    summary: 'Starts the payment for a package. The server decides the price.',
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
    summary: 'Whether card payments work. For each key, only says whether it is set.',
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
    summary: 'Lists add-on credit packages at the price for the caller’s plan.',
    status: 200,
    reply: z.object({ packages: z.array(creditPackageOffer) }),
    problems: [],
  }),
}

import { z } from 'zod'
import { tiers } from './accounts.ts'
import { route } from './route.ts'

/** The plan of an account and its life. Money is in dollars where people read it, with the cents beside it where it moves. */

export const subscriptionStates = ['trialing', 'active', 'past_due', 'canceled', 'lapsed'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const billingCycles = ['MONTHLY', 'YEARLY'] as const
export type BillingCycle = (typeof billingCycles)[number]

export const trialDays = 14

/** A card as it may be shown. Its number is only the provider's. */
export const cardOnFile = z
  .object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })
  .meta({ id: 'CardOnFile' })
export type CardOnFile = z.output<typeof cardOnFile>

/** A charge that did not go through. */
export const paymentProblem = z
  .object({
    /** `authentication`: the bank wants the owner to agree; `card`: the card was refused. */
    kind: z.enum(['card', 'authentication']),
    /** What the bank said, in the provider's words. */
    message: z.string(),
    amount: z.number(),
    amountCents: z.int(),
    failedAt: z.string(),
    /** When the charge is tried again by itself; null: not again. */
    nextAttemptAt: z.string().nullable(),
  })
  .meta({ id: 'PaymentProblem' })
export type PaymentProblem = z.output<typeof paymentProblem>

export const subscription = z
  .object({
    id: z.string(),
    /** The plan's name: Starter, Professional, Enterprise. */
    name: z.string(),
    tier: z.enum(tiers),
    status: z.enum(subscriptionStates),
    /** False once it is canceled or lapsed. */
    isActive: z.boolean(),
    /** What remains of the month's credits; credits on hold are not in it. */
    monthlyCredits: z.int(),
    /** The last grant of monthly credits. */
    monthlyCreditsLimit: z.int(),
    purchasedCredits: z.int(),
    /** Dollars a billing cycle. */
    price: z.number(),
    monthlyPrice: z.number(),
    annualPrice: z.number(),
    /** Percent off packages of extra credits. */
    additionalCreditDiscount: z.number(),
    billingCycle: z.enum(billingCycles),
    isTrial: z.boolean(),
    trialDays: z.int(),
    trialStartDate: z.string(),
    trialEndDate: z.string(),
    trialEndsAt: z.string(),
    billingPeriodStart: z.string(),
    billingPeriodEnd: z.string(),
    /** The next charge; null where none comes. */
    nextBillingDate: z.string().nullable(),
    /** Dollars of the next charge, after a change that waits; null where none comes. */
    nextBillingAmount: z.number().nullable(),
    /** When monthly credits next begin anew; on a yearly plan that is earlier than the next charge. */
    nextCreditsAt: z.string().nullable(),
    shortlistLimit: z.int(),
    shortlistUsed: z.int(),
    stripeCustomerId: z.string(),
    cancelAtPeriodEnd: z.boolean(),
    cancelAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** A smaller plan that was chosen and begins with the next period. */
    pendingChange: z
      .object({ tier: z.enum(tiers), billingCycle: z.enum(billingCycles), at: z.string(), price: z.number() })
      .nullable(),
    paymentProblem: paymentProblem.nullable(),
    card: cardOnFile.nullable(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.output<typeof subscription>

/** What a change of plan would do. */
export const changePreview = z
  .object({
    tier: z.enum(tiers),
    billingCycle: z.enum(billingCycles),
    /** `now`: charged and in force at once; `period_end`: with the next period; `none`: this is the plan already. */
    takesEffect: z.enum(['now', 'period_end', 'none']),
    effectiveAt: z.string(),
    /** Dollars charged now; 0 for a change that waits. */
    amountDue: z.number(),
    amountDueCents: z.int(),
    /** What is taken off for the part of the current period that is not used. */
    unusedCredit: z.number(),
    unusedCreditCents: z.int(),
    currency: z.string(),
    lines: z.array(z.object({ description: z.string(), amount: z.number(), amountCents: z.int() })),
    /** Dollars a cycle from then on. */
    price: z.number(),
    nextBillingDate: z.string(),
    /** Monthly credits right after the change takes effect. */
    monthlyCreditsAfter: z.int(),
    endsTrial: z.boolean(),
  })
  .meta({ id: 'ChangePreview' })
export type ChangePreview = z.output<typeof changePreview>

/** A payment that waits for the bank's question to the card's owner; the page asks it with the client secret. */
export const paymentConfirmation = z
  .object({ paymentIntentId: z.string(), clientSecret: z.string() })
  .meta({ id: 'PaymentConfirmation' })
export type PaymentConfirmation = z.output<typeof paymentConfirmation>

const noBody = 'The body is a JSON object.'
const badUser = 'A user id must be text.'
const badTier = 'A tier is STARTER, PROFESSIONAL or ENTERPRISE.'
const badCycle = 'A billing cycle is MONTHLY or YEARLY.'

const capital = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value)
const tier = z.preprocess(capital, z.enum(tiers, badTier))
const billingCycle = z.preprocess(capital, z.enum(billingCycles, badCycle))
/** Whose subscription it is. The server compares it with the bearer before it reads anything else. */
const ofUser = z.object({ userId: z.string(badUser).max(100, badUser) })

const found = z.object({ subscription })
/** `confirmation` is set where the bank asks the card's owner; until they agree, nothing has changed. */
const charged = found.extend({ confirmation: paymentConfirmation.nullable() })
const money = ['card_declined', 'card_required', 'unavailable'] as const

export const subscriptions = {
  load: route({
    method: 'GET',
    path: '/api/subscription/:userId',
    access: 'bearer',
    tag: 'Billing',
    summary: "The caller's subscription; 404 where there never was one.",
    params: ofUser,
    status: 200,
    reply: found,
    problems: ['not_found', 'forbidden'],
  }),
  create: route({
    method: 'POST',
    path: '/api/subscription',
    access: 'bearer',
    tag: 'Billing',
    summary:
      'The subscription that exists. Without one a card has to be set up first: nothing is made from what is sent.',
    body: z.looseObject({ userId: z.string(badUser).max(100, badUser).optional() }, noBody),
    status: 200,
    reply: found,
    problems: ['card_required', 'forbidden'],
  }),
  cancel: route({
    method: 'POST',
    path: '/api/subscription/:userId/cancel',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Ends the subscription with its period, or the trial with its last day. Until then all stays as it is.',
    params: ofUser,
    status: 200,
    reply: found,
    problems: ['not_found', 'forbidden', 'subscription_ended', 'unavailable'],
  }),
  resume: route({
    method: 'POST',
    path: '/api/subscription/:userId/resume',
    access: 'bearer',
    tag: 'Billing',
    summary: 'Withdraws a cancellation; after the end it begins anew with the card on file, which is charged at once.',
    params: ofUser,
    status: 200,
    reply: charged,
    problems: ['not_found', 'forbidden', ...money],
  }),
  change: route({
    method: 'POST',
    path: '/api/subscription/:userId/change',
    access: 'bearer',
    tag: 'Billing',
    summary:
      'Changes the plan: a larger one at once and charged, a smaller one with the next period; or says what that would do.',
    params: ofUser,
    body: z.object(
      { tier, billingCycle, preview: z.boolean('Say true for a preview.').nullish().transform(Boolean) },
      noBody,
    ),
    status: 200,
    reply: charged.extend({ preview: changePreview }),
    problems: ['not_found', 'forbidden', 'subscription_ended', 'payment_due', ...money],
  }),
}

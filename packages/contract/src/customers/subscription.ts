import { z } from 'zod'
import { route } from '../wire/route.ts'
import { ownPlan } from './own-plan.ts'
import { tiers } from './tiers.ts'

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
    /** The plan that was made for this workspace; null on one that is sold to everybody. */
    ownPlan: ownPlan.nullable(),
    /** A plan that the team offers this workspace, until then; null where there is none. */
    planOffer: ownPlan.extend({ endsAt: z.string() }).nullable(),
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
      .object({
        tier: z.enum(tiers),
        billingCycle: z.enum(billingCycles),
        ownPlan: ownPlan.nullable(),
        at: z.string(),
        price: z.number(),
      })
      .nullable(),
    paymentProblem: paymentProblem.nullable(),
    card: cardOnFile.nullable(),
    /** Whose card it is, where it is not the owner's: who handed the workspace over. */
    cardHolder: z.string().nullable(),
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

const noBody = 'The body must be a JSON object.'
const badUser = 'A user ID must be text.'
const badTier = 'Tier must be STARTER, PROFESSIONAL or ENTERPRISE.'
const badCycle = 'Billing cycle must be MONTHLY or YEARLY.'

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
    summary: 'Returns the caller’s subscription, or 404 if there never was one.',
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
      'Returns the existing subscription. Without one, a card has to be set up first: nothing is created from the request body.',
    body: z.looseObject({ userId: z.string(badUser).max(100, badUser).optional() }, noBody),
    status: 200,
    reply: found,
    problems: ['card_required', 'forbidden'],
  }),
  openTrial: route({
    method: 'POST',
    path: '/api/subscription/trial',
    access: 'bearer',
    tag: 'Billing',
    summary:
      'Starts the card step for people who are signed in without a plan. The trial starts with `complete-trial-signup`.',
    status: 200,
    reply: z.object({
      setupIntent: z.object({ id: z.string(), client_secret: z.string() }),
      customerId: z.string(),
      email: z.string(),
    }),
    problems: ['duplicate', 'unavailable', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/subscription/:userId/cancel',
    access: 'bearer',
    tag: 'Billing',
    summary:
      'Cancels the subscription at the end of its period, or the trial on its last day. Until then nothing changes.',
    params: ofUser,
    status: 200,
    reply: found,
    problems: ['not_found', 'forbidden', 'subscription_ended', 'not_now', 'unavailable'],
  }),
  resume: route({
    method: 'POST',
    path: '/api/subscription/:userId/resume',
    access: 'bearer',
    tag: 'Billing',
    summary:
      'Undoes a cancellation. If the subscription has already ended, it starts over with the card on file, which is charged right away.',
    params: ofUser,
    status: 200,
    reply: charged,
    problems: ['not_found', 'forbidden', 'not_now', ...money],
  }),
  change: route({
    method: 'POST',
    path: '/api/subscription/:userId/change',
    access: 'bearer',
    tag: 'Billing',
    summary:
      'Changes the plan: upgrades take effect and are charged right away, downgrades with the next period. Can also preview the change.',
    params: ofUser,
    body: z.object(
      {
        tier,
        billingCycle,
        preview: z.boolean('Send true for a preview.').nullish().transform(Boolean),
        offer: z
          .boolean('Send true to choose the plan that was offered to this workspace.')
          .nullish()
          .transform(Boolean),
      },
      noBody,
    ),
    status: 200,
    reply: charged.extend({ preview: changePreview }),
    problems: ['not_found', 'forbidden', 'subscription_ended', 'payment_due', 'not_now', ...money],
  }),
}

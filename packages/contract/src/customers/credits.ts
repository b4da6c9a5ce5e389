import { z } from 'zod'
import { route } from '../wire/route.ts'
import { actionCategories } from './actions.ts'
import { tiers } from './tiers.ts'

/** Credits: what there is, what it was spent on, and how to buy more. Amounts of credits are whole numbers. */

export const creditBuckets = ['monthly', 'purchased'] as const
export type CreditBucket = (typeof creditBuckets)[number]

/** Movements that are no action of a user, by the name that a person reads. */
export const creditReasons = {
  trial_grant: 'Trial credits',
  monthly_grant: 'Monthly credits',
  upgrade_grant: 'Upgraded plan credits',
  demo_grant: 'Demo credits',
  monthly_expiry: 'Unused monthly credits expired',
  purchase: 'Purchased credits',
  purchase_refund: 'Removed for a refunded purchase',
  refund_failed: 'Returned because a refund failed',
  correction: 'Correction',
} as const
export type CreditReason = keyof typeof creditReasons

const noBody = 'The body must be a JSON object.'
const badUser = 'A user ID must be text.'
const badAction = 'An action must be an ID such as approve_draft.'
const badResource = 'A resource ID can be up to 200 characters.'
const badMetadata = 'Metadata must be an object of up to 2,000 characters.'
const badKey = 'An idempotency key must have 1 to 200 characters.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'A limit must be a whole number from 1 to 100.'
const badBucket = 'Credit type must be monthly or purchased.'
const badMoment = 'Write a date as 2026-11-20 or 2026-11-20T10:00:00Z.'
const badTier = 'Tier must be starter, professional or enterprise.'
const metadataCharsMax = 2_000

/** Whose credits they are. The server compares it with the bearer before it reads anything else. */
const userId = z.string(badUser).max(100, badUser)

export const creditBalance = z
  .object({
    /** What remains of the month's credits; credits on hold are not in it. */
    monthlyCredits: z.int(),
    purchasedCredits: z.int(),
    /** What can be spent now: without purchased credits that are frozen. */
    totalCredits: z.int(),
    /** The last grant of monthly credits. */
    monthlyCreditsLimit: z.int(),
    onHold: z.int(),
    /** Purchased credits rest, unspendable, until the subscription runs again. */
    purchasedFrozen: z.boolean(),
  })
  .meta({ id: 'CreditBalance' })
export type CreditBalance = z.output<typeof creditBalance>

/** What a deduction that left few credits gives to say, whoever made it. */
export const creditNotice = z
  .object({
    /** Another one after each such deduction, so that a screen says each once. */
    id: z.string(),
    level: z.enum(['low', 'critical']),
    /** What could be spent after that deduction. */
    remaining: z.int(),
    at: z.string(),
  })
  .meta({ id: 'CreditNotice' })
export type CreditNotice = z.output<typeof creditNotice>

export const creditEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    bucket: z.enum(creditBuckets),
    delta: z.int(),
    /** Of the bucket, after this entry. */
    balanceAfter: z.int(),
    /** Of both buckets, after this entry. */
    totalAfter: z.int(),
    action: z.string(),
    resourceId: z.string().nullable(),
    about: z
      .string()
      .nullable()
      .describe('What they were for, by name; null where it has none, or is gone.')
      .meta({ examples: ['@ava_fields_sandbox on Instagram'] }),
    /** Why credits moved: no cause moves them twice. */
    cause: z.string(),
  })
  .meta({ id: 'CreditEntry' })
export type CreditEntry = z.output<typeof creditEntry>

const moment = z.union([z.iso.datetime(badMoment), z.iso.date(badMoment)], badMoment)

const filters = {
  action: z.string(badAction).max(100, badAction).optional(),
  bucket: z.enum(creditBuckets, badBucket).optional(),
  from: moment.optional().describe('Entries from this time on.'),
  to: moment.optional().describe('Entries before this time.'),
}

const guarded = ['missing_token', 'invalid_token', 'forbidden'] as const

export const credits = {
  balance: route({
    method: 'GET',
    path: '/api/credits/balance/:userId',
    access: 'bearer',
    tag: 'Credits',
    summary: 'What the caller can spend, and the last deduction that left few credits.',
    params: z.object({ userId }),
    status: 200,
    reply: creditBalance.extend({ notice: creditNotice.nullable() }),
    problems: guarded,
  }),
  deduct: route({
    method: 'POST',
    path: '/api/credits/deduct',
    access: 'bearer',
    tag: 'Credits',
    summary:
      'Charges 1 credit for an action of the caller’s own: monthly credits first, then purchased ones. Actions on the price list charge themselves, and those that are coming can’t be charged.',
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    body: z.object(
      {
        userId: userId.optional(),
        actionType: z.string(badAction).min(1, badAction).max(100, badAction),
        resourceId: z.string(badResource).max(200, badResource).nullish(),
        metadata: z
          .record(z.string(), z.unknown(), badMetadata)
          .refine((value) => JSON.stringify(value).length <= metadataCharsMax, badMetadata)
          .nullish(),
      },
      noBody,
    ),
    status: 200,
    reply: z.object({
      success: z.literal(true),
      creditsUsed: z.int(),
      remainingMonthly: z.int(),
      remainingPurchased: z.int(),
      totalRemaining: z.int(),
    }),
    problems: [
      ...guarded,
      'validation',
      'insufficient_credits',
      'charges_itself',
      'action_coming',
      'idempotency_conflict',
    ],
  }),
  history: route({
    method: 'GET',
    path: '/api/credits/history',
    access: 'bearer',
    tag: 'Credits',
    summary: 'Lists every credit transaction, newest first.',
    query: z.object({
      ...filters,
      limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(50),
      cursor: z
        .string(badCursor)
        .regex(/^\d{1,18}$/, badCursor)
        .optional(),
    }),
    status: 200,
    reply: z.object({ entries: z.array(creditEntry), nextCursor: z.string().nullable() }),
    problems: ['validation', ...guarded],
  }),
  historyFile: route({
    method: 'GET',
    path: '/api/credits/history.csv',
    access: 'bearer',
    tag: 'Credits',
    summary: 'The same transactions as a CSV file, newest first.',
    query: z.object(filters),
    status: 200,
    reply: z.unknown(),
    download: 'text/csv',
    problems: ['validation', ...guarded],
  }),
  usage: route({
    method: 'GET',
    path: '/api/credits/usage',
    access: 'bearer',
    tag: 'Credits',
    summary: 'What credits were spent on, by action. Returned credits don’t count.',
    query: z.object({ from: filters.from, to: filters.to }),
    status: 200,
    reply: z.object({
      actions: z.array(z.object({ action: z.string(), times: z.int(), credits: z.int(), onHold: z.int() })),
    }),
    problems: ['validation', ...guarded],
  }),
  dashboardActions: route({
    method: 'GET',
    path: '/api/pricing/dashboard-actions',
    access: 'public',
    tag: 'Credits',
    summary: 'What you can use credits for, by category. Actions cost the same on every plan.',
    query: z.object({
      tier: z
        .string(badTier)
        .max(20, badTier)
        .toUpperCase()
        .pipe(z.enum(tiers, badTier))
        .default('STARTER')
        .describe('starter, professional or enterprise.'),
    }),
    status: 200,
    reply: z.object({
      success: z.literal(true),
      actionsByCategory: z.partialRecord(
        z.enum(actionCategories),
        z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            description: z.string(),
            creditCost: z.int(),
            credits: z.int(),
            popular: z.boolean(),
            perCreatorFound: z.boolean(),
            /** `coming`: the price is known, the action cannot be used or charged yet. */
            status: z.enum(['live', 'coming']),
            /** How many the plan's month of credits is enough for, spent on nothing else. */
            perMonth: z.int(),
          }),
        ),
      ),
    }),
    problems: ['validation'],
  }),
}

import { z } from 'zod'
import { tiers } from './accounts.ts'
import { actionCategories } from './actions.ts'
import { route } from './route.ts'

/** Credits: what there is, what it was spent on, and how to buy more. Amounts of credits are whole numbers. */

export const creditBuckets = ['monthly', 'purchased'] as const
export type CreditBucket = (typeof creditBuckets)[number]

/** Movements that are no action of a user, by the name that a person reads. */
export const creditReasons = {
  trial_grant: 'Trial credits',
  monthly_grant: 'Monthly credits',
  upgrade_grant: 'Credits of the larger plan',
  demo_grant: 'Demo credits',
  monthly_expiry: 'Unused monthly credits expired',
  purchase: 'Credits bought',
  purchase_refund: 'Refunded purchase taken back',
  correction: 'Correction',
} as const
export type CreditReason = keyof typeof creditReasons

const noBody = 'The body is a JSON object.'
const badUser = 'A user id must be text.'
const badAction = 'An action is a word such as csv_export.'
const badResource = 'A resource id has at most 200 characters.'
const badMetadata = 'Metadata is an object of at most 2,000 characters.'
const badKey = 'An idempotency key has 1 to 200 characters.'
const badCursor = 'A cursor is the nextCursor of an earlier page.'
const badLimit = 'A limit is a whole number from 1 to 100.'
const badBucket = 'A bucket is monthly or purchased.'
const badMoment = 'A moment is written as 2026-11-20 or 2026-11-20T10:00:00Z.'
const badTier = 'A tier is starter, professional or enterprise.'
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
    /** Why credits moved: no cause moves them twice. */
    cause: z.string(),
  })
  .meta({ id: 'CreditEntry' })
export type CreditEntry = z.output<typeof creditEntry>

const moment = z.union([z.iso.datetime(badMoment), z.iso.date(badMoment)], badMoment)

const filters = {
  action: z.string(badAction).max(100, badAction).optional(),
  bucket: z.enum(creditBuckets, badBucket).optional(),
  from: moment.optional().describe('Entries from this moment on.'),
  to: moment.optional().describe('Entries before this moment.'),
}

const guarded = ['missing_token', 'invalid_token', 'forbidden'] as const

export const credits = {
  balance: route({
    method: 'GET',
    path: '/api/credits/balance/:userId',
    access: 'bearer',
    tag: 'Credits',
    summary: 'What the bearer can spend.',
    params: z.object({ userId }),
    status: 200,
    reply: creditBalance,
    problems: guarded,
  }),
  deduct: route({
    method: 'POST',
    path: '/api/credits/deduct',
    access: 'bearer',
    tag: 'Credits',
    summary:
      'Charges for an action that the caller runs: monthly credits first, then purchased ones. Unknown actions cost 1.',
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
    problems: [...guarded, 'validation', 'insufficient_credits', 'charges_itself', 'idempotency_conflict'],
  }),
  history: route({
    method: 'GET',
    path: '/api/credits/history',
    access: 'bearer',
    tag: 'Credits',
    summary: 'Every movement of credits, newest first.',
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
    summary: 'The same movements as a table, newest first.',
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
    summary: 'What credits were spent on, action by action. What was given back does not count.',
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
    summary: 'What credits are good for, by category. Actions cost the same on every plan.',
    query: z.object({
      tier: z
        .string(badTier)
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
            /** How many the plan's month of credits is enough for, spent on nothing else. */
            perMonth: z.int(),
          }),
        ),
      ),
    }),
    problems: ['validation'],
  }),
}

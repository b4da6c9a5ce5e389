import { z } from 'zod'
import { route } from '../wire/route.ts'
import { creatorRequest } from './creator-request.ts'
import { reportSchema } from './report.ts'
import { badIds, verificationFilter, verificationIds, verificationSorts } from './verification-lists.ts'

/** Verifying a creator: ask, follow the steps, read the report. */

export const verificationStates = ['queued', 'running', 'done', 'failed'] as const
export const stepNames = ['profile', 'posts', 'followers', 'comments', 'scoring'] as const
export type StepName = (typeof stepNames)[number]
export const stepStates = ['waiting', 'running', 'done', 'skipped', 'failed'] as const

export const step = z
  .object({
    name: z.enum(stepNames),
    state: z.enum(stepStates),
    startedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** What the step found, in words: "50 posts". */
    detail: z.string().nullable(),
  })
  .meta({ id: 'VerificationStep' })
export type Step = z.output<typeof step>

const creatorRef = z.object({
  platform: z.string(),
  handle: z.string(),
  displayName: z.string().nullable(),
})

export const failure = z.object({ code: z.string(), error: z.string(), retryable: z.boolean() })

const heading = {
  id: z.string(),
  state: z.enum(verificationStates),
  creator: creatorRef,
  /** `address`: the connector fetched it; `file`: the user brought the data. */
  origin: z.enum(['address', 'file']),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  creditsHeld: z.int(),
  creditsUsed: z.int().nullable(),
  failure: failure.nullable(),
  /** Until when the same creator can be verified again for nothing, because this account paid for it; the moment may have
   *  passed. Null where nothing was paid. */
  freeUntil: z.string().nullable(),
  /** True when data and report were deleted because the platform's terms limit how long they may be kept. */
  dataDeleted: z.boolean().optional(),
}

export const verification = z
  .object({
    ...heading,
    creatorRequest: creatorRequest.optional(),
    steps: z.array(step),
    /** What was assumed while a file was read, one sentence each. */
    notes: z.array(z.string()).optional(),
    report: reportSchema.optional(),
  })
  .meta({ id: 'Verification' })
export type Verification = z.output<typeof verification>

/** One row of a list: the verdict without its evidence. */
export const verificationCard = z
  .object({
    ...heading,
    /** Words that the workspace put on it. */
    tags: z.array(z.string()),
    verdict: reportSchema
      .pick({ state: true, trust: true, fraudRisk: true, decision: true, verdict: true, suspiciousFollowers: true })
      .nullable(),
  })
  .meta({ id: 'VerificationCard' })
export type VerificationCard = z.output<typeof verificationCard>

/** The data of the last event of a verification's stream, `done` or `failed`. The data of a `step` event is a step. */
export const verificationOutcome = z.object({
  id: z.string(),
  state: z.enum(['done', 'failed']),
  creditsUsed: z.int(),
  failure: failure.nullable(),
})
export type VerificationOutcome = z.output<typeof verificationOutcome>

/** One verification of a creator beside the one before it. */
export const historyEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    fetchedAt: z.string(),
    engine: z.string(),
    snapshotDigest: z.string(),
    state: reportSchema.shape.state,
    trust: reportSchema.shape.trust,
    fraudRisk: reportSchema.shape.fraudRisk,
    decision: reportSchema.shape.decision,
    followers: z.number().nullable(),
    /** Against the earlier one: what is different, and how far it moved. Null for the first. */
    difference: z
      .object({
        /** `none`: the same data read by the same engine. */
        cause: z.enum(['none', 'data', 'engine', 'both']),
        points: z.number().nullable(),
        /** Whether the score lies outside the interval that the earlier one had. */
        outside: z.boolean(),
        /** Signals whose evidence moved most, at most three, in log-odds of manipulation: above zero lowers trust. */
        moved: z.array(z.object({ id: z.string(), title: z.string(), from: z.number(), to: z.number() })),
      })
      .nullable(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.output<typeof historyEntry>

const tooLong = 'A profile link can be up to 2,000 characters.'
const badHandle = 'Handle can be up to 100 characters.'
const badPlatform = 'Platform must be a name such as instagram.'
const badSort = `Sort must be one of ${verificationSorts.join(', ')}.`
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'A limit must be a whole number from 1 to 100.'
const badName = 'A file name must have 1 to 255 characters.'
const badKey = 'An idempotency key must have 1 to 200 characters.'
const sendOne = 'Send a url, a snapshot, or a file with its name and text.'

const id = z.object({ id: z.uuid('That is not a verification ID.') })

/** What a verification is asked for. Its three forms are one object, so that whatever is wrong is said of its own field. */
const asked = z
  .object(
    {
      url: z
        .string('Paste a profile link.')
        .min(1, 'Paste a profile link.')
        .max(2_000, tooLong)
        .optional()
        .describe('The URL of a profile, or of a video whose owner can be looked up.'),
      refresh: z
        .boolean('refresh must be true or false.')
        .optional()
        .describe(
          'With a url: fetch new data even though this account paid for the creator within the last 24 hours. Without it, a repeat uses the data from the last fetch. Data less than five minutes old is not fetched again.',
        ),
      snapshot: z
        .record(z.string(), z.unknown(), 'A snapshot must be an object.')
        .optional()
        .describe('A creator snapshot. Its schema is at /api/schemas/snapshot.json.'),
      file: z
        .object(
          {
            name: z.string(badName).min(1, badName).max(255, badName),
            text: z.string('A file must have text.').min(1, 'The file is empty.'),
          },
          'A file must be an object with a name and text.',
        )
        .optional()
        .describe('A snapshot as JSON, or a CSV list of followers or posts.'),
      platform: z
        .string(badPlatform)
        .max(20, badPlatform)
        .optional()
        .describe('With a file: the platform it is from, if the file doesn’t say.'),
      handle: z
        .string('A handle must be a name or a profile link.')
        .max(2_000, tooLong)
        .optional()
        .describe('With a file: whose followers or posts it lists, if the file doesn’t say.'),
    },
    sendOne,
  )
  .meta({ oneOf: [{ required: ['url'] }, { required: ['snapshot'] }, { required: ['file'] }] })

const askedForOne = asked.transform(({ url, refresh, snapshot, file, platform, handle }, context) => {
  const given = Object.entries({ url, snapshot, file }).filter(([, value]) => value !== undefined)
  const [, surplus] = given
  if (surplus) {
    context.addIssue({
      code: 'custom',
      message: 'Send only one of url, snapshot and file.',
      path: [surplus[0]],
    })
    return z.NEVER
  }
  if (url !== undefined) return { url, ...(refresh !== undefined && { refresh }) }
  if (snapshot !== undefined) return { snapshot }
  if (file !== undefined) {
    return { file, ...(platform !== undefined && { platform }), ...(handle !== undefined && { handle }) }
  }
  context.addIssue({ code: 'custom', message: sendOne })
  return z.NEVER
})

const owned = ['missing_token', 'invalid_token', 'not_found'] as const

export const verifications = {
  create: route({
    method: 'POST',
    path: '/api/verifications',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Starts verifying a creator from a profile link, a snapshot or an uploaded file.',
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    body: askedForOne,
    status: 202,
    reply: z.object({ id: z.string(), state: z.enum(verificationStates), creditsHeld: z.int() }),
    problems: [
      'validation',
      'bad_snapshot',
      'bad_file',
      'bad_address',
      'no_connector',
      'creator_withheld',
      'missing_token',
      'invalid_token',
      'insufficient_credits',
      'idempotency_conflict',
      'too_large',
      'rate_limited',
      'unavailable',
    ],
    bodyBytesMax: 20 * 1024 * 1024,
    callsPerMinuteMax: 120,
    callsCountedFor: 'account',
  }),
  show: route({
    method: 'GET',
    path: '/api/verifications/:id',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Returns the state of a verification, its steps and, once done, its report.',
    params: id,
    status: 200,
    reply: verification,
    problems: owned,
  }),
  events: route({
    method: 'GET',
    path: '/api/verifications/:id/events',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Server-sent events: `step` for each change of a step, then `done` or `failed`.',
    params: id,
    status: 200,
    reply: z.unknown(),
    stream: true,
    problems: owned,
  }),
  list: route({
    method: 'GET',
    path: '/api/verifications',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Lists the user’s own verifications, newest first unless another order is asked for.',
    query: z.object({
      ...verificationFilter.shape,
      ids: z
        .string(badIds)
        .max(1_000, badIds)
        .refine((text) => verificationIds.safeParse(text.split(',')).success, badIds)
        .optional()
        .describe('Only these, separated by commas.'),
      sort: z
        .enum(verificationSorts, badSort)
        .default('newest')
        .describe('`trust` and `risk` put the highest first, `trust-low` the lowest. What has none stands at the end.'),
      creator: z.string(badHandle).max(100, badHandle).optional().describe('A handle.'),
      limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(20),
      cursor: z.string(badCursor).max(200, badCursor).optional(),
    }),
    status: 200,
    reply: z.object({ verifications: z.array(verificationCard), nextCursor: z.string().nullable() }),
    problems: ['validation', 'missing_token', 'invalid_token'],
  }),
  snapshot: route({
    method: 'GET',
    path: '/api/verifications/:id/snapshot',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Returns the snapshot the report was calculated from: the evidence itself.',
    params: id,
    status: 200,
    reply: z.record(z.string(), z.unknown()),
    problems: owned,
  }),
  reports: route({
    method: 'GET',
    path: '/api/verifications/:id/reports',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Lists every report on a verification’s snapshot, one per engine that scored it, newest first.',
    params: id,
    status: 200,
    reply: z.object({ reports: z.array(reportSchema), nextCursor: z.null() }),
    problems: owned,
  }),
  history: route({
    method: 'GET',
    path: '/api/verifications/:id/history',
    access: 'bearer',
    tag: 'Verifications',
    summary:
      'Lists the account’s verifications of the same creator, newest first, each with the one before it. Up to 20.',
    params: id,
    status: 200,
    reply: z.object({ history: z.array(historyEntry), nextCursor: z.null() }),
    problems: owned,
  }),
  rescore: route({
    method: 'POST',
    path: '/api/verifications/:id/rescore',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Rescores the stored snapshot with the current engine. Free. The earlier report stays.',
    params: id,
    status: 200,
    reply: verification,
    problems: owned,
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
}

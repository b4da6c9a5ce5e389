import { z } from 'zod'
import { reportSchema } from './report.ts'
import { route } from './route.ts'

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
    verdict: reportSchema
      .pick({ state: true, trust: true, fraudRisk: true, verdict: true, suspiciousFollowers: true })
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

const tooLong = 'An address has at most 2,000 characters.'
const id = z.object({ id: z.uuid() })
const owned = ['missing_token', 'invalid_token', 'not_found'] as const

export const verifications = {
  create: route({
    method: 'POST',
    path: '/api/verifications',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Starts the verification of a creator by address, by snapshot, or by an uploaded file.',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: z.union(
      [
        z.object({ url: z.string().min(1, 'Paste a profile address.').max(2_000, tooLong) }),
        z.object({ snapshot: z.record(z.string(), z.unknown()) }),
        z.object({
          file: z.object({ name: z.string().min(1).max(255), text: z.string().min(1, 'The file is empty.') }),
          /** Which creator a list of followers or posts belongs to, where the file does not say. */
          platform: z.string().max(20).optional(),
          handle: z.string().max(2_000).optional(),
        }),
      ],
      'Send a url, a snapshot, or a file with its name and text.',
    ),
    status: 202,
    reply: z.object({ id: z.string(), state: z.enum(verificationStates), creditsHeld: z.int() }),
    problems: [
      'validation',
      'bad_snapshot',
      'bad_file',
      'bad_address',
      'no_connector',
      'missing_token',
      'invalid_token',
      'insufficient_credits',
      'idempotency_conflict',
      'too_large',
    ],
    bodyBytesMax: 20 * 1024 * 1024,
  }),
  show: route({
    method: 'GET',
    path: '/api/verifications/:id',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'The state of a verification, its steps and, when done, its report.',
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
    summary: "The user's own verifications, newest first.",
    query: z.object({
      creator: z.string().max(100).optional().describe('A handle.'),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
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
    summary: 'The snapshot that the report was computed from: the evidence itself.',
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
    summary: 'Every report on the snapshot of a verification, one for each engine that scored it, newest first.',
    params: id,
    status: 200,
    reply: z.object({ reports: z.array(reportSchema), nextCursor: z.null() }),
    problems: owned,
  }),
  rescore: route({
    method: 'POST',
    path: '/api/verifications/:id/rescore',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Scores the stored snapshot again with the present engine; free. The earlier report stays.',
    params: id,
    status: 200,
    reply: verification,
    problems: owned,
  }),
}

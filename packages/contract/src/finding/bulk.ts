import { fraudRisks, reportStates, trustBands } from '@vouch/engine'
import { z } from 'zod'
import { addressLinesMax, addressTextCharsMax } from '../verdicts/address/address-lines.ts'
import { decisionSchema } from '../verdicts/report.ts'
import { route } from '../wire/route.ts'

/** Verifying many creators at once. What it costs is said first; each verification is charged for itself, through a hold. */

const badText = `Paste profile links, one per line, up to ${addressTextCharsMax.toLocaleString('en')} characters.`
const badLabel = 'Name can be up to 80 characters.'
const badKey = 'An idempotency key must have 1 to 200 characters.'
const badState = 'A batch can be set to running, paused or ended.'

/** What would become of a line. `repeat`: free, because it was paid for within a day. `double`: the list has the creator
 *  already. */
export const bulkLineKinds = ['new', 'repeat', 'double', 'refused'] as const

export const bulkLine = z.object({
  line: z.int(),
  text: z.string(),
  kind: z.enum(bulkLineKinds),
  platform: z.string().nullable(),
  handle: z.string().nullable(),
  /** Why it is refused, or with which line it is double. */
  reason: z.string().nullable(),
})
export type BulkLine = z.output<typeof bulkLine>

export const bulkPreview = z
  .object({
    lines: z.array(bulkLine),
    counts: z.record(z.enum(bulkLineKinds), z.int()),
    /** Credits for all that are new. */
    credits: z.int(),
    available: z.int(),
  })
  .meta({ id: 'BulkPreview' })
export type BulkPreview = z.output<typeof bulkPreview>

/** `paused`: somebody paused it, or the API key that began it was revoked or has spent its limit; it goes on for whoever resumes it.
 *  `stopped`: the credits ended; it goes on where it stopped. `ended`: somebody ended it before it was through. */
export const bulkStates = ['running', 'paused', 'stopped', 'ended', 'done'] as const
export type BulkState = (typeof bulkStates)[number]

export const bulkItemStates = ['waiting', 'running', 'done', 'failed', 'refused', 'skipped'] as const

export const bulkItem = z.object({
  line: z.int(),
  text: z.string(),
  state: z.enum(bulkItemStates),
  platform: z.string().nullable(),
  handle: z.string().nullable(),
  displayName: z.string().nullable(),
  verificationId: z.string().nullable(),
  creditsUsed: z.int().nullable(),
  /** Why it was refused or failed. */
  problem: z.string().nullable(),
  verdict: z
    .object({
      state: z.enum(reportStates),
      trust: z.object({ score: z.number(), low: z.number(), high: z.number(), band: z.enum(trustBands) }).nullable(),
      fraudRisk: z.enum(fraudRisks).nullable(),
      decision: decisionSchema.nullable(),
    })
    .nullable(),
})
export type BulkItem = z.output<typeof bulkItem>

const head = {
  id: z.string(),
  name: z.string(),
  state: z.enum(bulkStates),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  counts: z.record(z.enum(bulkItemStates), z.int()),
  creditsUsed: z.int(),
}

export const bulkSummary = z.object(head).meta({ id: 'BulkSummary' })
export type BulkSummary = z.output<typeof bulkSummary>

export const bulkBatch = z.object({ ...head, items: z.array(bulkItem) }).meta({ id: 'BulkBatch' })
export type BulkBatch = z.output<typeof bulkBatch>

const text = z.string(badText).min(1, badText).max(addressTextCharsMax, badText)
const batchId = z.object({ id: z.uuid('That is not a batch ID.') })

export const bulk = {
  preview: route({
    method: 'POST',
    path: '/api/bulk/preview',
    access: 'bearer',
    tag: 'Bulk verification',
    summary: `Reads a list of up to ${addressLinesMax} profile links and says what it would cost to verify. Nothing starts.`,
    body: z.object({ text }, badText),
    status: 200,
    reply: bulkPreview,
    problems: ['validation', 'missing_token', 'invalid_token', 'rate_limited'],
    callsPerMinuteMax: 60,
    callsCountedFor: 'account',
  }),
  create: route({
    method: 'POST',
    path: '/api/bulk',
    access: 'bearer',
    tag: 'Bulk verification',
    summary: 'Verifies a list. Each creator is charged when their turn comes; it stops if the credits run out.',
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    body: z.object({ text, name: z.string(badLabel).trim().max(80, badLabel).default('') }, badText),
    status: 201,
    reply: bulkSummary,
    problems: ['validation', 'idempotency_conflict', 'missing_token', 'invalid_token', 'rate_limited'],
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
  list: route({
    method: 'GET',
    path: '/api/bulk',
    access: 'bearer',
    tag: 'Bulk verification',
    summary: 'Lists the workspace’s latest batches, newest first, up to 50.',
    status: 200,
    reply: z.object({ batches: z.array(bulkSummary), nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  show: route({
    method: 'GET',
    path: '/api/bulk/:id',
    access: 'bearer',
    tag: 'Bulk verification',
    summary: 'Returns a batch with every line and its result so far.',
    params: batchId,
    status: 200,
    reply: bulkBatch,
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found'],
  }),
  change: route({
    method: 'PATCH',
    path: '/api/bulk/:id',
    access: 'bearer',
    tag: 'Bulk verification',
    summary: 'Pauses, resumes or ends a batch. Verifications already running will finish either way.',
    params: batchId,
    body: z.object({ state: z.enum(['running', 'paused', 'ended'], badState) }, badState),
    status: 200,
    reply: bulkSummary,
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found'],
  }),
}

import { z } from 'zod'
import { actionCosts } from '../customers/prices.ts'
import { route } from '../wire/route.ts'
import { verificationFilter, verificationIds } from './verification-lists.ts'

/** Files made of reports and lists: asked for, made by a job, kept for thirty days. */

export const exportFormats = ['pdf', 'csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]
/** What a file is about. A list is named by its source; which sources there are is up to the server's rooms. */
export const exportSubjects = ['report', 'verifications', 'shortlist', 'batch', 'campaign'] as const
export type ExportSubject = (typeof exportSubjects)[number]
export const exportStates = ['queued', 'running', 'ready', 'failed', 'gone'] as const
export type ExportState = (typeof exportStates)[number]

/** Days for which a file can be fetched, by the product's clock. */
export const exportDaysKept = 30

/** The action that each format is charged as. Data in the form that programs read costs nothing: it is the reader's own. */
const actionOf = { pdf: 'pdf_report', csv: 'csv_export', json: null } as const

/** @returns the action that a format is charged as; null for a free one. */
export function exportAction(format: ExportFormat): 'pdf_report' | 'csv_export' | null {
  return actionOf[format]
}

/** @returns what a file costs, in credits. */
export function exportCost(format: ExportFormat): number {
  const action = actionOf[format]
  return action === null ? 0 : actionCosts[action]
}

/** With verifications: what narrowed the list, or which rows were chosen. */
const exportFilter = verificationFilter.extend({ ids: verificationIds.optional() })
export type ExportFilter = z.output<typeof exportFilter>

export const exportedFile = z
  .object({
    id: z.string(),
    subject: z.enum(exportSubjects),
    format: z.enum(exportFormats),
    /** What it is about, for a person: `@name on Instagram`, `Verifications`. */
    title: z.string(),
    /** The verification or the list that it was made of; null where it was of all. */
    sourceId: z.string().nullable(),
    /** What narrowed it and what was added, as it was asked for: enough to ask for the same again. */
    creator: z.string().nullable(),
    filter: exportFilter.nullable(),
    link: z.boolean(),
    additions: z.boolean(),
    state: z.enum(exportStates),
    /** How far the work is, 0 to 100. */
    progress: z.int().min(0).max(100),
    /** What is being done, in words; null while it waits and when it ended. */
    stage: z.string().nullable(),
    fileName: z.string().nullable(),
    bytes: z.int().nullable(),
    creditsHeld: z.int(),
    /** Null until it ended. */
    creditsUsed: z.int().nullable(),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
    /** Until when the file can be fetched; null before it is there. */
    expiresAt: z.string().nullable(),
    /** Why there is no file, in a sentence. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ExportedFile' })
export type ExportedFile = z.output<typeof exportedFile>

const badKey = 'An idempotency key must have 1 to 200 characters.'
const badSource = 'sourceId must be the ID of a verification, a shortlist, a batch or a campaign.'
const badHandle = 'Handle can be up to 100 characters.'
const badSwitch = (name: string) => `${name} must be true or false.`
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'A limit must be a whole number from 1 to 100.'
const pdfOfReports = 'Only reports can be exported as PDF. Lists can be exported as csv or json.'
const needsSource = 'Say which one: sourceId must be the ID of a verification, a shortlist, a batch or a campaign.'

const asked = z
  .object(
    {
      subject: z.enum(exportSubjects, 'Subject must be report, verifications, shortlist, batch or campaign.'),
      format: z.enum(exportFormats, 'Format must be pdf, csv or json.'),
      sourceId: z.uuid(badSource).optional(),
      creator: z.string(badHandle).max(100, badHandle).optional().describe('With verifications: only this handle.'),
      filter: exportFilter.optional().describe('With verifications: only rows that fit, or those with these IDs.'),
      link: z
        .boolean(badSwitch('link'))
        .default(false)
        .describe('With a PDF: includes a 30-day share link so the reader can check it.'),
      additions: z
        .boolean(badSwitch('additions'))
        .default(true)
        .describe('With a PDF: also includes the planned campaign and the analyses you bought.'),
    },
    'The body must be a JSON object.',
  )
  .refine(({ subject, format }) => subject === 'report' || format !== 'pdf', { path: ['format'], error: pdfOfReports })
  .refine(({ subject, sourceId }) => subject === 'verifications' || sourceId !== undefined, {
    path: ['sourceId'],
    error: needsSource,
  })

const id = z.object({ id: z.uuid('That is not an export ID.') })
const owned = ['missing_token', 'invalid_token', 'not_found'] as const

export const fileExports = {
  create: route({
    method: 'POST',
    path: '/api/exports',
    access: 'bearer',
    tag: 'Exports',
    summary: 'Requests a file of a report or a list. Credits are reserved, and charged when the file is ready.',
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    body: asked,
    status: 202,
    reply: exportedFile,
    problems: ['validation', ...owned, 'insufficient_credits', 'idempotency_conflict', 'report_gone', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
  list: route({
    method: 'GET',
    path: '/api/exports',
    access: 'bearer',
    tag: 'Exports',
    summary: 'Lists requested files, newest first.',
    query: z.object({
      limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(20),
      cursor: z.string(badCursor).max(200, badCursor).optional(),
    }),
    status: 200,
    reply: z.object({ exports: z.array(exportedFile), nextCursor: z.string().nullable() }),
    problems: ['validation', 'missing_token', 'invalid_token'],
  }),
  show: route({
    method: 'GET',
    path: '/api/exports/:id',
    access: 'bearer',
    tag: 'Exports',
    summary: 'Returns the status of a file.',
    params: id,
    status: 200,
    reply: exportedFile,
    problems: owned,
  }),
  file: route({
    method: 'GET',
    path: '/api/exports/:id/file',
    access: 'bearer',
    tag: 'Exports',
    summary: 'Returns the file itself to whoever requested it.',
    params: id,
    status: 200,
    reply: z.unknown(),
    download: 'application/octet-stream',
    problems: [...owned, 'file_gone', 'file_not_ready'],
  }),
}

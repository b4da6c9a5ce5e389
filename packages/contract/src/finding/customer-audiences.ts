import { z } from 'zod'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'
import { customersMax } from './customer-list.ts'
import { matchAsked, matchBounds, paidMatch, paidMatchProblems } from './matches.ts'

/** Customer lists: uploaded, counted and compared with the audiences of all creators by a job. */

export const audienceStates = ['waiting', 'counting', 'comparing', 'ready', 'failed', 'used'] as const

const badName = 'Name must have 1 to 80 characters.'
const badText = `Send the list as CSV text with up to ${customersMax.toLocaleString('en')} customers.`
const badColumn = 'A column must be one of the list’s headers.'
const badColumns = 'Choose at least one column: country, age, gender or interests.'
const badKept = 'Send true to keep the totals, or false.'
const badKey = 'An idempotency key must have 1 to 200 characters.'
const header = z.string(badColumn).min(1, badColumn).max(200, badColumn).optional()
const columns = z
  .object({ country: header, age: header, gender: header, interests: header }, badColumns)
  .refine((chosen) => Object.values(chosen).some((each) => each !== undefined), badColumns)

const sums = z.record(z.string(), z.int())

export const customerAudience = z
  .object({
    id: z.string(),
    name: z.string(),
    kept: z.boolean(),
    state: z.enum(audienceStates),
    lines: z.int(),
    linesRead: z.int(),
    linesRefused: z.int(),
    /** The first lines that could not be read, with what is wrong. */
    refusals: z.array(z.object({ line: z.int(), message: z.string() })),
    /** How many customers each key has; null before they are counted and after they were deleted. */
    sums: z.object({ countries: sums, ages: sums, genders: sums, interests: sums }).nullable(),
    compared: z.int(),
    comparedOf: z.int(),
    failure: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'CustomerAudience' })
export type CustomerAudience = z.output<typeof customerAudience>

const id = z.object({ id: z.uuid('That is not a customer list ID.') })
const known = ['missing_token', 'invalid_token'] as const

export const customerAudiences = {
  create: route({
    method: 'POST',
    path: '/api/discovery/audiences',
    access: 'bearer',
    tag: 'Discovery',
    summary:
      'Counts a customer list and compares it with every audience. 2 credits. The rows are deleted as soon as they are counted.',
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    body: z.object(
      {
        name: requiredName(badName, { most: 80 }),
        kept: z.boolean(badKept).default(false),
        columns,
        text: z.string(badText).min(1, badText),
        ...matchBounds.shape,
      },
      badText,
    ),
    status: 202,
    reply: customerAudience,
    problems: [
      ...known,
      'validation',
      'bad_file',
      'insufficient_credits',
      'idempotency_conflict',
      'too_large',
      'rate_limited',
      'unavailable',
      'not_ready',
      'rate_limited',
    ],
    bodyBytesMax: 20 * 1024 * 1024,
    callsPerMinuteMax: 20,
    callsCountedFor: 'account',
  }),
  list: route({
    method: 'GET',
    path: '/api/discovery/audiences',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Lists the workspace’s customer lists, newest first, up to 20.',
    status: 200,
    reply: z.object({ audiences: z.array(customerAudience), nextCursor: z.null() }),
    problems: known,
  }),
  show: route({
    method: 'GET',
    path: '/api/discovery/audiences/:id',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Returns a customer list: its progress, which rows couldn’t be read, and its totals.',
    params: id,
    status: 200,
    reply: customerAudience,
    problems: [...known, 'not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/discovery/audiences/:id',
    access: 'bearer',
    tag: 'Discovery',
    summary:
      'Deletes a customer list and everything counted from it. Creator lists you paid for stay. Returns what was deleted.',
    params: id,
    status: 200,
    reply: customerAudience,
    problems: [...known, 'not_found'],
  }),
  match: route({
    ...paidMatch,
    method: 'POST',
    path: '/api/discovery/audiences/:id/matches',
    summary:
      'Creators whose audience is like the customers on a list. 10 credits per creator found; a preview is free.',
    params: id,
    body: z.object(matchAsked, 'Say how many creators you want, and whether it’s a preview.'),
    problems: [...paidMatchProblems, 'not_found', 'not_ready'],
  }),
}

import { z } from 'zod'
import { customersMax } from './customer-list.ts'
import { matchAsked, matchBounds, paidMatch, paidMatchProblems } from './matches.ts'
import { route } from './route.ts'

/** Customer lists: uploaded, counted and compared with the audiences of all creators by a job. */

export const audienceStates = ['waiting', 'counting', 'comparing', 'ready', 'failed', 'used'] as const

const badName = 'A name has 1 to 80 characters.'
const badText = `Send the list as a CSV text of at most ${customersMax.toLocaleString('en')} customers.`
const badColumn = 'A column is a header of the list.'
const badColumns = 'Choose one column at least: country, age, gender or interests.'
const badKept = 'Say true to keep the sums, or false.'
const badKey = 'An idempotency key has 1 to 200 characters.'
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

const id = z.object({ id: z.uuid('That is not the id of a customer list.') })
const known = ['missing_token', 'invalid_token'] as const

export const customerAudiences = {
  create: route({
    method: 'POST',
    path: '/api/discovery/audiences',
    access: 'bearer',
    tag: 'Discovery',
    summary:
      'Counts a customer list and compares it with every audience. 2 credits; the lines are deleted as soon as they are counted.',
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    body: z.object(
      {
        name: z.string(badName).trim().min(1, badName).max(80, badName),
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
      'not_ready',
    ],
    bodyBytesMax: 20 * 1024 * 1024,
  }),
  list: route({
    method: 'GET',
    path: '/api/discovery/audiences',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'The customer lists of the workspace, newest first, at most 20.',
    status: 200,
    reply: z.object({ audiences: z.array(customerAudience), nextCursor: z.null() }),
    problems: known,
  }),
  show: route({
    method: 'GET',
    path: '/api/discovery/audiences/:id',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'A customer list: how far it is, which lines could not be read, and its sums.',
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
      'Deletes a customer list with everything that was counted of it. Lists of creators that were paid for stay. The answer is what it was.',
    params: id,
    status: 200,
    reply: customerAudience,
    problems: [...known, 'not_found'],
  }),
  match: route({
    ...paidMatch,
    path: '/api/discovery/audiences/:id/matches',
    summary:
      'Creators whose audience is like the customers of a list. 10 credits for each creator found; a preview is free.',
    params: id,
    body: z.object(matchAsked, 'Say for how many creators, and whether it is a preview.'),
    problems: [...paidMatchProblems, 'not_found', 'not_ready'],
  }),
}

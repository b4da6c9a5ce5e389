import { z } from 'zod'
import { ownPlanBounds } from '../customers/own-plan.ts'
import { type Route, route } from '../wire/route.ts'
import { requiredText } from '../wire/visible-text.ts'
import { customerTables } from './team-customer-tables.ts'
import { teamId } from './team-gate.ts'
import { systemTables } from './team-system-tables.ts'
import type { TeamTable } from './team-table.ts'
import { workTables } from './team-work-tables.ts'

/** All tables of the team's side, and the calls that follow from them: a page, a file, and one call for each action. */

const tables = { ...customerTables, ...workTables, ...systemTables } as const

export type TeamTableName = keyof typeof tables
export const teamTables: Readonly<Record<TeamTableName, TeamTable>> = tables

/** Their names, in the order of the navigation. */
export const teamTableNames = namesOf(tables)

/** What of them stands together. */
export const teamTableGroups: readonly { name: string; tables: readonly TeamTableName[] }[] = [
  { name: 'Customers', tables: namesOf(customerTables) },
  { name: 'Work', tables: namesOf(workTables) },
  { name: 'System', tables: namesOf(systemTables) },
]

/** Every key of the object is one of its own: it is a literal, and nothing adds to it. */
function namesOf<T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[]
}

const badText = 'A filter can be up to 200 characters.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'A limit must be a whole number from 1 to 200.'
const badReason = 'Give a reason, in 3 to 500 characters.'
const badConfirm = 'Type the name to confirm.'
const badDelta = 'Credits must be a whole number from -100,000 to 100,000, and not 0.'
const badBucket = 'Credit type must be monthly or purchased.'
const badPrice = `A price must be ${rangeOf('priceDollars')} whole dollars a month.`
const badCredits = `Credits must be ${rangeOf('credits')} a month.`
const badSeats = `Seats must be ${rangeOf('seats')}.`
const badAnswer = 'A reply must have 10 to 2,000 characters.'
const badKey = 'An idempotency key must have 1 to 200 characters.'
const noBody = 'The body must be a JSON object.'

function rangeOf(name: keyof typeof ownPlanBounds): string {
  const { min, max } = ownPlanBounds[name]
  return `${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`
}

function bounded(name: keyof typeof ownPlanBounds, message: string) {
  const { min, max } = ownPlanBounds[name]
  return z.int(message).min(min, message).max(max, message).optional()
}

const filter = z.string(badText).max(200, badText).optional()
const cursor = z.string(badCursor).max(400, badCursor).optional()

/** A cell as it travels: moments in ISO form, amounts as whole cents. */
export const teamCell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type TeamCell = z.output<typeof teamCell>

export const teamRow = z
  .object({
    id: z.string(),
    /** The row's own name: what is typed to confirm an action. */
    label: z.string(),
    cells: z.record(z.string(), teamCell),
    /** Verbs of the actions that make sense now. */
    can: z.array(z.string()),
    /** The user that the row is about; null: nobody's. */
    userId: z.string().nullable(),
  })
  .meta({ id: 'TeamRow' })
export type TeamRow = z.output<typeof teamRow>

const wanted = {
  q: filter.describe('What to search for.'),
  about: filter.describe('Only rows about this user, by ID.'),
  id: filter.describe('One row, by ID.'),
}

/** The filters of a table are texts of the query beside the ones that all tables have. */
function queryOf({ filters }: TeamTable) {
  return { ...wanted, ...Object.fromEntries(filters.map(({ key }) => [key, filter])) }
}

export const teamPage = z.object({
  rows: z.array(teamRow),
  nextCursor: z.string().nullable(),
  total: z.int(),
  totalIsExact: z.boolean().describe('False: there are more than 10,000.'),
})
export type TeamPage = z.output<typeof teamPage>

const pageSize = z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(200, badLimit)

/** @returns the call for a page of a table */
export function teamList(name: TeamTableName) {
  const table = teamTables[name]
  return route({
    method: 'GET',
    path: `/api/admin/${name}`,
    access: 'team',
    tag: 'Team',
    summary: `${table.title}: a page of rows.`,
    query: z.object({ ...queryOf(table), cursor, limit: pageSize.default(50) }),
    status: 200,
    reply: teamPage,
    problems: ['validation'],
  })
}

/** @returns the call for all rows of a table as a file */
export function teamFile(name: TeamTableName) {
  const table = teamTables[name]
  return route({
    method: 'GET',
    path: `/api/admin/${name}.csv`,
    access: 'team',
    tag: 'Team',
    summary: `${table.title}: everything that matches the filters, as CSV, up to 100,000 rows.`,
    query: z.object(queryOf(table)),
    status: 200,
    reply: z.unknown(),
    download: 'text/csv',
    problems: ['validation'],
  })
}

const actionBody = z.object(
  {
    reason: z.string(badReason).trim().max(500, badReason).optional(),
    confirm: z.string(badConfirm).max(400, badConfirm).optional(),
    bucket: z.enum(['monthly', 'purchased'], badBucket).optional(),
    delta: z
      .int(badDelta)
      .min(-100_000, badDelta)
      .max(100_000, badDelta)
      .refine((delta) => delta !== 0, badDelta)
      .optional(),
    answer: requiredText(badAnswer, { least: 10, most: 2_000 }).optional(),
    price: bounded('priceDollars', badPrice),
    credits: bounded('credits', badCredits),
    seats: bounded('seats', badSeats),
  },
  noBody,
)
export type TeamActionBody = z.output<typeof actionBody>

/** @returns the call for one action of a table. What its body must have follows from the action's fields. */
export function teamAct(name: TeamTableName, verb: string) {
  const table = teamTables[name]
  const action = table.actions.find((each) => each.verb === verb)
  if (action === undefined) throw new Error(`${name} has no action ${verb}`)
  const missing = {
    ...{ reason: badReason, confirm: badConfirm, bucket: badBucket, delta: badDelta, answer: badAnswer },
    ...{ price: badPrice, credits: badCredits, seats: badSeats },
  }
  return route({
    method: 'POST',
    path: `/api/admin/${name}/:id/${verb}`,
    access: 'team',
    tag: 'Team',
    summary: `${table.title}, ${action.name.toLowerCase()}: ${action.explains}`,
    params: teamId,
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    body: actionBody.superRefine((body, context) => {
      for (const field of action.fields) {
        const short = field === 'reason' && (body.reason ?? '').length < 3
        if (body[field] === undefined || short)
          context.addIssue({ code: 'custom', path: [field], message: missing[field] })
      }
    }),
    status: 200,
    reply: z.object({ message: z.string(), goTo: z.string().optional() }),
    problems: ['validation', 'not_found', 'not_confirmed', 'not_now', 'insufficient_credits', 'unavailable'],
  })
}

/** Every call that follows from the tables. */
export const teamTableRoutes: Route[] = teamTableNames.flatMap((name): Route[] => [
  teamList(name),
  teamFile(name),
  ...teamTables[name].actions.map(({ verb }) => teamAct(name, verb)),
])

/** What a supplier's file may say. A supplier is configuration: which hosts are called with which requests, where its answers hold what, how that becomes a
 *  snapshot, and what an answer costs. `docs/suppliers.md` explains every key. */

import { supplierParts, supplierPlatforms } from '@vouch/contract'
import { z } from 'zod'

export const supplierSchemaId = 'vouch.supplier/1'

export type SuppliedPlatform = (typeof supplierPlatforms)[number]
export type SuppliedPart = (typeof supplierParts)[number]

const text = (charsMax: number) => {
  const problem = `must be text of 1 to ${charsMax.toLocaleString('en')} characters`
  return z.string(problem).min(1, problem).max(charsMax, problem)
}
const whole = (least: number, most: number) => {
  const problem = `must be a whole number from ${least} to ${most.toLocaleString('en')}`
  return z.int(problem).min(least, problem).max(most, problem)
}
const dollarsProblem = 'must be an amount in dollars from 0 to 100'
const dollars = z.number(dollarsProblem).min(0, dollarsProblem).max(100, dollarsProblem)
const pathProblem = 'must be a path such as data.items[0].id'
/** Names and places in brackets, with dots between them. */
const path = z
  .string(pathProblem)
  .max(200, pathProblem)
  .regex(/^$|^(\[\d{1,4}\]|[\w$@-]{1,80})(\.[\w$@-]{1,80}|\[\d{1,4}\]){0,20}$/, pathProblem)
const list = <Item extends z.ZodType>(item: Item, most: number) => {
  const problem = `must be a list of 1 to ${most} items`
  return z.array(item, problem).min(1, problem).max(most, problem)
}
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, 'must be a block of keys')

const host = text(200).regex(
  /^(?!-)[a-z0-9.-]+(:\d{1,5})?$/,
  'must be a host name in lower case, such as api.example.com',
)
const templates = z.record(text(100), text(2_000), 'must be a block of names and texts')

const request = object({
  url: text(2_000),
  query: templates.optional(),
  headers: templates.optional(),
  /** Sent as JSON, by POST. */
  body: z.record(text(100), z.json('must be what JSON can hold'), 'must be a block of keys').optional(),
})

const scalar = z.union([z.string(), z.number(), z.boolean()], 'must be a text, a number, true or false')
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, list(item, 20)])
const answerTest = object({
  status: oneOrMore(whole(100, 599)).optional(),
  path: path.optional(),
  is: oneOrMore(scalar).optional(),
  exists: z.boolean('must be true or false').optional(),
  empty: z.boolean('must be true or false').optional(),
}).refine(
  ({ status, path: at, is, exists, empty }) =>
    status !== undefined || (at !== undefined && (is ?? exists ?? empty) !== undefined),
  {
    message: 'must name a status, or a path with is, exists or empty',
  },
)
export type AnswerTest = z.output<typeof answerTest>
const tests = list(answerTest, 20).optional()

const poll = object({
  request,
  status: path,
  done: list(scalar, 20),
  failed: list(scalar, 20),
  every_seconds: whole(1, 30).default(2),
  seconds_max: whole(1, 110).default(100),
})

const paging = object({
  cursor: path.optional(),
  offset: z.literal(true, 'must be true').optional(),
  page: whole(0, 10).optional(),
  pages: whole(1, 100).default(10),
}).refine(({ cursor, offset, page }) => [cursor, offset, page].filter((way) => way !== undefined).length === 1, {
  message: 'must have one of cursor, offset and page',
})

const price = object({
  answer: dollars.optional(),
  item: dollars.optional(),
  credit: object({ usd: dollars, path, max: whole(1, 100_000) }).optional(),
})
export type SupplierPrice = z.output<typeof price>

const partShape = object({
  platform: z.enum(supplierPlatforms, `must be one of ${supplierPlatforms.join(', ')} (no supplier can serve YouTube)`),
  part: z.enum(supplierParts, `must be one of ${supplierParts.join(', ')}`),
  submit: object({
    request,
    keep: z.record(
      text(40).regex(/^[a-z_]+$/, 'must be a word in lower case'),
      path,
      'must be a block of names and paths',
    ),
  }).optional(),
  poll: poll.optional(),
  request,
  failed: tests,
  private: tests,
  not_found: tests,
  restricted: tests,
  items: path.default(''),
  paging: paging.optional(),
  /** Rows that one check keeps. */
  limit: whole(1, 10_000).optional(),
  /** Comments and likers: how many of the latest posts are asked for. */
  posts_max: whole(1, 50).default(5),
  method: z.enum(['random', 'recent', 'full', 'unknown'], 'must be random, recent, full or unknown').default('unknown'),
  /** When the supplier read it. */
  read_at: path.optional(),
  map: text(20_000),
  price: price.default({}),
  timeout_seconds: whole(1, 100).default(10),
  bytes_max: whole(1_000, 20_000_000).default(2_000_000),
})
export type SupplierPart = z.output<typeof partShape>
export type SupplierRequest = z.output<typeof request>

export const supplierShape = object({
  schema: z.literal(supplierSchemaId, `must be ${supplierSchemaId}`),
  key: text(40).regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  name: text(60),
  hosts: list(host, 10),
  rate: object({ calls: whole(1, 100_000), seconds: whole(1, 86_400) }).default({ calls: 60, seconds: 60 }),
  /** Lists of followers and likers name people, so they are read only where the operator says so. */
  people_lists: z.boolean('must be true or false').default(false),
  parts: list(partShape, 40),
})
export type Supplier = z.output<typeof supplierShape>

/** Parts that name people one by one. */
export const peopleParts: readonly SuppliedPart[] = ['followers', 'likers']

/** @returns the parts that are read: those of people only where the file switches them on. */
export function activeParts({ parts, people_lists }: Supplier): SupplierPart[] {
  return parts.filter(({ part }) => people_lists || !peopleParts.includes(part))
}

import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'

/** Data suppliers on the team's side: which there are, how each is described, and what it gives when it is tried. */

const badKey = 'A key must be 1 to 40 lower-case letters, digits and hyphens.'
const badText = 'A description can be up to 100,000 characters.'
const noText = 'Give the description.'
const noHandle = 'Give a handle.'
const badHandle = 'A handle must have 1 to 100 characters.'
const badPlatform = `A platform must be one of ${platforms.join(', ')}.`
const badSeen = 'Say which version was changed, or null for a new one.'
const noBody = 'The body must be a JSON object.'

export const supplierFault = z.object({ line: z.int(), sentence: z.string() })
export type SupplierFault = z.output<typeof supplierFault>

const suppliedPart = z.object({
  platform: z.string(),
  part: z.string(),
  /** False: a list of people, which the file does not switch on. */
  on: z.boolean(),
  usdMax: z.number(),
})

const outlined = {
  key: z.string(),
  /** Null: it cannot be read yet. */
  name: z.string().nullable(),
  parts: z.array(suppliedPart),
  hosts: z.array(z.string()),
  secrets: z.array(z.object({ variable: z.string(), set: z.boolean() })),
  faults: z.array(supplierFault),
}
export const supplierOutline = z.object(outlined).meta({ id: 'SupplierOutline' })
export type SupplierOutline = z.output<typeof supplierOutline>

const described = {
  ...outlined,
  /** `file`: the operator's own, which is not changed here. `example`: ships with the product. */
  from: z.enum(['file', 'copy', 'example']),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
}
export const teamSupplier = z.object({ ...described, text: z.string() }).meta({ id: 'TeamSupplier' })
export type TeamSupplier = z.output<typeof teamSupplier>

export const teamSupplierList = z
  .object({
    suppliers: z.array(z.object(described)),
    /** Files that ship, to begin with. */
    examples: z.array(z.object({ key: z.string(), name: z.string() })),
    accepted: z.boolean(),
    dailyUsd: z.number(),
    spentUsd: z.number(),
  })
  .meta({ id: 'TeamSupplierList' })
export type TeamSupplierList = z.output<typeof teamSupplierList>

const shownRequest = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
})

export const supplierPreview = z
  .object({
    parts: z.array(z.object({ part: z.string(), usdMax: z.number(), requests: z.array(shownRequest) })),
    usdMax: z.number(),
  })
  .meta({ id: 'SupplierPreview' })
export type SupplierPreview = z.output<typeof supplierPreview>

export const supplierTrial = z
  .object({
    exchanges: z.array(z.object({ request: shownRequest, status: z.int(), answer: z.string(), cut: z.boolean() })),
    steps: z.array(z.object({ name: z.string(), state: z.string(), detail: z.string().nullable() })),
    /** The snapshot as text, its beginning; null where there is none. */
    snapshot: z.string().nullable(),
    snapshotCut: z.boolean(),
    failure: z.string().nullable(),
    usd: z.number(),
  })
  .meta({ id: 'SupplierTrial' })
export type SupplierTrial = z.output<typeof supplierTrial>

const key = z.string(badKey).regex(/^[a-z0-9][a-z0-9-]{0,39}$/, badKey)
const text = z.string(noText).max(100_000, badText)
const params = z.object({ key })
const wanted = z.object(
  {
    text,
    platform: z.enum(platforms, badPlatform),
    handle: z.string(noHandle).trim().min(1, badHandle).max(100, badHandle),
  },
  noBody,
)

export const teamSuppliers = {
  list: route({
    method: 'GET',
    path: '/api/admin/suppliers',
    access: 'team',
    tag: 'Team',
    summary: 'Data suppliers, what they give and cost, and what was spent on them today.',
    status: 200,
    reply: teamSupplierList,
    problems: [],
  }),
  show: route({
    method: 'GET',
    path: '/api/admin/suppliers/:key',
    access: 'team',
    tag: 'Team',
    summary: 'How one supplier is described, or an example to begin with.',
    params,
    status: 200,
    reply: teamSupplier,
    problems: ['validation', 'not_found'],
  }),
  check: route({
    method: 'POST',
    path: '/api/admin/suppliers/check',
    access: 'team',
    tag: 'Team',
    summary: 'What is wrong with a description, line by line. Nothing is stored or asked.',
    body: z.object({ text }, noBody),
    status: 200,
    reply: supplierOutline,
    problems: ['validation'],
  }),
  save: route({
    method: 'PUT',
    path: '/api/admin/suppliers/:key',
    access: 'team',
    tag: 'Team',
    summary: 'Stores a description. From then on the supplier is asked.',
    params,
    body: z.object({ text, seen: z.string(badSeen).nullable() }, noBody),
    status: 200,
    reply: teamSupplier,
    problems: ['validation', 'bad_file', 'not_now'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/admin/suppliers/:key',
    access: 'team',
    tag: 'Team',
    summary: 'Removes a description, and returns it. The supplier is no longer asked.',
    params,
    status: 200,
    reply: teamSupplier,
    problems: ['validation', 'not_found', 'not_now'],
  }),
  preview: route({
    method: 'POST',
    path: '/api/admin/suppliers/preview',
    access: 'team',
    tag: 'Team',
    summary: 'What would be asked about a creator, with secrets hidden, and the most it costs. Nothing is asked.',
    body: wanted,
    status: 200,
    reply: supplierPreview,
    problems: ['validation', 'bad_file', 'bad_address'],
  }),
  trial: route({
    method: 'POST',
    path: '/api/admin/suppliers/trial',
    access: 'team',
    tag: 'Team',
    summary:
      'Asks a supplier about a creator: the answers, the snapshot they become, and what it cost. Nothing is stored.',
    body: wanted,
    status: 200,
    reply: supplierTrial,
    problems: ['validation', 'bad_file', 'bad_address', 'not_now'],
    callsPerMinuteMax: 20,
  }),
}

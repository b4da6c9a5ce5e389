import { z } from 'zod'
import type { Tier } from '../customers/prices.ts'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'
import { creditsPerMonth } from './monthly-credits.ts'
import { scopes } from './scopes.ts'
import { apiVersions } from './versions.ts'

/** Keys for programs: made, limited and revoked by the workspace's owner. */

/** Live keys of one workspace. */
export const keysMax = 20
/** Days for which a key's calls can be read. */
export const keyCallDays = 90
/** Networks of one key. */
export const networksMax = 20
/** Hours for which a call that is sent again with its idempotency key gets the first answer. */
export const idempotencyHours = 24
/** Requests a minute of all of a workspace's keys together. */
export const keyCallsPerMinute: Readonly<Record<Tier, number>> = { STARTER: 60, PROFESSIONAL: 300, ENTERPRISE: 1_200 }

const noName = 'Give the key a name.'
const noScope = 'Choose at least one scope.'
const badDays = 'Choose between 1 and 730 days.'
const badNetwork = 'Enter IP addresses or networks such as 203.0.113.7 or 203.0.113.0/24.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'The limit is a whole number from 1 to 100.'
const badSheet = 'That is not the address of a table.'
const notAnObject = 'The body must be a JSON object.'

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], badNetwork)
const limits = {
  name: requiredName(noName, { most: 60, tooLong: 'A name can be up to 60 characters.' }),
  networks: z
    .array(address, badNetwork)
    .max(networksMax, `A key can have up to ${networksMax} networks.`)
    .describe('IP addresses or networks that the key may be used from. Empty: from anywhere.'),
  creditsPerMonth,
}

const apiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().describe('How the key begins, to tell it from others.'),
    scopes: z.array(z.enum(scopes)),
    networks: z.array(z.string()),
    creditsPerMonth: z.int().nullable(),
    creditsThisMonth: z.int(),
    version: z.string().describe('The version that calls without a version header get.'),
    madeBy: z.string().nullable(),
    createdAt: z.string(),
    expiresAt: z.string().nullable(),
    lastUsedAt: z.string().nullable(),
    state: z.enum(['live', 'expired', 'revoked']),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.output<typeof apiKey>

const keyList = z.object({
  keys: z.array(apiKey),
  callsPerMinute: z.int().describe('Requests a minute of all keys of the workspace together.'),
  nextCursor: z.null(),
})
export type ApiKeyList = z.output<typeof keyList>

const keyCall = z
  .object({
    id: z.string(),
    at: z.string(),
    method: z.string(),
    path: z.string(),
    status: z.int(),
    requestId: z.string(),
    address: z.string(),
  })
  .meta({ id: 'ApiKeyCall' })
export type ApiKeyCall = z.output<typeof keyCall>

const newKey = z.object(
  {
    name: limits.name,
    scopes: z.array(z.enum(scopes, noScope), noScope).min(1, noScope).max(scopes.length),
    networks: limits.networks.optional(),
    creditsPerMonth: limits.creditsPerMonth.optional(),
    expiresInDays: z
      .int(badDays)
      .min(1, badDays)
      .max(730, badDays)
      .nullable()
      .optional()
      .describe('Null: it does not expire.'),
  },
  notAnObject,
)
export type NewApiKey = z.input<typeof newKey>

const byId = z.object({ id: z.uuid('That isn’t an id.') })

export const apiKeys = {
  list: route({
    method: 'GET',
    path: '/api/keys',
    access: 'bearer',
    tag: 'API keys',
    summary: 'Lists the workspace’s keys, the newest first, with what each spent this month.',
    status: 200,
    reply: keyList,
    problems: [],
  }),
  create: route({
    method: 'POST',
    path: '/api/keys',
    access: 'bearer',
    tag: 'API keys',
    summary: 'Makes a key. The key itself is in this answer alone.',
    body: newKey,
    status: 201,
    reply: z.object({ key: z.string().describe('Keep it: it is shown once.'), apiKey }),
    problems: ['validation', 'too_many'],
  }),
  change: route({
    method: 'PATCH',
    path: '/api/keys/:id',
    access: 'bearer',
    tag: 'API keys',
    summary: 'Changes a key’s name, networks or monthly limit.',
    params: byId,
    body: z.object(limits, notAnObject).partial(),
    status: 200,
    reply: apiKey,
    problems: ['validation', 'not_found'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/keys/:id',
    access: 'bearer',
    tag: 'API keys',
    summary: 'Revokes a key at once and for good. Its log stays.',
    params: byId,
    status: 200,
    reply: apiKey,
    problems: ['not_found'],
  }),
  calls: route({
    method: 'GET',
    path: '/api/keys/:id/calls',
    access: 'bearer',
    tag: 'API keys',
    summary: `Lists the calls that a key made in the last ${keyCallDays} days, the newest first.`,
    params: byId,
    query: z.object({
      cursor: z
        .string(badCursor)
        .regex(/^\d{1,18}$/, badCursor)
        .optional(),
      limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(50),
    }),
    status: 200,
    reply: z.object({ calls: z.array(keyCall), nextCursor: z.string().nullable() }),
    problems: ['validation', 'not_found'],
  }),
  sheet: route({
    method: 'GET',
    path: '/api/keys/:id/sheet',
    access: 'bearer',
    tag: 'API keys',
    summary: 'The address at which a spreadsheet reads the verifications that a key reads.',
    params: byId,
    status: 200,
    reply: z.object({
      url: z
        .string()
        .meta({ examples: ['https://vouch.example/api/sheets/b0FHs…'] })
        .describe('It opens this table alone, and ends with the key.'),
    }),
    problems: ['not_found', 'scope_missing'],
  }),
  readSheet: route({
    method: 'GET',
    path: '/api/sheets/:token',
    access: 'public',
    tag: 'API keys',
    summary: 'The latest 500 verifications as CSV, for a spreadsheet that reads an address by itself. Free.',
    params: z.object({ token: z.string(badSheet).min(1, badSheet).max(200, badSheet) }),
    status: 200,
    reply: z.unknown(),
    download: 'text/csv',
    problems: ['validation', 'not_found', 'key_address', 'rate_limited'],
  }),
  versions: route({
    method: 'GET',
    path: '/api/versions',
    access: 'public',
    tag: 'API keys',
    summary: 'Lists the versions of the API with what changed in each, the newest first.',
    status: 200,
    reply: z.object({
      versions: z.array(z.object({ date: z.string(), changes: z.array(z.string()) })).max(apiVersions.length),
    }),
    problems: [],
  }),
}

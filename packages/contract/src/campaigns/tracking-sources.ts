import { z } from 'zod'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'
import { trackingTag } from './tracking-links.ts'

/** Shops that send their orders. */

/** Shops of one workspace, removed ones not counted. */
export const trackingSourcesMax = 20

/** Hours in which the secret before the last rotation is taken too. */
export const oldSourceSecretHours = 24

const notAnObject = 'The body must be a JSON object.'
const noName = 'Give the shop a name of up to 60 characters.'
const badSecret = 'A secret has 16 to 200 characters.'
const noSource = 'That is not the ID of a shop.'

/** How messages are signed: as Shopify does, as WooCommerce does, or by Standard Webhooks. */
export const sourceKinds = ['shopify', 'woocommerce', 'standard'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const trackingSource = z
  .object({
    id: z.string(),
    kind: z.enum(sourceKinds),
    name: z.string().meta({ examples: ['Tea shop'] }),
    url: z
      .string()
      .describe('Where the shop sends its orders.')
      .meta({ examples: ['https://vouch.example/api/tracking/orders/6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83'] }),
    createdAt: z.string(),
    madeBy: z.string().nullable(),
    orders: z.int().describe('Orders that it told of.'),
    lastAt: z.string().nullable(),
    oldSecretUntil: z.string().nullable().describe('Until when the secret before is taken too; null: it isn’t.'),
    lastProblem: z
      .string()
      .nullable()
      .describe('Why the last message wasn’t taken; null: it was.')
      .meta({ examples: ['The signature doesn’t match the secret.'] }),
  })
  .meta({ id: 'TrackingSource' })
export type TrackingSource = z.output<typeof trackingSource>

const ofWorkspace = ['validation', 'missing_token', 'invalid_token'] as const
const sourceId = z.object({ id: z.uuid(noSource) })
const answer = { access: 'bearer', tag: trackingTag } as const
const secret = z
  .string(badSecret)
  .trim()
  .min(16, badSecret)
  .max(200, badSecret)
  .meta({ examples: ['5f1c0d2e8b7a4936a1c2d3e4f5a6b7c8'] })

export const trackingSources = {
  list: route({
    ...answer,
    method: 'GET',
    path: '/api/tracking/sources',
    summary: 'Lists the shops that send you their orders.',
    status: 200,
    reply: z.object({ sources: z.array(trackingSource), nextCursor: z.null() }),
    problems: ofWorkspace,
  }),
  add: route({
    ...answer,
    method: 'POST',
    path: '/api/tracking/sources',
    summary: 'Adds a shop. Its secret is made here and told once, unless you send the one that the shop signs with.',
    body: z.object(
      {
        kind: z.enum(sourceKinds, `Choose from ${sourceKinds.join(', ')}.`),
        name: requiredName(noName, { most: 60 }).meta({ examples: ['Tea shop'] }),
        secret: secret.optional(),
      },
      notAnObject,
    ),
    status: 201,
    reply: z.object({ source: trackingSource, secret: secret.nullable() }),
    problems: [...ofWorkspace, 'too_many', 'subscription_ended'],
  }),
  rotate: route({
    ...answer,
    method: 'POST',
    path: '/api/tracking/sources/:id/secret',
    summary: `Replaces a shop’s secret. Messages signed with the one before are taken for ${oldSourceSecretHours} hours more. Shopify makes its own: send it.`,
    params: sourceId,
    body: z.object({ secret: secret.optional() }, notAnObject),
    status: 200,
    reply: z.object({ source: trackingSource, secret: secret.nullable() }),
    problems: [...ofWorkspace, 'not_found', 'subscription_ended'],
    callsPerMinuteMax: 10,
    callsCountedFor: 'account',
  }),
  remove: route({
    ...answer,
    method: 'DELETE',
    path: '/api/tracking/sources/:id',
    summary: 'Removes a shop. Its messages are refused from then on; its orders stay.',
    params: sourceId,
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: [...ofWorkspace, 'not_found'],
  }),
}

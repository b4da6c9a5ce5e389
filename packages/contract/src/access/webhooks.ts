import { z } from 'zod'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'
import { testEventType, webhookEventTypes } from './webhook-events.ts'

/** Webhooks: endpoints that a manager adds, and what was delivered to them. Signed as Standard Webhooks asks. */

/** Endpoints of one workspace. */
export const webhookEndpointsMax = 20
/** Days for which events, attempts and their bodies are kept. */
export const webhookDays = 30
/** Hours for which the secret before the last rotation still signs, beside the new one. */
export const oldSecretHours = 24
/** Deliveries that one call sends again at most. */
export const replayMax = 10_000
/** Characters of a receiver's answer that are kept. */
export const answerCharsMax = 4_096

const noName = 'Give the endpoint a name.'
const badUrl = 'Enter an address that begins with https://.'
const noEvent = 'Choose at least one event.'
const badState = 'An endpoint can be set to on or paused.'
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const badLimit = 'The limit is a whole number from 1 to 100.'
const badSince = 'Enter a date and time such as 2026-11-23T10:00:00Z.'
const notAnObject = 'The body must be a JSON object.'
const notAnId = 'That isn’t an id.'

export const webhookKinds = ['standard', 'slack'] as const
export const webhookStates = ['on', 'paused', 'disabled'] as const
/** `missed`: the endpoint was paused or disabled when it happened. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'missed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const settings = {
  name: requiredName(noName, { most: 60, tooLong: 'A name can be up to 60 characters.' }),
  url: z.url({ protocol: /^https?$/, error: badUrl }).max(500, 'An address can be up to 500 characters.'),
  events: z.array(z.enum(webhookEventTypes, noEvent), noEvent).min(1, noEvent).max(webhookEventTypes.length),
}

export const webhookEndpoint = z
  .object({
    id: z.string(),
    kind: z.enum(webhookKinds),
    name: z.string(),
    url: z.string().describe('A Slack address is shown without its end, because it opens the channel by itself.'),
    events: z.array(z.string()),
    state: z.enum(webhookStates),
    disabledBecause: z
      .enum(['gone', 'failing'])
      .nullable()
      .describe('gone: the receiver answered 410. failing: nothing arrived for three days.'),
    oldSecretUntil: z.string().nullable().describe('Until then the secret before the last rotation signs too.'),
    madeBy: z.string().nullable(),
    createdAt: z.string(),
    sent: z.int().describe('The number of its newest delivery.'),
    waiting: z.int(),
    lost: z.int().describe('Failed and missed in the last 30 days.'),
    last: z
      .object({ at: z.string(), status: z.int().nullable(), problem: z.string().nullable() })
      .nullable()
      .describe('The last attempt.'),
  })
  .meta({ id: 'WebhookEndpoint' })
export type WebhookEndpoint = z.output<typeof webhookEndpoint>

const delivery = z
  .object({
    id: z.string().describe('The same as the header webhook-id, however often it is sent.'),
    number: z.int().describe('The order in which the endpoint’s events happened, from 1.'),
    type: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    at: z.string().describe('When it happened.'),
    nextAt: z.string().nullable().describe('When it is tried next, while it waits.'),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof delivery>

const attempt = z
  .object({
    id: z.string(),
    deliveryId: z.string(),
    type: z.string(),
    at: z.string(),
    durationMs: z.int(),
    status: z.int().nullable().describe('Null: there was no answer.'),
    problem: z.string().nullable(),
    requestBody: z.string(),
    responseBody: z.string().nullable().describe(`Its first ${answerCharsMax} characters.`),
  })
  .meta({ id: 'WebhookAttempt' })
export type WebhookAttempt = z.output<typeof attempt>

const newEndpoint = z.object(
  { ...settings, kind: z.enum(webhookKinds, 'The kind is standard or slack.').default('standard') },
  notAnObject,
)
export type NewWebhookEndpoint = z.input<typeof newEndpoint>

const endpointChange = z.object({ ...settings, state: z.enum(['on', 'paused'], badState) }, notAnObject).partial()
export type WebhookEndpointChange = z.input<typeof endpointChange>

const secret = z.string().nullable().describe('Begins with whsec_. Keep it: it is shown once. Slack has none.')
const byId = z.object({ id: z.uuid(notAnId) })
const byDelivery = z.object({ id: z.uuid(notAnId), deliveryId: z.uuid(notAnId) })
const page = {
  cursor: z
    .string(badCursor)
    .regex(/^\d{1,18}$/, badCursor)
    .optional(),
  limit: z.coerce.number(badLimit).int(badLimit).min(1, badLimit).max(100, badLimit).default(50),
}
const ground = { access: 'bearer', tag: 'Webhooks' } as const

export const webhooks = {
  list: route({
    ...ground,
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Lists the workspace’s endpoints with the last attempt at each.',
    status: 200,
    reply: z.object({ endpoints: z.array(webhookEndpoint).max(webhookEndpointsMax), nextCursor: z.null() }),
    problems: [],
  }),
  create: route({
    ...ground,
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Adds an endpoint. The signing secret is in this answer alone.',
    body: newEndpoint,
    status: 201,
    reply: z.object({ endpoint: webhookEndpoint, secret }),
    problems: ['validation', 'too_many'],
  }),
  change: route({
    ...ground,
    method: 'PATCH',
    path: '/api/webhooks/:id',
    summary: 'Changes an endpoint’s name, address or events, pauses it, or turns it on again.',
    params: byId,
    body: endpointChange,
    status: 200,
    reply: webhookEndpoint,
    problems: ['validation', 'not_found'],
  }),
  remove: route({
    ...ground,
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Removes an endpoint with its log.',
    params: byId,
    status: 200,
    reply: z.object({ removed: z.literal(true) }),
    problems: ['not_found'],
  }),
  rotate: route({
    ...ground,
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    summary: `Makes a new signing secret. The old one signs beside it for ${oldSecretHours} hours.`,
    params: byId,
    status: 200,
    reply: z.object({ endpoint: webhookEndpoint, secret }),
    problems: ['not_found', 'not_now'],
    ...{ callsPerMinuteMax: 10, callsCountedFor: 'account' },
  }),
  test: route({
    ...ground,
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: `Sends a ${testEventType} event to the endpoint.`,
    params: byId,
    status: 202,
    reply: z.object({ eventId: z.string() }),
    problems: ['not_found', 'not_now'],
    ...{ callsPerMinuteMax: 10, callsCountedFor: 'account' },
  }),
  deliveries: route({
    ...ground,
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: `Lists what was to be delivered in the last ${webhookDays} days, the newest first.`,
    params: byId,
    query: z.object({
      state: z.enum(deliveryStates, 'The state is waiting, delivered, failed or missed.').optional(),
      type: z.enum([...webhookEventTypes, testEventType], 'That isn’t an event.').optional(),
      ...page,
    }),
    status: 200,
    reply: z.object({ deliveries: z.array(delivery), nextCursor: z.string().nullable() }),
    problems: ['validation', 'not_found'],
  }),
  attempts: route({
    ...ground,
    method: 'GET',
    path: '/api/webhooks/:id/attempts',
    summary: `Lists the attempts of the last ${webhookDays} days with their bodies, the newest first.`,
    params: byId,
    query: z.object({ deliveryId: z.uuid(notAnId).optional(), ...page }),
    status: 200,
    reply: z.object({ attempts: z.array(attempt), nextCursor: z.string().nullable() }),
    problems: ['validation', 'not_found'],
  }),
  replay: route({
    ...ground,
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:deliveryId/replay',
    summary: 'Sends a delivery again, under its old id.',
    params: byDelivery,
    status: 202,
    reply: delivery,
    problems: ['not_found', 'not_now'],
    ...{ callsPerMinuteMax: 60, callsCountedFor: 'account' },
  }),
  replayLost: route({
    ...ground,
    method: 'POST',
    path: '/api/webhooks/:id/replay',
    summary: `Sends again what failed or was missed since a moment, up to ${replayMax} deliveries, the oldest first.`,
    params: byId,
    body: z.object({ since: z.iso.datetime({ offset: true, error: badSince }) }, notAnObject),
    status: 202,
    reply: z.object({ replayed: z.int() }),
    problems: ['validation', 'not_found', 'not_now'],
    ...{ callsPerMinuteMax: 10, callsCountedFor: 'account' },
  }),
}

import { z } from 'zod'
import { route } from '../../wire/route.ts'
import { requiredText } from '../../wire/visible-text.ts'
import { addressField, notAnObject, outreachGround, outreachTag, signedIn } from './outreach-fields.ts'

/** Who must not be written to, and the links by which creators say so. */

const badLink = 'This link is incomplete. Open it again from the email.'

const suppression = z
  .object({
    id: z.string(),
    address: z.string().meta({ examples: ['hello@avafields.example'] }),
    reason: z.enum(['unsubscribed', 'bounced', 'by-hand']),
    at: z.string(),
  })
  .meta({ id: 'OutreachSuppression' })
export type OutreachSuppression = z.output<typeof suppression>

const removedSuppression = suppression
  .extend({
    why: z
      .string()
      .describe('Why the address may be written to again.')
      .meta({ examples: ['Asked by phone to hear from us again.'] }),
    by: z.string().nullable().describe('Who took it off, by name; null for somebody who is gone.'),
    removedAt: z.string().describe('When it was taken off, ISO 8601.'),
  })
  .meta({ id: 'RemovedSuppression' })
export type RemovedSuppression = z.output<typeof removedSuppression>

const badWhy = 'Say in 10 to 300 characters why the address may be written to again.'

export const outreachSuppressions = {
  list: route({
    ...outreachGround,
    method: 'GET',
    path: '/api/outreach/suppressions',
    summary:
      'Addresses that this workspace must not write to, and those taken off the list, newest first, 200 and 50 at most.',
    status: 200,
    reply: z.object({
      suppressions: z.array(suppression),
      removed: z.array(removedSuppression).describe('What was taken off the list, with the reason.'),
      nextCursor: z.null(),
    }),
    problems: ['missing_token', 'invalid_token'],
  }),
  add: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/suppressions',
    summary: 'Keeps an address from ever being written to. What waits for it is taken back.',
    body: z.object(
      {
        address: addressField,
      },
      notAnObject,
    ),
    status: 201,
    reply: suppression,
    problems: signedIn,
  }),
  remove: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/suppressions/:id/remove',
    summary:
      'Takes an address off the list, with a reason that is kept. An unsubscribe from our mail server still holds.',
    params: z.object({ id: z.uuid('That is not the ID of an address on the list.') }),
    body: z.object(
      {
        why: requiredText(badWhy, { least: 10, most: 300 })
          .describe('Why the address may be written to again.')
          .meta({ examples: ['Asked by phone to hear from us again.'] }),
      },
      notAnObject,
    ),
    status: 200,
    reply: removedSuppression,
    problems: [...signedIn, 'not_found'],
  }),
}

const byToken = {
  tag: outreachTag,
  access: 'public',
  params: z.object({
    token: z
      .string(badLink)
      .max(200, badLink)
      .meta({ examples: ['mD2-example-token'] }),
  }),
} as const

/** Links of messages. No account opens or needs them. */
export const unsubscribes = {
  show: route({
    ...byToken,
    method: 'GET',
    path: '/api/outreach/unsubscribe/:token',
    summary: 'Whom a link of a message unsubscribes from. It changes nothing.',
    status: 200,
    reply: z.object({
      brand: z.string(),
      address: z
        .string()
        .describe('Partly hidden.')
        .meta({ examples: ['h…@example.com'] }),
      done: z.boolean(),
    }),
    problems: ['link_ended'],
  }),
  take: route({
    ...byToken,
    method: 'POST',
    path: '/api/outreach/unsubscribe/:token',
    summary: 'Unsubscribes, as one click in a mail program does (RFC 8058). Doing it twice changes nothing.',
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: ['link_ended'],
    fromOtherSites: true,
  }),
}

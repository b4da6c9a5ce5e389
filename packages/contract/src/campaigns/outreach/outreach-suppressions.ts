import { z } from 'zod'
import { route } from '../../wire/route.ts'
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

export const outreachSuppressions = {
  list: route({
    ...outreachGround,
    method: 'GET',
    path: '/api/outreach/suppressions',
    summary: 'Addresses that this workspace must not write to, newest first, 200 at most.',
    status: 200,
    reply: z.object({ suppressions: z.array(suppression), nextCursor: z.null() }),
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

import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { emailField, notAnObject } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'
import { archiveLimits } from './archives/archive-limits.ts'
import { importFileName } from './imports.ts'

/** A creator's consent: a brand asks, the creator connects an account, and the report follows. The creator needs no account here. */

/** Days for which the link of a request can be answered. */
export const consentLinkDays = 14
/** Days for which a brand may read the connected account again. */
export const consentDays = 90
/** Requests that a workspace can send in a day. */
export const consentsPerDayMax = 30

/** `waiting`: nobody answered; `expired`: nobody did in time; `reading`: the creator has the report and hasn't passed it on; `connected`: the
 *  brand has it, or will when it is ready; `ended`: the creator disconnected, or the time is over. */
export const consentStates = ['waiting', 'expired', 'reading', 'connected', 'declined', 'canceled', 'ended'] as const
export type ConsentState = (typeof consentStates)[number]

/** What keeps a brand from its report although the creator connected. */
export const consentTroubles = ['insufficient_credits', 'not_possible'] as const

export const consentRequest = z
  .object({
    id: z.string(),
    platform: z.enum(platforms),
    handle: z.string(),
    state: z.enum(consentStates),
    /** The link for the creator; null once it has been answered or has ended. */
    url: z.string().nullable(),
    /** Where it was emailed; null where it was copied. */
    email: z.string().nullable(),
    creatorFirst: z.boolean(),
    /** Whether the creator answered with an export of the account's data instead of connecting it. */
    uploaded: z.boolean(),
    askedAt: z.string(),
    expiresAt: z.string(),
    answeredAt: z.string().nullable(),
    /** The verification that came of it. */
    verificationId: z.string().nullable(),
    trouble: z.enum(consentTroubles).nullable(),
  })
  .meta({ id: 'ConsentRequest' })
export type ConsentRequest = z.output<typeof consentRequest>

/** Whether the creator can connect: with the platform, with a page of the sandbox that stands in for it, or not at all. */
export const consentDoors = ['live', 'simulated', 'absent'] as const
export type ConsentDoor = (typeof consentDoors)[number]

export const consentInvitation = z
  .object({
    state: z.enum(consentStates),
    /** The company that asks, as its account says; empty where it says nothing. */
    brand: z.string(),
    platform: z.enum(platforms),
    handle: z.string(),
    profileUrl: z.string(),
    creatorFirst: z.boolean(),
    /** Whether it was answered with an export. */
    uploaded: z.boolean(),
    door: z.enum(consentDoors),
    expiresAt: z.string(),
  })
  .meta({ id: 'ConsentInvitation' })
export type ConsentInvitation = z.output<typeof consentInvitation>

/** What a creator who was led back without a connection is told. */
export const consentRefusals = [
  'denied',
  'incomplete',
  'unavailable',
  'failed',
  'expired',
  'wrong_account',
  'withheld',
] as const
export type ConsentRefusalCode = (typeof consentRefusals)[number]

const badLink = 'Send the link’s token, up to 200 characters.'
const link = z.object({ token: z.string(badLink).max(200, badLink) })
const requestId = z.object({ id: z.uuid('That is not a request ID.') })
const noProfile = 'Send the creator’s profile URL, up to 2,000 characters.'
const owned = ['missing_token', 'invalid_token', 'not_found'] as const

export const consents = {
  ask: route({
    method: 'POST',
    path: '/api/consents',
    access: 'bearer',
    tag: 'Creator consent',
    summary: 'Makes a link with which a creator connects their account, and emails it if an address is given. Free.',
    body: z.object(
      {
        url: z.string(noProfile).trim().min(1, noProfile).max(2_000, noProfile),
        email: emailField('Please enter a valid email address.').nullish(),
        creatorFirst: z.boolean('creatorFirst must be true or false.').default(false),
      },
      notAnObject,
    ),
    status: 201,
    reply: consentRequest,
    problems: [
      'missing_token',
      'invalid_token',
      'bad_address',
      'no_connector',
      'creator_withheld',
      'validation',
      'rate_limited',
    ],
  }),
  list: route({
    method: 'GET',
    path: '/api/consents',
    access: 'bearer',
    tag: 'Creator consent',
    summary: 'Lists the workspace’s requests, newest first.',
    query: z.object({
      platform: z.enum(platforms, 'That is no platform.').optional(),
      handle: z.string('A handle must be text.').max(200, 'A handle can be up to 200 characters.').optional(),
    }),
    status: 200,
    reply: z.object({ consents: z.array(consentRequest), nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  cancel: route({
    method: 'DELETE',
    path: '/api/consents/:id',
    access: 'bearer',
    tag: 'Creator consent',
    summary: 'Takes a request back. Its link stops working right away.',
    params: requestId,
    status: 200,
    reply: consentRequest,
    problems: owned,
  }),
  run: route({
    method: 'POST',
    path: '/api/consents/:id/verify',
    access: 'bearer',
    tag: 'Creator consent',
    summary: 'Verifies a creator who connected while there were too few credits.',
    params: requestId,
    status: 200,
    reply: consentRequest,
    problems: [...owned, 'insufficient_credits', 'not_now'],
  }),
  read: route({
    method: 'GET',
    path: '/api/consent/:token',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Returns who asks a creator for what, for anyone with the link.',
    params: link,
    status: 200,
    reply: consentInvitation,
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
  connect: route({
    method: 'POST',
    path: '/api/consent/:token/connect',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Begins the connection. The browser goes to the address in the answer.',
    params: link,
    status: 200,
    reply: z.object({ location: z.string() }),
    problems: ['not_found', 'link_ended', 'no_connector', 'creator_withheld', 'unavailable', 'rate_limited'],
    callsPerMinuteMax: 20,
  }),
  upload: route({
    method: 'POST',
    path: '/api/consent/:token/import',
    access: 'public',
    tag: 'Creator consent',
    summary:
      'Answers with an export of the account’s data instead of connecting it. The body is the file itself; an export that names another account is refused.',
    params: link,
    query: z.object({ name: importFileName }),
    status: 200,
    reply: z.object({ location: z.string().describe('The creator’s own page.') }),
    problems: [
      ...['not_found', 'link_ended', 'creator_withheld', 'validation', 'rate_limited', 'unavailable'],
      ...['bad_file', 'archive_damaged', 'archive_unsafe', 'archive_unknown', 'archive_html'],
      ...['archive_incomplete', 'archive_locked', 'too_large', 'too_slow'],
    ] as const,
    bodyBytesMax: archiveLimits.uploadBytes,
    takesFile: true,
    callsPerMinuteMax: 10,
  }),
  decline: route({
    method: 'POST',
    path: '/api/consent/:token/decline',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Says no. The brand is told, and the link stops working.',
    params: link,
    status: 200,
    reply: consentInvitation,
    problems: ['not_found', 'link_ended', 'rate_limited'],
    callsPerMinuteMax: 20,
  }),
  callback: route({
    method: 'GET',
    path: '/consent/callback/:platform',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Where a platform leads a creator back to.',
    params: z.object({ platform: z.enum(platforms, 'That is no platform.') }),
    query: z.object({ state: z.string().max(500).optional().catch(undefined) }),
    status: 302,
    reply: z.null(),
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
}

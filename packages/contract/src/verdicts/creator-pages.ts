import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { emailField, notAnObject } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'
import { reportSignature, signatureState } from './signed-reports.ts'

/** A creator's own page: who has the report, the link to pass it on, and the end of the consent. The link is the only key to it. */

/** How a request stands with the creator. `running`: the report is being made; `failed`: there will be none; `ready`: it waits for the creator to
 *  pass it on; `sent`: the brand has it. */
export const pageRequestStates = ['running', 'failed', 'ready', 'sent', 'ended'] as const

export const creatorPage = z
  .object({
    /** `owner`: who connected the account. `reader`: who was given the link to the report. */
    role: z.enum(['owner', 'reader']),
    platform: z.enum(platforms),
    handle: z.string(),
    profileUrl: z.string(),
    displayName: z.string().nullable(),
    /** Null for a reader. `file`: an upload, which proves nobody. */
    connection: z
      .object({
        state: z.enum(['live', 'ended', 'file']),
        simulated: z.boolean(),
        since: z.string(),
        until: z.string().nullable(),
        /** Whether the platform can be told that the consent is over. */
        revokes: z.boolean(),
        /** Whether the link to this page was emailed. */
        emailed: z.boolean(),
      })
      .nullable(),
    /** The link with which the report is passed on; null for a reader, and where there is none. */
    readerUrl: z.string().nullable(),
    /** When the report was made that this link shows, or would show if it were made now; null where no brand has a report yet. */
    readerReport: z.string().nullable(),
    /** Who asked; empty for a reader. */
    requests: z.array(
      z.object({
        id: z.string(),
        brand: z.string(),
        state: z.enum(pageRequestStates),
        askedAt: z.string(),
        /** Until when this brand can read the account again; null where it cannot. */
        until: z.string().nullable(),
      }),
    ),
    /** The newest report on the account; for a reader, the one that the link was made for. */
    report: z
      .object({
        /** In canonical form, as JSON text; the page is drawn from this very text. */
        text: z.string(),
        digest: z.string(),
        signature: reportSignature,
        signatureState,
        /** Where anybody can check it. */
        checkUrl: z.string(),
        origin: z.enum(['address', 'file']),
        verifiedAt: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'CreatorPage' })
export type CreatorPage = z.output<typeof creatorPage>

const badLink = 'Send the link’s token, up to 200 characters.'
const link = z.object({ token: z.string(badLink).max(200, badLink) })

export const creatorPages = {
  read: route({
    method: 'GET',
    path: '/api/creator/:token',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Returns a creator’s own page, or only the report for those the creator gave its link to.',
    params: link,
    status: 200,
    reply: creatorPage,
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
  email: route({
    method: 'POST',
    path: '/api/creator/:token/email',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Emails the creator the link to their page.',
    params: link,
    body: z.object({ email: emailField('Please enter a valid email address.') }, notAnObject),
    status: 200,
    reply: creatorPage,
    problems: ['not_found', 'validation', 'rate_limited'],
    callsPerMinuteMax: 5,
  }),
  send: route({
    method: 'POST',
    path: '/api/creator/:token/requests/:id/send',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Passes a report on to the brand that asked for it.',
    params: link.extend({ id: z.uuid('That is not a request ID.') }),
    status: 200,
    reply: creatorPage,
    problems: ['not_found', 'not_now', 'rate_limited'],
    callsPerMinuteMax: 20,
  }),
  share: route({
    method: 'POST',
    path: '/api/creator/:token/link',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Makes the link with which the creator shows the newest report that a brand has to others.',
    params: link,
    status: 200,
    reply: creatorPage,
    problems: ['not_found', 'not_now', 'rate_limited'],
    callsPerMinuteMax: 20,
  }),
  unshare: route({
    method: 'POST',
    path: '/api/creator/:token/link/end',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Ends that link right away.',
    params: link,
    status: 200,
    reply: creatorPage,
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 20,
  }),
  disconnect: route({
    method: 'POST',
    path: '/api/creator/:token/disconnect',
    access: 'public',
    tag: 'Creator consent',
    summary: 'Ends the consent: the tokens are deleted, and the platform is told where it can be.',
    params: link,
    status: 200,
    reply: z.object({ ok: z.literal(true), platformTold: z.boolean(), page: creatorPage }),
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
}

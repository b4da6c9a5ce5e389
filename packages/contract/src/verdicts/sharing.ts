import { z } from 'zod'
import { emailField, formText, honeypot, notAnObject, sent } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'
import { requiredName, requiredText } from '../wire/visible-text.ts'
import { creatorRequest } from './creator-request.ts'
import { reportSignature, signatureState } from './signed-reports.ts'

/** Share links: a report for somebody without an account, and what its creator has to say about it. */

/** Days that a link can live; the middle one is offered first. */
export const shareDays = [7, 30, 90, 365] as const
export type ShareDays = (typeof shareDays)[number]
export const shareDaysUsual = 30 satisfies ShareDays
/** Links of one report that can live at a time. */
export const sharesPerReportMax = 20

export const shareStates = ['live', 'expired', 'revoked', 'report_deleted'] as const
export type ShareState = (typeof shareStates)[number]

export const shareLink = z
  .object({
    id: z.string(),
    /** For whom or what it was made, in the maker's words; never shown to its readers. */
    label: z.string(),
    state: z.enum(shareStates),
    /** The whole address; null for a link that has ended. */
    url: z.string().nullable(),
    /** SHA-256 of the report in canonical form, `sha256:` and hexadecimal. */
    digest: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    revokedAt: z.string().nullable(),
    /** How often it was opened. By whom is not kept. */
    opened: z.int(),
    /** The day on which it was opened last. */
    lastOpenedOn: z.string().nullable(),
  })
  .meta({ id: 'ShareLink' })
export type ShareLink = z.output<typeof shareLink>

/** Who writes about a report. */
export const disputeRelations = ['creator', 'manager', 'agency', 'other'] as const
export type DisputeRelation = (typeof disputeRelations)[number]
export const disputeStates = ['unconfirmed', 'open', 'accepted', 'declined'] as const
export type DisputeState = (typeof disputeStates)[number]
export const disputeCharsMax = 3_000

/** What stands on a report once the team has looked at it: the writer's words, and the team's. */
export const addedContext = z
  .object({
    id: z.string(),
    relation: z.enum(disputeRelations),
    text: z.string(),
    /** Where the writer says that it can be checked. */
    proofUrl: z.string().nullable(),
    answer: z.string(),
    writtenAt: z.string(),
    answeredAt: z.string(),
  })
  .meta({ id: 'AddedContext' })
export type AddedContext = z.output<typeof addedContext>

export const sharedReport = z
  .object({
    /** The report in canonical form, as JSON text: its SHA-256 is the digest, and the page is drawn from this very text. */
    text: z.string(),
    digest: z.string(),
    /** By which anybody can check the report elsewhere. */
    signature: reportSignature,
    signatureState,
    /** Where anybody can check it. */
    checkUrl: z.string(),
    /** `address`: fetched by Vouch; `file`: the sharer brought the data. */
    origin: z.enum(['address', 'file']),
    /** The company that shares it, as its account says; empty where it says nothing. */
    sharedBy: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    context: z.array(addedContext),
    creatorRequest: creatorRequest.optional(),
  })
  .meta({ id: 'SharedReport' })
export type SharedReport = z.output<typeof sharedReport>

const badLink = 'Send the link’s token, up to 200 characters.'
const link = z.object({ token: z.string(badLink).max(200, badLink) })
const verificationId = z.object({ id: z.uuid('That is not a verification ID.') })
const badDays = 'A link can last 7, 30, 90 or 365 days.'
const noName = 'Please enter your name.'
const noText = 'Please say what the report should take into account.'
const badProof = 'A link to proof must start with https://.'
const owned = ['missing_token', 'invalid_token', 'not_found'] as const

const proofUrl = formText('A link to proof', 2_000)
  .refine((text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'), badProof)
  .nullish()

export const sharing = {
  create: route({
    method: 'POST',
    path: '/api/verifications/:id/shares',
    access: 'bearer',
    tag: 'Sharing',
    summary: 'Creates a link where anyone can read the report without an account. It shows the report as it is now.',
    params: verificationId,
    body: z.object(
      {
        days: z.literal(shareDays, badDays).default(shareDaysUsual),
        label: formText('A label', 80).default(''),
      },
      notAnObject,
    ),
    status: 201,
    reply: shareLink,
    problems: [...owned, 'report_gone', 'too_many_links'],
  }),
  list: route({
    method: 'GET',
    path: '/api/verifications/:id/shares',
    access: 'bearer',
    tag: 'Sharing',
    summary: 'Lists a report’s links, newest first.',
    params: verificationId,
    status: 200,
    reply: z.object({ shares: z.array(shareLink), nextCursor: z.null() }),
    problems: owned,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/shares/:id',
    access: 'bearer',
    tag: 'Sharing',
    summary: 'Revokes a link right away. Revoking it again changes nothing.',
    params: z.object({ id: z.uuid('That is not a link ID.') }),
    status: 200,
    reply: shareLink,
    problems: owned,
  }),
  context: route({
    method: 'GET',
    path: '/api/verifications/:id/context',
    access: 'bearer',
    tag: 'Sharing',
    summary: 'What the creator added to shared reports, once the team has answered it.',
    params: verificationId,
    status: 200,
    reply: z.object({ context: z.array(addedContext), nextCursor: z.null() }),
    problems: owned,
  }),
  read: route({
    method: 'GET',
    path: '/api/shared/:token',
    access: 'public',
    tag: 'Sharing',
    summary: 'Returns a shared report, for anyone with its link.',
    params: link,
    status: 200,
    reply: sharedReport,
    problems: ['not_found', 'share_ended', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
  dispute: route({
    method: 'POST',
    path: '/api/shared/:token/disputes',
    access: 'public',
    tag: 'Sharing',
    summary: 'Disputes a shared report or adds context to it. It starts when the emailed link is confirmed.',
    params: link,
    body: z.object(
      {
        name: requiredName(noName, { most: 100, tooLong: 'Name can be up to 100 characters.' }),
        relation: z.enum(disputeRelations, 'Please choose your relationship to the creator.'),
        email: emailField('Please enter a valid email address.'),
        text: requiredText(noText, { most: disputeCharsMax, tooLong: 'The text can be up to 3,000 characters.' }),
        proofUrl,
        website: honeypot,
      },
      notAnObject,
    ),
    status: 202,
    reply: sent,
    problems: ['not_found', 'share_ended', 'rate_limited'],
    callsPerMinuteMax: 5,
  }),
  confirmDispute: route({
    method: 'POST',
    path: '/api/disputes/confirm',
    access: 'public',
    tag: 'Sharing',
    summary: 'Confirms a dispute by email. Confirming again changes nothing.',
    body: z.object({ secret: z.string(badLink).max(200, badLink) }, notAnObject),
    status: 200,
    reply: z.object({ state: z.enum(disputeStates) }),
    problems: ['link_ended', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
}

import { z } from 'zod'
import { emailField, formText, honeypot, notAnObject, sent } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'

/** Requests of people about their data: of those with an account, and of creators who were verified. */

export const requestKinds = ['access', 'erasure', 'objection'] as const
export type RequestKind = (typeof requestKinds)[number]
export const requestSubjects = ['account', 'creator'] as const
export type RequestSubject = (typeof requestSubjects)[number]
export const requestLaws = ['gdpr', 'ccpa'] as const
export type RequestLaw = (typeof requestLaws)[number]
export const requestStates = ['unconfirmed', 'unproven', 'open', 'done', 'refused'] as const
export type RequestState = (typeof requestStates)[number]

/** Days within which a request must be answered, from the day that it came.
 *  Sources: GDPR Article 12(3), one month; CCPA § 1798.130(a)(2), 45 days. */
export const answerDaysMax: Readonly<Record<RequestLaw, number>> = { gdpr: 30, ccpa: 45 }

/** Days within which an objection of a creator is answered, whatever the law: after them new verdicts on the profile pause. */
export const objectionDaysMax = 30

const noProfile = 'Please enter the profile URL.'

export const dataRequestStatus = z
  .object({
    reference: z.string(),
    kind: z.enum(requestKinds),
    subject: z.enum(requestSubjects),
    law: z.enum(requestLaws),
    state: z.enum(requestStates),
    /** The creator's profile; null for a request about an account. */
    profileUrl: z.string().nullable(),
    /** What the profile has to show, while that is awaited. */
    proofCode: z.string().nullable(),
    outcome: z.string().nullable(),
    receivedAt: z.string(),
    dueAt: z.string(),
    /** Whether the profile can be proved by connecting it, instead of by the code. */
    canConnect: z.boolean(),
    /** Until when the file can be fetched; null where there is none. */
    exportUntil: z.string().nullable(),
  })
  .meta({ id: 'DataRequestStatus' })
export type DataRequestStatus = z.output<typeof dataRequestStatus>

const badLink = 'Send the link’s token, up to 200 characters.'
const link = z.object({ token: z.string(badLink).max(200, badLink) })

export const dataRequests = {
  submit: route({
    method: 'POST',
    path: '/api/data-requests',
    access: 'public',
    tag: 'Site',
    summary: 'Files a request about personal data. It starts when the emailed link is confirmed.',
    body: z
      .object(
        {
          kind: z.enum(requestKinds, 'Please choose what you’d like us to do.'),
          subject: z.enum(requestSubjects, 'Please choose whose data it is.'),
          law: z.enum(requestLaws, 'Law must be gdpr or ccpa.').default('gdpr'),
          email: emailField('Please enter a valid email address.'),
          name: formText('Name', 100).nullish(),
          profileUrl: formText('Profile URL', 2_000).nullish(),
          details: formText('Details', 3_000).nullish(),
          website: honeypot,
        },
        notAnObject,
      )
      .refine(({ subject, profileUrl }) => subject !== 'creator' || (profileUrl ?? '') !== '', {
        path: ['profileUrl'],
        error: noProfile,
      }),
    status: 202,
    reply: sent.extend({ reference: z.string(), dueAt: z.string() }),
    problems: ['validation', 'bad_address', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  status: route({
    method: 'GET',
    path: '/api/data-requests/:token',
    access: 'public',
    tag: 'Site',
    summary: 'Returns the status of a request, for anyone with its link.',
    params: link,
    status: 200,
    reply: dataRequestStatus,
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
  confirm: route({
    method: 'POST',
    path: '/api/data-requests/:token/confirm',
    access: 'public',
    tag: 'Site',
    summary: 'Confirms a request by email, and carries out whatever that confirmation is enough for.',
    params: link,
    status: 200,
    reply: dataRequestStatus,
    problems: ['not_found', 'not_now', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  prove: route({
    method: 'POST',
    path: '/api/data-requests/:token/prove',
    access: 'public',
    tag: 'Site',
    summary: 'Checks whether the creator’s profile shows the request’s code and, if so, carries the request out.',
    params: link,
    status: 200,
    reply: dataRequestStatus,
    problems: ['not_found', 'not_now', 'proof_missing', 'daily_limit', 'unavailable', 'rate_limited'],
    callsPerMinuteMax: 5,
  }),
  connect: route({
    method: 'POST',
    path: '/api/data-requests/:token/connect',
    access: 'public',
    tag: 'Site',
    summary: 'Begins to prove whose profile it is by connecting it. The browser goes to the address in the answer.',
    params: link,
    status: 200,
    reply: z.object({ location: z.string() }),
    problems: ['not_found', 'not_now', 'no_connector', 'unavailable', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
  file: route({
    method: 'GET',
    path: '/api/data-requests/:token/export',
    access: 'public',
    tag: 'Site',
    summary: 'Returns the file with the requested data, for a week after the request was granted.',
    params: link,
    status: 200,
    reply: z.record(z.string(), z.unknown()),
    download: 'application/json',
    problems: ['not_found', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
}

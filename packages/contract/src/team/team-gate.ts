import { z } from 'zod'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'

/** The gate of the team's side. Calls of access `team` take the cookie that it sets, and nothing else: no bearer token opens one,
 *  whatever the role of its user. */

/** The session's cookie. A script cannot read it. */
export const teamCookie = 'vouch_team'

const noBody = 'The body must be a JSON object.'
const badName = 'Name can be up to 80 characters.'
const badPassword = 'Password can be up to 1,000 characters.'
const badCode = 'A code must have six digits.'
const noProof = 'Enter the code your authenticator shows now, or the admin password.'
const badLabel = 'The device name must have 1 to 80 characters.'
const badId = 'An ID can be up to 200 characters.'

const name = z.string(badName).trim().max(80, badName)
const code = z.string(badCode).trim().max(20, badCode)
const label = requiredName(badLabel, { most: 80 })
const proof = z.string(noProof).min(1, noProof).max(1_000, badPassword)
export const teamId = z.object({ id: z.string(badId).max(200, badId) })

export const teamSession = z
  .object({
    /** Who acts, as they named themselves: the audit log shows it. */
    name: z.string(),
    beganAt: z.string(),
    expiresAt: z.string(),
    /** Whether a code is asked for beside the password. */
    secondFactor: z.boolean(),
    mode: z.enum(['sandbox', 'production']),
    version: z.string(),
  })
  .meta({ id: 'TeamSession' })
export type TeamSession = z.output<typeof teamSession>

export const authenticator = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.string(),
  /** Null until it has shown its first code: until then it opens nothing. */
  confirmedAt: z.string().nullable(),
})
export type Authenticator = z.output<typeof authenticator>

export const teamGate = {
  login: route({
    method: 'POST',
    path: '/api/admin/login',
    access: 'public',
    tag: 'Team',
    summary: 'Signs in to admin with its password, plus a code if an authenticator is set up.',
    body: z.object(
      {
        password: z.string(badPassword).max(1_000, badPassword).optional(),
        name: name.optional(),
        code: code.optional(),
      },
      noBody,
    ),
    status: 200,
    reply: teamSession,
    problems: ['validation', 'invalid_admin_credentials', 'second_factor_required', 'rate_limited', 'not_found'],
    callsPerMinuteMax: 30,
  }),
  logout: route({
    method: 'POST',
    path: '/api/admin/logout',
    access: 'team',
    tag: 'Team',
    summary: 'Ends the admin session.',
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: [],
  }),
  session: route({
    method: 'GET',
    path: '/api/admin/session',
    access: 'team',
    tag: 'Team',
    summary: 'Says who is signed in to admin.',
    status: 200,
    reply: teamSession,
    problems: [],
  }),
  authenticators: route({
    method: 'GET',
    path: '/api/admin/authenticators',
    access: 'team',
    tag: 'Team',
    summary: 'Lists the devices whose codes work alongside the password, up to 20.',
    status: 200,
    reply: z.object({ authenticators: z.array(authenticator), nextCursor: z.null() }),
    problems: [],
  }),
  addAuthenticator: route({
    method: 'POST',
    path: '/api/admin/authenticators',
    access: 'team',
    tag: 'Team',
    summary:
      'Creates the secret for a new device, for a code from any device or the admin password. It takes effect once the device has confirmed a code.',
    body: z.object({ label, proof }, noBody),
    status: 201,
    reply: z.object({
      id: z.string(),
      secret: z.string(),
      uri: z.string(),
      picture: z.array(z.string()).describe('The URI as a QR code, row by row. 1 is dark. No margin.'),
    }),
    problems: ['validation', 'duplicate', 'wrong_password', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  confirmAuthenticator: route({
    method: 'POST',
    path: '/api/admin/authenticators/:id/confirm',
    access: 'team',
    tag: 'Team',
    summary: 'Confirms a device’s first code. From then on, signing in takes a code.',
    params: teamId,
    body: z.object({ code }, noBody),
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: ['validation', 'not_found', 'second_factor_required', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  removeAuthenticator: route({
    method: 'POST',
    path: '/api/admin/authenticators/:id/remove',
    access: 'team',
    tag: 'Team',
    summary: 'Removes a device. Takes the device’s name, typed out, and a code from any device or the admin password.',
    params: teamId,
    body: z.object({ confirm: label, proof }, noBody),
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: ['validation', 'not_found', 'not_confirmed', 'wrong_password', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
}

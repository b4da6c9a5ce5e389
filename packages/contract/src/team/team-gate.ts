import { z } from 'zod'
import { route } from './route.ts'

/** The gate of the team's side. Calls of access `team` take the cookie that it sets, and nothing else: no bearer token opens one,
 *  whatever the role of its user. */

/** The session's cookie. A script cannot read it. */
export const teamCookie = 'vouch_team'

const noBody = 'The body is a JSON object.'
const badName = 'A name has at most 80 characters.'
const badPassword = 'A password has at most 1,000 characters.'
const badCode = 'A code has six digits.'
const badLabel = 'A name for the device has 1 to 80 characters.'
const badId = 'An id has at most 200 characters.'

const name = z.string(badName).trim().max(80, badName)
const code = z.string(badCode).trim().max(20, badCode)
const label = z.string(badLabel).trim().min(1, badLabel).max(80, badLabel)
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
    summary: 'Opens the team’s side with its password, and with a code where an authenticator is set up.',
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
    summary: 'Ends the team’s session.',
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: [],
  }),
  session: route({
    method: 'GET',
    path: '/api/admin/session',
    access: 'team',
    tag: 'Team',
    summary: 'Says who is signed in to the team’s side.',
    status: 200,
    reply: teamSession,
    problems: [],
  }),
  authenticators: route({
    method: 'GET',
    path: '/api/admin/authenticators',
    access: 'team',
    tag: 'Team',
    summary: 'The devices whose codes open the gate beside the password, twenty at most.',
    status: 200,
    reply: z.object({ authenticators: z.array(authenticator), nextCursor: z.null() }),
    problems: [],
  }),
  addAuthenticator: route({
    method: 'POST',
    path: '/api/admin/authenticators',
    access: 'team',
    tag: 'Team',
    summary: 'Draws the secret of a new device. It counts once the device has shown a code.',
    body: z.object({ label }, noBody),
    status: 201,
    reply: z.object({
      id: z.string(),
      secret: z.string(),
      uri: z.string(),
      picture: z.array(z.string()).describe('The address as a QR code, row by row: 1 is dark. It has no margin.'),
    }),
    problems: ['validation', 'duplicate'],
  }),
  confirmAuthenticator: route({
    method: 'POST',
    path: '/api/admin/authenticators/:id/confirm',
    access: 'team',
    tag: 'Team',
    summary: 'Takes a device’s first code: from then on the gate asks for one.',
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
    summary: 'Forgets a device, after its name was typed.',
    params: teamId,
    body: z.object({ confirm: label }, noBody),
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: ['validation', 'not_found', 'not_confirmed'],
  }),
}

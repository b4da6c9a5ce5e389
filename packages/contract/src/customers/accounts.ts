import { z } from 'zod'
import { route } from './route.ts'

/** Sign-in, sessions and who is signed in. */

export const tiers = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE'] as const
export const roles = ['brand', 'admin'] as const

export const user = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    company: z.string(),
    role: z.enum(roles),
    tier: z.enum(tiers),
    monthlyCredits: z.int(),
    purchasedCredits: z.int(),
    createdAt: z.string(),
    /** Who of the team looks at the account in its owner's place: nothing can be changed then. */
    supportName: z.string().optional(),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof user>

const badScope = 'A scope is local, for this session, or global, for all of them.'
const incomplete = 'Please fill in all required fields.'

const loginReply = z.object({
  success: z.literal(true),
  token: z.string(),
  user,
  error: z.null(),
  needsVerification: z.literal(false),
})

/** The cookie that a redirect leaves, so that no token stands in an address. A script cannot read it. */
export const handoverCookie = 'vouch_handover'

export const accounts = {
  health: route({
    method: 'GET',
    path: '/api/auth/health',
    access: 'public',
    tag: 'Accounts',
    summary: 'Says whether the auth service can sign people in.',
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: ['unavailable'],
  }),
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    tag: 'Accounts',
    summary: 'Signs in with an e-mail address and a password and gives a bearer token.',
    body: z.object(
      {
        email: z.string(incomplete).trim().min(1, incomplete).max(320, 'An email address has at most 320 characters.'),
        password: z.string(incomplete).min(1, incomplete).max(1_000, 'A password has at most 1,000 characters.'),
      },
      incomplete,
    ),
    status: 200,
    reply: loginReply,
    problems: [
      'validation',
      'invalid_credentials',
      'needs_verification',
      'account_suspended',
      'rate_limited',
      'unavailable',
    ],
    callsPerMinuteMax: 30,
  }),
  session: route({
    method: 'GET',
    path: '/api/auth/session',
    access: 'either',
    tag: 'Accounts',
    summary:
      'Says who the bearer is. Without a token, the one-time cookie that a sign-in by redirect left is exchanged for one.',
    status: 200,
    reply: z.object({
      user,
      expiresAt: z.string(),
      token: z.string().optional().describe('Only in exchange for the cookie.'),
      refreshToken: z.string().optional().describe('Beside the token, where a hosted auth service keeps the sessions.'),
    }),
    problems: ['missing_token', 'invalid_token', 'unavailable'],
  }),
  refresh: route({
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'bearer',
    tag: 'Accounts',
    summary:
      'Exchanges a live token for a fresh one; the old one ends after a minute, so that a lost answer can be asked for again.',
    status: 200,
    reply: z.object({ success: z.literal(true), token: z.string(), user, expiresAt: z.string() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'bearer',
    tag: 'Accounts',
    summary: 'Ends this session, or all of the user (`global`).',
    body: z.object({ scope: z.enum(['local', 'global'], badScope).default('local') }, 'The body is a JSON object.'),
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: ['validation', 'missing_token', 'invalid_token'],
  }),
}

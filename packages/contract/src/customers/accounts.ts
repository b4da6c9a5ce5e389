import { z } from 'zod'
import { route } from '../wire/route.ts'
import { workspaceRoles } from './roles.ts'
import { subscription } from './subscription.ts'
import { tiers } from './tiers.ts'

/** Sign-in, sessions and who is signed in. */

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
    /** Null where there never was one. The server always says; what a browser kept of an older version may lack it. */
    subscription: subscription.nullable().optional(),
    /** The workspace that the figures above are of, and what the person may do in it. What a browser kept of an older version may lack it. */
    workspace: z.object({ id: z.string(), name: z.string(), role: z.enum(workspaceRoles) }).optional(),
    /** Who of the team looks at the account in its owner's place: nothing can be changed then. */
    supportName: z.string().optional(),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof user>

const badScope = 'Scope must be local (this session) or global (all of them).'
const incomplete = 'Please fill in all required fields.'

const loginReply = z.object({
  success: z.literal(true),
  token: z.string(),
  user,
  error: z.null(),
  needsVerification: z.literal(false),
})

/** The cookie of the browser that signed up: it alone is told that the address waits for its proof. A script cannot read it. */
export const signUpCookie = 'vouch_sign_up'

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
    summary: 'Signs in with an email address and a password and returns a bearer token.',
    body: z.object(
      {
        email: z.string(incomplete).trim().min(1, incomplete).max(320, 'Email can be up to 320 characters.'),
        password: z.string(incomplete).min(1, incomplete).max(1_000, 'Password can be up to 1,000 characters.'),
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
      'Says who the caller is. Without a token, exchanges the one-time cookie left by a redirect sign-in for one.',
    status: 200,
    reply: z.object({
      user,
      expiresAt: z.string(),
      token: z.string().optional().describe('Only in exchange for the cookie.'),
      refreshToken: z
        .string()
        .optional()
        .describe('In addition to the token, if a hosted auth service keeps the sessions.'),
    }),
    problems: ['missing_token', 'invalid_token', 'unavailable'],
  }),
  refresh: route({
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'bearer',
    tag: 'Accounts',
    summary:
      'Exchanges a live token for its successor. The old one keeps returning the same successor, in case the response gets lost, and ends a minute after that successor is first used.',
    status: 200,
    reply: z.object({ success: z.literal(true), token: z.string(), user, expiresAt: z.string() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'bearer',
    tag: 'Accounts',
    summary: 'Ends this session, or all of the user’s sessions (`global`). A support view ends only itself.',
    body: z.object(
      { scope: z.enum(['local', 'global'], badScope).default('local') },
      'The body must be a JSON object.',
    ),
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: ['validation', 'missing_token', 'invalid_token'],
  }),
}

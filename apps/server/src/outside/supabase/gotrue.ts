import { z } from 'zod'
import { apiRoot, type HostedSettings } from './hosted-settings.ts'

/** The hosted auth service over HTTP. Every call ends within eight seconds; what it refuses is told apart from what it could not
 *  answer, for the first is about a person and the second about the service. */

/** The part of its user that we look at. `user_metadata` is not in it: users write that themselves. */
const hostedUser = z.object({
  id: z.string(),
  email: z.string().default(''),
  email_confirmed_at: z.string().nullish(),
  is_anonymous: z.boolean().nullish(),
  app_metadata: z.object({ providers: z.array(z.string()).default([]) }).nullish(),
})
export type HostedUser = z.output<typeof hostedUser>

const grant = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  user: hostedUser,
})
export type Grant = z.output<typeof grant>

const link = hostedUser.extend({ hashed_token: z.string(), verification_type: z.string().default('signup') })
export type HostedLink = z.output<typeof link>

/** `unavailable`: no answer, or one that says that there is none just now. Other codes are the service's own. */
export class GoTrueRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'GoTrueRefusal'
    this.status = status
    this.code = code
  }
}

const timeoutMs = 8_000

export type LinkType = 'signup' | 'magiclink'
export interface UserChanges {
  password?: string
  email?: string
  email_confirm?: boolean
}

export type GoTrue = ReturnType<typeof goTrue>

/** @returns the calls that we make. Those below `admin` act under the service role's key. */
export function goTrue(settings: HostedSettings) {
  const root = apiRoot(settings)
  const { anonKey, serviceRoleKey } = settings

  async function call<T>(schema: z.ZodType<T>, method: string, path: string, given: { token?: string; body?: object }) {
    const response = await fetch(root + path, {
      method,
      headers: {
        apikey: given.token === serviceRoleKey ? given.token : anonKey,
        ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
        ...(given.body && { 'content-type': 'application/json' }),
      },
      ...(given.body && { body: JSON.stringify(given.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new GoTrueRefusal(0, 'unavailable', error instanceof Error ? error.message : String(error))
    })
    const text = await response.text().catch(() => '')
    if (!response.ok) throw refusalOf(response, text)
    const parsed = schema.safeParse(text === '' ? null : jsonOf(text))
    if (!parsed.success) throw new GoTrueRefusal(response.status, 'unavailable', 'The answer is not what it should be.')
    return parsed.data
  }
  const asAdmin = async <T>(schema: z.ZodType<T>, method: string, path: string, body?: object) => {
    if (serviceRoleKey === null) throw new GoTrueRefusal(0, 'unavailable', 'SUPABASE_SERVICE_ROLE_KEY is not set.')
    return call(schema, method, `/admin/${path}`, { token: serviceRoleKey, ...(body && { body }) })
  }
  const nothing = z.unknown()
  return {
    root,
    health: () => call(nothing, 'GET', '/health', {}),
    signIn: (email: string, password: string) =>
      call(grant, 'POST', '/token?grant_type=password', { body: { email, password } }),
    user: (token: string) => call(hostedUser, 'GET', '/user', { token }),
    signOut: (token: string, scope: 'local' | 'global') => call(nothing, 'POST', `/logout?scope=${scope}`, { token }),
    /** Exchanges the secret of a link for a session; the address is confirmed by it. */
    verify: (type: string, tokenHash: string) =>
      call(grant, 'POST', '/verify', { body: { type, token_hash: tokenHash } }),
    admin: {
      drawLink: (type: LinkType, email: string, password?: string) =>
        asAdmin(link, 'POST', 'generate_link', { type, email, ...(password !== undefined && { password }) }),
      user: (id: string) => asAdmin(hostedUser, 'GET', `users/${encodeURIComponent(id)}`),
      change: (id: string, changes: UserChanges) =>
        asAdmin(hostedUser, 'PUT', `users/${encodeURIComponent(id)}`, changes),
      remove: (id: string) => asAdmin(nothing, 'DELETE', `users/${encodeURIComponent(id)}`),
    },
  }
}

const refusalBody = z.object({
  error_code: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  error: z.string().optional(),
  msg: z.string().optional(),
  message: z.string().optional(),
  error_description: z.string().optional(),
})

/** Three shapes of refusal are in use, by the age of the service and the kind of the call. */
function refusalOf(response: Response, text: string): GoTrueRefusal {
  const { data: body = {} } = refusalBody.safeParse(jsonOf(text))
  const named = response.headers.get('x-sb-error-code') ?? body.error_code ?? body.error
  const code = named ?? (typeof body.code === 'string' ? body.code : 'unknown')
  const message = body.msg ?? body.message ?? body.error_description ?? text.slice(0, 200)
  const isDown = response.status >= 500 || response.status === 429
  return new GoTrueRefusal(response.status, isDown ? 'unavailable' : code, message)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

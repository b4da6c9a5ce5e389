import { type AuthError, GoTrueClient, type Session } from '@supabase/auth-js'
import { ApiFailure, accounts, createClient, type User } from '@vouch/contract'
import type { AuthService, ServiceNews } from './auth-service.ts'
import { endSession } from './built-in-service.ts'
import { callSession, clientSettings } from './client.ts'
import { session as stored } from './session.ts'

/** A hosted auth service, by its own client. It keeps the session and follows it with fresh ones; our server says who its user is
 *  to us. What it refuses is told in the words and codes of our own API. */

/** Where the client keeps its session; it goes with ours. */
const storageKey = 'sb-auth-token'
const second = 1_000
const timedOut = 'The auth service did not answer in time.'

export interface HostedAddress {
  url: string
  publicKey: string
}

export function hostedService({ url, publicKey }: HostedAddress, client = clientFor({ url, publicKey })): AuthService {
  return {
    health: async () => {
      const asked = fetchWithin(3 * second)(`${url}/health`, { headers: { apikey: publicKey } })
      const { ok, status } = await asked
      if (!ok) throw failure(status, 'unavailable', 'The auth service is not well.')
    },
    signIn: async (email, password) => {
      const { data, error } = await client.signInWithPassword({ email, password })
      if (error) throw failureOf(error)
      const { session, user } = data
      if (!session || !user) return null
      const token = session.access_token
      if (!user.email_confirmed_at) return { token, user: bareUser(user.id, email), confirmed: false }
      return { token, user: await fetchUserOf(token), confirmed: true }
    },
    exchange: async () => {
      const { token = '', refreshToken = '', user } = await callSession(accounts.session, {})
      const { error } = await client.setSession({ access_token: token, refresh_token: refreshToken })
      if (error) throw failureOf(error)
      return { token, user, confirmed: true }
    },
    fetchUser: async () => {
      const { data, error } = await client.getSession()
      if (error) throw failureOf(error)
      if (!data.session) throw failure(401, 'missing_token', 'Sign in first.')
      const seen = await client.getUser(data.session.access_token)
      if (seen.error) throw failureOf(seen.error)
      return fetchUserOf(data.session.access_token)
    },
    refresh: async () => {
      const { data, error } = await client.refreshSession()
      if (error) throw failureOf(error)
      if (!data.session) throw failure(401, 'missing_token', 'Sign in first.')
      const token = data.session.access_token
      return { token, user: await fetchUserOf(token) }
    },
    keep: async ({ token, refreshToken = '' }) => {
      const { error } = await client.setSession({ access_token: token, refresh_token: refreshToken })
      if (error) throw failureOf(error)
    },
    signOut: async (token, scope) => {
      // Our server remembers the end, since the token stays good by its signature; it tells the service too.
      await endSession(token, scope).catch(() => client.admin.signOut(token, scope))
      await client.signOut({ scope: 'local' })
    },
    listen: (hear) => {
      client.onAuthStateChange((event, session) => {
        const news = newsOf(event, session)
        if (news) hear(news)
      })
    },
  }
}

function clientFor({ url, publicKey }: HostedAddress): GoTrueClient {
  return new GoTrueClient({
    url,
    headers: { apikey: publicKey },
    storageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    fetch: fetchWithin(8 * second),
  })
}

/** @returns a `fetch` that gives up, and says so in words that are known again below */
function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const signals = [AbortSignal.timeout(ms), ...(init?.signal ? [init.signal] : [])]
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) })
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError'
      throw late ? new Error(timedOut) : error
    }
  }
}

/** Who a token belongs to, as our server says. It refuses the operator's support address here. */
async function fetchUserOf(token: string): Promise<User> {
  const kept = stored.read()
  const workspaceId = kept.status === 'signed-in' ? kept.user.workspace?.id : undefined
  const ask = createClient({ ...clientSettings(15 * second), identity: () => ({ token, userId: '', workspaceId }) })
  return (await ask(accounts.session, {})).user
}

/** News of a session that this browser has: a first sign-in is told by whoever asked for it, and other tabs by the storage. */
function newsOf(event: string, session: Session | null): ServiceNews | null {
  if (event === 'SIGNED_OUT') return { type: 'signed-out' }
  const known = stored.read()
  if (session === null || known.status !== 'signed-in' || (event !== 'TOKEN_REFRESHED' && event !== 'SIGNED_IN'))
    return null
  const confirmed = Boolean(session.user.email_confirmed_at)
  return { type: 'signed-in', session: { token: session.access_token, user: known.user, confirmed } }
}

/** As much of a user as is known of somebody who may not come in. */
function bareUser(id: string, email: string): User {
  const nothing = { tier: 'STARTER', monthlyCredits: 0, purchasedCredits: 0, createdAt: '' } as const
  return { id, email, name: 'User', company: '', role: 'brand', ...nothing }
}

function failure(status: number, code: string, error: string): ApiFailure {
  return new ApiFailure(status, { error, code, requestId: '' })
}

const ended = new Set(['session_not_found', 'bad_jwt', 'user_not_found', 'refresh_token_not_found', 'session_expired'])

/** A refusal of the service in our words; one that is no answer at all has the status 0. */
export function failureOf({ status = 0, code = '', message, name }: AuthError): ApiFailure {
  if (message === timedOut) return failure(0, 'timeout', message)
  if (name === 'AuthSessionMissingError') return failure(401, 'missing_token', 'Sign in first.')
  if (code === 'email_not_confirmed') return failure(403, 'needs_verification', message)
  if (code === 'invalid_credentials') return failure(401, 'invalid_credentials', 'Invalid email or password')
  if (ended.has(code) || code === 'refresh_token_already_used')
    return failure(403, 'invalid_token', 'Invalid or expired token')
  if (status === 429) return failure(429, 'rate_limited', 'Too many requests. Wait a moment, then try again.')
  if (status >= 500) return failure(503, 'unavailable', message)
  return status === 0 ? failure(0, 'unreachable', message) : failure(status, code || 'unknown', message)
}

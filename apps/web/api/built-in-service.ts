import { accounts, createClient } from '@vouch/contract'
import type { AuthService } from './auth-service.ts'
import { call, callHealth, callSession, clientSettings } from './client.ts'

/** Our own server as the auth service. It refuses addresses that are not proved itself, so whoever gets a session is confirmed. */
export const builtInService: AuthService = {
  health: async () => {
    await callHealth(accounts.health, {})
  },
  signIn: async (email, password) => {
    const { token, user } = await call(accounts.login, { body: { email, password } })
    return token && user ? { token, user, confirmed: true } : null
  },
  exchange: async () => {
    const { token, user } = await callSession(accounts.session, {})
    return { token: token ?? '', user, confirmed: true }
  },
  fetchUser: async () => (await callSession(accounts.session, {})).user,
  refresh: () => callSession(accounts.refresh, {}),
  keep: async () => {},
  signOut: endSession,
  listen: () => {},
}

/** Ends a session on our server, under the token that it was opened with: by then this browser may have forgotten it. */
export async function endSession(token: string, scope: 'local' | 'global'): Promise<void> {
  const end = createClient({
    ...clientSettings(),
    fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    identity: () => ({ token, userId: '' }),
  })
  await end(accounts.logout, { body: { scope } })
}

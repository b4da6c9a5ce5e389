import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, accounts } from '@vouch/contract'
import { useCallback, useEffect } from 'react'
import { call, callHealth, callSession } from './client.ts'
import { session, useSession } from './session.ts'
import { type SignInOutcome, signIn } from './sign-in.ts'

/** Signing in and out, and keeping what is known about the user up to date. */

export const sessionKey = ['session']
const balanceThrottleMs = 30_000

/** Ways in which a session is explicitly over; anything else leaves the last known session in place. */
const endedCodes = new Set(['invalid_token', 'missing_token'])

async function fetchSession(signal?: AbortSignal) {
  try {
    return await callSession(accounts.session, {}, signal)
  } catch (error) {
    if (error instanceof ApiFailure && endedCodes.has(error.body.code)) {
      session.clear()
      throw error
    }
    // A page that is being left aborts its calls. A refresh sent then would end the token while its successor is lost.
    if (signal?.aborted || (error instanceof ApiFailure && error.body.code === 'unreachable')) throw error
    const renewed = await callSession(accounts.refresh, {}, signal)
    session.signIn(renewed.token, renewed.user)
    return { user: renewed.user, expiresAt: renewed.expiresAt }
  }
}

/** Verifies the restored session in the background and copies the credits into it. Asked at most every 30 seconds. */
export function useSessionCheck(): void {
  const current = useSession()
  const query = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => fetchSession(signal),
    enabled: current.status === 'signed-in',
    staleTime: balanceThrottleMs,
  })
  const user = query.data?.user
  useEffect(() => {
    if (user) session.update(user)
  }, [user])
}

/** Looks for a live session without trusting the stored one. @returns whether there is one. */
export async function hasLiveSession(): Promise<boolean> {
  if (session.read().status !== 'signed-in') return false
  try {
    const { user } = await callSession(accounts.session, {})
    session.update(user)
    return true
  } catch {
    return false
  }
}

export async function signInWith(email: string, password: string): Promise<SignInOutcome> {
  const outcome = await signIn({
    health: () => callHealth(accounts.health, {}),
    login: () => {
      session.clear()
      return call(accounts.login, { body: { email, password } })
    },
  })
  if (outcome.kind === 'signed-in') session.signIn(outcome.token, outcome.user)
  return outcome
}

/** @returns a function that signs out here at once and then everywhere. What was read stays with nobody. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    const ended = call(accounts.logout, { body: { scope: 'global' } }).catch(() => {})
    session.clear()
    window.sessionStorage.clear()
    queries.clear()
    await ended
  }, [queries])
}

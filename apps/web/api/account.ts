import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { type Auth, createAuth } from './auth.ts'
import type { AuthState } from './auth-machine.ts'
import { chosenService } from './chosen-service.ts'
import { watchRejectedTokens } from './client.ts'
import { wipeStorage } from './forgotten-storage.ts'
import { session, useSession } from './session.ts'

/** The machine of this browser, and how components use it. */

export const sessionKey = ['session']
const balanceThrottleMs = 30_000

let navigate = (address: string) => window.location.assign(address)

/** Lets the machine move within the application instead of loading it anew. */
export function guideBy(goTo: (address: string) => void): void {
  navigate = goTo
}

export const auth: Auth = createAuth({
  store: session,
  service: chosenService,
  page: {
    goTo: (address) => navigate(address),
    reload: () => window.location.reload(),
    startAnew: () => window.location.assign('/auth?mode=login'),
    clearStorage: () => window.sessionStorage.clear(),
    wipe: wipeStorage,
    wait: (ms, then) => void setTimeout(then, ms),
  },
})

watchRejectedTokens((token) => auth.send({ type: 'token-rejected', token }))

const starting: AuthState = { name: 'starting' }

export function useAuthState(): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.read, () => starting)
}

/** Verifies the restored session in the background and copies the credits into it. Asked at most every 30 seconds. */
export function useSessionCheck(): void {
  const current = useSession()
  useQuery({
    queryKey: sessionKey,
    queryFn: checkSession,
    enabled: current.status === 'signed-in',
    staleTime: balanceThrottleMs,
  })
}

async function checkSession() {
  auth.send({ type: 'check-asked' })
  await auth.settled()
  const checked = session.read()
  return checked.status === 'signed-in' ? { user: checked.user } : null
}

/** Looks for a live session without trusting the stored one. @returns whether there is one. */
export async function hasLiveSession(): Promise<boolean> {
  auth.send({ type: 'check-asked' })
  const state = await auth.settled()
  return state.name === 'signed-in' && state.check === 'verified'
}

/** @returns a function that signs out here at once and then everywhere. What was read stays with nobody. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    auth.send({ type: 'sign-out-asked', scope: 'global' })
    queries.clear()
  }, [queries])
}

import { useSyncExternalStore } from 'react'
import { keptStorage } from './kept-storage.ts'
import { createSessionStore, type Session } from './session-store.ts'

/** The one session of this browser. While the site is built there is no storage; the page then draws `unknown`. */

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
const inBrowser = typeof window !== 'undefined'

export const session = inBrowser
  ? createSessionStore(
      keptStorage(() => window.localStorage),
      keptStorage(() => window.sessionStorage),
    )
  : createSessionStore(nothing, nothing)

// Signing in or out in one tab holds for all; which workspace is open, for tabs that are opened from then on.
if (inBrowser) window.addEventListener('storage', session.hear)

const unknown: Session = { status: 'unknown' }

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.read, () => unknown)
}

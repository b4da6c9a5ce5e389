import { useSyncExternalStore } from 'react'
import { createSessionStore, type Session } from './session-store.ts'

/** The one session of this browser. While the site is built there is no storage; the page then draws `unknown`. */

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
const inBrowser = typeof window !== 'undefined'

export const session = createSessionStore(inBrowser ? window.localStorage : nothing)

const unknown: Session = { status: 'unknown' }

function subscribe(listener: () => void): () => void {
  // Signing in or out in one tab holds for all.
  window.addEventListener('storage', listener)
  const leave = session.subscribe(listener)
  return () => {
    window.removeEventListener('storage', listener)
    leave()
  }
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, session.read, () => unknown)
}

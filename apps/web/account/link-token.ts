import { useEffect, useState } from 'react'

/** The secret that a letter's link brings. It stands behind the # of the address, which reaches no server and no log, and it
 *  leaves the address as soon as it is read, so that it stays in no history. */

/** @returns the secret in the part of an address behind the #; null where there is none */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null
}

/** @returns the secret; `undefined` until the address was read, which a prerendered page cannot do */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const found = tokenIn(window.location.hash)
    if (found !== null) window.history.replaceState(window.history.state, '', window.location.pathname)
    setToken((known) => known ?? found)
  }, [])
  return token
}

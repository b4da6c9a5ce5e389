/** An extension that asks to be signed in, as its address says. */
export interface AskingExtension {
  /** By which its browser knows it, as the list of extensions there shows. */
  id: string
  /** Where its browser takes the answer from. */
  redirect: string
  /** Comes back with the answer, so that the extension knows it for its own. */
  state: string
  /** SHA-256 of a secret that it keeps. */
  challenge: string
}

/** Addresses that no server has: the browser itself hands what arrives there to the extension of that name. */
const redirects = [/^https:\/\/[a-p]{32}\.chromiumapp\.org\/$/, /^https:\/\/[\da-f]{40}\.extensions\.allizom\.org\/$/]
const digest = /^[\w-]{43}$/

/** @returns who asks; null for an address that no extension has made */
export function askingExtension(query: URLSearchParams): AskingExtension | null {
  const [redirect, state, challenge] = ['redirect', 'state', 'challenge'].map((name) => query.get(name) ?? '')
  if (!redirect || !state || !challenge || !redirects.some((each) => each.test(redirect))) return null
  const [id = ''] = new URL(redirect).hostname.split('.')
  return digest.test(state) && digest.test(challenge) ? { id, redirect, state, challenge } : null
}

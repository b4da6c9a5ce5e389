/** Signing in through the instance's own page. The code that comes back is worth nothing without a secret that never leaves the extension
 *  (RFC 7636, S256). */

import { createVouch, ok } from '@vouch/client/source'
import { browser } from 'wxt/browser'
import type { Session } from './kept-state.ts'

/** @throws Error with a sentence for a person */
export async function signIn(instance: string): Promise<Session> {
  const [verifier, state] = [drawn(), drawn()]
  const redirect = browser.identity.getRedirectURL()
  const words = new URLSearchParams({ redirect, state, challenge: await challengeOf(verifier) })
  const answered = await browser.identity
    .launchWebAuthFlow({ url: `${instance}/connect-extension?${words}`, interactive: true })
    .catch(() => undefined)
  if (answered === undefined) throw new Error('You weren’t signed in. Try again.')
  const { searchParams } = new URL(answered)
  const code = searchParams.get('code')
  if (code === null || searchParams.get('state') !== state) throw new Error('You weren’t signed in. Try again.')
  const vouch = createVouch({ baseUrl: instance, attempts: 2, timeoutMs: 15_000 })
  return ok(await vouch.POST('/api/extension/sessions', { body: { code, verifier } }))
}

/** @returns 256 random bits as 43 letters */
function drawn(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

import { googleSentence } from './google-words.ts'
import type { Handoff } from './sign-up.ts'

/** What the address of the account page asks for on arrival. The parameters are read once and then leave the address. */

export interface Arrival {
  mode: 'login' | 'signup' | 'payment'
  /** A link to the payment step brings what that step works with. */
  handoff: Handoff | null
  notice: string | null
  error: string | null
  /** Google led back with a cookie that is worth a session. */
  fromGoogle: boolean
  /** Stored sign-in data is to be forgotten. */
  forget: boolean
  /** Where to go after signing in. */
  returnTo: string
}

const errors: Record<string, string> = {
  invalid_verification_link: 'The verification link is invalid or has expired.',
  expired_verification_link: 'The verification link has expired. Please request a new one.',
  verification_failed: 'Email verification failed.',
}

export const home = '/dashboard'

/** What the server says of somebody whom Google has let through. */
const signedIn = 'signed-in'

/** @returns a place inside the signed-in product; anything else, such as another site, becomes the dashboard. */
export function returnAddress(wanted: string | null): string {
  return wanted && /^\/(app|dashboard)([/?#][^\\]*)?$/.test(wanted) ? wanted : home
}

/** @returns the address of the login that leads back to `place` afterwards. */
export function loginAddress(place: string): string {
  return `/auth?${new URLSearchParams({ mode: 'login', next: returnAddress(place) })}`
}

/** Visitors of /app are new; visitors of /dashboard have been here before. */
export function guardAddress(place: string): string {
  if (!/^\/app(\/|\?|#|$)/.test(place)) return loginAddress(place)
  return `/auth?${new URLSearchParams({ next: returnAddress(place) })}`
}

export function arrivalOf(query: URLSearchParams): Arrival {
  const error = query.get('error')
  const message = query.get('message')
  const verified = query.get('verified') === 'true'
  const handoff = handoffOf(query)
  const google = query.get('google')
  const failed = error === 'verification_failed' && message ? message : (errors[error ?? ''] ?? 'Verification failed.')
  return {
    mode: handoff ? 'payment' : asksToSignIn(query) ? 'login' : 'signup',
    handoff,
    notice: verified ? message : null,
    error: error ? failed : google && google !== signedIn ? googleSentence(google) : null,
    fromGoogle: google === signedIn && !error,
    forget: query.get('logout') === 'true' || error !== null,
    returnTo: returnAddress(query.get('next')),
  }
}

function asksToSignIn(query: URLSearchParams): boolean {
  const signIn = query.get('mode') === 'login' || query.get('verified') === 'true'
  return signIn || query.get('logout') === 'true' || Boolean(query.get('error'))
}

/** A link to the payment step counts only when it brings all that the step needs. */
function handoffOf(query: URLSearchParams): Handoff | null {
  const part = (name: string) => query.get(name) ?? ''
  const handoff = {
    setupIntentId: part('setupIntentId'),
    customerId: part('customerId'),
    clientSecret: part('clientSecret'),
    email: part('email'),
  }
  if (query.get('step') !== 'payment' || Object.values(handoff).includes('')) return null
  return { ...handoff, fromGoogle: query.get('oauth') === 'google' }
}

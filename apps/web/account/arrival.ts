import { googleSentence } from './google-words.ts'
import type { Handoff } from './sign-up.ts'

/** What the address of the account page asks for on arrival. The parameters are read once and then leave the address. */

export interface Arrival {
  mode: 'login' | 'signup' | 'payment'
  /** A link to the payment step brings what that step works with. */
  handoff: Handoff | null
  notice: string | null
  error: string | null
  /** The address that waits for its link, or whose link did not do; the login form offers another one. Empty: it has to be typed. Null: no
   *  link is waited for. */
  linkFor: string | null
  /** Google led back with a cookie that is worth a session. */
  fromGoogle: boolean
  /** Stored sign-in data is to be forgotten. */
  forget: boolean
  /** Where to go after signing in. */
  returnTo: string
}

/** What a notice may say, by the code that an address brings. Nothing of an address is shown as it is: anybody can write one. */
const notices: Readonly<Record<string, string>> = {
  email_verified: 'Your email address is verified. You can sign in now.',
  password_set: 'Your new password is set, and you’ve been signed out everywhere. Sign in with it now.',
}

const errors: Readonly<Record<string, string>> = {
  invalid_verification_link: 'The verification link is invalid or has expired.',
  expired_verification_link: 'The verification link has expired. Please request a new one.',
  verification_failed: 'Email verification failed.',
}

export const home = '/dashboard'

/** What the server says of somebody whom Google has let through. */
const signedIn = 'signed-in'

/** @returns a place that somebody needs to be signed in for; anything else, such as another site, becomes the dashboard. */
export function returnAddress(wanted: string | null): string {
  return wanted &&
    /^\/(app|dashboard|join|instagram-connect|oauth\/authorize|connect-extension)([/?#][^\\]*)?$/.test(wanted)
    ? wanted
    : home
}

/** @returns the address of the login that leads back to `place` afterwards. */
export function loginAddress(place: string): string {
  return `/auth?${new URLSearchParams({ mode: 'login', next: returnAddress(place) })}`
}

/** @returns the address of the account page that leads back to `place` once there is a plan: a newcomer signs up there, and whoever is signed
 *  in without a plan gets the payment step. */
export function startAddress(place: string): string {
  return `/auth?${new URLSearchParams({ next: returnAddress(place) })}`
}

/** Visitors of /app are new; visitors of /dashboard have been here before, and so has whoever's session has just ended.
 *  @param hasEnded whether the last session of this browser ended by itself */
export function guardAddress(place: string, hasEnded = false): string {
  if (hasEnded || !/^\/app(\/|\?|#|$)/.test(place)) return loginAddress(place)
  return startAddress(place)
}

export function arrivalOf(query: URLSearchParams): Arrival {
  const error = query.get('error')
  const verified = query.get('verified') === 'true'
  const handoff = handoffOf(query)
  const google = query.get('google')
  return {
    mode: handoff ? 'payment' : asksToSignIn(query) ? 'login' : 'signup',
    handoff,
    notice: verified ? (known(notices, query.get('message')) ?? notices.email_verified ?? null) : null,
    error: error ? (known(errors, error) ?? 'Verification failed.') : refusedByGoogle(google),
    linkFor: known(errors, error) === undefined ? null : (query.get('email') ?? ''),
    fromGoogle: google === signedIn && !error,
    forget: query.get('logout') === 'true' || error !== null,
    returnTo: returnAddress(query.get('next')),
  }
}

function known(words: Readonly<Record<string, string>>, code: string | null): string | undefined {
  return code !== null && Object.hasOwn(words, code) ? words[code] : undefined
}

function refusedByGoogle(google: string | null): string | null {
  return google && google !== signedIn ? googleSentence(google) : null
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

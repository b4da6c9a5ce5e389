import { z } from 'zod'
import { trackingNames } from '../site/waitlist.ts'
import { route } from '../wire/route.ts'

/** Signing up and in with Google. These addresses are opened by a browser and lead it on; whatever goes wrong ends on a page that
 *  says so, so no parameter is ever refused. */

const lenient = (charsMax: number) => z.string().max(charsMax).optional().catch(undefined)

/** Why a page that Google led back to has nobody to sign in. The page has a sentence for each. */
export const googleRefusals = [
  'denied',
  'expired',
  'failed',
  'unavailable',
  'address_unverified',
  'account_unverified',
  'unknown_account',
] as const
export type GoogleRefusalCode = (typeof googleRefusals)[number]

/** Where a visitor of the waitlist came from. */
const tracking = Object.fromEntries(trackingNames.map((name) => [name, lenient(300)]))

const navigation = { method: 'GET', access: 'public', tag: 'Accounts', status: 302, reply: z.null() } as const

export const google = {
  signUp: route({
    ...navigation,
    path: '/api/auth/google/signup',
    summary: 'Redirects to Google, and back to the payment step of a trial.',
    query: z.object({ next: lenient(500) }),
    problems: ['rate_limited'],
    callsPerMinuteMax: 30,
  }),
  begin: route({
    ...navigation,
    path: '/api/auth/google',
    summary: 'Redirects to Google: to sign in with `intent=signin`, otherwise to join the waitlist.',
    query: z.object({ intent: lenient(20), next: lenient(500), ...tracking }),
    problems: ['rate_limited'],
    callsPerMinuteMax: 30,
  }),
  callback: route({
    ...navigation,
    path: '/api/auth/google/callback',
    summary: 'Where Google redirects back to.',
    query: z.object({ state: lenient(200) }),
    problems: ['rate_limited'],
    callsPerMinuteMax: 60,
  }),
}

import { type GoogleRefusalCode, google as googleCalls, handoverCookie } from '@vouch/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config/config.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { type Google, type GooglePerson, GoogleRefusal } from '../../outside/google/google.ts'
import type { AuthService } from './auth-service.ts'
import { clientOf } from './client-of.ts'
import { createGoogleUser, findGoogleUser } from './google-user.ts'
import { openHandover } from './session-handover.ts'
import { type Intent, openAttempt, type SignInAttempt, takeAttempt } from './sign-in-attempts.ts'

/** Signing up and in with Google: three addresses that a browser is led through. Every end is a page with a sentence. */

export interface GoogleParts {
  db: Database
  authService: Pick<AuthService, 'forgetPerson'>
  config: Pick<Config, 'supportEmail'>
  /** Null where nobody can come from Google. */
  google: Google | null
  /** Without a slash at the end. */
  publicAddress: () => string
  /** Opens the set-up of a trial's card. @returns what the payment step works with */
  openTrialCard: (user: TrialUser) => Promise<{ setupIntentId: string; customerId: string; clientSecret: string }>
  /** Puts somebody on the waitlist. @returns what its page is told */
  joinWaitlist: (
    email: string,
    name: string,
    query: Readonly<Record<string, string | undefined>>,
  ) => Promise<'success' | 'already_registered'>
}

export interface TrialUser {
  id: string
  email: string
  name: string
}

const attemptCookie = 'vouch_google'
const attemptSeconds = 600

export function googleRoutes(app: FastifyInstance, parts: GoogleParts): void {
  serve(app, googleCalls.signUp, async ({ query, reply, log }) => begin(parts, 'signup', query, reply, log))

  serve(app, googleCalls.begin, async ({ query, reply, log }) =>
    begin(parts, query.intent === 'signin' ? 'signin' : 'waitlist', query, reply, log),
  )

  serve(app, googleCalls.callback, async ({ query, reply, log }) => {
    const attempt = await takeAttempt(parts.db.pool, query.state, reply.request.cookies[attemptCookie])
    const back = attempt === null ? refusedAddress('signin', 'expired') : await arrive(parts, attempt, reply, log)
    reply.redirect(back)
    return null
  })
}

async function begin(
  parts: GoogleParts,
  intent: Intent,
  query: SignInAttempt['query'],
  reply: FastifyReply,
  log: FastifyBaseLogger,
): Promise<null> {
  const canonical = canonicalAddress(parts.publicAddress(), reply.request.headers.host, reply.request.url)
  if (canonical !== null) {
    reply.redirect(canonical)
    return null
  }
  if (parts.google === null) {
    reply.redirect(refusedAddress(intent, 'unavailable'))
    return null
  }
  try {
    const { secrets, cookie } = await openAttempt(
      parts.db.pool,
      { intent, query },
      reply.request.cookies[attemptCookie],
    )
    const address = await parts.google.consentAddress(secrets)
    keep(reply, parts, { name: attemptCookie, value: cookie, seconds: attemptSeconds, path: '/api/auth/google' })
    reply.redirect(address)
  } catch (error) {
    log.warn({ err: error }, 'Google could not be asked')
    reply.redirect(refusedAddress(intent, 'unavailable'))
  }
  return null
}

/** Cookies belong to a host, and Google leads back to the public one: who opened the product as 127.0.0.1 is first led to localhost,
 *  or the other way round. @returns null when the browser is where it will come back to */
export function canonicalAddress(publicAddress: string, host: string | undefined, path: string): string | null {
  const wanted = new URL(publicAddress)
  const local = ['localhost', '127.0.0.1', '[::1]']
  if (host === undefined || host === wanted.host || !local.includes(wanted.hostname)) return null
  return local.some((name) => host === `${name}:${wanted.port}`) ? wanted.origin + path : null
}

/** What the browser brought back becomes a session, a payment step, a place on the waitlist, or a sentence. */
async function arrive(
  parts: GoogleParts,
  { intent, query, secrets }: SignInAttempt,
  reply: FastifyReply,
  log: FastifyBaseLogger,
): Promise<string> {
  try {
    if (parts.google === null) return refusedAddress(intent, 'unavailable')
    const person = await parts.google.redeem(new URL(reply.request.url, parts.publicAddress()), secrets)
    if (!person.emailVerified) return refusedAddress(intent, 'address_unverified')
    if (intent === 'waitlist') {
      const name = `${person.firstName} ${person.lastName}`.trim()
      return `/coming-soon?message=${await parts.joinWaitlist(person.email, name, query)}`
    }
    return await enter(parts, intent, person, query.next, reply)
  } catch (error) {
    log.warn({ err: error }, 'A sign-in with Google came to nothing')
    const reason = error instanceof GoogleRefusal ? error.reason : 'failed'
    return refusedAddress(intent, reason === 'invalid' ? 'failed' : reason)
  }
}

async function enter(
  parts: GoogleParts,
  intent: 'signup' | 'signin',
  person: GooglePerson,
  next: string | undefined,
  reply: FastifyReply,
): Promise<string> {
  if (person.email === parts.config.supportEmail.trim().toLowerCase()) return refusedAddress(intent, 'unavailable')
  const user = await withTransaction(parts.db, async (tx) => {
    const found = await findGoogleUser(tx, person)
    if (found.kind !== 'unknown' || intent === 'signin') return found
    const userId = await createGoogleUser(tx, parts.authService, person, clientOf(reply.request))
    return userId === null ? { kind: 'waiting' as const } : { kind: 'known' as const, userId, hasSubscription: false }
  })
  if (user.kind === 'suspended') return refusedAddress(intent, 'unavailable')
  if (user.kind === 'waiting') return refusedAddress(intent, 'account_unverified')
  if (user.kind === 'unknown') return refusedAddress('signup', 'unknown_account')
  const toPay = !user.hasSubscription
  const { secret, seconds } = await openHandover(parts.db.pool, user.userId, toPay)
  keep(reply, parts, { name: handoverCookie, value: secret, seconds, path: '/api/auth/session' })
  if (!toPay) return `/auth?${new URLSearchParams({ google: 'signed-in', ...(next !== undefined && { next }) })}`
  const name = `${person.firstName} ${person.lastName}`.trim()
  const card = await parts.openTrialCard({ id: user.userId, email: person.email, name })
  return `/auth?${new URLSearchParams({ step: 'payment', ...card, email: person.email, oauth: 'google' })}`
}

/** Who wanted to join the waitlist goes back there; everybody else to the form that they came from. */
function refusedAddress(intent: Intent, code: GoogleRefusalCode): string {
  if (intent === 'waitlist') return '/coming-soon?message=error'
  return `/auth?${new URLSearchParams({ ...(intent === 'signin' && { mode: 'login' }), google: code })}`
}

interface KeptCookie {
  name: string
  value: string
  seconds: number
  path: string
}

/** The attempt's cookie must come along when Google leads back; the other one only ever goes to our own page's call. */
function keep(reply: FastifyReply, parts: GoogleParts, { name, value, seconds, path }: KeptCookie): void {
  reply.setCookie(name, value, {
    httpOnly: true,
    secure: parts.publicAddress().startsWith('https:'),
    sameSite: name === attemptCookie ? 'lax' : 'strict',
    path,
    maxAge: seconds,
  })
}

import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Simulation } from '../../../foundation/http/simulation.ts'
import { consentPage } from './consent-page.ts'
import { type SigningKey, signIdToken, signingKey } from './signing-key.ts'

/** A small OpenID provider in Google's place, so that the very same client code runs without a Google account. What a newcomer would
 *  get wrong: it believes whatever is typed, so it exists in the sandbox alone. */

export const simulatedGoogleRoot = '/simulator/google'
export const simulatedClient = { id: 'vouch-sandbox', secret: 'simulated' } as const

export interface SimulatedGoogleParts {
  pool: pg.Pool
  /** Its keys are made from this, so that several processes sign alike and nothing is stored. */
  secret: string
  publicAddress: () => string
  redirectUri: () => string
  /** Whether a password keeps what somebody would get into. Such people are not believed. Absent: everybody is. */
  isKept?: (person: Claimed) => Promise<boolean>
}

/** Who somebody says that they are. */
export interface Claimed {
  subject: string
  email: string
}

interface Provider extends SimulatedGoogleParts {
  key: SigningKey
  issuer: string
}

const codeSeconds = 120

/** What somebody agreed to, kept between the code and the token. */
const consent = z.object({
  nonce: z.string(),
  challenge: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  verified: z.boolean(),
})
type Consent = z.output<typeof consent>

export function simulatedGoogle(parts: SimulatedGoogleParts): Simulation {
  const made = signingKey(parts.secret)
  return async (request) => {
    const simulation = { ...parts, key: await made, issuer: parts.publicAddress() + simulatedGoogleRoot }
    const place = new URL(request.url).pathname.split(simulatedGoogleRoot)[1] ?? ''
    const answer = endpoints[`${request.method} ${place}`]
    return answer ? answer(simulation, request) : Response.json({ error: 'not_found' }, { status: 404 })
  }
}

const endpoints: Record<string, (simulation: Provider, request: Request) => Promise<Response>> = {
  'GET /.well-known/openid-configuration': async ({ issuer }) =>
    Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['EdDSA'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    }),
  'GET /keys': async ({ key }) => Response.json({ keys: [key.published] }),
  'GET /authorize': async (simulation, request) => askForConsent(simulation, new URL(request.url).searchParams),
  'POST /consent': async (simulation, request) => consented(simulation, new URLSearchParams(await request.text())),
  'POST /token': async (simulation, request) => redeemed(simulation, new URLSearchParams(await request.text())),
}

/** Only our own client with our own address to come back to is served: otherwise codes could be sent elsewhere. */
function fault({ redirectUri }: Provider, asked: URLSearchParams): string | null {
  if (asked.get('client_id') !== simulatedClient.id) return 'unknown client_id'
  if (asked.get('redirect_uri') !== redirectUri()) return 'redirect_uri is not registered'
  if (asked.get('response_type') !== 'code') return 'response_type must be code'
  return asked.get('code_challenge_method') === 'S256' ? null : 'code_challenge_method must be S256'
}

function refused(description: string): Response {
  return Response.json({ error: 'invalid_request', error_description: description }, { status: 400 })
}

function askForConsent(simulation: Provider, asked: URLSearchParams): Response {
  const wrong = fault(simulation, asked)
  if (wrong !== null) return refused(wrong)
  const person = { email: 'gia.google@vouch.test', firstName: 'Gia', lastName: 'Google', verified: true }
  return consentPage({ action: `${simulatedGoogleRoot}/consent`, asked, ...person, fault: null })
}

async function consented(simulation: Provider, form: URLSearchParams): Promise<Response> {
  const asked = new URLSearchParams(form.get('asked') ?? '')
  const wrong = fault(simulation, asked)
  if (wrong !== null) return refused(wrong)
  const back = new URL(simulation.redirectUri())
  back.searchParams.set('state', asked.get('state') ?? '')
  if (form.get('answer') !== 'continue') {
    back.searchParams.set('error', 'access_denied')
    return Response.redirect(back, 303)
  }
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 100)
  const person = { email: text('email'), firstName: text('first_name'), lastName: text('last_name') }
  const verified = form.get('verified') === 'on'
  const said = await faultOfAddress(simulation, person.email)
  if (said !== null)
    return consentPage({ action: `${simulatedGoogleRoot}/consent`, asked, ...person, verified, fault: said })
  const nonce = asked.get('nonce') ?? ''
  const challenge = asked.get('code_challenge') ?? ''
  back.searchParams.set('code', await openCode(simulation, { ...person, verified, nonce, challenge }))
  return Response.redirect(back, 303)
}

async function faultOfAddress({ isKept }: Provider, email: string): Promise<string | null> {
  if (!z.email().safeParse(email).success) return 'Please enter a valid email address.'
  const kept = await isKept?.({ subject: subjectOf(email), email })
  return kept ? 'This address has a password here. Sign in with it.' : null
}

async function openCode({ pool }: Provider, given: Consent): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await pool.query('delete from simulated_google_codes where expires_at < now()')
  await pool.query(
    `insert into simulated_google_codes (code, consent, expires_at) values ($1, $2, now() + make_interval(secs => $3))`,
    [code, JSON.stringify(given), codeSeconds],
  )
  return code
}

async function redeemed(simulation: Provider, form: URLSearchParams): Promise<Response> {
  const known = form.get('client_id') === simulatedClient.id && form.get('client_secret') === simulatedClient.secret
  if (!known) return Response.json({ error: 'invalid_client' }, { status: 401 })
  const taken = await simulation.pool.query<{ consent: unknown }>(
    'delete from simulated_google_codes where code = $1 and expires_at > now() returning consent',
    [form.get('code') ?? ''],
  )
  const given = consent.safeParse(taken.rows[0]?.consent)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isRight = given.data?.challenge === challenge && form.get('redirect_uri') === simulation.redirectUri()
  if (!given.success || !isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 })
  return Response.json({
    access_token: randomBytes(24).toString('base64url'),
    expires_in: 3_599,
    scope: 'openid email profile',
    token_type: 'Bearer',
    id_token: await signIdToken(
      simulation.key,
      { issuer: simulation.issuer, audience: simulatedClient.id },
      claimsOf(given.data),
    ),
  })
}

function claimsOf({ email, firstName, lastName, verified, nonce }: Consent): Record<string, unknown> {
  return {
    sub: subjectOf(email),
    email: email.toLowerCase(),
    email_verified: verified,
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
    nonce,
  }
}

/** The same address is always the same person. Google's ids are decimal digits. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return BigInt(`0x${digest.slice(0, 16)}`)
    .toString()
    .padStart(21, '1')
}

import { createHash, randomBytes } from 'node:crypto'
import { isSandboxHandle, readLines } from '@vouch/contract'
import { type Platform, platformNames, platforms } from '@vouch/engine'
import type pg from 'pg'
import { z } from 'zod'
import { escapedHtml, faultMarks, type Simulation, simulatedPage } from '../../../../foundation/http/simulation.ts'

/** A small OAuth server in the place of every platform, so that the very same client code runs without an app of anybody's. It believes whoever
 *  types a name, so it knows sandbox creators alone and exists in the sandbox alone. */

export const simulatedConsentRoot = '/simulator/consent'
export const simulatedConsentClient = { id: 'vouch-sandbox', secret: 'simulated' } as const

export interface SimulatedConsentParts {
  pool: pg.Pool
  /** Where the product comes back to. */
  redirectUri: (platform: Platform) => string
}

const codeSeconds = 120
const accessSeconds = 3_600
const refreshSeconds = 90 * 86_400

/** What somebody agreed to, kept behind each secret that came of it. */
const given = z.object({ platform: z.enum(platforms), handle: z.string(), challenge: z.string() })
type Given = z.output<typeof given>
type Kind = 'code' | 'access' | 'refresh'

export function simulatedConsent(parts: SimulatedConsentParts): Simulation {
  return async (request) => {
    const [, name = '', place = ''] = (new URL(request.url).pathname.split(simulatedConsentRoot)[1] ?? '').split('/')
    const platform = platforms.find((one) => one === name)
    const answer = endpoints[`${request.method} ${place}`]
    if (!answer || !platform) return Response.json({ error: 'not_found' }, { status: 404 })
    return answer(parts, platform, request)
  }
}

type Endpoint = (parts: SimulatedConsentParts, platform: Platform, request: Request) => Promise<Response>

const endpoints: Record<string, Endpoint> = {
  'GET authorize': async (parts, platform, request) => ask(parts, platform, new URL(request.url).searchParams),
  'POST allow': async (parts, platform, request) => allow(parts, platform, await formOf(request)),
  'POST token': async (parts, _platform, request) => redeem(parts, await formOf(request)),
  'POST revoke': async ({ pool }, _platform, request) => revoke(pool, await formOf(request)),
  'GET me': async ({ pool }, _platform, request) => me(pool, request),
}

async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text())
}

/** Only our own client with our own address to come back to is served: otherwise codes could be sent elsewhere. */
function faultIn({ redirectUri }: SimulatedConsentParts, platform: Platform, asked: URLSearchParams): string | null {
  if (asked.get('client_id') !== simulatedConsentClient.id) return 'unknown client_id'
  if (asked.get('redirect_uri') !== redirectUri(platform)) return 'redirect_uri is not registered'
  if (asked.get('response_type') !== 'code') return 'response_type must be code'
  return asked.get('code_challenge_method') === 'S256' ? null : 'code_challenge_method must be S256'
}

function refused(error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status: 400 })
}

async function ask(parts: SimulatedConsentParts, platform: Platform, asked: URLSearchParams): Promise<Response> {
  const wrong = faultIn(parts, platform, asked)
  if (wrong !== null) return refused('invalid_request', wrong)
  return page(platform, asked, asked.get('login_hint') ?? '', null)
}

function page(platform: Platform, asked: URLSearchParams, handle: string, fault: string | null): Response {
  const name = platformNames[platform]
  return simulatedPage({
    title: `Simulated ${name} consent`,
    name,
    heading: 'Connect your account',
    lead: `Vouch would like to read: ${readLines(platform).join('; ')}. It never posts or changes anything.`,
    action: `${simulatedConsentRoot}/${platform}/allow`,
    ...{ asked, fault },
    fields: `<label>Signed in as<input name="handle" value="${escapedHtml(handle)}" autocomplete="off" autocapitalize="none" spellcheck="false"${fault === null ? '' : faultMarks} required></label>`,
    yes: { value: 'allow', label: 'Allow' },
  })
}

async function allow(parts: SimulatedConsentParts, platform: Platform, form: URLSearchParams): Promise<Response> {
  const asked = new URLSearchParams(form.get('asked') ?? '')
  const wrong = faultIn(parts, platform, asked)
  if (wrong !== null) return refused('invalid_request', wrong)
  const back = new URL(parts.redirectUri(platform))
  back.searchParams.set('state', asked.get('state') ?? '')
  if (form.get('answer') !== 'allow') {
    back.searchParams.set('error', 'access_denied')
    return Response.redirect(back, 303)
  }
  const handle = (form.get('handle') ?? '').trim().replace(/^@/, '').toLowerCase().slice(0, 100)
  if (!isSandboxHandle(handle))
    return page(platform, asked, handle, 'Only sandbox creators: their names end in _sandbox.')
  const challenge = asked.get('code_challenge') ?? ''
  back.searchParams.set('code', await keep(parts.pool, 'code', { platform, handle, challenge }, codeSeconds))
  return Response.redirect(back, 303)
}

async function keep(pool: pg.Pool, kind: Kind, what: Given, seconds: number): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  await pool.query('delete from simulated_consents where expires_at < now()')
  await pool.query(
    `insert into simulated_consents (secret, kind, given, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [secret, kind, JSON.stringify(what), seconds],
  )
  return secret
}

/** A secret that is used up. @returns null for one that never was, was used, or has ended */
async function take(pool: pg.Pool, kind: Kind, secret: string | null): Promise<Given | null> {
  const taken = await pool.query<{ given: unknown }>(
    'delete from simulated_consents where secret = $1 and kind = $2 and expires_at > now() returning given',
    [secret ?? '', kind],
  )
  return given.safeParse(taken.rows[0]?.given).data ?? null
}

async function redeem({ pool, redirectUri }: SimulatedConsentParts, form: URLSearchParams): Promise<Response> {
  const { id, secret } = simulatedConsentClient
  if (form.get('client_id') !== id || form.get('client_secret') !== secret)
    return Response.json({ error: 'invalid_client' }, { status: 401 })
  const renewing = form.get('grant_type') === 'refresh_token'
  const held = renewing
    ? await take(pool, 'refresh', form.get('refresh_token'))
    : await take(pool, 'code', form.get('code'))
  if (held === null) return refused('invalid_grant', 'unknown, used or ended')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const proven = held.challenge === challenge && form.get('redirect_uri') === redirectUri(held.platform)
  if (!renewing && !proven) return refused('invalid_grant', 'the verifier or the address does not fit')
  return Response.json({
    access_token: await keep(pool, 'access', held, accessSeconds),
    refresh_token: await keep(pool, 'refresh', held, refreshSeconds),
    expires_in: accessSeconds,
    token_type: 'Bearer',
  })
}

/** Ends all that this platform gave for the creator, as most platforms do. */
async function revoke(pool: pg.Pool, form: URLSearchParams): Promise<Response> {
  await pool.query(
    `delete from simulated_consents
      where (given ->> 'platform', given ->> 'handle') in
            (select given ->> 'platform', given ->> 'handle' from simulated_consents where secret = $1)`,
    [form.get('token') ?? ''],
  )
  return new Response('', { status: 200 })
}

async function me(pool: pg.Pool, request: Request): Promise<Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const found = await pool.query<{ given: unknown }>(
    `select given from simulated_consents where secret = $1 and kind = 'access' and expires_at > now()`,
    [token],
  )
  const held = given.safeParse(found.rows[0]?.given).data
  if (held === undefined) return Response.json({ error: 'invalid_token' }, { status: 401 })
  return Response.json({ id: `simulated:${held.handle}`, handle: held.handle })
}

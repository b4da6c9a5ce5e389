import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { freshCard } from '../../../test/fresh-card.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { type ScriptedGoTrue, startGoTrue } from '../../../test/scripted-gotrue.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { simulatorRoot } from '../../outside/payments/simulator/simulated-http.ts'
import { simulatedKeys } from '../../outside/payments/simulator/stripe-simulator.ts'
import { hostedService } from './hosted-service.ts'
import { unusableService } from './unusable-service.ts'
import { verificationLetterJob } from './verification-letters.ts'

const client = { ipAddress: '192.0.2.7', userAgent: 'Test' }
const password = 'Correct-Horse-9'

const test = base
  .extend('hosted', async ({ db: _ }, { onCleanup }) => {
    const hosted = await startGoTrue()
    onCleanup(() => hosted.close())
    return hosted
  })
  .extend('service', async ({ db, hosted }) => {
    const settings = { url: 'https://test-project.supabase.co', ...hosted }
    return hostedService({ db, settings, config: { supportEmail: 'support@vouch.test' } })
  })
  .extend('rooms', async ({ open, service }) => open({ authService: service }))

const fresh = () => `${randomUUID()}@example.com`

let callers = 0

async function call(
  { app }: Rooms,
  method: 'GET' | 'POST',
  url: string,
  given: { payload?: object; token?: string; cookie?: string } = {},
) {
  callers += 1
  const answer = await app.inject({
    method,
    url,
    headers: {
      'x-forwarded-for': `10.11.0.${callers}`,
      ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
      ...(given.cookie !== undefined && { cookie: given.cookie }),
    },
    ...(given.payload && { payload: given.payload }),
  })
  const body = answer.headers['content-type']?.toString().includes('json') ? answer.json() : null
  return { status: answer.statusCode, headers: answer.headers, body }
}

const signIn = (rooms: Rooms, email: string, word = password) =>
  call(rooms, 'POST', '/api/auth/login', { payload: { email, password: word } })
const sessionOf = (rooms: Rooms, token: string) => call(rooms, 'GET', '/api/auth/session', { token })

async function begin(rooms: Rooms, email: string, word = password) {
  const form = { email, password: word, firstName: 'Ann', lastName: 'Example', role: 'freelancer', acceptTerms: true }
  return call(rooms, 'POST', '/api/auth/signup-with-trial', { payload: form })
}

async function pay(rooms: Rooms, email: string, { id, client_secret }: { id: string; client_secret: string }) {
  await rooms.app.inject({
    method: 'POST',
    url: `${simulatorRoot}/v1/setup_intents/${id}/confirm`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key: simulatedKeys.publishable, client_secret, ...freshCard() }).toString(),
  })
  return call(rooms, 'POST', '/api/auth/complete-trial-signup', { payload: { email, setupIntentId: id } })
}

async function linksTo({ db }: Rooms, email: string): Promise<string[]> {
  const found = await db.pool.query<{ text: string }>(
    'select text_body as text from mails where recipient = $1 order by written_at, id',
    [email],
  )
  return found.rows.flatMap(({ text }) => text.match(/\/auth\/verify(\?\S+)/)?.[1] ?? [])
}

const follow = async (rooms: Rooms, query: string) =>
  (await call(rooms, 'GET', `/api/auth/verify${query}`)).headers.location?.toString()

async function signedUp(rooms: Rooms, email: string): Promise<void> {
  const { body } = await begin(rooms, email)
  await pay(rooms, email, body.setupIntent)
  for (const link of await linksTo(rooms, email)) await follow(rooms, link)
}

function accountOf(hosted: ScriptedGoTrue, email: string) {
  const account = hosted.accounts.get(email)
  if (account === undefined) throw new Error(`The service knows no ${email}`)
  return account
}

test('from the form over our letter to the first sign-in, with the password at the service alone', async ({
  rooms,
  hosted,
}) => {
  const email = fresh()
  const { status, headers, body } = await begin(rooms, email)
  expect(status).toBe(200)
  expect(await pay(rooms, email, body.setupIntent)).toMatchObject({ status: 200 })
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  const here = await call(rooms, 'POST', '/api/auth/login', { payload: { email, password }, cookie })
  expect(here).toMatchObject({ status: 403, body: { needsVerification: true } })
  expect(await signIn(rooms, email)).toMatchObject({ status: 401 })
  const [link = ''] = await linksTo(rooms, email)
  const [secret] = accountOf(hosted, email).links.keys()
  expect(new URLSearchParams(link).get('token')).toBe(secret)
  expect(await follow(rooms, link)).toContain('verified=true')
  const signed = await signIn(rooms, email)
  expect(signed).toMatchObject({ status: 200, body: { user: { email, name: 'Ann Example', monthlyCredits: 150 } } })
  expect(await sessionOf(rooms, signed.body.token)).toMatchObject({ status: 200, body: { user: { email } } })
  const kept = await rooms.db.pool.query('select password from sign_in_methods where password is not null')
  expect(kept.rows).toEqual([])
})

test('a link may be followed twice, and an earlier letter proves the same', async ({ rooms, hosted }) => {
  const email = fresh()
  const { body } = await begin(rooms, email)
  await pay(rooms, email, body.setupIntent)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
  await call(rooms, 'POST', '/api/auth/resend-verification', { payload: { email } })
  const job = verificationLetterJob(rooms.letters)
  const data = { email, askId: randomUUID(), reason: 'asked' }
  await job.run(data, { number: 1, last: false, signal: new AbortController().signal })
  const [first = '', second = ''] = await linksTo(rooms, email)
  expect(second).not.toBe('')
  expect(await follow(rooms, first)).toContain('verified=true')
  expect(accountOf(hosted, email).confirmedAt).not.toBe(null)
  expect(await follow(rooms, first)).toContain('verified=true')
  expect(await follow(rooms, second)).toContain('verified=true')
  expect(await follow(rooms, first.replace('token=', 'token=x'))).toContain('error=invalid_verification_link')
})

test('a sign-up that is begun anew has the password that was written last', async ({ rooms }) => {
  const email = fresh()
  await begin(rooms, email, 'the first password')
  const { body } = await begin(rooms, email)
  await pay(rooms, email, body.setupIntent)
  const [link = ''] = await linksTo(rooms, email)
  await follow(rooms, link)
  expect(await signIn(rooms, email, 'the first password')).toMatchObject({ status: 401 })
  expect(await signIn(rooms, email)).toMatchObject({ status: 200 })
})

test('an address that the service has confirmed to somebody keeps its password', async ({ rooms, hosted, service }) => {
  const email = fresh()
  await signedUp(rooms, email)
  await rooms.db.pool.query('delete from sign_in_methods')
  await rooms.db.pool.query('delete from subscriptions')
  await rooms.db.pool.query('update users set email_verified = false where email = $1', [email])
  expect(await begin(rooms, email, 'the stranger’s password')).toMatchObject({ status: 200 })
  expect(accountOf(hosted, email).password).toBe(password)
  expect((await service.signIn({ email, password }, client)).token).toMatch(/^eyJ/)
})

test('a wrong password and an unknown address are refused alike; the support address is not asked about', async ({
  rooms,
  hosted,
}) => {
  const email = fresh()
  await signedUp(rooms, email)
  for (const refused of [await signIn(rooms, email, 'wrong'), await signIn(rooms, fresh())]) {
    expect(refused).toMatchObject({ status: 401, body: { success: false, error: 'Invalid email or password' } })
  }
  hosted.calls.length = 0
  expect(await signIn(rooms, 'Support@vouch.test')).toMatchObject({
    status: 503,
    body: { error: 'Authentication service is temporarily unavailable. Please try again later.' },
  })
  expect(hosted.calls).toEqual([])
})

test('an account that the service alone knows is taken in once its address is confirmed', async ({ rooms, hosted }) => {
  const email = fresh()
  hosted.accounts.set(email, {
    ...{ id: randomUUID(), email, password, confirmedAt: '2026-01-01T00:00:00Z' },
    ...{ links: new Map(), sessions: new Set<string>() },
  })
  const { body } = await signIn(rooms, email)
  expect(await sessionOf(rooms, body.token)).toMatchObject({ status: 200, body: { user: { email, name: 'User' } } })
  await rooms.db.pool.query('delete from sign_in_methods')
  const [one, two] = await Promise.all([sessionOf(rooms, body.token), sessionOf(rooms, body.token)])
  expect([one.status, two.status, one.body.user.id]).toEqual([200, 200, body.user.id])
})

test('an account that the service alone knew has no plan, opens the payment step and comes out with a trial', async ({
  rooms,
  hosted,
}) => {
  const email = fresh()
  hosted.accounts.set(email, {
    ...{ id: randomUUID(), email, password, confirmedAt: '2026-01-01T00:00:00Z' },
    ...{ links: new Map(), sessions: new Set<string>() },
  })
  const { token, user } = (await signIn(rooms, email)).body
  expect(user).toMatchObject({ subscription: null, monthlyCredits: 0 })
  const opened = await call(rooms, 'POST', '/api/subscription/trial', { token, payload: {} })
  expect(await pay(rooms, opened.body.email, opened.body.setupIntent)).toMatchObject({ status: 200 })
  expect((await sessionOf(rooms, token)).body.user).toMatchObject({
    subscription: { status: 'trialing' },
    monthlyCredits: 150,
  })
})

test.for(['ES256', 'HS256'] as const)(
  '%s: good tokens are known, all others are invalid',
  async (signs, { rooms, hosted }) => {
    hosted.mode.signs = signs
    const email = fresh()
    await signedUp(rooms, email)
    const { token } = (await signIn(rooms, email)).body
    expect((await sessionOf(rooms, token)).status).toBe(200)
    const [head, body, signature = ''] = token.split('.')
    const forged = [head, body, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.')
    const unsigned = [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.')
    hosted.mode.tokenSeconds = -10
    const expired = (await signIn(rooms, email)).body?.token ?? token.replace(signature, 'x')
    for (const bad of [forged, unsigned, expired, 'eyJ', 'fallback_x', `eyJ${'x'.repeat(9_000)}`]) {
      expect(await sessionOf(rooms, bad)).toMatchObject({ status: 403, body: { error: 'Invalid or expired token' } })
    }
  },
)

test('where the service signs with a secret it is asked once for many calls', async ({ rooms, hosted }) => {
  hosted.mode.signs = 'HS256'
  const email = fresh()
  await signedUp(rooms, email)
  const { token } = (await signIn(rooms, email)).body
  hosted.calls.length = 0
  await Promise.all([1, 2, 3, 4].map(() => sessionOf(rooms, token)))
  expect(hosted.calls.filter((each) => each === 'GET /user')).toHaveLength(1)
})

test('signing out ends a token at once, though its signature is good', async ({ rooms, hosted }) => {
  const email = fresh()
  await signedUp(rooms, email)
  const [one, two, three] = await Promise.all([1, 2, 3].map(async () => (await signIn(rooms, email)).body.token))
  expect((await call(rooms, 'POST', '/api/auth/logout', { token: one })).status).toBe(200)
  expect((await sessionOf(rooms, one)).status).toBe(403)
  expect((await sessionOf(rooms, two)).status).toBe(200)
  await call(rooms, 'POST', '/api/auth/logout', { token: two, payload: { scope: 'global' } })
  expect(accountOf(hosted, email).sessions.size).toBe(0)
  expect((await sessionOf(rooms, three)).status).toBe(403)
})

test('while the service is away nobody is signed out, and everybody is told', async ({ rooms, hosted }) => {
  hosted.mode.signs = 'HS256'
  const email = fresh()
  await signedUp(rooms, email)
  const { token } = (await signIn(rooms, email)).body
  hosted.mode.away = true
  for (const answer of [
    await sessionOf(rooms, token),
    await signIn(rooms, email),
    await begin(rooms, fresh()),
    await call(rooms, 'GET', '/api/auth/health'),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } })
  }
  hosted.mode.away = false
  expect((await sessionOf(rooms, token)).status).toBe(200)
})

test('published keys that cannot be fetched are no reason to sign anybody out', async ({
  rooms,
  hosted,
  service,
  db,
}) => {
  const email = fresh()
  await signedUp(rooms, email)
  const { token } = await service.signIn({ email, password }, client)
  const settings = { url: 'https://test-project.supabase.co', ...hosted }
  const restarted = hostedService({ db, settings, config: { supportEmail: '' } })
  hosted.mode.away = true
  await expect(restarted.identify(token)).rejects.toMatchObject({ code: 'unavailable' })
  hosted.mode.away = false
  expect(await restarted.identify(token)).toMatchObject({ token })
})

test('passwords, addresses and deletion go through to the service', async ({ rooms, hosted, service, db }) => {
  const email = fresh()
  await signedUp(rooms, email)
  const { userId, token } = await service.signIn({ email, password }, client)
  expect([await service.hasPassword(userId), await service.isPassword(userId, password)]).toEqual([true, true])
  expect(await service.isPassword(userId, 'another')).toBe(false)
  const proved = { id: userId, email, proved: true }
  expect(await withTransaction(db, (tx) => service.setPassword(tx, proved, 'another password'))).toBe(true)
  expect(accountOf(hosted, email).password).toBe('another password')
  const moved = fresh()
  await withTransaction(db, (tx) => service.setAddress(tx, userId, moved))
  expect(hosted.accounts.has(moved)).toBe(true)
  await withTransaction(db, (tx) => service.forgetPerson(tx, userId))
  expect([hosted.accounts.has(moved), await service.hasPassword(userId)]).toEqual([false, false])
  expect(await service.identify(token)).toBe(null)
  await withTransaction(db, (tx) => service.forgetPerson(tx, userId))
})

test('who comes by Google gets a session of the service, and a stranger’s password there is worth nothing', async ({
  rooms,
  hosted,
  service,
  db,
}) => {
  const email = fresh()
  hosted.accounts.set(email, {
    ...{ id: randomUUID(), email, password: 'the stranger’s', confirmedAt: null },
    ...{ links: new Map(), sessions: new Set<string>() },
  })
  const made = await db.pool.query<{ id: string }>(
    'insert into users (email, email_verified) values ($1, true) returning id',
    [email],
  )
  const userId = made.rows[0]?.id ?? ''
  const open = (epoch: number | null) => withTransaction(db, (tx) => service.openSession(tx, { userId, epoch }, client))
  const opened = await open(0)
  expect(opened?.refreshToken).toBeDefined()
  expect(await service.identify(opened?.token ?? '')).toMatchObject({ userId })
  expect(await signIn(rooms, email, 'the stranger’s')).toMatchObject({ status: 401 })
  expect(await service.identify((await open(null))?.token ?? '')).toMatchObject({ userId })
  await withTransaction(db, (tx) => service.endSessionsOf(tx, userId))
  expect(await open(0)).toBeNull()
})

test('all sessions end, and whoever was among them is told so, once', async ({ rooms, service, db }) => {
  const email = fresh()
  await signedUp(rooms, email)
  const { userId, token } = await service.signIn({ email, password }, client)
  const member = await service.identify(token)
  if (member === null) throw new Error('A session that was just opened is not known')
  const end = () => withTransaction(db, (tx) => service.endSessionsOf(tx, userId, member))
  expect(await end()).toBe(true)
  expect([await service.identify(token), await end()]).toEqual([null, false])
})

test('a session that has ended is followed by none, however close the two come; whoever signs in again is in at once', async ({
  rooms,
  service,
  db,
}) => {
  const email = fresh()
  await signedUp(rooms, email)
  for (let race = 0; race < 4; race += 1) {
    const { userId, token } = await service.signIn({ email, password }, client)
    const stolen = await service.identify(token)
    if (stolen === null) throw new Error('A session that was just opened is not known')
    const given = [token]
    const follow = () =>
      service.refreshSession(stolen).then(
        (opened) => given.push(opened.token),
        () => undefined,
      )
    const thieves = [follow(), follow()]
    await pause(race * 5)
    await withTransaction(db, (tx) => service.endSessionsOf(tx, userId))
    await Promise.all([...thieves, follow()])
    await expect(service.refreshSession(stolen)).rejects.toMatchObject({ code: 'invalid_token' })
    expect(await Promise.all(given.map((each) => service.identify(each)))).toEqual(given.map(() => null))
  }
})

test('without the secret key people can sign in, and nobody can sign up', async ({ open, hosted, db }) => {
  const settings = { url: 'https://test-project.supabase.co', ...hosted, serviceRoleKey: null }
  const rooms = await open({ authService: hostedService({ db, settings, config: { supportEmail: '' } }) })
  expect(await begin(rooms, fresh())).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

test('a service that cannot be right is never asked, and the product says so', async ({ open }) => {
  const rooms = await open({ authService: unusableService() })
  const said = 'Authentication service is currently unavailable. Please try again later or contact support.'
  for (const answer of [await call(rooms, 'GET', '/api/auth/health'), await signIn(rooms, fresh())]) {
    expect(answer).toMatchObject({ status: 503, body: { success: false, error: said } })
  }
  expect((await call(rooms, 'GET', '/api/config')).body).toMatchObject({
    auth: { service: 'unavailable' },
    demoAccounts: [],
  })
})

test('the browser learns where the service is, and its public key alone', async ({ rooms, hosted }) => {
  const { body } = await call(rooms, 'GET', '/api/config')
  expect(body.auth).toEqual({ service: 'hosted', url: `${hosted.apiBase}/auth/v1`, publicKey: 'eyJ.public.key' })
  expect(JSON.stringify(body)).not.toContain('service.key')
})

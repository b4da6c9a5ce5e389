import { randomBytes } from 'node:crypto'
import { accounts } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { buildApp } from '../../app.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { demoAccounts, ensureDemoAccounts } from '../credits/demo-accounts.ts'
import { type Auth, openAuth } from './auth.ts'
import { builtInService } from './built-in-service.ts'
import { createAccount } from './create-account.ts'
import { accountRoutes } from './routes.ts'
import { openSession } from './sessions.ts'

const now = () => new Date('2026-11-20T10:00:00Z')
const supportEmail = 'support@vouch.test'
const brand = { email: 'brand@vouch.test', password: 'vouch-brand-demo' }

/** Whoever signs in here always comes with the same program, so nobody is written to; what failed is looked at by a job. */
const letters = {
  config: { company: { name: 'Vouch', number: '1', address: 'London' }, supportEmail },
  queue: { enqueue: async () => undefined },
  now,
  publicAddress: () => 'https://vouch.test',
}

const test = base
  .extend('auth', { scope: 'file' }, async ({ db }) => {
    const auth = openAuth({
      pool: db.pool,
      secret: randomBytes(32).toString('hex'),
      baseUrl: 'http://localhost:3000',
    })
    await ensureDemoAccounts(db, auth, now)
    return auth
  })
  .extend('app', { scope: 'file' }, async ({ db, auth }, { onCleanup }) => {
    const authService = builtInService({ db, auth, config: { supportEmail } })
    const app = await buildApp({
      version: 'test',
      log: pino({ level: 'silent' }),
      trustProxy: true,
      identify: authService.identify,
      site: null,
      rooms: (room) => accountRoutes(room, { ...letters, db, authService, presentSubscription: async () => null }),
    })
    await app.ready()
    onCleanup(() => app.close())
    return app
  })

let address = 0

/** Calls the app from an address of its own, so that one test's calls do not use up another's limit. */
async function call(app: FastifyInstance, method: 'GET' | 'POST', path: string, body?: object, token?: string) {
  address += 1
  const answer = await app.inject({
    method,
    url: `/api/auth/${path}`,
    headers: {
      'x-forwarded-for': `10.0.${address >> 8}.${address & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

async function signIn(app: FastifyInstance): Promise<string> {
  const { body } = await call(app, 'POST', 'login', brand)
  return body.token
}

test('the brand account signs in and is shown its workspace', async ({ app }) => {
  const { status, body } = await call(app, 'POST', 'login', brand)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, error: null, needsVerification: false })
  expect(body.user).toMatchObject({ email: brand.email, role: 'brand', tier: 'STARTER', monthlyCredits: 150 })
  const session = await call(app, 'GET', 'session', undefined, body.token)
  expect(session.status).toBe(200)
  expect(accounts.session.reply.parse(session.body).user).toEqual(body.user)
})

test('the demo accounts are made once, with the credits that they come with', async ({ db, auth, app }) => {
  await ensureDemoAccounts(db, auth, now)
  const { body } = await call(app, 'POST', 'login', { email: 'ADMIN@vouch.test ', password: 'vouch-admin-demo' })
  expect(body.user).toMatchObject({ role: 'admin', tier: 'PROFESSIONAL', monthlyCredits: 600, purchasedCredits: 0 })
  const users = await db.pool.query('select from users where email = any($1)', [demoAccounts.map((each) => each.email)])
  expect(users.rowCount).toBe(2)
})

test('a wrong password and an unknown address get the same answer', async ({ app }) => {
  const wrong = await call(app, 'POST', 'login', { ...brand, password: 'wrong' })
  const unknown = await call(app, 'POST', 'login', { ...brand, email: 'nobody@vouch.test' })
  for (const { status, body } of [wrong, unknown]) {
    expect(status).toBe(401)
    expect(body).toMatchObject({ success: false, code: 'invalid_credentials', error: 'Invalid email or password' })
  }
  expect(Object.keys(wrong.body)).toEqual(Object.keys(unknown.body))
})

test('an unknown address costs one password hash, like a known one', async ({ auth, db }) => {
  const context = await auth.$context
  const counted: string[] = []
  const { hash, verify } = context.password
  context.password.hash = (...given) => {
    counted.push('hash')
    return hash(...given)
  }
  context.password.verify = (...given) => {
    counted.push('verify')
    return verify(...given)
  }
  const { checkCredentials } = await import('./sign-in.ts')
  await expect(checkCredentials(db.pool, auth, supportEmail, { ...brand, email: 'x@vouch.test' })).rejects.toThrow()
  await expect(checkCredentials(db.pool, auth, supportEmail, { ...brand, password: 'wrong' })).rejects.toThrow()
  Object.assign(context.password, { hash, verify })
  expect(counted).toEqual(['hash', 'verify'])
})

test('an address that is not verified cannot sign in, and a stranger hears of it what they hear of any other', async ({
  app,
  auth,
  db,
}) => {
  await create(db, auth, 'new@vouch.test')
  for (const password of ['long enough', 'guess']) {
    const { status, body } = await call(app, 'POST', 'login', { email: 'new@vouch.test', password })
    expect([status, body.code, body.error]).toEqual([401, 'invalid_credentials', 'Invalid email or password'])
  }
})

function create(db: Database, auth: Auth, email: string) {
  const account = { email, password: 'long enough', name: 'User', company: '', role: 'brand', tier: 'STARTER' } as const
  return withTransaction(db, (tx) => createAccount(tx, auth, { ...account, verified: false }))
}

test('two processes that create the same account at once make one', async ({ db, auth }) => {
  const made = await Promise.all([create(db, auth, 'twice@vouch.test'), create(db, auth, 'twice@vouch.test')])
  expect(new Set(made.map((each) => each.workspaceId)).size).toBe(1)
  expect(made.map((each) => each.created).sort()).toEqual([false, true])
})

test('the support address cannot sign in', async ({ app }) => {
  const { status, body } = await call(app, 'POST', 'login', { email: 'Support@Vouch.test', password: 'any' })
  expect(status).toBe(503)
  expect(body).toMatchObject({
    success: false,
    code: 'unavailable',
    error: 'Authentication service is temporarily unavailable. Please try again later.',
  })
})

test.for([
  ['nothing at all', undefined],
  ['no password', { email: brand.email }],
  ['an empty address', { email: '  ', password: 'x' }],
  ['a number for a password', { email: brand.email, password: 5 }],
] as const)('%s is refused with one sentence', async ([, given], { app }) => {
  const { status, body } = await call(app, 'POST', 'login', given)
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, code: 'validation', error: 'Please fill in all required fields.' })
})

test('more than 30 sign-ins a minute from one address are told to wait', async ({ app }) => {
  const attempt = () =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': '192.0.2.1' },
      payload: { email: supportEmail, password: 'x' },
    })
  for (let each = 0; each < 30; each += 1) expect((await attempt()).statusCode).toBe(503)
  const refused = await attempt()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.json()).toMatchObject({ success: false, code: 'rate_limited' })
})

test('no token is 401; an unknown, made-up or fallback token is 403', async ({ app }) => {
  const none = await call(app, 'GET', 'session')
  expect(none.status).toBe(401)
  expect(none.body).toMatchObject({ code: 'missing_token' })
  for (const token of ['fallback_abc', 'unknown', 'x'.repeat(500)]) {
    const { status, body } = await call(app, 'GET', 'session', undefined, token)
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'invalid_token', error: 'Invalid or expired token' })
  }
})

test('a fallback token opens nothing even if the database should know it', async ({ db, app }) => {
  const token = await signIn(app)
  const { tokenDigest } = await import('./token.ts')
  const forged = tokenDigest('fallback_token')
  await db.pool.query('update sessions set token = $1 where token = $2', [forged, tokenDigest(token)])
  expect((await call(app, 'GET', 'session', undefined, 'fallback_token')).status).toBe(403)
  await db.pool.query('delete from sessions where token = $1', [forged])
})

test('the database holds no token that signs anyone in', async ({ db, app }) => {
  const token = await signIn(app)
  const stored = await db.pool.query<{ token: string }>('select token from sessions')
  expect(stored.rows.map((row) => row.token)).not.toContain(token)
  for (const row of stored.rows) {
    expect((await call(app, 'GET', 'session', undefined, row.token)).status).toBe(403)
  }
})

const isAlive = async (app: FastifyInstance, token: string) =>
  (await call(app, 'GET', 'session', undefined, token)).status === 200

test('a token has one successor: twelve refreshes at once are given the same, and it is fresh for a minute', async ({
  app,
  db,
}) => {
  const token = await signIn(app)
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(app, 'POST', 'refresh', {}, token)))
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
  const [successor, ...others] = new Set(answers.map(({ body }) => body.token))
  expect([successor === token, others]).toEqual([false, []])
  expect(await isAlive(app, successor)).toBe(true)
  expect((await call(app, 'POST', 'refresh', {}, successor)).body.token).toBe(successor)
  expect(await isAlive(app, token)).toBe(true)
  await passGrace(db)
  const next = (await call(app, 'POST', 'refresh', {}, successor)).body.token
  expect(next).not.toBe(successor)
  expect([await isAlive(app, token), await isAlive(app, successor), await isAlive(app, next)]).toEqual([
    false,
    true,
    true,
  ])
})

/** Lets a minute pass for the tokens whose successors have been used. */
const passGrace = (db: Database) =>
  db.pool.query(`update sessions set prior_until = prior_until - interval '61 seconds'`)

test('an answer that was lost can be asked for again, until a minute after its token was first used', async ({
  app,
  db,
}) => {
  const token = await signIn(app)
  const lost = await call(app, 'POST', 'refresh', {}, token)
  expect(await isAlive(app, token)).toBe(true)
  const again = await call(app, 'POST', 'refresh', {}, token)
  expect(again.body.token).toBe(lost.body.token)
  // However long it takes: the answer may never have come.
  await passGrace(db)
  expect(await isAlive(app, token)).toBe(true)
  expect(await isAlive(app, again.body.token)).toBe(true)
  await passGrace(db)
  const replay = await call(app, 'POST', 'refresh', {}, token)
  expect([replay.status, replay.body.code]).toEqual([403, 'invalid_token'])
  expect(await isAlive(app, token)).toBe(false)
  expect(await isAlive(app, again.body.token)).toBe(true)
})

test('signing out ends the refreshed token together with the one before it', async ({ app }) => {
  const [token, elsewhere] = [await signIn(app), await signIn(app)]
  const { body } = await call(app, 'POST', 'refresh', {}, token)
  await call(app, 'POST', 'logout', undefined, body.token)
  expect([await isAlive(app, token), await isAlive(app, body.token), await isAlive(app, elsewhere)]).toEqual([
    false,
    false,
    true,
  ])
})

test('a session whose term is over ends', async ({ db, app }) => {
  const token = await signIn(app)
  await db.pool.query(`update sessions set expires_at = now() - interval '1 second'`)
  expect((await call(app, 'GET', 'session', undefined, token)).status).toBe(403)
})

test('signing out locally ends one session, globally all of the user', async ({ app, db, auth }) => {
  const [first, second, third] = [await signIn(app), await signIn(app), await signIn(app)]
  const others = await db.pool.query<{ id: string }>(`select id from users where email = 'admin@vouch.test'`)
  const proof = { userId: others.rows[0]?.id ?? '', epoch: null }
  const other = await openSession(db.pool, auth, proof, { ipAddress: '', userAgent: '' })
  expect((await call(app, 'POST', 'logout', undefined, first)).body).toEqual({ success: true })
  const alive = async (token: string) => (await call(app, 'GET', 'session', undefined, token)).status === 200
  expect([await alive(first), await alive(second), await alive(third)]).toEqual([false, true, true])
  await call(app, 'POST', 'logout', { scope: 'global' }, second)
  expect([await alive(second), await alive(third), await alive(other?.token ?? '')]).toEqual([false, false, true])
})

test('who asks is checked before what was sent', async ({ app }) => {
  expect((await call(app, 'POST', 'logout', { scope: 'everything' })).status).toBe(401)
  expect((await call(app, 'POST', 'logout', { scope: 'everything' }, 'unknown')).status).toBe(403)
  expect((await call(app, 'POST', 'logout', { scope: 'everything' }, await signIn(app))).status).toBe(400)
})

test('the health call answers while the database does', async ({ app }) => {
  expect((await call(app, 'GET', 'health')).body).toEqual({ ok: true })
})

test("better-auth's own doors are closed", async ({ app }) => {
  for (const path of ['sign-up/email', 'sign-in/email', 'get-session', 'sign-out', 'request-password-reset']) {
    expect((await call(app, 'POST', path, brand)).status).toBe(404)
  }
})

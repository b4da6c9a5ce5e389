import { randomBytes } from 'node:crypto'
import { declaredRoutes } from '@vouch/contract'
import { expect } from 'vitest'
import { ask, holderIn, signIn } from '../../test/account-holder.ts'
import { test as base } from '../../test/rooms.ts'
import { openAuthProvider } from '../auth-provider.ts'
import { loadConfig } from '../config.ts'
import { openProof } from './address-proofs.ts'
import { drawToken } from './token.ts'

/** What `docs/security.md` promises and no story elsewhere tells. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

test.for([
  ['only lower case letters', 'onlylowercaseletters'],
  ['spaces and other scripts', '  Grüße, 世界, and 🐎 all day  '],
  ['two hundred characters', 'ab'.repeat(100)],
])('a password of %s is taken and checked exactly as it is', async ([, password = ''], { rooms, ann }) => {
  const token = await openProof(rooms.db.pool, 'reset-password', ann.userId)
  expect((await ask(rooms, 'POST', '/api/auth/reset-password', { token, password })).status).toBe(200)
  expect(await (await signIn(rooms, ann.email, password)).isIn()).toBe(true)
  for (const other of [password.slice(0, -1), `${password}x`, password.toUpperCase(), password.trim()]) {
    if (other !== password) await expect(signIn(rooms, ann.email, other)).rejects.toThrow('Invalid email or password')
  }
})

test('a password does not age', async ({ rooms, ann }) => {
  await rooms.db.pool.query(
    `update sign_in_methods set created_at = now() - interval '9 years', updated_at = now() - interval '9 years' where user_id = $1`,
    [ann.userId],
  )
  expect(await (await ann.signIn()).isIn()).toBe(true)
})

test('a token is 256 random bits, and none comes twice', () => {
  const drawn = Array.from({ length: 1_000 }, drawToken)
  for (const token of drawn) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('no call asks for hints, secret questions or codes by telephone', () => {
  const asked = declaredRoutes.filter((route) => /hint|question|sms|phone/i.test(`${route.path} ${route.summary}`))
  expect(asked.map((route) => route.path)).toEqual([])
})

test('production comes without accounts', async ({ db }) => {
  const users = async () => (await db.pool.query('select from users')).rowCount
  const before = await users()
  const environment = {
    VOUCH_MODE: 'production',
    DATABASE_URL: db.connectionString,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    APP_URL: 'https://vouch.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Vouch <hello@vouch.example>',
    ADMIN_PASSWORD: 'a password of the team',
  }
  const config = loadConfig(environment)
  const now = () => new Date()
  await openAuthProvider({ config, db, secret: environment.AUTH_SECRET, now, say: () => undefined })
  expect(await users()).toBe(before)
})

test('nobody gives themselves a role, a plan or credits', async ({ rooms, ann }) => {
  const device = await ann.signIn()
  const form = { firstName: 'Ann', lastName: 'Example', company: '', role: 'other' }
  const greedy = { ...form, tier: 'ENTERPRISE', monthlyCredits: 9_999, email: 'other@example.com', emailVerified: true }
  expect((await device.call('PATCH', '/api/account/profile', greedy)).status).toBe(200)
  expect((await device.call('PATCH', '/api/account/profile', { ...form, role: 'admin' })).status).toBe(400)
  expect((await device.call('GET', '/api/auth/session')).body.user).toMatchObject({
    email: ann.email,
    role: 'brand',
    tier: 'STARTER',
    monthlyCredits: 0,
  })
  const stored = await rooms.db.pool.query('select role from users where id = $1', [ann.userId])
  expect(stored.rows).toEqual([{ role: 'brand' }])
})

test('no letter about an account holds a password or a token that signs in', async ({ ann }) => {
  const device = await ann.signIn()
  const currentPassword = ann.password
  const newPassword = 'an even longer password'
  await device.call('POST', '/api/account/email', { email: 'new.address@example.com', currentPassword })
  const changed = await device.call('POST', '/api/account/password', { currentPassword, newPassword })
  const letters = await ann.letters()
  expect(letters.length).toBeGreaterThanOrEqual(2)
  for (const letter of letters) {
    for (const secret of [currentPassword, newPassword, device.token, String(changed.body.token)]) {
      expect(letter.text + letter.html).not.toContain(secret)
    }
    expect(letter.html).not.toMatch(/<(script|img|form|iframe)/)
  }
})

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { declaredRoutes, passwordCharsMin } from '@vouch/contract'
import { expect } from 'vitest'
import { ask, holderIn, signIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'
import { loadConfig } from '../../config/config.ts'
import { openAuthProvider } from '../auth-provider.ts'
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

test('the commonest passwords are refused at sign-up, change and reset, at their field and before anything else', async ({
  rooms,
  ann,
}) => {
  const device = await ann.signIn()
  const sentence = 'This password is one of the most common ones. Please choose another.'
  const form = { email: 'b@example.com', firstName: 'Ann', lastName: 'Example', role: 'other', acceptTerms: true }
  const token = await openProof(rooms.db.pool, 'reset-password', ann.userId)
  for (const password of ['administrator', 'Password1234', 'QWERTYUIOP12', '1qaz2wsx3edc', 'letmein12345']) {
    const currentPassword = ann.password
    const begun = await ask(rooms, 'POST', '/api/auth/signup-with-trial', { ...form, password })
    const changed = await device.call('POST', '/api/account/password', { currentPassword, newPassword: password })
    const reset = await ask(rooms, 'POST', '/api/auth/reset-password', { token, password })
    const answers = [begun, changed, reset]
    expect(answers.map(({ status, body }) => [status, body.code, body.error])).toEqual(
      answers.map(() => [400, 'validation', sentence]),
    )
    expect(answers.map(({ body }) => body.fields)).toEqual([
      { password: sentence },
      { newPassword: sentence },
      { password: sentence },
    ])
  }
  expect(await device.isIn()).toBe(true)
  // A link that was refused for its password is still good for another one.
  expect((await ask(rooms, 'POST', '/api/auth/reset-password', { token, password: 'an uncommon one' })).status).toBe(
    200,
  )
})

test('a password with the product’s name in it, or that is the person’s own name or address, is refused at sign-up, change and reset', async ({
  rooms,
  ann,
}) => {
  const device = await ann.signIn()
  const { email } = ann
  const form = { email, firstName: 'Ann Lee', lastName: 'Example', role: 'other', acceptTerms: true }
  const token = await openProof(rooms.db.pool, 'reset-password', ann.userId)
  const ways = [
    (password: string) => ask(rooms, 'POST', '/api/auth/signup-with-trial', { ...form, password }),
    (newPassword: string) =>
      device.call('POST', '/api/account/password', { currentPassword: ann.password, newPassword }),
    (password: string) => ask(rooms, 'POST', '/api/auth/reset-password', { token, password }),
  ]
  for (const [password, sentence] of [
    ['I trust Vouch 27', 'This password contains the name Vouch. Please choose another.'],
    [email.toUpperCase(), 'This password is your own name or email address. Please choose another.'],
    ['Ann.Lee.Example.2027', 'This password is your own name or email address. Please choose another.'],
  ] as const) {
    const answers = await Promise.all(ways.map((way) => way(password)))
    expect(answers.map(({ status, body }) => [status, body.code, body.error])).toEqual(
      answers.map(() => [400, 'validation', sentence]),
    )
    const fields = [{ password: sentence }, { newPassword: sentence }, { password: sentence }]
    expect(answers.map(({ body }) => body.fields)).toEqual(fields)
  }
  expect(await device.isIn()).toBe(true)
  // Somebody else may have it: nothing is asked of the account of an address that is signed up with.
  const stranger = { ...form, firstName: 'Bob', lastName: 'Other', password: 'Ann.Lee.Example.2027' }
  expect((await ask(rooms, 'POST', '/api/auth/signup-with-trial', stranger)).status).toBe(200)
})

test('the list has the ten thousand commonest passwords, and three thousand of those that are long enough', () => {
  const file = new URL('../../../../../packages/contract/data/common-passwords.txt', import.meta.url)
  const words = readFileSync(file, 'utf8').trim().split('\n')
  expect(words.length).toBeGreaterThanOrEqual(12_900)
  expect(words.filter((word) => word.length >= passwordCharsMin).length).toBeGreaterThanOrEqual(3_000)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => word !== word.toLowerCase() || word.trim() !== word)).toEqual([])
})

test('nobody is called by a web address, at sign-up or later; a company may be', async ({ rooms, ann }) => {
  const device = await ann.signIn()
  const form = { firstName: 'Win at evil.com', lastName: 'http://x', company: 'Booking.com', role: 'other' }
  const fields = {
    firstName: 'First name can’t be a web address.',
    lastName: 'Last name can’t be a web address.',
  }
  const account = { email: 'c@example.com', password: 'an uncommon one', acceptTerms: true }
  for (const answer of [
    await ask(rooms, 'POST', '/api/auth/signup-with-trial', { ...form, ...account }),
    await device.call('PATCH', '/api/account/profile', form),
  ]) {
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'validation', fields])
  }
  const named = { ...form, firstName: 'Ann', lastName: 'Lee' }
  expect((await device.call('PATCH', '/api/account/profile', named)).body).toMatchObject({ company: 'Booking.com' })
  expect((await ask(rooms, 'POST', '/api/auth/signup-with-trial', { ...named, ...account })).status).toBe(200)
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
    SIGNING_KEYS_DIR: '/etc/vouch/signing-keys',
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

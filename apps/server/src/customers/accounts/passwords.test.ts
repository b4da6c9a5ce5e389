import { expect } from 'vitest'
import { ask, deviceWith, type Holder, holderIn, safari, secretOf, signIn } from '../../../test/account-holder.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { openProof } from './address-proofs.ts'
import { forgottenPasswordKind, resetPassword } from './passwords.ts'

const better = 'an even longer password'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

test('a changed password ends every session, and the bearer goes on with a new one', async ({ rooms, ann }) => {
  const [desk, phone] = [await ann.signIn(), await ann.signIn(safari)]
  const changed = await desk.call('POST', '/api/account/password', {
    currentPassword: ann.password,
    newPassword: better,
  })
  expect(changed).toMatchObject({ status: 200, body: { success: true } })
  expect([await desk.isIn(), await phone.isIn()]).toEqual([false, false])
  expect(await deviceWith(rooms, String(changed.body.token)).isIn()).toBe(true)
  await expect(signIn(rooms, ann.email, ann.password)).rejects.toThrow('Invalid email or password')
  expect(await (await signIn(rooms, ann.email, better)).isIn()).toBe(true)
  const letter = await ann.letter('Your password was changed')
  expect(letter.text).toContain('was changed from Firefox on Linux, network 10.')
  expect(letter.text).toContain('https://vouch.test/auth/forgot')
  expect(await ann.events()).toContain('password_changed')
})

test('without the current password nothing changes, and the field says so', async ({ ann }) => {
  const desk = await ann.signIn()
  const wrong = await desk.call('POST', '/api/account/password', { currentPassword: 'a guess', newPassword: better })
  const sentence = 'That isn’t your current password.'
  expect(wrong).toMatchObject({
    status: 400,
    body: { code: 'wrong_password', error: sentence, fields: { currentPassword: sentence } },
  })
  const short = await desk.call('POST', '/api/account/password', {
    currentPassword: ann.password,
    newPassword: 'short',
  })
  expect(short.body.fields).toEqual({ newPassword: 'Password must be at least 12 characters.' })
  expect(await desk.isIn()).toBe(true)
})

test('guessing the current password stops after ten attempts and says for how long', async ({ ann }) => {
  const desk = await ann.signIn()
  const guess = (currentPassword: string) =>
    desk.call('POST', '/api/account/password', { currentPassword, newPassword: better })
  for (let each = 0; each < 10; each += 1) expect((await guess('a guess')).status).toBe(400)
  const refused = await guess(ann.password)
  expect(refused.status).toBe(429)
  expect(refused.body.error).toMatch(/^Too many attempts\. Try again in (900|8\d\d) seconds\.$/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
})

/** Asks for a link and waits for the letter. */
async function linkFor(rooms: Rooms, ann: Holder): Promise<string> {
  await rooms.work()
  expect((await ask(rooms, 'POST', '/api/auth/forgot-password', { email: ann.email.toUpperCase() })).status).toBe(202)
  return secretOf(await ann.letter('Reset your password'))
}

test('a forgotten password is replaced by the link of a letter, once, and everybody is signed out', async ({
  rooms,
  ann,
}) => {
  const desk = await ann.signIn()
  const token = await linkFor(rooms, ann)
  expect((await ask(rooms, 'POST', '/api/auth/reset-password/check', { token })).body).toEqual({
    success: true,
    email: ann.email,
  })
  const reset = await ask(rooms, 'POST', '/api/auth/reset-password', { token, password: better })
  expect(reset).toMatchObject({ status: 200, body: { success: true, error: null } })
  expect(await desk.isIn()).toBe(false)
  expect(await (await signIn(rooms, ann.email, better)).isIn()).toBe(true)
  const again = await ask(rooms, 'POST', '/api/auth/reset-password', { token, password: 'yet another password' })
  expect(again).toMatchObject({ status: 410, body: { code: 'link_ended', success: false } })
  await ann.letter('Your password was changed')
  expect(await ann.events()).toEqual(['signed_in', 'password_reset_asked', 'password_reset', 'signed_in'])
})

test('of two who bring a link at once, one sets the password', async ({ rooms, ann }) => {
  const token = await linkFor(rooms, ann)
  const answers = await Promise.all(
    ['the first password', 'the second password'].map((password) =>
      ask(rooms, 'POST', '/api/auth/reset-password', { token, password }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('a link ends after an hour, with its successor’s use, and with a changed password', async ({ rooms, ann }) => {
  const first = await linkFor(rooms, ann)
  await rooms.db.pool.query(
    `update address_proofs set expires_at = now() - interval '1 second' where identifier like 'reset-password:%'`,
  )
  const check = (token: string) => ask(rooms, 'POST', '/api/auth/reset-password/check', { token })
  expect((await check(first)).body).toMatchObject({
    code: 'link_ended',
    error: 'This link was already used, has expired or is incomplete. Request a new one.',
  })
  await rooms.db.pool.query('delete from mails where recipient = $1', [ann.email])
  const second = await linkFor(rooms, ann)
  expect((await check(second)).status).toBe(200)
  const desk = await ann.signIn()
  await desk.call('POST', '/api/account/password', { currentPassword: ann.password, newPassword: better })
  expect((await check(second)).status).toBe(410)
})

test('the database holds no link that works', async ({ rooms, ann }) => {
  const token = await linkFor(rooms, ann)
  const stored = await rooms.db.pool.query('select value from address_proofs')
  for (const { value } of stored.rows) {
    expect(value).not.toBe(token)
    expect((await ask(rooms, 'POST', '/api/auth/reset-password/check', { token: value })).status).toBe(410)
  }
})

test('a link to prove an address sets no password', async ({ rooms, ann }) => {
  await rooms.work()
  const token = await openProof(rooms.db.pool, 'verify-address', ann.userId)
  expect((await ask(rooms, 'POST', '/api/auth/reset-password', { token, password: better })).status).toBe(410)
})

test('asking for a link says and does the same for an unknown address', async ({ rooms, ann }) => {
  const queued = async () => (await rooms.parts.queue.unfinished(forgottenPasswordKind)).length
  const answers = []
  for (const email of [ann.email, 'nobody@example.com']) {
    const before = await queued()
    answers.push(await ask(rooms, 'POST', '/api/auth/forgot-password', { email }))
    expect(await queued()).toBe(before + 1)
  }
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    [1, 2].map(() => ({ status: 202, body: { success: true, error: null } })),
  )
  await rooms.work()
  await ann.letter('Reset your password')
  expect(await ann.letters('nobody@example.com')).toEqual([])
})

test('a link that opens nothing costs a password hash, like one that does', async ({ rooms }) => {
  const hashed: string[] = []
  const authService = {
    ...rooms.authService,
    setPassword: async (_tx: unknown, user: unknown, password: string) => {
      hashed.push(`${user === null ? 'nobody' : 'somebody'} ${password}`)
      return true
    },
  }
  const room = { ...rooms.letters, authService }
  await expect(
    resetPassword(room, { token: 'unknown', password: better }, { ipAddress: '', userAgent: '' }),
  ).rejects.toThrow()
  expect(hashed).toEqual([`nobody ${better}`])
})

test('three letters an hour are enough for an address; asking on says the same and sends nothing', async ({
  rooms,
  ann,
}) => {
  await rooms.work()
  for (let each = 0; each < 5; each += 1) {
    expect((await ask(rooms, 'POST', '/api/auth/forgot-password', { email: ann.email })).status).toBe(202)
  }
  const open = async () => (await rooms.parts.queue.unfinished(forgottenPasswordKind)).length
  await expect.poll(open).toBe(0)
  expect(await ann.letters()).toHaveLength(3)
})

test('whoever comes by Google alone sets a password by mail, and cannot change one that is not there', async ({
  rooms,
  ann,
}) => {
  const desk = await ann.signIn()
  await rooms.db.pool.query(`update sign_in_methods set provider_id = 'google', password = null where user_id = $1`, [
    ann.userId,
  ])
  expect((await desk.call('GET', '/api/account')).body).toMatchObject({ hasPassword: false, linked: ['google'] })
  const change = await desk.call('POST', '/api/account/password', { currentPassword: 'x', newPassword: better })
  expect(change).toMatchObject({ status: 409, body: { code: 'no_password' } })
  await rooms.work()
  expect((await desk.call('POST', '/api/account/password-link')).status).toBe(202)
  const letter = await ann.letter('Set a password for Vouch')
  expect(letter.text).toContain('You sign in to Vouch without a password.')
  const reset = await ask(rooms, 'POST', '/api/auth/reset-password', { token: secretOf(letter), password: better })
  expect(reset.status).toBe(200)
  expect(await (await signIn(rooms, ann.email, better)).isIn()).toBe(true)
  expect(await ann.events()).toContain('password_set')
})

test('a link that was read in the mailbox proves the address too', async ({ rooms, ann }) => {
  await rooms.db.pool.query('update users set email_verified = false where id = $1', [ann.userId])
  await expect(ann.signIn()).rejects.toThrow('Invalid email or password')
  const token = await linkFor(rooms, ann)
  await ask(rooms, 'POST', '/api/auth/reset-password', { token, password: better })
  expect(await (await signIn(rooms, ann.email, better)).isIn()).toBe(true)
})

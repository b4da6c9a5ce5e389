import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ask, firefox, holderIn, safari } from '../../../test/account-holder.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { openProof } from './address-proofs.ts'
import { attemptRules } from './attempt-limits.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

/** An address that has no account. */
const nobody = () => `${randomUUID()}@example.com`
const subject = 'New sign-in to your account'

test('a sign-in with another kind of device is told by letter, once a day; the first of all is not', async ({
  ann,
}) => {
  await ann.signIn(firefox)
  await ann.signIn(firefox.replaceAll('140', '141'))
  expect(await ann.letters()).toEqual([])
  await ann.signIn(safari)
  await ann.signIn(safari)
  const letters = await ann.letters()
  expect(letters.map((letter) => letter.subject)).toEqual([subject])
  for (const form of [letters[0]?.text, letters[0]?.html]) {
    expect(form).toContain('Someone signed in to your Vouch account from Safari on iPhone, network 10.')
    expect(form).toContain('https://vouch.test/dashboard/settings/security')
    expect(form).toContain('You can turn off these emails in Settings, under Notifications.')
  }
})

test('whoever does not want these letters gets none', async ({ ann }) => {
  const desk = await ann.signIn(firefox)
  await desk.call('PATCH', '/api/account/notifications', { signInAlerts: false })
  await ann.signIn(safari)
  expect(await ann.letters()).toEqual([])
})

/** Tries a password from a network. */
const attempt = ({ app }: Rooms, email: string, password: string, from: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': from },
    payload: { email, password },
  })

/** Uses up an account's attempts as if they had been made just now. */
async function useUp(rooms: Rooms): Promise<void> {
  await rooms.db.pool.query(`update attempt_windows set attempts = $1 where key like 'sign-in:%'`, [
    attemptRules.signIns.attemptsMax,
  ])
}

test('guessing at one account is stopped wherever it comes from, with the seconds to wait', async ({ rooms, ann }) => {
  expect((await attempt(rooms, ann.email, 'guess', '192.0.2.1')).statusCode).toBe(401)
  await useUp(rooms)
  const refused = await attempt(rooms, ann.email, 'guess', '198.51.100.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: 'rate_limited' })
  expect(refused.json().error).toMatch(/^Too many attempts\. Try again in \d+ seconds\.$/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('a stranger’s guesses do not lock out the person in their own network', async ({ rooms, ann }) => {
  expect((await attempt(rooms, ann.email, ann.password, '203.0.113.9')).statusCode).toBe(200)
  expect((await attempt(rooms, ann.email, 'guess', '192.0.2.1')).statusCode).toBe(401)
  await rooms.db.pool.query(`update attempt_windows set attempts = $1 where key like 'sign-in:%' and attempts > 0`, [
    attemptRules.signIns.attemptsMax,
  ])
  expect((await attempt(rooms, ann.email, ann.password, '192.0.2.77')).statusCode).toBe(429)
  expect((await attempt(rooms, ann.email, ann.password, '203.0.113.200')).statusCode).toBe(200)
})

test('whoever sets a new password with the link of a letter is let in at once, from any network', async ({
  rooms,
  ann,
}) => {
  const [home, stranger] = ['203.0.113.9', '192.0.2.1']
  expect((await attempt(rooms, ann.email, ann.password, home)).statusCode).toBe(200)
  for (const from of [home, stranger]) expect((await attempt(rooms, ann.email, 'guess', from)).statusCode).toBe(401)
  const other = nobody()
  await attempt(rooms, other, 'guess', stranger)
  await useUp(rooms)
  for (const from of [home, stranger])
    expect((await attempt(rooms, ann.email, ann.password, from)).statusCode).toBe(429)
  const token = await openProof(rooms.db.pool, 'reset-password', ann.userId)
  const password = 'an even longer password'
  expect((await ask(rooms, 'POST', '/api/auth/reset-password', { token, password })).status).toBe(200)
  for (const from of [home, stranger]) expect((await attempt(rooms, ann.email, password, from)).statusCode).toBe(200)
  expect((await attempt(rooms, other, 'guess', stranger)).statusCode).toBe(429)
})

test('an unknown address is counted and refused like a known one', async ({ rooms, ann }) => {
  const unknownEmail = nobody()
  for (const email of [ann.email, unknownEmail]) await attempt(rooms, email, 'guess', '192.0.2.1')
  await useUp(rooms)
  const answers = []
  for (const email of [ann.email, unknownEmail]) answers.push(await attempt(rooms, email, 'guess', '192.0.2.9'))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429])
  const [known, unknown] = answers.map((answer) => Object.keys(answer.json()))
  expect(known).toEqual(unknown)
})

test('the right password uses nothing up', async ({ rooms, ann }) => {
  await attempt(rooms, ann.email, ann.password, '192.0.2.1')
  const counted = await rooms.db.pool.query(
    `select sum(attempts)::int as sum from attempt_windows where key like 'sign-in:%'`,
  )
  const before = counted.rows[0].sum
  for (let each = 0; each < 5; each += 1) await attempt(rooms, ann.email, ann.password, '192.0.2.1')
  const after = await rooms.db.pool.query(
    `select sum(attempts)::int as sum from attempt_windows where key like 'sign-in:%'`,
  )
  expect(after.rows[0].sum).toBe(before)
})

test('a failed sign-in writes one row for a known address and one for an unknown', async ({ rooms, ann }) => {
  const failed = async () => {
    const found = await rooms.db.pool.query(
      `select count(*)::int as n from account_events where kind = 'sign_in_failed'`,
    )
    return found.rows[0].n
  }
  for (const email of [ann.email, nobody()]) {
    const before = await failed()
    await ask(rooms, 'POST', '/api/auth/login', { email, password: 'guess' })
    expect(await failed()).toBe(before + 1)
  }
  expect(await ann.events()).toEqual(['sign_in_failed'])
})

test('signing out is noted with its scope', async ({ rooms, ann }) => {
  const desk = await ann.signIn()
  await desk.call('POST', '/api/auth/logout', { scope: 'global' })
  const found = await rooms.db.pool.query(
    'select kind, detail, address from account_events where user_id = $1 order by id',
    [ann.userId],
  )
  expect(found.rows[1]).toMatchObject({ kind: 'signed_out', detail: 'global', address: expect.stringMatching(/\.x$/) })
})

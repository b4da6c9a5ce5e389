import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ask, holderIn, secretOf, signIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'
import { openProof } from './address-proofs.ts'
import { partOf } from './change-email.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

const fresh = () => `New.${randomUUID()}@Example.com`

test('an address changes when the new mailbox answers; both mailboxes hear of it', async ({ rooms, ann }) => {
  const desk = await ann.signIn()
  const email = fresh()
  const asked = await desk.call('POST', '/api/account/email', { email, currentPassword: ann.password })
  expect(asked).toMatchObject({ status: 202, body: { email: ann.email, emailWaiting: email.toLowerCase() } })
  const warning = await ann.letter('Request to change your email address')
  expect(warning.text).toContain('to n…@example.com, from Firefox on Linux')
  const link = await ann.letter('Confirm your new email address', email)
  expect(link.text).toContain(`asked to switch the Vouch account of ${ann.email} to this email address.`)

  const confirm = () => ask(rooms, 'POST', '/api/auth/confirm-email', { token: secretOf(link) })
  expect((await confirm()).body).toEqual({ success: true, email: email.toLowerCase() })
  expect(await confirm()).toMatchObject({ status: 410, body: { code: 'link_ended' } })
  expect((await desk.call('GET', '/api/account')).body).toMatchObject({
    email: email.toLowerCase(),
    emailWaiting: null,
  })
  await expect(ann.signIn()).rejects.toThrow('Invalid email or password')
  expect(await (await signIn(rooms, email, ann.password)).isIn()).toBe(true)
  await ann.letter('Your email address was changed')
  await ann.letter('Your new email address for Vouch', email)
  expect(await ann.events()).toEqual(['signed_in', 'email_change_asked', 'email_changed', 'signed_in'])
})

test('the password is asked for, and the present address is not a new one', async ({ ann }) => {
  const desk = await ann.signIn()
  const without = await desk.call('POST', '/api/account/email', { email: fresh() })
  expect(without).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  const same = await desk.call('POST', '/api/account/email', { email: ann.email, currentPassword: ann.password })
  expect(same.body.fields).toEqual({ email: 'Your account already uses this email address.' })
  const broken = await desk.call('POST', '/api/account/email', { email: 'no address', currentPassword: ann.password })
  expect(broken.body.fields).toEqual({ email: 'Please enter a valid email address.' })
})

test('an address of another account is asked for like any other; only its owner hears of it', async ({
  rooms,
  ann,
}) => {
  const ben = await holderIn(rooms)
  const desk = await ann.signIn()
  const ask = (email: string) => desk.call('POST', '/api/account/email', { email, currentPassword: ann.password })
  const [taken, unknown] = [await ask(ben.email), await ask(fresh())]
  expect(taken.status).toBe(unknown.status)
  expect(Object.keys(taken.body)).toEqual(Object.keys(unknown.body))
  const letters = await ben.letters()
  expect(letters.map(({ subject }) => subject)).toEqual(['Someone tried to use your email address'])
  expect(letters[0]?.text).not.toContain('#token=')
  expect(letters[0]?.text).not.toContain(ann.email)
})

test('a change can be given up, and a later one replaces it', async ({ rooms, ann }) => {
  const desk = await ann.signIn()
  const [first, second] = [fresh(), fresh()]
  for (const email of [first, second]) {
    await desk.call('POST', '/api/account/email', { email, currentPassword: ann.password })
  }
  const confirm = async (email: string) => {
    const token = secretOf(await ann.letter('Confirm your new email address', email))
    return (await ask(rooms, 'POST', '/api/auth/confirm-email', { token })).status
  }
  expect(await confirm(first)).toBe(410)
  expect((await desk.call('DELETE', '/api/account/email')).body).toMatchObject({ emailWaiting: null })
  expect(await confirm(second)).toBe(410)
  expect((await ann.events()).filter((kind) => kind === 'email_change_dropped')).toHaveLength(1)
})

test('an address that somebody else signed up with meanwhile stays theirs', async ({ rooms, ann }) => {
  const desk = await ann.signIn()
  const email = fresh().toLowerCase()
  await desk.call('POST', '/api/account/email', { email, currentPassword: ann.password })
  const token = secretOf(await ann.letter('Confirm your new email address', email))
  const ben = await holderIn(rooms, email)
  expect((await ask(rooms, 'POST', '/api/auth/confirm-email', { token })).status).toBe(410)
  expect((await desk.call('GET', '/api/account')).body).toMatchObject({ email: ann.email })
  expect(await (await ben.signIn()).isIn()).toBe(true)
})

test('links that wait in the old mailbox end with the change, and a reset drops a change that waits', async ({
  rooms,
  ann,
}) => {
  const desk = await ann.signIn()
  const email = fresh()
  const reset = await openProof(rooms.db.pool, 'reset-password', ann.userId)
  await desk.call('POST', '/api/account/email', { email, currentPassword: ann.password })
  const token = secretOf(await ann.letter('Confirm your new email address', email))
  await ask(rooms, 'POST', '/api/auth/confirm-email', { token })
  expect((await ask(rooms, 'POST', '/api/auth/reset-password/check', { token: reset })).status).toBe(410)

  await desk.call('POST', '/api/account/email', { email: fresh(), currentPassword: ann.password })
  const again = await openProof(rooms.db.pool, 'reset-password', ann.userId)
  await ask(rooms, 'POST', '/api/auth/reset-password', { token: again, password: 'an even longer password' })
  const waiting = await rooms.db.pool.query('select from email_changes where user_id = $1', [ann.userId])
  expect(waiting.rowCount).toBe(0)
})

test('without a password a sign-in of the last ten minutes counts, and an older one does not', async ({
  rooms,
  ann,
}) => {
  const desk = await ann.signIn()
  await rooms.db.pool.query(`update sign_in_methods set provider_id = 'google', password = null where user_id = $1`, [
    ann.userId,
  ])
  expect((await desk.call('POST', '/api/account/email', { email: fresh() })).status).toBe(202)
  await rooms.db.pool.query(`update sessions set began_at = now() - interval '11 minutes' where user_id = $1`, [
    ann.userId,
  ])
  const late = await desk.call('POST', '/api/account/email', { email: fresh() })
  expect(late).toMatchObject({ status: 409, body: { code: 'sign_in_again' } })
})

test('a letter to another mailbox names an address only in part', () => {
  expect(partOf('anna.example@example.com')).toBe('a…@example.com')
})

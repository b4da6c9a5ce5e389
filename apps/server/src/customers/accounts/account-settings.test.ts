import { randomUUID } from 'node:crypto'
import { account } from '@vouch/contract'
import { expect } from 'vitest'
import { holderIn, safari } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

test('the account is shown as it is, with a single name offered in two parts', async ({ ann }) => {
  const { status, body } = await (await ann.signIn()).call('GET', '/api/account')
  expect(status).toBe(200)
  expect(account.settings.reply.parse(body)).toMatchObject({
    email: ann.email,
    emailWaiting: null,
    firstName: 'Ann',
    lastName: 'Lee Example',
    company: 'Acme',
    role: 'other',
    hasPassword: true,
    linked: [],
    notifications: { signInAlerts: true, creditWarnings: true, watchAlerts: true, productNews: false },
  })
})

test('a changed profile is what everything else shows', async ({ ann }) => {
  const device = await ann.signIn()
  const changes = { firstName: ' Anna ', lastName: 'Example', company: '', role: 'agency_owner' }
  const changed = await device.call('PATCH', '/api/account/profile', changes)
  expect(changed.body).toMatchObject({ firstName: 'Anna', lastName: 'Example', company: '', role: 'agency_owner' })
  expect((await device.call('GET', '/api/auth/session')).body.user).toMatchObject({ name: 'Anna Example', company: '' })
  expect(await ann.events()).toContain('profile_changed')
})

test('a profile is held to the rules of sign-up, field by field, in its words', async ({ ann }) => {
  const device = await ann.signIn()
  const { status, body } = await device.call('PATCH', '/api/account/profile', { firstName: 'A', role: 'king' })
  expect([status, body.code]).toEqual([400, 'validation'])
  expect(body.fields).toEqual({
    firstName: 'First name must be at least 2 characters.',
    lastName: 'Last name must be at least 2 characters.',
    company: 'Send the company. It can be empty.',
    role: 'Please select your role.',
  })
})

test('places are listed with device and network, this one first, and a refreshed one is the same place', async ({
  ann,
}) => {
  const phone = await ann.signIn(safari)
  const desk = await ann.signIn()
  const refreshed = await desk.call('POST', '/api/auth/refresh', {})
  expect(refreshed.status).toBe(200)
  const { body } = await desk.call('GET', '/api/account/sessions')
  const { sessions } = account.sessions.reply.parse(body)
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Firefox on Linux', true],
    ['Safari on iPhone', false],
  ])
  expect(sessions[0]?.address).toMatch(/^10\.\d+\.\d+\.x$/)
  expect(await phone.isIn()).toBe(true)
})

test('one place is signed out, and all others; somebody else’s cannot be', async ({ rooms, ann }) => {
  const [desk, phone, tablet] = [await ann.signIn(), await ann.signIn(safari), await ann.signIn()]
  const listed = account.sessions.reply.parse((await desk.call('GET', '/api/account/sessions')).body).sessions
  const phoneId = listed.find(({ device }) => device === 'Safari on iPhone')?.id
  const stranger = await (await holderIn(rooms)).signIn()
  const foreign = await stranger.call('DELETE', `/api/account/sessions/${phoneId}`)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found'])
  expect((await desk.call('DELETE', `/api/account/sessions/${phoneId}`)).status).toBe(200)
  expect([await phone.isIn(), await tablet.isIn()]).toEqual([false, true])
  expect((await desk.call('DELETE', '/api/account/sessions')).body).toEqual({ success: true, ended: 1 })
  expect([await desk.isIn(), await tablet.isIn(), await stranger.isIn()]).toEqual([true, false, true])
  expect((await ann.events()).slice(-2)).toEqual(['session_revoked', 'sessions_ended'])
})

test('that a session is used is written down again after some minutes', async ({ rooms, ann }) => {
  const device = await ann.signIn()
  const age = async () => {
    const found = await rooms.db.pool.query(
      "select now() - last_used_at < interval '1 minute' as fresh from sessions where user_id = $1",
      [ann.userId],
    )
    return found.rows[0].fresh
  }
  await rooms.db.pool.query(`update sessions set last_used_at = now() - interval '4 minutes' where user_id = $1`, [
    ann.userId,
  ])
  await device.isIn()
  expect(await age()).toBe(false)
  await rooms.db.pool.query(`update sessions set last_used_at = now() - interval '6 minutes' where user_id = $1`, [
    ann.userId,
  ])
  await device.isIn()
  expect(await age()).toBe(true)
})

test('however often it is refreshed, a sign-in ends after 90 days', async ({ rooms, ann }) => {
  const device = await ann.signIn()
  await rooms.db.pool.query(`update sessions set began_at = now() - interval '89 days' where user_id = $1`, [
    ann.userId,
  ])
  const { body } = await device.call('POST', '/api/auth/refresh', {})
  const left = Date.parse(String(body.expiresAt)) - Date.now()
  expect(left).toBeLessThanOrEqual(86_400_000)
  expect(left).toBeGreaterThan(0)
})

test('what happened is shown to its person alone, newest first, page by page', async ({ rooms, ann }) => {
  const device = await ann.signIn()
  for (const company of ['One', 'Two']) {
    await device.call('PATCH', '/api/account/profile', {
      firstName: 'Ann',
      lastName: 'Example',
      company,
      role: 'other',
    })
  }
  const first = account.events.reply.parse((await device.call('GET', '/api/account/events?limit=2')).body)
  expect(first.events.map(({ kind }) => kind)).toEqual(['profile_changed', 'profile_changed'])
  const rest = account.events.reply.parse(
    (await device.call('GET', `/api/account/events?limit=2&cursor=${first.nextCursor}`)).body,
  )
  expect(rest).toMatchObject({
    events: [{ kind: 'signed_in', detail: 'password', device: 'Firefox on Linux' }],
    nextCursor: null,
  })
  const stranger = await (await holderIn(rooms)).signIn()
  const theirs = account.events.reply.parse((await stranger.call('GET', '/api/account/events')).body)
  expect(theirs.events.map(({ kind }) => kind)).toEqual(['signed_in'])
})

test('the log of events can be added to and nothing else', async ({ rooms, ann }) => {
  await ann.signIn()
  const { pool } = rooms.db
  const refusal = 'never changed'
  await expect(
    pool.query("update account_events set kind = 'signed_out' where user_id = $1", [ann.userId]),
  ).rejects.toThrow(refusal)
  await expect(pool.query('delete from account_events where user_id = $1', [ann.userId])).rejects.toThrow(refusal)
  await expect(pool.query('truncate account_events')).rejects.toThrow(refusal)
})

test('letters that are not wanted are not written; those that the account needs are', async ({ rooms, ann }) => {
  const device = await ann.signIn()
  const off = await device.call('PATCH', '/api/account/notifications', { creditWarnings: false })
  expect(off.body.notifications).toEqual({
    signInAlerts: true,
    creditWarnings: false,
    watchAlerts: true,
    productNews: false,
  })
  const letter = { subject: 's', text: 't', html: 'h' }
  const write = (topic?: 'credit_warnings' | 'product_news' | 'sign_in_alerts') =>
    withTransaction(rooms.db, (tx) =>
      writeMail(
        tx,
        rooms.parts.queue,
        { cause: randomUUID(), to: ann.email, at: rooms.clock.now, ...(topic && { topic }) },
        letter,
      ),
    )
  await write('credit_warnings')
  await write('product_news')
  expect(await ann.letters()).toEqual([])
  await write('sign_in_alerts')
  await write()
  expect(await ann.letters()).toHaveLength(2)
  await device.call('PATCH', '/api/account/notifications', { creditWarnings: true, productNews: true })
  await write('credit_warnings')
  await write('product_news')
  expect(await ann.letters()).toHaveLength(4)
})

import { randomUUID } from 'node:crypto'
import { declaredRoutes } from '@vouch/contract'
import { expect } from 'vitest'
import { type Device, deviceWith, holderIn, signIn } from '../../../test/account-holder.ts'
import { test as base, freshAddress, type Rooms, signUp, type Visitor, verify } from '../../../test/rooms.ts'
import { type Colleague, colleagueIn } from '../../../test/team.ts'
import { loadBalance } from '../../customers/credits/balance.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => colleagueIn(rooms))

const reason = 'They asked for it'

async function emailOf({ db }: Rooms, { userId }: Pick<Visitor, 'userId'>): Promise<string> {
  return (await db.pool.query('select email from users where id = $1', [userId])).rows[0].email
}

async function lastNote(ann: Colleague) {
  return (await ann.get('/audit?limit=1')).body.rows[0]
}

test('credits are granted and taken through the ledger, once for each key, with the name typed and a reason', async ({
  rooms,
  ann,
}) => {
  const visitor = await signUp(rooms, 100)
  const confirm = await emailOf(rooms, visitor)
  const correct = (body: object, key: string = randomUUID()) =>
    ann.post(`/users/${visitor.userId}/credits`, body, { 'idempotency-key': key })
  const added = { bucket: 'purchased', delta: 40, reason, confirm }
  expect((await correct({ ...added, confirm: 'somebody@else.test' })).body.code).toBe('not_confirmed')
  expect((await correct({ bucket: 'purchased', delta: 40, confirm })).body.fields).toEqual({
    reason: 'Give a reason, in 3 to 500 characters.',
  })
  expect((await correct(added, 'once')).status).toBe(200)
  expect((await correct(added, 'once')).body.message).toContain('Nothing changed')
  expect((await correct({ ...added, bucket: 'monthly', delta: -30 })).status).toBe(200)
  const tooMuch = await correct({ ...added, bucket: 'monthly', delta: -71 })
  expect([tooMuch.status, tooMuch.body.error]).toEqual([
    402,
    'Insufficient credits: 71 required, 70 available for correction',
  ])
  expect(await loadBalance(rooms.db.pool, visitor.workspaceId)).toMatchObject({
    monthlyCredits: 70,
    purchasedCredits: 40,
  })
  const { cells } = await lastNote(ann)
  expect(cells).toMatchObject({ name: 'Ann', action: 'users.credits', subject: confirm, reason })
  expect([JSON.parse(cells.before).monthly, JSON.parse(cells.after).monthly]).toEqual([100, 70])
})

test('support looks at an account for half an hour, changes nothing in it, and the person sees that', async ({
  rooms,
  ann,
}) => {
  const holder = await holderIn(rooms)
  const own = await holder.signIn()
  const opened = await ann.post(`/users/${holder.userId}/view`, { reason: 'Ticket 12' })
  expect(opened.body).toMatchObject({ goTo: '/auth?google=signed-in' })
  const handover = String(opened.headers['set-cookie'])
  expect(handover).toMatch(/HttpOnly.*SameSite=Strict/)
  const exchanged = await rooms.app.inject({ url: '/api/auth/session', headers: { cookie: handover.split(';')[0] } })
  const { token, user, expiresAt } = exchanged.json()
  expect(user).toMatchObject({ id: holder.userId, supportName: 'Ann' })
  expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThan(31 * 60_000)
  const headers = { authorization: `Bearer ${token}` }
  expect((await rooms.app.inject({ url: '/api/auth/session', headers })).json().user.supportName).toBe('Ann')
  for (const [method, url] of [
    ['POST', '/api/verifications'],
    ['POST', '/api/credits/deduct'],
    ['POST', '/api/auth/refresh'],
    ['GET', '/api/account/export'],
  ] as const) {
    const refused = await rooms.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) })
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 403, 'support_view'])
  }
  expect((await own.call('GET', '/api/auth/session')).body).not.toMatchObject({ user: { supportName: 'Ann' } })
  const events = (await own.call('GET', '/api/account/events')).body.events
  expect(events).toMatchObject([{ kind: 'support_viewed', detail: 'Ticket 12' }, { kind: 'signed_in' }])
  // It was no sign-in of theirs, so no letter says that somebody signed in.
  expect((await holder.letters()).length).toBe(0)
})

/** What a teammate's browser holds who looks at somebody's account. */
async function viewing(rooms: Rooms, ann: Colleague, userId: string): Promise<Device> {
  const opened = await ann.post(`/users/${userId}/view`, { reason: 'Ticket 12' })
  const [cookie] = String(opened.headers['set-cookie']).split(';')
  const exchanged = await rooms.app.inject({ url: '/api/auth/session', headers: { cookie } })
  return deviceWith(rooms, exchanged.json().token)
}

test('leaving a support view ends that view alone, whatever it asks for, and the log says that support left', async ({
  rooms,
  ann,
}) => {
  const holder = await holderIn(rooms)
  const [desk, phone] = [await holder.signIn(), await holder.signIn()]
  for (const scope of ['global', 'local']) {
    const view = await viewing(rooms, ann, holder.userId)
    expect((await view.call('POST', '/api/auth/logout', { scope })).status).toBe(200)
    expect([await view.isIn(), await desk.isIn(), await phone.isIn()]).toEqual([false, true, true])
  }
  const logged = await rooms.db.pool.query(
    'select kind, actor, detail, agent from account_events where user_id = $1 order by id desc limit 2',
    [holder.userId],
  )
  expect(logged.rows).toEqual([
    { kind: 'support_left', actor: 'system', detail: 'Ann', agent: '' },
    { kind: 'support_viewed', actor: 'system', detail: 'Ticket 12', agent: '' },
  ])
  expect(await holder.events()).not.toContain('signed_out')
})

test('nothing that changes an account can be called in a support view', async ({ rooms, ann }) => {
  const holder = await holderIn(rooms)
  const view = await viewing(rooms, ann, holder.userId)
  const changing = declaredRoutes.filter(
    ({ method, access, path }) =>
      method !== 'GET' && (access === 'bearer' || access === 'either') && path !== '/api/auth/logout',
  )
  expect(changing.length).toBeGreaterThan(40)
  for (const { method, path } of changing) {
    const answer = await rooms.app.inject({
      method,
      url: path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
      headers: { authorization: `Bearer ${view.token}` },
      ...(method !== 'DELETE' && { payload: {} }),
    })
    expect([method, path, answer.json().code]).toEqual([method, path, 'support_view'])
  }
})

test('a suspended person is signed out and told so at the door, and comes back when it is lifted', async ({
  rooms,
  ann,
}) => {
  const holder = await holderIn(rooms)
  const device = await holder.signIn()
  const body = { reason: 'Chargebacks', confirm: holder.email.toUpperCase() }
  expect((await ann.post(`/users/${holder.userId}/suspend`, body)).status).toBe(200)
  expect((await device.call('GET', '/api/auth/session')).body.error).toBe('Invalid or expired token')
  await expect(signIn(rooms, holder.email, holder.password)).rejects.toThrow('403: This account is suspended.')
  expect((await ann.get(`/users?id=${holder.userId}`)).body.rows[0].can).toEqual(['credits', 'lift'])
  const sessions = await rooms.db.pool.query('select from sessions where user_id = $1', [holder.userId])
  expect(sessions.rowCount).toBe(0)
  expect((await ann.post(`/users/${holder.userId}/suspend`, body)).body.code).toBe('not_now')
  await ann.post(`/users/${holder.userId}/lift`, { reason })
  expect((await ann.post(`/users/${holder.userId}/lift`, { reason })).body.error).toBe('This account isn’t suspended.')
  expect(await (await holder.signIn()).isIn()).toBe(true)
})

test('an address is confirmed for a person, and every session of theirs can be ended', async ({ rooms, ann }) => {
  const holder = await holderIn(rooms)
  const device = await holder.signIn()
  await rooms.db.pool.query('update users set email_verified = false where id = $1', [holder.userId])
  await ann.post(`/users/${holder.userId}/verify`, { reason })
  const again = await ann.post(`/users/${holder.userId}/verify`, { reason })
  expect(again.body.error).toBe('This email address is already verified.')
  expect((await ann.get(`/users?id=${holder.userId}`)).body.rows[0].cells.state).toBe('active')
  await ann.post(`/users/${holder.userId}/end-sessions`, { reason, confirm: holder.email })
  expect(await device.isIn()).toBe(false)
})

test('one session of a person is ended, and the others go on', async ({ rooms, ann }) => {
  const holder = await holderIn(rooms)
  const [lost, kept] = [await holder.signIn(), await holder.signIn()]
  const open = (await ann.get(`/sessions?about=${holder.userId}`)).body.rows
  expect(open.map((row: { label: string; cells: { by: string } }) => [row.label, row.cells.by])).toEqual([
    [holder.email, 'the owner'],
    [holder.email, 'the owner'],
  ])
  // The last used stands first; the other one is ended.
  await kept.isIn()
  const { id } = (await ann.get(`/sessions?about=${holder.userId}`)).body.rows[1]
  const end = (confirm: string) => ann.post(`/sessions/${id}/end`, { reason, confirm })
  expect((await end('somebody@else.test')).body.code).toBe('not_confirmed')
  expect((await end(holder.email)).body.message).toBe('The session has ended.')
  expect((await ann.get(`/sessions?about=${holder.userId}`)).body.total).toBe(1)
  expect([await lost.isIn(), await kept.isIn()].filter(Boolean).length).toBe(1)
  expect((await end(holder.email)).status).toBe(404)
  expect((await lastNote(ann)).cells).toMatchObject({ action: 'sessions.end', subject: holder.email, reason })
})

test('a verification is looked into, scored again, and refunded once to where its credits came from', async ({
  rooms,
  ann,
}) => {
  const visitor = await signUp(rooms, 100)
  await rooms.work()
  const { url, handle } = freshAddress()
  const { id } = await verify(visitor, { url })
  expect(await visitor.credits()).toBe(90)
  const inside = (await ann.get(`/verifications/${id}`)).body
  expect(inside).toMatchObject({ creator: handle, state: 'done', creditsUsed: 10, snapshot: { connector: 'sandbox' } })
  expect(inside.report.signals.length).toBeGreaterThan(0)
  const snapshot = await ann.ask({ url: `/api/admin/verifications/${id}/snapshot` })
  expect(snapshot.json()).toMatchObject({ platform: 'twitch', handle })
  expect((await lastNote(ann)).cells).toMatchObject({ action: 'verifications.snapshot', subjectId: id })
  expect((await ann.post(`/verifications/${id}/rescore`, { reason })).status).toBe(200)
  expect((await ann.post(`/verifications/${id}/refund`, { reason, confirm: handle })).body.message).toContain(
    '10 credits',
  )
  expect(await visitor.credits()).toBe(100)
  expect((await ann.post(`/verifications/${id}/refund`, { reason, confirm: handle })).status).toBe(409)
  expect((await ann.get(`/verifications?id=${id}`)).body.rows[0]).toMatchObject({
    can: ['rescore'],
    cells: { refunded: true },
  })
  expect((await ann.get(`/verifications/${randomUUID()}`)).status).toBe(404)
})

test('letters, jobs, messages and the waitlist are taken up again or answered, each with a note', async ({
  rooms,
  ann,
}) => {
  const { pool } = rooms.db
  const at = rooms.clock.now
  const one = async (text: string) => (await pool.query(text, [at])).rows[0].id
  const letter = await one(
    `insert into mails (cause, recipient, subject, text_body, html_body, state, written_at) values (gen_random_uuid(), 'a@b.test', 'Hello', '', '', 'dead', $1) returning id`,
  )
  expect((await ann.post(`/mail/${letter}/retry`)).status).toBe(200)
  expect((await ann.post(`/mail/${letter}/retry`)).body.code).toBe('not_now')
  const message = await one(
    `insert into contact_messages (name, email, company, role, inquiry, subject, message, received_at)
     values ('Zoe', 'z@b.test', '', '', 'general', 'Question', 'Text', $1) returning id`,
  )
  await ann.post(`/messages/${message}/answer`)
  expect((await ann.post(`/messages/${message}/answer`)).body.error).toBe('This message is already answered.')
  expect((await ann.get(`/messages?id=${message}`)).body.rows[0]).toMatchObject({
    can: ['reopen'],
    cells: { state: 'answered' },
  })
  const entry = await one(
    `insert into waitlist_entries (list, email, first_name, last_name, company, role, source, referrer, utm_source, utm_medium,
       utm_campaign, utm_term, utm_content, joined_at) values ('product', 'w@b.test', 'Wim', '', '', '', 'form', '', '', '', '', '', '', $1) returning id`,
  )
  expect((await ann.post(`/waitlist/${entry}/invite`)).status).toBe(200)
  expect((await ann.post(`/waitlist/${entry}/invite`)).body.code).toBe('not_now')
  const letters = await pool.query("select subject from mails where recipient = 'w@b.test'")
  expect(letters.rows).toEqual([{ subject: 'Your spot at Vouch is ready' }])
  const job = await pool.query(`update jobs.job set state = 'failed' where name = 'mail.send' returning id`)
  expect((await ann.post(`/jobs/${job.rows[0].id}/retry`, { reason })).status).toBe(200)
  expect((await lastNote(ann)).cells).toMatchObject({ action: 'jobs.retry', before: expect.stringContaining('failed') })
})

test('a row that is not there, and a name that is another one, change nothing and are not noted as done', async ({
  rooms,
  ann,
}) => {
  const visitor = await signUp(rooms)
  expect((await ann.post(`/users/${randomUUID()}/lift`, { reason })).status).toBe(404)
  expect((await ann.post('/users/nobody/lift', { reason })).status).toBe(404)
  const wrong = await ann.post(`/users/${visitor.userId}/suspend`, { reason, confirm: 'x' })
  expect(wrong.body.error).toBe('The name you typed doesn’t match. Nothing was changed.')
  expect((await ann.get(`/audit?about=${visitor.userId}`)).body.total).toBe(0)
})

test('an announcement stands for everybody until its moment by the product’s clock', async ({ rooms, ann }) => {
  const until = new Date(rooms.clock.now.getTime() + 3_600_000).toISOString()
  const announcement = { text: 'Maintenance tonight at ten.', tone: 'caution', until }
  expect((await ann.post('/settings', { announcement })).body).toMatchObject({ announcement })
  const shown = async () => (await rooms.app.inject('/api/announcement')).json()
  expect(await shown()).toEqual({ announcement })
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 3_600_001)
  expect(await shown()).toEqual({ announcement: null })
  const standing = { text: 'Back tomorrow.', tone: 'info', until: null }
  expect((await ann.post('/settings', { announcement: standing })).status).toBe(200)
  const late = await ann.post('/settings', { announcement })
  expect([late.status, late.body.fields]).toEqual([
    400,
    { 'announcement.until': 'This time has passed, so no one would see it. Choose a later one.' },
  ])
  expect(await shown()).toEqual({ announcement: standing })
  // A year that the database does not know would end every reading of it.
  const yearless = { ...announcement, until: '0000-01-01T00:00:00Z' }
  expect((await ann.post('/settings', { announcement: yearless })).status).toBe(400)
  await ann.post('/settings', { announcement: null })
  expect((await lastNote(ann)).cells).toMatchObject({ action: 'settings.announcement', after: null })
})

import { expect } from 'vitest'
import {
  call,
  confirm,
  file,
  filed,
  freshEmail,
  freshName,
  idOf,
  lettersTo,
  profileShown,
  prove,
  snapshotsOf,
  verified,
} from '../../../test/data-requests.ts'
import { signUp, test, verify } from '../../../test/rooms.ts'
import { grantRequest, loadRequestQueue } from './request-queue.ts'

/** Requests as people send them: filed on the site, confirmed from the mailbox, carried out. */

test('the law decides by when a request is answered', async ({ open }) => {
  const rooms = await open()
  const ask = (law: string) => file(rooms, { kind: 'access', subject: 'account', law, email: freshEmail() })
  expect((await ask('gdpr')).body).toMatchObject({
    dueAt: '2026-12-20T10:00:00.000Z',
    reference: expect.stringMatching(/^DR-\w{8}$/),
  })
  expect((await ask('ccpa')).body).toMatchObject({ dueAt: '2027-01-04T10:00:00.000Z' })
})

test('nothing happens before the mailbox confirms, however often the link is read', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  await rooms.app.inject({ method: 'POST', url: '/api/waitlist', payload: { email } })
  const token = await filed(rooms, { kind: 'erasure', subject: 'account', email })
  for (let read = 0; read < 2; read += 1)
    expect((await call(rooms, 'GET', `/${token}`)).body).toMatchObject({ state: 'unconfirmed', exportUntil: null })
  const kept = await rooms.db.pool.query('select 1 from waitlist_entries where email = $1', [email])
  expect(kept.rows).toHaveLength(1)
  expect((await call(rooms, 'GET', `/${token}/export`)).status).toBe(404)
})

test('a stranger’s link opens nothing', async ({ open }) => {
  const rooms = await open()
  for (const token of ['guess', 'x'.repeat(43), 'fallback_1']) {
    expect((await call(rooms, 'GET', `/${token}`)).status).toBe(404)
    expect((await confirm(rooms, token)).status).toBe(404)
  }
  const email = freshEmail()
  const token = await filed(rooms, { kind: 'access', subject: 'account', email })
  await rooms.db.pool.query(
    "update data_requests set token_expires_at = now() - interval '1 minute' where email = $1",
    [email],
  )
  const { status, body } = await confirm(rooms, token)
  expect([status, body.error]).toEqual([404, 'This link is invalid or has expired. Please submit your request again.'])
})

test('an account’s copy holds the account and what the site knows, and can be fetched for a week', async ({ open }) => {
  const rooms = await open()
  const { userId } = await signUp(rooms)
  const email = freshEmail()
  await rooms.db.pool.query('update users set email = $2 where id = $1', [userId, email])
  await rooms.app.inject({ method: 'POST', url: '/api/waitlist', payload: { email, firstName: 'Ann' } })
  const token = await filed(rooms, { kind: 'access', subject: 'account', email })
  const { body } = await confirm(rooms, token)
  expect(body).toMatchObject({ state: 'done', exportUntil: '2026-11-27T10:00:00.000Z' })
  const copy = await call(rooms, 'GET', `/${token}/export`)
  expect(copy.headers['content-disposition']).toMatch(/^attachment; filename="vouch-DR-\w{8}\.json"$/)
  expect(copy.body).toMatchObject({ person: [{ email }], waitlist_entries: [{ first_name: 'Ann' }] })
  rooms.clock.now = new Date('2026-11-28T10:00:00Z')
  expect((await call(rooms, 'GET', `/${token}/export`)).body.error).toBe('There is no file, or its seven days are up.')
})

test('an address without an account gets what the site knows of it', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  await rooms.app.inject({ method: 'POST', url: '/api/waitlist', payload: { email, company: 'Acme' } })
  const token = await filed(rooms, { kind: 'access', subject: 'account', email })
  await confirm(rooms, token)
  expect((await call(rooms, 'GET', `/${token}/export`)).body).toMatchObject({ waitlist_entries: [{ company: 'Acme' }] })
})

test('an account is erased with all that the site knows of its address, and is told', async ({ open }) => {
  const rooms = await open()
  const { userId } = await signUp(rooms)
  const email = freshEmail()
  await rooms.db.pool.query('update users set email = $2 where id = $1', [userId, email])
  await rooms.app.inject({ method: 'POST', url: '/api/waitlist', payload: { email } })
  const message = { name: 'Ann', email, message: 'Hello' }
  await rooms.app.inject({ method: 'POST', url: '/api/contact', payload: message })
  const token = await filed(rooms, { kind: 'erasure', subject: 'account', email })
  expect((await confirm(rooms, token)).body).toMatchObject({ state: 'done' })
  const user = await rooms.db.pool.query('select deleted_at is not null as gone from users where id = $1', [userId])
  expect(user.rows).toEqual([{ gone: true }])
  for (const table of ['waitlist_entries', 'contact_messages', 'tool_registrations']) {
    const left = await rooms.db.pool.query(`select 1 from ${table} where email = $1`, [email])
    expect([table, left.rows.length]).toEqual([table, 0])
  }
  const { body } = await confirm(rooms, token)
  expect(body.outcome).toContain('We deleted the data linked to your email address.')
  expect((await lettersTo(rooms, email)).join()).toContain('We answered your request')
})

test('an objection of a person stops news at once and waits for the team', async ({ open }) => {
  const rooms = await open()
  const { userId } = await signUp(rooms)
  const email = freshEmail()
  await rooms.db.pool.query('update users set email = $2, accepts_marketing = true where id = $1', [userId, email])
  const token = await filed(rooms, { kind: 'objection', subject: 'account', email, details: 'No more news.' })
  expect((await confirm(rooms, token)).body).toMatchObject({ state: 'open' })
  const user = await rooms.db.pool.query('select accepts_marketing as news from users where id = $1', [userId])
  expect(user.rows).toEqual([{ news: false }])
  expect((await lettersTo(rooms, 'support@vouch.test')).join()).toContain('objection to decide by December 20, 2026')
})

test('a mailbox proves nothing about a creator: erasure waits until the profile itself shows the code', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const { visitor, handle, profileUrl, id } = await verified(rooms)
  const email = freshEmail()
  await rooms.db.pool.query(
    `insert into discovered_creators (platform, handle, read_at, source, words) values ('twitch', $1::text, $2, 'verification', '')`,
    [handle, rooms.clock.now],
  )
  await rooms.db.pool.query(
    `insert into outreach_contacts (workspace_id, creator_id, address, source, confidence, evidence, found_at)
     select $1, id, 'hello@fields.example', 'bio', 'high', 'bio', $2 from creators where handle = $3`,
    [visitor.workspaceId, rooms.clock.now, handle],
  )
  const token = await filed(rooms, { kind: 'erasure', subject: 'creator', email, profileUrl })
  const { body } = await confirm(rooms, token)
  expect(body).toMatchObject({ state: 'unproven', proofCode: expect.stringMatching(/^vouch-[\da-f]{8}$/), profileUrl })
  expect(await prove(rooms, token)).toMatchObject({ status: 409, body: { code: 'proof_missing' } })
  expect(await snapshotsOf(rooms, handle)).toBe(1)

  const bio = `Hello. ${body.proofCode.toUpperCase()}`
  rooms.platform.script = async (target) => profileShown(target, `id of ${handle}`, bio)
  expect((await prove(rooms, token)).body).toMatchObject({ state: 'done' })
  expect(await snapshotsOf(rooms, handle)).toBe(0)
  const known = await rooms.db.pool.query(
    'select handle from creators where handle = $1 union all select handle from discovered_creators where handle = $1',
    [handle],
  )
  expect(known.rows).toEqual([])
  expect((await rooms.db.pool.query('select from outreach_contacts')).rowCount).toBe(0)
  const run = await rooms.db.pool.query(
    'select label, address::text from verification_runs run join verifications on run.id = run_id where verifications.id = $1',
    [id],
  )
  expect(JSON.stringify(run.rows)).not.toContain(handle)

  const shown = await visitor.call('GET', `/${id}`)
  expect(shown.body).toMatchObject({ state: 'done', dataDeleted: true, creator: { handle: 'erased' } })
  expect(shown.body.report).toBeUndefined()
  const again = await visitor.call('POST', '', { url: profileUrl.toUpperCase().replace('HTTPS', 'https') })
  expect(again).toMatchObject({ status: 451, body: { code: 'creator_withheld' } })
  const renamed = await verify(visitor, { url: `twitch.tv/${freshName()}` })
  expect(renamed).toMatchObject({ state: 'failed', failure: { code: 'creator_withheld' } })
  expect(await visitor.credits()).toBe(140)
})

test('a look at the profile is allowed five times a day', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  const profileUrl = `twitch.tv/${freshName()}`
  const token = await filed(rooms, { kind: 'erasure', subject: 'creator', email, profileUrl })
  await confirm(rooms, token)
  for (let look = 0; look < 5; look += 1) expect((await prove(rooms, token)).status).toBe(409)
  expect(await prove(rooms, token)).toMatchObject({ status: 429, body: { code: 'daily_limit' } })
  expect(rooms.platform.calls).toBe(5)
})

test('where no connector reads the platform the team checks by hand, and its answer is carried out', async ({
  open,
}) => {
  const rooms = await open()
  const email = freshEmail()
  const profileUrl = `https://www.instagram.com/${freshName()}/`
  const token = await filed(rooms, { kind: 'access', subject: 'creator', email, profileUrl })
  expect((await confirm(rooms, token)).body).toMatchObject({ state: 'open' })
  const queue = await loadRequestQueue(rooms.site)
  const waiting = queue.find((request) => request.email === email)
  expect(waiting).toMatchObject({ kind: 'access', subject: 'creator', profileUrl, overdue: false })
  await grantRequest(rooms.site, waiting?.id ?? '')
  expect((await call(rooms, 'GET', `/${token}/export`)).body).toMatchObject({ creator: [], snapshots: [] })
  await expect(grantRequest(rooms.site, waiting?.id ?? '')).rejects.toThrow('This request isn’t waiting for an answer.')
  rooms.clock.now = new Date('2027-02-01T00:00:00Z')
  expect((await loadRequestQueue(rooms.site)).every(({ overdue }) => overdue)).toBe(true)
})

test('a creator’s copy holds their profile and figures, and nobody else’s words', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const { handle, profileUrl } = await verified(rooms)
  const email = freshEmail()
  const token = await filed(rooms, { kind: 'access', subject: 'creator', email, profileUrl })
  await confirm(rooms, token)
  await grantRequest(rooms.site, await idOf(rooms, email))
  const { body } = await call(rooms, 'GET', `/${token}/export`)
  expect(body).toMatchObject({ creator: [{ handle }], snapshotsKept: { fetched: 1, broughtByCustomers: 0 } })
  expect(body.snapshots[0].posts.length).toBeGreaterThan(0)
  expect(body.snapshots[0]).not.toHaveProperty('comments')
  expect(body.snapshots[0].othersCounted.comments).toBeGreaterThan(0)
  expect(body.reports).toHaveLength(1)
})

test('a creator who was erased while being fetched is not stored and costs nothing', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const profileUrl = `https://www.twitch.tv/${freshName()}`
  const email = freshEmail()
  await filed(rooms, { kind: 'erasure', subject: 'creator', email, profileUrl }).then((token) => confirm(rooms, token))
  rooms.platform.script = async (target) => {
    await grantRequest(rooms.site, await idOf(rooms, email))
    return profileShown(target, 'nobody before')
  }
  const { state, failure, creditsUsed } = await verify(visitor, { url: profileUrl })
  expect([state, failure?.code, creditsUsed]).toEqual(['failed', 'creator_withheld', 0])
  // The run is cleaned a moment after it ended.
  const named = async () =>
    (await rooms.db.pool.query('select 1 from creators where handle = $1', [profileUrl.split('/').at(-1)])).rows
  await expect.poll(named).toEqual([])
})

test('a generated creator is nobody: the sandbox erases it after the mailbox alone', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  const token = await filed(rooms, {
    kind: 'erasure',
    subject: 'creator',
    email,
    profileUrl: 'instagram.com/ben_gone_sandbox',
  })
  expect((await confirm(rooms, token)).body).toMatchObject({ state: 'done', proofCode: null })
})

test('whoever asks too often is answered alike and written to three times a day', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  const ask = () => file(rooms, { kind: 'access', subject: 'account', email })
  for (let asked = 0; asked < 5; asked += 1)
    expect((await ask()).body).toMatchObject({ success: true, reference: expect.any(String) })
  expect(await lettersTo(rooms, email)).toHaveLength(3)
})

test('what is missing is said, and a program is thanked for nothing', async ({ open }) => {
  const rooms = await open()
  const { status, body } = await file(rooms, { kind: 'access', subject: 'creator', email: 'x' })
  expect(status).toBe(400)
  expect(body.fields).toMatchObject({ email: 'Please enter a valid email address.' })
  const about = { kind: 'access', subject: 'creator', email: freshEmail() }
  expect((await file(rooms, about)).body.fields).toEqual({ profileUrl: 'Please enter the profile URL.' })
  expect(await file(rooms, { ...about, profileUrl: 'https://example.com/x' })).toMatchObject({
    status: 422,
    body: { code: 'bad_address' },
  })
  expect((await file(rooms, { ...about, subject: 'account', website: 'x' })).status).toBe(202)
  expect(await lettersTo(rooms, about.email)).toEqual([])
})

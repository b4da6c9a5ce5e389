import { expect } from 'vitest'
import { awayOnce } from '../../../test/away-once.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import {
  creatorWith,
  day,
  later,
  pastUndo,
  senderVia,
  sendTo,
  test,
  wordsOfOrder,
} from '../../../test/outreach-ground.ts'
import { type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { subscribe } from '../../../test/subscribers.ts'
import { renewMonthly } from '../../customers/credits/renew-monthly.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { noteBounce } from './end-messages.ts'

/** What is sent, what it costs, and what ends it. */

test('nothing is sent without a confirmation of count and cost, and both follow from one plan', async ({
  ann,
  rooms,
  post,
}) => {
  const [eve, bob] = [await creatorWith(ann), await creatorWith(ann)]
  const recipients = [eve, bob].map(({ platform, handle }) => ({ platform, handle }))
  const order = { ...wordsOfOrder, recipients, followUps: [{ afterDays: 3, body: 'Still there?' }] }
  const before = await ann.credits()
  for (const confirm of [undefined, { count: 1, credits: 42 }, { count: 2, credits: 41 }]) {
    const refused = await ann.ask('POST', '/api/outreach/messages', { ...order, ...(confirm && { confirm }) })
    expect(refused).toMatchObject({ status: 409, body: { code: 'confirmation_required', count: 2, credits: 42 } })
  }
  expect(await ann.credits()).toBe(before)
  const confirm = { count: 2, credits: 42 }
  const key = { 'idempotency-key': 'once' }
  const sent = await ann.ask('POST', '/api/outreach/messages', { ...order, confirm }, key)
  expect(sent).toMatchObject({ status: 201, body: { count: 2, credits: 42 } })
  expect((await ann.ask('POST', '/api/outreach/messages', { ...order, confirm }, key)).body).toEqual(sent.body)
  expect(await ann.credits()).toBe(before - 42)
  await later(rooms, ann, 0)
  expect(post.received).toEqual([])
  await later(rooms, ann, pastUndo)
  expect(post.received).toHaveLength(2)
})

test('a message says who sends, where the address is from and how to end it, and carries one-click unsubscribe', async ({
  ann,
  rooms,
  post,
}) => {
  const eve = await creatorWith(ann)
  await sendTo(ann, [eve])
  await later(rooms, ann, pastUndo)
  const [letter = ''] = post.received
  expect(letter).toContain(`To: ${eve.address}`)
  expect(letter).toContain(`Subject: Tea for @${eve.handle}`)
  expect(letter).toContain('Hi there, we are Tea Company LLC.')
  expect(letter).toContain('Tea Company LLC, 1 Leaf Street, Portland, OR')
  expect(letter).toContain('You are getting this email because you gave us your address.')
  expect(letter).toMatch(/List-Unsubscribe:\s+<https:\/\/vouch\.test\/api\/outreach\/unsubscribe\/[\w-]+>/)
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(letter).toMatch(/Message-ID:\s+<[0-9a-f-]{36}\.[\w-]{12}@tea\.test>/)
  expect(letter).not.toMatch(/<img/i)
})

test('what the mail server has is not sent again because the database was away for a moment', async ({
  ann,
  rooms,
  post,
}) => {
  const blink = awayOnce(rooms.db, "set state = 'sent'")
  await sendTo(ann, [await creatorWith(ann)])
  await later({ ...rooms, outreach: { ...rooms.outreach, db: blink.db } }, ann, pastUndo)
  expect([post.received.length, blink.wasAway()]).toEqual([1, true])
  await later(rooms, ann, day)
  expect(post.received).toHaveLength(1)
})

test('what is taken back within the time never leaves, and its credits come back', async ({ ann, rooms, post }) => {
  const before = await ann.credits()
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps: [{ afterDays: 2, body: 'Hello?' }] })
  const thread = (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
  const first = thread.messages.find(({ kind }: { kind: string }) => kind === 'first')
  expect((await ann.ask('DELETE', `/api/outreach/messages/${first.id}`)).status).toBe(200)
  expect(await ann.credits()).toBe(before)
  await later(rooms, ann, 10 * day)
  expect(post.received).toEqual([])
  expect((await ann.ask('DELETE', `/api/outreach/messages/${first.id}`)).body.code).toBe('not_now')
})

test('a refusal gives the credits back, of the follow-ups too, and the creator can be written to again', async ({
  ann,
  rooms,
  post,
}) => {
  const before = await ann.credits()
  post.refusals.push({ code: 550, sentence: 'No such user' })
  const eve = await creatorWith(ann)
  const { threadIds } = await sendTo(ann, [eve], { followUps: [{ afterDays: 2, body: 'Hello?' }] })
  await later(rooms, ann, pastUndo)
  expect(await ann.credits()).toBe(before)
  const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
  expect(body).toMatchObject({ state: 'failed', messages: [{ state: 'refused' }, { state: 'canceled' }] })
  expect(body.messages[0].fault).toContain('No such user')
  expect(await sendTo(ann, [eve])).toMatchObject({ count: 1 })
})

test('a server that wants it later gets it later, with the same Message-ID, charged once', async ({
  ann,
  rooms,
  post,
}) => {
  const before = await ann.credits()
  post.refusals.push({ code: 451, sentence: 'Greylisted' })
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)])
  await later(rooms, ann, pastUndo)
  expect(post.received).toEqual([])
  await later(rooms, ann, 90)
  expect(post.received).toHaveLength(1)
  const { messages } = (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
  expect(messages).toMatchObject([{ state: 'sent', maybeTwice: false }])
  expect(await ann.credits()).toBe(before - 20)
})

test('a server that can’t be reached is asked once for all that is due, and has all of it once it is back', async ({
  ann,
  rooms,
  post,
}) => {
  const before = await ann.credits()
  const creators = [await creatorWith(ann), await creatorWith(ann), await creatorWith(ann)]
  const { threadIds } = await sendTo(ann, creators)
  await post.close()
  await later(rooms, ann, pastUndo)
  const waiting = await rooms.db.pool.query<{ attempts: number; fault: string }>(
    `select attempts, fault from outreach_messages where state = 'waiting' and thread_id = any($1)`,
    [threadIds],
  )
  expect(waiting.rows.map(({ attempts }) => attempts)).toEqual([1, 1, 1])
  expect(new Set(waiting.rows.map(({ fault }) => fault)).size).toBe(1)
  const back = await startMailServer(Number(new URL(post.url).port))
  await later(rooms, ann, 61)
  await back.close()
  expect(back.received).toHaveLength(3)
  for (const id of threadIds) {
    const { messages } = (await ann.ask('GET', `/api/outreach/threads/${id}`)).body
    expect(messages).toMatchObject([{ state: 'sent', maybeTwice: false }])
  }
  expect(await ann.credits()).toBe(before - 60)
})

test('follow-ups come after the days that were said, one after the other, and end with a reply', async ({
  ann,
  rooms,
  post,
}) => {
  const followUps = [3, 4, 5].map((afterDays) => ({ afterDays, body: `After ${afterDays}` }))
  const before = await ann.credits()
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps })
  expect(before - (await ann.credits())).toBe(23)
  await later(rooms, ann, pastUndo)
  await later(rooms, ann, 2 * day)
  expect(post.received).toHaveLength(1)
  await later(rooms, ann, day + 1)
  expect(post.received).toHaveLength(2)
  const ids = post.received.map((letter) => /Message-ID:\s+(<.+>)/.exec(letter)?.[1])
  expect(post.received[1]).toContain(`In-Reply-To: ${ids[0]}`)
  const logged = await ann.ask('POST', `/api/outreach/threads/${threadIds[0]}/received`, { text: 'Tell me more' })
  expect(logged.body).toMatchObject({ state: 'replied', waiting: 0 })
  await later(rooms, ann, 30 * day)
  expect(post.received).toHaveLength(2)
  expect(before - (await ann.credits())).toBe(21)
})

for (const [how, method, path, body] of [
  ['archived', 'POST', '/state', { deed: 'archive' }],
  ['deleted', 'DELETE', '', undefined],
] as const)
  test(`what waits for a campaign that is ${how} does not leave, and its credits come back`, async ({
    ann,
    rooms,
    post,
  }) => {
    const eve = await creatorWith(ann)
    const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'sales' })
    const campaign = `/api/campaigns/${draft.id}`
    await ann.ask('POST', `${campaign}/creators`, { creators: [{ platform: eve.platform, handle: eve.handle }] })
    await ann.ask('POST', `${campaign}/state`, { deed: 'start' })
    const followUps = [{ afterDays: 1, body: 'Hello?' }]
    const { threadIds } = await sendTo(ann, [eve], { campaignId: draft.id, followUps })
    await later(rooms, ann, pastUndo)
    const before = await ann.credits()
    expect((await ann.ask(method, `${campaign}${path}`, body)).status).toBe(200)
    await later(rooms, ann, 2 * day)
    expect(post.received).toHaveLength(1)
    const { messages } = (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
    expect(messages).toMatchObject([{ state: 'sent' }, { state: 'canceled' }])
    expect(messages[1].fault).toBe('Its campaign was archived or deleted.')
    expect(await ann.credits()).toBe(before + 1)
  })

test('after a lapse follow-ups stop, and their credits come back', async ({ rooms, post }) => {
  const ann = await subscribe(rooms)
  await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url))
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps: [{ afterDays: 1, body: 'Hello?' }] })
  await later(rooms, ann, pastUndo)
  const before = await ann.credits()
  await lapse(rooms, ann)
  await later(rooms, ann, 2 * day)
  expect(post.received).toHaveLength(1)
  const { messages } = (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
  expect(messages).toMatchObject([{ state: 'sent' }, { state: 'canceled', fault: 'Your plan has ended.' }])
  expect(await ann.credits()).toBe(before + 1)
})

test('one click unsubscribes at once: nothing that waits is sent, and nobody can write there again', async ({
  ann,
  rooms,
  post,
}) => {
  const eve = await creatorWith(ann)
  const { threadIds } = await sendTo(ann, [eve], { followUps: [{ afterDays: 1, body: 'Hello?' }] })
  await later(rooms, ann, pastUndo)
  const path = /List-Unsubscribe:\s+<https:\/\/vouch\.test(\/[^>]+)>/.exec(post.received[0] ?? '')?.[1] ?? ''
  const shown = await rooms.app.inject({ method: 'GET', url: path })
  expect(shown.json()).toMatchObject({ brand: 'Tea Company LLC', done: false })
  expect(shown.body).not.toContain(eve.address)
  const click = {
    ...({ method: 'POST', url: path } as const),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    payload: 'List-Unsubscribe=One-Click',
  }
  for (const _ of [1, 2]) expect((await rooms.app.inject(click)).statusCode).toBe(200)
  expect((await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body).toMatchObject({
    state: 'unsubscribed',
    waiting: 0,
  })
  await later(rooms, ann, 10 * day)
  expect(post.received).toHaveLength(1)
  const again = await ann.ask('POST', '/api/outreach/preview', {
    ...wordsOfOrder,
    recipients: [{ platform: eve.platform, handle: eve.handle }],
  })
  expect(again.body.recipients[0].faults.map(({ code }: { code: string }) => code)).toContain('suppressed')
  expect((await rooms.app.inject({ method: 'POST', url: `${path.slice(0, -3)}abc` })).statusCode).toBe(410)
})

test('a day’s limit holds, and what is over it leaves on the next day', async ({ rooms, post, ann }) => {
  const { body: sender } = await ann.ask('GET', '/api/outreach/sender')
  const { smtp, imap: _, ...rest } = sender.sender
  const { hasPassword: __, ...server } = smtp
  expect((await ann.ask('PUT', '/api/outreach/sender', { ...rest, smtp: server, dailyMax: 2 })).status).toBe(200)
  const creators = [await creatorWith(ann), await creatorWith(ann), await creatorWith(ann)]
  await sendTo(ann, creators)
  await later(rooms, ann, pastUndo)
  expect(post.received).toHaveLength(2)
  await later(rooms, ann, 60)
  expect(post.received).toHaveLength(2)
  await later(rooms, ann, day)
  expect(post.received).toHaveLength(3)
})

test('an attempt that nobody ended is made again with the same Message-ID, says so, and is charged once', async ({
  ann,
  rooms,
  post,
}) => {
  const before = await ann.credits()
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)])
  await later(rooms, ann, pastUndo)
  // As a process leaves it that dies between the server’s answer and its own note.
  await rooms.db.pool.query(
    `update outreach_messages set state = 'sending', sent_at = null, due_at = $2 where thread_id = $1`,
    [threadIds[0], rooms.clock.now],
  )
  await later(rooms, ann, 1)
  const ids = post.received.map((letter) => /Message-ID:\s+(<.+>)/.exec(letter)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  const { messages } = (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
  expect(messages).toMatchObject([{ state: 'sent', maybeTwice: true }])
  expect(await ann.credits()).toBe(before - 20)
})

test('what is scheduled leaves at that hour where the creator lives', async ({ ann, rooms, post }) => {
  const eve = await creatorWith(ann)
  const found = { creators: [{ platform: eve.platform, handle: eve.handle }] }
  await ann.ask('POST', '/api/outreach/contacts/find', found)
  await rooms.db.pool.query(`update outreach_lookups set country = 'JP' where workspace_id = $1`, [ann.workspaceId])
  const plan = await ann.ask('POST', '/api/outreach/preview', {
    ...{ ...wordsOfOrder, recipients: found.creators, sendOn: '2026-11-21', sendTime: '09:00' },
  })
  expect(plan.body.recipients[0]).toMatchObject({ zone: 'Asia/Tokyo', sendAt: '2026-11-21T00:00:00.000Z' })
  await sendTo(ann, [eve], { sendOn: '2026-11-21', sendTime: '09:00' })
  await later(rooms, ann, 13 * 3_600)
  expect(post.received).toEqual([])
  await later(rooms, ann, 3_600)
  expect(post.received).toHaveLength(1)
})

test('whoever a preview finds something against is left out and not charged', async ({ ann }) => {
  const known = await creatorWith(ann)
  const nobody = { platform: 'twitch', handle: 'quiet_one' }
  await ann.ask('POST', '/api/outreach/contacts/find', { creators: [nobody] })
  const german = await creatorWith(ann, 'hallo@kreativ.test')
  const order = {
    ...wordsOfOrder,
    recipients: [known, nobody, german].map(({ platform, handle }) => ({ platform, handle })),
  }
  const plan = (await ann.ask('POST', '/api/outreach/preview', { ...order, body: 'Fee: {{fee}}, {{shoe}}' })).body
  const codes = plan.recipients.map(({ faults }: { faults: { code: string }[] }) => faults.map(({ code }) => code))
  expect(codes).toEqual([
    ['hole', 'unknown_field'],
    ['no_contact', 'hole', 'unknown_field'],
    ['hole', 'unknown_field'],
  ])
  expect(plan).toMatchObject({ count: 0, credits: 0 })
  // The advice is about the field that isn't known.
  expect(plan.recipients[0].faults[0].error).toMatch(/the fee.+\{\{fee\|[^}]+\}\}\.$/i)
  expect((await ann.ask('POST', '/api/outreach/preview', order)).body).toMatchObject({ count: 2, credits: 40 })
})

test('one workspace sees and stops nothing of another', async ({ ann, rooms }) => {
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)])
  const ben = await signUp(rooms)
  const path = `/api/outreach/threads/${threadIds[0]}`
  expect((await ben.ask('GET', path)).status).toBe(404)
  expect((await ben.ask('PATCH', path, { unread: true })).status).toBe(404)
  expect((await ben.ask('POST', `${path}/stop`)).status).toBe(404)
  expect((await ben.ask('GET', '/api/outreach/threads')).body.threads).toEqual([])
})

test('a thread is nobody’s once the person who had it has left', async ({ ann, rooms }) => {
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)])
  const ben = await signUp(rooms)
  await rooms.db.pool.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'member', now())`,
    [ann.workspaceId, ben.userId],
  )
  const path = `/api/outreach/threads/${threadIds[0]}`
  const given = await ann.ask('PATCH', path, { assigneeId: ben.userId })
  expect(given.body.assignee).toMatchObject({ id: ben.userId })
  await rooms.db.pool.query('delete from workspace_members where user_id = $1', [ben.userId])
  expect((await ann.ask('GET', path)).body.assignee).toBe(null)
})

/** The plan has ended. */
async function lapse({ db, clock }: Rooms, { workspaceId }: Visitor): Promise<void> {
  await db.pool.query(`update subscriptions set status = 'lapsed', ended_at = $2 where workspace_id = $1`, [
    ...[workspaceId, clock.now],
  ])
}

test('emails that wait, or were sent and bounce, carry no credits of their month into the next one', async ({
  ann,
  rooms,
}) => {
  const { db, clock } = rooms
  await sendTo(ann, [await creatorWith(ann)])
  await later(rooms, ann, pastUndo)
  const { threadIds } = await sendTo(ann, [await creatorWith(ann), await creatorWith(ann)])
  const { workspaceId } = ann
  const month = { workspaceId, cause: 'next-month', action: 'monthly_grant', credits: 150, at: clock.now }
  await renewMonthly(db.pool, month)
  expect(await ann.credits()).toBe(150)
  for (const id of threadIds) await ann.ask('POST', `/api/outreach/threads/${id}/stop`)
  const messages = await db.pool.query<{ id: string; state: string }>(
    'select id, state from outreach_messages where workspace_id = $1 order by place',
    [workspaceId],
  )
  expect(messages.rows.map(({ state }) => state)).toEqual(['sent', 'canceled', 'canceled'])
  const [{ id } = { id: '' }] = messages.rows
  const bounce = { id, fault: 'No such mailbox', givesBack: true, at: clock.now }
  expect(await withTransaction(db, (tx) => noteBounce(tx, bounce))).not.toBeNull()
  expect(await ann.credits()).toBe(150)
})

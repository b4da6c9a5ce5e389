import { type Verification, type WebhookEvent, type WebhookEventType, webhookEvents } from '@vouch/contract'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { test as base, freshAddress, type Rooms, snapshotFor, verify } from '../../../test/rooms.ts'
import { deliveringIn } from '../../../test/webhook-receiver.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'

/** What happens in a workspace arrives at its endpoints, signed, numbered and once. */

const test = base.extend('ground', async ({ open }, { onCleanup }) => {
  const ground = await deliveringIn(open)
  onCleanup(ground.end)
  return ground
})

test('a verification is told with its range, and its signature proves the body', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  const { secret } = await ann.listen()
  await rooms.work()
  await dispatch()
  const { url, handle } = freshAddress()
  const { id, report } = await verify(ann, { url })
  await expect.poll(() => receiver.calls.length).toBe(1)
  const [call] = receiver.calls
  if (call === undefined || secret === null) throw new Error('Nothing arrived')
  const body = new Webhook(secret).verify(call.body, call.headers) as { type: string; sequence: number; data: object }
  expect(body).toMatchObject({ type: 'verification.done', sequence: 1 })
  const data = webhookEvents['verification.done'].data.strict().parse(body.data)
  const trust = report?.trust && { score: report.trust.score, low: report.trust.low, high: report.trust.high }
  expect(data).toEqual({
    verificationId: id,
    creator: { platform: 'twitch', handle, url: `https://www.twitch.tv/${handle}` },
    reportUrl: `https://vouch.test/dashboard/verifications/${id}`,
    ...{ state: report?.state, trust, decision: report?.decision?.word ?? null, creditsUsed: 10 },
  })
  expect(() => new Webhook(secret).verify(`${call.body} `, call.headers)).toThrow('No matching signature')
})

test('a verification that fails is told with its reason', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  await ann.listen({ events: ['verification.failed'] })
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_refused', 'The platform refused.')
  }
  await rooms.work()
  await dispatch()
  const { id } = await verify(ann, { url: freshAddress().url })
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
    type: 'verification.failed',
    data: { verificationId: id, code: expect.any(String), error: expect.stringMatching(/\.$/) },
  })
})

test('a campaign that is started and archived is told twice, each as it was then', async ({ ground }) => {
  const { receiver, dispatch, someone } = ground
  const ann = await someone()
  await ann.listen({ events: ['campaign.moved'] })
  await dispatch()
  const { body: campaign } = await ann.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'launch' })
  for (const deed of ['start', 'archive'])
    expect((await ann.ask('POST', `/api/campaigns/${campaign.id}/state`, { deed })).status).toBe(200)
  await expect.poll(() => receiver.calls.length).toBe(2)
  const told = receiver.calls.map(({ body }) => JSON.parse(body)).toSorted((a, b) => a.sequence - b.sequence)
  expect(told).toMatchObject([
    { type: 'campaign.moved', sequence: 1, data: { name: 'Spring', change: 'started', state: 'active' } },
    { type: 'campaign.moved', sequence: 2, data: { name: 'Spring', change: 'archived', state: 'archived' } },
  ])
  for (const { data } of told) webhookEvents['campaign.moved'].data.strict().parse(data)
})

test('a step that is finished, a draft that comes in and an order of a shop are told as they happen', async ({
  ground,
}) => {
  const { receiver, dispatch, someone } = ground
  const ann = await someone()
  const events = ['campaign.step', 'deliverable.submitted', 'deliverable.posted', 'order.received']
  await ann.listen({ events: events as WebhookEventType[] })
  await dispatch()
  const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'launch' })
  const path = `/api/campaigns/${draft.id}`
  const { handle } = freshAddress()
  const added = await ann.ask('POST', `${path}/creators`, { creators: [{ platform: 'twitch', handle }] })
  const [entry] = added.body.creators
  await ann.ask('POST', `${path}/state`, { deed: 'start' })
  const made = await ann.ask('POST', `${path}/creators/${entry.id}/deliverables`, { kind: 'video', title: 'Unboxing' })
  const [deliverable] = made.body.creators[0].deliverables
  const set = (field: string, value: string, version = 0) =>
    ann.ask('PATCH', `${path}/deliverables/${deliverable.id}`, { field, value, version })
  await set('title', 'A title', 1)
  await set('state', 'drafted')
  await set('state', 'planned', 1)
  await ann.ask('POST', '/api/tracking/codes', { campaignId: draft.id, entryId: entry.id, code: 'AVA15' })
  const { body: shop } = await ann.ask('POST', '/api/tracking/sources', { kind: 'standard', name: 'Tea shop' })
  const at = '2026-11-20T09:00:00Z'
  const order = { orderId: '1042', at, total: 40, currency: 'USD', codes: ['ava15'] }
  const body = JSON.stringify({ type: 'order.created', timestamp: at, data: order })
  for (let twice = 0; twice < 2; twice += 1) expect((await sent(ground, shop, body)).statusCode).toBe(200)
  await expect.poll(() => receiver.calls.length).toBe(3)
  const told = receiver.calls.map((call) => JSON.parse(call.body)).toSorted((a, b) => a.sequence - b.sequence)
  const creator = { platform: 'twitch', handle }
  expect(told).toMatchObject([
    { type: 'campaign.step', data: { name: 'Spring', step: 3, done: true } },
    {
      type: 'deliverable.submitted',
      data: { campaign: 'Spring', creator, kind: 'video', title: 'A title', link: null },
    },
    { type: 'order.received', data: { orderId: '1042', total: 40, campaignId: draft.id, creator, codes: ['AVA15'] } },
  ])
  for (const { type, data } of told) webhookEvents[type as WebhookEventType].data.strict().parse(data)
  await ann.ask('DELETE', `${path}/creators/${entry.id}`)
  await expect.poll(() => receiver.calls.length).toBe(4)
  const last = receiver.calls.map((call) => JSON.parse(call.body)).find(({ sequence }) => sequence === 4)
  expect(last).toMatchObject({ type: 'campaign.step', data: { step: 3, done: false } })
})

/** A shop's message, signed with its secret. */
function sent({ rooms }: { rooms: Rooms }, shop: { source: { url: string }; secret: string }, body: string) {
  const id = `msg_${body.length}`
  const at = new Date()
  const headers = {
    ...{
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    },
    'webhook-signature': new Webhook(shop.secret).sign(id, at, body),
  }
  return rooms.app.inject({ method: 'POST', url: new URL(shop.source.url).pathname, headers, payload: body })
}

test('a workspace hears of its own alone, and of what its endpoint wants', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const [ann, ben, cleo] = [await someone(), await someone(), await someone()]
  await ben.listen({ events: ['batch.done', 'credits.low'] })
  await cleo.listen()
  await rooms.work()
  await dispatch()
  await verify(ann, { url: freshAddress().url })
  await verify(cleo, { url: freshAddress().url })
  await verify(ben, { url: freshAddress().url })
  await expect.poll(() => receiver.calls.length).toBe(1)
  const rows = await rooms.db.pool.query('select workspace_id from webhook_events where workspace_id = any($1)', [
    [ann.workspaceId, ben.workspaceId, cleo.workspaceId],
  ])
  expect(rows.rows).toEqual([{ workspace_id: cleo.workspaceId }])
})

test('a score that left the range of the last report is told beside the verification', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  await ann.listen({ events: ['score.changed'] })
  await rooms.work()
  const { url } = freshAddress()
  const first = await verify(ann, { url })
  rooms.platform.script = async (target) => snapshotFor(target, 'luxe_lena_sandbox')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 26 * 3_600_000)
  const second = await verify(ann, { url })
  await dispatch()
  await expect.poll(() => receiver.calls.length).toBe(1)
  const told = JSON.parse(receiver.calls[0]?.body ?? '')
  const scoreOf = (report: Verification['report']) => report?.trust && { score: report.trust.score }
  expect(told).toMatchObject({
    type: 'score.changed',
    data: { verificationId: second.id, before: scoreOf(first.report), after: scoreOf(second.report) },
  })
})

test('few credits and a list that is through are told once each', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  await ann.listen({ events: ['credits.low', 'batch.done'] })
  const { pool } = rooms.db
  const made = await pool.query<{ id: string }>(
    `insert into bulk_batches (workspace_id, user_id, name, created_at) values ($1, $2, 'Spring & <summer>', now()) returning id`,
    [ann.workspaceId, ann.userId],
  )
  for (let twice = 0; twice < 2; twice += 1)
    await pool.query(`update bulk_batches set state = 'done', ended_at = now() where id = $1`, [made.rows[0]?.id])
  await pool.query(
    `insert into credit_notices (workspace_id, cycle, level, remaining, at) values ($1, 0, 'low', 48, now())
     on conflict (workspace_id, cycle, level) do update set remaining = 47`,
    [ann.workspaceId],
  )
  await dispatch()
  await expect.poll(() => receiver.calls.length).toBe(2)
  const told = receiver.calls.map(({ body }) => JSON.parse(body) as WebhookEvent & { sequence: number })
  expect(told.toSorted((a, b) => a.sequence - b.sequence)).toMatchObject([
    { sequence: 1, type: 'batch.done', data: { name: 'Spring & <summer>', done: 0, failed: 0 } },
    { sequence: 2, type: 'credits.low', data: { level: 'low', remaining: 48 } },
  ])
})

test('a change of a watched creator is told to whoever watches, and goes with it', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const [ann, ben] = [await someone(), await someone()]
  const { endpoint } = await ann.listen()
  await ben.listen()
  const { pool } = rooms.db
  const { handle } = freshAddress()
  const made = await pool.query<{ id: string }>(
    `insert into creators (platform, handle, created_at) values ('twitch', $1, now()) returning id`,
    [handle],
  )
  const creatorId = made.rows[0]?.id
  await pool.query(
    `insert into watched_creators (workspace_id, creator_id, since, marked, listed, within_plan)
     values ($1, $2, now() - interval '1 day', true, false, true)`,
    [ann.workspaceId, creatorId],
  )
  await pool.query(
    `insert into watch_changes (creator_id, count, day, at, since, before, after, value, expected, low, high, n, expires_at)
     values ($1, 'followers', now(), now(), now() - interval '1 day', 100, 900, 800, 3, -5, 12, 40, now() + interval '9 days')`,
    [creatorId],
  )
  await dispatch()
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
    type: 'watch.alert',
    data: { creator: { handle }, count: 'followers', value: 800, low: -5, high: 12, n: 40 },
  })
  expect(await ann.deliveries(endpoint.id)).toHaveLength(1)
  await pool.query('delete from watch_changes where creator_id = $1', [creatorId])
  expect(await ann.deliveries(endpoint.id)).toEqual([])
})

import { webhookEndpointsMax } from '@vouch/contract'
import { expect } from 'vitest'
import { keyOwnerIn } from '../../../test/key-caller.ts'
import { test as base } from '../../../test/rooms.ts'
import { deliveringIn, noteTests } from '../../../test/webhook-receiver.ts'
import { openKeyRing } from '../../verdicts/consent/key-ring.ts'
import { bodyOf } from './message.ts'
import { forgetOldWebhooks } from './retention.ts'
import { resealEndpoints } from './sealed-endpoint.ts'

/** Webhooks as those who look after them see them. */

const test = base.extend('ground', async ({ open }, { onCleanup }) => {
  const ground = await deliveringIn(open)
  onCleanup(ground.end)
  return ground
})

test('a secret is shown once and lies sealed; a Slack address is shown without its end', async ({ ground }) => {
  const { rooms, someone } = ground
  const ann = await someone()
  const { endpoint, secret } = await ann.listen()
  const end = 'a1b2c3d4e5f6g7h8i9j0'
  const slack = await ann.listen({ kind: 'slack', url: `https://hooks.slack.com/services/T01/B02/${end}` })
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(slack).toMatchObject({ secret: null, endpoint: { url: 'https://hooks.slack.com/services/…i9j0' } })
  const rows = await rooms.db.pool.query(
    'select to_jsonb(webhook_endpoints) as row from webhook_endpoints where workspace_id = $1',
    [ann.workspaceId],
  )
  const kept = JSON.stringify([rows.rows, (await ann.ask('GET', '/api/webhooks')).body])
  expect(kept).toContain(endpoint.id)
  expect(kept).not.toContain(secret?.slice('whsec_'.length))
  expect(kept).not.toContain(end)
})

test.for([
  ['http://example.com/hook', 'Enter an address that begins with https://.'],
  ['https://localhost/hook', 'This address leads to a private network, which Vouch never calls.'],
  ['https://localhost./hook', 'This address leads to a private network, which Vouch never calls.'],
  ['https://169.254.169.254/latest', 'This address leads to a private network, which Vouch never calls.'],
  ['https://[::1]/hook', 'This address leads to a private network, which Vouch never calls.'],
  ['https://name:word@example.com/hook', 'Leave name and password out of the address.'],
  ['hook', 'Enter an address that begins with https://.'],
] as const)('%s is refused beside its field', async ([url, message], { ground }) => {
  const ann = await ground.someone()
  const body = { name: 'A', url, events: ['batch.done'] }
  expect(await ann.ask('POST', '/api/webhooks', body)).toMatchObject({
    status: 400,
    body: { fields: { url: message } },
  })
  const { endpoint } = await ann.listen()
  expect(await ann.ask('PATCH', `/api/webhooks/${endpoint.id}`, { url })).toMatchObject({ status: 400 })
})

test('what opens a Slack channel is Slack’s alone, and an endpoint needs a name and an event', async ({ ground }) => {
  const ann = await ground.someone()
  const refused = async (wrong: object) =>
    (
      await ann.ask('POST', '/api/webhooks', {
        name: 'A',
        url: 'https://example.com',
        events: ['batch.done'],
        ...wrong,
      })
    ).body.fields
  expect(await refused({ kind: 'slack' })).toMatchObject({ url: expect.stringMatching(/hooks\.slack\.com/) })
  expect(await refused({ name: ' ' })).toEqual({ name: 'Give the endpoint a name.' })
  expect(await refused({ events: [] })).toEqual({ events: 'Choose at least one event.' })
  expect(await refused({ events: ['everything'] })).toEqual({ 'events.0': 'Choose at least one event.' })
})

test(`a workspace has at most ${webhookEndpointsMax} webhooks, even when they are added at once, and removing one makes room`, async ({
  ground,
}) => {
  const ann = await ground.someone()
  const body = { name: 'A', url: 'https://example.com', events: ['batch.done'] }
  const add = () => ann.ask('POST', '/api/webhooks', body)
  const made = await Promise.all(Array.from({ length: webhookEndpointsMax + 3 }, add))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(webhookEndpointsMax)
  expect(made.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: 'too_many' } })
  const one = made.find(({ status }) => status === 201)?.body.endpoint.id
  expect((await ann.ask('DELETE', `/api/webhooks/${one}`)).status).toBe(200)
  expect((await add()).status).toBe(201)
})

test('another workspace’s webhook is not there for anybody else', async ({ ground }) => {
  const [ann, ben] = [await ground.someone(), await ground.someone()]
  const { endpoint } = await ann.listen()
  await noteTests(ground.rooms, endpoint.id, 1)
  await ground.dispatch()
  await expect.poll(() => ann.deliveries(endpoint.id)).toHaveLength(1)
  const [delivery] = await ann.deliveries(endpoint.id)
  const at = `/api/webhooks/${endpoint.id}`
  const calls = [
    ...[ben.ask('PATCH', at, { name: 'B' }), ben.ask('DELETE', at), ben.ask('POST', `${at}/secret`)],
    ...[ben.ask('POST', `${at}/test`), ben.ask('GET', `${at}/deliveries`), ben.ask('GET', `${at}/attempts`)],
    ...[
      ben.ask('POST', `${at}/deliveries/${delivery?.id}/replay`),
      ben.ask('POST', `${at}/replay`, { since: '2026-01-01T00:00:00Z' }),
    ],
  ]
  for (const call of calls) expect(await call).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const { endpoint: own } = await ben.listen()
  expect(await ben.ask('POST', `/api/webhooks/${own.id}/deliveries/${delivery?.id}/replay`)).toMatchObject({
    status: 404,
  })
})

test('a key reads the log and replays; it adds nothing, moves nothing and gets no secret', async ({ ground }) => {
  const owner = await keyOwnerIn(ground.rooms)
  const program = await owner.make({ scopes: ['read', 'verify'] })
  const body = { name: 'A', url: 'https://example.com', events: ['batch.done'] }
  const made = await owner.ask('POST', '/api/webhooks', body)
  const at = `/api/webhooks/${made.body.endpoint.id}`
  expect((await program.call('GET', '/api/webhooks')).body).toMatchObject({
    endpoints: [{ name: 'A', madeBy: expect.any(String) }],
  })
  expect(await program.call('POST', `${at}/test`)).toMatchObject({ status: 202 })
  expect(await program.call('POST', `${at}/replay`, { since: '2026-01-01T00:00:00Z' })).toMatchObject({
    body: { replayed: 0 },
  })
  const closed = [
    program.call('POST', '/api/webhooks', body),
    program.call('PATCH', at, { url: 'https://elsewhere.example' }),
    program.call('POST', `${at}/secret`),
    program.call('DELETE', at),
  ]
  for (const call of closed) expect(await call).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
})

test('what happens while a webhook is paused is kept as missed, and what waited goes on when it is turned on', async ({
  ground,
}) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  const { endpoint } = await ann.listen()
  const at = `/api/webhooks/${endpoint.id}`
  expect((await ann.ask('PATCH', at, { state: 'paused' })).body.state).toBe('paused')
  expect(await ann.ask('POST', `${at}/test`)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  await dispatch()
  await noteTests(rooms, endpoint.id, 2)
  await expect.poll(() => ann.deliveries(endpoint.id, '?state=missed')).toHaveLength(2)
  await ann.ask('PATCH', at, { state: 'on' })
  const [newest] = await ann.deliveries(endpoint.id)
  expect(await ann.ask('POST', `${at}/deliveries/${newest?.id}/replay`)).toMatchObject({
    status: 202,
    body: { state: 'waiting' },
  })
  await expect.poll(() => ann.deliveries(endpoint.id, '?state=delivered')).toMatchObject([{ number: 2 }])
  expect(receiver.calls).toHaveLength(1)
})

test('the log is read page by page, newest first', async ({ ground }) => {
  const { rooms, dispatch, someone } = ground
  const ann = await someone()
  const { endpoint } = await ann.listen()
  await dispatch()
  await noteTests(rooms, endpoint.id, 5)
  await expect.poll(() => ann.attempts(endpoint.id)).toHaveLength(5)
  const at = `/api/webhooks/${endpoint.id}`
  for (const list of ['deliveries', 'attempts']) {
    const first = (await ann.ask('GET', `${at}/${list}?limit=3`)).body
    const rest = (await ann.ask('GET', `${at}/${list}?limit=3&cursor=${first.nextCursor}`)).body
    const ids = [...first[list], ...rest[list]].map(({ id }: { id: string }) => id)
    expect([new Set(ids).size, rest.nextCursor]).toEqual([5, null])
  }
  expect(await ann.ask('GET', `${at}/deliveries?cursor=x`)).toMatchObject({ status: 400, body: { code: 'validation' } })
})

test('after 30 days events go with their log, and the old secret with its day', async ({ ground }) => {
  const { rooms, dispatch, someone } = ground
  const ann = await someone()
  const { endpoint } = await ann.listen()
  await ann.ask('POST', `/api/webhooks/${endpoint.id}/secret`)
  expect((await ann.endpoint(endpoint.id)).oldSecretUntil).not.toBeNull()
  await dispatch()
  await noteTests(rooms, endpoint.id, 2)
  await expect.poll(() => ann.attempts(endpoint.id)).toHaveLength(2)
  const { pool } = rooms.db
  await pool.query(
    `update webhook_events set told_at = now() - interval '31 days' where id = (select event_id from webhook_deliveries where endpoint_id = $1 and number = 1)`,
    [endpoint.id],
  )
  await pool.query(`update webhook_endpoints set old_secret_until = now() - interval '1 minute' where id = $1`, [
    endpoint.id,
  ])
  await forgetOldWebhooks(pool)
  expect(await ann.attempts(endpoint.id)).toHaveLength(1)
  expect(await ann.deliveries(endpoint.id)).toMatchObject([{ number: 2 }])
  const kept = await pool.query('select old_secret_sealed from webhook_endpoints where id = $1', [endpoint.id])
  expect(kept.rows).toEqual([{ old_secret_sealed: null }])
})

test('sealed again under a new key, an endpoint still delivers', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  const { endpoint } = await ann.listen()
  const added = { id: 'next', key: Buffer.alloc(32, 7) }
  const ring = openKeyRing([added], 'tests')
  const opens = { ...rooms.webhooks.ring, currentId: ring.currentId, ids: [...rooms.webhooks.ring.ids, 'next'] }
  const both = {
    ...opens,
    seal: ring.seal,
    open: (text: Parameters<typeof ring.open>[0], place: string) =>
      (text.keyId === 'next' ? ring : rooms.webhooks.ring).open(text, place),
  }
  await resealEndpoints({ db: rooms.db, ring: both })
  const kept = await rooms.db.pool.query('select key_id from webhook_endpoints where id = $1', [endpoint.id])
  expect(kept.rows).toEqual([{ key_id: 'next' }])
  await dispatch({ ring: both })
  await noteTests(rooms, endpoint.id, 1)
  await expect.poll(() => receiver.calls.length).toBe(1)
})

test('Slack gets a sentence, in which nothing of others is a mark of its own', () => {
  const event = {
    type: 'batch.done',
    at: new Date(),
    data: { batchId: 'b', name: '<!channel> & co', done: 3, failed: 1 },
  } as const
  expect(JSON.parse(bodyOf({ event, number: 1 }, 'slack'))).toEqual({
    text: 'The list “&lt;!channel&gt; &amp; co” is done: 3 verified, 1 without a report.',
  })
})

import { answerCharsMax } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base } from '../../../test/rooms.ts'
import type { PlatformAnswer } from '../../../test/scripted-platform.ts'
import { deliveringIn, hasten, noteTests } from '../../../test/webhook-receiver.ts'
import { guardedFetch } from '../../outside/guarded-fetch/guarded-fetch.ts'
import { claimTurns } from './claim-turns.ts'
import { retryWaitsMs } from './retry-times.ts'

/** Receivers that fail in every way, and processes that die: each event arrives at least once, under one id, and nothing is sent to a private network. */

const test = base.extend('ground', async ({ open }, { onCleanup }) => {
  let answer: (path: string) => PlatformAnswer = () => ({ body: 'thanks' })
  const ground = await deliveringIn(open, ({ path }) => answer(path))
  onCleanup(ground.end)
  const answers = (next: typeof answer) => {
    answer = next
  }
  return { ...ground, answers }
})

test.for([
  ['resets the connection', { fault: 'hang-up' }, 'unreachable'],
  ['answers in part', { fault: 'cut', body: 'x'.repeat(100) }, 'unreachable'],
  ['redirects', { status: 302, headers: { location: 'https://elsewhere.example/' } }, 'redirected'],
  ['fails', { status: 500, body: 'Our database is away' }, null],
] as const)(
  'a receiver that %s gets it again under the same id, and the log says why',
  async ([, fault, problem], { ground }) => {
    const { rooms, receiver, dispatch, someone, answers } = ground
    answers(() => fault)
    const ann = await someone()
    const { endpoint } = await ann.listen()
    await dispatch()
    await noteTests(rooms, endpoint.id, 1)
    await expect.poll(async () => (await ann.attempts(endpoint.id)).length).toBe(1)
    const [first] = await ann.attempts(endpoint.id)
    const status = 'status' in fault && problem === null ? fault.status : null
    expect(first).toMatchObject({ problem, status, type: 'webhook.test' })
    expect(first?.responseBody).toBe(problem === null ? 'Our database is away' : null)
    expect(await ann.deliveries(endpoint.id)).toMatchObject([{ state: 'waiting', attempts: 1 }])

    answers(() => ({ body: 'thanks' }))
    await hasten(rooms, endpoint.id)
    await expect.poll(() => ann.deliveries(endpoint.id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.calls.map(({ body }) => body)).size).toBe(1)
  },
)

test('an answer that is cut in the middle of a character is noted, and holds up nobody else', async ({ ground }) => {
  const { rooms, dispatch, someone, answers } = ground
  answers(() => ({ body: `${'x'.repeat(answerCharsMax - 1)}🎉` }))
  const ann = await someone()
  const { endpoint } = await ann.listen()
  await dispatch()
  await noteTests(rooms, endpoint.id, 1)
  await expect.poll(() => ann.deliveries(endpoint.id)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  const [only] = await ann.attempts(endpoint.id)
  expect(only?.responseBody).toMatch(/^x+\ufffd?$/)
})

test('a process that dies between sending and noting it: another sends the same id again', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  const { endpoint } = await ann.listen()
  // The one that dies sends, and the database never hears of it.
  const dead = new Error('The process is dead')
  const connect = (callback?: Parameters<typeof rooms.db.pool.connect>[0]) =>
    callback ? rooms.db.pool.connect(callback) : Promise.reject(dead)
  const pool = Object.create(rooms.db.pool, { connect: { value: connect } })
  const first = await dispatch()
  await noteTests(rooms, endpoint.id, 1)
  await expect.poll(() => receiver.calls.length).toBe(1)
  await first.stop()
  await noteTests(rooms, endpoint.id, 1)
  const told = await dispatch()
  await expect.poll(() => receiver.calls.length).toBe(2)
  await told.stop()
  await rooms.db.pool.query(`update webhook_deliveries set state = 'waiting' where endpoint_id = $1 and number = 2`, [
    endpoint.id,
  ])
  await hasten(rooms, endpoint.id)
  const dying = await dispatch({ db: { ...rooms.db, pool }, log: { error: () => undefined } })
  await expect.poll(() => receiver.calls.length).toBe(3)
  await dying.stop()
  expect(await ann.deliveries(endpoint.id, '?state=waiting')).toHaveLength(1)

  // Its claim has run out.
  await rooms.db.pool.query('update webhook_endpoints set leased_until = now() where id = $1', [endpoint.id])
  await dispatch()
  await expect.poll(() => ann.deliveries(endpoint.id, '?state=waiting')).toEqual([])
  const ids = receiver.calls.map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([ids[0], ids[1], ids[1], ids[1]])
})

test('410 turns the endpoint off at once, its owner is told, and what happens then can be replayed', async ({
  ground,
}) => {
  const { rooms, receiver, dispatch, someone, answers } = ground
  answers(() => ({ status: 410 }))
  const ann = await someone()
  const { endpoint } = await ann.listen()
  await dispatch()
  await noteTests(rooms, endpoint.id, 1)
  await expect.poll(async () => (await ann.endpoint(endpoint.id)).state).toBe('disabled')
  expect(await ann.endpoint(endpoint.id)).toMatchObject({ disabledBecause: 'gone', lost: 1, last: { status: 410 } })
  const letters = await rooms.db.pool.query<{ subject: string; text: string }>(
    `select subject, text_body as text from mails where cause like $1`,
    [`webhook-disabled:${endpoint.id}%`],
  )
  expect(letters.rows).toMatchObject([{ subject: 'A webhook was turned off', text: expect.stringContaining('410') }])
  await noteTests(rooms, endpoint.id, 2)
  await expect.poll(() => ann.deliveries(endpoint.id, '?state=missed')).toHaveLength(2)
  expect(receiver.calls).toHaveLength(1)
  const replay = () => ann.ask('POST', `/api/webhooks/${endpoint.id}/replay`, { since: '2020-01-01T00:00:00Z' })
  expect(await replay()).toMatchObject({ status: 409, body: { code: 'not_now' } })

  answers(() => ({ body: 'back' }))
  await ann.ask('PATCH', `/api/webhooks/${endpoint.id}`, { state: 'on' })
  expect(await replay()).toMatchObject({ status: 202, body: { replayed: 3 } })
  await expect.poll(() => ann.deliveries(endpoint.id, '?state=delivered')).toHaveLength(3)
})

test('an endpoint is turned off when the last attempt fails and nothing arrived for three days, and no sooner', async ({
  ground,
}) => {
  const { rooms, dispatch, someone, answers } = ground
  answers(() => ({ status: 500 }))
  const ann = await someone()
  const { endpoint } = await ann.listen()
  const { pool } = rooms.db
  const lastTry = () =>
    pool.query(`update webhook_deliveries set attempts = $2 where endpoint_id = $1 and state = 'waiting'`, [
      endpoint.id,
      retryWaitsMs.length,
    ])
  await dispatch()
  await noteTests(rooms, endpoint.id, 1)
  await expect.poll(async () => (await ann.attempts(endpoint.id)).length).toBe(1)
  await lastTry()
  await hasten(rooms, endpoint.id)
  await expect.poll(() => ann.deliveries(endpoint.id, '?state=failed')).toHaveLength(1)
  expect((await ann.endpoint(endpoint.id)).state).toBe('on')

  await noteTests(rooms, endpoint.id, 1)
  await expect.poll(async () => (await ann.attempts(endpoint.id)).length).toBe(3)
  await pool.query(`update webhook_endpoints set failing_since = now() - interval '72 hours' where id = $1`, [
    endpoint.id,
  ])
  await lastTry()
  await hasten(rooms, endpoint.id)
  await expect.poll(async () => (await ann.endpoint(endpoint.id)).disabledBecause).toBe('failing')
})

test('429 with Retry-After holds all that waits for the endpoint', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone, answers } = ground
  answers(() => ({ status: 429, headers: { 'retry-after': '600' } }))
  const ann = await someone()
  const { endpoint } = await ann.listen()
  await dispatch()
  await noteTests(rooms, endpoint.id, 1)
  const due = async () => {
    const found = await rooms.db.pool.query<{ s: number }>(
      'select extract(epoch from due_at - now())::float8 as s from webhook_endpoints where id = $1 and leased_until is null and held_until is not null',
      [endpoint.id],
    )
    return found.rows[0]?.s ?? 0
  }
  await expect.poll(due).toBeGreaterThan(500)
  answers(() => ({ body: 'thanks' }))
  await noteTests(rooms, endpoint.id, 1)
  await expect.poll(() => ann.deliveries(endpoint.id, '?state=waiting')).toHaveLength(2)
  expect(await due()).toBeGreaterThan(500)
  expect(receiver.calls).toHaveLength(1)
})

test('a name that leads to a private network gets nothing, though it led to a public one when it was added', async ({
  ground,
}) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  const { endpoint } = await ann.listen({ url: 'https://rebinding.example/hook' })
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return ['127.0.0.1']
  }
  await dispatch({ send: guardedFetch({ resolve }) })
  await noteTests(rooms, endpoint.id, 1)
  await expect
    .poll(async () => (await ann.attempts(endpoint.id)).map(({ problem }) => problem))
    .toEqual(['private_address'])
  expect(asked).toEqual(['rebinding.example'])
  expect(receiver.calls).toEqual([])
})

test('two processes never have one endpoint at once, and whoever waits longest comes first', async ({ ground }) => {
  const { rooms, someone } = ground
  const ann = await someone()
  const [older, newer] = [await ann.listen(), await ann.listen()]
  const { pool } = rooms.db
  const at = new Date()
  await pool.query(`update webhook_endpoints set due_at = null where workspace_id <> $1`, [ann.workspaceId])
  await pool.query(`update webhook_endpoints set due_at = now() - interval '1 hour' where id = $1`, [older.endpoint.id])
  await pool.query(`update webhook_endpoints set due_at = now() - interval '1 minute' where id = $1`, [
    newer.endpoint.id,
  ])
  const claims = await Promise.all([
    claimTurns(pool, false, 1, at),
    claimTurns(pool, false, 1, at),
    claimTurns(pool, false, 1, at),
  ])
  const claimed = claims.flat().map(({ endpoint }) => endpoint.id)
  expect(claimed.toSorted()).toEqual([older.endpoint.id, newer.endpoint.id].toSorted())
  expect(await claimTurns(pool, false, 5, at)).toEqual([])
  await pool.query('update webhook_endpoints set due_at = null where workspace_id = $1', [ann.workspaceId])
})

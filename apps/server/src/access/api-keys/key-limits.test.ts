import { newestVersion } from '@vouch/contract'
import { expect } from 'vitest'
import { keyOwnerIn } from '../../../test/key-caller.ts'
import { test as base } from '../../../test/rooms.ts'
import { capture, release } from '../../customers/credits/ledger.ts'
import { forgetOldAnswers } from './repeated-calls.ts'

const test = base.extend('rooms', async ({ open }) => open())

const own = { actionType: 'own_action' }

test('calls of all keys of a workspace are counted together and every answer says what is left', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const [one, two] = [await ann.make(), await ann.make()]
  const first = await one.call('GET', '/api/workspace')
  expect(first.headers).toMatchObject({
    'ratelimit-limit': '60',
    'ratelimit-remaining': '59',
    'ratelimit-policy': '60;w=60',
    'ratelimit-reset': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
  })
  for (let made = 1; made < 60; made += 1) await two.call('GET', '/api/workspace')
  const refused = await one.call('GET', '/api/workspace')
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'ratelimit-remaining': '0', 'retry-after': expect.any(String) },
    body: { code: 'rate_limited' },
  })
  // People are not programs.
  expect((await ann.device.call('GET', '/api/workspace')).status).toBe(200)
})

test('a key spends no more than its credits of the month, and what is given back counts again', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms, 150)
  const program = await ann.make({ creditsPerMonth: 2 })
  const deduct = () => program.call('POST', '/api/credits/deduct', { userId: ann.userId, ...own })
  expect((await deduct()).status).toBe(200)
  expect((await deduct()).status).toBe(200)
  expect(await deduct()).toMatchObject({ status: 402, body: { code: 'key_limit' } })
  expect(await ann.credits()).toBe(148)
  const spent = async () => ((await ann.device.call('GET', '/api/keys')).body.keys as { creditsThisMonth: number }[])[0]
  expect(await spent()).toMatchObject({ creditsThisMonth: 2 })
  // The owner spends on without the key.
  expect((await ann.device.call('POST', '/api/credits/deduct', { userId: ann.userId, ...own })).status).toBe(200)
  expect(await spent()).toMatchObject({ creditsThisMonth: 2 })
  // Another month begins.
  rooms.clock.now = new Date('2026-12-01T00:00:01Z')
  expect((await deduct()).status).toBe(200)
})

test('what a key’s verification held counts until it is given back, and a captured one stays', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms, 150)
  const program = await ann.make({ creditsPerMonth: 10 })
  const verify = (name: string) => program.call('POST', '/api/verifications', { url: `twitch.tv/${name}` })
  expect((await verify('first')).status).toBe(202)
  expect(await verify('second')).toMatchObject({ status: 402, body: { code: 'key_limit' } })
  const { rows } = await rooms.db.pool.query<{ id: string }>('select id from credit_holds where api_key_id = $1', [
    program.id,
  ])
  const id = rows[0]?.id ?? ''
  expect(await release(rooms.db.pool, id, rooms.clock.now)).toBe(true)
  expect((await verify('third')).status).toBe(202)
  const held = await rooms.db.pool.query<{ id: string }>(
    `select id from credit_holds where api_key_id = $1 and state = 'held'`,
    [program.id],
  )
  await capture(rooms.db.pool, held.rows[0]?.id ?? '', rooms.clock.now)
  expect(await verify('fourth')).toMatchObject({ body: { code: 'key_limit' } })
})

test('a call that is sent again with its idempotency key is made once', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make()
  const make = (name: string, key: string) =>
    program.call('POST', '/api/shortlists', { name }, { 'idempotency-key': key })
  const [first, again] = [await make('Spring', 'one'), await make('Spring', 'one')]
  expect(first.headers['idempotent-replayed']).toBe(undefined)
  expect(again).toMatchObject({ status: first.status, body: first.body, headers: { 'idempotent-replayed': 'true' } })
  expect(await make('Summer', 'one')).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  const { rows } = await rooms.db.pool.query('select from shortlists where workspace_id = $1', [ann.workspaceId])
  expect(rows).toHaveLength(1)
  await rooms.db.pool.query(`update api_key_answers set at = at - interval '25 hours'`)
  await forgetOldAnswers(rooms.db.pool)
  expect((await make('Summer', 'one')).status).toBe(first.status)
})

test('a call whose process died in it says so to whoever sends it again, instead of letting them wait for a day', async ({
  rooms,
}) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make()
  const make = () => program.call('POST', '/api/shortlists', { name: 'Spring' }, { 'idempotency-key': 'died' })
  await make()
  const cutOff = (age: string) =>
    rooms.db.pool.query(
      `update api_key_answers set status = null, body = null, at = now() - $1::interval where idempotency_key = 'died'`,
      [age],
    )
  await cutOff('4 minutes')
  const running = await make()
  expect(running.body).toMatchObject({ code: 'not_ready' })
  expect(running.headers['retry-after']).toBe('30')
  await cutOff('6 minutes')
  const { body } = await make()
  expect(body).toMatchObject({ code: 'idempotency_conflict', error: expect.stringContaining('was cut off') })
})

test('two of the same at once are one: the second gets the first answer or is told to wait', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make()
  const make = () => program.call('POST', '/api/shortlists', { name: 'Spring' }, { 'idempotency-key': 'same' })
  const answers = await Promise.all(Array.from({ length: 8 }, make))
  for (const { status, body } of answers) expect([201, 200, 409]).toContain(body.code === undefined ? status : 409)
  const { rows } = await rooms.db.pool.query('select from shortlists where workspace_id = $1', [ann.workspaceId])
  expect(rows).toHaveLength(1)
})

test('a key keeps its version, a call may ask for another that exists', async ({ rooms }) => {
  const program = await (await keyOwnerIn(rooms)).make()
  const at = (version: string) => program.call('GET', '/api/workspace', undefined, { 'vouch-version': version })
  expect((await program.call('GET', '/api/workspace')).headers['vouch-version']).toBe(newestVersion)
  expect((await at(newestVersion)).status).toBe(200)
  expect(await at('1999-01-01')).toMatchObject({ status: 400, body: { code: 'unknown_version' } })
  const listed = await program.call('GET', '/api/versions')
  expect(listed.body).toMatchObject({ versions: [{ date: newestVersion }] })
})

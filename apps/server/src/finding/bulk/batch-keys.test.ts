import { expect } from 'vitest'
import { dueList } from '../../../test/due-list.ts'
import { keyOwnerIn } from '../../../test/key-caller.ts'
import { test as base, freshAddress, type Rooms, snapshotFor } from '../../../test/rooms.ts'
import { runBatch } from './run-batch.ts'

/** Lists that a key began, when the key may do no more. */

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  rooms.platform.script = async (target) => snapshotFor(target)
  await rooms.work()
  return rooms
})

const text = () => Array.from({ length: 3 }, () => freshAddress().url).join('\n')
const run = async (rooms: Rooms, id: string) =>
  runBatch(rooms.parts, await dueList(rooms.db, id), { signal: new AbortController().signal })

test('a list of a revoked key waits, and goes on for a person who resumes it', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make()
  const { id } = (await program.call('POST', '/api/bulk', { text: text(), name: 'Spring' })).body as { id: string }
  expect((await ann.ask('DELETE', `/api/keys/${program.id}`)).status).toBe(200)
  await run(rooms, id)
  const standing = async () => (await ann.ask('GET', `/api/bulk/${id}`)).body
  expect(await standing()).toMatchObject({ state: 'paused', creditsUsed: 0, counts: { waiting: 3 } })
  expect((await ann.ask('PATCH', `/api/bulk/${id}`, { state: 'running' })).body.state).toBe('running')
  await run(rooms, id)
  expect(await standing()).toMatchObject({ state: 'done', creditsUsed: 30 })
})

test('a list whose key has spent its month waits, and asks nobody to buy credits', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make({ creditsPerMonth: 10 })
  const { id } = (await program.call('POST', '/api/bulk', { text: text(), name: 'Spring' })).body as { id: string }
  await run(rooms, id)
  const standing = async () => (await ann.ask('GET', `/api/bulk/${id}`)).body
  expect(await standing()).toMatchObject({ state: 'paused', counts: { waiting: 2 } })
  await program.call('PATCH', `/api/bulk/${id}`, { state: 'running' })
  await run(rooms, id)
  expect(await standing()).toMatchObject({ state: 'paused', counts: { waiting: 2 } })
  await ann.ask('PATCH', `/api/bulk/${id}`, { state: 'running' })
  await run(rooms, id)
  expect(await standing()).toMatchObject({ state: 'done', creditsUsed: 30 })
})

test('a job of an earlier turn pauses no list that a person has just let go on', async ({ rooms }) => {
  const ann = await keyOwnerIn(rooms)
  const program = await ann.make()
  const { id } = (await program.call('POST', '/api/bulk', { text: text(), name: 'Spring' })).body as { id: string }
  const due = await dueList(rooms.db, id)
  await ann.ask('DELETE', `/api/keys/${program.id}`)
  const { db } = rooms.parts
  // Between what the job has seen and what it does about it.
  const query = async (sql: string, values: unknown[]) => {
    if (sql.startsWith('update bulk_batches set state = $2'))
      for (const state of ['paused', 'running']) await ann.ask('PATCH', `/api/bulk/${id}`, { state })
    return db.pool.query(sql, values)
  }
  const pool = Object.assign(Object.create(db.pool) as typeof db.pool, { query })
  const parts = { ...rooms.parts, db: { ...db, pool } }
  await runBatch(parts, due, { signal: new AbortController().signal })
  expect((await ann.ask('GET', `/api/bulk/${id}`)).body.state).not.toBe('paused')
})

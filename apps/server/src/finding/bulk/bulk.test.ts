import { type BulkBatch, type BulkPreview, bulk } from '@vouch/contract'
import { expect } from 'vitest'
import { dueList } from '../../../test/due-list.ts'
import {
  test as base,
  freshAddress,
  type Rooms,
  signUp,
  snapshotFor,
  type Visitor,
  verify,
} from '../../../test/rooms.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import { batchKind, resumeWaiting, runBatch } from './run-batch.ts'

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  return rooms
})

const alive = { signal: new AbortController().signal }
const listOf = (count: number) => Array.from({ length: count }, () => freshAddress().url).join('\n')

async function preview(visitor: Visitor, text: string): Promise<BulkPreview> {
  return bulk.preview.reply.parse((await visitor.ask('POST', '/api/bulk/preview', { text })).body)
}

async function begin(visitor: Visitor, text: string, headers = {}): Promise<string> {
  const { status, body } = await visitor.ask('POST', '/api/bulk', { text, name: 'Spring' }, headers)
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.id
}

async function batchOf(visitor: Visitor, id: string): Promise<BulkBatch> {
  return bulk.show.reply.parse((await visitor.ask('GET', `/api/bulk/${id}`)).body)
}

const set = (visitor: Visitor, id: string, state: string) => visitor.ask('PATCH', `/api/bulk/${id}`, { state })

test('before anything begins a list says what it costs: doubles and repeats nothing, what cannot be read neither', async ({
  rooms,
}) => {
  const ann = await signUp(rooms)
  const known = freshAddress()
  await verify(ann, { url: known.url })
  const other = freshAddress()
  const text = [known.url, other.url, `twitch: ${other.handle}`, '@somebody', 'instagram.com/natgeo'].join('\n')
  const seen = await preview(ann, text)
  expect(seen.lines.map(({ kind }) => kind)).toEqual(['repeat', 'new', 'double', 'refused', 'refused'])
  expect(seen).toMatchObject({ counts: { new: 1, repeat: 1, double: 1, refused: 2 }, credits: 10, available: 140 })
  expect(seen.lines[2]?.reason).toBe('Duplicate of line 2.')
  expect(seen.lines[4]?.reason).toContain('no live Instagram connector')
  expect(await ann.credits()).toBe(140)
  expect((await ann.call('GET', '')).body.verifications).toHaveLength(1)
})

test('a list of nothing, and one of 501, are refused in a sentence', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const nothing = await ann.ask('POST', '/api/bulk/preview', { text: ' \n ' })
  expect(nothing.body.error).toBe('There are no profile links in this list. Paste one per line.')
  const many = await ann.ask('POST', '/api/bulk', { text: 'twitch.tv/somebody\n'.repeat(501) })
  expect(many).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(many.body.error).toBe('A list can have up to 500 profile links, and this one has 501. Split it up.')
})

test('a long line of characters of two units each is refused like any other that cannot be read', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const { items } = await batchOf(ann, await begin(ann, '𝕏'.repeat(50)))
  expect(items).toMatchObject([{ state: 'refused', text: '𝕏'.repeat(50) }])
})

test('a line that hides a null character in its escapes is refused like any other that cannot be read', async ({
  rooms,
}) => {
  const ann = await signUp(rooms)
  const lines = ['%00', 'instagram.com/%00', 'ig: a%00b', 'youtube.com/@a%00']
  const { items } = await batchOf(ann, await begin(ann, lines.join('\n')))
  expect(items.map(({ state, text }) => [state, text])).toEqual(lines.map((line) => ['refused', line]))
})

test('a list of many lines is counted before any line is read, and a head is none of them', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const rows = 'x'.repeat(300).concat(' . '.repeat(20), '\n')
  const many = await ann.ask('POST', '/api/bulk/preview', { text: `name,handle\n${rows.repeat(501)}` })
  expect(many.body.error).toBe('A list can have up to 500 profile links, and this one has 501. Split it up.')
  const full = await preview(ann, `name,handle\n${'twitch.tv/somebody,x\n'.repeat(500)}`)
  expect(full.counts).toMatchObject({ new: 1, double: 499 })
})

test('an account that asks again and again what a list costs, or for verifications, is told to wait', async ({
  rooms,
}) => {
  const ann = await signUp(rooms)
  const ben = await signUp(rooms)
  const refusedAfter = async (path: string, body: object) => {
    for (let calls = 0; ; calls += 1) if ((await ann.ask('POST', path, body)).status === 429) return calls
  }
  expect(await refusedAfter('/api/bulk/preview', { text: '@somebody' })).toBe(60)
  expect(await refusedAfter('/api/bulk', { text: '' })).toBe(30)
  expect(await refusedAfter('/api/verifications', { url: '@somebody' })).toBe(120)
  expect((await ben.ask('POST', '/api/bulk/preview', { text: '@somebody' })).status).toBe(200)
})

test('a list is verified line by line, each charged for itself, and the summary says what came of it', async ({
  rooms,
}) => {
  const ann = await signUp(rooms)
  const failing = freshAddress()
  rooms.platform.script = async (target) => {
    if (target.kind === 'profile' && target.handle === failing.handle) {
      throw new ConnectorFailure('platform_key_refused', 'The platform refused our key.')
    }
    return snapshotFor(target)
  }
  const id = await begin(ann, `${listOf(4)}\n${failing.url}\n@somebody`)
  await runBatch(rooms.parts, await dueList(rooms.db, id), alive)
  const batch = await batchOf(ann, id)
  expect(batch).toMatchObject({
    ...{ state: 'done', name: 'Spring', creditsUsed: 40 },
    counts: { done: 4, failed: 1, refused: 1, waiting: 0, running: 0, skipped: 0 },
  })
  expect(batch.items[0]).toMatchObject({ line: 1, state: 'done', creditsUsed: 10, verdict: { state: 'READY' } })
  expect(batch.items[4]?.problem).toBe('The platform refused our key.')
  expect(await ann.credits()).toBe(110)
})

test('it stops where the credits end, keeps what is done, and goes on when there are more', async ({ rooms }) => {
  const ann = await signUp(rooms, 20)
  const id = await begin(ann, listOf(4))
  await runBatch(rooms.parts, await dueList(rooms.db, id), alive)
  await expect.poll(async () => (await batchOf(ann, id)).counts.done).toBe(2)
  expect(await batchOf(ann, id)).toMatchObject({ state: 'stopped', creditsUsed: 20, counts: { waiting: 2 } })
  expect(await ann.credits()).toBe(0)
  await rooms.db.pool.query(
    `update credit_balances set balance = 50 where workspace_id = $1 and bucket = 'purchased'`,
    [ann.workspaceId],
  )
  expect((await set(ann, id, 'running')).body.state).toBe('running')
  await runBatch(rooms.parts, await dueList(rooms.db, id), alive)
  expect(await batchOf(ann, id)).toMatchObject({ state: 'done', creditsUsed: 40 })
})

test('a paused batch opens nothing more; it goes on, and an ended one does not', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const id = await begin(ann, listOf(2))
  expect((await set(ann, id, 'paused')).body.state).toBe('paused')
  await runBatch(rooms.parts, await dueList(rooms.db, id), alive)
  expect((await batchOf(ann, id)).counts.waiting).toBe(2)
  expect((await set(ann, id, 'ended')).body).toMatchObject({ state: 'ended', counts: { skipped: 2 } })
  expect((await set(ann, id, 'running')).body.state).toBe('ended')
  expect(await ann.credits()).toBe(150)
})

test('two processes that run one batch, and one that died in it, pay for nobody twice', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const id = await begin(ann, listOf(4))
  await Promise.all([
    runBatch(rooms.parts, await dueList(rooms.db, id), alive),
    runBatch(rooms.parts, await dueList(rooms.db, id), alive),
  ])
  // As if the process had died after the verification was opened and before it was noted.
  await rooms.db.pool.query('update bulk_items set verification_id = null where batch_id = $1', [id])
  await rooms.db.pool.query(`update bulk_batches set state = 'running', ended_at = null where id = $1`, [id])
  await runBatch(rooms.parts, await dueList(rooms.db, id), alive)
  expect((await batchOf(ann, id)).creditsUsed).toBe(40)
  expect(await ann.credits()).toBe(110)
})

test('the same key begins one batch; for another list it is refused', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const [text, key] = [listOf(1), { 'idempotency-key': 'once' }]
  expect(await begin(ann, text, key)).toBe(await begin(ann, text, key))
  const other = await ann.ask('POST', '/api/bulk', { text: listOf(1), name: 'Spring' }, key)
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  expect((await ann.ask('GET', '/api/bulk')).body.batches).toHaveLength(1)
})

test('another workspace finds nothing of a batch', async ({ rooms }) => {
  const [ann, ben] = [await signUp(rooms), await signUp(rooms)]
  const id = await begin(ann, listOf(1))
  expect((await ben.ask('GET', `/api/bulk/${id}`)).status).toBe(404)
  expect((await set(ben, id, 'paused')).status).toBe(404)
  expect((await ben.ask('GET', '/api/bulk')).body.batches).toEqual([])
})

test('a long turn hands over to a further job, and a batch whose job is gone is taken up', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const { promise: waiting, reject: giveUp } = Promise.withResolvers<never>()
  rooms.platform.script = () => waiting
  const id = await begin(ann, listOf(1))
  const jobs = async ({ parts }: Rooms) =>
    (await parts.queue.unfinished(batchKind)).filter(({ batchId }) => batchId === id).length
  expect(await jobs(rooms)).toBe(1)
  await runBatch(rooms.parts, await dueList(rooms.db, id), alive, 0)
  expect(await jobs(rooms)).toBe(2)
  await resumeWaiting(rooms.parts)
  expect(await jobs(rooms)).toBe(2)
  await rooms.db.pool.query(`delete from jobs.job where name = 'bulk.run'`)
  await resumeWaiting(rooms.parts)
  expect(await jobs(rooms)).toBe(1)
  giveUp(new ConnectorFailure('platform_key_refused', 'The platform refused our key.'))
})

test('however often a batch is paused and goes on, one job is left that goes on with it', async ({ rooms }) => {
  const ann = await signUp(rooms)
  rooms.platform.script = () => new Promise(() => undefined)
  const id = await begin(ann, listOf(1))
  for (let times = 0; times < 3; times += 1)
    for (const state of ['paused', 'running'] as const) await set(ann, id, state)
  const due = async () => (await rooms.parts.queue.unfinished(batchKind)).filter(({ batchId }) => batchId === id)
  const begun = await due()
  expect(begun).toHaveLength(4)
  for (const each of begun) await runBatch(rooms.parts, each, alive, 0)
  expect(await due()).toHaveLength(5)
})

test('a workspace’s fourth list waits until one before it is through', async ({ rooms }) => {
  const ann = await signUp(rooms)
  rooms.platform.script = async (target) => snapshotFor(target)
  const ids: string[] = []
  for (let number = 0; number < 4; number += 1) {
    ids.push(await begin(ann, listOf(1)))
    rooms.clock.now = new Date(rooms.clock.now.getTime() + 1_000)
  }
  const [first = '', , , fourth = ''] = ids
  await runBatch(rooms.parts, await dueList(rooms.db, fourth), alive)
  expect((await batchOf(ann, fourth)).counts).toMatchObject({ waiting: 1, running: 0 })
  await rooms.db.pool.query(`delete from jobs.job where name = 'bulk.run'`)
  await set(ann, first, 'ended')
  expect((await rooms.parts.queue.unfinished(batchKind)).map(({ batchId }) => batchId)).toContain(fourth)
})

test('a line that makes every attempt fail is given up with the last one', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const id = await begin(ann, listOf(1))
  const parts = { ...rooms.parts, connectors: null as never }
  const due = await dueList(rooms.db, id)
  await expect(runBatch(parts, due, alive)).rejects.toThrow(TypeError)
  await runBatch(parts, due, { ...alive, last: true }, 0)
  expect((await batchOf(ann, id)).items[0]).toMatchObject({
    state: 'refused',
    problem: 'Something went wrong on our end. No credits were used. Try again.',
  })
})

import { reportSchema, verification } from '@vouch/contract'
import { canonicalSnapshot, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect } from 'vitest'
import { ended, freshAddress, type Rooms, signUp, snapshotFor, test, verify } from '../../../test/rooms.ts'
import { broughtSnapshot } from '../../outside/platforms/import/brought-snapshot.ts'
import { reportOf } from './report-of.ts'

const ava = { url: 'https://www.instagram.com/ava_fields_sandbox/' }
const at = '2026-11-20T10:00:00.000Z'

function empty(handle: string, availability: Snapshot['availability']): Snapshot {
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  const source = { connector: 'twitch', basis: 'public' } as const
  return { schema: snapshotSchemaId, platform: 'twitch', handle, fetchedAt: at, availability, source, ...lists }
}

function avaSnapshot(handle = 'ava_fields_sandbox'): Snapshot {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at)
  if (!snapshot) throw new Error('The sandbox lost its first creator')
  return { ...snapshot, handle }
}

const hour = 3_600_000

function later(rooms: Rooms, hours: number): void {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + hours * hour)
}

test('a sandbox creator is verified by address: steps, report, ten credits', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const answer = await visitor.call('POST', '', ava)
  expect(answer.status).toBe(202)
  expect(answer.body).toEqual({ id: expect.any(String), state: 'queued', creditsHeld: 10 })
  expect(await visitor.credits()).toBe(140)
  await rooms.work()
  const done = await ended(visitor, answer.body.id)
  expect(verification.parse(done)).toEqual(done)
  expect(done).toMatchObject({ state: 'done', origin: 'address', creditsHeld: 10, creditsUsed: 10, failure: null })
  expect(done.creator).toEqual({ platform: 'instagram', handle: 'ava_fields_sandbox', displayName: 'Ava Fields' })
  expect(done.steps.map((step) => step.state)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(done.report).toMatchObject({ schema: 'vouch.report/1', state: 'READY' })
  expect(await visitor.credits()).toBe(140)
})

test('a snapshot gives the report that the engine gives, and its evidence can be read back', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const snapshot = broughtSnapshot(avaSnapshot('ava_by_file'))
  const done = await verify(visitor, { snapshot })
  const computedAt = rooms.clock.now.toISOString()
  const { report } = reportOf(snapshot, { computedAt })
  expect(JSON.stringify(done.report)).toBe(JSON.stringify(reportSchema.parse(report)))
  expect(done).toMatchObject({ origin: 'file', creditsUsed: 10 })
  expect(done.creator).toMatchObject({ handle: 'ava_by_file', displayName: 'Ava Fields' })
  const { body } = await visitor.call('GET', `/${done.id}/snapshot`)
  expect(canonicalSnapshot(body)).toBe(canonicalSnapshot(snapshot))
})

test('a snapshot file is read like a snapshot', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const text = JSON.stringify(avaSnapshot('ava_by_json'))
  const done = await verify(visitor, { file: { name: 'ava.json', text } })
  expect(done).toMatchObject({ origin: 'file', state: 'done', report: { state: 'READY' } })
})

test('a list of followers is read with what was assumed of it', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const rows = Array.from({ length: 40 }, (_, each) => `fan_${each},${each * 3},${each * 7},${each % 9}`)
  const text = ['username,followers,following,posts', ...rows].join('\n')
  const done = await verify(visitor, { file: { name: 'fans.csv', text }, handle: '@the_listed' })
  expect(done).toMatchObject({
    origin: 'file',
    state: 'done',
    creator: { platform: 'instagram', handle: 'the_listed' },
  })
  expect(done.notes).toEqual([expect.stringContaining('Instagram')])
  expect(done.steps.map((step) => step.state)).toEqual(['done', 'skipped', 'done', 'skipped', 'done'])
})

test('what a workspace uploads changes nothing for others', async ({ open, db }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  await verify(visitor, { snapshot: avaSnapshot('private_upload') })
  const creators = await db.pool.query(
    "select display_name, last_snapshot_id from creators where handle = 'private_upload'",
  )
  expect(creators.rows).toEqual([{ display_name: null, last_snapshot_id: null }])
})

test.for(['private', 'not-found', 'restricted'] as const)(
  'a creator who is %s costs nothing',
  async (state, { open }) => {
    const rooms = await open()
    await rooms.work()
    const visitor = await signUp(rooms)
    const { url, handle } = freshAddress()
    rooms.platform.script = async () => empty(handle, state)
    const done = await verify(visitor, { url })
    const expected = { private: 'PRIVATE', 'not-found': 'NOT_FOUND', restricted: 'RESTRICTED' }[state]
    expect(done).toMatchObject({
      state: 'done',
      creditsHeld: 10,
      creditsUsed: 0,
      report: { state: expected, trust: null },
    })
    expect(await visitor.credits()).toBe(150)
  },
)

test('a report with too little to go on costs nothing', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { history } = avaSnapshot()
  for (const [seen, state] of [[{ history }, 'LOW_CONFIDENCE'] as const, [{}, 'INSUFFICIENT'] as const]) {
    const { url, handle } = freshAddress()
    rooms.platform.script = async () => ({ ...empty(handle, 'found'), profile: { followers: 1_000 }, ...seen })
    expect(await verify(visitor, { url })).toMatchObject({ creditsUsed: 0, report: { state } })
    expect(await visitor.credits()).toBe(150)
  }
})

test('the same creator again within a day is free, after a day it is not', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url } = freshAddress()
  expect((await verify(visitor, { url })).creditsUsed).toBe(10)
  later(rooms, 23)
  expect(await verify(visitor, { url })).toMatchObject({ creditsHeld: 0, creditsUsed: 0, report: { state: 'READY' } })
  later(rooms, 2)
  expect((await verify(visitor, { url })).creditsUsed).toBe(10)
  expect(await visitor.credits()).toBe(130)
})

test('a verification says until when the next one of its creator is free, by the rule that charges', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url, handle } = freshAddress()
  const opened = await visitor.call('POST', '', { url })
  expect((await visitor.call('GET', `/${opened.body.id}`)).body.creditsHeld).toBe(10)
  const paid = await ended(visitor, opened.body.id)
  const until = new Date(Date.parse(paid.createdAt) + 24 * hour)
  expect(paid.freeUntil).toBe(until.toISOString())
  const brought = { ...avaSnapshot(handle), platform: 'twitch' as const }
  expect(await verify(visitor, { snapshot: brought })).toMatchObject({ creditsHeld: 10, freeUntil: paid.freeUntil })

  rooms.clock.now = new Date(until.getTime() - 1)
  const repeat = await verify(visitor, { url })
  expect(repeat).toMatchObject({ creditsHeld: 0, freeUntil: until.toISOString() })
  const list = await visitor.call('GET', `?creator=${handle}`)
  expect(list.body.verifications.map((card: { freeUntil: string }) => card.freeUntil)).toEqual([
    until.toISOString(),
    until.toISOString(),
    until.toISOString(),
  ])

  rooms.clock.now = until
  expect(await verify(visitor, { url })).toMatchObject({
    creditsHeld: 10,
    freeUntil: new Date(until.getTime() + 24 * hour).toISOString(),
  })
})

test('nothing is free after a check that cost nothing, nor for another workspace', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url, handle } = freshAddress()
  rooms.platform.script = async () => empty(handle, 'private')
  expect(await verify(visitor, { url })).toMatchObject({ creditsUsed: 0, freeUntil: null })
  rooms.platform.script = async (target) => snapshotFor(target)
  await verify(visitor, { url })
  expect(await verify(await signUp(rooms), { url })).toMatchObject({ creditsHeld: 10, creditsUsed: 10 })
})

test('a repeat needs no credits at all', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms, 10)
  const { url } = freshAddress()
  await verify(visitor, { url })
  expect(await verify(visitor, { url })).toMatchObject({ creditsHeld: 0, state: 'done' })
})

test('without enough credits nothing begins', async ({ open, db }) => {
  const rooms = await open()
  const visitor = await signUp(rooms, 9)
  const { url } = freshAddress()
  const { status, body } = await visitor.call('POST', '', { url })
  expect(status).toBe(402)
  expect(body).toMatchObject({
    code: 'insufficient_credits',
    error: 'Insufficient credits: 10 required, 9 available for creator verification',
    required: 10,
    available: 9,
  })
  const runs = await db.pool.query('select from verification_runs where subject like $1', [`%${url.slice(-12)}%`])
  expect(runs.rowCount).toBe(0)
})

test('two requests for the last credits: one is served', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms, 10)
  const answers = await Promise.all(
    [freshAddress(), freshAddress()].map(({ url }) => visitor.call('POST', '', { url })),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([202, 402])
  expect(await visitor.credits()).toBe(0)
})

test('a real address that no connector serves is refused, free, with the ways on', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const { status, body } = await visitor.call('POST', '', { url: 'https://www.instagram.com/natgeo' })
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'no_connector', ways: { configure: expect.any(String) } })
  expect(await visitor.credits()).toBe(150)
})

test.for([
  [{ url: 'https://example.com/someone' }, 422, 'bad_address'],
  [{ url: 'natgeo' }, 422, 'bad_address'],
  [{ snapshot: { schema: 'vouch.snapshot/9' } }, 422, 'bad_snapshot'],
  [{ snapshot: { ...avaSnapshot(), posts: [{ id: 1 }] } }, 422, 'bad_snapshot'],
  [{ file: { name: 'a.json', text: '{' } }, 422, 'bad_snapshot'],
  [{ file: { name: 'a.csv', text: 'colour,taste\nred,sweet' } }, 422, 'bad_file'],
  [{ file: { name: 'a.csv', text: 'username,followers\nanna,10' }, platform: 'myspace' }, 422, 'bad_file'],
  [{ url: '' }, 400, 'validation'],
  [{}, 400, 'validation'],
  [{ snapshot: [] }, 400, 'validation'],
] as const)('case %#: what cannot be understood is refused with a sentence', async ([body, status, code], { open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const answer = await visitor.call('POST', '', body)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code, error: expect.stringMatching(/[.)]$/) })
  expect(await visitor.credits()).toBe(150)
})

test('a body over 20 MB is refused', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const file = { name: 'big.json', text: 'x'.repeat(21 * 1024 * 1024) }
  const { status, body } = await visitor.call('POST', '', { file })
  expect([status, body.code]).toEqual([413, 'too_large'])
  expect(body.error).toBe('The request is over this call’s limit of 20 MB.')
})

test('the same key and body get the same answer, once charged; another body is a conflict', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const key = { 'idempotency-key': 'order-7' }
  const { url } = freshAddress()
  const answers = await Promise.all([1, 2, 3].map(() => visitor.call('POST', '', { url }, key)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]?.status).toBe(202)
  expect(await visitor.credits()).toBe(140)
  const other = await visitor.call('POST', '', { url: freshAddress().url }, key)
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
  await rooms.work()
  await ended(visitor, answers[0]?.body.id)
  expect(await visitor.call('POST', '', { url }, key)).toEqual(answers[0])
})

test('a key belongs to its workspace', async ({ open }) => {
  const rooms = await open()
  const [first, second] = [await signUp(rooms), await signUp(rooms)]
  const key = { 'idempotency-key': 'order-8' }
  const one = await first.call('POST', '', { url: freshAddress().url }, key)
  const two = await second.call('POST', '', { url: freshAddress().url }, key)
  expect([one.status, two.status]).toEqual([202, 202])
  expect(one.body.id).not.toBe(two.body.id)
})

test('a key whose request was refused is free to be used again', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const key = { 'idempotency-key': 'order-9' }
  expect((await visitor.call('POST', '', { url: 'nowhere' }, key)).status).toBe(422)
  expect((await visitor.call('POST', '', { url: freshAddress().url }, key)).status).toBe(202)
})

test("another workspace's verification is not found, whatever is asked of it", async ({ open }) => {
  const rooms = await open()
  const [owner, stranger] = [await signUp(rooms), await signUp(rooms)]
  const { body } = await owner.call('POST', '', { url: freshAddress().url })
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/events'],
    ['GET', '/snapshot'],
    ['GET', '/reports'],
    ['POST', '/rescore'],
  ] as const) {
    const answer = await stranger.call(method, `/${body.id}${path}`)
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
  }
  expect((await owner.call('GET', '/not-an-id')).status).toBe(400)
})

test('every call asks who it is before what it wants', async ({ open }) => {
  const { app } = await open()
  const calls = [
    ['POST', ''],
    ['GET', '?limit=none'],
    ['GET', '/1'],
    ['GET', '/1/events'],
    ['GET', '/1/snapshot'],
    ['GET', '/1/reports'],
    ['POST', '/1/rescore'],
  ] as const
  for (const [method, path] of calls) {
    const url = `/api/verifications${path}`
    expect((await app.inject({ method, url })).statusCode).toBe(401)
    const bad = await app.inject({ method, url, headers: { authorization: 'Bearer bad' } })
    expect([bad.statusCode, bad.json().error]).toEqual([403, 'Invalid or expired token'])
  }
})

test('the list is the own one, newest first, page by page, and can be narrowed to a creator', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const [visitor, other] = [await signUp(rooms), await signUp(rooms)]
  await verify(other, ava)
  const ids: string[] = []
  for (const url of [freshAddress().url, ava.url, freshAddress().url]) {
    ids.unshift((await verify(visitor, { url })).id)
    if (ids.length === 1) continue
    later(rooms, 1)
  }
  const first = await visitor.call('GET', '?limit=2')
  expect(first.body.verifications).toHaveLength(2)
  const second = await visitor.call('GET', `?limit=2&cursor=${first.body.nextCursor}`)
  expect(second.body.nextCursor).toBeNull()
  const seen = [...first.body.verifications, ...second.body.verifications].map((each) => each.id)
  expect([...seen].sort()).toEqual([...ids].sort())
  expect(seen[0]).toBe(ids[0])
  for (const creator of ['ava_fields_sandbox', '@Ava_Fields_Sandbox']) {
    const narrowed = await visitor.call('GET', `?creator=${encodeURIComponent(creator)}`)
    expect(narrowed.body.verifications).toHaveLength(1)
    expect(narrowed.body.verifications[0]).toMatchObject({ id: ids[1], verdict: { state: 'READY' } })
  }
  expect((await visitor.call('GET', '?cursor=nonsense')).status).toBe(400)
  expect((await visitor.call('GET', '?limit=0')).status).toBe(400)
})

test('two tabs at once share one fetch and one charge', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const { url } = freshAddress()
  const tabs = await Promise.all([1, 2].map(() => visitor.call('POST', '', { url })))
  expect(tabs.map((tab) => tab.body.creditsHeld).sort()).toEqual([0, 10])
  await rooms.work()
  const [first, second] = await Promise.all(tabs.map((tab) => ended(visitor, tab.body.id)))
  expect(first?.id).not.toBe(second?.id)
  expect(first?.report).toEqual(second?.report)
  expect(rooms.platform.calls).toBe(1)
  expect(await visitor.credits()).toBe(140)
})

test('two workspaces at once share one fetch and pay each', async ({ open }) => {
  const rooms = await open()
  const visitors = [await signUp(rooms), await signUp(rooms)]
  const { url } = freshAddress()
  const answers = await Promise.all(visitors.map((visitor) => visitor.call('POST', '', { url })))
  expect(answers.map((answer) => answer.body.creditsHeld)).toEqual([10, 10])
  await rooms.work()
  for (const [index, visitor] of visitors.entries()) {
    expect((await ended(visitor, answers[index]?.body.id)).creditsUsed).toBe(10)
    expect(await visitor.credits()).toBe(140)
  }
  expect(rooms.platform.calls).toBe(1)
})

test('a video tells whose it is when it is fetched, and a creator who was paid for is not paid for again', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  rooms.platform.script = async (target) => snapshotFor(target)
  const video = await verify(visitor, { url: 'https://www.twitch.tv/videos/123456789' })
  expect(video).toMatchObject({ creator: { handle: 'the_owner' }, creditsUsed: 10 })
  const direct = await verify(visitor, { url: 'https://www.twitch.tv/the_owner' })
  expect(direct).toMatchObject({ creditsHeld: 0, creditsUsed: 0 })
  const other = await verify(visitor, { url: 'https://www.twitch.tv/videos/987654321' })
  expect(other).toMatchObject({ creditsHeld: 10, creditsUsed: 0, report: { state: 'READY' } })
  expect(await visitor.credits()).toBe(140)
})

import { type Shortlist, shortlists } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base, freshAddress, signUp, type Visitor, verify } from '../../../test/rooms.ts'
import { subscribe } from '../../../test/subscribers.ts'
import { forgetRemoved } from './change-lists.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

/** Opens a list with some creators whom nobody knows yet. */
async function listOf(visitor: Visitor, creators: number, name = 'Spring'): Promise<Shortlist> {
  const opened = await visitor.ask('POST', '/api/shortlists', { name })
  for (let added = 0; added < creators; added += 1) await add(visitor, opened.body.id)
  return (await visitor.ask('GET', `/api/shortlists/${opened.body.id}`)).body
}

function add(visitor: Visitor, list: string, creator = { platform: 'twitch', handle: freshAddress().handle }) {
  return visitor.ask('POST', `/api/shortlists/${list}/entries`, { creator })
}

const handles = (list: Shortlist) => list.entries.map(({ creator }) => creator.handle)

test('a list is opened with its first creator, renamed, put in order and read again', async ({ ann }) => {
  const creator = { platform: 'twitch', handle: '@First_One' }
  const opened = await ann.ask('POST', '/api/shortlists', { name: ' Spring launch ', creator })
  expect(opened.status).toBe(201)
  const list: Shortlist = opened.body
  expect(list).toMatchObject({ name: 'Spring launch', watched: false, nextCheckAt: null })
  expect(list.entries[0]).toMatchObject({
    creator: { platform: 'twitch', handle: 'first_one', url: 'https://www.twitch.tv/first_one' },
    ...{ status: 'considering', note: '', tags: [], verdict: null, running: false },
  })
  await add(ann, list.id, { platform: 'twitch', handle: 'second_one' })
  await add(ann, list.id, { platform: 'twitch', handle: 'third_one' })
  const { body } = await ann.ask('GET', `/api/shortlists/${list.id}`)
  expect(handles(body)).toEqual(['first_one', 'second_one', 'third_one'])
  const order = body.entries.map(({ id }: { id: string }) => id).reverse()
  const changed = await ann.ask('PATCH', `/api/shortlists/${list.id}`, { name: 'Summer', order })
  expect(changed.body.name).toBe('Summer')
  expect(handles(changed.body)).toEqual(['third_one', 'second_one', 'first_one'])
  const all = shortlists.list.reply.parse((await ann.ask('GET', '/api/shortlists')).body)
  expect(all.places).toEqual({ used: 3, limit: 10 })
  expect(all.shortlists[0]?.creators.map(({ handle }) => handle)).toEqual(['third_one', 'second_one', 'first_one'])
})

test('an order that leaves somebody out, or names somebody twice, changes nothing', async ({ ann }) => {
  const list = await listOf(ann, 2)
  const [one = ''] = list.entries.map(({ id }) => id)
  for (const order of [[one], [one, one]]) {
    const refused = await ann.ask('PATCH', `/api/shortlists/${list.id}`, { order })
    expect(refused.status).toBe(400)
    expect(refused.body.error).toBe('The list changed in the meantime. Reload it, then reorder.')
  }
  expect(handles((await ann.ask('GET', `/api/shortlists/${list.id}`)).body)).toEqual(handles(list))
})

test('status, note and tags are kept, and a creator taken off comes back with them', async ({ ann }) => {
  const list = await listOf(ann, 2)
  const path = `/api/shortlists/${list.id}/entries/${list.entries[0]?.id}`
  const changed = await ann.ask('PATCH', path, { status: 'contacted', note: 'Requested dates.', tags: ['uk', 'uk'] })
  expect(changed.body).toMatchObject({ status: 'contacted', note: 'Requested dates.', tags: ['uk'] })
  expect((await ann.ask('DELETE', path)).status).toBe(200)
  expect((await ann.ask('PATCH', path, { note: '' })).status).toBe(404)
  expect((await ann.ask('GET', `/api/shortlists/${list.id}`)).body.entries).toHaveLength(1)
  const restored = await ann.ask('POST', `${path}/restore`)
  expect(restored.body).toMatchObject({ status: 'contacted', note: 'Requested dates.' })
  expect(handles((await ann.ask('GET', `/api/shortlists/${list.id}`)).body)).toEqual(handles(list))
})

test('there are ten places; a creator on two lists takes one, and the eleventh is refused in a sentence', async ({
  rooms,
}) => {
  const ann = await subscribe(rooms)
  const [spring, summer] = [await listOf(ann, 9), await listOf(ann, 1, 'Summer')]
  const [first = ''] = handles(spring)
  expect((await add(ann, summer.id, { platform: 'twitch', handle: first })).status).toBe(201)
  const refused = await add(ann, summer.id)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'shortlist_full',
    error: 'All 10 shortlist spots are used. Remove a creator to make room for another.',
  })
  const { subscription } = (await ann.ask('GET', `/api/subscription/${ann.userId}`)).body
  expect(subscription).toMatchObject({ shortlistUsed: 10, shortlistLimit: 10 })
  // What is taken off gives its place back; once somebody else has it, it cannot be restored.
  await ann.ask('DELETE', `/api/shortlists/${spring.id}`)
  expect((await ann.ask('GET', '/api/shortlists')).body.places.used).toBe(2)
  await listOf(ann, 1, 'Autumn')
  const back = await ann.ask('POST', `/api/shortlists/${spring.id}/restore`)
  expect(back.body.code).toBe('shortlist_full')
})

test('of fifteen who come at once, ten find a place', async ({ ann }) => {
  const list = await listOf(ann, 0)
  const answers = await Promise.all(Array.from({ length: 15 }, () => add(ann, list.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), ...Array(5).fill(409)])
  expect((await ann.ask('GET', `/api/shortlists/${list.id}`)).body.entries).toHaveLength(10)
})

test('another workspace finds nothing of a list, and can change nothing', async ({ rooms, ann }) => {
  const ben = await signUp(rooms)
  const list = await listOf(ann, 1)
  const path = `/api/shortlists/${list.id}`
  const entry = `${path}/entries/${list.entries[0]?.id}`
  const tries = [
    ben.ask('GET', path),
    ben.ask('GET', `${path}/reach`),
    ben.ask('PATCH', path, { name: 'Mine' }),
    ben.ask('DELETE', path),
    ben.ask('POST', `${path}/restore`),
    add(ben, list.id),
    ben.ask('PATCH', entry, { note: 'x' }),
    ben.ask('DELETE', entry),
    ben.ask('POST', `${entry}/restore`),
  ]
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404))
  expect((await ben.ask('GET', '/api/shortlists')).body.shortlists).toEqual([])
})

test('a name that no platform allows is refused with what works, and so is a twenty-first list', async ({ ann }) => {
  const list = await listOf(ann, 0)
  const refused = await add(ann, list.id, { platform: 'twitch', handle: 'a name with spaces' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'bad_address' } })
  for (let more = 1; more < 20; more += 1) await ann.ask('POST', '/api/shortlists', { name: `List ${more}` })
  const many = await ann.ask('POST', '/api/shortlists', { name: 'One more' })
  expect(many.body.fields).toEqual({ name: 'You can have up to 20 shortlists. Remove one to create another.' })
})

test('a row shows what the last verification said, and the totals count nobody twice', async ({ rooms, ann }) => {
  await rooms.work()
  const [one, two] = [freshAddress(), freshAddress()]
  const { id } = await verify(ann, { url: one.url })
  await verify(ann, { url: two.url })
  const list = await listOf(ann, 0)
  for (const { handle } of [one, two]) await add(ann, list.id, { platform: 'twitch', handle })
  await add(ann, list.id)
  const { entries }: Shortlist = (await ann.ask('GET', `/api/shortlists/${list.id}`)).body
  expect(entries[0]?.verdict).toMatchObject({ verificationId: id, state: 'READY', fraudRisk: 'low' })
  expect(entries[0]?.verdict?.trust?.score).toBeGreaterThan(70)
  expect(entries[2]?.verdict).toBeNull()
  const reach = (await ann.ask('GET', `/api/shortlists/${list.id}/reach`)).body
  expect(reach).toMatchObject({ counted: 2, missing: 1, pairs: { measured: 1, all: 1 } })
  // Both have the very same followers: together they reach hardly more than one.
  expect(reach.deduplicated.value).toBeLessThan(reach.added)
  expect(reach.deduplicated.low).toBeLessThan(reach.deduplicated.value)
})

test('what was removed is gone after a day', async ({ rooms, ann }) => {
  const list = await listOf(ann, 2)
  await ann.ask('DELETE', `/api/shortlists/${list.id}/entries/${list.entries[0]?.id}`)
  await ann.ask('DELETE', `/api/shortlists/${list.id}`)
  const later = new Date(rooms.clock.now.getTime() + 25 * 3_600_000)
  await forgetRemoved(rooms.db.pool, later)
  expect((await ann.ask('POST', `/api/shortlists/${list.id}/restore`)).status).toBe(404)
  const left = await rooms.db.pool.query('select from shortlist_entries where shortlist_id = $1', [list.id])
  expect(left.rowCount).toBe(0)
})

import { savedSearchesMax } from '@vouch/contract'
import { sandboxCreator } from '@vouch/simulator'
import { expect } from 'vitest'
import { signUp, test } from '../../../test/rooms.ts'
import { foundCardOf, storeFoundCreators } from './found-creator.ts'

const path = '/api/discovery/searches'

test('a search is kept by name, renamed, deleted, and saved again with what the deletion gave back', async ({
  open,
}) => {
  const rooms = await open()
  const { db } = rooms
  const visitor = await signUp(rooms)
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    rooms.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${visitor.token}` },
      ...(payload && { payload }),
    })
  const saved = await ask('POST', path, { name: ' UK fitness ', address: 'category=fitness&country=GB' })
  expect(saved.statusCode).toBe(201)
  expect(saved.json()).toMatchObject({ name: 'UK fitness', address: 'category=fitness&country=GB' })
  const twice = await ask('POST', path, { name: 'uk FITNESS', address: '' })
  expect(twice.json()).toMatchObject({ code: 'duplicate', fields: { name: expect.stringContaining('already') } })
  const url = `${path}/${saved.json().id}`
  expect((await ask('PATCH', url, { name: 'Fitness, UK' })).json().name).toBe('Fitness, UK')
  expect((await ask('PATCH', url, { name: '' })).json().fields.name).toBe('Name must have 1 to 80 characters.')
  const gone = await ask('DELETE', url)
  const { name, address } = gone.json()
  expect((await ask('GET', path)).json().searches).toEqual([])
  expect((await ask('DELETE', url)).statusCode).toBe(404)
  expect((await ask('POST', path, { name, address })).statusCode).toBe(201)
  expect((await db.pool.query('select from saved_searches')).rowCount).toBe(1)
})

test('nobody reads, renames or deletes another workspace’s searches', async ({ open }) => {
  const rooms = await open()
  const [owner, stranger] = [await signUp(rooms), await signUp(rooms)]
  const { body } = await owner.ask('POST', path, { name: 'Mine', address: '' })
  expect((await stranger.ask('GET', path)).body.searches).toEqual([])
  for (const method of ['PATCH', 'DELETE'] as const) {
    const answer = await rooms.app.inject({
      method,
      url: `${path}/${body.id}`,
      headers: { authorization: `Bearer ${stranger.token}` },
      ...(method === 'PATCH' && { payload: { name: 'Theirs' } }),
    })
    expect(answer.statusCode).toBe(404)
  }
  expect((await owner.ask('GET', path)).body.searches).toHaveLength(1)
})

test('there is room for fifty, also when two are saved at once', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  await rooms.db.pool.query(
    `insert into saved_searches (workspace_id, name, address, created_at)
     select $1, 'Search ' || n, '', now() from generate_series(1, $2) as n`,
    [visitor.workspaceId, savedSearchesMax - 1],
  )
  const answers = await Promise.all(['a', 'b'].map((name) => visitor.ask('POST', path, { name, address: '' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    code: 'too_many',
    error: 'You’ve reached the limit of 50 saved searches. Delete one first.',
  })
})

test('a saved search tells how many joined the index and match since it was looked at, whoever else matches', async ({
  open,
}) => {
  const rooms = await open()
  const [ann, ben] = [await signUp(rooms), await signUp(rooms)]
  const cards = Array.from({ length: 60 }, (_, place) =>
    foundCardOf(sandboxCreator(place), rooms.clock.now.toISOString()),
  )
  await storeFoundCreators(rooms.db.pool, cards.slice(0, 20))
  const { country } = cards[40] ?? {}
  const mine = await ann.ask('POST', path, { name: 'Mine', address: `country=${country}` })
  const words = await ann.ask('POST', path, { name: 'Words', address: `q=${cards[50]?.handle}` })
  const nobody = await ann.ask('POST', path, { name: 'Nobody', address: 'minFollowers=9999999999' })
  expect([mine, words, nobody].map(({ body }) => body.fresh)).toEqual([0, 0, 0])
  const later = cards.slice(20)
  await storeFoundCreators(rooms.db.pool, later)
  // Whoever was there before is read again, and is not new.
  await storeFoundCreators(rooms.db.pool, cards.slice(0, 20))
  const fresh = async () => {
    const { body } = await ann.ask('GET', path)
    return Object.fromEntries(body.searches.map((each: { name: string; fresh: number }) => [each.name, each.fresh]))
  }
  const matching = later.filter((card) => card.country === country).length
  expect(matching).toBeGreaterThan(0)
  expect(await fresh()).toEqual({ Mine: matching, Words: 1, Nobody: 0 })
  expect((await ben.ask('POST', `${path}/${mine.body.id}/seen`)).status).toBe(404)
  expect((await ann.ask('POST', `${path}/${mine.body.id}/seen`)).body).toMatchObject({ name: 'Mine', fresh: 0 })
  expect(await fresh()).toEqual({ Mine: 0, Words: 1, Nobody: 0 })
})

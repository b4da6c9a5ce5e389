import { discoveredCreator } from '@vouch/contract'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect } from 'vitest'
import { indexedCreators, test } from '../../../test/indexed-rooms.ts'
import { ended, freshAddress, type Rooms, signUp, snapshotFor, type Visitor } from '../../../test/rooms.ts'
import { indexReport } from './index-report.ts'
import { refillTraits } from './refill-traits.ts'

function avaSnapshot() {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', '2026-11-20T10:00:00.000Z')
  if (snapshot === null) throw new Error('The sandbox lost its first creator')
  return snapshot
}

/** @param who absent: a visitor */
async function search({ app }: Rooms, query: string, who?: Visitor) {
  const url = `/api/discovery/creators?${query}`
  if (who !== undefined) return who.ask('GET', url)
  const answer = await app.inject({ method: 'GET', url })
  return { status: answer.statusCode, body: answer.json() }
}

test('a visitor sees ten simulated creators with a count of all, and no further page', async ({ rooms }) => {
  const { status, body } = await search(rooms, 'limit=50')
  expect(status).toBe(200)
  expect(body.creators).toHaveLength(10)
  expect(body).toMatchObject({ total: indexedCreators, totalIsExact: true, nextCursor: null, preparing: null })
  expect(body.screening).toEqual({ scored: 0, of: 20_000 })
  for (const creator of body.creators) {
    expect(discoveredCreator.parse(creator)).toEqual(creator)
    expect(creator.source).toBe('sandbox')
  }
})

test('a sentence narrows the search, a filter by name goes before it, and the rest ranks', async ({ rooms }) => {
  const member = await signUp(rooms)
  const sentence = encodeURIComponent('fitness creators in the UK, 50k to 200k followers')
  const { body } = await search(rooms, `q=${sentence}&limit=100`, member)
  expect(body.creators.length).toBeGreaterThan(3)
  for (const { category, country, followers } of body.creators) {
    expect({ category, country }).toEqual({ category: 'fitness', country: 'GB' })
    expect(followers).toBeGreaterThanOrEqual(50_000)
    expect(followers).toBeLessThanOrEqual(200_000)
  }
  const german = await search(rooms, `q=${sentence}&country=DE,US&limit=100`, member)
  expect(new Set(german.body.creators.map(({ country }: { country: string }) => country))).toEqual(
    new Set(['DE', 'US']),
  )
  const ava = await search(rooms, 'q=ava%20fie', member)
  expect(ava.body.creators[0]).toMatchObject({ handle: 'ava_fields_sandbox' })
  expect(ava.body.reading).toEqual({ understood: [], filters: {}, words: 'ava fie' })
})

test('a search that finds nobody offers what to take away, with who is found then', async ({ rooms }) => {
  const member = await signUp(rooms)
  const sentence = 'food creators in the UK with email and over 9000000000 followers'
  const { body } = await search(rooms, `q=${encodeURIComponent(sentence)}`, member)
  expect(body).toMatchObject({ creators: [], total: 0 })
  expect(body.offers.length).toBeGreaterThan(0)
  for (const { drop, total } of body.offers) {
    const kept = Object.entries(body.reading.filters).filter(([field]) => !drop.includes(field))
    const without = await search(
      rooms,
      String(new URLSearchParams(Object.fromEntries(kept.map(([field, value]) => [field, String(value)])))),
      member,
    )
    expect(without.body.total).toBe(total)
    expect(total).toBeGreaterThan(0)
  }
})

test('a sentence that names somebody to be like tells whom, and lists nobody', async ({ rooms }) => {
  for (const name of ['ava fields', '@ava_fields_sandbox', 'Ava Feilds']) {
    const { body } = await search(rooms, `q=${encodeURIComponent(`creators like ${name}`)}`)
    expect(body).toMatchObject({ creators: [], total: 0, like: { creator: { handle: 'ava_fields_sandbox' } } })
  }
})

test('where nobody has the name, its words rank and the rest of the sentence still lists', async ({ rooms }) => {
  const { body } = await search(rooms, 'q=food%20creators%20like%20qqqqzzzz')
  expect(body).toMatchObject({ like: { name: 'qqqqzzzz', creator: null }, reading: { words: 'qqqqzzzz' } })
  expect(body.total).toBeGreaterThan(0)
  expect(new Set(body.creators.map(({ category }: { category: string }) => category))).toEqual(new Set(['food']))
})

test('a handle or a profile’s address leads to its owner before everybody of the same name', async ({ rooms }) => {
  const member = await signUp(rooms)
  const { body: all } = await search(rooms, 'q=ava&limit=100', member)
  const handles: string[] = all.creators.map(({ handle }: { handle: string }) => handle)
  const named = handles.filter((handle) => handle.startsWith('ava_')).slice(0, 5)
  expect(named.length).toBeGreaterThan(1)
  for (const handle of named)
    for (const typed of [`@${handle}`, handle]) {
      const { body } = await search(rooms, `q=${encodeURIComponent(typed)}&sort=price`, member)
      expect(body.creators[0]).toMatchObject({ handle })
    }
  const { body } = await search(rooms, 'q=https%3A%2F%2Fwww.instagram.com%2Fava_fields_sandbox', member)
  expect(body.creators[0]).toMatchObject({ handle: 'ava_fields_sandbox' })
})

test.for([
  ['platform=myspace', 'platform'],
  ['minTrust=101', 'minTrust'],
  ['country=GBR', 'country'],
  ['limit=0', 'limit'],
  ['sort=luck', 'sort'],
])('%s is refused with the field and what it may be', async ([query, field], { rooms }) => {
  const { status, body } = await search(rooms, query ?? '')
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'validation', fields: { [field ?? '']: expect.stringMatching(/\.$/) } })
})

test('a bad token is refused, not treated as a visitor', async ({ rooms: { app } }) => {
  const headers = { authorization: 'Bearer fallback_1' }
  const answer = await app.inject({ method: 'GET', url: '/api/discovery/creators', headers })
  const { status, body } = { status: answer.statusCode, body: answer.json() }
  expect(status).toBe(403)
  expect(body.error).toBe('Invalid or expired token')
})

test('whoever is verified can be found with that verdict; a file only by its workspace', async ({ rooms }) => {
  rooms.parts.reported = (_, reportId) => {
    reports.push(reportId)
    return Promise.resolve()
  }
  const reports: string[] = []
  rooms.platform.script = async (target) => ({
    ...snapshotFor(target),
    source: { connector: 'twitch', basis: 'public' },
  })
  await rooms.work()
  const [one, other] = [await signUp(rooms), await signUp(rooms)]
  const { url, handle } = freshAddress()
  const fetched = await one.call('POST', '', { url })
  const snapshot = { ...avaSnapshot(), handle: 'from_a_file' }
  const filed = await one.call('POST', '', { snapshot })
  const done = await ended(one, fetched.body.id)
  await ended(one, filed.body.id)
  expect(reports).toHaveLength(2)
  for (const id of reports) await indexReport(rooms.parts, id)
  const found = await search(rooms, `q=${handle}`, other)
  expect(found.body.creators[0]).toMatchObject({
    handle,
    source: 'verification',
    trust: { score: done.report?.trust?.score, basis: 'verification' },
  })
  expect((await search(rooms, 'q=from_a_file', other)).body.matching).toEqual({ count: 0, isExact: true })
  const own = await search(rooms, 'q=from_a_file', one)
  expect(own.body.creators[0].handle).toBe('from_a_file')
  const traits = () =>
    rooms.db.pool.query(
      `select traits_read, last_post_at is not null as posted, growth_monthly is not null as grown, has_contact from discovered_creators where handle = 'from_a_file'`,
    )
  const read = (await traits()).rows
  expect(read).toMatchObject([{ traits_read: true, posted: true, grown: true }])
  // What a file brought is its workspace's alone, so its months are no part of a market.
  const months = () =>
    rooms.db.pool.query('select handle from discovered_months join discovered_creators on id = creator_id group by 1')
  expect((await months()).rows).toEqual([{ handle }])
  await rooms.db.pool.query(
    `update discovered_creators set traits_read = false, last_post_at = null, growth_monthly = null, has_contact = null
      where trust_basis = 'verification'`,
  )
  await refillTraits(rooms.parts, new AbortController().signal)
  expect((await traits()).rows).toEqual(read)
  await rooms.db.pool.query('delete from discovered_months; update discovered_creators set months_read = false')
  await refillTraits(rooms.parts, new AbortController().signal)
  expect((await months()).rows).toEqual([{ handle }])
})

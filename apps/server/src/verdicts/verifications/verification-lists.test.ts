import { verificationViewsMax } from '@vouch/contract'
import { expect } from 'vitest'
import { inZone } from '../../../test/in-zone.ts'
import { type Rooms, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'

/** Keeping verifications in order: what narrows the list, the order that it stands in, tags and views. */

const [ava, lena, milo] = ['ava_fields_sandbox', 'luxe_lena_sandbox', 'milo_viral_sandbox']
const addresses = [`instagram.com/${ava}`, `instagram.com/${lena}`, `tiktok.com/@${milo}`]

async function withThree(rooms: Rooms): Promise<{ visitor: Visitor; ids: Record<string, string> }> {
  await rooms.work()
  const visitor = await signUp(rooms)
  const ids: Record<string, string> = {}
  for (const url of addresses) {
    const done = await verify(visitor, { url })
    ids[done.creator.handle] = done.id
    rooms.clock.now = new Date(rooms.clock.now.getTime() + 86_400_000)
  }
  return { visitor, ids }
}

interface Listed {
  handles: string[]
  nextCursor: string | null
}

async function list(visitor: Visitor, query: string): Promise<Listed> {
  const { status, body } = await visitor.call('GET', `?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  const handles = body.verifications.map(({ creator }: { creator: { handle: string } }) => creator.handle)
  return { handles, nextCursor: body.nextCursor }
}

test('the list is narrowed by name, risk, platform and day, each with the others', async ({ open }) => {
  const rooms = await open()
  const { visitor } = await withThree(rooms)
  expect((await list(visitor, 'q=VOSS')).handles).toEqual([lena])
  expect((await list(visitor, 'q=@milo')).handles).toEqual([milo])
  expect((await list(visitor, 'risk=high,critical')).handles).toEqual([lena])
  expect((await list(visitor, 'platform=instagram')).handles).toEqual([lena, ava])
  expect((await list(visitor, 'platform=instagram&risk=low')).handles).toEqual([ava])
  const all = await visitor.call('GET', '')
  const day = all.body.verifications[1].createdAt.slice(0, 10)
  expect((await list(visitor, `from=${day}&to=${day}`)).handles).toEqual([lena])
  expect((await list(visitor, `from=${day}`)).handles).toEqual([milo, lena])
  // A day is that of UTC, whatever the database keeps.
  for (const zone of ['America/Sao_Paulo', 'Pacific/Apia', 'UTC']) {
    await inZone(rooms.db, zone)
    expect((await list(visitor, `from=${day}&to=${day}`)).handles).toEqual([lena])
  }
  for (const bad of [
    'risk=some',
    'platform=paper',
    'from=yesterday',
    'from=0000-01-01',
    'to=0000-02-29',
    'sort=luck',
    'tag=',
  ]) {
    expect((await visitor.call('GET', `?${bad}`)).status, bad).toBe(400)
  }
})

test('every order pages through all rows once, in that order', async ({ open }) => {
  const rooms = await open()
  const { visitor } = await withThree(rooms)
  const wanted: Record<string, string[]> = {
    newest: [milo, lena, ava],
    oldest: [ava, lena, milo],
    name: [ava, lena, milo],
  }
  for (const sort of ['newest', 'oldest', 'trust', 'trust-low', 'risk', 'name']) {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Listed = await list(visitor, `sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.handles)
      cursor = page.nextCursor
    }
    expect([...seen].sort(), sort).toEqual([ava, lena, milo].sort())
    if (wanted[sort]) expect(seen, sort).toEqual(wanted[sort])
    if (sort === 'risk' || sort === 'trust-low') expect(seen[0], sort).toBe(lena)
    if (sort === 'trust') expect(seen[2], sort).toBe(lena)
  }
})

test('tags are put on several rows at once, taken off, counted and searched for', async ({ open }) => {
  const rooms = await open()
  const { visitor, ids } = await withThree(rooms)
  const [one, other] = [ids[ava], ids[lena]]
  const path = '/api/verification-tags'
  const put = await visitor.ask('POST', path, { ids: [one, other], add: ['Spring', ' UK '] })
  expect(put.status).toBe(200)
  await visitor.ask('POST', path, { ids: [other], add: ['Spring', 'Late'], remove: ['UK'] })
  expect((await visitor.ask('GET', path)).body.tags).toEqual([
    { tag: 'Spring', count: 2 },
    { tag: 'Late', count: 1 },
    { tag: 'UK', count: 1 },
  ])
  expect((await list(visitor, 'tag=UK')).handles).toEqual([ava])
  const many = Array.from({ length: 8 }, (_, place) => `tag ${place}`)
  expect((await visitor.ask('POST', path, { ids: [one], add: many })).body.code).toBe('too_many')
  expect((await list(visitor, 'tag=tag 1')).handles).toEqual([])
})

test('nobody tags another workspace’s rows, or reads its views', async ({ open }) => {
  const rooms = await open()
  const { visitor, ids } = await withThree(rooms)
  const stranger = await signUp(rooms)
  const path = '/api/verification-tags'
  expect((await stranger.ask('POST', path, { ids: [ids[ava]], add: ['Mine'] })).status).toBe(404)
  expect((await visitor.ask('GET', path)).body.tags).toEqual([])
  const saved = await visitor.ask('POST', '/api/verification-views', { name: 'Risky', address: 'risk=critical' })
  expect(saved.status).toBe(201)
  expect((await stranger.ask('GET', '/api/verification-views')).body.views).toEqual([])
  const gone = await rooms.app.inject({
    method: 'DELETE',
    url: `/api/verification-views/${saved.body.id}`,
    headers: { authorization: `Bearer ${stranger.token}` },
  })
  expect(gone.statusCode).toBe(404)
})

test('a view is kept by name once, up to the limit, and given back when it is deleted', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const path = '/api/verification-views'
  const saved = await visitor.ask('POST', path, { name: ' Risky ', address: 'risk=critical' })
  expect(saved.body).toMatchObject({ name: 'Risky', address: 'risk=critical' })
  expect((await visitor.ask('POST', path, { name: 'RISKY', address: '' })).body).toMatchObject({
    code: 'duplicate',
    fields: { name: expect.stringContaining('already') },
  })
  await rooms.db.pool.query(
    `insert into verification_views (workspace_id, name, address, created_at)
     select $1, 'View ' || n, '', now() from generate_series(2, $2) as n`,
    [visitor.workspaceId, verificationViewsMax],
  )
  expect((await visitor.ask('POST', path, { name: 'One more', address: '' })).body.code).toBe('too_many')
  const gone = await rooms.app.inject({
    method: 'DELETE',
    url: `${path}/${saved.body.id}`,
    headers: { authorization: `Bearer ${visitor.token}` },
  })
  expect(gone.json()).toMatchObject({ name: 'Risky', address: 'risk=critical' })
  expect((await visitor.ask('GET', path)).body.views).toHaveLength(verificationViewsMax - 1)
})

test('a file holds the chosen rows, or those that the filter leaves', async ({ open }) => {
  const rooms = await open()
  const { visitor, ids } = await withThree(rooms)
  const columns = async (filter: object) => {
    const wish = { subject: 'verifications', format: 'json', filter }
    const { body } = await visitor.ask('POST', '/api/exports', wish)
    const shown = () => visitor.ask('GET', `/api/exports/${body.id}`)
    await expect.poll(async () => (await shown()).body.state).toBe('ready')
    expect((await shown()).body.filter).toEqual(filter)
    const file = await visitor.ask('GET', `/api/exports/${body.id}/file`)
    return JSON.stringify(file.body)
  }
  const chosen = await columns({ ids: [ids[milo]] })
  expect([chosen.includes(milo), chosen.includes(ava)]).toEqual([true, false])
  const risky = await columns({ risk: 'critical,high' })
  expect([risky.includes(lena), risky.includes(ava)]).toEqual([true, false])
})

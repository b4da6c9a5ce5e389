import { expect } from 'vitest'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { confirm, filed, freshEmail } from '../../../test/data-requests.ts'
import { ended, type Rooms, signUp, test } from '../../../test/rooms.ts'
import { endConnection } from './end-connection.ts'
import { keepConsents } from './jobs.ts'

/** How long a consent lasts and how far it reaches: for whom it was given, for the time that was told, and not a report further. */

const url = 'https://www.instagram.com/ava_fields_sandbox/'
const handle = 'ava_fields_sandbox'
const day = 86_400_000

async function fresh(rooms: Rooms) {
  await rooms.work()
  for (const table of ['consent_requests', 'creator_pages', 'simulated_consents', 'ended_tokens'])
    await rooms.db.pool.query(`delete from ${table}`)
  return creatorIn(rooms)
}

async function connected(rooms: Rooms, creator: ReturnType<typeof creatorIn>, wish: object = {}) {
  const brand = await signUp(rooms, 150)
  const { body: request } = await brand.ask('POST', '/api/consents', { url, ...wish })
  const page = pathOf(await creator.connect(pathOf(request.url), handle))
  await creator.reported(page)
  return { brand, request, page }
}

const states = async (brand: Awaited<ReturnType<typeof signUp>>) =>
  (await brand.ask('GET', '/api/consents')).body.consents.map(({ state }: { state: string }) => state)

test('a brand reads for the ninety days that its creator was told, whoever else is allowed later', async ({ open }) => {
  const rooms = await open()
  const creator = await fresh(rooms)
  const first = await connected(rooms, creator)
  const { rows } = await rooms.db.pool.query('select target from consent_requests')
  const consentOf = (workspaceId: string) => rooms.parts.consentOf?.(workspaceId, rows[0].target)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60 * day)
  const second = await connected(rooms, creator)
  const shown = (await creator.api('GET', second.page)).body.requests
  expect(shown.map(({ until }: { until: string }) => until)).toEqual([
    new Date(rooms.clock.now.getTime() + 90 * day).toISOString(),
    new Date(rooms.clock.now.getTime() + 30 * day).toISOString(),
  ])
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 30 * day - 1)
  expect(await consentOf(first.brand.workspaceId)).toMatchObject({ id: first.request.id })
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 1)
  expect(await consentOf(first.brand.workspaceId)).toBeNull()
  expect(await consentOf(second.brand.workspaceId)).toMatchObject({ id: second.request.id })
  await keepConsents(rooms.consents)
  expect([await states(first.brand), await states(second.brand)]).toEqual([['ended'], ['connected']])
  const kept = await rooms.db.pool.query('select from creator_pages where access_sealed is not null')
  expect(kept.rowCount).toBe(1)
})

test('a request that a process of the release before answered has its time all the same', async ({ open }) => {
  const rooms = await open()
  const creator = await fresh(rooms)
  const { brand } = await connected(rooms, creator)
  await rooms.db.pool.query('update consent_requests set consent_ends_at = null')
  const { rows } = await rooms.db.pool.query('select target from consent_requests')
  expect(await rooms.parts.consentOf?.(brand.workspaceId, rows[0].target)).not.toBeNull()
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 90 * day)
  expect(await rooms.parts.consentOf?.(brand.workspaceId, rows[0].target)).toBeNull()
})

test('the link to others shows the report that it was made for, and never one that no brand has yet', async ({
  open,
}) => {
  const rooms = await open()
  const creator = await fresh(rooms)
  const first = await connected(rooms, creator, { creatorFirst: true })
  expect((await creator.api('GET', first.page)).body).toMatchObject({ readerUrl: null, readerReport: null })
  expect(await creator.api('POST', `${first.page}/link`)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  await creator.api('POST', `${first.page}/requests/${first.request.id}/send`)
  const { readerUrl } = (await creator.api('POST', `${first.page}/link`)).body
  const read = async () => (await creatorIn(rooms).api('GET', pathOf(readerUrl))).body.report
  const made = await read()

  rooms.clock.now = new Date(rooms.clock.now.getTime() + 3 * day)
  const second = await connected(rooms, creator, { creatorFirst: true })
  const newest = (await creator.api('GET', second.page)).body
  expect(newest.report.digest).not.toBe(made.digest)
  expect((await read()).digest).toBe(made.digest)
  await creator.api('POST', `${second.page}/requests/${second.request.id}/send`)
  expect((await read()).digest).toBe(made.digest)
  // A link of a process of the release before is pinned to nothing: it shows what a brand has.
  await rooms.db.pool.query('update creator_pages set reader_report_id = null')
  expect((await read()).digest).toBe(newest.report.digest)
  await creator.api('POST', `${second.page}/link/end`)
  const again = (await creator.api('POST', `${second.page}/link`)).body
  expect(again.readerUrl).not.toBe(readerUrl)
  expect(again.readerReport).toBe(newest.report.verifiedAt)
})

test('a creator who is forgotten is disconnected at the platform too', async ({ open }) => {
  const rooms = await open()
  const creator = await fresh(rooms)
  await connected(rooms, creator)
  const given = () => rooms.db.pool.query(`select from simulated_consents where given ->> 'handle' = $1`, [handle])
  expect((await given()).rowCount).toBeGreaterThan(0)
  const tx = await rooms.db.pool.connect()
  await rooms.site.creatorErased(tx, { platform: 'instagram', handles: [handle] })
  tx.release()
  await keepConsents(rooms.consents)
  expect((await given()).rowCount).toBe(0)
  const left = await rooms.db.pool.query('select from ended_tokens union all select from creator_pages')
  expect(left.rowCount).toBe(0)
})

test('a consent that is given again on its last day isn’t ended by the upkeep that found it over', async ({ open }) => {
  const rooms = await open()
  const creator = await fresh(rooms)
  await connected(rooms, creator)
  const { rows } = await rooms.db.pool.query<{ id: string }>('select id from creator_pages where handle = $1', [handle])
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 90 * day)
  const again = await connected(rooms, creator, { creatorFirst: true })
  expect(await endConnection(rooms.consents, rows[0]?.id ?? '', 'time')).toBe(false)
  expect((await creator.api('GET', again.page)).body).toMatchObject({
    connection: { state: 'live' },
    requests: [{ state: 'ready' }, {}],
  })
})

test('the end of a consent reaches what later checks read of a channel, and what another brand was shown stays', async ({
  open,
}) => {
  const rooms = await open()
  const creator = await fresh(rooms)
  const { brand, page } = await connected(rooms, creator)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 2 * day)
  const again = await brand.call('POST', '', { url, refresh: true })
  await ended(brand, again.body.id)
  const other = await signUp(rooms, 150)
  await ended(other, (await other.call('POST', '', { url, refresh: true })).body.id)
  // The sandbox's own connector has no terms; a channel's have.
  await rooms.db.pool.query(`update snapshots set connector = 'youtube', expires_at = null`)
  const ends = async () =>
    (
      await rooms.db.pool.query<{ end: Date | null }>(
        'select expires_at as end from snapshots where workspace_id = $1 order by stored_at',
        [brand.workspaceId],
      )
    ).rows.map(({ end }) => end)
  expect(await ends()).toEqual([null, null])
  await creator.api('POST', `${page}/disconnect`)
  const week = new Date(rooms.clock.now.getTime() + 7 * day)
  expect(await ends()).toEqual([week, week])
  const others = await rooms.db.pool.query(
    'select from snapshots where workspace_id is null and expires_at is not null',
  )
  expect(others.rowCount).toBe(0)

  // A check that was under way stored what it read after the end.
  await rooms.db.pool.query('update snapshots set expires_at = null')
  await rooms.db.pool.query(`update creator_pages set platform = 'youtube'`)
  await keepConsents(rooms.consents)
  expect(await ends()).toEqual([week, week])
})

test('a creator whose objection was proved meanwhile gets no report, though the creator was to read it first', async ({
  open,
}) => {
  const rooms = await open()
  const creator = await fresh(rooms)
  const profileUrl = 'https://www.instagram.com/late_ina_sandbox/'
  const brand = await signUp(rooms, 150)
  const wish = { url: profileUrl, creatorFirst: true }
  const { body: request } = await brand.ask('POST', '/api/consents', wish)
  // A process ended between the connection and the report.
  await rooms.db.pool.query(`update consent_requests set state = 'reading', answered_at = $2 where id = $1`, [
    ...[request.id, rooms.clock.now],
  ])
  const objection = { kind: 'objection', subject: 'creator', email: freshEmail(), name: 'Ina', profileUrl }
  const token = await filed(rooms, objection)
  await confirm(rooms, token)
  await creator.connect(`/data-requests/${token}`, 'late_ina_sandbox')
  await keepConsents(rooms.consents)
  const [listed] = (await brand.ask('GET', '/api/consents')).body.consents
  expect(listed).toMatchObject({ trouble: 'not_possible', verificationId: null })
  expect(await brand.credits()).toBe(150)
})

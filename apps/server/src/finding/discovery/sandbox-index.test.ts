import { sandboxCreator, sandboxNetworkSize } from '@vouch/simulator'
import { expect } from 'vitest'
import { test as base, type Rooms, signUp } from '../../../test/rooms.ts'
import {
  askForSandboxIndex,
  fillSandboxIndex,
  loadSandboxIndex,
  sandboxIndexJob,
  sandboxIndexKind,
} from './sandbox-index.ts'
import { askForScreening, resumeScreening, screeningJob, screeningKind, screenSandbox } from './screen-sandbox.ts'

const never = new AbortController().signal

/** The shipped app with an empty index, whatever the test before left of it. */
const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  await rooms.db.pool.query(
    `truncate discovered_creators cascade; delete from jobs.job where name like 'discovery.%'; delete from simulated_network;
     insert into simulated_network default values`,
  )
  return rooms
})

/** As if somebody had searched, so that filling does not take its time. */
async function fill({ db, clock }: Rooms, until: number, signal = never): Promise<void> {
  await db.pool.query('update simulated_network set wanted = true')
  await fillSandboxIndex({ db, now: () => clock.now }, signal, until)
}

async function pretendFull({ db }: Rooms): Promise<void> {
  await db.pool.query('update simulated_network set indexed = $1', [sandboxNetworkSize])
}

async function search({ app }: Rooms) {
  const answer = await app.inject({ method: 'GET', url: '/api/discovery/creators' })
  return { status: answer.statusCode, body: answer.json() }
}

test('the start asks for the index once, however many processes start', async ({ rooms: { db, parts } }) => {
  await askForSandboxIndex(db, parts.queue)
  await askForSandboxIndex(db, parts.queue)
  expect(await parts.queue.unfinished(sandboxIndexKind)).toHaveLength(1)
})

test('a full index is not asked for again', async ({ rooms }) => {
  await pretendFull(rooms)
  await askForSandboxIndex(rooms.db, rooms.parts.queue)
  expect(await rooms.parts.queue.unfinished(sandboxIndexKind)).toEqual([])
})

test('whoever searches before the index is full is told how far it is, and no request fills it', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const early = await search(rooms)
  expect(early).toMatchObject({ status: 200, body: { creators: [], total: 0, preparing: { done: 0, of: 20_000 } } })
  await fill(rooms, 700)
  expect((await search(rooms)).body.preparing).toEqual({ done: 700, of: 20_000 })
  const manner = { formality: 0.5, warmth: null, humour: null, energy: null, depth: null }
  const answers = await Promise.all([
    visitor.ask('GET', '/api/discovery/creator?platform=instagram&handle=ava_fields_sandbox'),
    visitor.ask('POST', '/api/discovery/personality', { manner, preview: true }),
    visitor.ask('POST', '/api/discovery/audiences', { name: 'A', columns: { country: 'C' }, text: 'C\nGB' }),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'not_ready',
      error: 'Setting up creators: 700 of 20,000. Try again in a moment.',
    })
  }
  expect(await rooms.parts.queue.unfinished(screeningKind)).toEqual([])
})

test('filling goes on where it was stopped, and two at once write each creator once', async ({ rooms }) => {
  const stop = new AbortController()
  stop.abort()
  await fill(rooms, 100, stop.signal)
  expect(await loadSandboxIndex(rooms.db.pool)).toMatchObject({ indexed: 0 })
  await Promise.all([fill(rooms, 1_200), fill(rooms, 1_200)])
  expect(await loadSandboxIndex(rooms.db.pool)).toMatchObject({ indexed: 1_200 })
  const { rows } = await rooms.db.pool.query<{ handle: string; followers: string }>(
    'select handle, followers from discovered_creators',
  )
  expect(rows).toHaveLength(1_200)
  const card = sandboxCreator(1_199)
  expect(rows).toContainEqual({ handle: card.handle, followers: String(card.followers) })
})

test('the screening begins once, when the index is full and somebody searched', async ({ rooms }) => {
  const { db, parts, clock } = rooms
  const job = sandboxIndexJob({ db, now: () => clock.now }, () => askForScreening(db, parts.queue))
  const asked = async () => (await parts.queue.unfinished(screeningKind)).length
  await pretendFull(rooms)
  await job.run({}, { number: 1, last: false, signal: never })
  expect(await asked()).toBe(0)
  await Promise.all([search(rooms), search(rooms)])
  await job.run({}, { number: 1, last: false, signal: never })
  expect(await asked()).toBe(1)
})

test('a screening that a stop cut off is asked for again by the next start, once; one that has ended is not', async ({
  rooms,
}) => {
  const { db, parts } = rooms
  const asked = async () => (await parts.queue.unfinished(screeningKind)).length
  await resumeScreening(db, parts.queue)
  expect(await asked()).toBe(0)
  await db.pool.query('update simulated_network set indexed = 80, screened = 50, wanted = true, screening_begun = true')
  await resumeScreening(db, parts.queue)
  await resumeScreening(db, parts.queue)
  expect(await asked()).toBe(1)
  await db.pool.query(`update simulated_network set screened = 80; delete from jobs.job where name like 'discovery.%'`)
  await resumeScreening(db, parts.queue)
  expect(await asked()).toBe(0)
})

test('screening scores a few at a time, the largest first, goes on after a stop, and says how far it is', async ({
  rooms,
}) => {
  await fill(rooms, 80)
  const stop = new AbortController()
  let looks = 0
  const now = () => {
    looks += 1
    if (looks === 2) stop.abort()
    return rooms.clock.now
  }
  await screenSandbox({ db: rooms.db, now }, stop.signal)
  expect(await loadSandboxIndex(rooms.db.pool)).toMatchObject({ screened: 50 })
  const half = await rooms.db.pool.query<{ scored: boolean }>(
    'select trust is not null as scored from discovered_creators order by followers desc, id desc',
  )
  expect(half.rows.slice(50).every(({ scored }) => !scored)).toBe(true)
  await screenSandbox({ db: rooms.db, now }, never)
  expect(await loadSandboxIndex(rooms.db.pool)).toMatchObject({ indexed: 80, screened: 80 })
  const scored = await rooms.db.pool.query<{ trust: number; low: number; high: number; basis: string }>(
    'select trust, trust_low as low, trust_high as high, trust_basis as basis from discovered_creators where trust is not null',
  )
  expect(scored.rows.length).toBeGreaterThan(70)
  for (const { trust, low, high, basis } of scored.rows) {
    expect(basis).toBe('screening')
    expect(low).toBeLessThanOrEqual(trust)
    expect(high).toBeGreaterThanOrEqual(trust)
  }
})

test('creators who were screened before months were kept are screened once more', async ({ rooms }) => {
  await fill(rooms, 30)
  await screenSandbox({ db: rooms.db, now: () => rooms.clock.now }, never)
  const months = async () =>
    (
      await rooms.db.pool.query<{ read: number }>(
        'select count(distinct creator_id)::int as read from discovered_months',
      )
    ).rows[0]?.read
  const read = await months()
  expect(read).toBeGreaterThan(20)
  await rooms.db.pool.query(
    `delete from discovered_months; update discovered_creators set months_read = false;
     update simulated_network set screened = 0, screened_followers = 9223372036854775807, screened_id = 0`,
  )
  const job = screeningJob({ db: rooms.db, now: () => rooms.clock.now })
  await job.run({}, { number: 1, last: false, signal: never })
  expect(await months()).toBe(read)
})

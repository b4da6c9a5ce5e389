import { watches } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { expect } from 'vitest'
import { countedPlatform, shownPost, shownProfile, watching } from '../../../test/counted-platform.ts'
import { test as base, freshAddress, type Rooms, signUp, verify } from '../../../test/rooms.ts'
import { subscribe } from '../../../test/subscribers.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { loadWatchAlerts } from './alerts.ts'
import { addMark } from './marks.ts'
import { readDue } from './read-due.ts'
import { settleAllPlaces } from './settle-places.ts'
import { tellOfChanges } from './watch-letters.ts'
import type { WatchParts } from './watch-parts.ts'
import { deleteOldWatchData } from './watch-retention.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const never = new AbortController().signal

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open()
  // Each test watches its own creators.
  await rooms.db.pool.query(
    'truncate watch_marks, watched_creators, watch_schedule, watch_allowances, watch_changes cascade',
  )
  return rooms
})

const newcomer = () => ({ platform: 'twitch', handle: freshAddress().handle }) as const

function pass(rooms: Rooms, ms: number): void {
  rooms.clock.now = new Date(rooms.clock.now.getTime() + ms)
}

/** Lets days pass hour by hour, as the job of every minute would find them. */
async function live(rooms: Rooms, parts: WatchParts, days: number): Promise<void> {
  for (let hour = 0; hour < 24 * days; hour++) {
    pass(rooms, hourMs)
    await readDue(parts, never)
  }
}

async function mark(parts: WatchParts, workspaceId: string, creator = newcomer()): Promise<string> {
  await withTransaction(parts.db, (tx) => addMark(tx, parts, workspaceId, creator))
  return creator.handle
}

async function loadSubjects({ db }: Rooms, userId: string): Promise<string[]> {
  const found = await db.pool.query<{ subject: string }>(
    'select subject from mails join users on email = recipient where users.id = $1 order by written_at',
    [userId],
  )
  return found.rows.map(({ subject }) => subject)
}

/** Every creator gains some fifty followers a day, and what is bought. */
function steadyFollowers({ clock }: Rooms, platform: ReturnType<typeof countedPlatform>): { bought: number } {
  const followers = { bought: 0 }
  const start = clock.now.getTime()
  platform.show = (_handle, at) => {
    const days = (at.getTime() - start) / dayMs
    return { profile: shownProfile('1', Math.round(10_000 + 50 * days + 4 * Math.sin(9 * days)) + followers.bought) }
  }
  return followers
}

test('a creator whom many watch is read once a day, and nobody twice', async ({ rooms }) => {
  const platform = countedPlatform()
  const parts = watching(rooms, platform)
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  const shared = newcomer()
  for (const { workspaceId } of [ann, ben]) await mark(parts, workspaceId, shared)
  const own = await mark(parts, ann.workspaceId)
  await readDue(parts, never)
  expect(platform.looks.sort()).toEqual([shared.handle, own].sort())
  platform.looks.length = 0
  await live(rooms, parts, 10)
  for (const handle of [shared.handle, own])
    expect(platform.looks.filter((looked) => looked === handle)).toHaveLength(10)
})

test('eight processes at once read everybody once', async ({ rooms }) => {
  const platform = countedPlatform()
  const parts = watching(rooms, platform)
  const ann = await subscribe(rooms, 'PROFESSIONAL')
  for (let added = 0; added < 40; added++) await mark(parts, ann.workspaceId)
  await Promise.all(Array.from({ length: 8 }, () => readDue(parts, never)))
  expect(new Set(platform.looks).size).toBe(40)
  expect(platform.looks).toHaveLength(40)
})

test('the plan has room for so many, the oldest first; who waits moves up when a place is free', async ({ rooms }) => {
  const parts = watching(rooms, countedPlatform())
  const ann = await subscribe(rooms)
  const handles: string[] = []
  for (let added = 0; added < 27; added++) {
    pass(rooms, 1_000)
    handles.push(await mark(parts, ann.workspaceId))
  }
  const shown = async () => watches.list.reply.parse((await ann.ask('GET', '/api/watches')).body)
  const full = await shown()
  expect(full.room).toEqual({ used: 25, limit: 25, waiting: 2 })
  const states = full.watches.map(({ creator, state }) => [creator.handle, state])
  expect(states).toEqual(handles.map((handle, index) => [handle, index < 25 ? 'watched' : 'waiting']))
  expect((await ann.ask('POST', `/api/watches/twitch/${handles[26]}/refresh`)).body.code).toBe('not_now')
  await rooms.db.pool.query("update subscriptions set tier = 'PROFESSIONAL' where workspace_id = $1", [ann.workspaceId])
  await settleAllPlaces(rooms.db, parts)
  expect((await shown()).room).toEqual({ used: 27, limit: 100, waiting: 0 })
})

test('without a plan nobody is read', async ({ rooms }) => {
  const platform = countedPlatform()
  const parts = watching(rooms, platform)
  const ann = await signUp(rooms)
  await mark(parts, ann.workspaceId)
  await readDue(parts, never)
  expect(platform.looks).toEqual([])
  await ann.ask('POST', '/api/watches', { creator: { platform: 'instagram', handle: 'ava_fields_sandbox' } })
  const { body } = await ann.ask('POST', '/api/watches/instagram/ava_fields_sandbox/refresh')
  expect(body.error).toMatch(/^Counts are read while a plan is running\. Start or restart one under Billing/)
})

test('a creator on a shortlist is watched by itself, and no more when taken off', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const creator = { platform: 'instagram', handle: 'ava_fields_sandbox' }
  const list = (await ann.ask('POST', '/api/shortlists', { name: 'Spring', creator })).body
  const shown = async () => watches.list.reply.parse((await ann.ask('GET', '/api/watches')).body).watches
  expect(await shown()).toMatchObject([{ creator, state: 'watched', marked: false, listed: true }])
  expect((await ann.ask('DELETE', '/api/watches/instagram/ava_fields_sandbox')).status).toBe(404)
  const entry = (await ann.ask('GET', `/api/shortlists/${list.id}`)).body.entries[0].id
  await ann.ask('DELETE', `/api/shortlists/${list.id}/entries/${entry}`)
  expect(await shown()).toEqual([])
})

test('where more is due than may be read, workspaces take turns', async ({ rooms }) => {
  const platform = countedPlatform({ looksPerDay: 24 * 10 })
  const parts = watching(rooms, platform)
  const [many, few] = [await subscribe(rooms, 'PROFESSIONAL'), await subscribe(rooms)]
  for (let added = 0; added < 60; added++) await mark(parts, many.workspaceId)
  pass(rooms, hourMs)
  const own = [await mark(parts, few.workspaceId), await mark(parts, few.workspaceId)]
  await readDue(parts, never)
  expect(platform.looks).toHaveLength(10)
  expect(platform.looks).toEqual(expect.arrayContaining(own))
})

test('after a stop what is due is caught up with without a burst', async ({ rooms }) => {
  const platform = countedPlatform({ looksPerDay: 24 * 10 })
  const parts = watching(rooms, platform)
  const ann = await subscribe(rooms, 'ENTERPRISE')
  for (let added = 0; added < 100; added++) await mark(parts, ann.workspaceId)
  await live(rooms, parts, 2)
  pass(rooms, 5 * dayMs)
  const hours: number[] = []
  for (let hour = 0; hour < 24; hour++) {
    platform.looks.length = 0
    await readDue(parts, never)
    hours.push(platform.looks.length)
    pass(rooms, hourMs)
  }
  expect(Math.max(...hours)).toBeLessThanOrEqual(20)
  expect(hours.reduce((sum, looks) => sum + looks, 0)).toBeGreaterThanOrEqual(100)
})

test('a new post is read at its ages', async ({ rooms }) => {
  const platform = countedPlatform({ hoursMin: 1 })
  const parts = watching(rooms, platform)
  const ann = await subscribe(rooms)
  const published = new Date(rooms.clock.now.getTime() + 0.6 * hourMs)
  platform.show = (_handle, at) => {
    const age = (at.getTime() - published.getTime()) / hourMs
    const posts = age < 0 ? [] : [shownPost('p1', published, Math.round(1_000 * (1 - Math.exp(-age / 20))))]
    return { profile: shownProfile('1', 1_000), posts }
  }
  const handle = await mark(parts, ann.workspaceId)
  for (let quarter = 0; quarter < 4 * 24 * 8; quarter++) {
    pass(rooms, hourMs / 4)
    await readDue(parts, never)
  }
  const { body } = await ann.ask('GET', `/api/watches/twitch/${handle}`)
  const [post] = watches.show.reply.parse(body).posts
  expect(post?.reads.map(({ hours }) => hours)).toEqual([1, 6, 24, 72, 168])
  const ages = post?.reads.map(({ at }) => (Date.parse(at) - published.getTime()) / hourMs) ?? []
  for (const [index, age] of ages.entries()) expect(age / (post?.reads[index]?.hours ?? 1)).toBeLessThan(1.3)
  expect(post?.reads.map(({ likes }) => likes)).toEqual(
    [...(post?.reads ?? [])].map(({ likes }) => likes).sort((a, b) => (a ?? 0) - (b ?? 0)),
  )
})

test('a jump of followers is told once: on the screen, and in one email a day that can be switched off', async ({
  rooms,
}) => {
  const platform = countedPlatform()
  const parts = watching(rooms, platform)
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  const followers = steadyFollowers(rooms, platform)
  const handles = [await mark(parts, ann.workspaceId), await mark(parts, ann.workspaceId)]
  await mark(parts, ben.workspaceId, { platform: 'twitch', handle: handles[0] ?? '' })
  await ben.ask('PATCH', '/api/account/notifications', { watchAlerts: false })
  await live(rooms, parts, 14)
  expect(await loadWatchAlerts(rooms.db.pool, ann.workspaceId)).toEqual([])
  followers.bought = 3_000
  await live(rooms, parts, 1)
  const alerts = await loadWatchAlerts(rooms.db.pool, ann.workspaceId)
  expect(alerts.map(({ creator }) => creator.handle).sort()).toEqual([...handles].sort())
  for (const { count, value, low, high } of alerts) {
    expect(count).toBe('followers')
    expect(value).toBeGreaterThan(high)
    expect(low).toBeLessThan(50)
  }
  for (let run = 0; run < 3; run++) await tellOfChanges(parts)
  expect(await loadSubjects(rooms, ann.userId)).toEqual(['2 creators you watch changed'])
  expect(await loadSubjects(rooms, ben.userId)).toEqual([])
  await live(rooms, parts, 2)
  expect(await loadWatchAlerts(rooms.db.pool, ann.workspaceId)).toHaveLength(2)
  const id = alerts[0]?.id
  expect((await (await signUp(rooms)).ask('POST', `/api/watch-alerts/${id}/dismiss`)).status).toBe(404)
  expect((await ann.ask('POST', `/api/watch-alerts/${id}/dismiss`)).status).toBe(200)
  expect((await ann.ask('GET', '/api/watch-alerts')).body.alerts).toHaveLength(1)
})

test.for([1, 6, 24])(
  'a jump is told of a creator, too, whose place is the last moment of every %i hours, so that a day’s last look comes after midnight',
  async (hoursMin, { rooms }) => {
    const platform = countedPlatform({ hoursMin })
    const parts = watching(rooms, platform)
    const ann = await subscribe(rooms)
    const followers = steadyFollowers(rooms, platform)
    const creator = newcomer()
    await rooms.db.pool.query(
      `insert into creators (id, platform, handle, created_at)
       values (overlay(gen_random_uuid()::text placing 'fffffff0' from 1 for 8)::uuid, $1, $2, $3)`,
      [creator.platform, creator.handle, rooms.clock.now],
    )
    await mark(parts, ann.workspaceId, creator)
    await live(rooms, parts, 14)
    expect(await loadWatchAlerts(rooms.db.pool, ann.workspaceId)).toEqual([])
    followers.bought = 3_000
    await live(rooms, parts, 1)
    const alerts = await loadWatchAlerts(rooms.db.pool, ann.workspaceId)
    expect(alerts.map(({ creator: { handle } }) => handle)).toEqual([creator.handle])
  },
)

test('without the amendment of YouTube nothing is derived from its counts, and they end after 30 days', async ({
  rooms,
}) => {
  const platform = countedPlatform({ postHoursMax: 168 }, 'youtube')
  const parts = watching(rooms, platform)
  const ann = await subscribe(rooms)
  let followers = 10_000
  const published = rooms.clock.now
  platform.show = () => ({ profile: shownProfile('1', followers), posts: [shownPost('v1', published, 100)] })
  const creator = { platform: 'youtube', handle: freshAddress().handle } as const
  await withTransaction(rooms.db, (tx) => addMark(tx, parts, ann.workspaceId, creator))
  await live(rooms, parts, 12)
  followers = 90_000
  await live(rooms, parts, 2)
  expect(await loadWatchAlerts(rooms.db.pool, ann.workspaceId)).toEqual([])
  const left = async () => {
    await deleteOldWatchData(rooms.db.pool, rooms.clock.now)
    const found = await rooms.db.pool.query(
      "select hours from post_readings join creators on id = creator_id where platform = 'youtube' order by hours",
    )
    return found.rows.map(({ hours }) => hours)
  }
  expect(await left()).toEqual([1, 6, 24, 72, 168])
  pass(rooms, 18 * dayMs)
  expect(await left()).toEqual([72, 168])
  pass(rooms, 20 * dayMs)
  expect(await left()).toEqual([])
})

test('a platform that refuses is asked again later and later, and the reason is shown', async ({ rooms }) => {
  const platform = countedPlatform()
  const parts = watching(rooms, platform)
  const ann = await subscribe(rooms)
  platform.show = () => ({ availability: 'private' })
  await mark(parts, ann.workspaceId)
  await live(rooms, parts, 3)
  expect(platform.looks.length).toBeLessThanOrEqual(12)
  const [card] = watches.list.reply.parse((await ann.ask('GET', '/api/watches')).body).watches
  expect(card).toMatchObject({ problem: 'The account is private now.', counts: null, state: 'watched' })
})

test('counts are read on demand, but not again within minutes', async ({ rooms }) => {
  const platform = countedPlatform()
  const parts = watching(rooms, platform)
  const ann = await subscribe(rooms)
  const creator = { platform: 'instagram', handle: 'ava_fields_sandbox' }
  const added = await ann.ask('POST', '/api/watches', { creator })
  expect(added).toMatchObject({ status: 201, body: { state: 'watched', marked: true, counts: null } })
  const own = { ...parts, connectors: rooms.parts.connectors }
  await readDue(own, never)
  const refused = await ann.ask('POST', '/api/watches/instagram/ava_fields_sandbox/refresh')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  pass(rooms, hourMs)
  const asked = await ann.ask('POST', '/api/watches/instagram/ava_fields_sandbox/refresh')
  expect(asked).toMatchObject({ status: 202, body: { counts: { followers: expect.any(Number) } } })
  await readDue(own, never)
  const after = await ann.ask('GET', '/api/watches/instagram/ava_fields_sandbox')
  // A simulated platform is asked about the moment that was due, which may lie before the press.
  const read = Date.parse(after.body.watch.counts.at)
  expect(read).toBeGreaterThan(rooms.clock.now.getTime() - hourMs)
  expect(read).toBeLessThanOrEqual(rooms.clock.now.getTime())
})

test('a clock that was moved by a month brings a month of readings of the sandbox', async ({ rooms }) => {
  const parts = watching(rooms)
  const own = { ...parts, connectors: rooms.parts.connectors }
  const ann = await subscribe(rooms)
  await ann.ask('POST', '/api/watches', { creator: { platform: 'instagram', handle: 'luxe_lena_sandbox' } })
  await readDue(own, never)
  pass(rooms, 30 * dayMs)
  await readDue(own, never)
  const { days, posts } = watches.show.reply.parse(
    (await ann.ask('GET', '/api/watches/instagram/luxe_lena_sandbox')).body,
  )
  expect(days.length).toBeGreaterThanOrEqual(30)
  expect(new Set(days.map(({ followers }) => followers)).size).toBeGreaterThan(20)
  expect(posts.filter(({ reads }) => reads.length >= 3).length).toBeGreaterThan(5)
})

test('nobody sees what another workspace watches, and a viewer marks nobody', async ({ rooms }) => {
  const parts = watching(rooms, countedPlatform())
  const [ann, ben] = [await subscribe(rooms), await subscribe(rooms)]
  const handle = await mark(parts, ann.workspaceId)
  expect((await ben.ask('GET', `/api/watches/twitch/${handle}`)).status).toBe(404)
  expect((await ben.ask('DELETE', `/api/watches/twitch/${handle}`)).status).toBe(404)
  expect((await ben.ask('GET', '/api/watches')).body.watches).toEqual([])
  const bad = await ben.ask('POST', '/api/watches', { creator: { platform: 'twitch', handle: 'not a name' } })
  expect(bad).toMatchObject({ status: 422, body: { code: 'bad_address' } })
})

test('what a watch read goes into the next verification, which then judges how likes arrived', async ({ rooms }) => {
  await rooms.work()
  const own = { ...watching(rooms), connectors: rooms.parts.connectors }
  const ann = await subscribe(rooms)
  const address = { url: 'https://www.instagram.com/giveaway_gwen_sandbox/' }
  const arrivalOf = async (id: string) => {
    const { body } = await ann.call('GET', `/${id}`)
    const signals: { id: string; verdict: string }[] = body.report.signals
    return signals.find((signal) => signal.id === 'engagement.likes-arrival')?.verdict
  }
  const before = await verify(ann, address)
  await ann.ask('POST', '/api/watches', { creator: { platform: 'instagram', handle: 'giveaway_gwen_sandbox' } })
  pass(rooms, 30 * dayMs)
  await readDue(own, never)
  const after = await verify(ann, address)
  expect([await arrivalOf(before.id), await arrivalOf(after.id)]).toEqual([undefined, 'strength'])
  expect(after.notes).toEqual([expect.stringMatching(/^Counts of \d+ posts were also read earlier\. Once six/)])
})

test('likes that were purchased in proportion, which one look can’t show, decide the report once a watch has read for a month', async ({
  rooms,
}) => {
  await rooms.work()
  const own = { ...watching(rooms), connectors: rooms.parts.connectors }
  const ann = await subscribe(rooms)
  const address = { url: 'https://www.tiktok.com/@in_step_ines_sandbox' }
  const likesOf = async (id: string) => {
    const { decision, parts } = (await ann.call('GET', `/${id}`)).body.report as Report
    return [decision?.word, parts.find(({ part }) => part === 'likes')?.verdict]
  }
  const before = await verify(ann, address)
  await ann.ask('POST', '/api/watches', { creator: { platform: 'tiktok', handle: 'in_step_ines_sandbox' } })
  await readDue(own, never)
  pass(rooms, 30 * dayMs)
  await readDue(own, never)
  const after = await verify(ann, address)
  expect(await likesOf(before.id)).toEqual(['book', 'clear'])
  expect(await likesOf(after.id)).toEqual(['dont-book', 'manipulated'])
})

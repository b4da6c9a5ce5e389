import { randomUUID } from 'node:crypto'
import { automaticCreditsMax, extensionCallsMax } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base } from '../../../test/rooms.ts'
import { type ExtensionUser, extensionUserIn } from '../../../test/signed-in-extension.ts'

const test = base.extend('rooms', async ({ open }) => open())

const ava = 'https://www.instagram.com/ava_fields_sandbox/'
const pathOf = (url: string, more = '') => `/api/extension/badge?url=${encodeURIComponent(url)}${more}`
const look = (ann: ExtensionUser, url = ava) => ann.asks('GET', pathOf(url))
const press = (ann: ExtensionUser, url = ava, key: string = randomUUID(), more = '') =>
  ann.asks('POST', pathOf(url, more), undefined, { 'idempotency-key': key })
const minutesLater = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('looking is free and says what more costs; a press takes a credit and shows a score with its range', async ({
  rooms,
}) => {
  const ann = await extensionUserIn(rooms)
  expect(await look(ann)).toMatchObject({
    status: 200,
    body: {
      creator: { platform: 'instagram', handle: 'ava_fields_sandbox' },
      ...{ badge: null, price: 1, creditsUsed: 0 },
      prices: { overlay_display: 1, quick_verification: 10, profile_view: 10, shortlist_addition: 5 },
    },
  })
  expect(await ann.credits()).toBe(150)
  const { body } = await press(ann)
  expect(body).toMatchObject({ creditsUsed: 1, price: 0, badge: { basis: 'screening', verificationId: null } })
  const { trust, decision } = body.badge as { trust: { score: number; low: number; high: number }; decision: object }
  expect(trust.low).toBeLessThan(trust.score)
  expect(trust.high).toBeGreaterThan(trust.score)
  expect(decision).not.toBeNull()
  expect(await ann.credits()).toBe(149)
  const history = (await ann.ask('GET', '/api/credits/history')).body.entries
  expect(history[0]).toMatchObject({ action: 'overlay_display', delta: -1 })
})

test('within five minutes it is shown again for nothing, by either call; then it costs again', async ({ rooms }) => {
  const ann = await extensionUserIn(rooms)
  await press(ann)
  rooms.clock.now = minutesLater(rooms.clock.now, 4)
  expect((await press(ann, 'instagram.com/Ava_Fields_Sandbox?hl=en')).body).toMatchObject({ creditsUsed: 0 })
  expect((await look(ann)).body).toMatchObject({ price: 0, badge: { basis: 'screening' } })
  rooms.clock.now = minutesLater(rooms.clock.now, 2)
  expect((await look(ann)).body).toMatchObject({ price: 1, badge: null })
  expect((await press(ann)).body).toMatchObject({ creditsUsed: 1 })
  expect(await ann.credits()).toBe(148)
})

test('one key for two profiles at once takes one credit, and the other is refused', async ({ rooms }) => {
  const ann = await extensionUserIn(rooms)
  const key = randomUUID()
  const urls = [ava, 'instagram.com/luxe_lena_sandbox', 'instagram.com/steady_sam_sandbox']
  const answers = await Promise.all(urls.map((url) => press(ann, url, key)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'idempotency_conflict' })
  expect(await ann.credits()).toBe(149)
})

test('the same key is the same badge for a day, and another profile under it is refused', async ({ rooms }) => {
  const ann = await extensionUserIn(rooms)
  const key = randomUUID()
  const first = await press(ann, ava, key)
  rooms.clock.now = minutesLater(rooms.clock.now, 60)
  const again = await press(ann, ava, key)
  expect(again.body.badge).toEqual(first.body.badge)
  expect(await ann.credits()).toBe(149)
  expect(await press(ann, 'instagram.com/luxe_lena_sandbox', key)).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict' },
  })
})

test('ten presses at once pay once', async ({ rooms }) => {
  const ann = await extensionUserIn(rooms)
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(ann)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await ann.credits()).toBe(149)
})

test('the own report of a day is shown for nothing, with nothing more to pay; another workspace’s is not', async ({
  rooms,
}) => {
  await rooms.work()
  const [ann, ben] = [await extensionUserIn(rooms), await extensionUserIn(rooms)]
  const started = await ann.asks('POST', '/api/extension/verifications', { url: ava }, { 'idempotency-key': 'one' })
  expect(started).toMatchObject({ status: 202, body: { creditsHeld: 10 } })
  const state = async () => (await ann.asks('GET', `/api/verifications/${started.body.id}`)).body.state
  await expect.poll(state).toBe('done')
  expect((await look(ann)).body).toMatchObject({
    badge: { basis: 'verification', verificationId: started.body.id, parts: expect.any(Array) },
    prices: { overlay_display: 0, quick_verification: 0, profile_view: 0, shortlist_addition: 0 },
  })
  expect((await look(ben)).body).toMatchObject({ badge: null, price: 1 })
  const opened = await ann.asks('POST', '/api/extension/verifications', { url: ava, purpose: 'profile_view' })
  expect(opened.body).toEqual({ id: started.body.id, state: 'done', creditsHeld: 0 })
  expect((await ann.asks('POST', '/api/extension/shortlist', { url: ava })).body).toMatchObject({ creditsUsed: 0 })
  expect(await ann.credits()).toBe(140)
  const history = (await ann.ask('GET', '/api/credits/history')).body.entries
  expect(history[0]).toMatchObject({ action: 'quick_verification', delta: -10 })
  rooms.clock.now = minutesLater(rooms.clock.now, 24 * 60 + 1)
  expect((await look(ann)).body).toMatchObject({ badge: null, price: 1 })
})

test('what is no profile of the three sites is refused in words, and a profile that does not exist costs nothing', async ({
  rooms,
}) => {
  const ann = await extensionUserIn(rooms)
  for (const url of ['https://www.instagram.com/p/C9xample/', 'twitch.tv/somebody', 'https://example.com/'])
    expect(await look(ann, url)).toMatchObject({ status: 422, body: { code: 'bad_address' } })
  expect((await press(ann, 'instagram.com/nobody_at_all_sandbox')).body).toMatchObject({
    creditsUsed: 0,
    badge: { state: 'NOT_FOUND', trust: null },
  })
  expect(await ann.credits()).toBe(150)
})

test('without credits nothing is screened, and the refusal says what is missing', async ({ rooms }) => {
  const ann = await extensionUserIn(rooms, 0)
  expect(await press(ann)).toMatchObject({ status: 402, body: { code: 'insufficient_credits', required: 1 } })
})

test('an addition costs 5 with a screening that stays on the list; twice is once, and ten places hold', async ({
  rooms,
}) => {
  const ann = await extensionUserIn(rooms)
  const add = (url: string) => ann.asks('POST', '/api/extension/shortlist', { url })
  const added = await add(ava)
  expect(added).toMatchObject({ status: 201, body: { creditsUsed: 5, places: { used: 1, limit: 10 } } })
  expect((await add(ava)).body).toMatchObject({ creditsUsed: 0, entryId: added.body.entryId })
  const { id } = added.body.shortlist as { id: string }
  const { entries } = (await ann.ask('GET', `/api/shortlists/${id}`)).body
  expect(entries[0].screening).toEqual({
    score: expect.any(Number),
    low: expect.any(Number),
    high: expect.any(Number),
    only: null,
  })
  await rooms.db.pool.query(
    `with made as (insert into creators (platform, handle, created_at)
       select 'instagram', 'filler_' || n || $2, now() from generate_series(1, 9) n returning id)
     insert into shortlist_entries (shortlist_id, creator_id, place, added_at) select $1, id, 5, now() from made`,
    [id, randomUUID()],
  )
  expect(await add('youtube.com/user/natgeo')).toMatchObject({ status: 422, body: { code: 'bad_address' } })
  expect(await add('instagram.com/luxe_lena_sandbox')).toMatchObject({ status: 409, body: { code: 'shortlist_full' } })
  expect(await ann.credits()).toBe(145)
})

test(`past ${extensionCallsMax.hour} calls in an hour or ${extensionCallsMax.day} in a day it says when the next one counts`, async ({
  rooms,
}) => {
  const ann = await extensionUserIn(rooms)
  await look(ann)
  const fill = (span: string, attempts: number) =>
    rooms.db.pool.query('update attempt_windows set attempts = $2 where key = $1', [
      `extension-${span}:${ann.userId}`,
      attempts,
    ])
  await fill('hour', extensionCallsMax.hour)
  const refused = await look(ann)
  expect(refused).toMatchObject({ status: 429, body: { code: 'extension_hour_limit', endsAt: expect.any(String) } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await ann.asks('GET', '/api/extension/account')).body).toMatchObject({ limits: { hour: { left: 0 } } })
  await fill('hour', 1)
  await fill('day', extensionCallsMax.day)
  expect(await press(ann)).toMatchObject({ status: 429, body: { code: 'extension_day_limit' } })
  expect(await ann.credits()).toBe(150)
})

test(`badges that nobody pressed take at most ${automaticCreditsMax} credits of a day`, async ({ rooms }) => {
  const ann = await extensionUserIn(rooms)
  const automatic = (url: string) => press(ann, url, randomUUID(), '&automatic=true')
  await automatic(ava)
  await rooms.db.pool.query('update extension_screenings set credits = $2 where user_id = $1', [
    ann.userId,
    automaticCreditsMax,
  ])
  const lena = 'instagram.com/luxe_lena_sandbox'
  expect(await automatic(lena)).toMatchObject({ status: 429, body: { code: 'extension_automatic_cap' } })
  expect((await press(ann, lena)).body).toMatchObject({ creditsUsed: 1 })
  rooms.clock.now = minutesLater(rooms.clock.now, 24 * 60)
  expect((await automatic('instagram.com/ava_fields_sandbox')).body).toMatchObject({ creditsUsed: 1 })
})

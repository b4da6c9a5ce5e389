import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Rooms, snapshotFor, test } from '../../test/rooms.ts'
import { ConnectorFailure } from '../outside/platforms/connector.ts'

let callers = 0
const freshAddress = () => `10.4.${Math.floor(++callers / 250)}.${callers % 250}`
const freshEmail = () => `${randomUUID()}@example.com`
let names = 0
const freshName = () => `visited_${++names}`

async function post({ app }: Rooms, url: string, payload: object, address = freshAddress()) {
  const answer = await app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

interface Wish {
  username: string
  email?: string
  platform?: string
  address?: string
}

const register = (rooms: Rooms, email: string) =>
  post(rooms, '/api/submit-creator-tool-email', { email, timestamp: 'now', source: 'free-search' })

/** Asks as somebody does who has left an address. */
async function analyze(rooms: Rooms, wish: Wish) {
  const { email = freshEmail() } = wish
  await register(rooms, email)
  return ask(rooms, { ...wish, email })
}

const ask = (rooms: Rooms, { username, email, platform = 'instagram', address }: Wish) =>
  post(rooms, '/api/analyze-creator-profile', { username, platform, email, enhanced: true }, address)

const lookup = (rooms: Rooms, username: string, address?: string) =>
  post(rooms, '/api/instagram/lookup', { username }, address)

/** A platform that serves Instagram, with workers that run. */
async function live(open: (options: object) => Promise<Rooms>, options: object = {}): Promise<Rooms> {
  const rooms = await open({ connectorId: 'instagram', platforms: ['instagram', 'tiktok'], ...options })
  await rooms.work()
  return rooms
}

test('an address is registered once and told what it has used', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  expect((await register(rooms, email.toUpperCase())).body).toEqual({ success: true, error: null, used: 0, limit: 3 })
  await register(rooms, email)
  const stored = await rooms.db.pool.query('select source from tool_registrations where email = $1', [email])
  expect(stored.rows).toEqual([{ source: 'free-search' }])
  expect(await post(rooms, '/api/submit-creator-tool-email', { email: 'ann' })).toMatchObject({
    status: 400,
    body: { success: false, error: 'Please enter a valid email address.' },
  })
})

test('the gate is the server’s: an address that was not left opens nothing and uses nothing', async ({ open }) => {
  const rooms = await live(open)
  const email = freshEmail()
  const wish = { username: freshName(), email }
  expect(await ask(rooms, wish)).toMatchObject({ status: 403, body: { success: false, code: 'not_registered' } })
  // A program that fills in what people do not see is thanked, and not registered.
  await post(rooms, '/api/submit-creator-tool-email', { email, website: 'https://spam.example' })
  expect(await ask(rooms, wish)).toMatchObject({ status: 403, body: { code: 'not_registered' } })
  expect((await register(rooms, email)).body).toMatchObject({ used: 0, limit: 3 })
  expect((await ask(rooms, { ...wish, email: email.toUpperCase() })).body).toMatchObject({ remaining: 2 })
})

test('a sandbox creator gets the engine’s own answer, in per cent and with its interval', async ({ open }) => {
  const rooms = await live(open)
  const { status, body } = await analyze(rooms, { username: 'https://www.instagram.com/luxe_lena_sandbox/' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ username: 'luxe_lena_sandbox', risk_level: 'high', simulated: true, remaining: 2 })
  expect(body.quality_score).toBeGreaterThanOrEqual(body.quality_interval.low)
  expect(body.quality_score).toBeLessThanOrEqual(body.quality_interval.high)
  expect(body.suspicious_followers).toBeGreaterThan(20)
  expect(body.suspicious_followers).toBeLessThan(100)
  expect(body.engagement_rate).toBeGreaterThan(0.1)
  expect(body.flags.length).toBeGreaterThan(0)
  expect(body.recommendations.length).toBeGreaterThan(0)
})

test('a bare name belongs to the platform of its tab', async ({ open }) => {
  const rooms = await live(open)
  const username = freshName()
  expect((await analyze(rooms, { username: `@${username}`, platform: 'tiktok' })).body).toMatchObject({
    username,
    platform: 'tiktok',
  })
})

test('the fourth analysis of a day is refused, and the next day begins anew', async ({ open }) => {
  const rooms = await live(open)
  const email = freshEmail()
  const username = freshName()
  for (const remaining of [2, 1, 0]) {
    expect((await analyze(rooms, { username, email })).body).toMatchObject({ remaining })
  }
  const { status, headers, body } = await analyze(rooms, { username, email: email.toUpperCase() })
  expect(status).toBe(429)
  expect(headers['retry-after']).toBe(String(14 * 3_600))
  expect(body).toMatchObject({
    code: 'daily_limit',
    title: 'Daily Limit Reached',
    error: "You've used all 3 free analyses today. Upgrade for unlimited access.",
  })
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 86_400_000)
  expect((await analyze(rooms, { username, email })).status).toBe(200)
})

test('thirty a day for an address of the network, whatever e-mail addresses it makes up', async ({ open }) => {
  const rooms = await live(open)
  const address = freshAddress()
  await rooms.db.pool.query(
    `insert into daily_uses (day, kind, subject, used) values ('2026-11-20', 'address', $1, 29)`,
    [address],
  )
  const username = freshName()
  expect((await analyze(rooms, { username, address })).status).toBe(200)
  expect(await analyze(rooms, { username, address })).toMatchObject({ status: 429, body: { code: 'daily_limit' } })
  expect((await analyze(rooms, { username })).status).toBe(200)
})

test('of four requests at once, three are answered', async ({ open }) => {
  const rooms = await live(open)
  const email = freshEmail()
  const username = freshName()
  const answers = await Promise.all([1, 2, 3, 4].map(() => analyze(rooms, { username, email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
})

test('a creator is fetched once a day, however many ask', async ({ open }) => {
  const rooms = await live(open)
  const username = freshName()
  await Promise.all([analyze(rooms, { username }), analyze(rooms, { username })])
  await analyze(rooms, { username: `instagram.com/${username}` })
  expect(rooms.platform.calls).toBe(1)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 25 * 3_600_000)
  await analyze(rooms, { username })
  expect(rooms.platform.calls).toBe(2)
})

test('a hundred fetches a day for all visitors of a platform; what was fetched can still be read', async ({ open }) => {
  const rooms = await live(open, { connectorId: 'tiktok', platforms: ['tiktok'] })
  rooms.clock.now = new Date('2026-12-24T10:00:00Z')
  await rooms.db.pool.query(
    `insert into daily_uses (day, kind, subject, used) values ('2026-12-24', 'platform', 'tiktok', 99)`,
  )
  const username = freshName()
  const email = freshEmail()
  expect((await analyze(rooms, { username, email, platform: 'tiktok' })).status).toBe(200)
  const refused = await analyze(rooms, { username: freshName(), email, platform: 'tiktok' })
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(refused.body.error).toContain('Today’s free TikTok lookups are used up.')
  expect((await analyze(rooms, { username, email, platform: 'tiktok' })).body).toMatchObject({ remaining: 1 })
})

test('a real address without a connector gets no verdict, the ways on, and keeps its analysis', async ({ open }) => {
  const rooms = await open()
  const email = freshEmail()
  const { status, body } = await analyze(rooms, { username: 'instagram.com/natgeo', email })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'no_connector',
    ways: { configure: expect.any(String), sandbox: expect.any(String) },
  })
  const { body: registered } = await register(rooms, email)
  expect(registered.used).toBe(0)
})

test('a creator who does not exist costs none of the three', async ({ open }) => {
  const rooms = await live(open)
  const email = freshEmail()
  const { status, body } = await analyze(rooms, { username: 'nobody_here_sandbox', email })
  expect(status).toBe(404)
  expect(body.error).toBe('There’s no creator nobody_here_sandbox on instagram. Check the spelling.')
  expect((await analyze(rooms, { username: freshName(), email })).body).toMatchObject({ remaining: 2 })
})

test('a platform that fails costs none of the three and says why', async ({ open }) => {
  const rooms = await live(open)
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_refused', 'Instagram refused the look-up.')
  }
  const email = freshEmail()
  expect(await analyze(rooms, { username: freshName(), email })).toMatchObject({
    status: 503,
    body: { code: 'unavailable', error: 'Instagram refused the look-up.' },
  })
  rooms.platform.script = async (target) => snapshotFor(target)
  expect((await analyze(rooms, { username: freshName(), email })).body).toMatchObject({ remaining: 2 })
})

test.for([
  ['twitch.tv/somebody', 'The free tool works with Instagram, TikTok and YouTube.'],
  ['https://example.com/somebody', 'Vouch works with creators on'],
] as const)('%s is refused with what works', async ([username, sentence], { open }) => {
  const rooms = await open()
  const { status, body } = await analyze(rooms, { username })
  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, code: 'bad_address' })
  expect(body.error).toContain(sentence)
})

test('an empty box is refused in the specified words', async ({ open }) => {
  const rooms = await open()
  expect((await analyze(rooms, { username: ' ' })).body.error).toBe('Please enter a creator profile URL.')
  expect((await lookup(rooms, ' ')).body.error).toBe('Please enter your Instagram username.')
})

test('the sandbox forgets the uses of a day, production does not', async ({ open }) => {
  const rooms = await live(open)
  const email = freshEmail()
  const address = freshAddress()
  await analyze(rooms, { username: freshName(), email, address })
  expect((await post(rooms, '/api/dev/creator-tool/reset', { email }, address)).status).toBe(200)
  const left = await rooms.db.pool.query('select 1 from daily_uses where subject in ($1, $2)', [email, address])
  expect(left.rows).toEqual([])
  const production = await open({ mode: 'production' })
  expect((await post(production, '/api/dev/creator-tool/reset', { email })).status).toBe(404)
})

test('a look-up shows a profile with its score and needs no address of mail', async ({ open }) => {
  const rooms = await live(open)
  const address = freshAddress()
  const { status, body } = await lookup(rooms, '@ava_fields_sandbox', address)
  expect(status).toBe(200)
  expect(body).toMatchObject({ handle: 'ava_fields_sandbox', data: { platform: 'instagram', simulated: true } })
  expect(body.data.trustScore).toBeGreaterThanOrEqual(body.data.trustInterval.low)
  expect(body.data.posts).toBeGreaterThan(0)
  expect(body.data.following).toBeGreaterThan(0)
  expect(['verified', 'not verified']).toContain(body.data.verifiedStatus)
  await rooms.db.pool.query(`update daily_uses set used = 30 where subject = $1`, [address])
  expect(await lookup(rooms, 'ava_fields_sandbox', address)).toMatchObject({
    status: 429,
    body: { code: 'daily_limit' },
  })
})

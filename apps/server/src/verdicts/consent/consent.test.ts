import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { ended, type Rooms, signUp, test } from '../../../test/rooms.ts'
import { keepConsents } from './jobs.ts'
import { workingToken } from './working-tokens.ts'

const url = 'https://www.instagram.com/ava_fields_sandbox/'
const handle = 'ava_fields_sandbox'
const day = 86_400_000

async function asked(rooms: Rooms, wish: object = {}, credits = 150) {
  await rooms.work()
  // Tests of a file share a database, and one account has one page for all who asked.
  for (const table of ['consent_requests', 'creator_pages', 'simulated_consents'])
    await rooms.db.pool.query(`delete from ${table}`)
  const brand = await signUp(rooms, credits)
  const answer = await brand.ask('POST', '/api/consents', { url, ...wish })
  expect(answer.status).toBe(201)
  return { brand, request: answer.body, path: pathOf(answer.body.url), creator: creatorIn(rooms) }
}

async function lettersTo({ db }: Rooms, email: string): Promise<{ subject: string; text: string }[]> {
  const found = await db.pool.query<{ subject: string; text: string }>(
    'select subject, text_body as text from mails where recipient = $1 order by written_at, cause',
    [email],
  )
  return found.rows
}

const tokensKept = async ({ db }: Rooms, path: string) => {
  const found = await db.pool.query<{ kept: number }>(
    'select count(access_sealed)::int as kept from creator_pages where handle = $1',
    [path],
  )
  return found.rows[0]?.kept
}

test('from the letter to the report: who asks stands on the page and not in the letter, and the brand pays as ever', async ({
  open,
}) => {
  const rooms = await open()
  const email = `${randomUUID()}@example.com`
  const { brand, request, path, creator } = await asked(rooms, { email })
  expect(request).toMatchObject({ state: 'waiting', platform: 'instagram', handle, email, verificationId: null })
  expect(await brand.credits()).toBe(150)
  const [letter] = await lettersTo(rooms, email)
  expect(letter?.text).toContain(request.url)
  const invitation = (await creator.api('GET', path)).body
  expect(invitation).toMatchObject({
    state: 'waiting',
    handle,
    profileUrl: url,
    door: 'simulated',
    creatorFirst: false,
  })

  const page = await creator.connect(path, handle)
  expect(page).toMatch(/^\/creator\/[\w-]{54}\?connected$/)
  const [listed] = (await brand.ask('GET', `/api/consents?platform=instagram&handle=${handle}`)).body.consents
  expect(listed).toMatchObject({ id: request.id, state: 'connected', url: null, email: null, trouble: null })
  const verification = await ended(brand, listed.verificationId)
  expect(verification).toMatchObject({ state: 'done', creditsUsed: 10 })
  expect(await brand.credits()).toBe(140)

  const shown = await creator.reported(pathOf(page))
  expect(shown).toMatchObject({
    role: 'owner',
    connection: { state: 'live', simulated: true, revokes: true, emailed: false },
    requests: [{ state: 'sent' }],
  })
  expect(JSON.parse(shown.report?.text ?? '').subject.handle).toBe(handle)
  expect(shown.report?.checkUrl).toBe(`https://vouch.test/check/${shown.report?.signature.code}`)
  const kept = await rooms.db.pool.query(
    'select workspace_id from snapshots where id = (select snapshot_id from verification_runs where id = (select run_id from verifications where id = $1))',
    [listed.verificationId],
  )
  expect(kept.rows).toEqual([{ workspace_id: brand.workspaceId }])
})

test('another workspace reads nothing of what a creator showed to the first', async ({ open }) => {
  const rooms = await open()
  const { creator, path, brand } = await asked(rooms)
  await creator.connect(path, handle)
  const stranger = await signUp(rooms)
  const target = { ...(await rooms.db.pool.query('select target from consent_requests')).rows[0].target }
  expect(await rooms.parts.consentOf?.(brand.workspaceId, target)).toMatchObject({ workspaceId: brand.workspaceId })
  expect(await rooms.parts.consentOf?.(stranger.workspaceId, target)).toBeNull()
  expect((await stranger.ask('GET', '/api/consents')).body.consents).toEqual([])
})

test('the account that is connected must be the one that was asked for', async ({ open }) => {
  const rooms = await open()
  const { creator, path, brand } = await asked(rooms)
  expect(await creator.connect(path, 'noah_brooks_sandbox')).toBe(
    `${path}?refused=wrong_account&as=noah_brooks_sandbox`,
  )
  const left = await rooms.db.pool.query(
    `select from simulated_consents where kind <> 'code' and given ->> 'handle' = 'noah_brooks_sandbox'`,
  )
  expect(left.rowCount).toBe(0)
  expect((await creator.api('GET', path)).body.state).toBe('waiting')
  expect((await brand.ask('GET', '/api/consents')).body.consents).toMatchObject([{ state: 'waiting' }])
})

test('a creator who says no at the platform may still connect; one who declines may not, and the brand hears of it', async ({
  open,
}) => {
  const rooms = await open()
  const { creator, path, brand } = await asked(rooms)
  expect(await creator.connect(path, handle, 'cancel')).toBe(`${path}?refused=denied`)
  expect((await creator.api('POST', `${path}/decline`)).body.state).toBe('declined')
  expect(await creator.api('POST', `${path}/connect`)).toMatchObject({ status: 410, body: { code: 'link_ended' } })
  expect((await brand.ask('GET', '/api/consents')).body.consents).toMatchObject([{ state: 'declined' }])
  const told = await rooms.db.pool.query(
    `select subject from mails join users on email = recipient where users.id = $1`,
    [brand.userId],
  )
  expect(told.rows).toEqual([{ subject: `@${handle} declined your request` }])
})

test('an answer of the platform counts once, and only in the browser that asked', async ({ open }) => {
  const rooms = await open()
  const { creator, path } = await asked(rooms)
  const callback = await creator.answer(await creator.begin(path), handle)
  const expired = '/consent/ended?refused=expired'
  expect(await creatorIn(rooms).comeBack(callback)).toBe(expired)
  expect(await creator.comeBack(callback.replace('/instagram', '/tiktok'))).toBe(expired)
  expect(await creator.comeBack(callback)).toMatch(/^\/creator\//)
  expect(await creator.comeBack(callback)).toBe(expired)
})

test('a link works for fourteen days, once, and not after the brand took it back', async ({ open }) => {
  const rooms = await open()
  const { creator, path, brand, request } = await asked(rooms)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 14 * day)
  expect((await creator.api('GET', path)).body.state).toBe('expired')
  const late = await creator.api('POST', `${path}/connect`)
  expect(late).toMatchObject({ status: 410, body: { code: 'link_ended' } })
  expect(late.body.error).toContain('expired')
  const again = (await brand.ask('POST', '/api/consents', { url })).body
  expect(again.id).not.toBe(request.id)
  expect((await brand.ask('DELETE', `/api/consents/${again.id}`)).body.state).toBe('canceled')
  expect(await creator.api('POST', `${pathOf(again.url)}/connect`)).toMatchObject({ status: 410 })
  expect(await creator.api('GET', `${path.slice(0, -1)}x`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const stranger = await signUp(rooms)
  expect((await stranger.ask('DELETE', `/api/consents/${again.id}`)).status).toBe(404)
})

test('who asks twice gets the same link', async ({ open }) => {
  const rooms = await open()
  const { brand, request } = await asked(rooms)
  const again = await brand.ask('POST', '/api/consents', { url: `${url}?hl=en`, creatorFirst: true })
  expect(again.body).toMatchObject({ id: request.id, url: request.url, creatorFirst: true })
})

test('a brand that asks again never takes back that the creator reads first', async ({ open }) => {
  const rooms = await open()
  const { creator, path, brand, request } = await asked(rooms, { creatorFirst: true })
  const begun = await creator.begin(path)
  const again = (await brand.ask('POST', '/api/consents', { url, creatorFirst: false })).body
  expect(again).toMatchObject({ url: request.url, creatorFirst: true })
  const page = pathOf(await creator.comeBack(await creator.answer(begun, handle)))
  expect((await creator.reported(page)).requests).toMatchObject([{ state: 'ready' }])
  expect((await brand.call('GET', '')).body.verifications).toEqual([])
})

test('a creator who reads first passes the report on, and only then does the brand have and pay it', async ({
  open,
}) => {
  const rooms = await open()
  const { creator, path, brand, request } = await asked(rooms, { creatorFirst: true })
  // Rooms that follow a report up, discovery for example, hear of it with the brand.
  const heard: string[] = []
  rooms.parts.reported = async (_tx, reportId) => void heard.push(reportId)
  const page = pathOf(await creator.connect(path, handle))
  const shown = await creator.reported(page)
  expect(shown.requests).toMatchObject([{ id: request.id, state: 'ready' }])
  expect(await brand.credits()).toBe(140)
  expect((await brand.call('GET', '')).body.verifications).toEqual([])
  expect(heard).toEqual([])

  const sent = await creator.api('POST', `${page}/requests/${request.id}/send`)
  expect(sent.body.requests).toMatchObject([{ state: 'sent' }])
  await creator.api('POST', `${page}/requests/${request.id}/send`)
  const [listed] = (await brand.call('GET', '')).body.verifications
  expect(listed).toMatchObject({ state: 'done', creditsUsed: 10 })
  expect(await brand.credits()).toBe(140)
  expect(heard).toHaveLength(1)
  delete rooms.parts.reported
})

test('a report that is never passed on gives the credits back', async ({ open }) => {
  const rooms = await open()
  const { creator, path, brand } = await asked(rooms, { creatorFirst: true })
  await creator.reported(pathOf(await creator.connect(path, handle)))
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 14 * day)
  await keepConsents(rooms.consents)
  expect(await brand.credits()).toBe(150)
  expect((await brand.ask('GET', '/api/consents')).body.consents).toMatchObject([{ state: 'ended' }])
  await keepConsents(rooms.consents)
  expect(await brand.credits()).toBe(150)
})

test('too few credits are the brand’s affair: it is told, the creator is not, and the report starts when there are enough', async ({
  open,
}) => {
  const rooms = await open()
  const { creator, path, brand, request } = await asked(rooms, {}, 9)
  const page = pathOf(await creator.connect(path, handle))
  const shown = (await creator.api('GET', page)).body
  expect(shown.requests).toMatchObject([{ state: 'running' }])
  expect(JSON.stringify(shown)).not.toContain('credits')
  expect((await brand.ask('GET', '/api/consents')).body.consents).toMatchObject([{ trouble: 'insufficient_credits' }])
  const told = await rooms.db.pool.query<{ text: string }>(
    'select text_body as text from mails join users on email = recipient where users.id = $1',
    [brand.userId],
  )
  expect(told.rows[0]?.text).toContain(`/dashboard/verify?${new URLSearchParams({ address: url, ask: '' })}`)
  expect(await brand.ask('POST', `/api/consents/${request.id}/verify`)).toMatchObject({
    status: 402,
    body: { code: 'insufficient_credits' },
  })
  await rooms.db.pool.query(`update credit_balances set balance = 20 where workspace_id = $1 and bucket = 'monthly'`, [
    brand.workspaceId,
  ])
  const { body } = await brand.ask('POST', `/api/consents/${request.id}/verify`)
  expect(body).toMatchObject({ trouble: null, state: 'connected' })
  expect(await ended(brand, body.verificationId)).toMatchObject({ state: 'done', creditsUsed: 10 })
})

test('disconnecting deletes the tokens, ends the platform’s side, and the next check reads nothing', async ({
  open,
}) => {
  const rooms = await open()
  const { creator, path, brand } = await asked(rooms)
  const page = pathOf(await creator.connect(path, handle))
  await creator.reported(page)
  expect(await tokensKept(rooms, handle)).toBe(1)
  const { body } = await creator.api('POST', `${page}/disconnect`)
  expect(body).toMatchObject({ ok: true, platformTold: true, page: { connection: { state: 'ended' } } })
  expect(body.page.report).not.toBeNull()
  expect(await tokensKept(rooms, handle)).toBe(0)
  const left = await rooms.db.pool.query(`select from simulated_consents where given ->> 'handle' = $1`, [handle])
  expect(left.rowCount).toBe(0)
  expect((await brand.ask('GET', '/api/consents')).body.consents).toMatchObject([{ state: 'ended' }])
  const again = await creator.api('POST', `${page}/disconnect`)
  expect(again).toMatchObject({ status: 200, body: { ok: true, platformTold: false } })
})

test('a token is renewed before it ends, once for all who ask at the time', async ({ open }) => {
  const rooms = await open()
  const { creator, path } = await asked(rooms)
  await creator.reported(pathOf(await creator.connect(path, handle)))
  const { rows } = await rooms.db.pool.query<{ id: string }>('select id from creator_pages where handle = $1', [handle])
  const pageId = rows[0]?.id ?? ''
  const first = await workingToken(rooms.consents, pageId)
  expect(await workingToken(rooms.consents, pageId)).toBe(first)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 3_600_000)
  const fresh = await Promise.all([1, 2, 3].map(() => workingToken(rooms.consents, pageId)))
  expect(new Set(fresh).size).toBe(1)
  expect(fresh[0]).not.toBe(first)
})

test('a consent that the platform took back ends here too', async ({ open }) => {
  const rooms = await open()
  const { creator, path, brand } = await asked(rooms)
  const page = pathOf(await creator.connect(path, handle))
  await creator.reported(page)
  await rooms.db.pool.query('delete from simulated_consents')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 2 * day)
  const { body } = await brand.call('POST', '', { url, refresh: true })
  expect(await ended(brand, body.id)).toMatchObject({ state: 'failed', failure: { code: 'consent_required' } })
  expect((await creator.api('GET', page)).body.connection.state).toBe('ended')
  expect(await tokensKept(rooms, handle)).toBe(0)
})

test('a consent ends after its ninety days', async ({ open }) => {
  const rooms = await open()
  const { creator, path } = await asked(rooms)
  const page = pathOf(await creator.connect(path, handle))
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 90 * day)
  await keepConsents(rooms.consents)
  expect((await creator.api('GET', page)).body.connection.state).toBe('ended')
  expect(await tokensKept(rooms, handle)).toBe(0)
})

test('the owner’s link goes to where the creator wants it; the link to the report opens the report alone, and can be ended', async ({
  open,
}) => {
  const rooms = await open()
  const { creator, path } = await asked(rooms)
  const page = pathOf(await creator.connect(path, handle))
  await creator.reported(page)
  const email = `${randomUUID()}@example.com`
  expect((await creator.api('POST', `${page}/email`, { email })).body.connection.emailed).toBe(true)
  const [letter] = await lettersTo(rooms, email)
  expect(letter?.text).toContain(`https://vouch.test${page}`)
  const { readerUrl } = (await creator.api('POST', `${page}/link`)).body
  const reader = (await creatorIn(rooms).api('GET', pathOf(readerUrl))).body
  expect(reader).toMatchObject({ role: 'reader', connection: null, requests: [], readerUrl: null })
  expect(reader.report.digest).toMatch(/^sha256:/)
  for (const act of ['disconnect', 'link', `requests/${randomUUID()}/send`])
    expect(await creator.api('POST', `${pathOf(readerUrl)}/${act}`)).toMatchObject({ status: 404 })
  expect((await creator.api('POST', `${page}/link/end`)).body.readerUrl).toBeNull()
  expect((await creator.api('GET', pathOf(readerUrl))).status).toBe(404)
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type Rooms, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'
import { eraseCreator } from '../verifications/erase-creator.ts'
import { forgetPastSharing } from './forget-shared.ts'
import { sharedId, shareToken } from './share-token.ts'

const ava = { url: 'https://www.instagram.com/ava_fields_sandbox/' }
const day = 86_400_000

async function withReport(rooms: Rooms): Promise<{ visitor: Visitor; id: string }> {
  await rooms.work()
  const visitor = await signUp(rooms)
  const { id } = await verify(visitor, ava)
  return { visitor, id }
}

async function shared(visitor: Visitor, id: string, wish: object = {}) {
  const { status, body } = await visitor.call('POST', `/${id}/shares`, wish)
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return { ...body, token: String(new URL(body.url).pathname.split('/').at(-1)) }
}

const read = ({ app }: Rooms, token: string) => app.inject({ method: 'GET', url: `/api/shared/${token}` })

test('a link shows the report to somebody without an account, and the report belongs to its digest', async ({
  open,
}) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  const link = await shared(visitor, id, { label: 'For the client' })
  expect(link).toMatchObject({ state: 'live', label: 'For the client', opened: 0, lastOpenedOn: null })
  expect(Date.parse(link.expiresAt)).toBe(rooms.clock.now.getTime() + 30 * day)
  const answer = await read(rooms, link.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const { text, digest } = answer.json()
  const computed = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')
  expect(digest).toBe(`sha256:${computed}`)
  expect(JSON.parse(text)).toMatchObject({ schema: 'vouch.report/1', subject: { handle: 'ava_fields_sandbox' } })
  expect(answer.body).not.toContain('For the client')
})

test('opening is counted, and who opened is not kept', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  const link = await shared(visitor, id)
  await Promise.all([1, 2, 3].map(() => read(rooms, link.token)))
  const { body } = await visitor.call('GET', `/${id}/shares`)
  expect(body.shares).toMatchObject([{ id: link.id, url: link.url, opened: 3, lastOpenedOn: '2026-11-20' }])
})

test('the database holds no token', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  const { token } = await shared(visitor, id)
  const rows = await rooms.db.pool.query('select * from share_links')
  expect(JSON.stringify(rows.rows)).not.toContain(token)
})

test('a token that was not signed here opens nothing', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(53), fc.constantFrom('A', 'b', '-'), (id, place, letter) => {
      const token = shareToken(id, 'secret')
      expect(token).toMatch(/^[\w-]{54}$/)
      expect(sharedId(token, 'secret')).toBe(id)
      expect(sharedId(token, 'another secret')).toBeNull()
      const bent = token.slice(0, place) + letter + token.slice(place + 1)
      expect(sharedId(bent, 'secret')).toBe(bent === token ? id : null)
    }),
  )
  expect(['', 'a', '../etc', `${randomUUID()}`].map((text) => sharedId(text, 'secret'))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a link ends when it is revoked, when its time is over, and with its report', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  const [revoked, short, deleted] = [
    await shared(visitor, id),
    await shared(visitor, id, { days: 7 }),
    await shared(visitor, id, { days: 365 }),
  ]
  const ended = await visitor.ask('DELETE', `/api/shares/${revoked.id}`)
  expect(ended.body).toMatchObject({ state: 'revoked', url: null })
  const said = async (token: string) => {
    const answer = await read(rooms, token)
    return [answer.statusCode, answer.json().error]
  }
  expect(await said(revoked.token)).toEqual([
    410,
    'The person who shared this link revoked it. Ask them for a new one.',
  ])
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 7 * day)
  expect(await said(short.token)).toEqual([410, 'This link has expired. Ask the person who sent it for a new one.'])
  await eraseCreator(rooms.db.pool, { platform: 'instagram', handle: 'ava_fields_sandbox' }, rooms.clock.now)
  expect(await said(deleted.token)).toEqual([
    410,
    'The data behind this report had to be deleted, so it can no longer be shown.',
  ])
  expect((await said(shareToken(randomUUID(), 'tests')))[0]).toBe(404)
})

test('another workspace can neither share, list, revoke nor read what was added', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  const link = await shared(visitor, id)
  const stranger = await signUp(rooms)
  expect((await stranger.call('POST', `/${id}/shares`, {})).status).toBe(404)
  expect((await stranger.call('GET', `/${id}/shares`)).status).toBe(404)
  expect((await stranger.call('GET', `/${id}/context`)).status).toBe(404)
  expect((await stranger.ask('DELETE', `/api/shares/${link.id}`)).status).toBe(404)
  expect((await read(rooms, link.token)).statusCode).toBe(200)
})

test('a report has twenty live links at most, even when they are asked for at once', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  const asked = await Promise.all(Array.from({ length: 24 }, () => visitor.call('POST', `/${id}/shares`, {})))
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(asked.find(({ status }) => status !== 201)?.body).toMatchObject({
    error: 'This report has 20 active links. Revoke one you no longer need.',
  })
})

test('an old report that was scored again is still shown as it was shared', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  const link = await shared(visitor, id)
  await visitor.call('POST', `/${id}/rescore`)
  expect((await read(rooms, link.token)).json().digest).toBe(link.digest)
})

test('links that ended long ago are forgotten', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withReport(rooms)
  await shared(visitor, id, { days: 7 })
  const kept = await shared(visitor, id, { days: 365 })
  await forgetPastSharing(rooms.db, new Date(rooms.clock.now.getTime() + 200 * day))
  expect((await visitor.call('GET', `/${id}/shares`)).body.shares).toMatchObject([{ id: kept.id }])
})

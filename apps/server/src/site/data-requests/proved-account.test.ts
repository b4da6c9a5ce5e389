import { expect } from 'vitest'
import {
  call,
  confirm,
  file,
  filed,
  freshEmail,
  freshName,
  idOf,
  lettersTo,
  profileShown,
  prove,
  snapshotsOf,
  verified,
} from '../../../test/data-requests.ts'
import { type Rooms, signUp, test, verify } from '../../../test/rooms.ts'
import type { Target } from '../../outside/platforms/connector.ts'
import { loadUsed } from '../daily-uses.ts'
import { proveProfile } from './prove-profile.ts'
import { isNamed } from './proved-account.ts'
import { grantRequest } from './request-queue.ts'

/** Names pass on to others: whoever proves one today gets and erases nothing of whoever had it before. */

/** Files and confirms a request. @returns its link and code */
async function asked(rooms: Rooms, kind: string, profileUrl: string, email = freshEmail()) {
  const token = await filed(rooms, { kind, subject: 'creator', law: 'gdpr', email, profileUrl })
  const { body } = await confirm(rooms, token)
  return { token, email, code: String(body.proofCode) }
}

test.for(['access', 'erasure', 'objection'])(
  'whoever took over a name has no %s of the former owner’s data: the team decides',
  async (kind, { open }) => {
    const rooms = await open()
    await rooms.work()
    const { visitor, handle, profileUrl } = await verified(rooms)
    const { token, code } = await asked(rooms, kind, profileUrl)
    rooms.platform.script = async (target) => profileShown(target, 'the newcomer', code)
    expect((await prove(rooms, token)).body).toMatchObject({ state: 'open' })
    expect((await call(rooms, 'GET', `/${token}/export`)).status).toBe(404)
    expect(await snapshotsOf(rooms, handle)).toBe(1)
    const told = await rooms.db.pool.query(
      `select text_body as text from mails where recipient = 'support@vouch.test' and text_body like '%' || $1 || ' (the newcomer)%'`,
      [handle],
    )
    expect(told.rows).toHaveLength(1)
    // The former owner goes on under another name.
    rooms.platform.script = async (target) => profileShown(target, `id of ${handle}`)
    expect(await verify(visitor, { url: `https://www.twitch.tv/${freshName()}` })).toMatchObject({ state: 'done' })
  },
)

test('a former owner’s snapshot counts though the newest is the newcomer’s', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const { visitor, handle, profileUrl } = await verified(rooms)
  // Readings of the former owner are gone before the snapshot is.
  await rooms.db.pool.query('delete from creator_readings')
  rooms.clock.now = new Date('2026-11-25T10:00:00Z')
  rooms.platform.script = async (target) => profileShown(target, 'the newcomer')
  await verify(visitor, { url: profileUrl })
  const { token, code } = await asked(rooms, 'erasure', profileUrl)
  rooms.platform.script = async (target) => profileShown(target, 'the newcomer', code)
  expect((await prove(rooms, token)).body.state).toBe('open')
  expect(await snapshotsOf(rooms, handle)).toBe(2)
})

test('a file that was granted isn’t given once the name has another owner', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const { handle, profileUrl } = await verified(rooms)
  const { token, code } = await asked(rooms, 'access', profileUrl)
  rooms.platform.script = async (target) => profileShown(target, `id of ${handle}`, code)
  expect((await prove(rooms, token)).body.state).toBe('done')
  expect((await call(rooms, 'GET', `/${token}/export`)).status).toBe(200)
  rooms.clock.now = new Date('2026-11-23T10:00:00Z')
  rooms.platform.script = async (target) => profileShown(target, 'the newcomer')
  await verify(await signUp(rooms), { url: profileUrl })
  const { status, body } = await call(rooms, 'GET', `/${token}/export`)
  expect([status, body.error]).toEqual([404, expect.stringContaining('has a new owner')])
})

test('a channel that is asked for by its ID is erased by its handle too', async ({ open }) => {
  const rooms = await open({ platforms: ['youtube'] })
  await rooms.work()
  const visitor = await signUp(rooms)
  const [id, handle] = ['UCabcdefghijklmnopqrstuv', freshName()]
  rooms.platform.script = async (target) => ({ ...profileShown(target, id), handle })
  await verify(visitor, { url: `https://www.youtube.com/@${handle}` })
  const { token, code } = await asked(rooms, 'erasure', `https://www.youtube.com/channel/${id}`)
  rooms.platform.script = async (target) => ({ ...profileShown(target, id, code), handle })
  expect((await prove(rooms, token)).body.state).toBe('done')
  expect(await snapshotsOf(rooms, handle)).toBe(0)
  for (const url of [`youtube.com/@${handle}`, `youtube.com/channel/${id}`])
    expect(await visitor.call('POST', '', { url })).toMatchObject({ status: 451 })
})

test('a channel whose ID the team grants is erased by its handle too', async ({ open }) => {
  const rooms = await open({ platforms: ['youtube'] })
  await rooms.work()
  const visitor = await signUp(rooms)
  const [id, handle, email] = ['UCbbcdefghijklmnopqrstuv', freshName(), freshEmail()]
  rooms.platform.script = async (target) => ({ ...profileShown(target, id), handle })
  await verify(visitor, { url: `https://www.youtube.com/@${handle}` })
  await asked(rooms, 'erasure', `https://www.youtube.com/channel/${id}`, email)
  await rooms.db.pool.query(`update data_requests set state = 'open' where email = $1`, [email])
  await rooms.db.pool.query(
    `insert into creator_readings (creator_id, day, read_at, profile_id, followers)
     select id, $2::timestamptz at time zone 'UTC', $2, $3, 5 from creators where platform = 'youtube' and handle = $1`,
    [handle, rooms.clock.now, id],
  )
  await grantRequest(rooms.site, await idOf(rooms, email))
  expect(await snapshotsOf(rooms, handle)).toBe(0)
  for (const url of [`youtube.com/@${handle}`, `youtube.com/channel/${id}`])
    expect(await visitor.call('POST', '', { url })).toMatchObject({ status: 451 })
})

test('an old YouTube name proves nothing about the handle of the same name', async ({ open }) => {
  const rooms = await open({ platforms: ['youtube'] })
  await rooms.work()
  const visitor = await signUp(rooms)
  const handle = freshName()
  rooms.platform.script = async (target) => profileShown(target, 'UCvictimvictimvictimvict')
  await verify(visitor, { url: `https://www.youtube.com/@${handle}` })
  const email = freshEmail()
  const about = { kind: 'erasure', subject: 'creator', law: 'gdpr', email }
  for (const old of [`user/${handle}`, `c/${handle}`, handle]) {
    const { status, body } = await file(rooms, { ...about, profileUrl: `https://www.youtube.com/${old}` })
    expect([status, body.fields?.profileUrl]).toEqual([422, expect.stringContaining('an old YouTube link')])
  }
  // As an earlier release took it.
  const { token, code } = await asked(rooms, 'erasure', `https://www.youtube.com/@${handle}`, email)
  const earlier = 'update data_requests set profile_url = $2 where email = $1'
  await rooms.db.pool.query(earlier, [email, `https://www.youtube.com/user/${handle}`])
  rooms.platform.script = async (target) => ({
    ...profileShown(target, 'UCattackerattackerattack', code),
    handle: 'attacker_channel',
  })
  expect((await prove(rooms, token)).body.state).toBe('open')
  expect((await lettersTo(rooms, 'support@vouch.test')).join()).toContain('erasure to decide')
  await expect(grantRequest(rooms.site, await idOf(rooms, email))).rejects.toThrow('an old YouTube link')
  expect(await snapshotsOf(rooms, handle)).toBe(1)
  expect(await visitor.call('POST', '', { url: `https://www.youtube.com/@${handle}` })).toMatchObject({ status: 202 })
})

test('an account is whom a request names by name, or on YouTube by the channel’s ID', () => {
  const id = 'UCabcdefghijklmnopqrstuv'
  expect(isNamed({ platform: 'x', handle: 'ava' }, { handle: 'ava', id: '7' })).toBe(true)
  expect(isNamed({ platform: 'youtube', handle: id }, { handle: 'ava', id })).toBe(true)
  expect(isNamed({ platform: 'x', handle: '123456' }, { handle: 'ava', id: '123456' })).toBe(false)
})

test('a look for the code reads the profile alone where its connector can', async ({ open }) => {
  const rooms = await open()
  const { token, code } = await asked(rooms, 'access', `https://www.twitch.tv/${freshName()}`)
  const connectors = rooms.parts.connectors.map((connector) => ({
    ...connector,
    readProfile: async (target: Target) => profileShown(target, 'theirs', code),
  }))
  const parts = { ...rooms.site, verifying: { ...rooms.parts, connectors } }
  expect((await proveProfile(parts, token, AbortSignal.timeout(20_000))).state).toBe('done')
  expect(rooms.platform.calls).toBe(0)
})

test('all requests together have a hundred looks a day on a platform, and those who wait lose none of theirs', async ({
  open,
}) => {
  const rooms = await open()
  const { token, email } = await asked(rooms, 'access', `https://www.twitch.tv/${freshName()}`)
  await rooms.db.pool.query(
    `insert into daily_uses (day, kind, subject, used) values ($1, 'proof', 'twitch', 99)
     on conflict (day, kind, subject) do update set used = 99`,
    [rooms.clock.now],
  )
  expect((await prove(rooms, token)).status).toBe(409)
  const { status, body } = await prove(rooms, token)
  expect([status, body.code, body.error]).toEqual([429, 'daily_limit', expect.stringContaining('Twitch profiles')])
  expect(rooms.platform.calls).toBe(1)
  const own = { kind: 'proof', subject: await idOf(rooms, email) } as const
  expect(await loadUsed(rooms.db.pool, own, rooms.clock.now)).toBe(1)
})

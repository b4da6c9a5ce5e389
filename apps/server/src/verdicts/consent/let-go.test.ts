import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { confirm, filed, freshEmail } from '../../../test/data-requests.ts'
import { type Rooms, signUp, test } from '../../../test/rooms.ts'
import { type ConsentPlatform, ConsentRefusal } from '../../outside/platforms/consent/consent-platform.ts'
import { keepConsents } from './jobs.ts'
import { withRedeemed } from './let-go.ts'

/** Tokens that nothing is kept of are given back, and end nobody else's consent. */

const handle = 'ava_fields_sandbox'
const url = `https://www.instagram.com/${handle}/`

/** A creator whose account is connected for a brand. */
async function connectedCreator(rooms: Rooms) {
  await rooms.work()
  for (const table of ['consent_requests', 'creator_pages', 'simulated_consents', 'ended_tokens'])
    await rooms.db.pool.query(`delete from ${table}`)
  const brand = await signUp(rooms, 150)
  const creator = creatorIn(rooms)
  const { body } = await brand.ask('POST', '/api/consents', { url })
  const page = pathOf(await creator.connect(pathOf(body.url), handle))
  await creator.reported(page)
  return { creator, page }
}

async function tokensAt({ db }: Rooms): Promise<number> {
  const found = await db.pool.query(`select from simulated_consents where given ->> 'handle' = $1`, [handle])
  return found.rowCount ?? 0
}

const setAside = async ({ db }: Rooms) => (await db.pool.query('select from ended_tokens')).rowCount

test('another account chosen by mistake ends nothing that a brand was allowed', async ({ open }) => {
  const rooms = await open()
  const { creator, page } = await connectedCreator(rooms)
  const other = await signUp(rooms)
  const { body } = await other.ask('POST', '/api/consents', { url: 'https://www.instagram.com/leo_hart_sandbox/' })
  expect(await creator.connect(pathOf(body.url), handle)).toContain('?refused=wrong_account')
  expect(await tokensAt(rooms)).toBeGreaterThan(0)
  expect((await creator.api('GET', page)).body.connection.state).toBe('live')
  expect(await setAside(rooms)).toBe(0)
})

const given = { accessToken: 'a', refreshToken: 'r', endsAt: null, renewAt: null }

/** A platform that says what the test wants of it. @returns it, with what it was told to end */
function told(account: ConsentPlatform['account']) {
  const ended: string[] = []
  const platform: ConsentPlatform = {
    ...{ platform: 'instagram', simulated: true, revokes: true, account },
    askAddress: async () => '',
    redeem: async () => given,
    knowsApp: async () => true,
    renew: async () => ({ ...given, accessToken: 'renewed' }),
    revoke: async ({ accessToken }) => ended.push(accessToken) > 0,
  }
  return { platform, ended }
}

const brought = { callback: new URL('https://vouch.test/'), secrets: { state: '', nonce: '', verifier: '' } }
const account = { id: `simulated:${handle}`, handle, displayName: null }

test('tokens are given back when a later step fails; what its platform cannot be asked about waits for the upkeep', async ({
  open,
}) => {
  const rooms = await open()
  await connectedCreator(rooms)
  const parts = rooms.consents
  const fails = () => Promise.reject(new Error('the disk is full'))
  const stranger = told(async () => ({ ...account, id: randomUUID() }))
  await expect(withRedeemed(parts, stranger.platform, brought, fails)).rejects.toThrow('disk')
  expect(stranger.ended).toEqual(['a'])
  const known = told(async () => account)
  await expect(withRedeemed(parts, known.platform, brought, fails)).rejects.toThrow('disk')
  expect([known.ended, await setAside(rooms)]).toEqual([[], 0])

  const silent = told(() => Promise.reject(new ConsentRefusal('unavailable')))
  await expect(withRedeemed(parts, silent.platform, brought, fails)).rejects.toThrow('unavailable')
  expect([silent.ended, await setAside(rooms)]).toEqual([[], 1])
  const upkeep = (platform: ConsentPlatform) =>
    keepConsents({ ...parts, platforms: { ...parts.platforms, find: () => platform } })
  await upkeep(silent.platform)
  expect([silent.ended, await setAside(rooms)]).toEqual([[], 1])
  // Its access token's own time is over by now.
  const back = told(async (token) => {
    if (token === 'renewed') return { ...account, id: randomUUID() }
    throw new ConsentRefusal('invalid')
  })
  await upkeep(back.platform)
  expect([back.ended, await setAside(rooms)]).toEqual([['renewed'], 0])
})

test('what a creator left off is given back, unless the account is connected already', async ({ open }) => {
  const rooms = await open()
  await connectedCreator(rooms)
  const incomplete = () => Promise.reject(new ConsentRefusal('incomplete', undefined, given))
  for (const [id, ended] of [
    [account.id, []],
    [randomUUID(), ['a']],
  ] as const) {
    const part = told(async () => ({ ...account, id }))
    const platform = { ...part.platform, redeem: incomplete }
    await expect(withRedeemed(rooms.consents, platform, brought, async () => '')).rejects.toThrow('incomplete')
    expect(part.ended).toEqual(ended)
  }
})

test('a creator who was forgotten and connects again stays connected', async ({ open }) => {
  const rooms = await open()
  const { creator } = await connectedCreator(rooms)
  const tx = await rooms.db.pool.connect()
  await rooms.site.creatorErased(tx, { platform: 'instagram', handles: [handle] })
  tx.release()
  const brand = await signUp(rooms)
  const { body } = await brand.ask('POST', '/api/consents', { url })
  await creator.connect(pathOf(body.url), handle)
  expect(await setAside(rooms)).toBe(1)
  await keepConsents(rooms.consents)
  expect([await setAside(rooms), await tokensAt(rooms)]).toEqual([0, 4])
})

test('a proof ends nothing that a brand was allowed', async ({ open }) => {
  const rooms = await open()
  const { creator, page } = await connectedCreator(rooms)
  const objection = { kind: 'objection', subject: 'creator', email: freshEmail(), name: 'Ava', profileUrl: url }
  const token = await filed(rooms, objection)
  await confirm(rooms, token)
  expect(await creator.connect(`/data-requests/${token}`, handle)).toBe(`/go/${token}?proved`)
  expect(await tokensAt(rooms)).toBeGreaterThan(0)
  expect((await creator.api('GET', page)).body.connection.state).toBe('live')
})

import { randomBytes } from 'node:crypto'
import { askedScopes } from '@vouch/contract'
import { expect } from 'vitest'
import { healthyOwner, ownerToken } from '../../../test/consented-creators.ts'
import { tiktokOwner } from '../../../test/consented-tiktok.ts'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { confirm, filed, freshEmail } from '../../../test/data-requests.ts'
import { ended, signUp, test } from '../../../test/rooms.ts'
import { scriptedPlatform } from '../../../test/scripted-platform.ts'
import { instagramConnector } from '../../outside/platforms/instagram/instagram-connector.ts'
import { tiktokConnector } from '../../outside/platforms/tiktok/tiktok-connector.ts'
import { openKeyRing, ownKeyId } from './key-ring.ts'
import { resealTokens } from './stored-tokens.ts'
import { workingToken } from './working-tokens.ts'

/** A platform that shows nothing without consent, from the request to the report; the keys of its tokens; and what a connection proves. */

const noRates = { enter: async () => null, heed: async () => undefined }

test('TikTok: read with the creator’s token, for the workspace that asked and nobody else; keys can be changed', async ({
  open,
}) => {
  const server = await scriptedPlatform(tiktokOwner)
  try {
    const { baseUrl } = server
    const rooms = await open({
      consentApps: { tiktok: { clientId: 'key', clientSecret: 'secret', base: baseUrl } },
      connectors: (reading) => [tiktokConnector({ ...reading, baseUrl, rates: noRates })],
    })
    await rooms.work()
    const [brand, stranger] = [await signUp(rooms), await signUp(rooms)]
    const url = 'https://www.tiktok.com/@ava.fields'
    const { body: request } = await brand.ask('POST', '/api/consents', { url })
    const creator = creatorIn(rooms)
    const asked = new URL(await creator.begin(pathOf(request.url)))
    expect([asked.origin, asked.pathname]).toEqual([baseUrl, '/v2/auth/authorize/'])
    const back = `${asked.searchParams.get('redirect_uri')}?code=c&state=${asked.searchParams.get('state')}`
    const page = pathOf(await creator.comeBack(back))
    const { report } = await creator.reported(page)
    expect(JSON.parse(report?.text ?? '').subject).toMatchObject({ handle: 'ava.fields', basis: 'consent' })

    const before = await stranger.credits()
    const other = await stranger.call('POST', '', { url })
    expect(other).toMatchObject({ status: 422, body: { code: 'no_connector' } })
    expect(other.body.ways.consent).toContain('Ask the creator')
    const moved = await rooms.db.pool.query('select 1 from credit_holds where workspace_id = $1', [
      stranger.workspaceId,
    ])
    expect([await stranger.credits(), moved.rowCount]).toEqual([before, 0])
    const again = await brand.call('POST', '', { url, refresh: true })
    expect(await ended(brand, again.body.id)).toMatchObject({ state: 'done' })

    const kept = await rooms.db.pool.query(`select * from creator_pages where handle = 'ava.fields'`)
    const [row] = kept.rows
    expect(JSON.stringify(row)).not.toMatch(/act\.1|rft\.1/)
    expect(row.key_id).toBe(ownKeyId)
    const fresh = { id: 'fresh', key: randomBytes(32) }
    const ring = openKeyRing([fresh], 'tests')
    expect(await resealTokens({ ...rooms.consents, ring })).toBe(1)
    expect(await resealTokens({ ...rooms.consents, ring })).toBe(0)
    expect(await workingToken({ ...rooms.consents, ring }, row.id)).toBe('act.1')
    expect(await workingToken(rooms.consents, row.id)).toBeNull()
    const older = openKeyRing([{ id: 'newest', key: randomBytes(32) }, fresh], 'tests')
    expect(await workingToken({ ...rooms.consents, ring: older }, row.id)).toBe('act.1')
  } finally {
    await server.close()
  }
})

test('Instagram: an app for creators is enough; the report has what only they see, and the page of consent asked for it', async ({
  open,
}) => {
  const server = await scriptedPlatform((call) => {
    if (call.path === '/oauth/access_token') return { body: { access_token: 'short', user_id: '17841400000000001' } }
    if (call.path === '/access_token') return { body: { access_token: ownerToken, expires_in: 5_183_944 } }
    return call.query.access_token === ownerToken ? healthyOwner.instagram(call) : { status: 400, body: {} }
  })
  try {
    const { baseUrl } = server
    const app = { clientId: 'key', clientSecret: 'secret', base: baseUrl }
    const rooms = await open({
      consentApps: { instagram: app },
      connectors: ({ now, tokens }) => [
        instagramConnector({ own: null, rates: noRates, now, consented: { baseUrl, rates: noRates, now, tokens } }),
      ],
    })
    await rooms.work()
    const brand = await signUp(rooms)
    const { body: request } = await brand.ask('POST', '/api/consents', {
      url: 'https://www.instagram.com/travel.notes/',
    })
    const creator = creatorIn(rooms)
    const asked = new URL(await creator.begin(pathOf(request.url)))
    expect(asked.searchParams.get('scope')?.split(',')).toEqual(askedScopes('instagram'))
    const back = `${asked.searchParams.get('redirect_uri')}?code=c&state=${asked.searchParams.get('state')}`
    const { report } = await creator.reported(pathOf(await creator.comeBack(back)))
    const { subject, coverage } = JSON.parse(report?.text ?? '')
    expect(subject).toMatchObject({ handle: 'travel.notes', basis: 'consent' })
    expect(coverage).toMatchObject({ posts: 12, comments: 20 })
    expect(coverage.missing).not.toContain('audience')
    expect(coverage.missing).not.toContain('views')
  } finally {
    await server.close()
  }
})

test('a sealed token opens nowhere but in its own place, and under its own key alone', () => {
  const ring = openKeyRing([{ id: 'a', key: randomBytes(32) }], 'secret')
  const kept = ring.seal('the token', 'here')
  expect(ring.open(kept, 'here')).toBe('the token')
  expect(() => ring.open(kept, 'there')).toThrow()
  expect(() => ring.open({ ...kept, keyId: ownKeyId }, 'here')).toThrow()
  expect(() => ring.open({ ...kept, sealed: `A${kept.sealed.slice(1)}B` }, 'here')).toThrow()
})

test('a creator proves an objection by connecting the account: verdicts stop, and nothing of the connection is kept', async ({
  open,
}) => {
  const rooms = await open()
  const handle = 'objecting_ina_sandbox'
  const token = await filed(rooms, {
    ...{ kind: 'objection', subject: 'creator', email: freshEmail(), name: 'Ina' },
    profileUrl: `https://www.instagram.com/${handle}/`,
  })
  expect((await confirm(rooms, token)).body).toMatchObject({ state: 'open', canConnect: true })
  const creator = creatorIn(rooms)
  const path = `/data-requests/${token}`
  expect(await creator.connect(path, 'somebody_sandbox')).toBe(`/go/${token}?refused=wrong_account&as=somebody_sandbox`)
  expect((await creator.api('GET', path)).body.state).toBe('open')
  expect(await creator.connect(path, handle)).toBe(`/go/${token}?proved`)
  expect((await creator.api('GET', path)).body).toMatchObject({ state: 'done', canConnect: false })
  const brand = await signUp(rooms)
  const refused = await brand.call('POST', '', { url: `https://www.instagram.com/${handle}/` })
  expect(refused).toMatchObject({ status: 451, body: { code: 'creator_withheld' } })
  expect((await brand.ask('POST', '/api/consents', { url: `https://www.instagram.com/${handle}/` })).status).toBe(451)
  const left = await rooms.db.pool.query(
    `select from simulated_consents where given ->> 'handle' = any($1) union all select from creator_pages where handle = $2`,
    [[handle, 'somebody_sandbox'], handle],
  )
  expect(left.rowCount).toBe(0)
})

test('what is kept of a creator’s consent goes with the creator, and with the workspace that asked', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const brand = await signUp(rooms)
  const url = 'https://www.instagram.com/ava_fields_sandbox/'
  const { body } = await brand.ask('POST', '/api/consents', { url, creatorFirst: true })
  await creatorIn(rooms).connect(pathOf(body.url), 'ava_fields_sandbox')
  expect(await brand.credits()).toBe(140)
  const tx = await rooms.db.pool.connect()
  await rooms.site.creatorErased(tx, { platform: 'instagram', handles: ['ava_fields_sandbox'] })
  tx.release()
  expect(await brand.credits()).toBe(150)
  const left = await rooms.db.pool.query(
    `select from consent_requests where handle = $1 union all select from creator_pages where handle = $1`,
    ['ava_fields_sandbox'],
  )
  expect(left.rowCount).toBe(0)
})

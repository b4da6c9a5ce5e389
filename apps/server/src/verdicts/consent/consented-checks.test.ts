import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import { tiktokHandle, tiktokOwner, tiktokUrl } from '../../../test/consented-tiktok.ts'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { ended, type Rooms, signUp, test } from '../../../test/rooms.ts'
import { type PlatformScript, scriptedPlatform } from '../../../test/scripted-platform.ts'
import { apify, openedSuppliers, pointedAt, shippedFile, supplierOf } from '../../../test/scripted-supplier.ts'
import type { Connector } from '../../outside/platforms/connector.ts'
import { openMapper } from '../../outside/platforms/supplier/mapper.ts'
import { tiktokConnector } from '../../outside/platforms/tiktok/tiktok-connector.ts'
import { despiteFaults } from './despite-faults.ts'
import { keepConsents } from './jobs.ts'
import { openKeyRing } from './key-ring.ts'
import { sealedTokens } from './stored-tokens.ts'

/** Checks that a creator allowed: who is asked for them, and what becomes of those that can be made no more. */

const mapper = openMapper()
afterAll(() => mapper.close())

const noRates = { enter: async () => null, heed: async () => undefined }

/** A platform that speaks to owners alone, in rooms of its own. */
async function onTiktok(
  open: (options: object) => Promise<Rooms>,
  script: PlatformScript,
  story: (rooms: Rooms) => Promise<void>,
  backed = (own: Connector) => own,
) {
  const server = await scriptedPlatform(script)
  try {
    const { baseUrl } = server
    const rooms = await open({
      consentApps: { tiktok: { clientId: 'key', clientSecret: 'secret', base: baseUrl } },
      connectors: (reading: Pick<Parameters<typeof tiktokConnector>[0], 'now' | 'tokens'>) => [
        backed(tiktokConnector({ ...reading, baseUrl, rates: noRates })),
      ],
    })
    // Tests of a file share a database, and one account has one page for all who asked.
    for (const table of ['consent_requests', 'creator_pages']) await rooms.db.pool.query(`delete from ${table}`)
    await rooms.work()
    await story(rooms)
  } finally {
    await server.close()
  }
}

/** A brand asks, and the creator connects the account. @returns the brand, and the path of the creator's page */
async function connected(rooms: Rooms, wish: object = {}) {
  const brand = await signUp(rooms)
  const { body: request } = await brand.ask('POST', '/api/consents', { url: tiktokUrl, ...wish })
  const creator = creatorIn(rooms)
  const asked = new URL(await creator.begin(pathOf(request.url)))
  const back = `${asked.searchParams.get('redirect_uri')}?code=c&state=${asked.searchParams.get('state')}`
  return { brand, creator, page: pathOf(await creator.comeBack(back)) }
}

test.for([false, true])(
  'a check by consent asks no supplier, whoever reads the report first (creator: %s)',
  async (creatorFirst, { open }) => {
    const seller = await scriptedPlatform(apify())
    try {
      const text = pointedAt(shippedFile('apify-runs'), seller.baseUrl)
      const sold = text
        .replaceAll('platform: instagram', 'platform: tiktok')
        .replace('people_lists: false', 'people_lists: true')
      const backed = (own: Connector) => openedSuppliers([supplierOf(sold)], { mapper, own }).connector
      const story = async (rooms: Rooms) => {
        const { creator, page } = await connected(rooms, { creatorFirst })
        const { report } = await creator.reported(page)
        expect(JSON.parse(report?.text ?? '').subject).toMatchObject({ handle: tiktokHandle, basis: 'consent' })
        expect(seller.calls).toEqual([])
        // Without a consent the same check buys what the platform doesn't give.
        const stranger = await signUp(rooms)
        await ended(stranger, (await stranger.call('POST', '', { url: tiktokUrl })).body.id)
        expect(seller.calls.length).toBeGreaterThan(0)
      }
      await onTiktok(open, tiktokOwner, story, backed)
    } finally {
      await seller.close()
    }
  },
)

test('a consent that ended at the platform ends here: creator and brand read so, and the next check does without it', async ({
  open,
}) => {
  let taken = false
  const script: PlatformScript = (call) => tiktokOwner(taken ? { ...call, headers: {} } : call)
  await onTiktok(open, script, async (rooms) => {
    const { brand, creator, page } = await connected(rooms)
    await creator.reported(page)
    taken = true
    const check = await brand.call('POST', '', { url: tiktokUrl, refresh: true })
    const { failure } = await ended(brand, check.body.id)
    expect(failure?.error).toContain('consent for TikTok has ended')
    const { body } = await creator.api('GET', page)
    expect(body).toMatchObject({ connection: { state: 'ended' }, requests: [{ state: 'ended' }] })
    expect((await brand.ask('GET', '/api/consents')).body.consents).toMatchObject([{ state: 'ended' }])
    const kept = await rooms.db.pool.query('select access_sealed as access, ended_by as by from creator_pages')
    expect(kept.rows).toEqual([{ access: null, by: 'platform' }])
    const next = await brand.call('POST', '', { url: tiktokUrl, refresh: true })
    expect(next).toMatchObject({ status: 422, body: { code: 'no_connector' } })
    expect(next.body.error).toContain('hasn’t done so for you')
  })
})

const dayMs = 86_400_000

test('a token that nothing here opens costs its own consent, once its time is over, and nobody else’s upkeep', async ({
  open,
}) => {
  await onTiktok(open, tiktokOwner, async (rooms) => {
    const { pool } = rooms.db
    const { brand, creator, page } = await connected(rooms)
    // A check that still ran would be joined by the next one.
    await creator.reported(page)
    const { consents, clock } = rooms
    const keyed = { ...consents, ring: openKeyRing([{ id: 'newest', key: randomBytes(32) }], 'tests') }
    const add = async (handle: string, kept: Partial<ReturnType<typeof sealedTokens>>) => {
      const id = randomUUID()
      const tokens = { ...sealedTokens(consents.ring, id, { accessToken: 'act.1', refreshToken: 'rft.1' }), ...kept }
      await pool.query(
        `insert into creator_pages (id, platform, handle, profile_url, profile_id, access_sealed, refresh_sealed, key_id, token_ends_at,
                renew_at, connected_at, consent_ends_at, created_at)
         select $1, platform, $2, profile_url, $2, $3, $4, $5, token_ends_at, connected_at, connected_at, consent_ends_at, created_at
           from creator_pages where handle = $6`,
        [id, handle, tokens.accessSealed, tokens.refreshSealed, tokens.keyId, tiktokHandle],
      )
    }
    await add('gone', { keyId: 'gone' })
    await add('well', {})
    await pool.query(`update creator_pages set access_sealed = 'changed', renew_at = connected_at where handle = $1`, [
      tiktokHandle,
    ])
    await pool.query(`update consent_requests set email = 'forgotten@example.com'`)
    const standing = async () => {
      const found = await pool.query<{ handle: string; key: string | null; endedBy: string | null }>(
        'select handle, key_id as key, ended_by as "endedBy" from creator_pages order by handle',
      )
      return found.rows.map(({ handle, key, endedBy }) => [handle, key, endedBy])
    }

    await keepConsents(keyed)
    expect(await standing()).toEqual([
      [tiktokHandle, 'own', null],
      ['gone', 'gone', null],
      ['well', 'newest', null],
    ])
    expect((await pool.query('select from consent_requests where email is not null')).rowCount).toBe(0)
    const check = await brand.call('POST', '', { url: tiktokUrl, refresh: true })
    expect(await ended(brand, check.body.id)).toMatchObject({ failure: { code: 'consent_required' } })

    clock.now = new Date(clock.now.getTime() + 2 * dayMs)
    await keepConsents(keyed)
    expect(await standing()).toEqual([
      [tiktokHandle, null, 'platform'],
      ['gone', null, 'platform'],
      ['well', 'newest', null],
    ])
  })
})

test('one deed that fails keeps no other from being done, and is told of in the end', async () => {
  const done: number[] = []
  const deeds = despiteFaults([1, 2, 3], async (each) => {
    if (each === 2) throw new Error('the second failed')
    done.push(each)
  })
  await expect(deeds).rejects.toThrow('the second failed')
  expect(done).toEqual([1, 3])
})

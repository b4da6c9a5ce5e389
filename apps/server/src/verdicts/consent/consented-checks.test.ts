import { afterAll, expect } from 'vitest'
import { tiktokHandle, tiktokOwner, tiktokUrl } from '../../../test/consented-tiktok.ts'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { ended, type Rooms, signUp, test } from '../../../test/rooms.ts'
import { type PlatformScript, scriptedPlatform } from '../../../test/scripted-platform.ts'
import { apify, openedSuppliers, pointedAt, shippedFile, supplierOf } from '../../../test/scripted-supplier.ts'
import type { Connector } from '../../outside/platforms/connector.ts'
import { openMapper } from '../../outside/platforms/supplier/mapper.ts'
import { tiktokConnector } from '../../outside/platforms/tiktok/tiktok-connector.ts'

/** Checks that a creator allowed: who is asked for them, and what becomes of one that no longer can be made. */

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

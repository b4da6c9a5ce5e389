import type { Snapshot } from '@vouch/engine'
import { afterAll, expect, test } from 'vitest'
import { snapshotFor } from '../../../../test/rooms.ts'
import { lookedUp, type PlatformScript, scriptedPlatform } from '../../../../test/scripted-platform.ts'
import {
  apify,
  openedSuppliers,
  pointedAt,
  type ShippedSupplier,
  shippedFile,
  socialFetch,
  supplierOf,
} from '../../../../test/scripted-supplier.ts'
import { type Connector, ConnectorFailure, type Target, unpaidConnectors } from '../connector.ts'
import { openMapper } from './mapper.ts'

/** Several sources for one creator: the platform's own word first, the rest bought part by part, and each part names who gave it. */

const mapper = openMapper()
afterAll(() => mapper.close())

const address = 'instagram.com/travel.notes'

/** The platform itself, which tells what a test says. */
function platformThat(told: (target: Target) => Snapshot | ConnectorFailure): Connector {
  return {
    id: 'instagram',
    platforms: ['instagram'],
    resolves: [],
    async fetchSnapshot(target) {
      const answer = told(target)
      if (answer instanceof ConnectorFailure) throw answer
      return answer
    },
  }
}

const own = (target: Target, rest: Partial<Snapshot> = {}): Snapshot => ({
  ...snapshotFor(target),
  source: { connector: 'instagram', basis: 'public' },
  handle: 'travel.notes',
  fetchedAt: '2026-11-20T10:00:00.000Z',
  ...rest,
})
const withoutLists = { followersSample: null, likers: [], accounts: [], comments: [] }

interface Seller {
  file: ShippedSupplier
  script: PlatformScript
  change?: (text: string) => string
}

async function checked(platform: Connector | null, sellers: readonly Seller[]) {
  const servers = await Promise.all(sellers.map(({ script }) => scriptedPlatform(script)))
  const suppliers = sellers.map(({ file, change = (text) => text }, index) =>
    supplierOf(change(pointedAt(shippedFile(file), servers[index]?.baseUrl ?? ''))),
  )
  const { connector } = openedSuppliers(suppliers, { mapper, ...(platform && { own: platform }) })
  const outcome = await lookedUp(connector, address)
  await Promise.all(servers.map((server) => server.close()))
  return { ...outcome, calls: servers.map(({ calls }) => calls.length) }
}

const social: Seller = { file: 'social-fetch', script: socialFetch }
const runs: Seller = {
  file: 'apify-runs',
  script: apify(),
  change: (text) => text.replace('people_lists: false', 'people_lists: true'),
}
const sourcesOf = (snapshot: Snapshot | null) =>
  snapshot?.sources?.map(({ part, name, basis }) => `${part}: ${name}, ${basis}`)

test('what the platform gives is not bought; what it lacks is, and both are named', async () => {
  const { snapshot, calls } = await checked(
    platformThat((target) => own(target, withoutLists)),
    [social, runs],
  )
  expect(snapshot?.source).toEqual({ connector: 'instagram', basis: 'public' })
  expect(snapshot?.profile?.displayName).toBe('Ava Fields')
  expect(snapshot?.followersSample?.accounts).toHaveLength(999)
  expect(sourcesOf(snapshot)).toEqual([
    'profile: Instagram, public',
    'posts: Instagram, public',
    'history: Instagram, public',
    'audience: Instagram, public',
    'followers: Apify, supplier',
  ])
  expect(snapshot?.sources?.at(-1)?.priceUsd).toBeCloseTo(1, 6)
  expect(calls[0]).toBe(0)
})

test('a platform that gives everything is left as it is, and no supplier is asked', async () => {
  const whole = (target: Target) => own(target, { likers: [{ postId: 'p', accountIds: ['a'] }] })
  const { snapshot, calls } = await checked(platformThat(whole), [social, runs])
  expect([snapshot?.sources, calls]).toEqual([undefined, [0, 0]])
})

test('an account that Instagram does not show may be one that a supplier knows', async () => {
  for (const availability of ['not-found', 'restricted'] as const) {
    const { snapshot } = await checked(
      platformThat((target) => ({ ...own(target, { availability, posts: [], ...withoutLists }), profile: null })),
      [social],
    )
    expect(snapshot).toMatchObject({
      availability: 'found',
      source: { connector: 'supplier' },
      profile: { displayName: 'Travel Notes' },
    })
    expect(sourcesOf(snapshot)).toEqual(['profile: Social Fetch, supplier', 'posts: Social Fetch, supplier'])
  }
})

test('where nobody knows the account, nobody does; a private one stays private, and its posts are not bought', async () => {
  const gone = (target: Target) => ({
    ...own(target, { availability: 'not-found', posts: [], ...withoutLists }),
    profile: null,
  })
  const lookup = (state: string): Seller => ({
    ...social,
    script: () => ({ body: { data: { lookupStatus: state }, meta: { creditsCharged: 1 } } }),
  })
  expect((await checked(platformThat(gone), [lookup('not_found')])).snapshot?.availability).toBe('not-found')
  const closed = await checked(
    platformThat((target) => own(target, { availability: 'private' })),
    [social],
  )
  expect([closed.snapshot?.availability, closed.calls]).toEqual(['private', [0]])
  const sold = await checked(platformThat(gone), [lookup('private'), runs])
  expect([sold.snapshot?.availability, sold.calls]).toEqual(['private', [1, 0]])
})

test('whoever pays nothing gets the platform’s own connector back, and no supplier', () => {
  const own = platformThat(() => new ConnectorFailure('cancelled', ''))
  const { connector: backed } = openedSuppliers([], { mapper, own })
  const { connector: alone } = openedSuppliers([], { mapper })
  expect(unpaidConnectors([backed, alone, own])).toEqual([own, own])
})

test('a platform that fails is stood in for; where the suppliers fail too, its own fault is told', async () => {
  const fault = new ConnectorFailure('platform_unavailable', 'Instagram is having a problem on its end.', {
    retryable: true,
  })
  expect(
    (
      await checked(
        platformThat(() => fault),
        [social],
      )
    ).snapshot?.profile?.displayName,
  ).toBe('Travel Notes')
  const both = await checked(
    platformThat(() => fault),
    [{ ...social, script: () => ({ status: 500, body: {} }) }],
  )
  expect(both.failure).toBe(fault)
})

test('the next supplier is asked where one fails, and where what it read is old; the freshest counts', async () => {
  const failing: Seller = { ...social, script: () => ({ status: 500, body: {} }) }
  const second = await checked(null, [failing, runs])
  expect(second.snapshot?.sources?.map(({ name }) => name)).toEqual(['Apify', 'Apify', 'Apify'])
  expect(second.calls[0]).toBe(3)
  const readAt = (at: string): Seller => ({
    file: 'social-fetch',
    change: (text) => text.replace('items: data\n', 'items: data\n    read_at: data.readAt\n'),
    script: (call) => {
      const { body } = socialFetch(call)
      const { data, meta } = body as { data: object; meta: object }
      return { body: { data: { ...data, readAt: at }, meta } }
    },
  })
  const old = await checked(null, [readAt('2026-11-01T00:00:00Z'), runs])
  expect(old.snapshot?.sources?.find(({ part }) => part === 'profile')).toMatchObject({
    name: 'Apify',
    priceUsd: 0.002 + 0.0026,
  })
  const lately = await checked(null, [readAt('2026-11-20T01:00:00Z'), runs])
  expect(lately.snapshot?.sources?.find(({ part }) => part === 'profile')).toMatchObject({
    ...{ name: 'Social Fetch', at: '2026-11-20T01:00:00.000Z', priceUsd: 0.002 },
  })
})

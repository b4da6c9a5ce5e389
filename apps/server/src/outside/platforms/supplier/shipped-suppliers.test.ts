import { parseSnapshot } from '@vouch/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { lookedUp, type PlatformScript, scriptedPlatform } from '../../../../test/scripted-platform.ts'
import {
  apify,
  openedSuppliers,
  pointedAt,
  type ShippedSupplier,
  shippedFile,
  socialFetch,
  supplierOf,
  supplierSecrets,
} from '../../../../test/scripted-supplier.ts'
import { openMapper } from './mapper.ts'

/** The files that ship, against servers that answer as the suppliers' documentation says. */

const mapper = openMapper()
afterAll(() => mapper.close())

async function check(name: ShippedSupplier, script: PlatformScript, address: string, change = (text: string) => text) {
  const server = await scriptedPlatform(script)
  const opened = openedSuppliers([supplierOf(change(pointedAt(shippedFile(name), server.baseUrl)))], { mapper })
  const outcome = await lookedUp(opened.connector, address)
  await server.close()
  return { ...outcome, calls: server.calls, usd: opened.spentUsd(), pauses: opened.clock.pauses }
}

const withPeople = (text: string) => text.replace('people_lists: false', 'people_lists: true')

describe('Social Fetch', () => {
  test('gives profile and posts, and the snapshot names it with its price', async () => {
    const { snapshot, usd, calls, steps } = await check('social-fetch', socialFetch, 'instagram.com/travel.notes')
    expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
    expect(snapshot).toMatchObject({
      availability: 'found',
      handle: 'travel.notes',
      source: { connector: 'supplier', basis: 'supplier' },
      profile: { id: '1784', followers: 64_976, accountType: 'business', verified: true },
    })
    expect(snapshot?.posts).toHaveLength(36)
    expect(snapshot?.posts[0]).toMatchObject({
      ...{ id: 'p0', kind: 'image', likes: 900, comments: 12, hashtags: ['trains'], mentions: ['railways.ch'] },
      publishedAt: '2026-10-26T07:33:20.000Z',
    })
    expect(calls).toHaveLength(4)
    expect(usd).toBeCloseTo(0.008, 6)
    expect(snapshot?.sources).toEqual([
      expect.objectContaining({ part: 'profile', name: 'Social Fetch', basis: 'supplier', priceUsd: 0.002 }),
      expect.objectContaining({ part: 'posts', name: 'Social Fetch', connector: 'supplier', priceUsd: 0.006 }),
    ])
    expect(steps.find(({ name, state }) => name === 'posts' && state === 'done')?.detail).toBe(
      '36 posts, from Social Fetch',
    )
  })

  test.each([
    ['nobody', 'not-found'],
    ['closed', 'private'],
  ])('says that %s is %s', async (name, availability) => {
    const { snapshot, usd } = await check('social-fetch', socialFetch, `instagram.com/${name}`)
    expect([snapshot?.availability, usd]).toEqual([availability, 0.002])
  })

  test('credits that have ended are told, and cost nothing', async () => {
    const script = () => ({ status: 402, body: { error: { code: 'insufficient_credits' } } })
    const { failure, usd } = await check('social-fetch', script, 'instagram.com/travel.notes')
    expect([failure?.code, usd]).toEqual(['spending_limit', 0])
  })
})

describe('Apify', () => {
  test('answers with the call', async () => {
    const { snapshot, usd, calls } = await check('apify', apify(), 'instagram.com/travel.notes')
    expect(snapshot).toMatchObject({ availability: 'found', profile: { followers: 64_976, categories: ['Travel'] } })
    expect(snapshot?.posts).toHaveLength(30)
    expect(snapshot?.posts.map(({ likes }) => likes).slice(0, 2)).toEqual([null, 900])
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
      { usernames: ['travel.notes'] },
      { username: ['travel.notes'], resultsLimit: 30 },
    ])
    expect(usd).toBeCloseTo(0.0026 + 30 * 0.0023, 6)
  })

  test('reads TikTok', async () => {
    const { snapshot } = await check('apify', apify(), 'tiktok.com/@travelnotes')
    expect(snapshot).toMatchObject({ platform: 'tiktok', profile: { displayName: 'Travel Notes', followers: 90_000 } })
    expect(snapshot?.posts[0]).toMatchObject({ kind: 'short', views: 4_000, shares: 2, hashtags: ['trains'] })
  })

  test.each(['apify', 'apify-runs'] as const)(
    'an error row among the items of %s means that nobody was found',
    async (name) => {
      const { snapshot } = await check(name, apify(), 'instagram.com/nobody')
      expect(snapshot?.availability).toBe('not-found')
    },
  )

  test('a call that runs out of time there is not made again, and counts as paid', async () => {
    const { failure, calls, usd } = await check(
      'apify',
      () => ({ status: 408, body: { error: {} } }),
      'instagram.com/travel.notes',
    )
    expect([failure?.code, calls.length, usd]).toEqual(['platform_timeout', 1, 0.0026])
  })

  test('a run is asked after until it is done, and its items are read in pages', async () => {
    const { snapshot, calls, usd, pauses } = await check(
      'apify-runs',
      apify(),
      'instagram.com/travel.notes',
      withPeople,
    )
    expect(snapshot?.followersSample).toMatchObject({ method: 'recent' })
    expect(snapshot?.followersSample?.accounts).toHaveLength(999)
    expect(snapshot?.posts).toHaveLength(30)
    expect(calls.filter(({ path }) => path.startsWith('/v2/actor-runs/'))).toHaveLength(9)
    expect(pauses).toEqual([3_000, 3_000, 3_000, 3_000, 3_000, 3_000])
    expect(calls.filter(({ query }) => query.limit === '250').map(({ query }) => query.offset)).toEqual([
      '0',
      '250',
      '500',
      '750',
    ])
    expect(usd).toBeCloseTo(0.0026 + 30 * 0.0023 + 1_000 * 0.001, 6)
  })

  test('lists of people are not asked for unless they are switched on', async () => {
    const { snapshot, calls, steps } = await check('apify-runs', apify(), 'instagram.com/travel.notes')
    expect(snapshot?.followersSample ?? null).toBeNull()
    expect(calls.some(({ path }) => path.includes('followers'))).toBe(false)
    expect(steps.at(-1)).toMatchObject({ name: 'comments', state: 'skipped' })
  })

  test.each(['FAILED', 'TIMED-OUT', 'ABORTED'])(
    'a run that ends as %s is a fault of theirs, submitted once',
    async (status) => {
      const healthy = apify()
      const { failure, calls } = await check(
        'apify-runs',
        (call) => (call.path.startsWith('/v2/actor-runs/') ? { body: { data: { status } } } : healthy(call)),
        'instagram.com/travel.notes',
      )
      expect(failure).toMatchObject({ code: 'platform_unavailable', retryable: false })
      expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  )

  test('a run that never ends is left', async () => {
    const healthy = apify()
    const { failure, calls } = await check(
      'apify-runs',
      (call) => (call.path.startsWith('/v2/actor-runs/') ? { body: { data: { status: 'RUNNING' } } } : healthy(call)),
      'instagram.com/travel.notes',
    )
    expect(failure?.code).toBe('platform_timeout')
    expect(calls.length).toBeLessThan(40)
  })
})

test('no file that ships holds a secret, serves YouTube or switches lists of people on', () => {
  for (const name of ['social-fetch', 'apify', 'apify-runs'] as const) {
    const supplier = supplierOf(shippedFile(name))
    expect(supplier.people_lists).toBe(false)
    expect(supplier.parts.map(({ platform }) => String(platform))).not.toContain('youtube')
    const text = shippedFile(name)
    for (const secret of Object.values(supplierSecrets)) expect(text).not.toContain(secret)
  }
})

import { describe, expect } from 'vitest'
import { test } from '../../../../test/fixtures.ts'
import { type NetworkFault, networkFaults, patienceMs, timeoutFor } from '../../../../test/network-faults.ts'
import {
  lookedUp,
  type PlatformAnswer,
  type PlatformScript,
  scriptedPlatform,
  steppedClock,
} from '../../../../test/scripted-platform.ts'
import {
  apify,
  openedSuppliers,
  pointedAt,
  shippedFile,
  socialFetch,
  supplierOf,
  supplierSecrets,
} from '../../../../test/scripted-supplier.ts'
import { postgresQuota } from '../client/postgres-quota.ts'
import { openMapper } from './mapper.ts'
import { supplierBucket, supplierBudgetUsedUp } from './supplier-prices.ts'

/** Whatever a supplier or the network does, a check ends in a snapshot or in one sentence, and never in a state that the supplier did not name. */

const it = test.extend('mapper', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
  const mapper = openMapper()
  onCleanup(() => mapper.close())
  return mapper
})
type Mapper = ReturnType<typeof openMapper>

async function check(
  mapper: Mapper,
  script: PlatformScript,
  { timeoutMs = 5_000, usd = 10, file = 'social-fetch' as const } = {},
) {
  const server = await scriptedPlatform(script)
  const supplier = supplierOf(pointedAt(shippedFile(file), server.baseUrl))
  const opened = openedSuppliers([supplier], { mapper, timeoutMs, usd })
  const outcome = await lookedUp(opened.connector, 'instagram.com/travel.notes')
  await server.close()
  return { ...outcome, calls: server.calls, pauses: opened.clock.pauses, usd: opened.spentUsd() }
}

/** A supplier that says of its lists that they are whole. */
const fullLists = `
schema: vouch.supplier/1
key: lists
name: Lists
hosts: [api.supplier.example]
people_lists: true
parts:
  - platform: instagram
    part: profile
    request: { url: 'https://api.supplier.example/{handle}' }
    map: '{ "followers": followers }'
  - platform: instagram
    part: followers
    method: full
    limit: 50
    request: { url: 'https://api.supplier.example/{handle}/followers' }
    map: '{ "id": id }'
`

/** Faults that begin after the profile was given. */
const afterProfile =
  (answer: PlatformAnswer): PlatformScript =>
  (call) =>
    call.path.endsWith('/posts') ? answer : socialFetch(call)

/** Beside those of any server: what a supplier's own answers mean. */
const ownFaults: readonly NetworkFault[] = [
  { name: 'an empty object', answer: { body: {} }, code: 'platform_bad_answer', retryable: false },
  {
    name: 'a redirect elsewhere',
    answer: { status: 302, headers: { location: 'https://example.org/' } },
    ...{ code: 'platform_refused', retryable: false },
  },
  { name: 'an unknown address', answer: { status: 404, body: {} }, code: 'platform_refused', retryable: false },
  { name: 'a key that is refused', answer: { status: 401, body: {} }, code: 'platform_key_refused', retryable: false },
]
const faults = [...networkFaults, ...ownFaults]

describe.each(['social-fetch', 'apify', 'apify-runs'] as const)('%s', (file) => {
  it.for(faults)('$name', async (fault, { mapper }) => {
    const { name, answer, code, retryable } = fault
    // What is an empty answer to one is to another nobody, or no rows.
    const options = { timeoutMs: timeoutFor(fault), file: file as 'social-fetch' }
    const { failure, snapshot, calls, pauses } = await check(mapper, () => answer, options)
    if (file !== 'social-fetch' && ['a list in place of an object', 'an empty object'].includes(name)) {
      if (snapshot) expect(snapshot.availability).toBe('not-found')
      return
    }
    expect(failure).toMatchObject({ code, retryable, retryAt: null })
    expect(failure?.message).toMatch(/^[A-Z0-9].*\.$/)
    expect(calls.length).toBeLessThanOrEqual(retryable ? 3 : 1)
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(patienceMs)
    for (const secret of Object.values(supplierSecrets))
      expect(`${JSON.stringify(failure)}${failure?.stack}`).not.toContain(secret)
  })
})

it.for([['600'], ['Fri, 20 Nov 2026 10:10:00 GMT']])('a wait of %s costs one call', async ([wait = ''], { mapper }) => {
  const { failure, calls, usd } = await check(mapper, () => ({
    status: 429,
    headers: { 'retry-after': wait },
    body: {},
  }))
  expect(calls).toHaveLength(1)
  expect(failure).toMatchObject({ code: 'platform_rate_limited', retryAt: new Date('2026-11-20T10:10:00Z') })
  expect(usd).toBe(0)
})

it.for(faults)('$name among the posts takes the posts and leaves the profile', async (fault, { mapper }) => {
  // The profile has to be given within it.
  const timeoutMs = 10 * timeoutFor(fault)
  const { snapshot, steps } = await check(mapper, afterProfile(fault.answer), { timeoutMs })
  expect(snapshot).toMatchObject({ availability: 'found', posts: [], profile: { followers: 64_976 } })
  expect(snapshot?.sources?.map(({ part }) => part)).toEqual(expect.arrayContaining(['profile']))
  expect(steps.findLast(({ name }) => name === 'posts')).toMatchObject({ state: 'skipped' })
})

it('one fault in between is overcome', async ({ mapper }) => {
  let asked = 0
  const { snapshot, pauses } = await check(mapper, (call) =>
    asked++ === 0 ? { status: 503, body: {} } : socialFetch(call),
  )
  expect([snapshot?.posts.length, pauses]).toEqual([36, [400]])
})

it('pages that never end do: at the bound of pages, at the limit of rows, and where one repeats', async ({
  mapper,
}) => {
  let page = 0
  const endless = await check(mapper, (call) => {
    if (!call.path.endsWith('/posts')) return socialFetch(call)
    page += 1
    return {
      body: {
        data: { posts: [{ id: `e${page}`, takenAt: 1_793_000_000 }], page: { nextCursor: `c${page}` } },
        meta: {},
      },
    }
  })
  expect([endless.calls.length, endless.snapshot?.posts.length]).toEqual([5, 4])
  const repeating = await check(mapper, (call) => socialFetch({ ...call, query: {} }))
  expect([repeating.calls.length, repeating.snapshot?.posts.length]).toEqual([3, 12])
  const flooding = await check(mapper, (call) => {
    if (!call.path.endsWith('/posts')) return socialFetch(call)
    const posts = Array.from({ length: 9_000 }, (_, index) => ({ id: `f${index}`, takenAt: 1_793_000_000 - index }))
    return { body: { data: { posts, page: { nextCursor: 'more' } }, meta: { creditsCharged: 1 } } }
  })
  expect([flooding.calls.length, flooding.snapshot?.posts.length]).toEqual([2, 50])
})

it.for<[followers: number, method: string]>([
  [49, 'full'],
  [50, 'unknown'],
  [51, 'unknown'],
])('of a list of 50 rows at most, %i are %s', async ([followers, method], { mapper }) => {
  const server = await scriptedPlatform(({ path }) => ({
    body: path.endsWith('/followers')
      ? Array.from({ length: followers }, (_, index) => ({ id: `f${index}` }))
      : { followers: 900 },
  }))
  const { connector } = openedSuppliers([supplierOf(pointedAt(fullLists, server.baseUrl))], { mapper })
  const { snapshot } = await lookedUp(connector, 'instagram.com/travel.notes')
  await server.close()
  expect(snapshot?.followersSample).toMatchObject({ method, accounts: { length: Math.min(50, followers) } })
})

it('a page that fails ends the list with what was read', async ({ mapper }) => {
  const { snapshot } = await check(mapper, (call) =>
    call.query.cursor === '12' ? { status: 400, body: {} } : socialFetch(call),
  )
  expect(snapshot?.posts).toHaveLength(12)
})

it('fields that are missing, null or of another kind are unknown, and unknown ones are passed over', async ({
  mapper,
}) => {
  for (const spoiled of [undefined, null, {}, [], -1, 'x', '18446744073709551615']) {
    const { snapshot, failure } = await check(mapper, (call) => {
      const answer = socialFetch(call)
      const body = JSON.parse(JSON.stringify(answer.body), (key, inner) =>
        typeof inner === 'object' || /^(id|handle|lookupStatus|platformUserId|takenAt)$/.test(key) ? inner : spoiled,
      )
      return { ...answer, body: { ...body, surprise: { deep: [1] } } }
    })
    expect(failure?.code ?? 'platform_bad_answer').toBe('platform_bad_answer')
    if (snapshot) expect(snapshot).toMatchObject({ availability: 'found', profile: { followers: null } })
  }
})

it('an answer about somebody else is refused', async ({ mapper }) => {
  const { failure } = await check(mapper, (call) => {
    const text = JSON.stringify(socialFetch(call).body).replaceAll('Travel.Notes', 'somebody.else')
    return { body: text }
  })
  expect(failure).toMatchObject({
    code: 'platform_bad_answer',
    message: 'Social Fetch answered about another account.',
  })
})

it('a canceled check stops at once', async ({ mapper }) => {
  const server = await scriptedPlatform(() => ({ fault: 'silence' }))
  const opened = openedSuppliers([supplierOf(pointedAt(shippedFile('social-fetch'), server.baseUrl))], { mapper })
  const { failure } = await lookedUp(opened.connector, 'instagram.com/travel.notes', AbortSignal.timeout(40))
  await server.close()
  expect(failure).toMatchObject({ code: 'cancelled', retryable: false })
})

it('without a secret nothing is asked, and the variable is named', async ({ mapper }) => {
  const server = await scriptedPlatform(socialFetch)
  const supplier = supplierOf(pointedAt(shippedFile('social-fetch'), server.baseUrl))
  const { connector } = openedSuppliers([supplier], { mapper, secrets: {} })
  const { failure } = await lookedUp(connector, 'instagram.com/travel.notes')
  await server.close()
  expect(failure?.message).toBe(
    'Social Fetch needs SUPPLIER_SECRET_SOCIAL_FETCH_KEY, which isn’t set. The operator needs to set it.',
  )
  expect(server.calls).toEqual([])
})

it('without budget nothing is asked; what is left buys a part', async ({ mapper }) => {
  const none = await check(mapper, socialFetch, { usd: 0.009 })
  expect([none.failure?.code, none.calls.length]).toEqual(['spending_limit', 0])
  const some = await check(mapper, socialFetch, { usd: 0.013 })
  expect([some.snapshot?.posts.length, some.usd]).toEqual([12, 0.004])
})

it('eight workers at once never spend more than the day’s budget, whatever fails in between', async ({
  db,
  mapper,
}) => {
  let billed = 0
  let asked = 0
  const healthy = apify()
  const server = await scriptedPlatform((call) => {
    asked += 1
    if (asked % 7 === 0) return { status: 503, body: {} }
    const answer = healthy(call)
    if (Array.isArray(answer.body)) billed += answer.body.length * (call.path.includes('post-scraper') ? 2_300 : 2_600)
    return asked % 11 === 0 ? { ...answer, fault: 'cut' } : answer
  })
  const clock = steppedClock()
  const limits = { [supplierBucket]: 1_000_000 }
  const supplier = supplierOf(pointedAt(shippedFile('apify'), server.baseUrl).replace('calls: 30', 'calls: 3000'))
  const named = { ...supplier, name: 'Apify' }
  const checks = Array.from({ length: 8 }, async () => {
    const exhausted = () => supplierBudgetUsedUp(1)
    const spending = postgresQuota(db.pool, {
      connector: 'supplier',
      platform: 'supplier',
      limits,
      now: clock.now,
      timeZone: 'UTC',
      exhausted,
    })
    const { connector } = openedSuppliers([named], { mapper, spending })
    for (let round = 0; round < 4; round++) await lookedUp(connector, 'instagram.com/travel.notes')
  })
  await Promise.all(checks)
  await server.close()
  const { rows } = await db.pool.query(`select units from connector_quota where connector = 'supplier'`)
  expect(billed).toBeGreaterThan(400_000)
  expect(billed).toBeLessThanOrEqual(rows[0].units)
  expect(rows[0].units).toBeLessThanOrEqual(1_000_000)
})

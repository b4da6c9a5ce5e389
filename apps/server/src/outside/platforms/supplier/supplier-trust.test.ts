import { describe, expect } from 'vitest'
import { test } from '../../../../test/fixtures.ts'
import { lookedUp, type PlatformScript, scriptedPlatform } from '../../../../test/scripted-platform.ts'
import { openedSuppliers, supplierOf, supplierSecrets } from '../../../../test/scripted-supplier.ts'
import { openMapper } from './mapper.ts'
import { supplierUsdMax } from './supplier-prices.ts'

/** A supplier sends what it likes: more rows than it was asked for, or the operator's own secret. */

const it = test.extend('mapper', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
  const mapper = openMapper()
  onCleanup(() => mapper.close())
  return mapper
})
type Mapper = ReturnType<typeof openMapper>

const profile = { handle: 'travelnotes', followers: 900 }
const people = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ u: `p${from + index}` }))

/** Looks a creator up at a supplier of a profile and of followers. */
async function check(
  mapper: Mapper,
  script: PlatformScript,
  { map = '{ "handle": handle, "followers": followers }', followers = '', usd = 10 } = {},
) {
  const server = await scriptedPlatform(script)
  const { host } = new URL(server.baseUrl)
  const supplier = supplierOf(`schema: vouch.supplier/1
key: example
name: Example
hosts: ['${host}']
people_lists: true
parts:
  - platform: tiktok
    part: profile
    request: { url: '${server.baseUrl}/profile/{handle}', headers: { authorization: 'Bearer {secret.KEY}' } }
    items: p
    map: '${map}'
${followers.replaceAll('BASE', server.baseUrl)}`)
  const opened = openedSuppliers([supplier], { mapper, usd })
  const first = await lookedUp(opened.connector, 'tiktok.com/@travelnotes')
  const second = await lookedUp(opened.connector, 'tiktok.com/@travelnotes')
  await server.close()
  return { first, second, calls: server.calls, usd: opened.spentUsd(), usdMax: supplierUsdMax(supplier, 'tiktok') }
}

const followersPart = (limit: number, more = '') => `  - platform: tiktok
    part: followers
    limit: ${limit}
    request: { url: 'BASE/followers/{handle}'${more ? ", query: { page: '{cursor}' }" : ''} }
    items: items
    price: { item: 0.001 }
    map: '{ "id": u, "username": u }'
${more}`

describe('prices', () => {
  it('rows beyond the limit are counted, past the budget too, and the next call is refused', async ({ mapper }) => {
    const script: PlatformScript = ({ path }) => ({
      body: path.startsWith('/profile') ? { p: profile } : { items: people(0, 30) },
    })
    const { first, second, usd, calls } = await check(mapper, script, { followers: followersPart(10), usd: 0.025 })
    expect(first.snapshot?.followersSample?.accounts).toHaveLength(10)
    expect(usd).toBeCloseTo(0.03)
    expect(second.snapshot?.followersSample ?? null).toBeNull()
    expect(calls.filter(({ path }) => path.startsWith('/followers'))).toHaveLength(1)
  })

  it('pages cost no more than is told before', async ({ mapper }) => {
    const script: PlatformScript = ({ path, query }) => ({
      body: path.startsWith('/profile') ? { p: profile } : { items: people(30 * Number(query.page), 30) },
    })
    const followers = followersPart(40, '    paging: { page: 0, pages: 5 }\n')
    const { first, usd, usdMax } = await check(mapper, script, { followers })
    expect(first.snapshot?.followersSample?.accounts).toHaveLength(40)
    // Two checks of two pages each.
    expect(usd).toBeCloseTo(0.12)
    expect(usd / 2).toBeLessThanOrEqual(usdMax)
  })
})

it.for([null, '', true, [], -1])(
  'credits of %j are no count: the most is taken to be charged',
  async (credits, { mapper }) => {
    const followers = followersPart(10).replace('{ item: 0.001 }', '{ credit: { usd: 0.01, path: credits, max: 7 } }')
    const { first, usd } = await check(
      mapper,
      ({ path }) => ({ body: path.startsWith('/profile') ? { p: profile } : { items: people(0, 5), credits } }),
      { followers },
    )
    expect(first.snapshot?.followersSample?.accounts).toHaveLength(5)
    expect(usd).toBeCloseTo(0.14)
  },
)

describe('a secret that the supplier echoes is nowhere', () => {
  it.for([
    ['in the snapshot', '{ "handle": handle, "followers": followers, "bio": echo }', '••••••'],
    ['in a number that is none', '{ "handle": handle, "followers": $number(echo) }', 'to a number: …'],
    ['in an error of the mapping', '$error(echo)', '••••••'],
    ['under its own name', '$error($string($))', '••••••'],
  ] as const)('%s', async ([, map, instead], { mapper }) => {
    const { first } = await check(
      mapper,
      ({ headers }) => ({ body: { p: { ...profile, echo: headers.authorization, [supplierSecrets.KEY]: 1 } } }),
      { map },
    )
    const shown = `${JSON.stringify(first)}${first.failure?.message}`
    expect(shown).toContain(instead)
    expect(shown).not.toContain(supplierSecrets.KEY)
  })
})

import { parseSnapshot, snapshotParts, wayOf } from '@vouch/contract'
import { describe, expect, test } from 'vitest'
import { type NetworkFault, networkFaults, patienceMs, timeoutFor } from '../../../test/network-faults.ts'
import {
  addresses,
  type CalledPlatform,
  calledPlatforms,
  healthy,
  livePlatforms,
  type OpenedOptions,
  openedConnector,
  secrets,
} from '../../../test/scripted-creators.ts'
import {
  lookedUp,
  type PlatformAnswer,
  type PlatformScript,
  scriptedPlatform,
} from '../../../test/scripted-platform.ts'
import { holdsPart } from './supplier/merge-parts.ts'

/** Whatever a platform or the network does, a check ends in a snapshot or in one sentence, within its patience, and never in a state that the
 *  platform did not name. */

async function check(platform: CalledPlatform, script: PlatformScript, options: OpenedOptions = {}) {
  const server = await scriptedPlatform(script)
  const { connector, clock, spending } = openedConnector(platform, server.baseUrl, options)
  const outcome = await lookedUp(connector, addresses[platform])
  await server.close()
  return { ...outcome, connector, calls: server.calls, pauses: clock.pauses, spent: spending.spent() }
}

const served = Object.fromEntries(
  livePlatforms.map((platform) => [platform, platform === 'linkedin' ? 'restricted' : 'found']),
)

/** Beside those of any server: what the platforms' client alone takes so. */
const ownFaults: readonly NetworkFault[] = [
  {
    name: 'JSON that is labeled a page',
    answer: { headers: { 'content-type': 'text/html' }, body: { data: [] } },
    ...{ code: 'platform_bad_answer', retryable: true },
  },
  {
    name: 'an empty object',
    answer: { body: {} },
    ...{ code: 'platform_bad_answer', retryable: false },
  },
  {
    name: 'text in place of an object',
    answer: { body: '"ok"' },
    ...{ code: 'platform_bad_answer', retryable: false },
  },
  {
    name: 'a redirect elsewhere',
    answer: { status: 302, headers: { location: 'https://example.org/' } },
    ...{ code: 'platform_unavailable', retryable: true },
  },
]

describe.each(calledPlatforms)('%s', (platform) => {
  test.each([...networkFaults, ...ownFaults])('$name', async (fault) => {
    const { answer, code, retryable } = fault
    const { failure, calls, pauses } = await check(platform, () => answer, { timeoutMs: timeoutFor(fault) })
    expect(failure).toMatchObject({ code, retryable, retryAt: null })
    expect(failure?.message).toMatch(/^[A-Z].*\.$/)
    expect(calls.length).toBeLessThanOrEqual(retryable ? 3 : 1)
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(patienceMs)
    for (const secret of secrets) expect(`${JSON.stringify(failure)}${failure?.stack}`).not.toContain(secret)
  })
})

describe.each(livePlatforms)('%s', (platform) => {
  test('a healthy platform gives a valid snapshot of what it declares', async () => {
    const { snapshot, steps, connector } = await check(platform, healthy)
    expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
    expect(snapshot).toMatchObject({ platform, availability: served[platform], source: { connector: platform } })
    const declared = wayOf(platform, connector.needsConsent ? 'consent' : 'key')
    expect(snapshotParts.filter((part) => snapshot && holdsPart(snapshot, part))).toEqual(declared?.parts)
    expect(connector.resolves).toEqual(declared?.resolves)
    expect(steps.filter(({ state }) => state !== 'running').map(({ name }) => name)).toEqual([
      'profile',
      'posts',
      'followers',
      'comments',
    ])
  })

  test.each([['600'], ['Fri, 20 Nov 2026 10:10:00 GMT']])(
    'a wait of %s costs one call, and the next check none',
    async (wait) => {
      const server = await scriptedPlatform(() => ({ status: 429, headers: { 'retry-after': wait }, body: {} }))
      const { connector, clock } = openedConnector(platform, server.baseUrl)
      const first = await lookedUp(connector, addresses[platform])
      const second = await lookedUp(connector, addresses[platform])
      expect(server.calls).toHaveLength(1)
      clock.advance(600_000)
      await lookedUp(connector, addresses[platform])
      await server.close()
      expect(first.failure).toMatchObject({ code: 'platform_rate_limited', retryAt: new Date('2026-11-20T10:10:00Z') })
      expect(second.failure).toMatchObject({ code: 'platform_rate_limited', retryAt: new Date('2026-11-20T10:10:00Z') })
      expect(server.calls.length).toBeGreaterThan(1)
    },
  )

  test('one fault in between is overcome', async () => {
    let asked = 0
    const { snapshot, pauses } = await check(platform, (call) =>
      asked++ === 0 ? { status: 503, body: {} } : healthy(call),
    )
    expect(snapshot?.availability).toBe(served[platform])
    expect(pauses).toEqual([400])
  })

  test('an answer larger than any real one is not read', async () => {
    const { failure } = await check(platform, () => ({ body: { data: 'x'.repeat(2_000) } }), { bytesMax: 1_000 })
    expect(failure).toMatchObject({ code: 'platform_bad_answer', retryable: false })
  })

  test('a canceled check stops at once', async () => {
    const server = await scriptedPlatform(() => ({ fault: 'silence' }))
    const { connector } = openedConnector(platform, server.baseUrl)
    const { failure } = await lookedUp(connector, addresses[platform], AbortSignal.timeout(40))
    await server.close()
    expect(failure).toMatchObject({ code: 'cancelled', retryable: false })
  })

  test('fields that are missing, null or of another kind are unknown, and unknown ones are passed over', async () => {
    for (const spoiled of [undefined, null, {}, [], -1, 'x', '18446744073709551615']) {
      const { snapshot, failure } = await check(platform, (call) => spoil(healthy(call), spoiled))
      expect(failure?.code ?? 'platform_bad_answer').toBe('platform_bad_answer')
      if (snapshot) expect(['found', 'restricted']).toContain(snapshot.availability)
    }
  })
})

/** Replaces every plain value but names and ids. */
function spoil(answer: PlatformAnswer, value: unknown): PlatformAnswer {
  const kept = /^(id|login|username|sub|access_token|code|open_id|next_token)$/
  const body = JSON.parse(JSON.stringify(answer.body), (key, inner) =>
    typeof inner === 'object' || kept.test(key) ? inner : value,
  )
  return { ...answer, body: { ...body, surprise: { deep: [1] } } }
}

test.each(['x', 'instagram'] as const)(
  '%s: an account whose answer leaves its name empty keeps the one that was asked for',
  async (platform) => {
    const unnamed = (key: string, value: unknown) => (key === 'username' ? '' : value)
    const { snapshot } = await check(platform, (call) => {
      const answer = healthy(call)
      return { ...answer, body: JSON.parse(JSON.stringify(answer.body), unnamed) }
    })
    expect(snapshot?.availability).toBe(served[platform])
    expect(snapshot?.handle).not.toBe('')
  },
)

test('without consent TikTok and LinkedIn say what is possible, and are not called', async () => {
  for (const platform of ['tiktok', 'linkedin'] as const) {
    const { failure, calls } = await check(platform, healthy, { consented: false })
    expect(failure).toMatchObject({ code: 'consent_required', retryable: false })
    expect(failure?.message).toContain('upload')
    expect(calls).toEqual([])
  }
})

test('endless pages end: followers of X at the limit, videos of TikTok and media of Instagram at theirs', async () => {
  const x = await check('x', (call) => healthy(call), { followersMax: 5_000, mills: 1_000_000 })
  expect(x.calls.filter(({ path }) => path.endsWith('/followers')).length).toBeLessThan(100)
  const tiktok = await check('tiktok', (call) => {
    const answer = healthy(call)
    if (call.path !== '/v2/video/list/') return answer
    const { cursor = 1_700_000_000_000 } = JSON.parse(call.body)
    const video = { id: String(cursor), create_time: 1_793_000_000 }
    return { body: { data: { videos: [video], cursor: cursor - 1, has_more: true }, error: { code: 'ok' } } }
  })
  expect([tiktok.snapshot?.posts.length, tiktok.calls.length]).toEqual([3, 4])
  const instagram = await check('instagram', () => ({
    body: {
      business_discovery: { username: 'travel.notes', media: { data: [], paging: { cursors: { after: 'a' } } } },
    },
  }))
  expect(instagram.calls).toHaveLength(1)
})

test('a page that repeats is the last', async () => {
  const repeated = await check('x', (call) => {
    const { pagination_token: _, ...query } = call.query
    return healthy({ ...call, query })
  })
  expect(repeated.calls.filter(({ path }) => path.endsWith('/followers'))).toHaveLength(2)
  expect(repeated.snapshot?.followersSample?.accounts).toHaveLength(50)
})

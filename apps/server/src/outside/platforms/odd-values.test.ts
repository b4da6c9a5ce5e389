import { parseSnapshot, snapshotLimits } from '@vouch/contract'
import { expect, test } from 'vitest'
import { healthyOwner } from '../../../test/consented-creators.ts'
import {
  addresses,
  type CalledPlatform,
  calledPlatforms,
  healthy,
  openedConnector,
} from '../../../test/scripted-creators.ts'
import {
  lookedUp,
  type PlatformAnswer,
  type PlatformCall,
  type PlatformScript,
  scriptedPlatform,
} from '../../../test/scripted-platform.ts'

/** One value that no snapshot may hold costs its record at most, and never the check: what was read, or paid for, is kept. */

const well = (platform: CalledPlatform): PlatformScript => (platform === 'youtube' ? healthyOwner.youtube : healthy)

async function check(platform: CalledPlatform, script: PlatformScript) {
  const server = await scriptedPlatform(script)
  const { connector } = openedConnector(platform, server.baseUrl)
  const { snapshot, failure } = await lookedUp(connector, addresses[platform])
  await server.close()
  expect(failure).toBeNull()
  expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
  return snapshot
}

const times = /^(created_at|published_at|publishedAt|timestamp|create_time)$/
const texts = /^(title|name|display_name|description|caption|text|video_description|textOriginal|customUrl|country)$/
const oddities: readonly [string, RegExp, unknown][] = [
  ['a time in a year of five digits', times, '+099999-01-01T00:00:00Z'],
  ['a time before the web', times, '0001-01-01T00:00:00Z'],
  ['a time as a number beyond all', times, 9e16],
  ['a text beyond its limit', texts, 'x'.repeat(snapshotLimits.textChars + 5)],
  ['more tags than a post may have', texts, Array.from({ length: 1_200 }, (_, index) => `#a${index}`).join(' ')],
]

test.each(calledPlatforms.flatMap((platform) => oddities.map((oddity) => [platform, ...oddity] as const)))(
  '%s: %s costs one record of each list at most',
  async (platform, _, key, value) => {
    const whole = await check(platform, well(platform))
    const odd = await check(platform, (call) => withOne(well(platform)(call), key, value))
    expect(odd).toMatchObject({ availability: whole?.availability, handle: whole?.handle })
    expect(odd?.posts.length).toBeGreaterThanOrEqual((whole?.posts.length ?? 0) - 1)
    expect(odd?.comments).toHaveLength(whole?.comments.length ?? 0)
    expect(odd?.followersSample?.accounts.length).toBe(whole?.followersSample?.accounts.length)
  },
)

test.each(calledPlatforms)('%s: an id beyond its limit costs that record alone', async (platform) => {
  const whole = await check(platform, well(platform))
  let spoiled = 0
  const odd = await check(platform, (call: PlatformCall) => {
    const answer = well(platform)(call)
    const body = JSON.parse(JSON.stringify(answer.body), (_, inner) => {
      if (!Array.isArray(inner) || inner.length < 2 || typeof inner[0]?.id !== 'string') return inner
      spoiled++
      return [{ ...inner[0], id: 'y'.repeat(5_000) }, ...inner.slice(1)]
    })
    return { ...answer, body }
  })
  const records = (snapshot: typeof odd) =>
    (snapshot?.posts.length ?? 0) + (snapshot?.followersSample?.accounts.length ?? 0)
  expect(records(odd)).toBeGreaterThanOrEqual(records(whole) - spoiled)
  expect(records(odd) > 0).toBe(records(whole) > 0)
})

test('a time in milliseconds, where seconds are documented, is that time', async () => {
  const snapshot = await check('tiktok', (call) => withOne(healthy(call), /^create_time$/, 1_760_000_000_000))
  expect(snapshot?.posts.map(({ publishedAt }) => publishedAt)).toEqual(['2025-10-09T08:53:20.000Z'])
})

test('a text beyond its limit is cut, between characters', async () => {
  const snapshot = await check('x', (call) => withOne(healthy(call), /^name$/, `x${'🌍'.repeat(1_200)}`))
  expect(snapshot?.profile?.displayName).toBe(`x${'🌍'.repeat(499)}`)
})

/** Replaces the first value of a key in an answer. */
function withOne(answer: PlatformAnswer, key: RegExp, value: unknown): PlatformAnswer {
  let done = false
  const body = JSON.parse(JSON.stringify(answer.body), (name, inner) => {
    if (done || !key.test(name) || typeof inner === 'object') return inner
    done = true
    return value
  })
  return { ...answer, body }
}

import { parseSnapshot } from '@vouch/contract'
import { expect, test } from 'vitest'
import { tiktokError, tiktokVideo } from '../../../../test/consented-tiktok.ts'
import { addresses, healthy, openedConnector } from '../../../../test/scripted-creators.ts'
import {
  lookedUp,
  type PlatformAnswer,
  type PlatformScript,
  scriptedPlatform,
} from '../../../../test/scripted-platform.ts'

/** What a creator left off on TikTok, or what fails on the way, costs that part and no more. */

async function read(script: PlatformScript) {
  const server = await scriptedPlatform(script)
  const outcome = await lookedUp(openedConnector('tiktok', server.baseUrl).connector, addresses.tiktok)
  await server.close()
  return outcome
}

const isVideos = (path: string) => path === '/v2/video/list/'

test('videos that the creator left off are missing, and the profile is read', async () => {
  const refused = { status: 401, body: { data: {}, error: tiktokError('scope_not_authorized') } }
  const { snapshot, failure, steps } = await read((call) => (isVideos(call.path) ? refused : healthy(call)))
  expect(failure).toBeNull()
  expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
  expect(snapshot).toMatchObject({ availability: 'found', posts: [], profile: { followers: expect.any(Number) } })
  expect(steps.find(({ name, state }) => name === 'posts' && state === 'skipped')?.detail).toBe(
    'the creator didn’t allow this part',
  )
})

test.each<[string, PlatformAnswer]>([
  ['a storm of 500', { status: 500, body: {} }],
  ['429', { status: 429, body: { data: {}, error: tiktokError('rate_limit_exceeded') } }],
  ['a cut answer', { body: { data: 'x'.repeat(400) }, fault: 'cut' }],
  ['another shape', { body: { data: 'none', error: tiktokError('ok') } }],
])('%s at the second page leaves the videos of the first', async (_name, answer) => {
  const { snapshot, failure, steps } = await read((call) => {
    if (!isVideos(call.path)) return healthy(call)
    if ('cursor' in JSON.parse(call.body)) return answer
    const videos = Array.from({ length: 20 }, (_, index) => tiktokVideo(index))
    return { body: { data: { videos, cursor: 1_758_000_000_000, has_more: true }, error: tiktokError('ok') } }
  })
  expect(failure).toBeNull()
  expect(snapshot?.posts).toHaveLength(20)
  expect(steps.find(({ name, state }) => name === 'posts' && state === 'done')?.detail).toMatch(/^20 videos; TikTok /)
})

test('an account that doesn’t say its name is nobody’s', async () => {
  const { failure } = await read((call) => {
    const { body } = healthy(call)
    if (isVideos(call.path)) return { body: body ?? '' }
    return { body: JSON.stringify(body).replace(/"username":"[^"]*"/, '"x":1') }
  })
  expect(failure?.message).toContain('opens another TikTok account')
})

test('a fault at the first page ends the check, so that it is tried again', async () => {
  const { failure } = await read((call) => (isVideos(call.path) ? { status: 500, body: {} } : healthy(call)))
  expect(failure).toMatchObject({ code: 'platform_unavailable', retryable: true })
})

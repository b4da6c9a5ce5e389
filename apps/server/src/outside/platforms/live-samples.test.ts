import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSnapshot } from '@vouch/contract'
import { describe, expect, test } from 'vitest'
import {
  addresses,
  healthy,
  type LivePlatform,
  livePlatforms,
  openedConnector,
} from '../../../test/scripted-creators.ts'
import { lookedUp, type PlatformCall, type PlatformScript, scriptedPlatform } from '../../../test/scripted-platform.ts'

/** Replays recorded answers of the real platforms, where a folder of them is at hand beside the checkout. */

const folder = join(import.meta.dirname, '../../../../../..', 'shared', 'contracts', 'samples')
const isThere = existsSync(join(folder, 'INDEX.json'))

interface Recorded {
  file: string
  http_status: number | string
}

const recordings: Recorded[] = isThere ? JSON.parse(readFileSync(join(folder, 'INDEX.json'), 'utf8')) : []
const body = (file: string) => readFileSync(join(folder, file), 'utf8')

async function replayed(platform: LivePlatform, address: string, script: PlatformScript) {
  const server = await scriptedPlatform(script)
  const outcome = await lookedUp(openedConnector(platform, server.baseUrl).connector, address)
  await server.close()
  return outcome
}

/** Answers calls whose path ends in a word with a file. */
function files(byPath: Record<string, string>): PlatformScript {
  return (call: PlatformCall) => {
    const found = Object.entries(byPath).find(([end]) => call.path.endsWith(end))
    return found ? { body: body(found[1]) } : healthy(call)
  }
}

describe.skipIf(!isThere)('recorded answers (skipped where the folder of samples is absent)', () => {
  const ours = recordings.filter(({ file }) => livePlatforms.some((platform) => file.startsWith(`${platform}/`)))

  test.each(ours.map(({ file, http_status }) => [file, Number(http_status)] as const))(
    '%s in place of any answer ends in a snapshot or a sentence, and invents nobody',
    async (file, status) => {
      const platform = livePlatforms.find((one) => file.startsWith(`${one}/`)) ?? 'x'
      for (const replaced of [0, 1, 2, 3, 4]) {
        let asked = 0
        const script = (call: PlatformCall) => (asked++ === replaced ? { status, body: body(file) } : healthy(call))
        const { snapshot, failure } = await replayed(platform, addresses[platform], script)
        if (failure) expect(failure.message).toMatch(/\.$/)
        else expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
      }
    },
  )

  test.each([
    ['instagram', 'error.user_not_found_or_personal', 400, 'not_shown'],
    ['instagram', 'error.permission_100', 400, 'platform_api_disabled'],
    ['instagram', 'error.token_190', 401, 'platform_key_refused'],
    ['instagram', 'error.token_190', 400, 'platform_key_refused'],
    ['twitch', 'error.400', 400, 'platform_key_refused'],
    ['x', 'error.401', 401, 'platform_key_refused'],
    ['x', 'error.429', 429, 'platform_rate_limited'],
    ['tiktok', 'error.access_token_invalid', 401, 'consent_required'],
    ['tiktok', 'error.scope_not_authorized', 200, 'consent_required'],
    ['tiktok', 'error.invalid_params', 400, 'platform_refused'],
    ['linkedin', 'error.403', 403, 'consent_required'],
  ] as const)('%s %s (%d) is %s', async (platform, name, status, code) => {
    const answer = { status, body: body(`${platform}/${name}.json`) }
    const { failure } = await replayed(platform, addresses[platform], () => answer)
    expect(failure?.code).toBe(code)
  })

  test.each([
    ['x', 'x/error.user_not_found_http200.json', '/travelnotes'],
    ['twitch', 'twitch/users.unknown_login.json', '/users'],
  ] as const)('%s: %s is nobody', async (platform, file, path) => {
    const { snapshot } = await replayed(platform, addresses[platform], files({ [path]: file }))
    expect(snapshot).toMatchObject({ availability: 'not-found', handle: 'travelnotes' })
  })

  test('an Instagram account with two pages of media', async () => {
    const { snapshot } = await replayed('instagram', 'instagram.com/facebookfordevelopers', ({ query }) => {
      const fields = query.fields ?? ''
      if (fields.includes('after(')) return { body: body('instagram/business_discovery.media.page2.json') }
      const profile = JSON.parse(body('instagram/business_discovery.facebookfordevelopers.json'))
      const { media } = JSON.parse(body('instagram/business_discovery.media.page1.json')).business_discovery
      return { body: { ...profile, business_discovery: { ...profile.business_discovery, media } } }
    })
    expect(snapshot?.profile).toMatchObject({ id: '17841407673135339', followers: 64_976, posts: 436, following: null })
    expect(snapshot?.posts[0]).toMatchObject({
      publishedAt: '2021-08-17T19:00:42.000Z',
      likes: 87,
      comments: 11,
      kind: 'image',
    })
    expect(snapshot?.posts.length).toBeGreaterThan(2)
  })

  test('a Twitch channel: the old count of views is nobody’s, the total of followers is', async () => {
    const { snapshot } = await replayed(
      'twitch',
      'twitch.tv/twitchdev',
      files({
        '/users': 'twitch/users.twitchdev.json',
        '/followers': 'twitch/channels.followers.total_only.json',
        '/channels': 'twitch/channels.pokimane.json',
        '/videos': 'twitch/videos.twitchdev.json',
      }),
    )
    expect(snapshot).toMatchObject({
      handle: 'twitchdev',
      profile: { followers: 8_967_542, totalViews: null, verified: true },
    })
    expect(snapshot?.posts).toEqual([
      expect.objectContaining({ id: '335921245', views: 1_863_062, durationSeconds: 201, kind: 'video' }),
    ])
  })

  test('an X account with posts and followers, whose ids keep their digits', async () => {
    const { snapshot } = await replayed(
      'x',
      'x.com/TwitterDev',
      files({
        '/TwitterDev': 'x/users.by.username.twitterdev.json',
        '/twitterdev': 'x/users.by.username.twitterdev.json',
        '/tweets': 'x/users.tweets.page1.json',
        '/followers': 'x/users.followers.json',
      }),
    )
    expect(snapshot?.profile).toMatchObject({ id: '2244994945', followers: 514_020, posts: 3_639 })
    expect(snapshot?.posts[0]).toMatchObject({ id: '1364275610764201984', likes: 37, shares: 10, views: null })
    expect(snapshot?.followersSample?.accounts.map(({ id }) => id)).toContain('7812354420169540557')
  })

  test('an X account of which only the name is said has unknown counts, not zero', async () => {
    const { snapshot } = await replayed(
      'x',
      'x.com/travelnotes',
      files({ '/travelnotes': 'x/users.by.username.default.json' }),
    )
    expect(snapshot?.profile).toMatchObject({ id: '783214', followers: null, posts: null })
  })

  test('a LinkedIn member is a name and no verdict', async () => {
    const { snapshot } = await replayed(
      'linkedin',
      'linkedin.com/in/johndoe',
      files({ '/userinfo': 'linkedin/userinfo.json' }),
    )
    expect(snapshot).toMatchObject({
      availability: 'restricted',
      profile: { displayName: 'John Doe', language: 'en', followers: null },
    })
  })
})

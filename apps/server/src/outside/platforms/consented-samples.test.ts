import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSnapshot } from '@vouch/contract'
import { describe, expect, test } from 'vitest'
import { healthyOwner, type OwnedPlatform, ownedPlatforms, readAsAllowed } from '../../../test/consented-creators.ts'
import type { PlatformCall } from '../../../test/scripted-platform.ts'

/** Replays recorded answers of the real platforms to creators' own tokens, where a folder of them is at hand beside the checkout. */

const folder = join(import.meta.dirname, '../../../../../..', 'shared', 'contracts', 'samples')
const isThere = existsSync(join(folder, 'INDEX.json'))
const recordings: { file: string; http_status: number | string }[] = isThere
  ? JSON.parse(readFileSync(join(folder, 'INDEX.json'), 'utf8'))
  : []
const body = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The platform with recorded answers in the place of calls whose path ends in a word. */
function replayed(platform: OwnedPlatform, byPath: Record<string, string>, status = 200) {
  return readAsAllowed(platform, (call) => {
    const found = Object.entries(byPath).find(([end]) => call.path.endsWith(end))
    return found ? { status, body: body(found[1]) } : healthyOwner[platform](call)
  })
}

describe.skipIf(!isThere)('recorded answers (skipped where the folder of samples is absent)', () => {
  const ours = recordings.filter(({ file }) => ownedPlatforms.some((platform) => file.startsWith(`${platform}/`)))

  test.each(ours.map(({ file, http_status }) => [file, Number(http_status)] as const))(
    '%s in place of any answer to an owner ends in a snapshot or a sentence, and invents nobody',
    async (file, status) => {
      const platform = ownedPlatforms.find((one) => file.startsWith(`${one}/`)) ?? 'x'
      const { calls } = await readAsAllowed(platform, healthyOwner[platform])
      for (const path of new Set(calls.map((call) => call.path.split('/').at(-1) ?? ''))) {
        const script = (call: PlatformCall) =>
          call.path.endsWith(path) ? { status, body: body(file) } : healthyOwner[platform](call)
        const { snapshot, failure } = await readAsAllowed(platform, script)
        if (failure) expect(failure.message).toMatch(/\.$/)
        else expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
      }
    },
  )

  test('Instagram: the own account, comments without names, and what was reached', async () => {
    const files = {
      '/comments': 'instagram/ig_media.comments.page1.json',
      'me/insights': 'instagram/user_insights.total_value.json',
    }
    const { snapshot } = await replayed('instagram', files)
    expect(snapshot?.comments.map(({ text }) => text)).toEqual(['Beautiful!', 'Beautiful!'])
    expect(snapshot?.comments[0]).toMatchObject({ publishedAt: '2020-06-01T10:56:52.000Z' })
    // Reach by kind of post is no audience.
    expect(snapshot?.audience ?? null).toBeNull()
    const { steps } = await readAsAllowed('instagram', (call) =>
      call.query.metric === 'reach' ? { body: body(files['me/insights']) } : healthyOwner.instagram(call),
    )
    expect(steps.map(({ detail }) => detail ?? '').join()).toContain('14,516,883 accounts reached')
    const own = await readAsAllowed('instagram', (call) => {
      const account = { ...JSON.parse(body('instagram/ig_user.own.json')), username: 'travel.notes' }
      return call.path.endsWith('/me') ? { body: account } : healthyOwner.instagram(call)
    })
    expect(own.snapshot?.profile).toMatchObject({
      id: '17841407673135339',
      followers: 64_363,
      posts: 427,
      following: null,
    })
  })

  test('Twitch: one named follower of eight is a part, and a total alone is a permission that was left off', async () => {
    const one = await replayed('twitch', { '/followers': 'twitch/channels.followers.json' })
    expect(one.snapshot).toMatchObject({ profile: { followers: 8 }, followersSample: { method: 'recent' } })
    expect(one.snapshot?.followersSample?.accounts).toEqual([expect.objectContaining({ id: '11111' })])
    const none = await replayed('twitch', { '/followers': 'twitch/channels.followers.total_only.json' })
    expect(none.snapshot).toMatchObject({ profile: { followers: 8_967_542 } })
    expect(none.snapshot?.followersSample ?? null).toBeNull()
  })

  test.each([
    ['instagram', '/me', 'instagram/error.permission_100.json', 400, 'platform_refused'],
    ['x', '/me', 'x/error.429.json', 429, 'platform_rate_limited'],
  ] as const)(
    '%s %s: %s (%d) is %s, and never a fault of the operator’s key',
    async (platform, path, file, status, code) => {
      const { failure } = await replayed(platform, { [path]: file }, status)
      expect(failure?.code).toBe(code)
    },
  )

  test.each([
    ['instagram', 'instagram/error.token_190.json', 400],
    ['x', 'x/error.401.json', 401],
  ] as const)(
    '%s: %s (%d) ends the consent, and is never a fault of the operator’s key',
    async (platform, file, status) => {
      const script = (call: PlatformCall) =>
        call.path.endsWith('/me') ? { status, body: body(file) } : healthyOwner[platform](call)
      const { failure, ended } = await readAsAllowed(platform, script, { keyed: false })
      expect(ended).toBe(1)
      expect(failure?.code).toBe('consent_required')
    },
  )
})

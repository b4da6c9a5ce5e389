/** Replays recorded answers of the real API, where a folder of them is at hand beside the checkout. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check, snapshotOf } from '../../../../test/scripted-channel.ts'
import type { ScriptedAnswer, ScriptedCall } from '../../../../test/scripted-youtube.ts'

/** The samples, where there are any, lie beside the checkout. */
const checkout = join(import.meta.dirname, '../../../../../..')
const folder = join(checkout, '..', 'shared', 'contracts', 'samples', 'youtube')

function recorded(name: string, status = 200): ScriptedAnswer {
  return { status, body: readFileSync(join(folder, `${name}.json`), 'utf8') }
}

/** The recorded channel, its uploads in two pages, videos and comments. */
function replay({ method, query }: ScriptedCall): ScriptedAnswer | null {
  if (method === 'channels') return recorded('channels.list.google_developers')
  if (method === 'playlistItems') return recorded(`playlistItems.list.page${query.pageToken === 'CAoQAA' ? 2 : 1}`)
  if (method === 'videos') return recorded('videos.list.multi')
  if (method === 'commentThreads') return recorded('commentThreads.list.page1')
  return null
}

describe.skipIf(!existsSync(folder))('recorded answers (skipped where the folder of samples is absent)', () => {
  test('a channel with videos and comments', async () => {
    const { snapshot, calls } = await snapshotOf('youtube.com/@GoogleDevelopers', replay)
    expect(snapshot).toMatchObject({
      availability: 'found',
      handle: 'googledevelopers',
      profile: { id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', displayName: 'Google Developers', country: 'US', followers: null },
    })
    expect(snapshot.posts.map((post) => post.id)).toEqual(['ovdbrdCIP7U', 'D-lhorsDlUQ'])
    expect(snapshot.comments.length).toBeGreaterThan(0)
    expect(snapshot.comments.every((comment) => comment.authorId.startsWith('UC'))).toBe(true)
    const pages = calls.filter((call) => call.method === 'playlistItems')
    expect(pages.map((call) => call.query.pageToken)).toEqual([undefined, 'CAoQAA'])
  })

  test('the uploads of 2023, with dates in the playlist', async () => {
    const script = (call: ScriptedCall) =>
      call.method === 'playlistItems' ? recorded('playlistItems.list.uploads_2023') : replay(call)
    const { calls } = await snapshotOf('youtube.com/@GoogleDevelopers', script)
    expect(calls.find((call) => call.method === 'videos')?.query.id).toContain('UZ4n1n13crI')
  })

  test('a short with its figures', async () => {
    const script = (call: ScriptedCall) =>
      call.method === 'videos' ? recorded('videos.list.short_2025') : replay(call)
    const { snapshot } = await snapshotOf('youtube.com/@GoogleDevelopers', script)
    expect(snapshot.posts).toEqual([
      expect.objectContaining({ kind: 'short', durationSeconds: 50, views: 1_807_579, likes: 38_813, comments: 238 }),
    ])
  })

  test('a search by an old name finds candidates, none of which bears it', async () => {
    const script = ({ method, query }: ScriptedCall) => {
      if (query.forHandle) return recorded('channels.list.not_found')
      return recorded(method === 'search' ? 'search.list.channels' : 'channels.list.google_developers')
    }
    const { failure, spent } = await check('youtube.com/c/popsongs', script)
    expect(failure).toMatchObject({ code: 'old_name_unknown' })
    expect(spent).toEqual({ general: 2, search: 1 })
  })

  test.each(['channels.list.not_found', 'subscriptions.list.empty'])(
    '%s is a creator who does not exist',
    async (name) => {
      expect((await snapshotOf('youtube.com/@nobody', () => recorded(name))).snapshot.availability).toBe('not-found')
    },
  )

  test.each([
    ['error.keyInvalid', 400, 'platform_key_refused'],
    ['error.accessNotConfigured', 403, 'platform_api_disabled'],
    ['error.quotaExceeded', 403, 'quota_exhausted'],
  ])('%s', async (name, status, code) => {
    const { failure } = await check('youtube.com/@GoogleDevelopers', () => recorded(name, status))
    expect(failure).toMatchObject({ code, retryable: false })
  })
})

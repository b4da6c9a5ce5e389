import { describe, expect, test } from 'vitest'
import {
  busyChannel,
  channel,
  channelId,
  check,
  nothing,
  page,
  personId,
  snapshotOf,
  uploads,
  video,
  videoIds,
} from '../../../../test/scripted-channel.ts'
import { apiError, type ScriptedCall } from '../../../../test/scripted-youtube.ts'

describe('a check of a busy channel', () => {
  test('costs 13 units and finds profile, 50 videos and 100 comments of the ten latest', async () => {
    const { snapshot, spent, steps, calls } = await snapshotOf('youtube.com/@TravelNotes', busyChannel)
    expect(spent).toEqual({ general: 13 })
    expect(snapshot).toMatchObject({
      schema: 'vouch.snapshot/1',
      platform: 'youtube',
      handle: 'travelnotes',
      fetchedAt: '2026-11-20T10:00:00.000Z',
      availability: 'found',
      source: { connector: 'youtube', basis: 'public' },
    })
    expect(snapshot.posts).toHaveLength(50)
    expect(snapshot.comments).toHaveLength(1_000)
    expect(new Set(snapshot.comments.map((comment) => comment.postId)).size).toBe(10)
    expect(calls.filter((call) => call.method === 'commentThreads').map((call) => call.query)).toContainEqual(
      expect.objectContaining({ maxResults: '100', textFormat: 'plainText', key: 'secret-key' }),
    )
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'profile running',
      'profile done',
      'posts running',
      'posts done',
      'followers skipped',
      'comments running',
      'comments done',
    ])
    expect(steps.at(-1)?.detail).toBe('1,000 comments, 0 commenters looked up')
  })

  test('reads the profile: numbers out of text, rounded subscribers, topics as categories', async () => {
    const { snapshot } = await snapshotOf('youtube.com/@travelnotes', busyChannel)
    expect(snapshot.profile).toEqual({
      id: channelId,
      displayName: 'Travel Notes',
      url: 'https://www.youtube.com/@travelnotes',
      avatarUrl: 'https://yt3.example.org/small.jpg',
      bio: 'Trains and mountains.',
      externalUrl: null,
      verified: null,
      accountType: null,
      isPrivate: false,
      createdAt: '2015-03-01T08:00:00.500Z',
      country: 'CH',
      language: null,
      categories: ['tourism', 'lifestyle (sociology)'],
      followers: 1_230_000,
      following: null,
      posts: 412,
      totalViews: 81_000_000,
      followersRounded: true,
    })
  })

  test('reads a video with the hashtags and mentions of its description', async () => {
    const { snapshot } = await snapshotOf('youtube.com/@travelnotes', busyChannel)
    expect(snapshot.posts[0]).toMatchObject({
      id: videoIds[0],
      publishedAt: '2026-11-19T00:00:00.000Z',
      kind: 'video',
      hashtags: ['trains'],
      mentions: ['railways.ch'],
      durationSeconds: 723,
      sponsored: null,
      likes: 9_100,
      comments: 310,
      views: 250_000,
    })
  })

  test('looks up commenters for one unit per 50, at most as many as configured, each once', async () => {
    const { snapshot, spent } = await snapshotOf('youtube.com/@travelnotes', busyChannel, { commentersMax: 70 })
    expect(spent).toEqual({ general: 15 })
    expect(snapshot.accounts).toHaveLength(70)
    expect(snapshot.accounts.find((account) => account.id === personId(7))).toMatchObject({ followers: null })
    expect(snapshot.accounts.find((account) => account.id === personId(8))).toMatchObject({ followers: 12, posts: 0 })
  })

  test('deleted authors stay apart from one another and are not looked up', async () => {
    const { snapshot, calls } = await snapshotOf('youtube.com/@travelnotes', busyChannel, { commentersMax: 200 })
    const deleted = snapshot.comments.filter((comment) => comment.authorId.startsWith('deleted:'))
    expect(new Set(deleted.map((comment) => comment.authorId)).size).toBe(10)
    expect(calls.some((call) => call.query.id?.includes('deleted'))).toBe(false)
  })

  test('the commenters are a bonus: when the quota ends there, the check still answers', async () => {
    const { snapshot, spent } = await snapshotOf('youtube.com/@travelnotes', busyChannel, {
      commentersMax: 200,
      general: 14,
    })
    expect(spent).toEqual({ general: 14 })
    expect(snapshot.accounts).toHaveLength(50)
  })

  test('where the general allowance ends before the videos, their figures come out of the one for statistics', async () => {
    const script = (call: ScriptedCall) => {
      if (call.method !== 'videos:batchGetStats') return busyChannel(call)
      const ids = (call.query.id ?? '').split(',')
      const statistics = { viewCount: '250000', likeCount: '9100' }
      const snippet = { publishTime: '2026-11-19T00:00:00Z' }
      return page(ids.map((id) => ({ id, snippet, contentDetails: { duration: '723s' }, statistics })))
    }
    const { snapshot, spent, steps } = await snapshotOf('youtube.com/@travelnotes', script, { general: 2 })
    expect(spent).toEqual({ general: 2, stats: 1 })
    expect(snapshot.posts).toHaveLength(50)
    expect(snapshot.posts[0]).toMatchObject({ views: 250_000, likes: 9_100, comments: null, durationSeconds: 723 })
    expect(snapshot.comments).toEqual([])
    expect(steps.at(-1)).toMatchObject({ name: 'comments', state: 'skipped' })
  })

  test('where it ends before the comments, the report goes without them and says why', async () => {
    const { snapshot, steps } = await snapshotOf('youtube.com/@travelnotes', busyChannel, { general: 3 })
    expect([snapshot.posts.length, snapshot.comments.length]).toEqual([50, 0])
    expect(steps.at(-1)?.detail).toBe('today’s YouTube lookups are used up')
  })

  test('but without quota for the channel itself it fails before asking', async () => {
    const { failure, calls } = await check('youtube.com/@travelnotes', busyChannel, { general: 0 })
    expect(failure).toMatchObject({ code: 'quota_exhausted', retryable: false })
    expect(calls).toHaveLength(0)
  })
})

describe('which channel an address means', () => {
  test.each<[string, Record<string, string>]>([
    ['youtube.com/@travelnotes', { forHandle: '@travelnotes' }],
    [`youtube.com/channel/${channelId}`, { id: channelId }],
    ['youtube.com/user/TravelNotes', { forUsername: 'travelnotes' }],
    ['youtube.com/c/TravelNotes', { forHandle: '@travelnotes' }],
  ])('%s', async (input, query) => {
    const { snapshot, calls } = await snapshotOf(input, busyChannel)
    expect(calls[0]).toMatchObject({ method: 'channels', query })
    expect(snapshot.handle).toBe('travelnotes')
  })

  test.each([
    ['youtu.be/dQw4w9WgXcQ', 'videos', 'dQw4w9WgXcQ'],
    ['youtube.com/playlist?list=PL0123456789', 'playlists', 'PL0123456789'],
  ])('%s is looked up for its channel', async (input, method, id) => {
    const script = (call: ScriptedCall) =>
      call.method === method && call.query.part === 'snippet'
        ? page([{ id, snippet: { channelId } }])
        : busyChannel(call)
    const { snapshot, calls, spent } = await snapshotOf(input, script)
    expect(calls[0]).toMatchObject({ method, query: { id } })
    expect(calls[1]).toMatchObject({ method: 'channels', query: { id: channelId } })
    expect(snapshot.handle).toBe('travelnotes')
    expect(spent).toEqual({ general: 14 })
  })

  test.each([
    ['youtu.be/dQw4w9WgXcQ', nothing, 'video_not_found'],
    ['youtu.be/dQw4w9WgXcQ', apiError(404, 'videoNotFound'), 'video_not_found'],
    ['youtube.com/playlist?list=PL0123456789', apiError(404, 'playlistNotFound'), 'playlist_not_found'],
  ])('%s that is gone says so', async (input, answer, code) => {
    const { failure } = await check(input, () => answer)
    expect(failure).toMatchObject({ code, retryable: false })
  })

  test('a video whose channel is gone names nobody: that is a failure, not a creator', async () => {
    const { failure } = await check('youtu.be/dQw4w9WgXcQ', ({ method }) =>
      method === 'videos' ? page([{ id: 'dQw4w9WgXcQ', snippet: { channelId } }]) : nothing,
    )
    expect(failure).toMatchObject({ code: 'creator_unavailable', retryable: false, state: null })
  })

  test('an old custom name is searched for when no handle bears it, and must be proved', async () => {
    const other = { ...channel, id: personId(1), snippet: { ...channel.snippet, customUrl: '@somebodyelse' } }
    const named = { ...channel, snippet: { ...channel.snippet, customUrl: 'OldName' } }
    const script = (call: ScriptedCall) => {
      if (call.query.forHandle) return nothing
      if (call.method === 'search') return page([other, named].map(({ id }) => ({ id: { channelId: id } })))
      if (call.method === 'channels') return page([other, named])
      return busyChannel(call)
    }
    const { snapshot, spent } = await snapshotOf('youtube.com/OldName', script)
    expect(snapshot.profile?.id).toBe(channelId)
    expect(snapshot.handle).toBe(channelId)
    expect(spent).toEqual({ general: 14, search: 1 })
  })

  test('an old name that no found channel bears is never guessed', async () => {
    const script = ({ query, method }: ScriptedCall) =>
      query.forHandle ? nothing : method === 'search' ? page([{ id: { channelId } }]) : page([channel])
    const { failure } = await check('youtube.com/c/othername', script)
    expect(failure).toMatchObject({ code: 'old_name_unknown', retryable: false })
    expect(String(failure)).toContain('@handle')
  })
})

describe('what a channel may lack', () => {
  test.each([[nothing], [page([])]])('an unknown handle is not found', async (answer) => {
    const { snapshot, spent } = await snapshotOf('youtube.com/@nobody', () => answer)
    expect(snapshot).toMatchObject({ availability: 'not-found', handle: 'nobody', posts: [], comments: [] })
    expect(snapshot.profile).toBeUndefined()
    expect(spent).toEqual({ general: 1 })
  })

  test.each([
    ['channelNotFound', 'not-found'],
    ['authenticatedUserAccountClosed', 'not-found'],
    ['authenticatedUserAccountSuspended', 'restricted'],
    ['channelSuspended', 'restricted'],
  ])('%s is the state %s', async (reason, availability) => {
    const { snapshot } = await snapshotOf('youtube.com/@travelnotes', () => apiError(403, reason))
    expect(snapshot.availability).toBe(availability)
  })

  test('hidden subscribers are unknown, not zero', async () => {
    const hidden = {
      ...channel,
      statistics: { ...channel.statistics, subscriberCount: '0', hiddenSubscriberCount: true },
    }
    const script = (call: ScriptedCall) => (call.method === 'channels' ? page([hidden]) : busyChannel(call))
    expect((await snapshotOf('youtube.com/@travelnotes', script)).snapshot.profile?.followers).toBeNull()
  })

  test('a private channel is private', async () => {
    const script = () => page([{ ...channel, status: { privacyStatus: 'private' } }])
    expect((await snapshotOf('youtube.com/@travelnotes', script)).snapshot.availability).toBe('private')
  })

  test('a channel without uploads has no posts, whether its playlist is missing or answers 404', async () => {
    const { contentDetails: _, ...bare } = channel
    const script = (call: ScriptedCall) =>
      call.method === 'channels' ? page([bare]) : apiError(404, 'playlistNotFound')
    const { snapshot, calls, spent } = await snapshotOf('youtube.com/@travelnotes', script)
    expect(snapshot).toMatchObject({ availability: 'found', posts: [], comments: [] })
    expect(calls[1]?.query.playlistId).toBe(uploads)
    expect(spent).toEqual({ general: 2 })
  })

  test('private and deleted videos in the playlist are passed over, and the next page fills the gap', async () => {
    const script = (call: ScriptedCall) => {
      if (call.method !== 'playlistItems') return busyChannel(call)
      if (call.query.pageToken === 'second')
        return page([{ contentDetails: { videoId: 'b', videoPublishedAt: '2026-01-01T00:00:00Z' } }])
      const items = [
        { contentDetails: { videoId: 'private' } },
        { contentDetails: { videoId: 'a', videoPublishedAt: '2026-01-02T00:00:00Z' } },
      ]
      return page(items, { nextPageToken: 'second' })
    }
    const { snapshot } = await snapshotOf('youtube.com/@travelnotes', script)
    expect(snapshot.posts.map((post) => post.id)).toEqual(['a', 'b'])
  })

  test('hidden likes and closed comments are absent, not zero; no unit is spent on closed comments', async () => {
    const script = (call: ScriptedCall) => {
      if (call.method !== 'videos') return busyChannel(call)
      const ids = (call.query.id ?? '').split(',')
      return page(ids.map((id, index) => ({ ...video(id, index), statistics: { viewCount: '10' } })))
    }
    const { snapshot, spent, steps } = await snapshotOf('youtube.com/@travelnotes', script)
    expect(snapshot.posts[0]).toMatchObject({ views: 10, likes: null, comments: null })
    expect(spent).toEqual({ general: 3 })
    expect(steps.at(-1)).toMatchObject({ name: 'comments', state: 'skipped' })
  })

  test('comments that turn out to be off under one video leave the others', async () => {
    const script = (call: ScriptedCall) =>
      call.query.videoId === videoIds[0] ? apiError(403, 'commentsDisabled') : busyChannel(call)
    expect((await snapshotOf('youtube.com/@travelnotes', script)).snapshot.comments).toHaveLength(900)
  })

  test('videos made for children are not asked for comments', async () => {
    const script = (call: ScriptedCall) => {
      if (call.method !== 'videos') return busyChannel(call)
      const ids = (call.query.id ?? '').split(',')
      return page(
        ids.map((id, index) => ({ ...video(id, index), status: { privacyStatus: 'public', madeForKids: true } })),
      )
    }
    const { calls } = await snapshotOf('youtube.com/@travelnotes', script)
    expect(calls.filter((call) => call.method === 'commentThreads')).toHaveLength(0)
  })
})

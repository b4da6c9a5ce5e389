/** A scripted channel with 50 videos and 100 comments under each, and one check of it: what the tests of this folder begin
 *  with and then take something away from. */

import { parseAddress } from '@vouch/contract'
import { countingQuota } from '../src/outside/platforms/client/quota-ledger.ts'
import { countingRates } from '../src/outside/platforms/client/rate-ledger.ts'
import type { FetchStep } from '../src/outside/platforms/connector.ts'
import { youtubeRate } from '../src/outside/platforms/youtube/youtube-client.ts'
import { youtubeConnector } from '../src/outside/platforms/youtube/youtube-connector.ts'
import { type ScriptedAnswer, type ScriptedCall, scriptedYoutube } from './scripted-youtube.ts'

export const channelId = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'
export const uploads = `UU${channelId.slice(2)}`
const began = Date.parse('2026-11-20T10:00:00Z')

/** A public channel as the platform answers it. */
export const channel = {
  id: channelId,
  snippet: {
    title: 'Travel Notes',
    description: 'Trains and mountains.',
    customUrl: '@travelnotes',
    publishedAt: '2015-03-01T08:00:00.5Z',
    country: 'CH',
    thumbnails: { default: { url: 'https://yt3.example.org/small.jpg' } },
  },
  statistics: { viewCount: '81000000', subscriberCount: '1230000', hiddenSubscriberCount: false, videoCount: '412' },
  contentDetails: { relatedPlaylists: { likes: '', uploads } },
  status: { privacyStatus: 'public', madeForKids: false },
  topicDetails: {
    topicCategories: ['https://en.wikipedia.org/wiki/Tourism', 'https://en.wikipedia.org/wiki/Lifestyle_(sociology)'],
  },
}

export const videoIds = Array.from({ length: 50 }, (_, index) => `video${String(index).padStart(6, '0')}`)

export function video(id: string, index: number) {
  return {
    id,
    snippet: {
      channelId,
      publishedAt: new Date(Date.UTC(2026, 10, 19) - index * 86_400_000).toISOString(),
      title: `Journey ${index}`,
      description: 'With @railways.ch #trains\nwrite to me@example.org or https://example.org/#top',
      liveBroadcastContent: 'none',
    },
    contentDetails: { duration: 'PT12M3S' },
    statistics: { viewCount: '250000', likeCount: '9100', favoriteCount: '0', commentCount: '310' },
    status: { privacyStatus: 'public', madeForKids: false },
  }
}

/** Channel ids that differ by number, so that commenters can be told apart. */
export function personId(index: number): string {
  return `UC${String(index).padStart(22, '0')}`
}

function threads(videoId: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `${videoId}-${index}`,
    snippet: {
      videoId,
      topLevelComment: {
        id: `${videoId}-${index}`,
        snippet: {
          authorDisplayName: `@person${index}`,
          ...(index > 0 && { authorChannelId: { value: personId(index) } }),
          textDisplay: 'So lovely & calm',
          textOriginal: 'So lovely & calm',
          likeCount: 2,
          publishedAt: '2026-11-19T12:00:00Z',
        },
      },
      totalReplyCount: 0,
    },
  }))
}

export function page(items: object[], extra: object = {}): ScriptedAnswer {
  return { body: { kind: 'list', pageInfo: { totalResults: items.length, resultsPerPage: 50 }, items, ...extra } }
}

export const nothing: ScriptedAnswer = { body: { kind: 'list', pageInfo: { totalResults: 0, resultsPerPage: 5 } } }

/** A busy public channel: 50 videos, 100 comments under each. */
export function busyChannel({ method, query }: ScriptedCall): ScriptedAnswer | null {
  if (method === 'channels' && query.id && query.id !== channelId) {
    const people = query.id.split(',').map((id) => ({
      id,
      snippet: { title: 'Someone', customUrl: '@someone', publishedAt: '2020-01-01T00:00:00Z' },
      statistics: { subscriberCount: '12', videoCount: '0', hiddenSubscriberCount: id.endsWith('7') },
    }))
    return page(people)
  }
  if (method === 'channels') return page([channel])
  if (method === 'playlistItems') {
    return page(videoIds.map((videoId) => ({ contentDetails: { videoId, videoPublishedAt: '2026-11-01T00:00:00Z' } })))
  }
  if (method === 'videos') return page((query.id ?? '').split(',').map(video))
  if (method === 'commentThreads') return page(threads(query.videoId ?? '', 100), { nextPageToken: 'more' })
  return null
}

export interface CheckOptions {
  commentersMax?: number
  general?: number
  search?: number
  stats?: number
  timeoutMs?: number
  signal?: AbortSignal
}

/** Runs one check of an address against a script, with a real server, a quota of its own and no pauses. */
export async function check(
  input: string,
  script: (call: ScriptedCall) => ScriptedAnswer | null,
  options: CheckOptions = {},
) {
  const server = await scriptedYoutube(script)
  const { commentersMax = 0, general = 10_000, search = 100, stats = 10_000, timeoutMs = 2_000 } = options
  const quota = countingQuota({ general, search, stats }, 'YouTube')
  let passedMs = 0
  const now = () => new Date(began + passedMs)
  const pauses: number[] = []
  const connector = youtubeConnector({
    apiKey: 'secret-key',
    baseUrl: server.baseUrl,
    quota,
    rates: countingRates(() => youtubeRate, now),
    commentersMax,
    timeoutMs,
    now,
    random: () => 0.5,
    sleep: async (ms) => {
      pauses.push(ms)
      passedMs += ms
    },
  })
  const target = parseAddress(input)
  if (target.kind === 'refused') throw new Error(target.sentence)
  const steps: FetchStep[] = []
  const signal = options.signal ?? new AbortController().signal
  const outcome = await connector
    .fetchSnapshot(target, (step) => steps.push(step), signal)
    .then(
      (snapshot) => ({ snapshot, failure: null }),
      (failure: unknown) => ({ snapshot: null, failure }),
    )
  await server.close()
  return { ...outcome, steps, pauses, calls: server.calls, spent: quota.spent() }
}

/** The same where the check is expected to succeed.
 *  @throws what the check failed with */
export async function snapshotOf(
  input: string,
  script: (call: ScriptedCall) => ScriptedAnswer | null,
  options: CheckOptions = {},
) {
  const result = await check(input, script, options)
  if (!result.snapshot) throw result.failure
  return { ...result, snapshot: result.snapshot }
}

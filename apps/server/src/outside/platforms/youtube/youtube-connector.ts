/** The live connector of YouTube: channel, latest videos, comments, commenters. A check of a busy channel costs 13 units of
 *  quota and one more per 50 commenters looked up. YouTube's terms ask that what is fetched here is refreshed or deleted
 *  within 30 days, and that scores made from it are shown as Vouch's own. */

import { parseSnapshot, wayOf } from '@vouch/contract'
import { type Availability, plural, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { failuresOf } from '../client/platform-failures.ts'
import { type Connector, ConnectorFailure, type Progress, type Target } from '../connector.ts'
import { channelHandle, channelProfile } from './channel-profile.ts'
import { latestComments, latestVideos } from './channel-videos.ts'
import { commenterAccounts } from './commenters.ts'
import { findChannel } from './find-channel.ts'
import { videoPost } from './video-post.ts'
import { type YoutubeClient, type YoutubeClientSettings, youtubeClient } from './youtube-client.ts'
import type { YoutubeChannel } from './youtube-shapes.ts'

export interface YoutubeSettings extends YoutubeClientSettings {
  /** Commenters looked up in one check, one unit per 50; 0 looks up none. */
  commentersMax: number
  now: () => Date
}

/** @returns the connector. It holds no state: several checks may run at once. */
export function youtubeConnector(settings: YoutubeSettings): Connector {
  const client = youtubeClient(settings)
  return {
    id: 'youtube',
    platforms: ['youtube'],
    resolves: wayOf('youtube', 'key')?.resolves ?? [],
    async fetchSnapshot(target, progress, signal) {
      const snapshot = await snapshotOf(client, settings, { target, progress, signal })
      const reading = parseSnapshot(snapshot)
      if (reading.ok) return reading.snapshot
      throw failuresOf('YouTube').invalid(reading.sentence)
    },
  }
}

interface Check {
  target: Target
  progress: Progress
  signal: AbortSignal
}

async function snapshotOf(client: YoutubeClient, settings: YoutubeSettings, check: Check): Promise<Snapshot> {
  const { target, progress, signal } = check
  const at = settings.now().toISOString()
  progress({ name: 'profile', state: 'running', detail: null })
  try {
    const channel = await findChannel(client, target, signal)
    if (!channel) return withoutProfile(target, 'not-found', at)
    progress({ name: 'profile', state: 'done', detail: channel.snippet?.title ?? channel.id })
    return await fullSnapshot(client, settings, check, channel, at)
  } catch (failure) {
    if (failure instanceof ConnectorFailure && failure.state) return withoutProfile(target, failure.state, at)
    throw failure
  }
}

async function fullSnapshot(
  client: YoutubeClient,
  { commentersMax }: YoutubeSettings,
  { progress, signal }: Check,
  channel: YoutubeChannel,
  at: string,
): Promise<Snapshot> {
  const profile = channelProfile(channel)
  const head = {
    ...empty(channelHandle(channel) ?? channel.id, at),
    availability: profile.isPrivate ? 'private' : 'found',
    profile,
  } as const
  if (profile.isPrivate) return head
  progress({ name: 'posts', state: 'running', detail: null })
  const videos = await latestVideos(client, channel, signal)
  const posts = videos.flatMap((video) => videoPost(video) ?? [])
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'video') })
  progress({ name: 'followers', state: 'skipped', detail: 'YouTube doesn’t share subscriber lists' })

  progress({ name: 'comments', state: 'running', detail: null })
  const shown = new Set(posts.map((post) => post.id))
  const open = videos.filter((video) => shown.has(video.id))
  const comments = await latestComments(client, open, signal).catch(withoutQuota)
  if (comments === null || comments === 'no-quota') {
    const detail = comments === null ? 'comments are turned off' : 'today’s YouTube lookups are used up'
    progress({ name: 'comments', state: 'skipped', detail })
    return { ...head, posts }
  }
  const accounts = await commenterAccounts(client, comments, commentersMax, signal)
  const found = `${plural(comments.length, 'comment')}, ${plural(accounts.length, 'commenter')} looked up`
  progress({ name: 'comments', state: 'done', detail: found })
  return { ...head, posts, comments, accounts }
}

/** Videos and their figures are a report without the comments, which says that they were not seen. */
function withoutQuota(failure: unknown): 'no-quota' {
  if (failure instanceof ConnectorFailure && failure.code === 'quota_exhausted') return 'no-quota'
  throw failure
}

function withoutProfile(target: Target, availability: Availability, at: string): Snapshot {
  return { ...empty(target.kind === 'profile' ? target.handle : target.id, at), availability }
}

function empty(handle: string, at: string) {
  const source = { connector: 'youtube', basis: 'public' } as const
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  return { schema: snapshotSchemaId, platform: 'youtube', handle, fetchedAt: at, source, ...lists } as const
}

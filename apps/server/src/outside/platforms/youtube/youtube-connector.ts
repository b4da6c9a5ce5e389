/** The live connector of YouTube: channel, latest videos, comments, commenters. A check of a busy channel costs 13 units of
 *  quota and one more per 50 commenters looked up. YouTube's terms ask that what is fetched here is refreshed or deleted
 *  within 30 days, and that scores made from it are shown as Vouch's own. */

import { wayOf } from '@vouch/contract'
import { type Availability, plural, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import type { QuotaLedger } from '../client/quota-ledger.ts'
import { type Connector, ConnectorFailure, type Target } from '../connector.ts'
import { ConsentRefused, type ConsentTokens, lookupMissing, requireConnected, whereRefused } from '../consent-tokens.ts'
import { type CountsPort, hoursMinUsual } from '../counts-port.ts'
import { acceptedSnapshot } from '../reading/accepted-snapshot.ts'
import { type Check, nameOf } from '../reading/live-connector.ts'
import { type AnalyticsSettings, audienceReader } from './audience-report.ts'
import { channelHandle, channelProfile } from './channel-profile.ts'
import { latestComments, latestCounts, latestVideos } from './channel-videos.ts'
import { commenterAccounts } from './commenters.ts'
import { findChannel } from './find-channel.ts'
import { videoPost } from './video-post.ts'
import { withAudience } from './with-audience.ts'
import { type YoutubeClient, type YoutubeClientSettings, youtubeClient } from './youtube-client.ts'
import type { YoutubeChannel } from './youtube-shapes.ts'

export interface YoutubeSettings extends YoutubeClientSettings {
  /** Commenters looked up in one check, one unit per 50; 0 looks up none. */
  commentersMax: number
  now: () => Date
  /** What a watch pays from, and how many looks that lets it make in a day; absent: nobody is watched. */
  watch?: { quota: QuotaLedger; looksPerDay: number }
  /** How the audience of creators who allowed it is read; absent: it is not. */
  consented?: AnalyticsSettings & { tokens: ConsentTokens }
}

/** @returns the connector. It holds no state: several checks may run at once. */
export function youtubeConnector(settings: YoutubeSettings): Connector {
  const keyed = settings.apiKey === null ? null : youtubeClient(settings)
  const { watch, consented } = settings
  const readAudience = consented && audienceReader(consented)
  return {
    id: 'youtube',
    platforms: ['youtube'],
    resolves: wayOf('youtube', keyed ? 'key' : 'consent')?.resolves ?? [],
    needsConsent: keyed === null,
    ...(keyed && watch && { counts: countsPort({ ...settings, ...watch }) }),
    ...(keyed && { readProfile: profileReader(keyed, settings) }),
    async fetchSnapshot(target, progress, signal) {
      const check = { target, progress, signal, at: settings.now().toISOString() }
      const access = target.consent ? ((await consented?.tokens(target)) ?? null) : null
      const client = keyed ?? (access && youtubeClient({ ...settings, token: access.token }))
      if (client === null) throw lookupMissing('youtube', nameOf(target))
      const snapshot = await snapshotOf(client, check, (channel) =>
        fullSnapshot(client, settings, check, channel),
      ).catch(async (failure) => {
        throw access ? await whereRefused(access, failure) : failure
      })
      if (!readAudience || access === null || snapshot.availability !== 'found') return accepted(snapshot)
      requireConnected(access, { platform: 'youtube', handle: snapshot.handle, id: snapshot.profile?.id ?? '' })
      const audience = await readAudience(access.token, check.at, signal)
      if (audience instanceof ConsentRefused) await whereRefused(access, audience)
      return accepted(withAudience(snapshot, audience, progress))
    },
  }
}

/** One unit, for a channel that is asked for by its handle or id. */
function profileReader(client: YoutubeClient, { now }: YoutubeSettings): NonNullable<Connector['readProfile']> {
  return async (target, signal) => {
    const check = { target, progress: () => undefined, signal, at: now().toISOString() }
    return accepted(await snapshotOf(client, check, async (channel) => headOf(channel, check.at)))
  }
}

/** Posts are followed for a week: without the creator's consent no count may be kept longer than 30 days, and a curve of a month would lose its
 *  beginning before it had an end. Source: YouTube API Services, Developer Policies III.E.4. */
const postHoursMax = 168

function countsPort({ looksPerDay, ...settings }: YoutubeSettings & { looksPerDay: number }): CountsPort {
  const client = youtubeClient(settings)
  return {
    ...{ looksPerDay, hoursMin: hoursMinUsual, postHoursMax, simulated: false },
    async readCounts(target, at, signal) {
      const check = { target, progress: () => undefined, signal, at: at.toISOString() }
      return accepted(
        await snapshotOf(client, check, async (channel) => {
          const head = headOf(channel, check.at)
          const videos = head.profile.isPrivate ? [] : await latestCounts(client, channel, signal)
          return { ...head, posts: videos.flatMap((video) => videoPost(video) ?? []) }
        }),
      )
    },
  }
}

const accepted = (snapshot: Snapshot) => acceptedSnapshot(snapshot, 'youtube')

async function snapshotOf(
  client: YoutubeClient,
  { target, progress, signal, at }: Check,
  read: (channel: YoutubeChannel) => Promise<Snapshot>,
): Promise<Snapshot> {
  progress({ name: 'profile', state: 'running', detail: null })
  try {
    const channel = await findChannel(client, target, signal)
    if (!channel) return withoutProfile(target, 'not-found', at)
    progress({ name: 'profile', state: 'done', detail: channel.snippet?.title ?? channel.id })
    return await read(channel)
  } catch (failure) {
    if (failure instanceof ConnectorFailure && failure.state) return withoutProfile(target, failure.state, at)
    throw failure
  }
}

function headOf(channel: YoutubeChannel, at: string) {
  const profile = channelProfile(channel)
  const availability = profile.isPrivate ? 'private' : 'found'
  return { ...empty(channelHandle(channel) ?? channel.id, at), availability, profile } as const
}

async function fullSnapshot(
  client: YoutubeClient,
  { commentersMax, apiKey }: YoutubeSettings,
  { progress, signal, at }: Check,
  channel: YoutubeChannel,
): Promise<Snapshot> {
  const head = headOf(channel, at)
  if (head.profile.isPrivate) return head
  progress({ name: 'posts', state: 'running', detail: null })
  const videos = await latestVideos(client, channel, signal)
  const posts = videos.flatMap((video) => videoPost(video) ?? [])
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'video') })
  progress({ name: 'followers', state: 'skipped', detail: 'YouTube doesn’t share subscriber lists' })

  // To a token YouTube shows comments only with the permission to write some.
  if (apiKey === null) {
    progress({ name: 'comments', state: 'skipped', detail: 'YouTube shows comments only to the operator’s API key' })
    return { ...head, posts }
  }
  progress({ name: 'comments', state: 'running', detail: null })
  const shown = new Set(posts.map((post) => post.id))
  const open = videos.filter((video) => shown.has(video.id))
  const comments = (await latestComments(client, open, signal).catch(whyUnread)) ?? 'comments are turned off'
  if (typeof comments === 'string') {
    progress({ name: 'comments', state: 'skipped', detail: comments })
    return { ...head, posts }
  }
  const accounts = await commenterAccounts(client, comments, commentersMax, signal)
  const found = `${plural(comments.length, 'comment')}, ${plural(accounts.length, 'commenter')} looked up`
  progress({ name: 'comments', state: 'done', detail: found })
  return { ...head, posts, comments, accounts }
}

/** Videos and their figures are a report without the comments, which says that they were not seen. */
function whyUnread(failure: unknown): string {
  const code = failure instanceof ConnectorFailure ? failure.code : null
  if (code === 'quota_exhausted') return 'today’s YouTube lookups are used up'
  if (code === 'platform_refused') return 'YouTube didn’t give this part'
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

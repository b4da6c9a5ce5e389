/** A channel's latest videos with their figures, and the comments under the latest of them. */

import type { Comment } from '@vouch/engine'
import { ConnectorFailure } from '../connector.ts'
import { eachOnce, knownTime } from '../reading/known-values.ts'
import type { YoutubeClient } from './youtube-client.ts'
import { YoutubePartMissing } from './youtube-failures.ts'
import {
  playlistItemList,
  threadList,
  videoList,
  videoStatList,
  type YoutubeChannel,
  type YoutubePlaylistItem,
  type YoutubeThread,
  type YoutubeVideo,
} from './youtube-shapes.ts'

const videosMax = 50
/** Full pages need one; pages thinned by private videos may need more. */
const playlistPagesMax = 3
const commentedVideosMax = 10
const commentsPerVideoMax = 100
const videoParts = 'snippet,contentDetails,statistics,status,liveStreamingDetails,paidProductPlacementDetails'

/** @returns up to 50 videos, newest first; none for a channel without uploads, whose playlist may not exist. */
export async function latestVideos(
  client: YoutubeClient,
  channel: YoutubeChannel,
  signal: AbortSignal,
): Promise<YoutubeVideo[]> {
  const ids = await uploadedIds(client, channel, signal)
  if (ids.length === 0) return []
  const videos = eachOnce(await videosById(client, ids, signal))
  return videos.toSorted((a, b) => publishedMs(b) - publishedMs(a))
}

/** @returns up to 50 videos with their counts and without their captions, newest first, at the cost of the allowance for statistics. */
export async function latestCounts(
  client: YoutubeClient,
  channel: YoutubeChannel,
  signal: AbortSignal,
): Promise<YoutubeVideo[]> {
  const ids = await uploadedIds(client, channel, signal, 1)
  if (ids.length === 0) return []
  const videos = eachOnce(await statsById(client, ids.join(','), signal))
  return videos.toSorted((a, b) => publishedMs(b) - publishedMs(a))
}

/** Where the general allowance ends here, the figures come out of the one for statistics: without captions, but what is known of the channel so far is
 *  not thrown away. */
async function videosById(client: YoutubeClient, ids: readonly string[], signal: AbortSignal): Promise<YoutubeVideo[]> {
  const id = ids.join(',')
  try {
    return (await client('videos', { part: videoParts, id }, videoList, signal)).items
  } catch (failure) {
    if (!(failure instanceof ConnectorFailure) || failure.code !== 'quota_exhausted') throw failure
    return statsById(client, id, signal)
  }
}

async function statsById(client: YoutubeClient, id: string, signal: AbortSignal): Promise<YoutubeVideo[]> {
  const query = { part: 'id,snippet,statistics,contentDetails', id }
  const { items } = await client('videos:batchGetStats', query, videoStatList, signal)
  const unsaid = { title: null, description: null, liveBroadcastContent: null }
  return items.map(({ snippet, ...video }) => ({
    ...video,
    snippet: { ...unsaid, publishedAt: snippet?.publishTime ?? null },
  }))
}

async function uploadedIds(
  client: YoutubeClient,
  channel: YoutubeChannel,
  signal: AbortSignal,
  pagesMax = playlistPagesMax,
): Promise<string[]> {
  const uploads = channel.contentDetails?.relatedPlaylists?.uploads || `UU${channel.id.slice(2)}`
  const ids = new Set<string>()
  let pageToken: string | null | undefined
  for (let page = 0; page < pagesMax; page++) {
    const query = { part: 'snippet,contentDetails', playlistId: uploads, maxResults: String(videosMax) }
    const list = await unlessMissing(
      client('playlistItems', pageToken ? { ...query, pageToken } : query, playlistItemList, signal),
      'playlist-gone',
    )
    for (const item of list?.items ?? []) {
      const id = publicVideoId(item)
      if (id && ids.size < videosMax) ids.add(id)
    }
    pageToken = list?.nextPageToken
    if (!pageToken || ids.size >= videosMax) break
  }
  return [...ids]
}

/** A private or deleted video stays in the playlist without its date. */
function publicVideoId({ contentDetails, snippet }: YoutubePlaylistItem): string | null {
  if (contentDetails?.videoId) return contentDetails.videoPublishedAt ? contentDetails.videoId : null
  return snippet?.resourceId?.videoId ?? null
}

/** Reads the comments of the ten latest videos, 100 of each. What YouTube refuses to show of one video says nothing of the others.
 *  @returns the comments; null when the comments of every video are off.
 *  @throws ConnectorFailure, a refusal where nothing else was answered */
export async function latestComments(
  client: YoutubeClient,
  videos: readonly YoutubeVideo[],
  signal: AbortSignal,
): Promise<Comment[] | null> {
  const latest = videos.slice(0, commentedVideosMax)
  const open = latest.filter(mayHaveComments)
  const comments: Comment[] = []
  let closed = latest.length - open.length
  let refused: ConnectorFailure | null = null
  for (const [index, video] of open.entries()) {
    const query = {
      part: 'snippet',
      videoId: video.id,
      maxResults: String(commentsPerVideoMax),
      order: 'time',
      textFormat: 'plainText',
    }
    const asked = client('commentThreads', query, threadList, signal, index + 1 < open.length)
    const list = await unlessMissing(asked, 'comments-off', 'video-gone').catch(refusal)
    if (list instanceof ConnectorFailure) refused = list
    else if (!list) closed++
    else for (const thread of list.items) comments.push(commentOf(thread, video.id))
  }
  if (refused && comments.length === 0) throw refused
  return latest.length > 0 && closed === latest.length ? null : eachOnce(comments)
}

function refusal(failure: unknown): ConnectorFailure {
  if (failure instanceof ConnectorFailure && failure.code === 'platform_refused') return failure
  throw failure
}

/** Videos made for children have no comments, and where comments are off YouTube leaves the count out: no unit is spent. */
function mayHaveComments({ statistics, status }: YoutubeVideo): boolean {
  if (status?.madeForKids) return false
  return !statistics || (statistics.commentCount ?? 0) > 0
}

/** The author of a comment may be deleted. Each such comment counts as another unknown person: nothing says otherwise. */
function commentOf({ snippet }: YoutubeThread, videoId: string): Comment {
  const { id, snippet: said } = snippet.topLevelComment
  return {
    id,
    postId: videoId,
    authorId: said.authorChannelId?.value || `deleted:${id}`,
    text: said.textOriginal ?? said.textDisplay ?? '',
    publishedAt: knownTime(said.publishedAt),
    likes: said.likeCount,
    replyTo: null,
  }
}

function publishedMs({ snippet }: YoutubeVideo): number {
  return Date.parse(snippet?.publishedAt ?? '') || 0
}

/** @returns the answer, or null when YouTube says that just this part is missing. */
async function unlessMissing<Answer>(
  answer: Promise<Answer>,
  ...parts: YoutubePartMissing['part'][]
): Promise<Answer | null> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof YoutubePartMissing && parts.includes(failure.part)) return null
    throw failure
  }
}

/** From an address to the channel. Each kind of name has its own look-up: a handle, an id and an old user name are answered by
 *  the API; an old custom name is not, so what is found for it must prove that it bears that name. */

import { type AddressLookup, plainHandle } from '@vouch/contract'
import { ConnectorFailure, type Target } from '../connector.ts'
import type { YoutubeClient } from './youtube-client.ts'
import { YoutubePartMissing } from './youtube-failures.ts'
import { channelList, ownedList, searchList, type YoutubeChannel } from './youtube-shapes.ts'

const channelParts = 'snippet,contentDetails,statistics,status,topicDetails'
/** One page, one unit: a name that is not among the first results is not told from others of its kind. */
const searchResultsMax = 10

/** @returns the channel, or null when YouTube has none.
 *  @throws ConnectorFailure when the address is a video or playlist that is gone, or an old name that nothing bears. */
export async function findChannel(
  client: YoutubeClient,
  target: Target,
  signal: AbortSignal,
): Promise<YoutubeChannel | null> {
  if (target.kind === 'profile') return channelByLookup(client, target.lookup, signal)
  const method = target.what === 'playlist' ? 'playlists' : 'videos'
  const owner = await ownerOf(client, method, target.id, signal)
  const channel = await channelBy(client, { id: owner }, signal)
  if (channel) return channel
  throw new ConnectorFailure('creator_unavailable', `The channel this ${target.what} belongs to no longer exists.`)
}

async function channelByLookup(
  client: YoutubeClient,
  lookup: AddressLookup,
  signal: AbortSignal,
): Promise<YoutubeChannel | null> {
  if (lookup.by === 'handle') return channelBy(client, { forHandle: `@${lookup.handle}` }, signal)
  if (lookup.by === 'channel-id') return channelBy(client, { id: lookup.id }, signal)
  if (lookup.by === 'user-name') return channelBy(client, { forUsername: lookup.name }, signal)
  if (lookup.by === 'custom-name') return channelByCustomName(client, lookup.name, signal)
  return null
}

async function channelBy(
  client: YoutubeClient,
  filter: Record<string, string>,
  signal: AbortSignal,
): Promise<YoutubeChannel | null> {
  const { items } = await client('channels', { part: channelParts, ...filter }, channelList, signal)
  return items[0] ?? null
}

/** Most owners took their custom name as their handle. Otherwise a search finds candidates, whose own address decides. */
async function channelByCustomName(
  client: YoutubeClient,
  name: string,
  signal: AbortSignal,
): Promise<YoutubeChannel | null> {
  const bears = ({ snippet }: YoutubeChannel) => plainHandle(snippet?.customUrl ?? '') === name
  const byHandle = await channelBy(client, { forHandle: `@${name}` }, signal)
  if (byHandle && bears(byHandle)) return byHandle
  const query = { part: 'snippet', type: 'channel', q: name, maxResults: String(searchResultsMax) }
  const { items } = await client('search', query, searchList, signal)
  const ids = items.flatMap(({ id }) => (id?.channelId ? [id.channelId] : []))
  if (ids.length === 0) return null
  const found = await client(
    'channels',
    { part: channelParts, id: ids.join(','), maxResults: '50' },
    channelList,
    signal,
  )
  const bearer = found.items.find(bears)
  if (bearer) return bearer
  throw new ConnectorFailure(
    'old_name_unknown',
    `YouTube has no lookup for old links like youtube.com/c/${name}. Open it and paste the @handle shown on the page.`,
  )
}

async function ownerOf(
  client: YoutubeClient,
  method: 'videos' | 'playlists',
  id: string,
  signal: AbortSignal,
): Promise<string> {
  const things = await client(method, { part: 'snippet', id }, ownedList, signal).catch((failure: unknown) => {
    if (failure instanceof YoutubePartMissing) return { items: [] }
    throw failure
  })
  const owner = things.items[0]?.snippet?.channelId
  if (owner) return owner
  if (method === 'videos') throw new ConnectorFailure('video_not_found', 'This video doesn’t exist or is private.')
  throw new ConnectorFailure('playlist_not_found', 'This playlist doesn’t exist or is private.')
}

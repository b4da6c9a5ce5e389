/** A channel as the snapshot's profile, and as an account among commenters. What YouTube does not say stays unknown: it
 *  names neither verification nor whether a picture is the default one. */

import type { Account, Profile } from '@vouch/engine'
import { knownTime } from '../reading/known-values.ts'
import type { YoutubeChannel } from './youtube-shapes.ts'

/** @returns the channel's handle without @, lower case; null when it has none. Names from before handles carry no @. */
export function channelHandle({ snippet }: YoutubeChannel): string | null {
  const name = snippet?.customUrl ?? ''
  return name.startsWith('@') && name.length > 1 ? name.slice(1).normalize('NFC').toLowerCase() : null
}

/** @returns the profile. Subscribers are rounded down to three digits by YouTube, and unknown when hidden. */
export function channelProfile(channel: YoutubeChannel): Profile {
  const { id, snippet, statistics, status, topicDetails } = channel
  const handle = channelHandle(channel)
  return {
    id,
    displayName: snippet?.title ?? null,
    url: handle ? `https://www.youtube.com/@${encodeURIComponent(handle)}` : `https://www.youtube.com/channel/${id}`,
    avatarUrl: snippet?.thumbnails?.high?.url ?? snippet?.thumbnails?.default?.url ?? null,
    bio: snippet?.description ?? null,
    externalUrl: null,
    verified: null,
    accountType: null,
    isPrivate: status?.privacyStatus ? status.privacyStatus === 'private' : null,
    createdAt: knownTime(snippet?.publishedAt),
    country: snippet?.country ?? null,
    language: snippet?.defaultLanguage ?? null,
    categories: categoriesOf(topicDetails?.topicCategories ?? []),
    followers: subscribers(channel),
    following: null,
    posts: statistics?.videoCount ?? null,
    totalViews: statistics?.viewCount ?? null,
    followersRounded: true,
  }
}

/** @returns a commenter's channel as an account. */
export function channelAccount(channel: YoutubeChannel): Account {
  const { id, snippet, statistics } = channel
  return {
    id,
    username: channelHandle(channel),
    displayName: snippet?.title ?? null,
    bio: snippet?.description ?? null,
    followers: subscribers(channel),
    posts: statistics?.videoCount ?? null,
    createdAt: knownTime(snippet?.publishedAt),
    country: snippet?.country ?? null,
  }
}

/** With hidden subscribers the API still sends a number, which means nothing. */
function subscribers({ statistics }: YoutubeChannel): number | null {
  return statistics?.hiddenSubscriberCount ? null : (statistics?.subscriberCount ?? null)
}

/** Topics come as encyclopaedia addresses: `https://en.wikipedia.org/wiki/Video_game_culture`. */
function categoriesOf(addresses: readonly string[]): string[] {
  const names = addresses.map((address) => (address.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase())
  return [...new Set(names.filter(Boolean))]
}

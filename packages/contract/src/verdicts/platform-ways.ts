/** What can be known of a creator on each platform, and by which way. The connectors declare themselves by it and their tests hold them to it; help,
 *  pricing, the free tool, the verify page and the refusal `no_connector` say the same. Without a key, consent or a file no platform gives anything. */

import { type Platform, platformNames, platforms } from '@vouch/engine'
import type { Resolvable } from './address/address-answer.ts'

/** `key`: the operator registered with the platform. `consent`: the creator connected their account. `file`: somebody exported it. */
export const sourceWays = ['key', 'consent', 'file'] as const
export type SourceWay = (typeof sourceWays)[number]

/** Parts of a snapshot, in the order of the table. */
export const snapshotParts = ['profile', 'posts', 'comments', 'followers'] as const
export type SnapshotPart = (typeof snapshotParts)[number]

export interface PlatformWay {
  way: SourceWay
  /** `coming`: nobody can use it yet. */
  status: 'live' | 'coming'
  parts: readonly SnapshotPart[]
  /** Things of this platform whose owner can be found out this way. */
  resolves: readonly Resolvable[]
  /** The variable with which an operator begins; null where nothing is set. */
  variable: string | null
  /** What is special, one sentence. */
  words: string
}

const file: PlatformWay = {
  way: 'file',
  status: 'live',
  parts: snapshotParts,
  resolves: [],
  variable: null,
  words: 'Whatever is in the file.',
}

const key = { way: 'key', status: 'live', resolves: [] } as const
const consent = { way: 'consent', status: 'live', resolves: [] } as const

export const platformWays: Readonly<Record<Platform, readonly PlatformWay[]>> = {
  instagram: [
    {
      ...key,
      parts: ['profile', 'posts'],
      variable: 'INSTAGRAM_ACCESS_TOKEN',
      words: 'Professional accounts only: Instagram shows nothing of personal or private ones.',
    },
    file,
  ],
  tiktok: [
    {
      ...consent,
      parts: ['profile', 'posts'],
      variable: 'TIKTOK_CLIENT_KEY',
      words: 'TikTok shows businesses a creator’s data only if the creator connects their account.',
    },
    file,
  ],
  youtube: [
    {
      ...key,
      parts: ['profile', 'posts', 'comments'],
      resolves: ['video', 'playlist'],
      variable: 'YOUTUBE_API_KEY',
      words: 'Rounded subscriber counts and some commenters; never a list of subscribers.',
    },
    file,
  ],
  twitch: [
    {
      ...key,
      parts: ['profile', 'posts'],
      resolves: ['video', 'clip'],
      variable: 'TWITCH_CLIENT_ID',
      words: 'Follower counts and video views; Twitch counts no likes.',
    },
    file,
  ],
  x: [
    {
      ...key,
      parts: ['profile', 'posts', 'followers'],
      resolves: ['user-id'],
      variable: 'X_BEARER_TOKEN',
      words: 'A sample of the latest followers. X charges the operator for each one, up to a daily budget.',
    },
    file,
  ],
  linkedin: [
    {
      ...consent,
      parts: ['profile'],
      variable: 'LINKEDIN_CLIENT_ID',
      words: 'LinkedIn shares a name, and no follower counts or posts, so there can’t be a verdict from it.',
    },
    file,
  ],
}

/** @returns how a platform can be read in one way; null where it cannot. */
export function wayOf(platform: Platform, way: SourceWay): PlatformWay | null {
  return platformWays[platform].find((one) => one.way === way) ?? null
}

/** Platforms of which anybody's public profile can be read once an operator registered. */
export const keyedPlatforms: readonly Platform[] = platforms.filter((platform) => wayOf(platform, 'key'))

/** @param platform of which somebody asked for a creator whom nothing here reads.
 *  @returns why, and what has to happen, as one sentence. */
export function whyNotLive(platform: Platform): string {
  const byKey = wayOf(platform, 'key')
  if (byKey) return `Ask the operator to set ${byKey.variable} to connect ${platformNames[platform]}.`
  return wayOf(platform, 'consent')?.words ?? ''
}

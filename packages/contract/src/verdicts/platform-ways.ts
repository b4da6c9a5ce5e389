/** What can be known of a creator on each platform, and by which way: the one table. Connectors, suppliers, consent and the readers of files take what they are
 *  from it and their tests hold them to it, and every page and refusal that says what is possible says it from here. */

import { type Platform, platforms } from '@vouch/engine'
import type { Resolvable } from './address/address-answer.ts'
import { consentedParts } from './consent-readings.ts'
import { type SnapshotPart, snapshotParts } from './snapshot-parts.ts'

/** `nothing`: as it is installed. `key`: the operator registered with the platform. `supplier`: a company sells it. `consent`: the creator connected their
 *  account. `file`: somebody exported it. */
export const sourceWays = ['nothing', 'key', 'supplier', 'consent', 'file'] as const
export type SourceWay = (typeof sourceWays)[number]

export interface PlatformWay {
  way: SourceWay
  /** The most that it gives. */
  parts: readonly SnapshotPart[]
  /** Things of this platform whose owner can be found out this way. */
  resolves: readonly Resolvable[]
  /** The variable with which an operator begins; null where nothing is set. */
  variable: string | null
}

type Declared = Partial<
  Record<Platform, Pick<PlatformWay, 'parts' | 'variable'> & { resolves?: readonly Resolvable[] }>
>

/** Anybody's public profile, through the operator's own registration. TikTok and LinkedIn have no such thing. */
const byKey: Declared = {
  instagram: { parts: ['profile', 'posts'], variable: 'INSTAGRAM_ACCESS_TOKEN' },
  youtube: { parts: ['profile', 'posts', 'comments'], variable: 'YOUTUBE_API_KEY', resolves: ['video', 'playlist'] },
  twitch: { parts: ['profile', 'posts'], variable: 'TWITCH_CLIENT_ID', resolves: ['video', 'clip'] },
  x: { parts: ['profile', 'posts', 'followers'], variable: 'X_BEARER_TOKEN', resolves: ['user-id'] },
}

/** The creator's own account: what it gives is what the creator is told. */
const consentVariables: Readonly<Record<Platform, string>> = {
  instagram: 'INSTAGRAM_APP_ID',
  tiktok: 'TIKTOK_CLIENT_KEY',
  youtube: 'YOUTUBE_CLIENT_ID',
  twitch: 'TWITCH_CLIENT_ID',
  x: 'X_CLIENT_ID',
  linkedin: 'LINKEDIN_CLIENT_ID',
}

/** What a supplier's file may describe. YouTube's terms leave its data to its own API alone, so no supplier may stand in for it. */
export const supplierPlatforms = ['instagram', 'tiktok', 'twitch', 'x', 'linkedin'] as const
export const supplierParts = ['profile', 'posts', 'comments', 'followers', 'likers'] as const satisfies SnapshotPart[]

/** What the creator's own data export holds; lists that anybody made add their own. Numbers without names, as X lists followers, are a count and no list. */
export const exportParts: Readonly<Record<Platform, readonly SnapshotPart[]>> = {
  instagram: ['profile', 'followers', 'demographics'],
  tiktok: ['profile', 'posts', 'followers'],
  youtube: ['profile'],
  twitch: [],
  x: ['profile', 'posts'],
  linkedin: ['profile', 'followers'],
}
/** A CSV file or a workbook lists one of these. */
export const listParts = ['posts', 'followers'] as const satisfies SnapshotPart[]

/** @returns how a platform can be read in one way; null where it cannot. */
export function wayOf(platform: Platform, way: SourceWay): PlatformWay | null {
  if (way === 'nothing') return { way, parts: [], resolves: [], variable: null }
  if (way === 'file') {
    const held: readonly SnapshotPart[] = [...exportParts[platform], ...listParts]
    return { way, parts: snapshotParts.filter((part) => held.includes(part)), resolves: [], variable: null }
  }
  if (way === 'supplier') {
    const isSold = (supplierPlatforms as readonly Platform[]).includes(platform)
    return isSold ? { way, parts: supplierParts, resolves: [], variable: 'SUPPLIERS_ACCEPTED' } : null
  }
  if (way === 'consent')
    return { way, parts: consentedParts(platform), resolves: [], variable: consentVariables[platform] }
  const declared = byKey[platform]
  return declared ? { way, resolves: [], ...declared } : null
}

/** @returns all that is possible on a platform, in the order of `sourceWays`. */
export function waysOf(platform: Platform): PlatformWay[] {
  return sourceWays.map((way) => wayOf(platform, way)).filter((one) => one !== null)
}

/** @returns platforms that can be read in one way, in the order of all lists of platforms. */
export function platformsBy(way: SourceWay): Platform[] {
  return platforms.filter((platform) => wayOf(platform, way) !== null)
}

/** @returns whether an export of the platform says anything about an audience: of one that does not, there can be no verdict. */
export function exportsAudience(platform: Platform): boolean {
  return exportParts[platform].some((part) => part === 'followers' || part === 'posts')
}

/** What is special about each way on each platform, one sentence: for the pages that show the whole table. */

import { exportsAudience, type PlatformWay, type SnapshotPart, type SourceWay, wayOf } from '@vouch/contract'
import { listed, type Platform, platformNames } from '@vouch/engine'

/** What a way of knowing a creator is called. */
export const sourceWayWords: Readonly<Record<SourceWay, string>> = {
  nothing: 'Nothing set up',
  key: 'Live connector',
  supplier: 'Data supplier',
  consent: 'Creator’s consent',
  file: 'File',
}

/** What the parts of the table are called. */
export const snapshotPartWords: Readonly<Record<SnapshotPart, string>> = {
  profile: 'profile',
  posts: 'posts',
  comments: 'comments',
  followers: 'follower list',
  likers: 'likers',
  demographics: 'audience by country and age',
}

export const keyWords: Readonly<Partial<Record<Platform, string>>> = {
  instagram: 'Professional accounts only: Instagram doesn’t share anything about personal or private ones.',
  youtube: 'Rounded subscriber counts and some commenters; never a list of subscribers.',
  twitch: 'Follower counts and video views; Twitch counts no likes.',
  x: 'A sample of the latest followers. X charges the operator for each one, up to a daily budget.',
}

/** Where nobody is shown by a key, or where the creator opens more than parts. */
const consentWords: Readonly<Partial<Record<Platform, string>>> = {
  tiktok: 'TikTok shows businesses a creator’s data only if the creator connects their account.',
  youtube:
    'The account is proven to be the creator’s. Connecting it adds their audience by country and age, unless the creator leaves that off. Comments come only with the live connector.',
  x: 'The account is proven to be the creator’s, and a protected one can be read too.',
  linkedin: 'LinkedIn shares only a name, not follower counts or posts, so there can’t be a verdict from it.',
}

/** What a creator adds to what a key reads. */
function provenWords(platform: Platform): string {
  const seen = wayOf(platform, 'key')?.parts ?? []
  const added = wayOf(platform, 'consent')?.parts.filter((part) => !seen.includes(part)) ?? []
  const named = listed(added.map((part) => snapshotPartWords[part]))
  return `The account is proven to be the creator’s. Connecting it adds their ${named}, unless the creator leaves that off.`
}

/** @returns what is special about a way on a platform, in a sentence */
export function wayWords(platform: Platform, { way }: Pick<PlatformWay, 'way'>): string {
  switch (way) {
    case 'nothing':
      return 'No platform lets an unregistered app look people up.'
    case 'key':
      return keyWords[platform] ?? ''
    case 'consent':
      return consentWords[platform] ?? provenWords(platform)
    case 'supplier':
      return 'Public data that a company sells. Lists of people only where the operator allows them.'
    case 'file':
      return exportsAudience(platform)
        ? 'The creator’s data export, or a list of followers or posts (CSV or Excel).'
        : `A list of followers or posts (CSV or Excel). ${platformNames[platform]}’s own export says nothing about an audience.`
  }
}

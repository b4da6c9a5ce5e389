/** Accounts and posts of Instagram in the words of the snapshot. */

import type { Post, PostKind, Profile } from '@vouch/engine'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { knownTime } from '../reading/known-values.ts'
import type { DiscoveredAccount, InstagramMedia } from './instagram-shapes.ts'

/** Of the Graph API. */
export const instagramVersion = 'v25.0'

/** What is shown of an account to others and to its owner alike. */
type ShownAccount = Omit<DiscoveredAccount, 'media'>

/** @returns an account's profile, whoever asked for it */
export function profileOf(account: ShownAccount, name: string): Profile {
  const handle = (account.username || name).toLowerCase()
  return {
    id: account.id,
    displayName: account.name ?? handle,
    url: `https://www.instagram.com/${handle}/`,
    avatarUrl: account.profile_picture_url,
    bio: account.biography,
    externalUrl: account.website || null,
    verified: null,
    // Business discovery finds firms and creators and does not say which.
    accountType: null,
    isPrivate: false,
    createdAt: null,
    country: null,
    language: null,
    categories: [],
    followers: account.followers_count,
    following: account.follows_count,
    posts: account.media_count,
    totalViews: null,
    followersRounded: false,
  }
}

/** @returns a post, or null for one without a time */
export function mediaPost(media: InstagramMedia): Post | null {
  const publishedAt = knownTime(media.timestamp)
  if (!publishedAt) return null
  const caption = media.caption ?? ''
  return {
    id: media.id,
    publishedAt,
    kind: kindOf(media),
    caption: media.caption,
    hashtags: hashtagsIn(caption),
    mentions: mentionsIn(caption),
    durationSeconds: null,
    // An advertisement is the creator's own; paid partnerships are not told.
    sponsored: null,
    likes: media.like_count,
    comments: media.comments_count,
    views: media.view_count,
    shares: null,
    saves: null,
  }
}

function kindOf({ media_type, media_product_type }: InstagramMedia): PostKind {
  if (media_product_type === 'STORY') return 'story'
  if (media_product_type === 'REELS') return 'short'
  if (media_type === 'CAROUSEL_ALBUM') return 'carousel'
  return media_type === 'VIDEO' ? 'video' : 'image'
}

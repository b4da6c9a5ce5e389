/** Accounts and posts of X in the words of the snapshot. */

import type { Account, Post, Profile } from '@vouch/engine'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { knownTime } from '../reading/known-values.ts'
import type { XPost, XUser } from './x-shapes.ts'

export function profileOf(user: XUser, handle: string): Profile {
  const { public_metrics: counts } = user
  return {
    id: user.id,
    displayName: user.name ?? handle,
    url: `https://x.com/${handle}`,
    avatarUrl: user.profile_image_url,
    bio: user.description,
    externalUrl: user.entities?.url?.urls[0]?.expanded_url ?? (user.url || null),
    verified: user.verified,
    accountType: null,
    isPrivate: user.protected,
    createdAt: knownTime(user.created_at),
    country: null,
    language: null,
    categories: [],
    followers: counts?.followers_count ?? null,
    following: counts?.following_count ?? null,
    posts: counts?.tweet_count ?? counts?.post_count ?? null,
    totalViews: null,
    followersRounded: false,
  }
}

export function accountOf(user: XUser): Account {
  const { public_metrics: counts } = user
  return {
    id: user.id,
    username: user.username,
    displayName: user.name,
    bio: user.description,
    hasAvatar: user.profile_image_url === null ? null : !/default_profile/.test(user.profile_image_url),
    hasExternalUrl: user.entities || user.url !== null ? Boolean(user.url) : null,
    isPrivate: user.protected,
    verified: user.verified,
    followers: counts?.followers_count ?? null,
    following: counts?.following_count ?? null,
    posts: counts?.tweet_count ?? counts?.post_count ?? null,
    createdAt: knownTime(user.created_at),
    listed: counts?.listed_count ?? null,
    favourites: counts?.like_count ?? null,
  }
}

export function postOf(post: XPost): Post | null {
  const publishedAt = knownTime(post.created_at)
  if (!publishedAt) return null
  const { public_metrics: counts } = post
  const caption = post.text ?? ''
  const views = counts?.impression_count ?? null
  return {
    id: post.id,
    publishedAt,
    kind: post.attachments?.media_keys.length ? 'image' : 'text',
    caption: post.text,
    hashtags: hashtagsIn(caption),
    mentions: mentionsIn(caption),
    durationSeconds: null,
    sponsored: null,
    likes: counts?.like_count ?? null,
    comments: counts?.reply_count ?? null,
    // X writes 0 where it does not say: a post that somebody liked was seen.
    views: views === 0 ? null : views,
    shares: counts?.retweet_count ?? counts?.repost_count ?? null,
    saves: counts?.bookmark_count ?? null,
  }
}

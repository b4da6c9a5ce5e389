/** Which features of other people's accounts each platform shows. Nothing that it hides may reach a snapshot. */

import type { Account, Platform } from '@vouch/engine'

/** An account as its owner knows it, complete. */
export interface FullAccount {
  id: string
  username: string
  displayName: string
  bio: string
  hasAvatar: boolean
  hasExternalUrl: boolean
  isPrivate: boolean
  verified: boolean
  followers: number
  following: number
  posts: number
  createdAt: string
  country: string | null
  language: string | null
  listed: number
  favourites: number
}

const named = ({ id, username, displayName, bio, hasAvatar }: FullAccount) => {
  return { id, username, displayName, bio, hasAvatar }
}

const counted = (full: FullAccount) => ({
  id: full.id,
  username: full.username,
  displayName: full.displayName,
  bio: full.bio,
  hasAvatar: full.hasAvatar,
  hasExternalUrl: full.hasExternalUrl,
  isPrivate: full.isPrivate,
  verified: full.verified,
  followers: full.followers,
  following: full.following,
  posts: full.posts,
})

/** Written out, because a snapshot has thousands of accounts and adding field by field costs a tenth of making it. */
const visible: Readonly<Record<Platform, (full: FullAccount) => Account>> = {
  instagram: counted,
  tiktok: (full) => ({ ...counted(full), favourites: full.favourites }),
  youtube: (full) => ({
    ...named(full),
    followers: full.followers,
    posts: full.posts,
    createdAt: full.createdAt,
    country: full.country,
  }),
  twitch: (full) => ({ ...named(full), createdAt: full.createdAt }),
  x: (full) => ({ ...counted(full), createdAt: full.createdAt, listed: full.listed, favourites: full.favourites }),
  linkedin: named,
}

/** @returns the account with the fields that the platform shows. */
export function visibleAccount(platform: Platform, full: FullAccount): Account {
  return visible[platform](full)
}

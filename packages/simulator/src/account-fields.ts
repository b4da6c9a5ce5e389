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

type Field = Exclude<keyof FullAccount, 'id'>

const profileFields: readonly Field[] = [
  'username',
  'displayName',
  'bio',
  'hasAvatar',
  'hasExternalUrl',
  'isPrivate',
  'verified',
  'followers',
  'following',
  'posts',
]

const visibleFields: Readonly<Record<Platform, readonly Field[]>> = {
  instagram: profileFields,
  tiktok: [...profileFields, 'favourites'],
  youtube: ['username', 'displayName', 'bio', 'hasAvatar', 'followers', 'posts', 'createdAt', 'country'],
  twitch: ['username', 'displayName', 'bio', 'hasAvatar', 'createdAt'],
  x: [...profileFields, 'createdAt', 'listed', 'favourites'],
  linkedin: ['username', 'displayName', 'bio', 'hasAvatar'],
}

/** @returns the account with the fields that the platform shows. */
export function visibleAccount(platform: Platform, full: FullAccount): Account {
  const account: Account = { id: full.id }
  for (const field of visibleFields[platform]) Object.assign(account, { [field]: full[field] })
  return account
}

/** What creators are asked to allow on each platform, and what is read of it. One declaration is what the platforms are asked for, what connectors
 *  read, what an operator registers, and what the creator is told. Sources: the platforms' own documentation of each permission. */

import type { Platform } from '@vouch/engine'

export interface ConsentScope {
  /** The permission, as the platform writes it. */
  scope: string
  /** Whether nothing can be read without it; people can leave the others off. */
  needed: boolean
  /** What is read by it, as the creator is told; empty where it only serves the sign-in. */
  reads: readonly string[]
}

export interface ConsentReading {
  scopes: readonly ConsentScope[]
  /** What a check reads besides, which anybody can see. */
  besides: readonly string[]
  /** What the creator may wonder about the platform's own question; null for nothing. */
  note: string | null
}

/** What a scope is like that the sign-in alone needs. */
const signIn = { needed: true, reads: [] } as const

export const consentReadings: Readonly<Record<Platform, ConsentReading>> = {
  instagram: {
    scopes: [
      {
        scope: 'instagram_business_basic',
        needed: true,
        reads: [
          'Your profile: username, name, bio, and counts of followers and posts',
          'Your latest 50 posts, with their likes and comment counts',
        ],
      },
      {
        scope: 'instagram_business_manage_insights',
        needed: false,
        reads: [
          'Your followers by country, age and gender, as Instagram counts them',
          'How many accounts you reached, and the views, saves and shares of your latest 10 posts',
        ],
      },
      {
        scope: 'instagram_business_manage_comments',
        needed: false,
        reads: ['Comments under your latest 10 posts'],
      },
    ],
    besides: [],
    note: 'Instagram has no permission just for reading comments, so it asks you for managing them. Vouch only reads them. You can leave that one off.',
  },
  tiktok: {
    scopes: [
      { scope: 'user.info.basic', needed: false, reads: [] },
      { scope: 'user.info.profile', needed: true, reads: ['Your profile: username, name, picture and bio'] },
      { scope: 'user.info.stats', needed: true, reads: ['Your counts of followers, following and videos'] },
      {
        scope: 'video.list',
        needed: false,
        reads: ['Your latest 60 videos, with their views, likes, comment counts and shares'],
      },
    ],
    besides: [],
    note: null,
  },
  youtube: {
    scopes: [
      { scope: 'openid', ...signIn },
      {
        scope: 'https://www.googleapis.com/auth/youtube.readonly',
        needed: true,
        reads: ['Which channel it is: its handle and name'],
      },
      {
        scope: 'https://www.googleapis.com/auth/yt-analytics.readonly',
        needed: false,
        reads: ['Your viewers by country, age and gender, as YouTube Analytics counts them over 90 days'],
      },
    ],
    besides: ['Your public channel, latest videos and comments, with their figures'],
    note: null,
  },
  twitch: {
    scopes: [
      {
        scope: 'moderator:read:followers',
        needed: false,
        reads: ['Your latest 1,000 followers: names, descriptions, pictures, and when they joined Twitch'],
      },
    ],
    besides: ['Which channel it is: your username', 'Your public channel and videos, with their views'],
    note: null,
  },
  x: {
    scopes: [
      { scope: 'users.read', needed: true, reads: ['Your profile: username, name, bio and counts'] },
      {
        scope: 'tweet.read',
        needed: true,
        reads: ['Your latest posts, with their figures, even if they’re protected'],
      },
      { scope: 'follows.read', needed: false, reads: ['A sample of your latest followers: their public profiles'] },
      { scope: 'offline.access', ...signIn, needed: false },
    ],
    besides: [],
    note: null,
  },
  linkedin: {
    scopes: [
      { scope: 'openid', ...signIn },
      { scope: 'profile', needed: true, reads: ['Your name and picture'] },
    ],
    besides: [],
    note: 'LinkedIn shows no figures, so the report has no verdict.',
  },
}

/** @returns the permissions that a platform is asked for, in its own spelling. */
export function askedScopes(platform: Platform): string[] {
  return consentReadings[platform].scopes.map(({ scope }) => scope)
}

/** @returns the permissions without which nothing can be read. */
export function neededScopes(platform: Platform): string[] {
  return consentReadings[platform].scopes.flatMap(({ scope, needed }) => (needed ? [scope] : []))
}

/** @returns what is read of an account, one line each, as the creator is told. */
export function readLines(platform: Platform): string[] {
  const { scopes, besides } = consentReadings[platform]
  return [...scopes.flatMap(({ reads }) => reads), ...besides]
}

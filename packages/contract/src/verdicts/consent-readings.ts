/** What creators are asked to allow on each platform, and what is read of it. One declaration is what the platforms are asked for, what connectors
 *  read, what an operator registers, and what the creator is told. Sources: the platforms' own documentation of each permission. */

import type { Platform } from '@vouch/engine'
import { type SnapshotPart, snapshotParts } from './snapshot-parts.ts'

export interface ConsentScope {
  /** The permission, as the platform writes it. */
  scope: string
  /** Whether nothing can be read without it; people can leave the others off. */
  needed: boolean
  /** What is read by it, as the creator is told; empty where it only serves the sign-in. */
  reads: readonly string[]
  /** The parts of a snapshot that those are, or add to. */
  parts: readonly SnapshotPart[]
}

export interface ConsentReading {
  scopes: readonly ConsentScope[]
  /** What a check reads besides, which anybody can see. */
  besides: readonly string[]
  besidesParts: readonly SnapshotPart[]
  /** What the creator may wonder about the platform's own question; null for nothing. */
  note: string | null
}

/** What a scope is like that the sign-in alone needs. */
const signIn = { needed: true, reads: [], parts: [] } as const

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
        parts: ['profile', 'posts'],
      },
      {
        scope: 'instagram_business_manage_insights',
        needed: false,
        reads: [
          'Your followers by country, age and gender, as Instagram counts them',
          'How many accounts you reached, and the views, saves and shares of your latest 10 posts',
        ],
        parts: ['posts', 'demographics'],
      },
      {
        scope: 'instagram_business_manage_comments',
        needed: false,
        reads: ['Comments under your latest 10 posts'],
        parts: ['comments'],
      },
    ],
    besides: [],
    besidesParts: [],
    note: 'Instagram has no permission just to read comments, so it asks whether Vouch can manage them. Vouch only reads them. You can leave that one off.',
  },
  tiktok: {
    scopes: [
      { scope: 'user.info.basic', ...signIn, needed: false },
      {
        scope: 'user.info.profile',
        needed: true,
        reads: ['Your profile: username, name, picture and bio'],
        parts: ['profile'],
      },
      {
        scope: 'user.info.stats',
        needed: true,
        reads: ['Your counts of followers, following and videos'],
        parts: ['profile'],
      },
      {
        scope: 'video.list',
        needed: false,
        reads: ['Your latest 60 videos, with their views, likes, comment counts and shares'],
        parts: ['posts'],
      },
    ],
    besides: [],
    besidesParts: [],
    note: null,
  },
  youtube: {
    scopes: [
      { scope: 'openid', ...signIn },
      {
        scope: 'https://www.googleapis.com/auth/youtube.readonly',
        needed: true,
        reads: ['Which channel it is: its handle and name'],
        parts: ['profile'],
      },
      {
        scope: 'https://www.googleapis.com/auth/yt-analytics.readonly',
        needed: false,
        reads: ['Your viewers by country, age and gender, as YouTube Analytics counts them over 90 days'],
        parts: ['demographics'],
      },
    ],
    besides: ['Your public channel, latest videos and comments, with their figures'],
    besidesParts: ['profile', 'posts', 'comments'],
    note: null,
  },
  twitch: {
    scopes: [
      {
        scope: 'moderator:read:followers',
        needed: false,
        reads: ['Your latest 1,000 followers: names, descriptions, pictures, and when they joined Twitch'],
        parts: ['followers'],
      },
    ],
    besides: ['Which channel it is: your username', 'Your public channel and videos, with their views'],
    besidesParts: ['profile', 'posts'],
    note: null,
  },
  x: {
    scopes: [
      {
        scope: 'users.read',
        needed: true,
        reads: ['Your profile: username, name, bio and counts'],
        parts: ['profile'],
      },
      {
        scope: 'tweet.read',
        needed: true,
        reads: ['Your latest posts, with their figures, even if they’re protected'],
        parts: ['posts'],
      },
      {
        scope: 'follows.read',
        needed: false,
        reads: ['A sample of your latest followers: their public profiles'],
        parts: ['followers'],
      },
      { scope: 'offline.access', ...signIn, needed: false },
    ],
    besides: [],
    besidesParts: [],
    note: null,
  },
  linkedin: {
    scopes: [
      { scope: 'openid', ...signIn },
      { scope: 'profile', needed: true, reads: ['Your name and picture'], parts: ['profile'] },
    ],
    besides: [],
    besidesParts: [],
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

/** @returns the parts of a snapshot that a creator who allows all of it gives. */
export function consentedParts(platform: Platform): SnapshotPart[] {
  const { scopes, besidesParts } = consentReadings[platform]
  const given = new Set([...scopes.flatMap(({ parts }) => parts), ...besidesParts])
  return snapshotParts.filter((part) => given.has(part))
}

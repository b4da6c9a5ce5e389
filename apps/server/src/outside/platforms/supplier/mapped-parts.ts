/** What a mapping made, looked through: suppliers name fields as they like and change them, so what is missing or odd is unknown, what cannot be told apart by
 *  an id is passed over, and the rest is handed on. */

import {
  type Account,
  accountTypes,
  type Comment,
  type Post,
  type PostLikers,
  type Profile,
  postKinds,
} from '@vouch/engine'
import { z } from 'zod'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { count, flag, id, knownTime, listOf, text, timeOfSeconds } from '../reading/known-values.ts'

/** A time as text, as seconds since 1970, or as milliseconds; null where there is none. */
const moment = z
  .unknown()
  .optional()
  .transform((value) => {
    const number =
      typeof value === 'number' ? value : typeof value === 'string' && /^\d{9,13}$/.test(value) ? Number(value) : null
    if (number !== null) return timeOfSeconds(number)
    return typeof value === 'string' ? knownTime(value) : null
  })
const seconds = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null))
const words = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, 500) : null))
const knownId = id.nullish().catch(null)
const word = <const Words extends readonly [string, ...string[]]>(known: Words) => z.enum(known).nullish().catch(null)

const profileShape = z.object({
  handle: text,
  id: knownId,
  displayName: text,
  url: text,
  avatarUrl: text,
  bio: text,
  externalUrl: text,
  verified: flag,
  accountType: word(accountTypes),
  isPrivate: flag,
  createdAt: moment,
  country: text,
  language: text,
  categories: words,
  followers: count,
  following: count,
  posts: count,
  totalViews: count,
  followersRounded: flag,
})

const postShape = z.object({
  id,
  publishedAt: moment,
  kind: word(postKinds),
  caption: text,
  hashtags: words,
  mentions: words,
  durationSeconds: seconds,
  sponsored: flag,
  likes: count,
  comments: count,
  views: count,
  shares: count,
  saves: count,
})

const accountShape = z.object({
  id,
  username: text,
  displayName: text,
  bio: text,
  hasAvatar: flag,
  hasExternalUrl: flag,
  isPrivate: flag,
  verified: flag,
  followers: count,
  following: count,
  posts: count,
  createdAt: moment,
  country: text,
  language: text,
  listed: count,
  favourites: count,
})

const commentShape = z.object({
  id,
  postId: knownId,
  authorId: id,
  text,
  publishedAt: moment,
  likes: count,
  replyTo: knownId,
})

/** What a mapping made of all rows. */
type Made = readonly unknown[]

/** @returns the profile with its handle; null where the mapping made no object. */
export function mappedProfile([made]: Made): { handle: string | null; profile: Profile } | null {
  const reading = profileShape.safeParse(made)
  if (!reading.success) return null
  const { handle, ...profile } = reading.data
  return { handle: handle?.replace(/^@/, '') ?? null, profile: { ...profile, categories: profile.categories ?? [] } }
}

/** @returns the posts that have an id and a time. Tags that the mapping leaves out are read off the caption. */
export function mappedPosts(made: Made): Post[] {
  return listOf(postShape)
    .parse(made)
    .flatMap(({ kind, hashtags, mentions, publishedAt, ...post }) => {
      if (publishedAt === null) return []
      const caption = post.caption ?? ''
      const guessed = post.views !== null || (post.durationSeconds ?? 0) > 0 ? 'video' : 'image'
      return [
        {
          ...post,
          publishedAt,
          kind: kind ?? guessed,
          hashtags: hashtags ?? hashtagsIn(caption),
          mentions: mentions ?? mentionsIn(caption),
        },
      ]
    })
}

/** @returns the accounts that have an id. */
export function mappedAccounts(made: Made): Account[] {
  return listOf(accountShape).parse(made)
}

/** @param postId the post that was asked for, where the mapping does not name one
 *  @returns the comments that have an id, a post and an author. */
export function mappedComments(made: Made, postId: string | null): Comment[] {
  return listOf(commentShape)
    .parse(made)
    .flatMap(({ postId: named, text: written, ...comment }) => {
      const post = named ?? postId
      return post === null ? [] : [{ ...comment, postId: post, text: written ?? '' }]
    })
}

/** @returns who liked a post, in one entry; nobody where no id can be read. */
export function mappedLikers(made: Made, postId: string): PostLikers[] {
  const ids = made.flatMap((one) => {
    const reading = id.safeParse(typeof one === 'object' && one !== null && 'id' in one ? one.id : one)
    return reading.success ? [reading.data] : []
  })
  return ids.length === 0 ? [] : [{ postId, accountIds: [...new Set(ids)] }]
}

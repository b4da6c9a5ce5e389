/** The creator snapshot, version 1: everything that is known about a creator at one moment, whatever it came from.
 *  `null` or absence means *not known*, never zero. Times are ISO 8601 in UTC, counts are non-negative integers, shares
 *  are 0 to 1. The zod schema in `@vouch/contract` validates these types and is held equal to them by the compiler. */

import type { PartSource, Source } from './part-source.ts'
import type { AccountType, Availability, Platform, PostKind, SampleMethod } from './words.ts'

export * from './part-source.ts'
export * from './words.ts'

/** Changes when a reader of the former version would misread a snapshot. */
export const snapshotSchemaId = 'vouch.snapshot/1'

/** A value that a platform may not give. Null and absence mean the same and have the same canonical form. */
export type Known<T> = T | null | undefined

/** What the platform shows about the creator. Every value may be hidden; a hidden count is never 0. */
export interface Profile {
  /** The platform's own id, by which the creator's replies under the posts are told from other people's comments. */
  id?: Known<string>
  displayName?: Known<string>
  url?: Known<string>
  avatarUrl?: Known<string>
  bio?: Known<string>
  externalUrl?: Known<string>
  verified?: Known<boolean>
  accountType?: Known<AccountType>
  /** A private account shows nothing to judge it by: the report's state is PRIVATE. */
  isPrivate?: Known<boolean>
  /** When the account was opened, ISO 8601. */
  createdAt?: Known<string>
  /** ISO 3166 code, as the creator states it. */
  country?: Known<string>
  /** ISO 639 code of what the creator writes in. */
  language?: Known<string>
  /** The creator's topics, in the connector's words. */
  categories?: Known<string[]>
  /** The key is required when the creator was found; its value may still be unknown (hidden counts). */
  followers?: Known<number>
  /** Accounts that the creator follows. */
  following?: Known<number>
  /** All publications of the account, of which the snapshot holds the latest. */
  posts?: Known<number>
  /** Views over the whole life of the channel, where the platform counts them. */
  totalViews?: Known<number>
  /** True where the platform rounds its counts (YouTube: three significant digits). */
  followersRounded?: Known<boolean>
}

/** Counts of one post at an earlier moment. A count that was not read then is null or absent, never 0. */
export interface CountReading {
  /** ISO 8601, between the post's publication and the snapshot. What lies outside is not read. */
  at: string
  likes?: Known<number>
  comments?: Known<number>
  views?: Known<number>
}

/** One publication and what people did with it. Counts are those at `fetchedAt`, so the newest posts are still growing. */
export interface Post {
  /** Unique within the snapshot; comments and likers refer to it. */
  id: string
  /** ISO 8601; a time that cannot be read counts as the oldest. */
  publishedAt: string
  kind: PostKind
  caption?: Known<string>
  /** Without the leading #, in the order of the caption; the order means nothing to the engine. */
  hashtags?: Known<string[]>
  /** Handles without the leading @. */
  mentions?: Known<string[]>
  /** Of a video, short or stream. */
  durationSeconds?: Known<number>
  /** The platform's own paid-partnership label, where it gives one. */
  sponsored?: Known<boolean>
  /** Null where the creator or the platform hides the count; 0 where nobody liked the post. */
  likes?: Known<number>
  /** The platform's count, which may exceed the comments that the snapshot holds. */
  comments?: Known<number>
  /** As the platform counts them: a started video on one, three seconds of it on another. Compared within a platform only. */
  views?: Known<number>
  /** Passed on or reposted. */
  shares?: Known<number>
  /** Kept for later; most platforms show it to the creator alone. */
  saves?: Known<number>
  /** Earlier readings of the same counts, which show how they arrived; in any order. Absent where the post was looked at once. */
  reads?: Known<CountReading[]>
}

/** One comment under a post of the snapshot, in the words of its author. */
export interface Comment {
  id: string
  postId: string
  /** Whose comment it is; the profile, where known, is in the snapshot's `accounts`. */
  authorId: string
  /** As written, with its spaces, capitals and emoji. */
  text: string
  publishedAt?: Known<string>
  likes?: Known<number>
  /** Id of the comment that is answered; absent for a comment of its own. */
  replyTo?: Known<string>
}

/** Another person's account: a follower, a commenter or a liker. Every feature but the id may be missing. */
export interface Account {
  id: string
  username?: Known<string>
  displayName?: Known<string>
  bio?: Known<string>
  /** Whether there is a picture other than the platform's empty one. */
  hasAvatar?: Known<boolean>
  /** Whether the profile links to somewhere else. */
  hasExternalUrl?: Known<boolean>
  isPrivate?: Known<boolean>
  verified?: Known<boolean>
  followers?: Known<number>
  /** Accounts that this one follows; above 1,500 it is a mass follower. */
  following?: Known<number>
  posts?: Known<number>
  createdAt?: Known<string>
  country?: Known<string>
  language?: Known<string>
  /** Lists of other people that the account is on (X). */
  listed?: Known<number>
  /** Posts of others that the account has liked (X). */
  favourites?: Known<number>
}

/** A part of the followers with their profiles. How it was drawn decides what it may stand for.
 *
 *  An empty sample is a connector that was refused and counts as none. */
export interface FollowersSample {
  method: SampleMethod
  accounts: Account[]
}

/** Who liked a post, as far as the platform tells; seldom everybody. */
export interface PostLikers {
  postId: string
  accountIds: string[]
}

/** Counts of one day. Days may be missing; a day may be there more than once. */
export interface HistoryPoint {
  /** Date or time, ISO 8601 in UTC; of several counts of one day the latest stands. */
  at: string
  followers?: Known<number>
  following?: Known<number>
  posts?: Known<number>
  views?: Known<number>
}

/** Shares by key, declared by the platform's insights with the creator's consent. */
export interface DeclaredAudience {
  /** By ISO 3166 code. */
  countries?: Known<Record<string, number>>
  /** By the platform's own classes, for example "18-24". */
  ages?: Known<Record<string, number>>
  /** By the platform's own words. */
  genders?: Known<Record<string, number>>
  /** By ISO 639 code. */
  languages?: Known<Record<string, number>>
}

/** Lists are in no order and may hold gaps; a caller that has none of something hands in an empty list. */
export interface Snapshot {
  schema: typeof snapshotSchemaId
  platform: Platform
  /** As the platform writes it, without @. YouTube: the handle, or the channel id. */
  handle: string
  /** When the connector looked. The engine has no clock: this is the "now" of every age that it computes. */
  fetchedAt: string
  availability: Availability
  source: Source
  /** One entry for each part; absent where `source` holds for all of them. */
  sources?: Known<PartSource[]>
  /** Absent only where there was no account to look at. */
  profile?: Known<Profile>
  posts: Post[]
  comments: Comment[]
  /** Null where the platform gives no follower list. */
  followersSample?: Known<FollowersSample>
  likers: PostLikers[]
  /** People named in comments and likers whose profile is known. */
  accounts: Account[]
  history: HistoryPoint[]
  /** Declared by the platform with the creator's consent, and never by the creator. */
  audience?: Known<DeclaredAudience>
}

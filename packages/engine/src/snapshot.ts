/** The creator snapshot, version 1: everything that is known about a creator at one moment, whatever it came from.
 *  `null` or absence means *not known*, never zero. Times are ISO 8601 in UTC, counts are non-negative integers, shares
 *  are 0 to 1. The zod schema in `@vouch/contract` validates these types and is held equal to them by the compiler. */

/** Changes when a reader of the former version would misread a snapshot. */
export const snapshotSchemaId = 'vouch.snapshot/1'

/** All platforms that the engine has an opinion on; some of its tables cover fewer. */
export const platforms = ['instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin'] as const
export type Platform = (typeof platforms)[number]

/** What became of the attempt to look at the creator. */
export const availabilities = ['found', 'private', 'not-found', 'restricted'] as const
/** `restricted`: age gate, suspension or platform terms. `not-found` covers deleted accounts. */
export type Availability = (typeof availabilities)[number]

/** Where a snapshot may come from. The engine treats them all alike. */
export const connectorIds = ['youtube', 'instagram', 'tiktok', 'twitch', 'x', 'import', 'sandbox'] as const
export type ConnectorId = (typeof connectorIds)[number]

/** By what right the data may be known, which is shown in the report. */
export const sourceBases = ['public', 'consent', 'import', 'sandbox'] as const
/** How the data may be known: `consent` means that the creator signed in. */
export type SourceBasis = (typeof sourceBases)[number]

export const accountTypes = ['person', 'creator', 'business'] as const
export type AccountType = (typeof accountTypes)[number]

/** Stories are left out of every window: they vanish after a day and are counted by other rules. */
export const postKinds = ['image', 'carousel', 'video', 'short', 'stream', 'story', 'text'] as const
export type PostKind = (typeof postKinds)[number]

/** Only `random` and `full` stand for all followers; the others widen every interval that is projected from them. */
export const sampleMethods = ['random', 'recent', 'full', 'unknown'] as const
/** How followers were sampled: decides whether an estimate may be projected onto all followers. */
export type SampleMethod = (typeof sampleMethods)[number]

/** A value that a platform may not give. */
export type Known<T> = T | null | undefined

/** What the platform shows about the creator. Every value may be hidden; a hidden count is never 0. */
export interface Profile {
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
  createdAt?: Known<string>
  /** ISO 3166 code, as the creator states it. */
  country?: Known<string>
  language?: Known<string>
  /** The creator's topics, in the connector's words. */
  categories?: Known<string[]>
  /** The key is required when the creator was found; its value may still be unknown (hidden counts). */
  followers?: Known<number>
  following?: Known<number>
  posts?: Known<number>
  /** Views over the whole life of the channel, where the platform counts them. */
  totalViews?: Known<number>
  /** True where the platform rounds its counts (YouTube: three significant digits). */
  followersRounded?: Known<boolean>
}

/** One publication and what people did with it. Counts are those at `fetchedAt`, so the newest posts are still growing. */
export interface Post {
  id: string
  publishedAt: string
  kind: PostKind
  caption?: Known<string>
  /** Without the leading #, in the order of the caption; the order means nothing to the engine. */
  hashtags?: Known<string[]>
  mentions?: Known<string[]>
  durationSeconds?: Known<number>
  /** The platform's own paid-partnership label, where it gives one. */
  sponsored?: Known<boolean>
  likes?: Known<number>
  comments?: Known<number>
  views?: Known<number>
  shares?: Known<number>
  saves?: Known<number>
}

/** One comment under a post of the snapshot, in the words of its author. */
export interface Comment {
  id: string
  postId: string
  authorId: string
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
  hasAvatar?: Known<boolean>
  hasExternalUrl?: Known<boolean>
  isPrivate?: Known<boolean>
  verified?: Known<boolean>
  followers?: Known<number>
  following?: Known<number>
  posts?: Known<number>
  createdAt?: Known<string>
  country?: Known<string>
  language?: Known<string>
  listed?: Known<number>
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
  at: string
  followers?: Known<number>
  following?: Known<number>
  posts?: Known<number>
  views?: Known<number>
}

/** Shares by key, declared by the platform's insights with the creator's consent. */
export interface DeclaredAudience {
  countries?: Known<Record<string, number>>
  ages?: Known<Record<string, number>>
  genders?: Known<Record<string, number>>
  languages?: Known<Record<string, number>>
}

/** Which connector made the snapshot, and by what right. */
export interface Source {
  connector: ConnectorId
  basis: SourceBasis
}

/** Lists are in no order and may hold gaps; a caller that has none of something hands in an empty list. */
export interface Snapshot {
  schema: typeof snapshotSchemaId
  platform: Platform
  /** As the platform writes it, without @. YouTube: the handle, or the channel id. */
  handle: string
  fetchedAt: string
  availability: Availability
  source: Source
  profile?: Known<Profile>
  posts: Post[]
  comments: Comment[]
  followersSample?: Known<FollowersSample>
  likers: PostLikers[]
  accounts: Account[]
  history: HistoryPoint[]
  audience?: Known<DeclaredAudience>
}

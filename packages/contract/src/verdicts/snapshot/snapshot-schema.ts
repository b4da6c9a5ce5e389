/** The zod schema of a creator snapshot: the one definition of what may come in. Its output is the engine's `Snapshot`,
 *  held equal by the compiler. It accepts repeated ids; `parseSnapshot` removes them, so prefer that function. */

import {
  accountTypes,
  availabilities,
  connectorIds,
  platforms,
  postKinds,
  type Snapshot,
  sampleMethods,
  snapshotSchemaId,
  sourceBases,
  sourcedParts,
} from '@vouch/engine'
import { z } from 'zod'
import {
  choice,
  count,
  dayOrTime,
  handle,
  id,
  list,
  listOrEmpty,
  name,
  phrases,
  prose,
  seconds,
  sharesByKey,
  snapshotLimits,
  textPhrase,
  time,
  truth,
  url,
} from './snapshot-fields.ts'

export const accountSchema = z.object(
  {
    id,
    username: name,
    displayName: name,
    bio: prose.nullish(),
    hasAvatar: truth,
    hasExternalUrl: truth,
    isPrivate: truth,
    verified: truth,
    followers: count,
    following: count,
    posts: count,
    createdAt: time.nullish(),
    country: name,
    language: name,
    listed: count,
    favourites: count,
  },
  phrases.object,
)

export const commentSchema = z.object(
  {
    id,
    postId: id,
    authorId: id,
    text: prose.nullish().transform((text) => text ?? ''),
    publishedAt: time.nullish(),
    likes: count,
    replyTo: id.nullish(),
  },
  phrases.object,
)

export const likersSchema = z.object(
  { postId: id, accountIds: listOrEmpty(id, snapshotLimits.accountIds) },
  phrases.object,
)

const profileSchema = z.object(
  {
    id: id.nullish(),
    displayName: name,
    url,
    avatarUrl: url,
    bio: prose.nullish(),
    externalUrl: url,
    verified: truth,
    accountType: choice(accountTypes).nullish(),
    isPrivate: truth,
    createdAt: time.nullish(),
    country: name,
    language: name,
    categories: list(z.string().max(snapshotLimits.nameChars), snapshotLimits.tags).nullish(),
    followers: count,
    following: count,
    posts: count,
    totalViews: count,
    followersRounded: truth,
  },
  phrases.object,
)

const tags = list(z.string().max(snapshotLimits.nameChars), snapshotLimits.tags).nullish()

const readingSchema = z.object({ at: time, likes: count, comments: count, views: count }, phrases.object)
const readsMeaning =
  'Earlier readings of the same counts, in any order: how the counts arrived. Readings from before the post or after the snapshot aren’t used.'

const kindWhereAbsent = 'Absent or null: video if views or a length are known, otherwise image.'

const postFields = z.object(
  {
    id,
    publishedAt: time,
    kind: choice(postKinds).nullish().describe(kindWhereAbsent),
    caption: prose.nullish(),
    hashtags: tags,
    mentions: tags,
    durationSeconds: seconds,
    sponsored: truth,
    likes: count,
    comments: count,
    views: count,
    shares: count,
    saves: count,
    reads: list(readingSchema, snapshotLimits.reads).nullish().describe(readsMeaning),
  },
  phrases.object,
)

/** A post without a kind is taken for what its figures speak of. */
export const postSchema = postFields.transform((post) => {
  const isVideo = typeof post.views === 'number' || (post.durationSeconds ?? 0) > 0
  return { ...post, kind: post.kind ?? (isVideo ? ('video' as const) : ('image' as const)) }
})

export const historySchema = z.object(
  { at: dayOrTime, followers: count, following: count, posts: count, views: count },
  phrases.object,
)

const audienceSchema = z.object(
  { countries: sharesByKey(), ages: sharesByKey(), genders: sharesByKey(), languages: sharesByKey() },
  phrases.object,
)

const method = choice(sampleMethods)
  .nullish()
  .transform((drawn) => drawn ?? 'unknown')
const schema = z.literal(snapshotSchemaId, `must be "${snapshotSchemaId}", the only version Vouch reads`)

const sourceFields = { connector: choice(connectorIds), basis: choice(sourceBases) }

/** More than there are parts: a list may be brought together from several sources. */
const sourcesMax = 50
const priceProblem = 'must be a number of 0 or more'
/** Where one part of a snapshot came from. */
export const partSourceSchema = z.object(
  {
    ...sourceFields,
    part: choice(sourcedParts),
    name: z.string(textPhrase(100)).max(100, textPhrase(100)),
    at: time,
    priceUsd: z.number(priceProblem).min(0, priceProblem).nullish(),
  },
  phrases.object,
)

const frameShape = {
  schema,
  platform: choice(platforms),
  handle,
  fetchedAt: time,
  availability: choice(availabilities),
  source: z.object(sourceFields, phrases.object),
  sources: list(partSourceSchema, sourcesMax)
    .nullish()
    .describe('Where each part came from, if they came from different sources. Absent: source holds for all.'),
  profile: profileSchema.nullish(),
  posts: listOrEmpty(postSchema, snapshotLimits.posts),
  history: listOrEmpty(historySchema, snapshotLimits.history),
  audience: audienceSchema.nullish(),
}

const longLists = {
  comments: listOrEmpty(commentSchema, snapshotLimits.comments),
  followersSample: z
    .object({ method, accounts: listOrEmpty(accountSchema, snapshotLimits.accounts) }, phrases.object)
    .nullish(),
  likers: listOrEmpty(likersSchema, snapshotLimits.likers),
  accounts: listOrEmpty(accountSchema, snapshotLimits.accounts),
}

/** A creator that was found has a follower count, even if the platform hides it: the key says that somebody looked. */
function requireFollowersKey(context: {
  value: { availability: string; profile?: object | null | undefined }
  issues: z.core.$ZodRawIssue[]
}): void {
  const { availability, profile } = context.value
  if (availability !== 'found' || (profile && 'followers' in profile)) return
  context.issues.push({
    code: 'custom',
    input: undefined,
    path: profile ? ['profile', 'followers'] : ['profile'],
    message: 'is required when availability is "found" (followers can be null if the platform hides the count)',
  })
}

export const snapshotSchema = z.object({ ...frameShape, ...longLists }, phrases.object).check(requireFollowersKey)

/** The same schema without the long lists: what is left to zod once the fast checks have read them. */
export const snapshotFrameSchema = z
  .object({ ...frameShape, followersSample: z.object({ method }).nullish() })
  .check(requireFollowersKey)

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T
/** Stops the build when the schema and the engine's type drift apart. */
export const snapshotSchemaMatchesEngine: Equal<Flat<z.output<typeof snapshotSchema>>, Flat<Snapshot>> = true

/** @returns the JSON Schema (draft 2020-12) of a snapshot as it may be sent, with the rule that zod cannot express. */
export function snapshotJsonSchema(): Record<string, unknown> {
  return {
    ...z.toJSONSchema(snapshotSchema, { io: 'input' }),
    title: 'Creator snapshot, version 1',
    anyOf: [
      { properties: { availability: { not: { const: 'found' } } } },
      { required: ['profile'], properties: { profile: { type: 'object', required: ['followers'] } } },
    ],
  }
}

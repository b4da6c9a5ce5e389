import { postKinds } from '@vouch/engine'
import { z } from 'zod'
import { plans } from '../customers/prices.ts'
import { route } from '../wire/route.ts'
import { namedCreator } from './named-creator.ts'

/** A watch: counts of creators, read again and again for nothing. It gives no verdict. Creators on shortlists are watched by themselves, others by a mark. */

/** Marks that a workspace may have, whatever its plan has room for: who is over the room waits for a place. */
export const watchMarksMax = 1_000
/** Nobody is read again on demand sooner than this. */
export const refreshMinutesMin = 15
/** Ages in hours at which a post is read. */
export const postAges = [1, 6, 24, 72, 168, 720] as const
export type PostAge = (typeof postAges)[number]

/** How a creator stands: `waiting`: the plan has no room; `unreadable`: nothing here reads the platform for nothing. */
export const watchStates = ['watched', 'waiting', 'unreadable'] as const

/** Counts and when they were read. */
const counts = z.object({
  followers: z.number().nullable(),
  posts: z.number().nullable(),
  at: z.string(),
})

export const watchCard = z
  .object({
    creator: z.object({ ...namedCreator.shape, displayName: z.string().nullable(), url: z.string().nullable() }),
    state: z.enum(watchStates),
    since: z.string(),
    /** Marked by somebody; else the creator is only on a shortlist. */
    marked: z.boolean(),
    listed: z.boolean(),
    /** The last counts that were read; null: none yet. */
    counts: counts.nullable(),
    /** Followers gained in the last seven days of readings; null where they do not reach back so far. */
    gainedInWeek: z.number().nullable(),
    nextReadAt: z.string().nullable(),
    /** Why the last look failed, one sentence; null: it did not. */
    problem: z.string().nullable(),
    /** Changes that nobody dismissed. */
    alerts: z.int(),
    /** The workspace's latest report about the creator. */
    verificationId: z.string().nullable(),
  })
  .meta({ id: 'WatchCard' })
export type WatchCard = z.output<typeof watchCard>

export const watchRoom = z.object({
  used: z.int(),
  /** 25, 100 or 500 by plan; 0 without one. */
  limit: z.int(),
  waiting: z.int(),
})
export type WatchRoom = z.output<typeof watchRoom>

/** A count that left the range which the creator's own earlier readings give. */
export const watchAlert = z
  .object({
    id: z.string(),
    creator: z.object({ ...namedCreator.shape, displayName: z.string().nullable() }),
    count: z.enum(['followers', 'likes', 'views']),
    /** Of followers: when the reading before was taken. */
    since: z.string().nullable(),
    at: z.string(),
    before: z.number().nullable(),
    after: z.number(),
    /** Followers gained, or what the post had a day after it was published. */
    value: z.number(),
    expected: z.number(),
    low: z.number(),
    high: z.number(),
    /** Earlier days, or posts, that the range rests on. */
    n: z.int(),
    verificationId: z.string().nullable(),
  })
  .meta({ id: 'WatchAlert' })
export type WatchAlert = z.output<typeof watchAlert>

const watchedPost = z.object({
  id: z.string(),
  publishedAt: z.string(),
  kind: z.enum(postKinds),
  reads: z.array(
    z.object({
      at: z.string(),
      /** Age of the calendar. */
      hours: z.int(),
      likes: z.number().nullable(),
      comments: z.number().nullable(),
      views: z.number().nullable(),
    }),
  ),
})

export const watchHistory = z
  .object({
    watch: watchCard,
    days: z.array(
      z.object({ day: z.string(), readAt: z.string(), followers: z.number().nullable(), posts: z.number().nullable() }),
    ),
    /** Newest first, up to 60. */
    posts: z.array(watchedPost),
    alerts: z.array(watchAlert),
    /** Days after which counts of this creator are deleted; null: kept while somebody watches. */
    keptDays: z.int().nullable(),
    /** By the product's clock. */
    now: z.string(),
  })
  .meta({ id: 'WatchHistory' })
export type WatchHistory = z.output<typeof watchHistory>
export type WatchedPost = WatchHistory['posts'][number]

const tag = 'Watch'
const done = z.object({ ok: z.literal(true) })
const signedIn = ['missing_token', 'invalid_token'] as const
const owned = ['validation', ...signedIn, 'not_found'] as const
const { STARTER, PROFESSIONAL, ENTERPRISE } = plans

export const watches = {
  list: route({
    method: 'GET',
    path: '/api/watches',
    access: 'bearer',
    tag,
    summary: `Lists the creators whose counts are read for the workspace, and how many the plan has room for: ${STARTER.watchLimit}, ${PROFESSIONAL.watchLimit} or ${ENTERPRISE.watchLimit}, oldest first.`,
    status: 200,
    reply: z.object({ watches: z.array(watchCard), room: watchRoom, now: z.string(), nextCursor: z.null() }),
    problems: signedIn,
  }),
  add: route({
    method: 'POST',
    path: '/api/watches',
    access: 'bearer',
    tag,
    summary: 'Watches a creator. Free. Over the plan’s room, the creator waits for a spot.',
    body: z.object({ creator: namedCreator }, 'The body must be a JSON object.'),
    status: 201,
    reply: watchCard,
    problems: ['validation', 'bad_address', 'creator_withheld', ...signedIn],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/watches/:platform/:handle',
    access: 'bearer',
    tag,
    summary: 'Stops watching a creator. Creators on a shortlist stay watched.',
    params: namedCreator,
    status: 200,
    reply: done,
    problems: owned,
  }),
  show: route({
    method: 'GET',
    path: '/api/watches/:platform/:handle',
    access: 'bearer',
    tag,
    summary: 'Returns the counts that were read of a watched creator: days, posts at each age, and changes.',
    params: namedCreator,
    status: 200,
    reply: watchHistory,
    problems: owned,
  }),
  refresh: route({
    method: 'POST',
    path: '/api/watches/:platform/:handle/refresh',
    access: 'bearer',
    tag,
    summary: `Reads a watched creator’s counts next, at most every ${refreshMinutesMin} minutes. Free.`,
    params: namedCreator,
    status: 202,
    reply: watchCard,
    problems: [...owned, 'rate_limited', 'not_now'],
  }),
}

/** Counts that left their range. */
export const watchAlerts = {
  list: route({
    method: 'GET',
    path: '/api/watch-alerts',
    access: 'bearer',
    tag,
    summary: 'Lists changes of watched creators that no one has dismissed, newest first, up to 50.',
    status: 200,
    reply: z.object({ alerts: z.array(watchAlert), nextCursor: z.null() }),
    problems: signedIn,
  }),
  dismiss: route({
    method: 'POST',
    path: '/api/watch-alerts/:id/dismiss',
    access: 'bearer',
    tag,
    summary: 'Dismisses a change, for the whole workspace.',
    params: z.object({ id: z.uuid('That is not the ID of a change.') }),
    status: 200,
    reply: done,
    problems: owned,
  }),
}

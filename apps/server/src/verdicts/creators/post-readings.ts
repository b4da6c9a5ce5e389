import type { CountReading, Platform, Post, PostKind, Snapshot } from '@vouch/engine'
import type pg from 'pg'
import { storableText } from '../../foundation/db/storable-text.ts'
import { creatorKey } from './creator-key.ts'
import { carriedEndMin, keptUntil } from './kept-days.ts'

/** Counts of posts at several ages, as a watch reads them: what the arrival curve of a later snapshot is drawn from. */

/** Posts with readings that a snapshot takes in, the newest; as many as the engine looks at, and as many again. */
const postsMax = 60

/** What is not drawn any more: a year, and a month beside it. */
export const readingDays = 400
const msPerDay = 86_400_000

/** A reading of a post that has reached an age of its calendar. */
export interface AgedPost {
  post: Pick<Post, 'id' | 'publishedAt' | 'kind' | 'likes' | 'comments' | 'views'>
  /** Age of the calendar. */
  hours: number
}

/** Keeps what was read of posts that have just reached an age. The first reading of an age stands: later ones are of another age.
 *  @returns the readings that are new */
export async function storePostReadings(
  tx: Pick<pg.Pool, 'query'>,
  aged: readonly AgedPost[],
  { creatorId, at, connector }: { creatorId: string; at: Date; connector: Snapshot['source']['connector'] },
): Promise<AgedPost[]> {
  if (aged.length === 0) return []
  const count = (name: 'likes' | 'comments' | 'views') => aged.map(({ post }) => post[name] ?? null)
  const ids = aged.map(({ post }) => storableText(post.id))
  const stored = await tx.query<{ id: string; hours: number }>(
    `insert into post_readings (creator_id, read_at, expires_at, post_id, hours, published_at, kind, likes, comments, views)
     select $1, $2, $3, * from unnest($4::text[], $5::smallint[], $6::timestamptz[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[])
     on conflict (creator_id, post_id, hours) do nothing returning post_id as id, hours`,
    [
      ...[creatorId, at, endOf(connector, at), ids, aged.map(({ hours }) => hours)],
      ...[aged.map(({ post }) => post.publishedAt), aged.map(({ post }) => post.kind)],
      ...[count('likes'), count('comments'), count('views')],
    ],
  )
  const fresh = new Set(stored.rows.map(({ id, hours }) => `${hours} ${id}`))
  return aged.filter(({ hours }, index) => fresh.has(`${hours} ${ids[index]}`))
}

function endOf(connector: Snapshot['source']['connector'], at: Date): Date {
  return keptUntil(connector, at) ?? new Date(at.getTime() + readingDays * msPerDay)
}

export interface PostReadings {
  id: string
  publishedAt: Date
  kind: PostKind
  /** Oldest first. */
  reads: (CountReading & { hours: number })[]
  expiresAt: Date
}

const readingsText = (where: string) => `
  select post_id as id, published_at as "publishedAt", kind, min(expires_at) as "expiresAt",
         json_agg(json_build_object('at', to_char(read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'hours', hours,
                                    'likes', likes, 'comments', comments, 'views', views) order by read_at) as reads
    from post_readings ${where}
   group by post_id, published_at, kind order by published_at desc, post_id limit ${postsMax}`

/** Loads the posts of a creator that were read, newest first. */
export async function loadPostReadings(sql: Pick<pg.Pool, 'query'>, creatorId: string): Promise<PostReadings[]> {
  return (await sql.query<PostReadings>(readingsText('where creator_id = $1'), [creatorId])).rows
}

/** A snapshot whose posts carry what a watch read of them. */
export interface CurvedSnapshot {
  snapshot: Snapshot
  /** Posts with readings. */
  posts: number
  /** When the first of the readings must be deleted, and the snapshot with it; null: none has to be. */
  expiresAt: Date | null
}

/** Loads the readings of the posts of a fetched snapshot and puts them in, as far as the platform's terms let them be used in data that is stored at `at`.
 *  A file is its owner's own claim, and what a creator showed by consent brings its own. */
export async function withPostReadings(
  sql: Pick<pg.Pool, 'query'>,
  fetched: Snapshot,
  at: Date,
): Promise<CurvedSnapshot> {
  const untouched = { snapshot: fetched, posts: 0, expiresAt: null }
  if (fetched.posts.length === 0 || !['public', 'sandbox'].includes(fetched.source.basis)) return untouched
  const found = await sql.query<PostReadings>(
    readingsText(`join creators on creators.id = creator_id
      where platform = $1 and handle = $2 and post_id = any($3) and read_at < $4
        and expires_at >= coalesce($5, $6::timestamptz)`),
    [
      ...keyOf(fetched),
      fetched.posts.map(({ id }) => id),
      fetched.fetchedAt,
      carriedEndMin(fetched.source.connector, at),
      at,
    ],
  )
  if (found.rows.length === 0) return untouched
  const readings = new Map(found.rows.map((row) => [row.id, row.reads.map(({ hours: _, ...read }) => read)]))
  const posts = fetched.posts.map((post) => {
    const reads = readings.get(post.id)
    return reads === undefined || post.reads?.length ? post : { ...post, reads }
  })
  // Only what a platform's terms end takes the snapshot with it.
  const ends = keptUntil(fetched.source.connector, at) === null ? [] : found.rows.map((row) => row.expiresAt.getTime())
  return {
    snapshot: { ...fetched, posts },
    posts: readings.size,
    expiresAt: ends.length === 0 ? null : new Date(Math.min(...ends)),
  }
}

function keyOf({ platform, handle }: { platform: Platform; handle: string }): [Platform, string] {
  return [platform, creatorKey(platform, handle)]
}

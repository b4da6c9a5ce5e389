import type { HistoryPoint, Snapshot } from '@vouch/engine'
import type pg from 'pg'
import type { GrowingTable } from '../../foundation/db/partitions.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import { creatorKey } from './creator-key.ts'
import { carriedEndMin, keptUntil } from './kept-days.ts'

/** A follower history that grows with every verification. Most platforms show today's counts alone, so what a connector read is
 *  kept day by day and handed to the next snapshot of the same profile.
 *
 *  What a newcomer would get wrong: readings are taken from what was fetched, never from a snapshot that readings were carried
 *  into. Otherwise each verification would renew the age of counts that the platform confirmed long ago. */

/** What must be deleted is deleted by the row: it follows from its connector. */
export const growingReadings: GrowingTable = { table: 'creator_readings', by: 'day', width: 'month', keptDays: null }

/** A day's counts as the database keeps them. */
export interface Reading extends HistoryPoint {
  /** When the terms ask for deletion; null: kept. */
  expiresAt: Date | null
}

/** A fetched snapshot with the days that earlier verifications saw. */
export interface CarriedSnapshot {
  snapshot: Snapshot
  /** Days that were added. */
  days: number
  /** When the first of the added counts must be deleted, and the snapshot with it; null: none has to be. */
  expiresAt: Date | null
}

/** A year of days, beyond which no signal looks back. */
const daysMax = 400

/** Files are a user's own claim, the sandbox writes its history whole, and what a creator consented to show once is not ours to
 *  show again: only what the platform shows everybody is kept. */
function isKept({ source, availability }: Snapshot): boolean {
  return source.basis === 'public' && !['import', 'sandbox'].includes(source.connector) && availability === 'found'
}

/** @returns the day of a moment in UTC, under which it is kept: `2026-11-20` */
export const dayOf = (at: string | Date) => new Date(at).toISOString().slice(0, 10)

/** @returns the days that a snapshot tells of, oldest first: its history and its own counts, one point a day. */
export function daysOf({ history, profile, fetchedAt }: Snapshot): HistoryPoint[] {
  const own: HistoryPoint = {
    at: fetchedAt,
    followers: profile?.followers ?? null,
    following: profile?.following ?? null,
    posts: profile?.posts ?? null,
    views: profile?.totalViews ?? null,
  }
  const oldestFirst = [...history].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const points = typeof own.followers === 'number' ? [...oldestFirst, own] : oldestFirst
  return [...new Map(points.map((point) => [dayOf(point.at), point])).values()]
}

/** @returns the snapshot with every reading of a day that it does not tell of itself. Without such a day it is handed back as it
 *  was fetched. */
export function withReadings(fetched: Snapshot, readings: readonly Reading[]): CarriedSnapshot {
  const own = daysOf(fetched)
  const known = new Set(own.map(({ at }) => dayOf(at)))
  const today = dayOf(fetched.fetchedAt)
  const carried = readings.filter(({ at }) => !known.has(dayOf(at)) && dayOf(at) < today)
  if (carried.length === 0) return { snapshot: fetched, days: 0, expiresAt: null }
  const history = [...carried.map(({ expiresAt: _, ...point }) => point), ...own].sort((one, other) =>
    dayOf(one.at) < dayOf(other.at) ? -1 : 1,
  )
  const ends = carried.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt.getTime()]))
  const expiresAt = ends.length === 0 ? null : new Date(Math.min(...ends))
  return { snapshot: { ...fetched, history }, days: carried.length, expiresAt }
}

/** Loads what earlier verifications read of the profile of a fetched snapshot, oldest first, as far as the platform's terms let
 *  it be used in data that is stored at `at`. */
export async function loadReadings(sql: Pick<pg.Pool, 'query'>, fetched: Snapshot, at: Date): Promise<Reading[]> {
  if (!isKept(fetched)) return []
  const { platform, handle, source } = fetched
  const found = await sql.query<Reading>(
    `select to_char(day, 'YYYY-MM-DD') as at, followers::float8, following::float8, posts::float8, views::float8,
            expires_at as "expiresAt"
       from creator_readings join creators on creators.id = creator_id
      where platform = $1 and handle = $2 and profile_id = $3
        and (expires_at is null or expires_at >= coalesce($4, $5::timestamptz))
      order by day desc limit ${daysMax}`,
    [platform, creatorKey(platform, handle), profileId(fetched), carriedEndMin(source.connector, at), at],
  )
  return found.rows.reverse()
}

const profileId = ({ profile }: Snapshot) => storableText(profile?.id ?? '')

/** Keeps the days that a fetched snapshot tells of. A day that is known already takes the later word, and its new term: the
 *  platform has just confirmed it. A handle that passed to another profile takes the place of the former one, day by day. */
export async function storeReadings(
  tx: Pick<pg.Pool, 'query'>,
  fetched: Snapshot,
  { creatorId, at }: { creatorId: string; at: Date },
): Promise<void> {
  if (isKept(fetched)) await keepDays(tx, fetched, { creatorId, at })
}

/** Keeps the days of a snapshot wherever it is from: a watch draws what it has read itself. */
export async function keepDays(
  tx: Pick<pg.Pool, 'query'>,
  fetched: Snapshot,
  { creatorId, at }: { creatorId: string; at: Date },
): Promise<void> {
  const days = daysOf(fetched).slice(-daysMax)
  if (days.length === 0) return
  const column = (name: 'followers' | 'following' | 'posts' | 'views') => days.map((day) => day[name] ?? null)
  await tx.query(
    `insert into creator_readings (creator_id, day, profile_id, read_at, expires_at, followers, following, posts, views)
     select $1, day, $2, $3, $4, followers, following, posts, views
       from unnest($5::date[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[])
         as read (day, followers, following, posts, views)
     on conflict (creator_id, day) do update
       set profile_id = excluded.profile_id, read_at = excluded.read_at, expires_at = excluded.expires_at,
           followers = excluded.followers, following = excluded.following,
           posts = excluded.posts, views = excluded.views
     where creator_readings.read_at <= excluded.read_at`,
    [
      creatorId,
      profileId(fetched),
      at,
      keptUntil(fetched.source.connector, at),
      days.map((day) => dayOf(day.at)),
      column('followers'),
      column('following'),
      column('posts'),
      column('views'),
    ],
  )
}

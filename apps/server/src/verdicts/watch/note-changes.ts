import type { Snapshot } from '@vouch/engine'
import { followerChange, type HistoryPoint, postChange } from '@vouch/engine'
import { keptUntil } from '../creators/kept-days.ts'
import type { AgedPost } from '../creators/post-readings.ts'
import { dayOf } from '../creators/readings.ts'
import type { Sql } from './watch-parts.ts'

/** Notes the counts that left their range. The ranges are the engine's; here stands what they are made from. */

interface Noted {
  creatorId: string
  at: Date
  connector: Snapshot['source']['connector']
  /** Whether the platform rounds followers. */
  rounded: boolean
  /** Whether this look is the day’s last, or was due on the day before: days are compared with days, not with a part of one. */
  dayDone: boolean
  /** Readings of posts that this look brought. */
  fresh: readonly AgedPost[]
}

/** Two months, as far as the engine looks back. */
const daysMax = 62
/** The age at which posts are compared: most of what a post gets has come, and it is not too late to ask. */
const comparedHours = 24
const earlierPostsMax = 60
/** A change that nobody looked at for a season is no news. */
const changeDays = 90
const dayMs = 86_400_000

/** Notes changes in the transaction that keeps the readings. The same change is noted once. */
export async function noteChanges(sql: Sql, noted: Noted): Promise<void> {
  if (noted.dayDone) await noteFollowers(sql, noted)
  for (const { post, hours } of noted.fresh) {
    if (hours === comparedHours) await notePost(sql, noted, post)
  }
}

async function noteFollowers(sql: Sql, { creatorId, at, connector, rounded }: Noted): Promise<void> {
  // A day that a later fetch told of is known by its date alone.
  const found = await sql.query<HistoryPoint>(
    `select to_char(case when (read_at at time zone 'UTC')::date = day then read_at at time zone 'UTC' else day + interval '1 day' end,
                    'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, followers::float8
       from creator_readings readings
      where creator_id = $1 and day <= $2::date and day > $2::date - ${daysMax}
        and profile_id = (select profile_id from creator_readings where creator_id = $1 order by day desc limit 1)
      order by day`,
    [creatorId, dayOf(at)],
  )
  const change = followerChange(found.rows, rounded)
  if (change?.outside) await insert(sql, { ...change, creatorId, connector, count: 'followers', postId: '' })
}

async function notePost(sql: Sql, { creatorId, at, connector }: Noted, post: AgedPost['post']): Promise<void> {
  for (const count of ['likes', 'views'] as const) {
    const value = post[count]
    if (typeof value !== 'number') continue
    const earlier = await sql.query<{ value: number }>(
      `select ${count}::float8 as value from post_readings
        where creator_id = $1 and hours = $2 and post_id <> $3 and published_at < $4 and kind = $5 and ${count} is not null
        order by published_at desc limit ${earlierPostsMax}`,
      [creatorId, comparedHours, post.id, post.publishedAt, post.kind],
    )
    const known = earlier.rows.map((row) => row.value)
    const change = postChange(value, known)
    if (!change?.outside) continue
    const times = { at: at.toISOString(), since: null, before: null, after: value }
    await insert(sql, { ...change, ...times, creatorId, connector, count, postId: post.id })
    // Views that come with the likes are the same news.
    return
  }
}

interface Change {
  creatorId: string
  connector: Snapshot['source']['connector']
  count: 'followers' | 'likes' | 'views'
  postId: string
  at: string
  since: string | null
  before: number | null
  after: number
  value: number
  expected: number
  low: number
  high: number
  n: number
}

async function insert(sql: Sql, change: Change): Promise<void> {
  const at = new Date(change.at)
  const expiresAt = keptUntil(change.connector, at) ?? new Date(at.getTime() + changeDays * dayMs)
  await sql.query(
    `insert into watch_changes (creator_id, count, post_id, day, at, since, before, after, value, expected, low, high, n, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (creator_id, count, post_id, day) do nothing`,
    [
      ...[change.creatorId, change.count, change.postId, change.at.slice(0, 10), at, change.since],
      ...[change.before, change.after, change.value, change.expected, change.low, change.high, change.n, expiresAt],
    ],
  )
}

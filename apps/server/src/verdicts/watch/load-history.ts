import { type NamedCreator, Problem, type WatchHistory } from '@vouch/contract'
import { keptDays } from '../creators/kept-days.ts'
import { loadPostReadings } from '../creators/post-readings.ts'
import { loadWatchAlerts } from './alerts.ts'
import { loadWatch } from './load-watches.ts'
import { watchedCreator } from './marks.ts'
import type { Sql } from './watch-parts.ts'

/** A year of days, as a chart draws them. */
const daysMax = 366

/** Loads all that was read of a creator whom the workspace watches. @throws Problem `not_found` */
export async function loadWatchHistory(
  sql: Sql,
  workspaceId: string,
  creator: NamedCreator,
  now: Date,
): Promise<WatchHistory> {
  const { id: creatorId, connector } = await watchedCreator(sql, workspaceId, creator)
  const [watch, days, posts, alerts] = await Promise.all([
    loadWatch(sql, workspaceId, creatorId),
    loadDays(sql, creatorId),
    loadPostReadings(sql, creatorId),
    loadWatchAlerts(sql, workspaceId, creatorId),
  ])
  if (watch === null) throw new Problem('not_found', 'You aren’t watching this creator.')
  return {
    watch,
    days,
    posts: posts.map(({ id, publishedAt, kind, reads }) => ({
      ...{ id, kind, publishedAt: publishedAt.toISOString() },
      reads: reads.map(({ at, hours, likes = null, comments = null, views = null }) => ({
        at,
        hours,
        likes,
        comments,
        views,
      })),
    })),
    alerts,
    keptDays: connector === null ? null : keptDays(connector),
    now: now.toISOString(),
  }
}

async function loadDays(sql: Sql, creatorId: string): Promise<WatchHistory['days']> {
  const found = await sql.query<{ day: string; readAt: Date; followers: number | null; posts: number | null }>(
    `select to_char(day, 'YYYY-MM-DD') as day, read_at as "readAt", followers::float8, posts::float8
       from creator_readings
      where creator_id = $1
        and profile_id = (select profile_id from creator_readings where creator_id = $1 order by day desc limit 1)
      order by day desc limit ${daysMax}`,
    [creatorId],
  )
  return found.rows.reverse().map((row) => ({ ...row, readAt: row.readAt.toISOString() }))
}

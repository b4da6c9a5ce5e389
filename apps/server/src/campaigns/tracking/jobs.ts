import { clickDays } from '@vouch/contract'
import { z } from 'zod'
import { type GrowingTable, keepPartitions } from '../../foundation/db/partitions.ts'
import { eachPart } from '../../foundation/jobs/each-part.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { dayOf } from './click-salts.ts'
import { resealSources } from './source-secrets.ts'
import type { Sql, TrackingParts } from './tracking-parts.ts'

export const trackingUpkeepKind: JobKind<Record<string, never>> = {
  name: 'tracking.upkeep',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

/** Whole days of clicks are added up with their partition. */
export const growingClicks: GrowingTable = {
  ...{ table: 'link_clicks', by: 'at', width: 'day', keptDays: clickDays },
  beforeDrop: async (tx, partition) => {
    await tx.query(`with gone as (${daysOfClicks(partition)}) ${addDays}`)
  },
}

const daysOfClicks = (table: string) =>
  `select link_id, (at at time zone 'UTC')::date as day, visitor, bot from ${table}`

const addDays = `
  insert into link_click_days (link_id, day, clicks, visitors, bots)
  select link_id, day, count(*) filter (where not bot), count(distinct visitor) filter (where not bot), count(*) filter (where bot)
    from gone group by link_id, day
  on conflict (link_id, day) do update set clicks = link_click_days.clicks + excluded.clicks,
     visitors = link_click_days.visitors + excluded.visitors, bots = link_click_days.bots + excluded.bots
  returning link_id`

const msPerDay = 86_400_000
/** Links whose clicks of one day are added up at once. */
const linksAtOnce = 200

/** Throws away the salts of days that are over: from then on nobody can tell whose clicks those were. */
export async function forgetSalts(sql: Sql, at: Date): Promise<void> {
  await sql.query('delete from click_salts where day < $1', [dayOf(at)])
}

/** Adds up whole days of clicks that are older than the log promises and lie in no partition of a day, and deletes them. What was added up twice is counted once: what is deleted and
 *  what is added is one statement. */
export async function forgetClicks(sql: Sql, at: Date): Promise<void> {
  const before = dayOf(new Date(at.getTime() - clickDays * msPerDay))
  for (let found = linksAtOnce; found === linksAtOnce; ) {
    const links = await sql.query(
      `with due as (select distinct link_id from link_clicks where at < $1::date::timestamp at time zone 'UTC' limit ${linksAtOnce}),
            gone as (delete from link_clicks using due
                      where link_clicks.link_id = due.link_id and at < $1::date::timestamp at time zone 'UTC'
                      returning link_clicks.link_id, (at at time zone 'UTC')::date as day, visitor, bot)
       ${addDays}`,
      [before],
    )
    found = new Set(links.rows.map(({ link_id }) => link_id)).size
  }
}

/** @returns the job that forgets single clicks, and keeps the secrets of shops under the newest key */
export function trackingUpkeepJob({ db, now, ring }: Pick<TrackingParts, 'db' | 'now' | 'ring'>): Job {
  return defineJob(trackingUpkeepKind, {
    schedule: '17 * * * *',
    run: () =>
      eachPart(
        () => forgetSalts(db.pool, now()),
        async () => {
          await keepPartitions(db, growingClicks, now())
          await forgetClicks(db.pool, now())
        },
        () => resealSources(db.pool, ring, now()),
      ),
  })
}

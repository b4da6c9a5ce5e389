import { type Calibration, calibrationOf, type Lesson } from '@vouch/engine'
import type pg from 'pg'

/** What the results of a workspace's own campaigns say about the published click and order rates. The room of results writes it; whoever forecasts
 *  reads it here. */

type Sql = Pick<pg.Pool, 'query'>

/** Lessons that count, the latest: more move the rate no further, and each costs the engine thirty rounds. */
const lessonsMax = 400

export interface KeptLesson {
  entryId: string
  lesson: Lesson
}

/** Keeps what a campaign taught in place of what it taught before. */
export async function keepLessons(
  tx: Sql,
  { workspaceId, campaignId, at }: { workspaceId: string; campaignId: string; at: Date },
  lessons: readonly KeptLesson[],
): Promise<void> {
  await tx.query('delete from learned_campaigns where campaign_id = $1', [campaignId])
  await tx.query('insert into learned_campaigns (campaign_id, learned_at) values ($1, $2)', [campaignId, at])
  await tx.query(
    `insert into forecast_lessons (campaign_id, entry_id, workspace_id, lesson, learned_at)
     select $1, entry_id, $2, lesson, $3 from unnest($4::uuid[], $5::jsonb[]) as told (entry_id, lesson)`,
    [
      ...[campaignId, workspaceId, at],
      lessons.map(({ entryId }) => entryId),
      lessons.map(({ lesson }) => JSON.stringify(lesson)),
    ],
  )
}

/** @param exceptCampaign whose own results must not count, because they are held against the forecast
 *  @returns null where the workspace has no results */
export async function loadCalibration(
  sql: Sql,
  workspaceId: string,
  exceptCampaign: string | null = null,
): Promise<Calibration | null> {
  const found = await sql.query<{ lesson: Lesson }>(
    `select lesson from forecast_lessons where workspace_id = $1 and ($2::uuid is null or campaign_id <> $2)
      order by learned_at desc, entry_id limit ${lessonsMax}`,
    [workspaceId, exceptCampaign],
  )
  return calibrationOf(found.rows.map(({ lesson }) => lesson))
}

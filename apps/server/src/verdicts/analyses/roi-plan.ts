import { Problem, type RoiAnswer, type RoiPlan } from '@vouch/contract'
import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import { loadSnapshot } from '../creators/snapshots.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { loadCalibration } from './forecast-lessons.ts'
import { loadShownReport } from './load-report.ts'
import { withOwnRates } from './own-rates.ts'
import { roiReading } from './report-readings.ts'

/** The plan of a campaign, saved beside the report that its forecast reads. The forecast itself is not stored: the engine gives
 *  the same figures for the same plan wherever it runs. */

type Sql = Pick<pg.Pool, 'query'>
type Parts = Pick<AnalysisParts, 'db' | 'snapshots'>

/** Loads what a forecast of return reads, and the plan.
 *  @param exceptCampaign whose own results the forecast must not know
 *  @throws Problem `not_found` as `loadShownReport` does, and when the data are gone. */
export async function loadRoi(
  { db, snapshots }: Parts,
  workspaceId: string,
  verificationId: string,
  exceptCampaign: string | null = null,
): Promise<RoiAnswer> {
  const { report, snapshotId } = await loadShownReport(db.pool, workspaceId, verificationId)
  const body = await loadStored(db, snapshotId)
  const stated = await snapshots.read(roiReading, body, report, workspaceId)
  const calibration = await loadCalibration(db.pool, workspaceId, exceptCampaign)
  const creator = await withOwnRates(db.pool, workspaceId, stated.creator)
  return { ...stated, creator, saved: await loadPlan(db.pool, verificationId), calibration }
}

/** Saves a plan; the last one saved stands. @throws Problem `not_found` as `loadRoi` does. */
export async function savePlan(
  parts: Parts,
  about: { workspaceId: string; verificationId: string; at: Date },
  plan: RoiPlan,
): Promise<RoiAnswer> {
  const { workspaceId, verificationId, at } = about
  await parts.db.pool.query(
    `insert into roi_plans (verification_id, plan, saved_at)
     select id, $3, $4 from verifications where id = $1 and workspace_id = $2
     on conflict (verification_id) do update set plan = excluded.plan, saved_at = excluded.saved_at`,
    [verificationId, workspaceId, JSON.stringify(plan), at],
  )
  return loadRoi(parts, workspaceId, verificationId)
}

/** @returns the saved plan of a verification; null where there is none. */
export async function loadPlan(sql: Sql, verificationId: string): Promise<RoiAnswer['saved']> {
  const found = await sql.query<{ plan: RoiPlan; savedAt: Date }>(
    'select plan, saved_at as "savedAt" from roi_plans where verification_id = $1',
    [verificationId],
  )
  const row = found.rows[0]
  return row ? { ...row.plan, savedAt: row.savedAt.toISOString() } : null
}

/** Loads a snapshot that must be there, as it is stored. @throws Problem `not_found` when the platform's terms had it deleted. */
export async function loadStored(db: Database, snapshotId: string): Promise<Uint8Array> {
  const stored = await loadSnapshot(db, snapshotId)
  if (stored === null) {
    throw new Problem(
      'not_found',
      'The data for this verification was deleted, as the platform requires. Verify the creator again.',
    )
  }
  return stored.body
}

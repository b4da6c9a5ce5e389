import type { Analysis, RoiPlan } from '@vouch/contract'
import type { Calibration, Report, RoiCreator } from '@vouch/engine'
import type { Database } from '../../foundation/db/database.ts'
import { loadCalibration } from '../analyses/forecast-lessons.ts'
import { loadAnalyses } from '../analyses/load-analyses.ts'
import { withOwnRates } from '../analyses/own-rates.ts'
import { roiReading } from '../analyses/report-readings.ts'
import { loadPlan } from '../analyses/roi-plan.ts'
import type { SnapshotReader } from '../creators/snapshot-reader.ts'
import { loadReportSnapshot } from './load-report-snapshot.ts'

/** What the workspace built upon a report: the campaign that it planned and the analyses that it bought. They are its own business,
 *  so they are printed where it says so, and are in no share link. */

export interface Additions {
  /** The forecast itself is computed where it is printed: the same plan gives the same figures. */
  planned: { creator: RoiCreator; plan: RoiPlan; savedAt: string; calibration: Calibration | null } | null
  analyses: readonly Analysis[]
}

export const noAdditions: Additions = { planned: null, analyses: [] }

interface Parts {
  db: Database
  snapshots: SnapshotReader
}

/** What is printed: the verification that an export is made of, and the report that was pinned for it. */
interface Printed {
  workspaceId: string
  sourceId: string | null
  reportId: string
  report: Report
}

/** Loads what stands beside the verification that an export is made of. The plan is left out where the data that its forecast reads
 *  were deleted. */
export async function loadAdditions(
  parts: Parts,
  { workspaceId, sourceId, reportId, report }: Printed,
): Promise<Additions> {
  if (sourceId === null) return noAdditions
  const { pool } = parts.db
  const saved = await loadPlan(pool, sourceId)
  const read = saved === null ? null : await loadCreator(parts, reportId, report)
  const creator = read && (await withOwnRates(pool, workspaceId, read))
  const bought = await loadAnalyses(pool, workspaceId, sourceId)
  const calibration = saved && (await loadCalibration(pool, workspaceId))
  return {
    planned: saved && creator && { creator, plan: saved, savedAt: saved.savedAt, calibration },
    analyses: bought.filter(({ state }) => state === 'done'),
  }
}

async function loadCreator({ db, snapshots }: Parts, reportId: string, report: Report): Promise<RoiCreator | null> {
  const body = await loadReportSnapshot(db, reportId)
  return body && (await snapshots.read(roiReading, body, report)).creator
}

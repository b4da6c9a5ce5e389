import { type AudienceTold, audienceTold } from '@vouch/presentation'
import { snapshotReading } from '../creators/snapshot-reading.ts'
import type { ExportParts } from './export-parts.ts'
import { loadReportSnapshot } from './load-report-snapshot.ts'

/** Countries, ages and genders as far as anybody declared them. */
export const declaredAudienceReading = snapshotReading('exports.audience', (snapshot, _args: null) =>
  audienceTold(snapshot),
)

/** @returns the audience behind a report; all of it null where the data were deleted since */
export async function loadDeclaredAudience(
  parts: Pick<ExportParts, 'db' | 'snapshots'>,
  reportId: string,
): Promise<AudienceTold> {
  const body = await loadReportSnapshot(parts.db, reportId)
  return body === null ? audienceTold(null) : parts.snapshots.read(declaredAudienceReading, body, null)
}

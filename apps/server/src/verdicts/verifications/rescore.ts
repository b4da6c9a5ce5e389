import { Problem } from '@vouch/contract'
import type { Platform, Report } from '@vouch/engine'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { loadReports, storeReport } from '../creators/reports.ts'
import { loadSnapshot, type StoredSnapshot } from '../creators/snapshots.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { loadSource } from './load-verification.ts'
import { scoring } from './report-of.ts'
import { settingsFor } from './run-verification.ts'
import type { VerificationParts } from './verification-parts.ts'

/** Evidence and second opinions: the snapshot behind a verification, and its reports by engine version. */

/** Loads the snapshot that a verification's report was computed from.
 *  @throws Problem `not_found` while there is none, or when the platform's terms had it deleted. */
export async function loadEvidence(
  { db }: VerificationParts,
  member: Member,
  id: string,
): Promise<StoredSnapshot & { snapshotId: string }> {
  const { snapshotId, ended } = await loadSource(db.kysely, member.workspaceId, id)
  const stored = snapshotId === null ? null : await loadSnapshot(db, snapshotId)
  if (snapshotId !== null && stored !== null) return { ...stored, snapshotId }
  throw new Problem(
    'not_found',
    ended
      ? 'There is no data for this verification: none could be collected, or it was deleted after 30 days as the platform requires.'
      : 'We’re still collecting the data for this verification.',
  )
}

/** Scores the stored snapshot with the present engine and shows that report from now on. Other requests that shared the
 *  fetch keep the report that they have. The same engine gives the same report, so asking twice changes nothing.
 *  @throws Problem `creator_withheld` for a creator on whom no further verdict is given. */
export async function rescore(parts: VerificationParts, member: Member, id: string): Promise<void> {
  const evidence = await loadEvidence(parts, member, id)
  // What a supplier sold is gone once it was scored, and what is left would give another verdict: the report stands.
  if (evidence.boughtPeople === 'gone') return
  const { platform, handle } = await loadCreator(parts, evidence.snapshotId)
  await refuseSuppressed(parts.db.pool, { platform, handle }, parts.now())
  const report = await parts.snapshots.read(scoring, evidence.body, settingsFor(parts, evidence), member.workspaceId)
  await withTransaction(parts.db, async (tx) => {
    const reportId = await storeReport(tx, evidence.snapshotId, report)
    await tx.query(`update verifications set report_id = $2 where id = $1 and credits_used is not null`, [id, reportId])
  })
}

async function loadCreator({ db }: VerificationParts, snapshotId: string) {
  const found = await db.pool.query<{ platform: Platform; handle: string }>(
    'select platform, handle from creators join snapshots on creator_id = creators.id where snapshots.id = $1',
    [snapshotId],
  )
  return onlyRow(found)
}

/** Loads every report on the snapshot of a verification, newest first. */
export async function loadReportVersions({ db }: VerificationParts, member: Member, id: string): Promise<Report[]> {
  const { snapshotId } = await loadSource(db.kysely, member.workspaceId, id)
  return snapshotId === null ? [] : loadReports(db.pool, snapshotId)
}

import type { AudienceReading } from '@vouch/contract'
import { credibleShare } from '@vouch/engine'
import { creatorKey } from '../creators/creator-key.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { loadComparable } from './comparable-creators.ts'
import { loadShownReport } from './load-report.ts'
import { audienceReading } from './report-readings.ts'
import { loadStored } from './roi-plan.ts'

/** What the report's share of inauthentic followers is made of: every sampled account's own estimate, and the place among creators
 *  of the size. Nothing of it is stored: it follows from the snapshot and the index. */

/** Loads it. @throws Problem `not_found` as `loadShownReport` does, and when the data are gone. */
export async function loadAudience(
  { db, snapshots }: Pick<AnalysisParts, 'db' | 'snapshots'>,
  workspaceId: string,
  verificationId: string,
): Promise<AudienceReading> {
  const { report, snapshotId } = await loadShownReport(db.pool, workspaceId, verificationId)
  const { platform, handle, followers } = await snapshots.read(
    audienceReading,
    await loadStored(db, snapshotId),
    report,
    workspaceId,
  )
  const { suspiciousFollowers: suspicious, subject } = report
  return {
    followers,
    comparable:
      suspicious === null || subject.followers === null
        ? null
        : await loadComparable(db.pool, {
            platform,
            key: creatorKey(platform, handle),
            followers: subject.followers,
            own: credibleShare(suspicious).share,
          }),
  }
}

import type { AudienceReading, ExplainedFollower, SampledCredibility } from '@vouch/contract'
import {
  type Account,
  type AudienceEstimate,
  accountKindWords,
  estimateAudience,
  type Report,
  type Snapshot,
} from '@vouch/engine'
import { creatorKey } from '../creators/creator-key.ts'
import type { Database } from '../db/database.ts'
import { barsOf, loadComparable } from './comparable-creators.ts'
import { loadShownReport } from './load-report.ts'
import { loadStored } from './roi-plan.ts'

/** What the report's share of inauthentic followers is made of: every sampled account's own estimate, and the place among creators
 *  of the size. Nothing of it is stored: it follows from the snapshot and the index. */

/** Loads it. @throws Problem `not_found` as `loadShownReport` does, and when the data are gone. */
export async function loadAudience(
  db: Database,
  workspaceId: string,
  verificationId: string,
): Promise<AudienceReading> {
  const { report, snapshotId } = await loadShownReport(db.pool, workspaceId, verificationId)
  const snapshot = await loadStored(db, snapshotId)
  const { suspiciousFollowers: suspicious, subject } = report
  const estimate = suspicious === null ? null : estimateAudience(snapshot)
  return {
    followers: suspicious && estimate && credibilityOf(suspicious, snapshot, estimate),
    comparable:
      suspicious === null || subject.followers === null
        ? null
        : await loadComparable(db.pool, {
            platform: snapshot.platform,
            key: creatorKey(snapshot.platform, snapshot.handle),
            followers: subject.followers,
            own: 1 - suspicious.share,
          }),
  }
}

/** The share is that of the report; a later engine may count single accounts a little differently. */
function credibilityOf(
  { share, low, high, sampled }: NonNullable<Report['suspiciousFollowers']>,
  snapshot: Snapshot,
  { method, basis, credibility, examples }: AudienceEstimate,
): SampledCredibility {
  const accounts = new Map(snapshot.followersSample?.accounts.map((account) => [account.id, account]))
  return {
    ...{ sampled, method, basis },
    bins: barsOf(credibility),
    credible: { share: 1 - share, low: 1 - high, high: 1 - low },
    leastAuthentic: examples.map((example) => explained(example, accounts.get(example.accountId))),
  }
}

function explained(
  { accountId, probability, kind, reasons }: AudienceEstimate['examples'][number],
  account: Account | undefined,
): ExplainedFollower {
  return {
    id: accountId,
    username: account?.username ?? null,
    followers: account?.followers ?? null,
    following: account?.following ?? null,
    posts: account?.posts ?? null,
    probability,
    looksLike: kind == null ? null : accountKindWords[kind],
    reasons,
  }
}

import type { AnalysisKind, ExplainedFollower, SampledCredibility } from '@vouch/contract'
import {
  type Account,
  type AudienceEstimate,
  accountKindWords,
  credibleShare,
  estimateAudience,
  type Report,
  type Snapshot,
} from '@vouch/engine'
import { snapshotReading } from '../creators/snapshot-reading.ts'
import { type AnalysedReport, answerAnalysis } from './answer-analysis.ts'
import { barsOf } from './comparable-creators.ts'
import { roiOf } from './roi-of.ts'

/** What is built upon a report and reads its snapshot again. */

/** What the engine reads off a report for a forecast, and where the report prices a post. */
export const roiReading = snapshotReading('analyses.roi', (snapshot, report: Report) => roiOf(report, snapshot))

/** The answer to a paid analysis, or why there is none. */
export const analysisReading = snapshotReading(
  'analyses.answer',
  (snapshot, about: { kind: AnalysisKind } & Omit<AnalysedReport, 'snapshot'>) =>
    answerAnalysis(about.kind, { ...about, snapshot }),
)

/** Every sampled account's own estimate, and who it is about. */
export const audienceReading = snapshotReading('analyses.audience', (snapshot, report: Report) => {
  const { suspiciousFollowers: suspicious } = report
  const estimate = suspicious === null ? null : estimateAudience(snapshot)
  const { platform, handle } = snapshot
  return { platform, handle, followers: suspicious && estimate && credibilityOf(suspicious, snapshot, estimate) }
})

/** The share is that of the report; a later engine may count single accounts a little differently. */
function credibilityOf(
  suspicious: NonNullable<Report['suspiciousFollowers']>,
  snapshot: Snapshot,
  { method, basis, credibility, examples }: AudienceEstimate,
): SampledCredibility {
  const accounts = new Map(snapshot.followersSample?.accounts.map((account) => [account.id, account]))
  return {
    ...{ sampled: suspicious.sampled, method, basis },
    bins: barsOf(credibility),
    credible: credibleShare(suspicious),
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

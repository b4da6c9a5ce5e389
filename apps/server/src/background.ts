import { keyRetentionJob, keyRetentionKind } from './access/api-keys/retention.ts'
import { extensionRetentionJob, extensionRetentionKind } from './access/extension/retention.ts'
import { oauthRetentionJob, oauthRetentionKind } from './access/oauth/retention.ts'
import { webhookRetentionJob, webhookRetentionKind } from './access/webhooks/retention.ts'
import {
  contractDeskOf,
  exportingOf,
  outreachDeskOf,
  performancePartsOf,
  trackingPartsOf,
  watchOf,
} from './campaign-side.ts'
import { forgetCampaignsJob, forgetCampaignsKind } from './campaigns/campaigns/jobs.ts'
import { movableContracts } from './campaigns/contracts/contract-copies.ts'
import { contractCopiesJob, copiesKind } from './campaigns/contracts/jobs.ts'
import { outreachJobs, outreachKinds } from './campaigns/outreach/outreach-jobs.ts'
import { learnJob, learnKind } from './campaigns/performance/learn-results.ts'
import { performanceJob } from './campaigns/performance/make-performance.ts'
import { performanceKind } from './campaigns/performance/performance-parts.ts'
import { trackingUpkeepJob, trackingUpkeepKind } from './campaigns/tracking/jobs.ts'
import { consentPartsOf } from './consent-side.ts'
import { endedSessionsJob, endedSessionsKind } from './customers/accounts/ended-sessions.ts'
import { forgottenPasswordJob, forgottenPasswordKind } from './customers/accounts/passwords.ts'
import { verificationLetterJob, verificationLetterKind } from './customers/accounts/verification-letters.ts'
import {
  abandonedSignUpsJob,
  abandonedSignUpsKind,
  oldTrialMarksJob,
  oldTrialMarksKind,
} from './customers/billing/abandoned-sign-ups.ts'
import { creditWarningsJob, creditWarningsKind } from './customers/billing/credit-warnings.ts'
import { billingJobs, billingKinds } from './customers/billing/jobs.ts'
import { purchaseParts } from './customers/billing/purchase-receipt.ts'
import type { AuditParts } from './customers/credits/audit.ts'
import { creditJobs, creditKinds } from './customers/credits/jobs.ts'
import type { HeldWork } from './customers/credits/orphaned-holds.ts'
import { seatWatchJob, seatWatchKind } from './customers/workspaces/seat-watch.ts'
import { bulkJobs, bulkKinds } from './finding/bulk/jobs.ts'
import { discoveryJobs, discoveryKinds } from './finding/discovery/jobs.ts'
import { shortlistJobs, shortlistKinds } from './finding/shortlists/jobs.ts'
import type { Job, JobKind } from './foundation/jobs/job.ts'
import type { Mailer } from './foundation/mail/mailer.ts'
import { mailJob, mailKind } from './foundation/mail/outbox.ts'
import { metricsRetentionJob, metricsRetentionKind } from './foundation/metrics/metrics-retention.ts'
import { objectJobs, objectLeavingsKind, objectMoveKind } from './foundation/moving/jobs.ts'
import type { MovableBodies } from './foundation/objects/movable-bodies.ts'
import { type Rooms, sitePartsOf, webhookPartsOf } from './rooms.ts'
import { siteRetentionJob, siteRetentionKind } from './site/site-retention.ts'
import { teamRetentionJob, teamRetentionKind } from './team/gate/team-retention.ts'
import { analysisKind } from './verdicts/analyses/analysis-parts.ts'
import { analysisJob } from './verdicts/analyses/run-analysis.ts'
import { consentUpkeepJob, consentUpkeepKind } from './verdicts/consent/jobs.ts'
import { movableSnapshots } from './verdicts/creators/snapshots.ts'
import { exportJobs, exportKinds } from './verdicts/exports/jobs.ts'
import { movableFiles } from './verdicts/exports/load-exports.ts'
import { sharingRetentionJob, sharingRetentionKind } from './verdicts/sharing/forget-shared.ts'
import { verificationJobs, verificationKinds } from './verdicts/verifications/jobs.ts'
import { watchJobs, watchKinds } from './verdicts/watch/jobs.ts'

/** All that runs without a request: one list of kinds, which the queue must know before it opens, and one of jobs. */

export const jobKinds: Pick<JobKind<object>, 'name' | 'limits'>[] = [
  ...verificationKinds,
  analysisKind,
  ...discoveryKinds,
  ...exportKinds,
  sharingRetentionKind,
  consentUpkeepKind,
  ...creditKinds,
  endedSessionsKind,
  forgottenPasswordKind,
  verificationLetterKind,
  mailKind,
  abandonedSignUpsKind,
  oldTrialMarksKind,
  creditWarningsKind,
  seatWatchKind,
  keyRetentionKind,
  oauthRetentionKind,
  extensionRetentionKind,
  webhookRetentionKind,
  siteRetentionKind,
  metricsRetentionKind,
  teamRetentionKind,
  ...billingKinds,
  ...shortlistKinds,
  ...bulkKinds,
  ...watchKinds,
  forgetCampaignsKind,
  trackingUpkeepKind,
  performanceKind,
  learnKind,
  ...outreachKinds,
  copiesKind,
  objectMoveKind,
  objectLeavingsKind,
]

/** Everything that may lie in the object store. */
export const movable: readonly MovableBodies[] = [movableSnapshots, movableFiles, movableContracts]

/** Work that holds credits and may go before it ends. What is exported or verified stays until then. */
const heldWorks: readonly HeldWork[] = [
  { kind: 'outreach', table: 'outreach_messages' },
  { kind: 'consent', table: 'consent_requests' },
  { kind: 'analysis', table: 'analyses' },
  { kind: 'performance', table: 'performance_reports' },
]

/** @returns the jobs of every room. */
export function allJobs(rooms: Rooms, mailer: Mailer, log: AuditParts['log']): Job[] {
  const { db, authService, config, publicAddress, verifying, cards } = rooms
  const { now, queue, snapshots } = verifying
  const billing = { db, payments: cards.payments, config, queue, publicAddress, now, log }
  return [
    ...verificationJobs(verifying),
    analysisJob(verifying),
    ...discoveryJobs({ db, now, queue, snapshots, sandbox: config.mode === 'sandbox', config, publicAddress, log }),
    ...exportJobs(exportingOf(rooms)),
    sharingRetentionJob({ db, now }),
    consentUpkeepJob(consentPartsOf(rooms, () => sitePartsOf(rooms))),
    ...creditJobs({ ...purchaseParts(billing), log }, heldWorks),
    endedSessionsJob({ db }),
    forgottenPasswordJob({ db, authService, config, queue, publicAddress, now }),
    verificationLetterJob({ db, authService, config, queue, publicAddress, now }),
    mailJob({ db, mailer, now }),
    siteRetentionJob({ db, now, launchedOn: config.launchedOn }),
    metricsRetentionJob(db),
    teamRetentionJob(db),
    abandonedSignUpsJob(billing),
    oldTrialMarksJob(billing),
    creditWarningsJob(billing),
    seatWatchJob(billing),
    keyRetentionJob(billing),
    oauthRetentionJob(billing),
    extensionRetentionJob(billing),
    webhookRetentionJob(webhookPartsOf(rooms)),
    ...bulkJobs(verifying),
    ...watchJobs(watchOf(rooms)),
    forgetCampaignsJob({ db, now }),
    trackingUpkeepJob(trackingPartsOf(rooms)),
    performanceJob(performancePartsOf(rooms)),
    learnJob(performancePartsOf(rooms)),
    ...outreachJobs(outreachDeskOf(rooms)),
    contractCopiesJob(contractDeskOf(rooms)),
    ...objectJobs(db, movable),
    ...shortlistJobs({ verifying, config, publicAddress }),
    ...billingJobs(billing),
  ]
}

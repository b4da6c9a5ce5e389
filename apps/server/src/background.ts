import { endedSessionsJob, endedSessionsKind } from './accounts/ended-sessions.ts'
import { forgottenPasswordJob, forgottenPasswordKind } from './accounts/passwords.ts'
import { analysisKind } from './analyses/analysis-parts.ts'
import { analysisJob } from './analyses/run-analysis.ts'
import { abandonedSignUpsJob, abandonedSignUpsKind } from './billing/abandoned-sign-ups.ts'
import { creditWarningsJob, creditWarningsKind } from './billing/credit-warnings.ts'
import { billingJobs, billingKinds } from './billing/jobs.ts'
import { bulkJobs, bulkKinds } from './bulk/jobs.ts'
import type { AuditParts } from './credits/audit.ts'
import { creditJobs, creditKinds } from './credits/jobs.ts'
import { discoveryJobs, discoveryKinds } from './discovery/jobs.ts'
import { exportJobs, exportKinds } from './exports/jobs.ts'
import type { Job, JobKind } from './jobs/job.ts'
import { mailJob, mailKind } from './mail/outbox.ts'
import { metricsRetentionJob, metricsRetentionKind } from './metrics/metrics-retention.ts'
import type { Mailer } from './outside/mail/mailer.ts'
import { exportPartsOf } from './passing-on.ts'
import type { Rooms } from './rooms.ts'
import { sharingRetentionJob, sharingRetentionKind } from './sharing/forget-shared.ts'
import { shortlistJobs, shortlistKinds } from './shortlists/jobs.ts'
import { siteRetentionJob, siteRetentionKind } from './site/site-retention.ts'
import { teamRetentionJob, teamRetentionKind } from './team/team-retention.ts'
import { verificationJobs, verificationKinds } from './verifications/jobs.ts'

/** All that runs without a request: one list of kinds, which the queue must know before it opens, and one of jobs. */

export const jobKinds: Pick<JobKind<object>, 'name' | 'limits'>[] = [
  ...verificationKinds,
  analysisKind,
  ...discoveryKinds,
  ...exportKinds,
  sharingRetentionKind,
  ...creditKinds,
  endedSessionsKind,
  forgottenPasswordKind,
  mailKind,
  abandonedSignUpsKind,
  creditWarningsKind,
  siteRetentionKind,
  metricsRetentionKind,
  teamRetentionKind,
  ...billingKinds,
  ...shortlistKinds,
  ...bulkKinds,
]

/** @returns the jobs of every room. */
export function allJobs(rooms: Rooms, mailer: Mailer, log: AuditParts['log']): Job[] {
  const { db, authService, config, publicAddress, verifying, cards } = rooms
  const { now, queue } = verifying
  return [
    ...verificationJobs(verifying),
    analysisJob(verifying),
    ...discoveryJobs({ db, now, queue, sandbox: config.mode === 'sandbox' }),
    ...exportJobs(exportPartsOf(rooms)),
    sharingRetentionJob({ db, now }),
    ...creditJobs({ db, payments: cards.payments, now, log }),
    endedSessionsJob({ db }),
    forgottenPasswordJob({ db, authService, config, queue, publicAddress, now }),
    mailJob({ db, mailer, now }),
    siteRetentionJob({ db, now, launchedOn: config.launchedOn }),
    metricsRetentionJob(db),
    teamRetentionJob(db),
    abandonedSignUpsJob({ db, payments: cards.payments, now }),
    creditWarningsJob({ db, config, queue, publicAddress, now }),
    ...bulkJobs(verifying),
    ...shortlistJobs({ verifying, config, publicAddress }),
    ...billingJobs({ db, payments: cards.payments, config, queue, publicAddress, now }),
  ]
}

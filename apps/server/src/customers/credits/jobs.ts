import type { Job } from '../../foundation/jobs/job.ts'
import { type AuditParts, auditJob, auditKind } from './audit.ts'
import { forgottenPaymentsJob, forgottenPaymentsKind } from './forgotten-payments.ts'
import { type HeldWork, orphanedHoldsJob, orphanedHoldsKind } from './orphaned-holds.ts'
import type { PurchaseParts } from './purchases.ts'

export const creditKinds = [auditKind, forgottenPaymentsKind, orphanedHoldsKind]

/** @param works what holds credits, in rooms above
 *  @returns the jobs of credits: the nightly proof, payments that nobody claimed, and credits that are held for nothing. */
export function creditJobs(parts: AuditParts & PurchaseParts, works: readonly HeldWork[]): Job[] {
  return [auditJob(parts), forgottenPaymentsJob(parts), orphanedHoldsJob(parts, works)]
}

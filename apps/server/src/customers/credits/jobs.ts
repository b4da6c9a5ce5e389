import type { Job } from '../../foundation/jobs/job.ts'
import { type AuditParts, auditJob, auditKind } from './audit.ts'
import { forgottenPaymentsJob, forgottenPaymentsKind } from './forgotten-payments.ts'
import type { PurchaseParts } from './purchases.ts'

export const creditKinds = [auditKind, forgottenPaymentsKind]

/** @returns the jobs of credits: the nightly proof, and payments that nobody claimed. */
export function creditJobs(parts: AuditParts & PurchaseParts): Job[] {
  return [auditJob(parts), forgottenPaymentsJob(parts)]
}

import type { Job } from '../../foundation/jobs/job.ts'
import { type ExportParts, makeKind } from './export-parts.ts'
import { exportRetentionJob, exportRetentionKind } from './forget-files.ts'
import { makeJob } from './make-export.ts'

/** Every kind of job of exports. */
export const exportKinds = [makeKind, exportRetentionKind]

/** @returns the jobs of exports. */
export function exportJobs(parts: ExportParts): Job[] {
  return [makeJob(parts), exportRetentionJob(parts)]
}

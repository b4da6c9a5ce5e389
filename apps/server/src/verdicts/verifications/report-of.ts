import { createHash } from 'node:crypto'
import { assess, canonicalPieces, type Report, type Snapshot } from '@vouch/engine'
import { snapshotReading } from '../creators/snapshot-reading.ts'
import { utf8Of } from '../creators/utf8-pieces.ts'

/** Snapshot in, report out: the one way that the server and the command line take, so both give the same bytes. */

export interface ReportSettings {
  /** When the report is computed, ISO 8601. */
  computedAt: string
  /** The snapshot's digest, where it was taken before. */
  digest?: string
  /** Why the score is left out, where it is. */
  withheld?: 'derived_metrics_off'
}

/** @returns the digest of the snapshot's canonical form, `sha256:` and hexadecimal. */
export function snapshotDigest(snapshot: Snapshot): string {
  const digest = createHash('sha256')
  for (const bytes of utf8Of(canonicalPieces(snapshot))) digest.update(bytes)
  return `sha256:${digest.digest('hex')}`
}

/** @returns the digest and the report of a checked snapshot. */
export function reportOf(snapshot: Snapshot, settings: ReportSettings): { digest: string; report: Report } {
  const digest = settings.digest ?? snapshotDigest(snapshot)
  return { digest, report: assess(snapshot, { ...settings, digest }) }
}

/** The report of a stored snapshot. */
export const scoring = snapshotReading(
  'verifications.report',
  (snapshot, settings: ReportSettings) => reportOf(snapshot, settings).report,
)

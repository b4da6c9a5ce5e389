import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import { assess, canonicalPieces, type Report, type Snapshot } from '@vouch/engine'
import { snapshotReading } from '../creators/snapshot-reading.ts'

/** Snapshot in, report out: the one way that the server and the command line take, so both give the same bytes. */

export interface ReportSettings {
  /** When the report is computed, ISO 8601. */
  computedAt: string
  /** The snapshot's digest, where it was taken before. */
  digest?: string
  /** Why the score is left out, where it is. */
  withheld?: 'derived_metrics_off'
}

/** Room for the pieces that are hashed together. */
const roomBytes = 1 << 19

/** Pieces are gathered as the engine of JavaScript may hold them, in UTF-16, and turned into UTF-8 together: the hash would do so letter by
 *  letter, which costs a third of hashing itself.
 *
 *  @returns the digest of the snapshot's canonical form, `sha256:` and hexadecimal. */
export function snapshotDigest(snapshot: Snapshot): string {
  const digest = createHash('sha256')
  const room = Buffer.allocUnsafe(roomBytes)
  let filled = 0
  const hashFilled = () => {
    if (filled > 0) digest.update(transcode(room.subarray(0, filled), 'utf16le', 'utf8'))
    filled = 0
  }
  for (const piece of canonicalPieces(snapshot)) {
    if (filled + 2 * piece.length > roomBytes) hashFilled()
    // A single piece may be longer than the room, where somebody wrote very long texts.
    if (2 * piece.length > roomBytes) digest.update(piece)
    else filled += room.write(piece, filled, 'utf16le')
  }
  hashFilled()
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

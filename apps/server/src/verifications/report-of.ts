import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import { assess, canonicalPieces, type Report, type Snapshot } from '@vouch/engine'

/** Snapshot in, report out: the one way that the server and the command line take, so both give the same bytes. */

export interface ReportSettings {
  /** When the report is computed, ISO 8601. */
  computedAt: string
  /** The snapshot's digest, where it was taken before. */
  digest?: string
  /** Why the score is left out, where it is. */
  withheld?: 'derived_metrics_off'
}

/** Holds a piece of the canonical form as a rule; a longer one gets room of its own. */
const roomBytes = 1 << 18

/** Pieces are copied as the engine of JavaScript may hold them, in UTF-16, and turned into UTF-8 at once: the hash would do so letter by
 *  letter, which costs a third of hashing itself.
 *
 *  @returns the digest of the snapshot's canonical form, `sha256:` and hexadecimal. */
export function snapshotDigest(snapshot: Snapshot): string {
  const digest = createHash('sha256')
  let room = Buffer.allocUnsafe(roomBytes)
  for (const piece of canonicalPieces(snapshot)) {
    if (2 * piece.length > room.length) room = Buffer.allocUnsafe(2 * piece.length)
    const bytes = room.write(piece, 'utf16le')
    digest.update(transcode(room.subarray(0, bytes), 'utf16le', 'utf8'))
  }
  return `sha256:${digest.digest('hex')}`
}

/** @returns the digest and the report of a checked snapshot. */
export function reportOf(snapshot: Snapshot, settings: ReportSettings): { digest: string; report: Report } {
  const digest = settings.digest ?? snapshotDigest(snapshot)
  return { digest, report: assess(snapshot, { ...settings, digest }) }
}

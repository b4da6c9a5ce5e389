import { webcrypto } from 'node:crypto'
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

/** Takes the digest of the snapshot's canonical form, `sha256:` and hexadecimal. The hashing is done by another thread, beside
 *  whatever the caller does meanwhile. */
export async function snapshotDigest(snapshot: Snapshot): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', canonicalBytes(snapshot))
  return `sha256:${Buffer.from(digest).toString('hex')}`
}

/** A character of a JavaScript text takes three bytes at most. */
const bytesPerCharacterMax = 3

function canonicalBytes(snapshot: Snapshot): Uint8Array<ArrayBuffer> {
  const pieces = [...canonicalPieces(snapshot)]
  const room = pieces.reduce((characters, piece) => characters + piece.length, 0) * bytesPerCharacterMax
  const bytes = Buffer.from(new ArrayBuffer(room))
  let written = 0
  for (const piece of pieces) written += bytes.write(piece, written)
  return bytes.subarray(0, written)
}

/** Assesses a checked snapshot while its digest is being taken: no figure of a report depends on the digest. */
export async function reportOf(
  snapshot: Snapshot,
  { digest: known, ...settings }: ReportSettings,
): Promise<{ digest: string; report: Report }> {
  const taking = known === undefined ? snapshotDigest(snapshot) : known
  const report = assess(snapshot, { ...settings, digest: '' })
  const digest = await taking
  return { digest, report: { ...report, snapshotDigest: digest } }
}

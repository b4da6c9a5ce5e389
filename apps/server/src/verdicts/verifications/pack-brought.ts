import type { Snapshot } from '@vouch/engine'
import { packSnapshot } from '../creators/snapshots.ts'
import type { FileSubject } from './open-run.ts'
import { snapshotDigest } from './report-of.ts'

/** What somebody brought, read and let in. */
export interface BroughtData {
  snapshot: Snapshot
  /** Whether it is a snapshot as it is, not one that was made here of a list or an export. */
  asItIs: boolean
  notes: string[]
}

const noTime = '1970-01-01T00:00:00.000Z'

/** Packs what is stored of it, before any transaction begins. */
export async function packBrought({ snapshot, asItIs, notes }: BroughtData): Promise<FileSubject> {
  const digest = snapshotDigest(snapshot)
  // A list says no time of its own, so it is as new as its arrival; sent again, it holds the same.
  const contents = asItIs ? digest : snapshotDigest({ ...snapshot, fetchedAt: noTime })
  return { origin: 'file', notes, contents, packed: await packSnapshot(snapshot, digest) }
}

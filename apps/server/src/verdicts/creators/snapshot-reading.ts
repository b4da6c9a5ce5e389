import type { Snapshot } from '@vouch/engine'

/** Something that is read off a stored snapshot: a report, a forecast's figures, a row of the index. It has a name because it is done on a
 *  thread, and a function cannot be sent to one. It knows no database. */
export interface SnapshotReading<Args, Result> {
  /** The room and what is read: `analyses.audience`. */
  name: string
  of: (snapshot: Snapshot, args: Args) => Result
}

export function snapshotReading<Args, Result>(
  name: string,
  of: (snapshot: Snapshot, args: Args) => Result,
): SnapshotReading<Args, Result> {
  return { name, of }
}

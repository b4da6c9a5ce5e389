import { answerOrders } from '../../foundation/jobs/answer-orders.ts'
import type { ReadingOrder } from './snapshot-reader.ts'
import type { SnapshotReading } from './snapshot-reading.ts'
import { unpackSnapshot } from './snapshots.ts'

/** The other end of a `SnapshotReader`. @param readings every one that may be asked for */
export function answerReadings(readings: readonly SnapshotReading<never, unknown>[]): void {
  const byName = new Map(readings.map((reading) => [reading.name, reading]))
  answerOrders(async ({ name, body, args }: ReadingOrder) => {
    const reading = byName.get(name)
    if (reading === undefined) throw new Error(`No reading is called ${name}: add it to the thread's list`)
    // The name and the arguments come from one reading (`SnapshotReader.read`), so they belong together.
    return reading.of(await unpackSnapshot(body), args as never)
  })
}

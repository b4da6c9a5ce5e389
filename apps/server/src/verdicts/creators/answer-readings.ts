import { hash } from 'node:crypto'
import type { Snapshot } from '@vouch/engine'
import { answerOrders } from '../../foundation/jobs/answer-orders.ts'
import type { ReadingOrder } from './snapshot-reader.ts'
import type { SnapshotReading } from './snapshot-reading.ts'
import { unpackSnapshot } from './snapshots.ts'

/** The other end of a `SnapshotReader`. @param readings every one that may be asked for */
export function answerReadings(readings: readonly SnapshotReading<never, unknown>[]): void {
  const byName = new Map(readings.map((reading) => [reading.name, reading]))
  const unpacked = new UnpackedSnapshots()
  answerOrders(async ({ name, body, args }: ReadingOrder) => {
    const reading = byName.get(name)
    if (reading === undefined) throw new Error(`No reading is called ${name}: add it to the thread's list`)
    // The name and the arguments come from one reading (`SnapshotReader.read`), so they belong together.
    return reading.of(await unpacked.of(body), args as never)
  })
}

/** Whoever scores a snapshot has it read for the index a moment later. */
const keptMs = 3_000
const keptMax = 8
/** Several times what most creators have; the largest are not kept. */
const keptBytesMax = 256 * 1_024

/** The last snapshots that were unpacked, which takes a third as long as scoring one. No reading changes one. */
class UnpackedSnapshots {
  readonly #kept = new Map<string, Snapshot>()
  #timer: NodeJS.Timeout | undefined

  async of(body: Uint8Array): Promise<Snapshot> {
    if (body.length > keptBytesMax) return unpackSnapshot(body)
    const key = hash('sha256', body)
    const snapshot = this.#kept.get(key) ?? (await unpackSnapshot(body))
    this.#keep(key, snapshot)
    return snapshot
  }

  #keep(key: string, snapshot: Snapshot): void {
    this.#kept.set(key, snapshot)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > keptMax && oldest !== undefined) this.#kept.delete(oldest)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#kept.clear(), keptMs).unref()
  }
}

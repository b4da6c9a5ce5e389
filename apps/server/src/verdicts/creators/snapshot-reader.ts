import { OrderThread } from '../../foundation/jobs/order-thread.ts'
import type { SnapshotReading } from './snapshot-reading.ts'

/** Reads stored snapshots on a thread of its own: to unpack and check a large one takes long enough, and to score it longer, that calls,
 *  heartbeats and progress of everybody else would stand still. Nothing else in the process unpacks one. */

/** What the thread is sent. */
export interface ReadingOrder {
  name: string
  /** The snapshot as it is stored. */
  body: Uint8Array
  args: unknown
}

/** Several times what the largest snapshot that is let in takes. */
const memoryMb = 2_048

export class SnapshotReader {
  readonly #thread: OrderThread<ReadingOrder, unknown>

  /** @param file the module of the thread, which knows every reading (`answer-readings.ts`) */
  constructor(file: URL) {
    this.#thread = new OrderThread('reading', file, { memoryMb })
  }

  /** Starts the thread ahead of the first reading, which would otherwise wait while it loads. */
  start(): void {
    this.#thread.start()
  }

  /** @param body a snapshot as `packSnapshot` made it
   *  @param args what else the reading needs: values that can be copied, no functions
   *  @param account who waits for it; absent for the product's own work
   *  @returns what is read off it. Rejects with `rate_limited` or `unavailable` where too many wait, and when the body cannot be read, the reading fails or the thread dies. */
  async read<Args, Result>(
    reading: SnapshotReading<Args, Result>,
    body: Uint8Array,
    args: Args,
    account?: string,
  ): Promise<Result> {
    return (await this.#thread.ask({ name: reading.name, body, args }, { account })) as Result
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}

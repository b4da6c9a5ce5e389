import type { Report } from '@vouch/engine'
import { OrderThread } from '../jobs/order-thread.ts'
import type { ReportSettings } from './report-of.ts'

/** Scores stored snapshots on a thread of its own: a large one takes long enough that calls, heartbeats and progress of
 *  everybody else would stand still. */

/** What the thread is sent. */
export interface ScoringOrder {
  /** The snapshot as it is stored. */
  body: Uint8Array
  settings: ReportSettings
}

export class Scorer {
  readonly #thread = new OrderThread<ScoringOrder, Report>('scoring', new URL('./scoring-thread.ts', import.meta.url))

  /** Starts the thread ahead of the first order, which would otherwise wait while it loads. */
  start(): void {
    this.#thread.start()
  }

  /** @param body a snapshot as `packSnapshot` made it. @returns its report. Rejects when the engine fails or the thread dies. */
  score(body: Uint8Array, settings: ReportSettings): Promise<Report> {
    return this.#thread.ask({ body, settings })
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}

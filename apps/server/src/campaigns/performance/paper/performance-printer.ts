import type { PerformanceDocument } from '@vouch/contract'
import { OrderThread } from '../../../foundation/jobs/order-thread.ts'

/** All that a printed performance report is made of. */
export interface PerformancePaper {
  id: string
  document: PerformanceDocument
  /** Who runs this product, for the last line. */
  operator: string
}

/** Prints performance reports on a thread of its own, which begins with the first. */
export class PerformancePrinter {
  readonly #thread = new OrderThread<PerformancePaper, Uint8Array>(
    'performance printing',
    new URL('./performance-thread.ts', import.meta.url),
    { orderMsMax: 60_000 },
  )

  /** @returns the PDF's bytes. Rejects when the layout fails or the thread dies. */
  async print(paper: PerformancePaper): Promise<Buffer> {
    return Buffer.from(await this.#thread.ask(paper))
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}

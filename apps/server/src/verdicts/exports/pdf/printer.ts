import { OrderThread } from '../../../foundation/jobs/order-thread.ts'
import type { ReportPaper } from './report-paper.ts'

/** Prints reports on a thread of its own: laying out ten pages takes a second or two of a processor. */
export class Printer {
  readonly #thread = new OrderThread<ReportPaper, Uint8Array>(
    'printing',
    new URL('./printing-thread.ts', import.meta.url),
  )

  /** Starts the thread where a report may soon be printed: the first then waits for the printing alone. */
  start(): void {
    this.#thread.start()
  }

  /** @returns the PDF's bytes. Rejects when the layout fails or the thread dies. */
  async print(paper: ReportPaper): Promise<Buffer> {
    return Buffer.from(await this.#thread.ask(paper))
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}

import { OrderThread } from '../../../foundation/jobs/order-thread.ts'
import type { ContractPaper } from './contract-paper.ts'

/** Prints contracts on a thread of its own, as reports are: nobody's call waits behind the layout of a page. */
export class ContractPrinter {
  readonly #thread = new OrderThread<ContractPaper, Uint8Array>(
    'contract-printing',
    new URL('./contract-printing-thread.ts', import.meta.url),
  )

  /** @returns the PDF's bytes. Rejects when the layout fails or the thread dies. */
  async print(paper: ContractPaper): Promise<Buffer> {
    return Buffer.from(await this.#thread.ask(paper))
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}

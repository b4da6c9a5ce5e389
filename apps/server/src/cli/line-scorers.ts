import { OrderThread, ThreadOverrun } from '../foundation/jobs/order-thread.ts'
// A thread finds compiled what this process has loaded.
import { type LineAnswer, lineError } from './answer-to-line.ts'
import type { LineOrder } from './line-thread.ts'

/** Scores lines on as many threads as may be used. A thread is begun when the others have enough to do, so that a single line costs a single
 *  thread. */

/** In hand of a thread: one that it scores, and one that is there when it has ended. */
const linesPerThread = 2
const memoryMb = 2_048

interface Scorer {
  thread: OrderThread<LineOrder, LineAnswer>
  inHand: number
}

export class LineScorers {
  /** Lines that are worth having in hand at a time. */
  readonly linesMax: number
  readonly #threadsMax: number
  readonly #scorers: Scorer[] = []

  constructor(threadsMax: number) {
    this.#threadsMax = threadsMax
    this.linesMax = linesPerThread * threadsMax
  }

  /** @param bytes of the line, in a buffer that is handed over
   *  @param line its number, from 1
   *  @returns a line for each line. Rejects where a thread cannot load, never because of what a line says. */
  async answerTo(bytes: Uint8Array<ArrayBuffer>, line: number): Promise<LineAnswer> {
    const scorer = this.#leastBusy()
    scorer.inHand += 1
    try {
      return await scorer.thread.ask({ bytes, line }, { transfer: [bytes.buffer] })
    } catch (error) {
      if (error instanceof ThreadOverrun)
        return lineError('The snapshot takes more memory to score than a line may.', line)
      throw error
    } finally {
      scorer.inHand -= 1
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#scorers.map(({ thread }) => thread.close()))
  }

  #leastBusy(): Scorer {
    const [least] = this.#scorers.toSorted((a, b) => a.inHand - b.inHand)
    if (least !== undefined && (least.inHand === 0 || this.#scorers.length === this.#threadsMax)) return least
    const file = new URL('./line-thread.ts', import.meta.url)
    const begun: Scorer = { thread: new OrderThread('scoring', file, { memoryMb }), inHand: 0 }
    this.#scorers.push(begun)
    return begun
  }
}

import { parentPort } from 'node:worker_threads'
import { Problem } from '@vouch/contract'
import { type OrderAnswer, readyWord } from './order-thread.ts'

/** @param tell says how far the order is, 0 to 1 */
type Work<Order, Answer> = (order: Order, tell: (share: number) => void) => Promise<Answer>

/** The other end of an `OrderThread`. Such a thread opens nothing and knows no database. */
export function answerOrders<Order, Answer>(work: Work<Order, Answer>): void {
  parentPort?.on('message', async (order: Order) => {
    parentPort?.postMessage(await answerTo(work, order))
  })
  parentPort?.postMessage(readyWord)
}

async function answerTo<Order, Answer>(work: Work<Order, Answer>, order: Order): Promise<OrderAnswer<Answer>> {
  try {
    return { answer: await work(order, (told) => parentPort?.postMessage({ told } satisfies OrderAnswer<Answer>)) }
  } catch (error) {
    if (error instanceof Problem) {
      const { code, message, details } = error
      return { problem: { code, message, details } }
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

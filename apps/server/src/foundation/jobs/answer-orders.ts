import { parentPort } from 'node:worker_threads'
import { Problem } from '@vouch/contract'
import { type OrderAnswer, readyWord } from './order-thread.ts'

/** The other end of an `OrderThread`. Such a thread opens nothing and knows no database. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  parentPort?.on('message', async (order: Order) => {
    parentPort?.postMessage(await answerTo(work, order))
  })
  parentPort?.postMessage(readyWord)
}

async function answerTo<Order, Answer>(
  work: (order: Order) => Promise<Answer>,
  order: Order,
): Promise<OrderAnswer<Answer>> {
  try {
    return { answer: await work(order) }
  } catch (error) {
    if (error instanceof Problem) {
      const { code, message, details } = error
      return { problem: { code, message, details } }
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

import { parentPort } from 'node:worker_threads'
import type { Numbered, NumberedAnswer } from './order-thread.ts'

/** The other end of an `OrderThread`. Such a thread opens nothing and knows no database. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  parentPort?.on('message', async ({ number, order }: Numbered<Order>) => {
    parentPort?.postMessage(await answerTo(number, work, order))
  })
}

async function answerTo<Order, Answer>(
  number: number,
  work: (order: Order) => Promise<Answer>,
  order: Order,
): Promise<NumberedAnswer<Answer>> {
  try {
    return { number, answer: await work(order) }
  } catch (error) {
    return { number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

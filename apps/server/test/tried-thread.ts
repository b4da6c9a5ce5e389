import { Problem } from '@vouch/contract'
import { answerOrders } from '../src/foundation/jobs/answer-orders.ts'

/** A thread that does what a test orders. */

export type TriedOrder =
  | { do: 'say'; word: string }
  | { do: 'measure'; bytes: Uint8Array }
  | { do: 'refuse' | 'fail' | 'die' | 'hang' }

answerOrders(async (order: TriedOrder) => {
  if (order.do === 'say') return order.word
  if (order.do === 'measure') return String(order.bytes.length)
  if (order.do === 'refuse') throw new Problem('bad_file', 'Not like this.', { lines: [1] })
  if (order.do === 'fail') throw new Error('A defect')
  if (order.do === 'die') process.exit(3)
  for (;;);
})

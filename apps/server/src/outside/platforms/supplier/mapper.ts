import { OrderThread, ThreadOverrun } from '../../../foundation/jobs/order-thread.ts'

/** Runs the mappings of suppliers on a thread of its own, within a time, a depth and a memory: one that never ends is ended, and the next has another
 *  thread. */

export interface MappingOrder {
  expression: string
  /** Each is mapped by itself. */
  rows: readonly unknown[]
  /** What it may name by `$handle`, `$platform` and `$at`. */
  about: { handle: string; platform: string; at: string }
}

/** The result as JSON, or what went wrong as the middle of a sentence. */
export type MappingAnswer = { json: string } | { fault: string }

export interface Mapper {
  /** @returns what the rows became; a list that one row became is part of it.
   *  @throws MappingFault */
  map: (order: MappingOrder) => Promise<unknown[]>
  close: () => Promise<void>
}

/** A mapping that cannot be used. The message is one sentence. */
export class MappingFault extends Error {
  override name = 'MappingFault'
}

const memoryMb = 512
/** Longer than a mapping may take by its own count: this ends what does not count, such as one endless comparison. */
const orderMsMaxUsual = 3_000

/** @param orderMsMax longest that one mapping may hold the thread, milliseconds */
export function openMapper(orderMsMax = orderMsMaxUsual): Mapper {
  const file = new URL('./mapping-thread.ts', import.meta.url)
  const thread = new OrderThread<MappingOrder, MappingAnswer>('mapping', file, { memoryMb, orderMsMax })
  return {
    map: async (order) => {
      const answer = await thread.ask(order).catch((error: unknown): MappingAnswer => {
        if (error instanceof ThreadOverrun) return { fault: 'it took too long, or too much memory' }
        throw error
      })
      if ('fault' in answer) throw new MappingFault(`The mapping stopped: ${answer.fault}.`)
      return JSON.parse(answer.json)
    },
    close: () => thread.close(),
  }
}

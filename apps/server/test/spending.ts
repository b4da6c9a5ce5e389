import { setTimeout as pause } from 'node:timers/promises'
import { spend } from '../src/customers/credits/ledger.ts'
import type { Database } from '../src/foundation/db/database.ts'
import { movement } from './workspaces.ts'

/** Customers who spend while something goes wrong. */

export interface Spending {
  /** Causes of the movements that the database said it has, in that order. */
  acknowledged: readonly string[]
  /** Resolves when the last of them was answered. */
  stop: () => Promise<void>
}

const customers = 4

/** Begins to spend one credit after the other; whoever is refused tries the next. */
export function keepSpending({ pool }: Database, workspaceId: string): Spending {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const spendOn = async (customer: number) => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const cause = `deduct:${customer}-${n}`
      try {
        await spend(pool, movement(workspaceId, cause, 1))
        acknowledged.push(cause)
      } catch {
        await pause(20)
      }
    }
  }
  const all = Array.from({ length: customers }, (_, customer) => spendOn(customer))
  return {
    acknowledged,
    stop: async () => {
      stopping.abort()
      await Promise.all(all)
    },
  }
}

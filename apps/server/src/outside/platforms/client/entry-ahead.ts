/** What is booked for the next call of a check while the present one is under way: a check asks a platform one question after the other, and would wait for the
 *  database before each. At most one call of a check is booked ahead, and one that is not made is given back. */

import type { z } from 'zod'
import { allowed } from './paid-entry.ts'
import type { Call } from './platform-call.ts'
import type { QuotaLedger } from './quota-ledger.ts'
import type { RateLedger } from './rate-ledger.ts'

interface Ledgers {
  rates: RateLedger
  quota: QuotaLedger | null
}
type Booked = Pick<Call<z.ZodType>, 'rate' | 'cost'>
type Entry = Awaited<ReturnType<typeof allowed>>

/** Entries of all checks under way, by their signals. */
export function entriesAhead(ledgers: Ledgers) {
  const ahead = new WeakMap<AbortSignal, { asked: Booked; entry: Promise<Entry> }>()

  /** A rest that a platform asked for since is asked of the ledgers again, so an entry ahead is never older than one call. */
  async function drop(signal: AbortSignal): Promise<void> {
    const booked = ahead.get(signal)
    if (booked === undefined) return
    ahead.delete(signal)
    const { asked, entry } = booked
    const known = await entry.catch(() => null)
    const day = known && 'day' in known ? known.day : null
    if (asked.cost && day !== null) await ledgers.quota?.settle(asked.cost.units, asked.cost.bucket, day)
  }

  return {
    /** @returns the entry of a call: the one that was booked ahead, or one that is booked now. @throws ConnectorFailure where the quota is used up */
    async enter(asked: Booked, signal: AbortSignal): Promise<Entry> {
      const booked = ahead.get(signal)
      if (booked && isAlike(booked.asked, asked)) {
        ahead.delete(signal)
        return booked.entry
      }
      await drop(signal)
      return allowed(ledgers, asked)
    },
    /** Books the next call, which is like this one. */
    book(asked: Booked, signal: AbortSignal): void {
      const entry = allowed(ledgers, asked)
      // Whoever takes it hears of it.
      entry.catch(() => undefined)
      ahead.set(signal, { asked, entry })
    },
    drop,
  }
}

function isAlike(one: Booked, other: Booked): boolean {
  return one.rate === other.rate && one.cost?.bucket === other.cost?.bucket && one.cost?.units === other.cost?.units
}

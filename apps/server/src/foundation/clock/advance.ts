import { Problem } from '@vouch/contract'
import { besideHeld, oneAtATime } from '../db/connection-order.ts'
import type { Database } from '../db/database.ts'
import { whenFree } from '../db/session-lock.ts'
import type { ProductClock } from './product-clock.ts'

/** Moving the clock forward as time would have passed: it stops at every moment at which something falls due, and goes on when
 *  that is done. A jump of a year sees twelve renewals in their order, not one. */

/** Something that acts by itself when time passes. */
export interface Tide {
  /** When it next acts; null: not by itself. */
  nextAt: () => Promise<Date | null>
  /** Does all that is due by the clock. */
  run: () => Promise<void>
}

export interface AdvanceParts {
  db: Database
  clock: ProductClock
  tides: readonly Tide[]
  /** What the clock's day brings once it has arrived: the scheduled jobs, and the end of those that were enqueued meanwhile. */
  arrive: () => Promise<void>
}

const dayMs = 86_400_000
/** One thing may bring another at the same moment, a payment its message for example; only an error brings this many. */
const sameMomentMax = 100
/** Any constant that nothing else in this database locks. */
const lockKey = 7_326_021

/** Moves the clock by a number of days. Two calls at once go one after the other.
 *  @returns the time then */
export async function advanceClock({ db, clock, tides, arrive }: AdvanceParts, days: number): Promise<Date> {
  // What the day brings takes locks of its own under this one.
  const alone = (work: () => Promise<Date>) =>
    oneAtATime(db.sessions, 'clock', () => whenFree(db.sessions, lockKey, work))
  return alone(async () => {
    const target = new Date(clock.now().getTime() + days * dayMs)
    let last = 0
    for (let stops = 0; ; ) {
      const next = await earliest(tides)
      if (next === null || next > target) break
      stops = next.getTime() === last ? stops + 1 : 0
      if (stops > sameMomentMax) throw new Problem('unavailable', 'Time brings something that never ends.')
      last = next.getTime()
      await clock.moveTo(next)
      for (const tide of tides) await tide.run()
    }
    await clock.moveTo(target)
    await besideHeld(arrive)
    return clock.now()
  })
}

async function earliest(tides: readonly Tide[]): Promise<Date | null> {
  const moments = await Promise.all(tides.map((tide) => tide.nextAt()))
  return moments.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null)
}

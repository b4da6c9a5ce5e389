import type pg from 'pg'
import { type Database, onlyRow } from '../db/database.ts'
import type { Notifications } from '../jobs/notifications.ts'

/** The product's own clock: trials, cycles, dunning, retention and days of use follow it. In production it is the real one; in
 *  the sandbox people move it forward, never back. Sign-ins, links and rate windows follow real time and do not ask here. */
export interface ProductClock {
  now: () => Date
  /** Moves the clock to a moment, for every process. A moment that has passed changes nothing. */
  moveTo: (at: Date) => Promise<void>
  /** How far it runs ahead. */
  aheadMs: () => number
}

const channel = 'product_clock'

/** A clock that cannot be moved. */
export const realClock: ProductClock = {
  now: () => new Date(),
  moveTo: async () => undefined,
  aheadMs: () => 0,
}

/** Opens the sandbox's clock where it stood. Other processes hear when it is moved.
 *  @param real the real time, which tests replace */
export async function openProductClock(
  { db, notifications }: { db: Database; notifications: Pick<Notifications, 'listen'> },
  real: () => Date = () => new Date(),
): Promise<ProductClock> {
  let ahead = await loadAhead(db.pool)
  const look = async () => {
    ahead = await loadAhead(db.pool)
  }
  const lookLater = () => void look().catch(() => undefined)
  await notifications.listen(channel, { hear: lookLater, missed: lookLater })
  return {
    now: () => new Date(real().getTime() + ahead),
    aheadMs: () => ahead,
    moveTo: async (at) => {
      await db.pool.query('update product_clock set ahead_ms = greatest(ahead_ms, $1)', [
        Math.max(0, at.getTime() - real().getTime()),
      ])
      await look()
      await db.pool.query('select pg_notify($1, $2)', [channel, String(ahead)])
    },
  }
}

async function loadAhead(pool: pg.Pool): Promise<number> {
  const found = await pool.query<{ ahead: string }>('select ahead_ms as ahead from product_clock')
  return Number(onlyRow(found).ahead)
}

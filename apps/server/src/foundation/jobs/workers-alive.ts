import type pg from 'pg'
import type { Notifications } from './notifications.ts'

/** Every worker process holds a shared advisory lock on its listening connection; the lock ends with the process, however
 *  it ends. A worker that can have the lock alone knows that no other worker lives, so any active job is a dead one's. */

/** Any constant that nothing else in this database locks. */
const lockKey = 7_326_002

/** Joins the living workers. When there are none, `alone` runs first, before any other worker can join. */
export async function joinWorkers(notifications: Notifications, alone: () => Promise<void>): Promise<void> {
  let joining = true
  await notifications.whenConnected(async (client) => {
    const first = joining && (await locked(client))
    joining = false
    try {
      if (first) await alone()
      await client.query('select pg_advisory_lock_shared($1)', [lockKey])
    } finally {
      if (first) await client.query('select pg_advisory_unlock($1)', [lockKey])
    }
  })
}

async function locked(client: pg.Client): Promise<boolean> {
  const tried = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
  return tried.rows[0]?.locked === true
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'

/** One change of a subscription, or of a sign-up, and one reading of a charge, at a time, over all processes: each begins with what the one before it left. What a newcomer would get
 *  wrong: a turn is a row and not a lock, for a lock lies on a connection, and a few changes at once would leave none for what they have to write. */

/** Longer than the card provider may take. A turn whose process died is over then. */
const turnSeconds = 120
const waitMsMax = 30_000
const lookAgainMs = 100

/** Runs work when nobody else is at it. @param of whose turn: a workspace, a sign-up or a charge. @throws Problem `not_now` where that takes too long */
export async function inTurn<T>({ db }: { db: Database }, of: string, work: () => Promise<T>): Promise<T> {
  const token = randomUUID()
  const began = performance.now()
  while (!(await take(db.pool, of, token))) {
    if (performance.now() - began > waitMsMax)
      throw new Problem('not_now', 'Another change is still being made. Try again in a moment.')
    await pause(lookAgainMs)
  }
  try {
    return await work()
  } finally {
    await db.pool.query('delete from billing_turns where of = $1 and token = $2', [of, token])
  }
}

async function take(pool: pg.Pool, of: string, token: string): Promise<boolean> {
  const taken = await pool.query(
    `insert into billing_turns (of, token, until) values ($1, $2, now() + make_interval(secs => ${turnSeconds}))
     on conflict (of) do update set token = excluded.token, until = excluded.until where billing_turns.until < now()`,
    [of, token],
  )
  return taken.rowCount === 1
}

import type pg from 'pg'
import { whileHolding } from './connection-order.ts'
import { onlyRow } from './database.ts'

/** Locks that one process at a time holds for longer than a transaction. What a newcomer would get wrong: such a lock ends with its connection, not
 *  with the work under it. When that connection breaks another process may have the lock at once, so `work` hears of it. */

/** A number that nothing else in this database locks, or one of a group: a workspace, a table. */
export type LockKey = number | readonly [group: number | string, of: string]

export interface HeldLock {
  /** The connection that the lock lies on. */
  session: pg.PoolClient
  /** Aborts when the lock is lost: begin nothing more. */
  lost: AbortSignal
}

type Work<T> = (held: HeldLock) => Promise<T>

/** Runs work when the lock is free, however long that takes; statements of its session may take as long. */
export function whenFree<T>(sessions: pg.Pool, key: LockKey, work: Work<T>): Promise<T> {
  return withSession(sessions, async (held) => {
    await held.session.query('set statement_timeout = 0')
    try {
      return await whenTaken(held, key, work)
    } finally {
      await held.session.query('reset statement_timeout')
    }
  })
}

/** Runs work when the lock is free. @throws DatabaseError 57014 when that takes longer than a statement may */
export function whenFreeSoon<T>(sessions: pg.Pool, key: LockKey, work: Work<T>): Promise<T> {
  return withSession(sessions, (held) => whenTaken(held, key, work))
}

/** Runs work if the lock is free. @returns null where another one holds it */
export function ifFree<T>(sessions: pg.Pool, key: LockKey, work: Work<T>): Promise<T | null> {
  return withSession(sessions, async (held) => {
    const { words, values } = asWords(key)
    const tried = await held.session.query<{ mine: boolean }>(`select pg_try_advisory_lock${words} as mine`, values)
    return onlyRow(tried).mine ? untilReleased(held, key, work) : null
  })
}

async function whenTaken<T>(held: HeldLock, key: LockKey, work: Work<T>): Promise<T> {
  const { words, values } = asWords(key)
  await held.session.query(`select pg_advisory_lock${words}`, values)
  return untilReleased(held, key, work)
}

async function untilReleased<T>(held: HeldLock, key: LockKey, work: Work<T>): Promise<T> {
  const { words, values } = asWords(key)
  try {
    return await work(held)
  } finally {
    await held.session.query(`select pg_advisory_unlock${words}`, values)
  }
}

/** Gives the session back, or closes it where it broke: a lock or a setting may still lie on it. */
async function withSession<T>(sessions: pg.Pool, work: Work<T>): Promise<T> {
  const session = await sessions.connect()
  const losing = new AbortController()
  const lose = () => losing.abort()
  session.on('error', lose)
  let isWhole = false
  try {
    const result = await whileHolding(sessions, () => work({ session, lost: losing.signal }))
    isWhole = true
    return result
  } finally {
    session.off('error', lose)
    session.release(!isWhole || losing.signal.aborted)
  }
}

function asWords(key: LockKey): { words: string; values: (number | string)[] } {
  if (typeof key === 'number') return { words: '($1::bigint)', values: [key] }
  const [group, of] = key
  const first = typeof group === 'number' ? '$1::int' : 'hashtext($1)'
  return { words: `(${first}, hashtext($2))`, values: [group, of] }
}

import type { PoolClient } from 'pg'
import type { Database } from '../src/foundation/db/database.ts'

/** What the driver says where the connection ended under a statement. */
const gone = 'Connection terminated unexpectedly'

/** A database that is away for one statement: the first whose text holds `words`, in a transaction or outside one.
 *  @returns the database, and whether it was away */
export function awayOnce(db: Database, words: string): { db: Database; wasAway: () => boolean } {
  let away = false
  const isAway = (asked: unknown) => {
    if (away || !textOf(asked).includes(words)) return false
    away = true
    return true
  }
  const around = <T extends Database['pool'] | PoolClient>(whole: T): T => {
    const query = (asked: unknown, values?: unknown[]) =>
      isAway(asked) ? Promise.reject(new Error(gone)) : whole.query(asked as string, values)
    const connect = async () => around((await whole.connect()) as PoolClient)
    return new Proxy(whole, {
      get: (_, name) => {
        if (name === 'query') return query
        if (name === 'connect') return connect
        const found: unknown = Reflect.get(whole, name)
        return typeof found === 'function' ? found.bind(whole) : found
      },
    })
  }
  return { db: { ...db, pool: around(db.pool) }, wasAway: () => away }
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartFault } from '../../start-fault.ts'
import type { DB } from './schema.ts'

/** One pool, two ways to ask: Kysely for everyday queries, visible SQL through `pool` for hot paths. */
export interface Database {
  pool: pg.Pool
  kysely: Kysely<DB>
  connectionString: string
}

export interface DatabaseSettings {
  connectionString: string
  /** Connections at most; a request waits for one at most `waitMs`. */
  connectionsMax?: number
  onError?: (error: Error) => void
}

const connectionsMaxDefault = 16
const waitMs = 10_000

/** Opens the pool; nothing connects before the first query. An idle connection that dies is replaced, not fatal. */
export function openDatabase(settings: DatabaseSettings): Database {
  const pool = new pg.Pool({
    connectionString: settings.connectionString,
    max: settings.connectionsMax ?? connectionsMaxDefault,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 30_000,
    application_name: 'vouch',
  })
  pool.on('error', settings.onError ?? (() => undefined))
  return {
    pool,
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    connectionString: settings.connectionString,
  }
}

/** PostgreSQL 15 brought `unique nulls not distinct`, which the schema uses. */
const serverVersionMin = 15

/** Makes sure that the database answers and is new enough. @throws StartFault with what to do. */
export async function requireDatabase({ pool, connectionString }: Database): Promise<void> {
  const { hostname, port, pathname } = new URL(connectionString)
  const where = `${pathname.slice(1)} at ${hostname}:${port || 5432}`
  const answer = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .catch((error: Error) => {
      throw new StartFault(
        `The database ${where} isn’t responding (${error.message}). Check DATABASE_URL and make sure PostgreSQL is running.`,
      )
    })
  const version = Math.floor(onlyRow(answer).version / 10_000)
  if (version < serverVersionMin)
    throw new StartFault(`The database ${where} is PostgreSQL ${version}. Vouch needs ${serverVersionMin} or later.`)
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function withTransaction<T>(
  database: Pick<Database, 'pool'>,
  work: (tx: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const tx = await database.pool.connect()
  let broken: Error | undefined
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    tx.release(broken)
  }
}

/** What PostgreSQL calls a transaction that it ended because two waited for each other. */
const deadlockCode = '40P01'
const attemptsMax = 5

/** Runs work in a transaction, and again where the database ended it because two waited for each other.
 *  @param work touches nothing but the transaction, so that it can be done again
 *  @throws what `work` throws, and the database's error after the fifth attempt */
export async function withRepeatedTransaction<T>(
  database: Pick<Database, 'pool'>,
  work: (tx: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTransaction(database, work)
    } catch (error) {
      const again = error instanceof pg.DatabaseError && error.code === deadlockCode && attempt < attemptsMax
      if (!again) throw error
    }
  }
}

/** The first row of a query that returns exactly one, such as `insert … returning`.
 *  @throws Error when there is none: the query is wrong, not its input. */
export function onlyRow<T extends pg.QueryResultRow>(result: pg.QueryResult<T>): T {
  const [row] = result.rows
  if (row === undefined) throw new Error('A query that always returns a row returned none')
  return row
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartFault } from '../../start-fault.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { DatabasePlaces } from './addresses.ts'
import { type ConnectingClient, connectingTo } from './connecting-client.ts'
import { type ConnectionKind, placeInOrder, refuseOutOfOrder, whileHolding } from './connection-order.ts'
import { addressesIn } from './database-address.ts'
import { keepConnections } from './keep-connections.ts'
import { watchPrimary } from './primary-watch.ts'
import { type Reads, type ReplicaNews, readsOfPrimary, readsOfReplica } from './read-replica.ts'
import type { DB } from './schema.ts'
import { whyUnusable } from './unusable-database.ts'

/** Two ways to ask: Kysely for everyday queries, visible SQL through `pool` for hot paths. */
export interface Database {
  pool: pg.Pool
  /** Connections for what lasts longer than a transaction: locks and settings of a session. Behind a pooler they go past it. They are a pool of their
   *  own, for whoever has such a lock asks the other pool under it. */
  sessions: pg.Pool
  /** Connections of what stands in for other companies, which may be asked inside a transaction as they are. */
  outside: pg.Pool
  /** Questions that need not be asked of the server that takes writes. */
  reads: Reads
  kysely: Kysely<DB>
  /** Where bytes of rows may lie; null: all of them lie in the rows. */
  objects: ObjectStore | null
  /** A connection past any pooler, for LISTEN. */
  listener: (config: pg.ClientConfig) => pg.Client
  /** Past any pooler. */
  connectionString: string
  /** How `pool` connects. */
  pooledString: string
  close: () => Promise<void>
}

export interface DatabaseSettings {
  /** May name several hosts, of which one at a time takes writes. */
  connectionString: string
  /** The same database past the pooler, where `connectionString` leads to one in transaction mode. */
  directConnectionString?: string | null
  /** A read replica, and how old its answers may be; of several hosts the first standby that answers is asked. */
  replica?: { connectionString: string; lagMsMax: number } | null
  onReplica?: (news: ReplicaNews) => void
  objects?: ObjectStore | null
  /** Connections at most; a request waits for one at most `waitMs`. */
  connectionsMax?: number
  onError?: (error: Error) => void
  /** Refuses work that waits for its like (`connection-order.ts`). For tests. */
  strictOrder?: boolean
  /** Hears in a line that another of several servers is used. */
  onMoved?: (line: string) => void
}

const connectionsMaxDefault = 16
const waitMs = 10_000
/** A new connection costs the server tens of milliseconds until its first answer, and each statement is planned anew on it five times. Whoever
 *  closes them in every quiet moment pays for all of them at once when the calls come back. */
const idleMsMax = 5 * 60_000
/** A pool that is seldom asked keeps none that long. */
const fewIdleMsMax = 30_000
/** That many stay however long nobody asks. */
const connectionsKept = 4
/** Networks forget a connection that says nothing for some minutes, and tell nobody. */
const keepAliveMs = 60_000
const statementMsMax = 30_000
/** For migrations and locks. More than there are that hold one and ask for another: three deliveries of outreach and a move of the clock. */
const sessionsMax = 6
/** Simulators answer in milliseconds. */
const outsideMax = 2

/** Opens the pools; nothing connects before the first query. An idle connection that dies is replaced, not fatal. */
export function openDatabase(settings: DatabaseSettings): Database {
  const { connectionString, directConnectionString: direct = null, replica = null, objects = null } = settings
  const pooled = direct !== null
  const places = new DatabasePlaces(connectionString, settings.onMoved)
  const directPlaces = direct === null ? places : new DatabasePlaces(direct, settings.onMoved)
  const watches = [...new Set([places, directPlaces])]
    .filter(({ several }) => several)
    .map((each) => watchPrimary(each))
  const onError = settings.onError ?? (() => undefined)
  const Client = connectingTo(places, { named: !pooled })
  const Direct = connectingTo(directPlaces, { named: true })
  const max = settings.connectionsMax ?? connectionsMaxDefault
  const all = {}
  const open = (options: pg.PoolConfig, kind: ConnectionKind, lost: () => void = () => undefined) => {
    const opened = new pg.Pool({
      connectionTimeoutMillis: waitMs,
      idleTimeoutMillis: idleMsMax,
      min: Math.min(max, connectionsKept),
      application_name: 'vouch',
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      ...options,
    })
    keepConnections(opened)
    placeInOrder(opened, { kind, of: all })
    if (settings.strictOrder) refuseOutOfOrder(opened)
    // Whoever has a connection hears by its statement that it broke; unheard, the same news would end the process.
    opened.on('connect', (client) => client.on('error', lost))
    return opened.on('error', (error) => {
      lost()
      onError(error)
    })
  }
  // A pooler refuses connections that ask for a setting of their own; its operator bounds statements there.
  const bounded = pooled ? {} : { statement_timeout: statementMsMax }
  const pool = open({ ...bounded, max, Client: poolable(Client) }, 'transaction', () => places.lost())
  const few = { min: 0, idleTimeoutMillis: fewIdleMsMax }
  const ofDirect = { ...few, statement_timeout: statementMsMax, max: sessionsMax, Client: poolable(Direct) }
  const sessions = open(ofDirect, 'session', () => directPlaces.lost())
  const ofOutside = { ...few, ...bounded, max: outsideMax, Client: poolable(Client) }
  const outside = open(ofOutside, 'outside', () => places.lost())
  const reads =
    replica === null
      ? readsOfPrimary(pool)
      : readsOfReplica({
          ...{ primary: pool, addresses: addressesIn(replica.connectionString), lagMsMax: replica.lagMsMax },
          open: (options) => open({ ...options, max, statement_timeout: statementMsMax }, 'transaction'),
          told: settings.onReplica ?? (() => undefined),
        })
  return {
    ...{ pool, sessions, outside, reads, objects },
    ...{ connectionString: direct ?? connectionString, pooledString: connectionString },
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    listener: (config) => new Direct(config),
    close: async () => {
      for (const end of watches) end()
      for (const each of [places, directPlaces]) each.close()
      await reads.close()
      await Promise.all([sessions, pool, outside].map((each) => each.end()))
      objects?.close()
    },
  }
}

/** The pool makes its connections with its own options, which the driver's types leave out. */
function poolable(client: ConnectingClient): new () => pg.ClientBase {
  return client
}

/** PostgreSQL 15 brought `unique nulls not distinct`, which the schema uses. */
const serverVersionMin = 15

/** Makes sure that the database answers and is new enough. @throws StartFault with what to do. */
export async function requireDatabase({ pool, sessions, pooledString, connectionString }: Database): Promise<void> {
  const address = new URL(addressesIn(pooledString)[0] ?? '')
  const answer = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .catch((error: Error) => {
      throw new StartFault(whyUnusable(address, error))
    })
  const version = Math.floor(onlyRow(answer).version / 10_000)
  const { hostname, port, pathname } = address
  if (version < serverVersionMin)
    throw new StartFault(
      `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} is PostgreSQL ${version}. Vouch needs ${serverVersionMin} or later.`,
    )
  if (pooledString === connectionString) return
  const direct = new URL(addressesIn(connectionString)[0] ?? '')
  await sessions.query('select').catch((error: Error) => {
    throw new StartFault(whyUnusable(direct, error, 'DATABASE_LISTEN_URL'))
  })
  await requireSameDatabase({ pool, sessions })
}

/** A server is known by when it started, and a database in it by its number. */
const whichDatabase = `select extract(epoch from pg_postmaster_start_time())::text as started, oid::text
  from pg_database where datname = current_database()`

/** Migrations and backups go past the pooler: to another database they would go without anybody noticing.
 *  @throws StartFault where the two ways lead to two databases, and the driver's error where one of them leads to none */
export async function requireSameDatabase({ pool, sessions }: Pick<Database, 'pool' | 'sessions'>): Promise<void> {
  const placeIn = async (way: pg.Pool) => onlyRow(await way.query<{ started: string; oid: string }>(whichDatabase))
  const [through, past] = [await placeIn(pool), await placeIn(sessions)]
  if (through.started === past.started && through.oid === past.oid) return
  throw new StartFault(
    'DATABASE_LISTEN_URL leads to another database than DATABASE_URL. Set it to the same one, past the pooler.',
  )
}

/** @returns what to say where nothing ends a statement that hangs, else null. A pooler hands on what its operator has set. */
export async function unboundedStatements({ pool, pooledString, connectionString }: Database): Promise<string | null> {
  if (pooledString === connectionString) return null
  const answer = await pool.query<{ bound: string }>("select current_setting('statement_timeout') as bound")
  if (onlyRow(answer).bound !== '0') return null
  return `No time limit ends a statement behind the pooler: add connect_query='set statement_timeout = ${statementMsMax}' to its database.`
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
    const result = await whileHolding(database.pool, () => work(tx))
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

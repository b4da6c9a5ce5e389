import { Socket } from 'node:net'
import pg from 'pg'
import { askedWithinMs, isStandby, shownPlace } from './addresses.ts'
import { isDatabaseGone } from './connecting-client.ts'
import { within } from './within.ts'

/** One server that follows the primary, and all connections to it. What a newcomer would get wrong: a server that is frozen breaks no connection, it
 *  only never answers, as one does that has long work. So it is looked at beside the work, on a connection of its own; who leaves it cuts them
 *  all, and whoever waits for it hears at once. */

/** How long a look may take on an open connection: many times what a busy server takes, and little for who waits meanwhile. */
const lookMsMax = 500

export type OpenPool = (options: pg.PoolConfig) => pg.Pool

export class Standby {
  readonly #address: string
  readonly #probe: pg.Client
  readonly #sockets: Set<Socket>
  /** For questions, which may take as long as a statement may. */
  readonly pool: pg.Pool
  /** When it was begun to be followed. */
  readonly sinceMs = performance.now()
  #isLeft = false
  #isDoubted = false

  private constructor(address: string, { probe, pool, sockets }: Pick<Standby, 'pool'> & StandbyConnections) {
    this.#address = address
    this.#probe = probe
    this.#sockets = sockets
    this.pool = pool
  }

  /** Connects to a server. Rejects where it does not answer. */
  static async open(address: string, open: OpenPool): Promise<Standby> {
    const sockets = new Set<Socket>()
    const stream = () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    }
    const options = { connectionString: address, connectionTimeoutMillis: askedWithinMs, stream, keepAlive: true }
    const probe = new pg.Client({ ...options, application_name: 'vouch replica' })
    probe.on('error', () => undefined)
    await probe.connect()
    return new Standby(address, { probe, sockets, pool: open(options) })
  }

  /** Its host and port. */
  get place(): string {
    return shownPlace(this.#address)
  }

  /** Whether a question failed by its fault, and nothing has shown since that it takes connections. */
  get isDoubted(): boolean {
    return this.#isDoubted
  }

  /** @returns how far it has applied the primary's log; null: it follows no more. Rejects where it does not answer in time. */
  async look(): Promise<bigint | null> {
    const applied = await within(lookMsMax, appliedBy(this.#probe))
    // Open connections may be served while new ones are not.
    if (this.#isDoubted) this.#isDoubted = !(await isStandby(this.#address).catch(() => false))
    return applied
  }

  /** @returns whether asking the primary the same may succeed; where this one is gone it is doubted from now on */
  isToBlame(error: unknown): boolean {
    if (this.#isLeft) return true
    if (isBroken(error)) this.#isDoubted = true
    return this.#isDoubted || (error instanceof pg.DatabaseError && replicaCodes.has(error.code ?? ''))
  }

  /** Cuts all connections: what waits for an answer fails. */
  leave(): void {
    this.#isLeft = true
    void this.pool.end()
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Lets questions end that are under way, if they do so soon. */
  async close(): Promise<void> {
    await within(lookMsMax, Promise.all([this.pool.end(), this.#probe.end()])).catch(() => undefined)
    for (const socket of this.#sockets) socket.destroy()
  }
}

interface StandbyConnections {
  probe: pg.Client
  sockets: Set<Socket>
}

/** @returns how far a server has applied the primary's log; null where it is no replica */
export async function appliedBy(sql: Pick<pg.Client, 'query'>): Promise<bigint | null> {
  const answer = await sql.query<{ place: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place',
  )
  const place = answer.rows[0]?.place ?? null
  return place === null ? null : placeIn(place)
}

/** PostgreSQL writes a place in its log as two halves of 32 bits in hexadecimal. */
export function placeIn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** A question that stood in the way of what had to be applied, and tables without a log, which a replica does not have. */
const replicaCodes = new Set(['40001', '0A000'])

/** Whoever only reads from a database fails at no other system. */
function isBroken(error: unknown): boolean {
  return isDatabaseGone(error) || error instanceof AggregateError || (error instanceof Error && 'syscall' in error)
}

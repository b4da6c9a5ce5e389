import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseGone } from './connecting-client.ts'

/** A read replica: the same rows a moment later, on another server. How late it is is measured by marks: places in the primary's log with the
 *  time at which they were the newest. The replica's own clock says nothing where nobody writes, and its own word that it has applied all
 *  that it received says nothing where it receives no more. */

export interface Reads {
  /** Runs questions whose answer may be as old as the bound. */
  recent: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>
  /** Runs questions that see all that was committed before the call. */
  current: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>
  /** Null: there is no replica. */
  standing: () => ReplicaStanding | null
  close: () => Promise<void>
}

export interface ReplicaStanding {
  /** Null: it does not answer, or follows the primary no more. */
  lagSeconds: number | null
  /** Whether it is asked now; beyond the bound the primary is. */
  used: boolean
}

/** Everything is read where it is written. */
export function readsOfPrimary(pool: pg.Pool): Reads {
  return {
    recent: (work) => work(pool),
    current: (work) => work(pool),
    standing: () => null,
    close: async () => undefined,
  }
}

const markEveryMs = 500
/** How long a reader waits for the replica before the primary is asked instead: several times what a replica in the same room takes. */
const waitMsMax = 60
const lookAgainMs = 5
/** Marks that are kept: beyond them, a minute, the replica is far behind any bound. */
const marksMax = 120

interface Mark {
  place: bigint
  atMs: number
}

export interface ReplicaSettings {
  primary: pg.Pool
  replica: pg.Pool
  lagMsMax: number
}

/** Begins to measure a replica; until it is known to be near enough, the primary is asked. */
export function readsOfReplica({ primary, replica, lagMsMax }: ReplicaSettings): Reads {
  const follower = new Follower(primary, replica)
  const stopping = new AbortController()
  const following = follower.run(stopping.signal)
  const isUsed = () => {
    const lag = follower.lagMs()
    return lag !== null && lag <= lagMsMax
  }
  const ask = async <T>(work: (pool: pg.Pool) => Promise<T>, near: boolean): Promise<T> => {
    if (!near) return work(primary)
    try {
      return await work(replica)
    } catch (error) {
      if (!isReplicasFault(error)) throw error
      return work(primary)
    }
  }
  return {
    recent: (work) => ask(work, isUsed()),
    current: async (work) => ask(work, isUsed() && (await follower.hasAll())),
    standing: () => {
      const lag = follower.lagMs()
      return { lagSeconds: lag === null ? null : lag / 1_000, used: isUsed() }
    },
    close: async () => {
      stopping.abort()
      await following
      await replica.end()
    },
  }
}

class Follower {
  readonly #primary: pg.Pool
  readonly #replica: pg.Pool
  #marks: Mark[] = []
  /** When the newest mark that the replica has reached was made; null: none was, or it does not answer. */
  #reachedAtMs: number | null = null

  constructor(primary: pg.Pool, replica: pg.Pool) {
    this.#primary = primary
    this.#replica = replica
  }

  lagMs(): number | null {
    if (this.#reachedAtMs === null) return null
    // Between two marks nothing is known, which is no lag.
    return Math.max(0, performance.now() - this.#reachedAtMs - 2 * markEveryMs)
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#look().catch(() => {
        this.#reachedAtMs = null
      })
      await pause(markEveryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** @returns whether the replica comes to have what is on the primary's disk now, in the time that a reader can wait */
  async hasAll(): Promise<boolean> {
    try {
      const place = await written(this.#primary)
      const until = performance.now() + waitMsMax
      for (;;) {
        const applied = await appliedBy(this.#replica)
        if (applied === null) return false
        if (applied >= place) return true
        if (performance.now() >= until) return false
        await pause(lookAgainMs)
      }
    } catch {
      return false
    }
  }

  async #look(): Promise<void> {
    const atMs = performance.now()
    this.#marks.push({ place: await written(this.#primary), atMs })
    if (this.#marks.length > marksMax) this.#marks.shift()
    const applied = await appliedBy(this.#replica)
    if (applied === null) {
      this.#reachedAtMs = null
      return
    }
    const reached = this.#marks.filter(({ place }) => place <= applied)
    this.#reachedAtMs = reached.at(-1)?.atMs ?? this.#reachedAtMs
    this.#marks = this.#marks.slice(reached.length)
  }
}

/** What is on the primary's disk: everything that was acknowledged is. */
async function written(pool: pg.Pool): Promise<bigint> {
  const answer = await pool.query<{ place: string }>('select pg_current_wal_flush_lsn()::text as place')
  return placeIn(answer.rows[0]?.place ?? '')
}

/** @returns null where the server is no replica */
async function appliedBy(pool: pg.Pool): Promise<bigint | null> {
  const answer = await pool.query<{ place: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place',
  )
  const place = answer.rows[0]?.place ?? null
  return place === null ? null : placeIn(place)
}

/** PostgreSQL writes a place in its log as two halves of 32 bits in hexadecimal. */
function placeIn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** A question that stood in the way of what had to be applied, and tables without a log, which a replica does not have. */
const replicaCodes = new Set(['40001', '0A000'])

/** Whether asking the primary the same may succeed. */
function isReplicasFault(error: unknown): boolean {
  return isDatabaseGone(error) || (error instanceof pg.DatabaseError && replicaCodes.has(error.code ?? ''))
}

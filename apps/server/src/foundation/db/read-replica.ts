import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isStandby, shownPlace, silence } from './addresses.ts'
import { appliedBy, type OpenPool, placeIn, Standby } from './standby.ts'
import { within } from './within.ts'

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
  /** Servers that may be the replica: the first that answers as a standby is. */
  addresses: readonly string[]
  /** Opens a pool for one of them. */
  open: OpenPool
  lagMsMax: number
  /** Hears why the replica is not used, once, and when it is used after that. */
  told: (news: ReplicaNews) => void
}

export interface ReplicaNews {
  used: boolean
  line: string
}

/** Begins to measure a replica; until it is known to be near enough, the primary is asked. */
export function readsOfReplica(settings: ReplicaSettings): Reads {
  const { primary } = settings
  const follower = new Follower(settings)
  const stopping = new AbortController()
  const following = follower.run(stopping.signal)
  const ask = async <T>(work: (pool: pg.Pool) => Promise<T>, standby: Standby | null): Promise<T> => {
    if (standby === null) return work(primary)
    try {
      return await work(standby.pool)
    } catch (error) {
      if (!standby.isToBlame(error)) throw error
      return work(primary)
    }
  }
  return {
    recent: (work) => ask(work, follower.near()),
    current: async (work) => {
      const standby = follower.near()
      return ask(work, standby !== null && (await follower.hasAll(standby)) ? standby : null)
    },
    standing: () => {
      const lag = follower.lagMs()
      return { lagSeconds: lag === null ? null : lag / 1_000, used: follower.near() !== null }
    },
    close: async () => {
      stopping.abort()
      await following
      await follower.close()
    },
  }
}

class Follower {
  readonly #settings: ReplicaSettings
  /** Null: none answers. */
  #standby: Standby | null = null
  #marks: Mark[] = []
  #marking: Promise<void> | null = null
  /** When the newest mark that the replica has reached was made; null: none was, or it does not answer. */
  #reachedAtMs: number | null = null
  #isToldUnused = false

  constructor(settings: ReplicaSettings) {
    this.#settings = settings
  }

  lagMs(): number | null {
    return this.#reachedAtMs === null ? null : lagSince(this.#reachedAtMs)
  }

  /** @returns the replica where it is near enough to be asked */
  near(): Standby | null {
    const lag = this.lagMs()
    if (lag === null || lag > this.#settings.lagMsMax || this.#standby?.isDoubted) return null
    return this.#standby
  }

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const fault = await this.#look().catch((error: Error) => {
        this.#reachedAtMs = null
        return error.message
      })
      this.#tell(fault)
      await pause(markEveryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    await this.#standby?.close()
  }

  /** @returns whether the replica comes to have what is on the primary's disk now, in the time that a reader can wait */
  async hasAll(standby: Standby): Promise<boolean> {
    try {
      const place = await written(this.#settings.primary)
      return await within(waitMsMax, comesTo(standby, place))
    } catch {
      return false
    }
  }

  /** @returns why the replica is not used although it answers, or null. Rejects with the reason where it cannot be measured. */
  async #look(): Promise<string | null> {
    this.#standby ??= await this.#find()
    const standby = this.#standby
    // A primary that takes its time must not hide that the replica is gone.
    const marked = await Promise.race([this.#mark(), pause(markEveryMs, undefined, { ref: false })]).catch(
      (error: Error) => silence('DATABASE_URL', error),
    )
    const applied = await standby.look().catch((error: Error) => {
      this.#leave(standby)
      throw silence(standby.place, error)
    })
    if (applied === null) {
      this.#leave(standby)
      throw new Error(`${standby.place} has become a primary`)
    }
    if (marked instanceof Error) throw marked
    const reached = this.#marks.filter(({ place }) => place <= applied)
    this.#reachedAtMs = reached.at(-1)?.atMs ?? this.#reachedAtMs
    this.#marks = this.#marks.slice(reached.length)
    if (standby.isDoubted) return `${standby.place} takes no new connections`
    const { lagMsMax } = this.#settings
    const isBehind = lagSince(this.#reachedAtMs ?? standby.sinceMs) > lagMsMax
    return isBehind ? `${standby.place} is more than ${lagMsMax / 1_000} s behind` : null
  }

  async #find(): Promise<Standby> {
    const { addresses, open } = this.#settings
    const answers = await Promise.allSettled(addresses.map(isStandby))
    const found = addresses[answers.findIndex((answer) => answer.status === 'fulfilled' && answer.value)]
    if (found !== undefined)
      return Standby.open(found, open).catch((error: Error) => {
        throw silence(shownPlace(found), error)
      })
    const reasons = answers.map((answer, at) => {
      const place = shownPlace(addresses[at] ?? '')
      return answer.status === 'fulfilled' ? `${place} is a primary` : silence(place, answer.reason).message
    })
    throw new Error(reasons.join('; '))
  }

  #leave(standby: Standby): void {
    this.#standby = null
    this.#reachedAtMs = null
    standby.leave()
  }

  /** A mark that takes long is waited for, not made twice. */
  #mark(): Promise<void> {
    this.#marking ??= this.#makeMark().finally(() => {
      this.#marking = null
    })
    return this.#marking
  }

  async #makeMark(): Promise<void> {
    const atMs = performance.now()
    this.#marks.push({ place: await written(this.#settings.primary), atMs })
    if (this.#marks.length > marksMax) this.#marks.shift()
  }

  #tell(fault: string | null): void {
    const { told } = this.#settings
    if (fault !== null && !this.#isToldUnused) {
      this.#isToldUnused = true
      told({
        used: false,
        line: `The read replica isn’t used: ${fault}. Everything is read from DATABASE_URL meanwhile.`,
      })
    }
    const standby = this.near()
    if (!this.#isToldUnused || standby === null) return
    this.#isToldUnused = false
    told({ used: true, line: `The read replica is used: ${standby.place} follows DATABASE_URL.` })
  }
}

/** Between two marks nothing is known, which is no lag. */
function lagSince(atMs: number): number {
  return Math.max(0, performance.now() - atMs - 2 * markEveryMs)
}

/** @returns whether the replica comes to have what is before `place`; where it does not answer, that is heard after who reads has gone on */
async function comesTo(standby: Standby, place: bigint): Promise<boolean> {
  const until = performance.now() + waitMsMax
  for (;;) {
    const applied = await appliedBy(standby.pool).catch((error: Error) => {
      standby.isToBlame(error)
      throw error
    })
    if (applied === null) return false
    if (applied >= place) return true
    if (performance.now() >= until) return false
    await pause(lookAgainMs)
  }
}

/** What is on the primary's disk: everything that was acknowledged is. */
async function written(pool: pg.Pool): Promise<bigint> {
  const answer = await pool.query<{ place: string }>('select pg_current_wal_flush_lsn()::text as place')
  return placeIn(answer.rows[0]?.place ?? '')
}

import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { addressesIn } from './database-address.ts'
import { within } from './within.ts'

/** Where a database is: one address, or several of which one at a time takes writes. What a newcomer would get wrong: nobody tells a client that
 *  another server was promoted. Whoever finds the present one gone, or no longer taking writes, has them all asked until one does. */

/** From one asking to the next: a server that is only crowded is asked ever more seldom. */
const askAgainMs = { first: 200, most: 1_000 }
/** How long a server may take to be connected to, and as long to answer. */
export const askedWithinMs = 1_000
/** To connect to all and hear their answers, and a little. */
const roundMsMax = 2 * askedWithinMs + 500

/** The servers of one database, and which of them takes writes. */
export class DatabasePlaces {
  readonly #addresses: readonly string[]
  readonly #told: (line: string) => void
  #present = 0
  /** Of several, the first takes writes only until another was promoted: it is not taken for granted. */
  #isKnown: boolean
  #search: Promise<void> | null = null
  /** The latest timeline on which a server took writes. */
  #timeline = 0
  /** What the last asking gave where nobody takes writes. */
  #reasons = ''
  /** Connections by the server that they go to. */
  readonly #sockets = new Map<Socket, number>()
  #closed = false

  /** @param told hears, in a line for whoever runs this, that another server is used, or why none is although one takes writes */
  constructor(connectionString: string, told: (line: string) => void = () => undefined) {
    this.#addresses = addressesIn(connectionString)
    this.#told = told
    this.#isKnown = !this.several
  }

  get several(): boolean {
    return this.#addresses.length > 1
  }

  /** The address in use. */
  get address(): string {
    return this.#addresses[this.#present] ?? ''
  }

  /** @returns the address of the server that takes writes. While no server is known to, it waits until one is; where one was, for as long as asking
   *  once takes: it may be there, only too busy to say so.
   *  @throws Error where none is known in time */
  async primary(withinMs: number): Promise<string> {
    if (!this.#isKnown) this.lost()
    if (this.#search !== null)
      await within(this.#isKnown ? Math.min(withinMs, roundMsMax) : withinMs, this.#search).catch(() => {
        if (!this.#isKnown) throw new Error(`timeout exceeded when trying to connect: ${this.#reasons}`)
      })
    return this.address
  }

  /** Says that the present server is gone or takes no writes: the others are asked, and it again, until one does. */
  lost(): void {
    if (!this.several || this.#closed) return
    this.#search ??= this.#find().finally(() => {
      this.#search = null
    })
  }

  /** Says that a connection goes to the present server. It is cut when another one takes writes: where the network or the machine is gone
   *  nothing else would end it for minutes. */
  goes(socket: Socket): void {
    this.#sockets.set(socket, this.#present)
    socket.once('close', () => this.#sockets.delete(socket))
  }

  /** Ends a search that goes on. */
  close(): void {
    this.#closed = true
  }

  /** Moves to a server that was promoted while the present one goes on taking writes, which nobody would notice. */
  async compare(): Promise<void> {
    if (!this.#isKnown || this.#search !== null) return
    const present = this.#timeline
    const found = this.#choose(await this.#ask())
    if (this.#timeline > present && found !== null && this.#search === null) this.#settle(found)
  }

  async #find(): Promise<void> {
    let isTold = false
    for (let waitMs = askAgainMs.first; !this.#closed; waitMs = Math.min(2 * waitMs, askAgainMs.most)) {
      const answers = await this.#ask()
      const found = this.#choose(answers)
      if (found !== null) return this.#settle(found)
      this.#reasons = answers.map((answer, at) => this.#reasonOf(at, answer)).join('; ')
      if (!isTold && answers.some(takesWrites)) {
        this.#told(`No database to use: ${this.#reasons}. If that promotion was taken back, restart Vouch.`)
        isTold = true
      }
      await pause(waitMs, undefined, { ref: false })
    }
  }

  #ask(): Promise<PromiseSettledResult<Standing>[]> {
    return Promise.allSettled(this.#addresses.map(standingOf))
  }

  /** Each promotion begins a timeline of its own, which tells an old primary that came back as one. Where none is told, the one in use stays.
   *  @returns which server to use, of those that take writes; null where none does on the latest timeline that was seen */
  #choose(answers: readonly PromiseSettledResult<Standing>[]): number | null {
    const taking = answers.flatMap((answer, at) =>
      takesWrites(answer) ? [{ at, timeline: answer.value.timeline }] : [],
    )
    const [only] = taking
    // Where every other one follows, nothing is to be told apart: a promotion may have been taken back.
    if (only !== undefined && taking.length === 1 && answers.every(({ status }) => status === 'fulfilled')) {
      this.#timeline = only.timeline ?? 0
      return only.at
    }
    this.#timeline = Math.max(this.#timeline, ...taking.map(({ timeline }) => timeline ?? 0))
    const latest = taking.filter(({ timeline }) => timeline === null || timeline === this.#timeline)
    const inUse = this.#isKnown ? latest.find(({ at }) => at === this.#present) : undefined
    return (inUse ?? latest[0])?.at ?? null
  }

  #reasonOf(at: number, answer: PromiseSettledResult<Standing>): string {
    const place = shownPlace(this.#addresses[at] ?? '')
    if (answer.status === 'rejected') return silence(place, answer.reason).message
    if (answer.value.standby) return `${place} follows another server`
    return `${place} is an old primary: another server was promoted since`
  }

  #settle(found: number): void {
    if (this.#isKnown && found !== this.#present)
      this.#told(
        `Another database server was promoted: ${shownPlace(this.#addresses[found] ?? '')} is used from now on.`,
      )
    this.#present = found
    this.#isKnown = true
    for (const [socket, at] of this.#sockets) if (at !== found) socket.destroy()
  }
}

/** How long a command waits for a server that takes writes, where a database has several. */
const commandWaitMs = 10_000

/** @param addresses of one database, which may name several hosts
 *  @returns the address of the one that takes writes. @throws Error where none is found in time */
export async function addressInUse(addresses: string): Promise<string> {
  const places = new DatabasePlaces(addresses)
  try {
    return await places.primary(commandWaitMs)
  } finally {
    places.close()
  }
}

/** A server that recovers is a standby; it may be promoted at any moment. */
export const recovering = 'select pg_is_in_recovery() as standby'
/** A file of the log has the number of its timeline before all else, and only a server that takes writes names the file. */
const standing = `select standby, case when not standby then pg_walfile_name(pg_current_wal_lsn()) end as file
  from (${recovering}) as asked`

interface Standing {
  standby: boolean
  /** Null where it is not told: on a standby, or where the service keeps such functions from its customers. */
  timeline: number | null
}

function takesWrites(answer: PromiseSettledResult<Standing>): answer is PromiseFulfilledResult<Standing> {
  return answer.status === 'fulfilled' && !answer.value.standby
}

/** Asks a server on a connection of its own whether it follows another. Rejects where it does not answer. */
export async function isStandby(connectionString: string): Promise<boolean> {
  return (await standingOf(connectionString)).standby
}

async function standingOf(connectionString: string): Promise<Standing> {
  const client = new pg.Client({
    ...{ connectionString, connectionTimeoutMillis: askedWithinMs, query_timeout: askedWithinMs },
    application_name: 'vouch search',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const asked = await client
      .query<{ standby: boolean; file: string | null }>(standing)
      .catch((error: unknown) =>
        isRefused(error) ? client.query<{ standby: boolean; file: null }>(recovering) : Promise.reject(error),
      )
    const { standby = false, file = null } = asked.rows[0] ?? {}
    const timeline = Number.parseInt(file?.slice(0, 8) ?? '', 16)
    return { standby, timeline: Number.isNaN(timeline) ? null : timeline }
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Whether a server answers and will not tell: the function is not there, or not for everybody. One that is full or ends says something else. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|53|57P)/.test(error.code ?? '')
}

/** Host and port of an address, for people. */
export function shownPlace(connectionString: string): string {
  const { hostname, port } = new URL(connectionString)
  return `${decodeURIComponent(hostname)}:${port || 5432}`
}

/** What to say of a server that did not answer. */
export function silence(place: string, error: Error): Error {
  const reasons: Error[] = error instanceof AggregateError ? error.errors : [error]
  return new Error(`${place} isn’t responding (${reasons.map(({ message }) => message).join(', ')})`)
}

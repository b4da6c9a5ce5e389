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
  #present = 0
  /** Of several, the first takes writes only until another was promoted: it is not taken for granted. */
  #isKnown: boolean
  #search: Promise<void> | null = null
  /** What the last asking gave where nobody takes writes. */
  #reasons = ''
  /** Connections by the server that they go to. */
  readonly #sockets = new Map<Socket, number>()
  #closed = false

  constructor(connectionString: string) {
    this.#addresses = addressesIn(connectionString)
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

  async #find(): Promise<void> {
    for (let waitMs = askAgainMs.first; !this.#closed; waitMs = Math.min(2 * waitMs, askAgainMs.most)) {
      const answers = await Promise.allSettled(this.#addresses.map(isStandby))
      const taking = answers.flatMap((answer, at) => (answer.status === 'fulfilled' && !answer.value ? [at] : []))
      const found = taking.length > 1 ? await this.#latest(taking) : taking[0]
      if (found !== undefined) return this.#settle(found)
      this.#reasons = answers.map((answer, at) => reasonOf(shownPlace(this.#addresses[at] ?? ''), answer)).join('; ')
      await pause(waitMs, undefined, { ref: false })
    }
  }

  /** An old primary that came back as one must not be taken for the one that was promoted since: each promotion begins a timeline of its own.
   *  @returns of several that take writes the one on the latest timeline. Where that is not known, or is the same, the one in use, or the first */
  async #latest(taking: readonly number[]): Promise<number | undefined> {
    const timelines = await Promise.all(taking.map((at) => timelineOf(this.#addresses[at] ?? '').catch(() => null)))
    const known = timelines.filter((each) => each !== null)
    const latest = known.length < taking.length ? null : Math.max(...known)
    const among = latest === null ? taking : taking.filter((_, place) => timelines[place] === latest)
    return this.#isKnown && among.includes(this.#present) ? this.#present : among[0]
  }

  #settle(found: number): void {
    this.#present = found
    this.#isKnown = true
    for (const [socket, at] of this.#sockets) if (at !== found) socket.destroy()
  }
}

function reasonOf(place: string, answer: PromiseSettledResult<boolean>): string {
  return answer.status === 'fulfilled' ? `${place} follows another server` : silence(place, answer.reason).message
}

/** A server that recovers is a standby; it may be promoted at any moment. */
export const recovering = 'select pg_is_in_recovery() as standby'

/** Asks a server on a connection of its own whether it follows another. Rejects where it does not answer. */
export async function isStandby(connectionString: string): Promise<boolean> {
  return (await ask<{ standby: boolean }>(connectionString, recovering))?.standby === true
}

/** Asks a server that takes writes for the number of its timeline, which the name of a file of its log begins with. Rejects where it does not say. */
async function timelineOf(connectionString: string): Promise<number> {
  const file = await ask<{ file: string }>(connectionString, 'select pg_walfile_name(pg_current_wal_lsn()) as file')
  const timeline = Number.parseInt(file?.file.slice(0, 8) ?? '', 16)
  if (Number.isNaN(timeline)) throw new Error('A server does not name its timeline')
  return timeline
}

async function ask<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
): Promise<Row | undefined> {
  const client = new pg.Client({
    ...{ connectionString, connectionTimeoutMillis: askedWithinMs, query_timeout: askedWithinMs },
    application_name: 'vouch search',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows[0]
  } finally {
    void client.end().catch(() => undefined)
  }
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

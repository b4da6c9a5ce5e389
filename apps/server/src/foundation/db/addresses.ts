import pg from 'pg'
import { addressesIn } from './database-address.ts'

/** Where a database is: one address, or several of which one at a time takes writes. What a newcomer would get wrong: nobody tells a client that
 *  another server was promoted. Whoever finds the present one gone, or no longer taking writes, has them all asked until one does. */

const askAgainMs = 200
/** How long a server may take to be connected to, and as long to answer. */
export const askedWithinMs = 1_000

export interface Place {
  host: string
  port: number
}

/** The servers of one database, and which of them takes writes. */
export class DatabasePlaces {
  readonly #addresses: readonly string[]
  #present: number
  #search: Promise<void> | null = null
  #closed = false

  constructor(connectionString: string) {
    this.#addresses = addressesIn(connectionString)
    this.#present = 0
  }

  get several(): boolean {
    return this.#addresses.length > 1
  }

  /** The address in use, for whoever connects once. */
  get address(): string {
    return this.#addresses[this.#present] ?? ''
  }

  /** @returns where to connect; while it is not known who takes writes, it waits until it is */
  async primary(): Promise<Place> {
    if (this.#search !== null) await this.#search
    const { hostname, port } = new URL(this.address)
    return { host: decodeURIComponent(hostname), port: port === '' ? 5432 : Number(port) }
  }

  /** Says that the present server is gone or takes no writes: the others are asked, and it again, until one does. */
  lost(): void {
    if (!this.several || this.#closed) return
    this.#search ??= this.#find().finally(() => {
      this.#search = null
    })
  }

  /** Ends a search that goes on. */
  close(): void {
    this.#closed = true
  }

  async #find(): Promise<void> {
    while (!this.#closed) {
      const answers = await Promise.allSettled(this.#addresses.map(isStandby))
      const found = answers.findIndex((answer) => answer.status === 'fulfilled' && !answer.value)
      if (found >= 0) {
        this.#present = found
        return
      }
      await new Promise((resolve) => setTimeout(resolve, askAgainMs).unref())
    }
  }
}

/** A server that recovers is a standby; it may be promoted at any moment. */
export const recovering = 'select pg_is_in_recovery() as standby'

/** Asks a server on a connection of its own whether it follows another. Rejects where it does not answer. */
export async function isStandby(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    ...{ connectionString, connectionTimeoutMillis: askedWithinMs, query_timeout: askedWithinMs },
    application_name: 'vouch search',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answer = await client.query<{ standby: boolean }>(recovering)
    return answer.rows[0]?.standby === true
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

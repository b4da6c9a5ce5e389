import pg from 'pg'
import { addressesIn } from './database-address.ts'

/** Where a database is: one address, or several of which one at a time takes writes. What a newcomer would get wrong: nobody tells a client that
 *  another server was promoted. Whoever finds the present one gone, or no longer taking writes, has them all asked until one does. */

const askAgainMs = 200
const askedWithinMs = 1_000

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
      const answers = await Promise.all(this.#addresses.map(takesWrites))
      const found = answers.indexOf(true)
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

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    ...{ connectionString, connectionTimeoutMillis: askedWithinMs, query_timeout: askedWithinMs },
    application_name: 'vouch primary',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answer = await client.query<{ standby: boolean }>(recovering)
    return answer.rows[0]?.standby === false
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}

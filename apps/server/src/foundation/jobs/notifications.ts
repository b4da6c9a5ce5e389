import pg from 'pg'
import type { Database } from '../db/database.ts'

/** LISTEN/NOTIFY for a whole process over one connection, handed on to whoever listens. A notification is a hint to look
 *  at the rows, never the news itself: one that was missed while the connection was down is made up for by `missed`. */

export interface Listener {
  hear: (payload: string) => void
  /** Called after the connection came back: look at the rows, something may have happened meanwhile. */
  missed?: () => void
}

const retryMsFirst = 200
/** Workers that live are to be back before one that starts believes itself alone. */
const retryMsMax = 2_000
/** It only hears, and would notice by nothing else that the other side is gone. */
const keepAliveMs = 10_000

export class Notifications {
  readonly #open: (config: pg.ClientConfig) => pg.Client
  readonly #onError: (error: Error) => void
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #onConnected = new Set<(client: pg.Client) => Promise<void>>()
  /** Channels that the present connection listens to. */
  #heard = new Set<string>()
  /** Ends when the last statement given to the connection has: it takes one at a time. */
  #turn: Promise<unknown> = Promise.resolve()
  #client: pg.Client | null = null
  #connecting: Promise<pg.Client> | null = null
  #closed = false

  /** What it listens to and the locks on its connection belong to a session, so that goes past any pooler. */
  constructor({ listener }: Pick<Database, 'listener'>, onError: (error: Error) => void) {
    this.#open = listener
    this.#onError = onError
  }

  /** Listens to a channel until the returned function is called. Resolves when the database listens. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners)
    listeners.add(listener)
    const end = () => {
      listeners.delete(listener)
    }
    try {
      await this.#inTurn(async (client) => {
        const heard = this.#heard
        if (heard.has(channel)) return
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        heard.add(channel)
      })
    } catch (error) {
      end()
      throw error
    }
    return end
  }

  /** Runs `work` on the connection now and again after every reconnection: for locks that live as long as it does. */
  async whenConnected(work: (client: pg.Client) => Promise<void>): Promise<void> {
    this.#onConnected.add(work)
    await this.#inTurn(work)
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = this.#client ?? (await this.#connecting?.catch(() => null))
    await client?.end().catch(() => undefined)
  }

  /** Runs `work` when everything given before it is over. It must not wait for another turn. */
  #inTurn(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const done = this.#turn.then(async () => work(await this.#connected()))
    this.#turn = done.catch(() => undefined)
    return done
  }

  #connected(): Promise<pg.Client> {
    if (this.#client) return Promise.resolve(this.#client)
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null
    })
    return this.#connecting
  }

  async #connect(): Promise<pg.Client> {
    if (this.#closed) throw new Error('Notifications were closed')
    const client = this.#fresh()
    const heard = new Set<string>()
    try {
      await client.connect()
      for (const channel of this.#listeners.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        heard.add(channel)
      }
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#heard = heard
    this.#client = client
    return client
  }

  #fresh(): pg.Client {
    const client = this.#open({
      ...{ keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs, application_name: 'vouch notifications' },
    })
    client.on('notification', ({ channel, payload }) => {
      for (const { hear } of this.#listeners.get(channel) ?? []) hear(payload ?? '')
    })
    client.on('error', (error) => this.#lost(client, error))
    client.on('end', () => this.#lost(client, new Error('The connection for notifications ended')))
    return client
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#client !== client) return
    this.#client = null
    if (this.#closed) return
    this.#onError(error)
    void this.#recover()
  }

  async #recover(): Promise<void> {
    for (let attempt = 0; !this.#closed; attempt += 1) {
      await pause(Math.min(retryMsMax, retryMsFirst * 2 ** attempt))
      if (this.#closed) return
      try {
        await this.#connected()
        for (const work of this.#onConnected) await this.#inTurn(work)
        for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.missed?.()
        return
      } catch (error) {
        this.#onError(asError(error))
      }
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value))
}

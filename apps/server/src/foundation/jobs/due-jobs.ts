import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Looks for jobs that are due and that nobody announces: retries, dead letters, what was put off, and what was announced while the
 *  connection was away. One statement asks for all queues; each worker asking for itself was eighty statements a second of a product in which
 *  nothing happens. */

const lookEveryMs = 2_000

interface DueSettings {
  pool: pg.Pool
  schema: string
  /** Lets a worker look at its queue. */
  wake: (worker: string) => void
  log: { warn: (details: object, message: string) => void }
}

export class DueJobs {
  readonly #settings: DueSettings
  readonly #workers = new Map<string, string[]>()
  readonly #stopping = new AbortController()
  #looking: Promise<void> = Promise.resolve()

  constructor(settings: DueSettings) {
    this.#settings = settings
  }

  /** Notes who works on a queue. */
  add(queue: string, worker: string): void {
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), worker])
  }

  start(): void {
    this.#looking = this.#run(this.#stopping.signal)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#looking
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#look().catch((error: unknown) =>
        this.#settings.log.warn({ err: error }, 'The job queue could not be looked at'),
      )
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async #look(): Promise<void> {
    const { pool, schema, wake } = this.#settings
    const found = await pool.query<{ queue: string }>({
      name: 'due-jobs',
      text: `select queue from unnest($1::text[]) as queues (queue)
              where exists (select from ${schema}.job
                             where name = queue and state < 'active' and not blocked and start_after <= now())`,
      values: [[...this.#workers.keys()]],
    })
    for (const { queue } of found.rows) for (const worker of this.#workers.get(queue) ?? []) wake(worker)
  }
}

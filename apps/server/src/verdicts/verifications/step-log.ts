import type { Step } from '@vouch/contract'
import type pg from 'pg'
import { soonOnDisk } from '../../foundation/db/soon-on-disk.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'
import { type StepChange, withStep } from './steps.ts'

/** Writes the steps of a running verification as they change and tells whoever watches. Changes that come within a tenth of a second, or while
 *  a write is under way, are written together, so a talkative connector does not queue up updates. Steps are for whoever watches: the last
 *  ones are written again with the report, and a run that ends before they were told tells only its end. */

/** The channel that says "this run changed"; the payload is the run's id. */
export const runChannel = 'verification_run'

/** Nobody sees that a step came so much later. */
const gatherMs = 100

export class StepLog {
  readonly #pool: pg.Pool
  readonly #runId: string
  readonly #now: () => Date
  #steps: Step[]
  #dirty = false
  #writing: Promise<void> | null = null
  /** Why the last write failed, until somebody hears of it. */
  #failure: { error: unknown } | null = null
  /** Ends the gathering before its time. */
  #hurry: () => void = () => undefined

  constructor(pool: pg.Pool, runId: string, steps: Step[], now: () => Date) {
    this.#pool = pool
    this.#runId = runId
    this.#steps = steps
    this.#now = now
  }

  get steps(): Step[] {
    return this.#steps
  }

  /** Notes a change and returns at once; a failed write surfaces at the next `settled`. */
  note(change: StepChange): void {
    this.replace(withStep(this.#steps, change, this.#now()))
  }

  /** Notes a whole list, for example when everything starts over. */
  replace(steps: Step[]): void {
    this.#steps = steps
    this.#dirty = true
    this.#writing ??= this.#write()
  }

  /** Resolves when everything noted is written. @throws what a write failed with since the last call, once */
  async settled(): Promise<void> {
    await this.#quiet()
    const failure = this.#failure
    this.#failure = null
    if (failure !== null) throw failure.error
  }

  /** Leaves out what is not written yet, or could not be: whoever ends the run writes it. Resolves when nothing is under way. */
  async ended(): Promise<void> {
    this.#dirty = false
    await this.#quiet()
    this.#failure = null
  }

  async #quiet(): Promise<void> {
    this.#hurry()
    await this.#writing
  }

  /** Never rejects: whoever noted the change went on long ago. */
  async #write(): Promise<void> {
    try {
      while (this.#dirty) {
        await this.#gathered()
        if (!this.#dirty) return
        this.#dirty = false
        await this.#pool.query({
          name: 'note-steps',
          text: `with changed as (
                   update verification_runs set steps = $2 from ${soonOnDisk} as soon
                    where id = $1 and state in ('queued', 'running') returning id
                 )
                 select pg_notify($3, id::text) from changed`,
          values: [this.#runId, storableJson(this.#steps), runChannel],
        })
        // It wrote the whole list, so with it what failed before.
        this.#failure = null
      }
    } catch (error) {
      this.#failure = { error }
    } finally {
      this.#writing = null
    }
  }

  #gathered(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, gatherMs)
      this.#hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Acknowledged, DeedName } from './deeds.ts'
import type { ProcessReading } from './process-reading.ts'

/** What a soak has seen so far, in a folder, so that it can be resumed: a line for each minute, one for each thing that was acknowledged, one for
 *  each look that found new warnings, and the rate of calls. */

/** How long answers of one kind took in a minute, in milliseconds. */
export interface Times {
  count: number
  p50: number
  p95: number
}

export interface Minute {
  /** Counted over all sittings, from 0. */
  minute: number
  /** Which start of the bench it belongs to. */
  sitting: number
  deeds: Partial<Record<DeedName, Times>>
  /** The same for a bare server that is asked beside the product: what the machine itself varies by. */
  bare: Times | null
  /** Calls that were not answered as they should, by deed and status. */
  refused: Record<string, number>
  /** What was being broken in this minute; null: nothing. */
  fault: string | null
  /** The faults that were over by the end of this minute, and of no minute before. */
  happened: string[]
  /** The least of the minute, for each kind of process that lived through it. */
  processes: Record<string, ProcessReading & { pid: number }>
  /** Connections that the database has, at most. */
  connections: number
}

export class Journal {
  readonly minutes: Minute[]
  readonly acknowledged: Acknowledged[]
  /** Keys of deductions that were asked for without an answer that says whether they were made. */
  readonly unanswered: string[]
  readonly #folder: string
  #perSecond: number | null
  #warnings: number

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    this.minutes = lines<Minute>(join(folder, 'minutes.ndjson'))
    this.acknowledged = lines<Acknowledged>(join(folder, 'acknowledged.ndjson'))
    this.unanswered = lines<string>(join(folder, 'unanswered.ndjson'))
    this.#perSecond = lines<number>(join(folder, 'rate.ndjson'))[0] ?? null
    this.#warnings = lines<number>(join(folder, 'warnings.ndjson')).reduce((sum, count) => sum + count, 0)
  }

  /** Calls of the mix a second, in all sittings: measured in the first. Null until then. */
  get perSecond(): number | null {
    return this.#perSecond
  }

  keepRate(perSecond: number): void {
    this.#perSecond = perSecond
    this.#append('rate.ndjson', perSecond)
  }

  /** Warnings of listeners that piled up, in all sittings. */
  get warnings(): number {
    return this.#warnings
  }

  warn(count: number): void {
    this.#warnings += count
    this.#append('warnings.ndjson', count)
  }

  acknowledge(done: Acknowledged): void {
    this.acknowledged.push(done)
    this.#append('acknowledged.ndjson', done)
  }

  leaveUnanswered(key: string): void {
    this.unanswered.push(key)
    this.#append('unanswered.ndjson', key)
  }

  close(minute: Minute): void {
    this.minutes.push(minute)
    this.#append('minutes.ndjson', minute)
  }

  #append(name: string, line: unknown): void {
    appendFileSync(join(this.#folder, name), `${JSON.stringify(line)}\n`)
  }
}

/** A last line that was cut off is taken out, so that the next one begins a line. */
function lines<T>(path: string): T[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const whole = bytes.lastIndexOf('\n') + 1
  if (whole < bytes.length) truncateSync(path, whole)
  const all = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1)
  return all.map((line) => JSON.parse(line) as T)
}

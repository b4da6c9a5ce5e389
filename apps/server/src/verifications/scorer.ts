import { Worker } from 'node:worker_threads'
import type { Report } from '@vouch/engine'
import type { ReportSettings } from './report-of.ts'

/** Scores stored snapshots on a thread of its own: a large one takes long enough that calls, heartbeats and progress of
 *  everybody else would stand still. One thread, one snapshot at a time; what waits, waits without blocking anyone. */

/** What the thread is sent. */
export interface ScoringOrder {
  number: number
  /** The snapshot as it is stored. */
  body: Uint8Array
  settings: ReportSettings
}

/** What the thread answers; `failure` is the stack of a defect. */
export type ScoringAnswer = { number: number; report: Report } | { number: number; failure: string }

interface Waiting {
  resolve: (report: Report) => void
  reject: (error: Error) => void
}

const threadFile = new URL('./scoring-thread.ts', import.meta.url)

export class Scorer {
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | null = null
  #number = 0

  /** Starts the thread ahead of the first order, which would otherwise wait while it loads. */
  start(): void {
    if (this.#thread === null) this.#begin()
  }

  /** @param body a snapshot as `packSnapshot` made it. @returns its report. Rejects when the engine fails or the thread dies. */
  score(body: Uint8Array, settings: ReportSettings): Promise<Report> {
    const thread = this.#thread ?? this.#begin()
    this.#number += 1
    const order: ScoringOrder = { number: this.#number, body, settings }
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.number, { resolve, reject })
      thread.postMessage(order)
    })
  }

  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #begin(): Worker {
    const thread = new Worker(threadFile)
    this.#thread = thread
    thread.on('message', (answer: ScoringAnswer) => {
      const waiting = this.#waiting.get(answer.number)
      this.#waiting.delete(answer.number)
      if ('report' in answer) waiting?.resolve(answer.report)
      else waiting?.reject(new Error(answer.failure))
    })
    thread.on('error', (error) => this.#lost(thread, error))
    thread.on('exit', () => this.#lost(thread, new Error('The scoring thread ended')))
    return thread
  }

  /** A thread that died, of too little memory for example, is replaced with the next order. */
  #lost(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return
    this.#thread = null
    for (const { reject } of this.#waiting.values()) reject(error instanceof Error ? error : new Error(String(error)))
    this.#waiting.clear()
  }
}

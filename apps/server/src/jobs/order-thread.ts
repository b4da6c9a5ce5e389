import { Worker } from 'node:worker_threads'

/** A thread for work that would keep the process from everything else: calls, heartbeats, progress of others. One thread, one order
 *  at a time; what waits, waits without blocking anyone. */

/** What the thread is sent. */
export interface Numbered<Order> {
  number: number
  order: Order
}

/** What the thread answers; `failure` is the stack of a defect. */
export type NumberedAnswer<Answer> = { number: number; answer: Answer } | { number: number; failure: string }

interface Waiting<Answer> {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export class OrderThread<Order, Answer> {
  readonly #waiting = new Map<number, Waiting<Answer>>()
  readonly #name: string
  readonly #file: URL
  #thread: Worker | null = null
  #number = 0

  /** @param name what it is called in an error
   *  @param file the module that answers, with `answerOrders` */
  constructor(name: string, file: URL) {
    this.#name = name
    this.#file = file
  }

  /** Starts the thread ahead of the first order, which would otherwise wait while it loads. */
  start(): void {
    if (this.#thread === null) this.#begin()
  }

  /** @returns the answer. Rejects when the work fails or the thread dies. */
  ask(order: Order): Promise<Answer> {
    const thread = this.#thread ?? this.#begin()
    this.#number += 1
    const sent: Numbered<Order> = { number: this.#number, order }
    return new Promise((resolve, reject) => {
      this.#waiting.set(sent.number, { resolve, reject })
      thread.postMessage(sent)
    })
  }

  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #begin(): Worker {
    const thread = new Worker(this.#file)
    this.#thread = thread
    thread.on('message', (answered: NumberedAnswer<Answer>) => {
      const waiting = this.#waiting.get(answered.number)
      this.#waiting.delete(answered.number)
      if ('answer' in answered) waiting?.resolve(answered.answer)
      else waiting?.reject(new Error(answered.failure))
    })
    thread.on('error', (error) => this.#lost(thread, error))
    thread.on('exit', () => this.#lost(thread, new Error(`The ${this.#name} thread ended`)))
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

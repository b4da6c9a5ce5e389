import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { type Transferable, Worker } from 'node:worker_threads'
import { Problem, type ProblemCode } from '@vouch/contract'
import { environmentWith } from '../../config/config.ts'
import { Turns } from './turns.ts'

/** A thread for work that would keep the process from everything else: calls, heartbeats, progress of others. One thread, one order
 *  at a time; what waits, waits without blocking anyone, and the orders of each account behind its own. */

/** What a thread says when it has loaded: only then does an order's time begin. */
export const readyWord = 'ready'

/** What the thread says of an order: how far it is, any number of times, then its answer; `failure` is the stack of a defect. */
export type OrderAnswer<Answer> =
  | { told: number }
  | { answer: Answer }
  | { problem: { code: ProblemCode; message: string; details: Record<string, unknown> } }
  | { failure: string }

export interface ThreadLimits {
  /** Memory for what the thread makes, in MB. It is the last guard and not the first: V8 may end the whole process where a parser runs
   *  far past it at once, so what is sent must be bounded well below. */
  memoryMb?: number
  /** Memory for what lives for an instant, in MB. A thread that reads row by row does with a few; V8's usual amount costs it a hundred. */
  youngMb?: number
  /** Longest that one order may take, in milliseconds. */
  orderMsMax?: number
  /** Most orders of all accounts that wait at a time: each waits with what it is about. */
  waitingMax?: number
  /** Most orders of one account that wait at a time. */
  perAccountMax?: number
}

const waitingMaxUsual = 200
const perAccountMaxUsual = 20
const retrySeconds = 5
/** The product's own orders. How many there are is bounded by its jobs, so they are not counted; they take their turns with the others. */
const product = ''

export interface OrderOptions {
  /** Ends what waits for its turn; what is being worked on is worked through. */
  signal?: AbortSignal
  /** Whose order it is. Absent: the product's own. */
  account?: string | undefined
  /** Buffers that are handed over instead of copied: who asks has them no more. */
  transfer?: Transferable[]
  /** Hears how far the order is, 0 to 1, as far as its work says so. */
  tell?: ((share: number) => void) | undefined
}

interface Asked<Order, Answer> {
  account: string
  order: Order
  transfer: Transferable[]
  tell: ((share: number) => void) | undefined
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** An order that took more memory or time than the thread has. The thread was ended for it. */
export class ThreadOverrun extends Error {
  override name = 'ThreadOverrun'
}

export class OrderThread<Order, Answer> {
  readonly #waiting = new Turns<Asked<Order, Answer>>()
  readonly #name: string
  readonly #file: URL
  readonly #limits: ThreadLimits
  #thread: Worker | null = null
  #isReady = false
  #current: Asked<Order, Answer> | null = null
  #timer: NodeJS.Timeout | undefined

  /** @param name what it is called in an error
   *  @param file the module that answers, with `answerOrders` */
  constructor(name: string, file: URL, limits: ThreadLimits = {}) {
    this.#name = name
    this.#file = file
    this.#limits = limits
  }

  /** Starts the thread ahead of the first order, which would otherwise wait while it loads. */
  start(): void {
    if (this.#thread === null) this.#begin()
  }

  /** @returns the answer. Rejects with the Problem that the work ended with, with `ThreadOverrun`, and when the work fails or the thread
   *  dies; who waits behind it is served by the next thread. An account with too many orders is refused with `rate_limited`, and with
   *  `unavailable` where all have too many together. */
  ask(order: Order, { signal, account = product, transfer = [], tell }: OrderOptions = {}): Promise<Answer> {
    const refusal = account === product ? null : this.#refusalOf(account)
    if (refusal !== null) return Promise.reject(refusal)
    return new Promise((resolve, reject) => {
      const asked = { account, order, transfer, tell, resolve, reject }
      this.#waiting.add(account, asked)
      signal?.addEventListener('abort', () => this.#forget(asked, signal), { once: true })
      if (signal?.aborted) this.#forget(asked, signal)
      this.#next()
    })
  }

  async close(): Promise<void> {
    for (const { reject } of this.#waiting.takeAll()) reject(this.#ended())
    await this.#thread?.terminate()
  }

  #ended(): Error {
    return new Error(`The ${this.#name} thread ended`)
  }

  #refusalOf(account: string): Problem | null {
    const { waitingMax = waitingMaxUsual, perAccountMax = perAccountMaxUsual } = this.#limits
    const wait = { retryAfterSeconds: retrySeconds }
    if (this.#waiting.sizeOf(account) >= perAccountMax)
      return new Problem('rate_limited', 'Too many requests of yours are waiting. Try again in a few seconds.', wait)
    if (this.#waiting.size - this.#waiting.sizeOf(product) >= waitingMax)
      return new Problem('unavailable', 'Too many requests are waiting. Try again in a few seconds.', wait)
    return null
  }

  #forget(asked: Asked<Order, Answer>, signal: AbortSignal): void {
    if (this.#waiting.remove(asked.account, asked)) asked.reject(signal.reason)
  }

  #next(): void {
    if (this.#current !== null || this.#waiting.size === 0) return
    const thread = this.#thread ?? this.#begin()
    const asked = this.#isReady ? this.#waiting.take() : undefined
    if (asked === undefined) return
    this.#current = asked
    const { orderMsMax } = this.#limits
    if (orderMsMax !== undefined) this.#timer = setTimeout(() => this.#endLate(thread), orderMsMax)
    thread.postMessage(asked.order, asked.transfer)
  }

  #begin(): Worker {
    const { memoryMb, youngMb } = this.#limits
    const resourceLimits = {
      ...(memoryMb !== undefined && { maxOldGenerationSizeMb: memoryMb }),
      ...(youngMb !== undefined && { maxYoungGenerationSizeMb: youngMb }),
    }
    const thread = new Worker(this.#file, { resourceLimits, ...compiledBefore() })
    this.#thread = thread
    this.#isReady = false
    thread.on('message', (said: OrderAnswer<Answer> | typeof readyWord) => {
      if (this.#thread === thread) this.#hear(said)
    })
    thread.on('error', (error) => this.#lost(thread, this.#deathOf(error)))
    thread.on('exit', () => this.#lost(thread, this.#ended()))
    return thread
  }

  #hear(said: OrderAnswer<Answer> | typeof readyWord): void {
    if (said === readyWord) {
      this.#isReady = true
      this.#next()
    } else if ('told' in said) this.#current?.tell?.(said.told)
    else this.#settle((asked) => settleWith(asked, said))
  }

  #endLate(thread: Worker): void {
    this.#lost(thread, new ThreadOverrun(`An order took the ${this.#name} thread longer than it may`))
    thread.terminate().catch(() => undefined)
  }

  #deathOf(error: unknown): unknown {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    return isMemory ? new ThreadOverrun(`An order took more memory than the ${this.#name} thread has`) : error
  }

  /** A thread that died is replaced with the next order. */
  #lost(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return
    this.#thread = null
    // One that cannot even load fails whoever waits for it, instead of being begun again and again.
    if (!this.#isReady) this.#current ??= this.#waiting.take() ?? null
    this.#settle(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))))
  }

  #settle(settle: (asked: Asked<Order, Answer>) => void): void {
    clearTimeout(this.#timer)
    const asked = this.#current
    this.#current = null
    if (asked !== null) settle(asked)
    this.#next()
  }
}

/** A thread does not take over the process's cache of compiled sources, which halves the time until it is ready; it reads where one is.
 *  What the process itself has compiled by now is written first: a thread that finds no source there strips its types by WebAssembly, and V8
 *  ends a whole process now and then whose threads make and give back such code at once (nodejs/node#64500). */
function compiledBefore(): { env: NodeJS.ProcessEnv } | undefined {
  const cache = getCompileCacheDir()
  // The process's own lies in a folder for its version of Node, and so will the thread's.
  if (cache === undefined) return undefined
  flushCompileCache()
  return { env: environmentWith({ NODE_COMPILE_CACHE: dirname(cache) }) }
}

function settleWith<Answer>(
  { resolve, reject }: Asked<unknown, Answer>,
  answered: Exclude<OrderAnswer<Answer>, { told: number }>,
): void {
  if ('answer' in answered) resolve(answered.answer)
  else if ('failure' in answered) reject(new Error(answered.failure))
  else reject(new Problem(answered.problem.code, answered.problem.message, answered.problem.details))
}

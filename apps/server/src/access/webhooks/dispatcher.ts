import { setTimeout as pause } from 'node:timers/promises'
import { Bell } from '../../foundation/jobs/bell.ts'
import type { Notifications } from '../../foundation/jobs/notifications.ts'
import type { QueueLog } from '../../foundation/jobs/queue.ts'
import { type GuardedFetch, guardedFetch } from '../../outside/guarded-fetch/guarded-fetch.ts'
import { claimTurns, type Turn } from './claim-turns.ts'
import { type Lane, Lanes } from './lanes.ts'
import { runTurn } from './run-turn.ts'
import { answerBytesMax, attemptMsMax } from './send.ts'
import { type EndedTurn, type MadeAttempt, settle } from './settle-turns.ts'
import { tellEvents } from './tell-events.ts'
import { type WebhookParts, webhookChannel } from './webhook-parts.ts'

/** Delivers: one loop in each process that works. What is sent runs beside it; all that the database hears, it hears from the loop, in
 *  batches and over one connection, so that a crowd of deliveries takes none from people. */

export interface DispatcherParts extends WebhookParts {
  notifications: Pick<Notifications, 'listen'>
  log: Pick<QueueLog, 'error'>
  /** Others, for tests and measurements. */
  send?: GuardedFetch
  now?: () => Date
  random?: () => number
}

export interface Dispatcher {
  /** Begins no further attempt, ends those that are under way, and gives back what was claimed. */
  stop: () => Promise<void>
}

/** What ends meanwhile is written with one statement. */
const gatherMs = 20
/** How long an attempt that is under way may still take when the process stops. */
const graceMs = 3_000

export async function startDispatcher(parts: DispatcherParts): Promise<Dispatcher> {
  const stopping = new AbortController()
  const bell = new Bell(stopping.signal)
  const ring = () => bell.ring()
  const unlisten = await parts.notifications.listen(webhookChannel, { hear: ring, missed: ring })
  const work = new Work(parts, ring)
  const loop = run(work, parts, bell, stopping.signal)
  return {
    stop: async () => {
      unlisten()
      stopping.abort()
      await loop
      await work.end()
    },
  }
}

async function run(work: Work, { log }: DispatcherParts, bell: Bell, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      if (await work.step()) {
        await pause(gatherMs)
        continue
      }
    } catch (error) {
      if (stopping.aborted) return
      log.error({ err: error }, 'Webhooks could not be delivered')
    }
    await bell.rung()
  }
}

class Work {
  readonly #parts: DispatcherParts
  readonly #ring: () => void
  readonly #send: GuardedFetch
  readonly #lanes = new Lanes()
  readonly #ending = new AbortController()
  readonly #running = new Set<Promise<void>>()
  #made: MadeAttempt[] = []
  #ended: EndedTurn[] = []

  constructor(parts: DispatcherParts, ring: () => void) {
    this.#parts = parts
    this.#ring = ring
    const limits = { timeoutMs: attemptMsMax, bytesMax: answerBytesMax, cutsLarge: true }
    this.#send = parts.send ?? guardedFetch({ ...limits, loopbackHosts: parts.testHosts })
  }

  #now = () => this.#parts.now?.() ?? new Date()

  /** @returns whether there may be more to do at once */
  async step(): Promise<boolean> {
    const settled = await this.#settle()
    const told = await tellEvents(this.#parts, this.#now())
    const begun = (await this.#begin('fast')) + (await this.#begin('slow'))
    return settled || told > 0 || begun > 0
  }

  async end(): Promise<void> {
    const limit = setTimeout(() => this.#ending.abort(), graceMs)
    await Promise.all(this.#running)
    clearTimeout(limit)
    await this.#settle().catch((error) => this.#parts.log.error({ err: error }, 'Webhooks could not be settled'))
  }

  /** What could not be written is written with the next. */
  async #settle(): Promise<boolean> {
    const [made, ended] = [this.#made, this.#ended]
    if (made.length + ended.length === 0) return false
    this.#made = []
    this.#ended = []
    try {
      await settle(this.#parts, made, ended)
    } catch (error) {
      this.#made.unshift(...made)
      this.#ended.unshift(...ended)
      throw error
    }
    return true
  }

  async #begin(lane: Lane): Promise<number> {
    const turns = await claimTurns(this.#parts.db.pool, lane === 'slow', this.#lanes.free(lane), this.#now())
    for (const turn of turns) this.#take(turn, lane)
    return turns.length
  }

  #take(turn: Turn, lane: Lane): void {
    let held = lane
    this.#lanes.enter(held)
    const moveOver = () => {
      this.#lanes.leave(held)
      held = 'slow'
      this.#lanes.enter(held)
      this.#ring()
    }
    const running = runTurn(turn, lane, {
      ...{ ring: this.#parts.ring, send: this.#send, now: this.#now, random: this.#parts.random ?? Math.random },
      signal: this.#ending.signal,
      onSlow: moveOver,
      onAttempt: (made) => {
        this.#made.push(made)
        this.#ring()
      },
    })
      .then((ended) => void this.#ended.push(ended))
      // Its lease runs out, and somebody tries again.
      .catch((error) => this.#parts.log.error({ err: error }, 'A webhook’s turn failed'))
      .finally(() => {
        this.#lanes.leave(held)
        this.#running.delete(running)
        this.#ring()
      })
    this.#running.add(running)
  }
}

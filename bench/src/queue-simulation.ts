import { normalQuantile, seededRandom } from '@vouch/engine'
import { quantile } from './timing.ts'

/** A discrete-event simulation of verifications: they arrive by chance, wait in one queue, and are taken by worker processes, each with a few places
 *  and one core. In its place a verification first waits for the platform, which costs no core, and is then scored, one after the other on its
 *  process's core. An allowance lets so many begin a minute. Nothing here sleeps: time goes from event to event. */

export interface QueueModel {
  arrivalsPerSecond: number
  /** For how many simulated seconds verifications arrive; afterwards the queue is worked off. */
  seconds: number
  /** Those that come in the first so many seconds meet idle processes, and are not counted. */
  warmSeconds: number
  processes: number
  /** Verifications that one process has in hand at a time. */
  places: number
  /** How long the platform takes, in seconds, for a chance from 0 to 1. */
  fetchSeconds: (chance: number) => number
  /** How long scoring keeps the core, in seconds. */
  scoreSeconds: number
  /** Verifications that may begin in a second; infinite without a bound. */
  allowedPerSecond: number
  seed: number
}

export interface QueueOutcome {
  /** How many were counted. */
  verifications: number
  meanWaitSeconds: number
  /** 95 % wait no longer before somebody takes them up. */
  p95WaitSeconds: number
  /** From the arrival to the report. */
  p95TotalSeconds: number
  /** Share of the processes' cores that scoring takes, while verifications arrive. */
  coreShare: number
  /** How long after the last arrival the queue is empty. */
  drainSeconds: number
}

/** Runs the model to the end of its last verification; the same seed gives the same outcome. */
export function simulateQueue(model: QueueModel): QueueOutcome {
  const random = seededRandom(model.seed)
  const free = Array.from({ length: model.processes }, () => model.places)
  const coreFreeAt = new Array<number>(model.processes).fill(0)
  const events = new EarliestFirst()
  const [waiting, waits, totals]: [number[], number[], number[]] = [[], [], []]
  let [taken, allowedAt, askedFor, last] = [0, 0, 0, 0]
  const nextArrival = (at: number) => {
    const time = at - Math.log(1 - random()) / model.arrivalsPerSecond
    if (time <= model.seconds) events.add({ time, kind: 'arrives', process: 0, arrived: time })
  }
  /** Who came first is served first. */
  const begin = (now: number) => {
    while (taken < waiting.length) {
      const process = mostFree(free)
      if ((free[process] ?? 0) === 0) return
      if (allowedAt > now) {
        if (askedFor !== allowedAt) events.add({ time: allowedAt, kind: 'allowed', process: 0, arrived: 0 })
        askedFor = allowedAt
        return
      }
      const arrived = waiting[taken] ?? now
      taken += 1
      free[process] = (free[process] ?? 0) - 1
      allowedAt = Math.max(allowedAt, now) + 1 / model.allowedPerSecond
      if (arrived >= model.warmSeconds) waits.push(now - arrived)
      events.add({ time: now + model.fetchSeconds(random()), kind: 'fetched', process, arrived })
    }
  }
  const handlers: Record<Event['kind'], (event: Event) => void> = {
    arrives: ({ time }) => {
      waiting.push(time)
      nextArrival(time)
    },
    allowed: () => undefined,
    fetched: ({ time, process, arrived }) => {
      const ended = Math.max(time, coreFreeAt[process] ?? 0) + model.scoreSeconds
      coreFreeAt[process] = ended
      events.add({ time: ended, kind: 'ended', process, arrived })
    },
    ended: ({ time, process, arrived }) => {
      free[process] = (free[process] ?? 0) + 1
      if (arrived >= model.warmSeconds) totals.push(time - arrived)
      last = time
    },
  }
  nextArrival(0)
  while (events.size > 0) {
    const event = events.take()
    handlers[event.kind](event)
    begin(event.time)
  }
  return {
    verifications: waits.length,
    meanWaitSeconds: waits.reduce((total, wait) => total + wait, 0) / waits.length,
    p95WaitSeconds: quantile(waits, 0.95),
    p95TotalSeconds: quantile(totals, 0.95),
    coreShare: (waits.length * model.scoreSeconds) / (model.processes * (model.seconds - model.warmSeconds)),
    drainSeconds: Math.max(0, last - model.seconds),
  }
}

/** @returns how long a platform takes at a chance, lognormal with a median and a 95th percentile, in seconds */
export function lognormalSeconds(median: number, p95: number): (chance: number) => number {
  const spread = Math.log(p95 / median) / normalQuantile(0.95)
  return (chance) => median * Math.exp(spread * normalQuantile(Math.min(1 - 1e-9, Math.max(1e-9, chance))))
}

/** @returns the mean of what `lognormalSeconds` gives, in seconds */
export function lognormalMeanSeconds(median: number, p95: number): number {
  return median * Math.exp((Math.log(p95 / median) / normalQuantile(0.95)) ** 2 / 2)
}

/** The mean wait where arrivals and services are by chance alone: Erlang's formula C (1917), in seconds.
 *  @param servers places in all
 *  @param load arrivals a second times mean service, below `servers` */
export function erlangWaitSeconds(servers: number, load: number, serviceSeconds: number): number {
  let blocked = 1
  for (let n = 1; n <= servers; n += 1) blocked = (load * blocked) / (n + load * blocked)
  const waits = blocked / (1 - (load / servers) * (1 - blocked))
  return (waits * serviceSeconds) / (servers - load)
}

function mostFree(free: readonly number[]): number {
  let best = 0
  for (let process = 1; process < free.length; process += 1)
    if ((free[process] ?? 0) > (free[best] ?? 0)) best = process
  return best
}

interface Event {
  time: number
  kind: 'arrives' | 'allowed' | 'fetched' | 'ended'
  process: number
  /** When the verification came that it is about. */
  arrived: number
}

/** A binary heap: what happens first is taken first. */
class EarliestFirst {
  readonly #heap: Event[] = []

  get size(): number {
    return this.#heap.length
  }

  add(event: Event): void {
    const heap = this.#heap
    let place = heap.push(event) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      if ((heap[above]?.time ?? 0) <= event.time) break
      heap[place] = heap[above] ?? event
      place = above
    }
    heap[place] = event
  }

  take(): Event {
    const heap = this.#heap
    const [first] = heap
    const moved = heap.pop()
    if (first === undefined || moved === undefined) throw new Error('Nothing is to come')
    if (heap.length === 0) return first
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      if (left >= heap.length) break
      const right = left + 1
      const below = (heap[right]?.time ?? Number.POSITIVE_INFINITY) < (heap[left]?.time ?? 0) ? right : left
      if ((heap[below]?.time ?? 0) >= moved.time) break
      heap[place] = heap[below] ?? moved
      place = below
    }
    heap[place] = moved
    return first
  }
}

import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../../config/config.ts'
import { binCount, binOf, latencyBoundsMs } from './latency-bounds.ts'

/** What this process counts: its answers by route and status, how long they took, and how it is. The counts live as long as the
 *  process; what all processes did is in the database (`process-minutes.ts`). */

export interface Minute {
  minute: Date
  requests: number
  failures: number
  bins: number[]
}

export interface ProcessMeter {
  /** Names this process among all. */
  id: string
  role: Config['role']
  startedAt: Date
  /** Counts one answer. */
  observe: (answer: { route: string; method: string; status: number; ms: number }) => void
  /** What happened in the minutes since the last asking, the present one included; asked again, a minute is given anew in full. */
  minutes: () => Minute[]
  health: () => { memoryBytes: number; loopDelayMs: number }
  /** What Prometheus reads of this process. */
  registry: Registry
}

const minuteMs = 60_000
const nanosecondsPerMs = 1e6

export function processMeter(role: Config['role'], real: () => Date = () => new Date()): ProcessMeter {
  const startedAt = real()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  const registry = new Registry()
  const countAnswer = answerCounts(registry)
  const minutes = new Map<number, Minute>()
  const health = () => ({ memoryBytes: process.memoryUsage.rss(), loopDelayMs: loopDelay(loop.percentile(99)) })
  addHealth(registry, health, startedAt)
  return {
    id: randomUUID(),
    role,
    startedAt,
    observe: (answer) => {
      countAnswer(answer)
      const minute = minuteOf(minutes, Math.floor(real().getTime() / minuteMs))
      const bin = binOf(answer.ms)
      minute.bins[bin] = (minute.bins[bin] ?? 0) + 1
      minute.requests += 1
      if (answer.status >= 500) minute.failures += 1
    },
    minutes: () => {
      const present = Math.floor(real().getTime() / minuteMs)
      minuteOf(minutes, present)
      const seen = [...minutes.values()]
      for (const key of minutes.keys()) if (key < present) minutes.delete(key)
      return seen
    },
    health,
    registry,
  }
}

/** The delay is not a number before the loop was ever late. */
function loopDelay(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? nanoseconds / nanosecondsPerMs : 0
}

function minuteOf(minutes: Map<number, Minute>, key: number): Minute {
  const known = minutes.get(key)
  if (known !== undefined) return known
  const bins = new Array<number>(binCount).fill(0)
  const fresh = { minute: new Date(key * minuteMs), requests: 0, failures: 0, bins }
  minutes.set(key, fresh)
  return fresh
}

/** @returns what counts an answer for Prometheus: by route and status, and how long it took. */
function answerCounts(registry: Registry): ProcessMeter['observe'] {
  const requests = new Counter({
    name: 'vouch_http_requests_total',
    help: 'Answers of this process.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'vouch_http_request_duration_seconds',
    help: 'How long answers of this process took; streams are not in it.',
    labelNames: ['method', 'route'],
    buckets: latencyBoundsMs.map((bound) => bound / 1_000),
    registers: [registry],
  })
  return ({ route, method, status, ms }) => {
    requests.inc({ method, route, status })
    durations.observe({ method, route }, ms / 1_000)
  }
}

/** Gauges that are read when somebody asks. */
function addHealth(registry: Registry, health: ProcessMeter['health'], startedAt: Date): void {
  const registers = [registry]
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(value())
      },
    })
  gauge('process_resident_memory_bytes', 'Memory of this process.', () => health().memoryBytes)
  gauge('process_start_time_seconds', 'When this process started.', () => startedAt.getTime() / 1_000)
  gauge(
    'vouch_event_loop_delay_seconds',
    'Delay of the event loop, 99th percentile.',
    () => health().loopDelayMs / 1_000,
  )
}

/** Counts every answer under the pattern of its route, so that ids in addresses make no new series. A stream lasts as long as
 *  somebody watches, which says nothing about us. */
export function meterAnswers(app: FastifyInstance, meter: ProcessMeter): void {
  app.addHook('onResponse', async (request, reply) => {
    const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')
    if (isStream) return
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    meter.observe({ route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime })
  })
}

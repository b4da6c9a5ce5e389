import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import type { QueueSettings } from '../jobs/queue.ts'
import type { Mailer } from '../outside/mail/mailer.ts'
import { otlpExporter } from './otlp-exporter.ts'
import { traceCalls } from './trace-calls.ts'
import { traceRequests } from './trace-requests.ts'
import { traceStatements } from './trace-statements.ts'
import { inSpan, openTracer } from './tracer.ts'

/** Traces of a process: requests, jobs, what they ask the database, and calls to others. Without an address for them nothing is traced and nothing costs. */
export interface Telemetry {
  /** Call it before the routes are added. */
  traceRequests: (app: FastifyInstance) => void
  /** Call it before the pool's first connection. */
  traceStatements: (pool: pg.Pool) => void
  aroundJob: NonNullable<QueueSettings['aroundJob']>
  /** @returns the same mailer, whose sendings are spans */
  traceMail: (mailer: Mailer) => Mailer
  stop: () => Promise<void>
}

interface TelemetryParts {
  config: Pick<Config, 'telemetry' | 'trustProxy' | 'role'>
  version: string
  log: { warn: (details: object, message: string) => void }
}

/** @returns null where no collector is configured */
export function openTelemetry({ config, version, log }: TelemetryParts): Telemetry | null {
  if (config.telemetry === null) return null
  const { endpoint, headers, serviceName, sampledShare } = config.telemetry
  const instance = { 'service.instance.id': randomUUID(), 'vouch.role': config.role }
  const resource = { 'service.name': serviceName, 'service.version': version, ...instance }
  const exporter = otlpExporter({ settings: { endpoint, headers, resource }, log })
  const tracer = openTracer({ sink: exporter.take, sampledShare })
  const endCalls = traceCalls(tracer)
  return {
    traceRequests: (app) => traceRequests(app, tracer, config.trustProxy),
    traceStatements: (pool) => traceStatements(tracer, pool),
    aroundJob: (name, attempt, work) =>
      inSpan(tracer, { name: `job ${name}`, kind: 'consumer', attributes: { 'vouch.job.attempt': attempt } }, work),
    traceMail: (mailer) => ({
      ...mailer,
      send: (mail) => inSpan(tracer, { name: 'send mail', kind: 'client' }, () => mailer.send(mail)),
    }),
    stop: () => {
      endCalls()
      return exporter.stop()
    },
  }
}

import { randomUUID } from 'node:crypto'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { QueueSettings } from '../jobs/queue.ts'
import type { Mailer } from '../mail/mailer.ts'
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

/** For one batch, with all its attempts. */
const timeoutMillis = 10_000

/** @returns null where no collector is configured */
export function openTelemetry({ config, version, log }: TelemetryParts): Telemetry | null {
  if (config.telemetry === null) return null
  const { endpoint, headers, serviceName, sampledShare } = config.telemetry
  const instance = { 'service.instance.id': randomUUID(), 'vouch.role': config.role }
  const resource = { 'service.name': serviceName, 'service.version': version, ...instance }
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers, timeoutMillis })
  const tracer = openTracer({ processor: new BatchSpanProcessor({ exporter }), resource, sampledShare })
  // Tracing never holds up what it traces: what a collector does not take in time is dropped, and said.
  const lose = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Spans of traces were dropped')
  setGlobalErrorHandler(lose)
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
      return tracer.stop().catch(lose)
    },
  }
}

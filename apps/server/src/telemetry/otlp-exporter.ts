import { setTimeout as pause } from 'node:timers/promises'
import type { Attributes, EndedSpan, SpanKind } from './tracer.ts'

/** Hands spans to a collector, as OTLP over HTTP in its JSON form (opentelemetry.io/docs/specs/otlp, version 1). Tracing never
 *  holds up what it traces: spans wait in a bounded list, and what does not fit in it or is not taken in time is dropped and said. */

export interface OtlpSettings {
  /** The collector; `/v1/traces` is added. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** What all these spans are of: `service.name` and so on. */
  resource: Attributes
}

export interface Exporter {
  take: (span: EndedSpan) => void
  /** Delivers what waits. It never rejects. */
  flush: () => Promise<void>
  /** Delivers the last ones and takes no more. */
  stop: () => Promise<void>
}

interface ExporterParts {
  settings: OtlpSettings
  log: { warn: (details: object, message: string) => void }
  /** Waits before the first further attempt; each next one waits twice as long. */
  retryMs?: number
}

const everyMs = 5_000
const batchMax = 512
const waitingMax = 2_048
const timeoutMs = 10_000
const attemptsMax = 3
const usualRetryMs = 1_000
/** The protocol's list of answers after which the same batch may be sent again. */
const retryable = [429, 502, 503, 504]

export function otlpExporter({ settings, log, retryMs = usualRetryMs }: ExporterParts): Exporter {
  let waiting: EndedSpan[] = []
  let dropped = 0
  let delivering: Promise<void> = Promise.resolve()
  const lose = (spans: number, reason: string) => log.warn({ spans, reason }, 'Spans of traces were dropped')
  const deliver = async () => {
    if (dropped > 0) lose(dropped, 'too many at once')
    dropped = 0
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax)
      waiting = waiting.slice(batchMax)
      const refused = await send(settings, batch, retryMs)
      if (refused !== null) lose(batch.length, refused)
    }
  }
  const flush = () => {
    delivering = delivering.then(deliver)
    return delivering
  }
  const timer = setInterval(flush, everyMs).unref()
  return {
    take: (span) => {
      if (waiting.length >= waitingMax) dropped += 1
      else waiting.push(span)
      if (waiting.length === batchMax) void flush()
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

/** @returns why the batch was not taken; null: it was */
async function send({ endpoint, headers, resource }: OtlpSettings, batch: EndedSpan[], retryMs: number) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const body = JSON.stringify(exportOf(resource, batch))
  let reason = ''
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    if (attempt > 0) await pause(retryMs * 2 ** (attempt - 1))
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, signal }
      const answer = await fetch(url, sent)
      await answer.body?.cancel()
      if (answer.ok) return null
      reason = `the collector answered ${answer.status}`
      if (!retryable.includes(answer.status)) return reason
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    }
  }
  return reason
}

const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 }
const failed = 2

function exportOf(resource: Attributes, spans: readonly EndedSpan[]) {
  const scopeSpans = [{ scope: { name: 'vouch' }, spans: spans.map(written) }]
  return { resourceSpans: [{ resource: { attributes: pairs(resource) }, scopeSpans }] }
}

function written({ traceId, spanId, parentId, name, kind, beganMs, endedMs, attributes, fault }: EndedSpan) {
  return {
    ...{ traceId, spanId, name, kind: kinds[kind] },
    ...(parentId !== null && { parentSpanId: parentId }),
    startTimeUnixNano: nanoseconds(beganMs),
    endTimeUnixNano: nanoseconds(endedMs),
    attributes: pairs(fault === null ? attributes : { ...attributes, 'error.type': fault }),
    status: fault === null ? {} : { code: failed },
  }
}

/** Nanoseconds since 1970 are more than a number holds exactly, so they travel as digits. */
function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1_000)) * 1_000n)
}

function pairs(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : Number.isInteger(value)
          ? { intValue: String(value) }
          : { doubleValue: value },
  }))
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Spans: what was done, from when to when, and inside of what. What a newcomer would get wrong: a span leaves the house, so its
 *  attributes are names, routes, counts and codes. No address of a person, no id of anybody's thing and no message of an error is
 *  ever one. */

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'
export type Attributes = Readonly<Record<string, string | number>>

/** Where a span hangs: 16 bytes name the trace, 8 the span, as hexadecimal digits. */
export interface SpanPlace {
  traceId: string
  spanId: string
  sampled: boolean
}

export interface EndedSpan {
  traceId: string
  spanId: string
  parentId: string | null
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with fractions. */
  beganMs: number
  endedMs: number
  attributes: Attributes
  /** The kind of error, for example `TimeoutError`; null: it went well. */
  fault: string | null
}

export interface OpenSpan {
  place: SpanPlace
  /** Runs `work` inside this span: what begins there hangs below it. */
  run: <T>(work: () => T) => T
  /** Ends it; a second end changes nothing. */
  end: (outcome?: { name?: string; attributes?: Attributes; fault?: string | null }) => void
}

export interface SpanStart {
  name: string
  kind: SpanKind
  attributes?: Attributes
  /** Absent: the span that runs at the moment, or none. */
  below?: SpanPlace | null
}

export interface Tracer {
  begin: (start: SpanStart) => OpenSpan
  /** The place of the span that runs at the moment; null: none does. */
  present: () => SpanPlace | null
}

export interface TracerParts {
  /** Takes each span that ended and is part of the sample. It is called outside of any span. */
  sink: (span: EndedSpan) => void
  /** The part of traces that is kept, 0 to 1. A trace is kept as a whole. */
  sampledShare: number
  nowMs?: () => number
}

const traceBytes = 16
const spanBytes = 8

export function openTracer({ sink, sampledShare, nowMs = realMs }: TracerParts): Tracer {
  const inside = new AsyncLocalStorage<SpanPlace>()
  const present = () => inside.getStore() ?? null
  return {
    present,
    begin: ({ name, kind, attributes = {}, below = present() }) => {
      const traceId = below?.traceId ?? randomBytes(traceBytes).toString('hex')
      const sampled = below?.sampled ?? isSampled(traceId, sampledShare)
      const place: SpanPlace = { traceId, spanId: randomBytes(spanBytes).toString('hex'), sampled }
      const beganMs = nowMs()
      let open = true
      return {
        place,
        run: (work) => inside.run(place, work),
        end: (outcome = {}) => {
          if (!open) return
          open = false
          if (!sampled) return
          const ended = { name: outcome.name ?? name, kind, beganMs, endedMs: nowMs(), fault: outcome.fault ?? null }
          const { spanId } = place
          const all = { ...attributes, ...outcome.attributes }
          inside.exit(() => sink({ traceId, spanId, parentId: below?.spanId ?? null, ...ended, attributes: all }))
        },
      }
    },
  }
}

/** A clock that never runs backwards, in the time of the wall. */
function realMs(): number {
  return performance.timeOrigin + performance.now()
}

/** The same answer for a trace wherever it is asked: ids are random, so their first digits are too. */
function isSampled(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(0, 8), 16) < share * 2 ** 32
}

/** Does `work` as a span, which takes the kind of error that it throws. */
export async function inSpan<T>(tracer: Tracer, start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = tracer.begin(start)
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({ fault: faultOf(error) })
    throw error
  }
}

/** @returns what kind of error it is, without its words */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Reads where a caller's span is out of its header (W3C Trace Context, level 1). @returns null for anything else */
export function placeOfHeader(header: unknown): SpanPlace | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && traceparent.exec(header)) || []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

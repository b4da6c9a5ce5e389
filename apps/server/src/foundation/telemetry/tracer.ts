import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/** Spans: what was done, from when to when, and inside of what. OpenTelemetry keeps, samples and sends them; what opens them is ours,
 *  because its instrumentations write down addresses and statements. What a newcomer would get wrong: a span leaves the house, so its
 *  attributes are names, routes, counts and codes. No address of a person, no id of anybody's thing and no message of an error is
 *  ever one. */

export interface OpenSpan {
  /** Does `work` with this span as the one that runs. */
  run: <T>(work: () => T) => T
  /** Ends it; ending it again changes nothing. `fault` is the kind of error, for example `TimeoutError`. */
  end: (outcome?: { name?: string; attributes?: Attributes; fault?: string | null }) => void
}

export interface SpanStart {
  name: string
  kind: 'internal' | 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** Absent: below the span that runs at the moment, if there is one. */
  below?: Context
}

export interface Tracer {
  begin: (start: SpanStart) => OpenSpan
  /** Whether a span runs at the moment. */
  isInSpan: () => boolean
  /** Hands over the last spans and takes no more. */
  stop: () => Promise<void>
}

export interface TracerParts {
  processor: SpanProcessor
  /** What all these spans are of: `service.name` and so on. */
  resource: Attributes
  /** The part of traces that is kept, 0 to 1. A trace is kept as a whole. */
  sampledShare: number
}

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const

export function openTracer({ processor, resource, sampledShare }: TracerParts): Tracer {
  const contexts = new AsyncLocalStorageContextManager().enable()
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('vouch')
  return {
    isInSpan: () => trace.getSpan(contexts.active()) !== undefined,
    begin: ({ name, kind, attributes = {}, below = contexts.active() }) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, below)
      const inside = trace.setSpan(below, span)
      return {
        run: (work) => contexts.with(inside, work),
        end: (outcome = {}) => {
          if (!span.isRecording()) return
          if (outcome.name !== undefined) span.updateName(outcome.name)
          span.setAttributes(outcome.attributes ?? {})
          if (outcome.fault != null)
            span.setAttribute('error.type', outcome.fault).setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    stop: () => provider.shutdown(),
  }
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

const propagator = new W3CTraceContextPropagator()

/** @returns where a caller's span is, from its headers (W3C Trace Context); below nothing where they name none */
export function placeInHeaders(headers: Readonly<Record<string, unknown>>): Context {
  return propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
}

import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { faultOf, type OpenSpan, type Tracer } from './tracer.ts'

/** Calls to others as spans. The runtime tells of each one that `fetch` makes, so that no client has to be wrapped: the card
 *  provider's, a platform's, a language model's. Others are told nothing of our traces, and their addresses are named by host alone,
 *  because paths there hold ids of people. */

interface Call {
  method: string
  origin: string | URL
}

const failedFrom = 400

/** Traces calls that are made inside of a span; those of nobody are left out, the delivery of traces itself among them.
 *  @returns what stops it */
export function traceCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<Call, OpenSpan>()
  const end = (call: Call, outcome: Parameters<OpenSpan['end']>[0]) => {
    spans.get(call)?.end(outcome)
    spans.delete(call)
  }
  const listeners: Record<string, ChannelListener> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: Call }
      if (!tracer.isInSpan()) return
      const host = new URL(request.origin).host
      const attributes = { 'http.request.method': request.method, 'server.address': host }
      spans.set(request, tracer.begin({ name: `${request.method} ${host}`, kind: 'client', attributes }))
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: Call; response: { statusCode: number } }
      const { statusCode } = response
      const fault = statusCode >= failedFrom ? String(statusCode) : null
      end(request, { attributes: { 'http.response.status_code': statusCode }, fault })
    },
    'undici:request:error': (message) => {
      const { request, error } = message as { request: Call; error: unknown }
      end(request, { fault: faultOf(error) })
    },
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
  }
}

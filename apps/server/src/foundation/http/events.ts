import type { FastifyReply } from 'fastify'

/** Server-sent events over the raw response. A comment every few seconds keeps proxies from closing a quiet stream. */

export interface ServerEvent {
  event: string
  data: unknown
}

const heartbeatMs = 15_000

/** Writes events until they end or the client goes away; then the response is over. Never rejects for a client that left. */
export async function stream(
  reply: FastifyReply,
  signal: AbortSignal,
  events: AsyncIterable<ServerEvent>,
): Promise<void> {
  reply.hijack()
  const response = reply.raw
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-store',
    'x-accel-buffering': 'no',
  })
  response.write(': open\n\n')
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs)
  try {
    for await (const { event, data } of events) {
      if (signal.aborted) return
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
  } catch (error) {
    if (!signal.aborted) reply.log.error({ err: error }, 'A stream of events broke')
  } finally {
    clearInterval(heartbeat)
    response.end()
  }
}

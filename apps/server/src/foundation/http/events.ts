import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { StreamPlaces } from './stream-places.ts'

/** Server-sent events over the raw response. A comment every few seconds keeps proxies from closing a quiet stream. */

export interface ServerEvent {
  event: string
  data: unknown
}

const heartbeatMs = 15_000
/** Bytes that may wait for a reader who takes none; the next stream begins with how things stand. */
const bytesWaitingMax = 256 * 1024

declare module 'fastify' {
  interface FastifyInstance {
    streams: StreamPlaces
  }
}

/** Writes events until they end or the client goes away; then the response is over. Never rejects for a client that left.
 *  @throws Problem `rate_limited` or `unavailable` where too many streams are open */
export async function stream(
  reply: FastifyReply,
  signal: AbortSignal,
  events: AsyncIterable<ServerEvent>,
): Promise<void> {
  const { member, ip } = reply.request
  const leave = reply.server.streams.enter(member?.workspaceId ?? ip)
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-store',
    'x-accel-buffering': 'no',
  })
  reply.server.mark(reply)
  reply.hijack()
  const response = reply.raw
  response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  response.write(': open\n\n')
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs)
  try {
    for await (const { event, data } of events) {
      if (signal.aborted) return
      if (response.writableLength > bytesWaitingMax) return void response.destroy()
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
  } catch (error) {
    if (!signal.aborted) reply.log.error({ err: error }, 'A stream of events broke')
  } finally {
    clearInterval(heartbeat)
    leave()
    response.end()
  }
}

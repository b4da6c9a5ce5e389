import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem } from '@vouch/contract'
import type { ConnectionError, FastifyBaseLogger, FastifyInstance } from 'fastify'
import { bareHeaders } from './security-headers.ts'

/** How long a request may take to arrive, and how many connections there may be: whoever sends a byte now and then would otherwise hold a
 *  connection, and what was received, for ever.
 *
 *  What a newcomer would get wrong: none of these ends an answer that is on its way. A stream of events says something every few seconds,
 *  and a download is ended only when its reader has taken nothing for a long time. */
export interface ConnectionLimits {
  /** For the headers, in milliseconds. */
  headersMs: number
  /** For the body of a usual call, from its headers on. */
  bodyMs: number
  /** For an upload of 20 MB over a slow line. */
  uploadMs: number
  /** For a whole request, a file of 500 MB over a slow line included. */
  requestMs: number
  /** Longest time in which nothing is sent either way. */
  silenceMs: number
  /** For what is still on its way when the process begins to stop. */
  arriveMs: number
  /** How often the times are looked at. */
  checkEveryMs: number
  connectionsMax: number
}

export const connectionLimitsUsual: ConnectionLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadMs: 180_000,
  requestMs: 900_000,
  silenceMs: 120_000,
  arriveMs: 2_000,
  checkEveryMs: 5_000,
  connectionsMax: 2_000,
}

interface Answering {
  /** Whether the public address is one of `https`. */
  encrypted: () => boolean
  log: FastifyBaseLogger
}

/** @returns the limits as the framework takes them when it makes its server */
export function serverOptions(
  { headersMs, requestMs, silenceMs, checkEveryMs }: ConnectionLimits,
  { encrypted, log }: Answering,
) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    clientErrorHandler: (error: ConnectionError, socket: Socket) => {
      const requestId = answerBroken(error, socket, encrypted())
      if (requestId !== null)
        log.info({ reqId: requestId, code: error.code }, 'What came was no request, and was refused')
    },
  }
}

/** Adds what the server itself does not do: a shorter time for usual bodies, and the most connections. */
export function limitConnections(app: FastifyInstance, { bodyMs, uploadMs, connectionsMax }: ConnectionLimits): void {
  app.server.maxConnections = connectionsMax
  app.addHook('preParsing', async (request, reply, payload) => {
    const { takesUploads, declared } = request.routeOptions.config
    // Files have the whole time of a request.
    if (declared?.takesFile) return payload
    const timer = setTimeout(
      () => {
        // Who reads the body hears of it as of a line that broke, and answers. Where nobody reads it, the request's own limit ends it.
        if (payload.listenerCount('error') > 0) payload.emit('error', new Problem('too_slow'))
      },
      takesUploads ? uploadMs : bodyMs,
    )
    const clear = () => clearTimeout(timer)
    payload.once('end', clear)
    reply.raw.once('close', clear)
    return payload
  })
}

const refusals: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem('too_slow'),
  HPE_HEADER_OVERFLOW: new Problem('headers_too_large'),
}
const unreadable = new Problem('validation', 'This isn’t an HTTP request.')

/** Answers what never became a request: too slow, or no HTTP. No route and no hook sees it, so it has an id of its own.
 *  @returns the id; null where nobody is left to hear it */
function answerBroken(error: ConnectionError, socket: Socket, encrypted: boolean): string | null {
  if (error.code === 'ECONNRESET' || socket.destroyed) return null
  const requestId = randomUUID()
  const { status, message, code } = refusals[error.code] ?? unreadable
  const body = JSON.stringify({ error: message, code, requestId })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(bareHeaders(encrypted)).map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${requestId}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
  return requestId
}

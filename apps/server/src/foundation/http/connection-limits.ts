import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem } from '@vouch/contract'
import type { ConnectionError, FastifyInstance } from 'fastify'
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
  checkEveryMs: 5_000,
  connectionsMax: 2_000,
}

/** @param encrypted whether the public address is one of `https`
 *  @returns the limits as the framework takes them when it makes its server */
export function serverOptions(
  { headersMs, requestMs, silenceMs, checkEveryMs }: ConnectionLimits,
  encrypted: () => boolean,
) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    clientErrorHandler: (error: ConnectionError, socket: Socket) => answerBroken(error, socket, encrypted()),
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

/** Answers what never became a request: too slow, or no HTTP. No route and no hook sees it. */
function answerBroken(error: ConnectionError, socket: Socket, encrypted: boolean): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, message, code } = refusals[error.code] ?? unreadable
  const body = JSON.stringify({ error: message, code, requestId: '' })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(bareHeaders(encrypted)).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

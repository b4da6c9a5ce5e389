import { Readable } from 'node:stream'
import { type ClientSettings, createClient, send } from '@vouch/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { McpParts } from './mcp-parts.ts'

/** Calls of this server's own API without a network: they pass every check that a call from outside passes, with the key of whoever asked. */

export interface Asker {
  /** The key or token as it came. */
  token: string
  /** Where the asker calls from, for keys that are bound to networks and for the log. */
  address: string
}

const callMsMax = 30_000

/** @param asker who asks at the moment: a token may be a newer one than the conversation began with */
export function callsWithin(app: FastifyInstance, asker: () => Asker): Pick<McpParts, 'call' | 'open'> {
  const settings: ClientSettings = {
    baseUrl: '',
    fetch: (url, init) => injected(app, asker(), String(url), init),
    // The key itself says who calls.
    identity: () => ({ token: asker().token, userId: '' }),
    timeoutMs: callMsMax,
  }
  return { call: createClient(settings), open: (route, parts, signal) => send(settings, route, parts, signal) }
}

async function injected(
  app: FastifyInstance,
  { address }: Asker,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const answer = await app.inject({
    method: init.method as NonNullable<InjectOptions['method']>,
    url,
    headers: init.headers as Record<string, string>,
    remoteAddress: address,
    payloadAsStream: true,
    ...(init.signal && { signal: init.signal }),
    ...(typeof init.body === 'string' && { payload: init.body }),
  })
  const { statusCode: status } = answer
  const body = status === 204 ? null : (Readable.toWeb(answer.stream()) as ReadableStream<Uint8Array>)
  return new Response(body, { status, headers: { 'content-type': String(answer.headers['content-type'] ?? '') } })
}

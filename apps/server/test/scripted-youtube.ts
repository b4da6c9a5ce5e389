/** A real HTTP server that speaks like the YouTube Data API, for tests: it answers from a script and remembers what it was
 *  asked. It listens on the loopback address only and ends with the test. */

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ScriptedAnswer {
  status?: number
  headers?: Record<string, string>
  /** An object is sent as JSON; a text as it is; `hang-up` closes the connection, `silence` never answers. */
  body: object | string
}

export interface ScriptedCall {
  /** `channels`, `videos`… */
  method: string
  query: Record<string, string>
}

export interface ScriptedYoutube {
  baseUrl: string
  /** Every call in order. */
  calls: ScriptedCall[]
  close: () => Promise<void>
}

/** @param script answers each call; what it does not know is a 404 of the platform.
 *  @returns the running server. */
export async function scriptedYoutube(script: (call: ScriptedCall) => ScriptedAnswer | null): Promise<ScriptedYoutube> {
  const calls: ScriptedCall[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback')
    const call = { method: url.pathname.replace('/youtube/v3/', ''), query: Object.fromEntries(url.searchParams) }
    calls.push(call)
    send(response, script(call) ?? apiError(404, 'notFound'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @returns an error as the platform words it.
 *  @param details the reason that newer answers carry beside a general one. */
export function apiError(status: number, reason: string, details?: string): ScriptedAnswer {
  const message = `The request failed with <a href="https://example.org">${reason}</a>.`
  const detail = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: details, domain: 'googleapis.com' }
  const error = {
    code: status,
    message,
    errors: [{ message, domain: 'youtube', reason }],
    ...(details && { details: [detail] }),
  }
  return { status, body: { error } }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: ScriptedAnswer): void {
  if (body === 'silence') return
  if (body === 'hang-up') {
    response.destroy()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

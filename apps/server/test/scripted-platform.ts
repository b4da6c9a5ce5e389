/** A real HTTP server that speaks for any platform, for tests: it answers from a script, remembers what it was asked, and fails in the
 *  ways that networks fail. It listens on the loopback address only. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseAddress } from '@vouch/contract'
import { type Connector, ConnectorFailure, type FetchStep } from '../src/outside/platforms/connector.ts'

export interface PlatformCall {
  method: string
  path: string
  query: Record<string, string>
  /** What a query names more than once. */
  ids: string[]
  headers: Record<string, string>
  body: string
}

export interface PlatformAnswer {
  status?: number
  headers?: Record<string, string>
  /** An object is sent as JSON, a text as it is. */
  body?: object | string
  /** `hang-up` closes the connection unanswered, `cut` in the middle of the body, `silence` never answers. */
  fault?: 'hang-up' | 'cut' | 'silence'
}

export type PlatformScript = (call: PlatformCall) => PlatformAnswer

export async function scriptedPlatform(script: PlatformScript) {
  const calls: PlatformCall[] = []
  const server = createServer(async (request, response) => {
    const call = await callOf(request)
    calls.push(call)
    send(response, script(call))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function callOf(request: IncomingMessage): Promise<PlatformCall> {
  const url = new URL(request.url ?? '/', 'http://loopback')
  let body = ''
  for await (const piece of request) body += piece
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    ids: url.searchParams.getAll('id'),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body,
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '', fault }: PlatformAnswer): void {
  if (fault === 'silence') return
  if (fault === 'hang-up') {
    response.destroy()
    return
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
  if (fault !== 'cut') {
    response.end(text)
    return
  }
  response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.destroy())
}

/** A clock that only pauses move. */
export function steppedClock(at = '2026-11-20T10:00:00Z') {
  const pauses: number[] = []
  let ms = Date.parse(at)
  return {
    pauses,
    now: () => new Date(ms),
    random: () => 0.5,
    sleep: async (pauseMs: number) => {
      pauses.push(pauseMs)
      ms += pauseMs
    },
    advance: (by: number) => {
      ms += by
    },
  }
}

/** Looks one address up.
 *  @returns the snapshot or the failure, and the steps. Whatever else is thrown is a defect, and thrown. */
export async function lookedUp(connector: Connector, input: string, signal = new AbortController().signal) {
  const target = parseAddress(input)
  if (target.kind === 'refused') throw new Error(target.sentence)
  const steps: FetchStep[] = []
  try {
    const snapshot = await connector.fetchSnapshot(target, (step) => steps.push(step), signal)
    return { snapshot, failure: null, steps }
  } catch (failure) {
    if (!(failure instanceof ConnectorFailure)) throw failure
    return { snapshot: null, failure, steps }
  }
}

/** One attempt to reach a platform, bounded in time and size. Keys travel in some addresses, so no address, and no error that quotes
 *  one, leaves this file. */

import { FetchRefused } from '../../guarded-fetch/fetch-refused.ts'
import { ConnectorFailure } from '../connector.ts'
import { exactJson } from './exact-json.ts'
import { cancelled, type PlatformFailures } from './platform-failures.ts'

/** What a platform answered. */
export interface Answer {
  status: number
  headers: Headers
  /** The parsed body, with 64-bit numbers as text; undefined where it is not JSON. */
  body: unknown
}

/** Why there is no answer. */
export interface Unanswered {
  failure: ConnectorFailure
  /** Whether the platform may have heard the call, and may charge for it. */
  heard: boolean
}

export interface Attempt {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | null
  timeoutMs: number
  bytesMax: number
}

/** What a request goes out by. */
export type Send = (
  url: URL,
  request: Pick<Attempt, 'method' | 'headers' | 'body'> & { signal: AbortSignal },
) => Promise<Response>

const plainFetch: Send = (url, request) => fetch(url, { ...request, redirect: 'error' })

/** @returns the answer, or why there is none.
 *  @throws ConnectorFailure `cancelled` when the caller's signal ends it. */
export async function answerTo(
  attempt: Attempt,
  failures: PlatformFailures,
  signal: AbortSignal,
  send: Send = plainFetch,
): Promise<Answer | Unanswered> {
  const timeout = AbortSignal.timeout(attempt.timeoutMs)
  try {
    const response = await send(attempt.url, {
      method: attempt.method,
      signal: AbortSignal.any([signal, timeout]),
      headers: { accept: 'application/json', ...attempt.headers },
      body: attempt.body,
    })
    const text = await textWithin(response, attempt.bytesMax)
    if (text === null) return { failure: failures.tooLarge(), heard: true }
    const body = saysJson(response.headers) ? exactJson(text) : undefined
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    if (signal.aborted) throw cancelled()
    // The client that a request goes out by may have a shorter time of its own.
    if (timeout.aborted || (error instanceof Error && error.name === 'TimeoutError'))
      return { failure: failures.tooSlow(), heard: true }
    if (error instanceof FetchRefused) return refusedBy(error, failures)
    return { failure: failures.unreachable(), heard: !isUnsent(error) }
  }
}

/** A host that may not be called was told nothing; one that redirects or never ends has heard the call. */
function refusedBy({ reason, message }: FetchRefused, failures: PlatformFailures): Unanswered {
  if (reason === 'too-large') return { failure: failures.tooLarge(), heard: true }
  return { failure: new ConnectorFailure('platform_refused', message), heard: reason === 'redirected' }
}

/** No connection was made, so nothing was sent over it. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && unsentCodes.has(String(Reflect.get(cause, 'code')))
}

/** Platforms label JSON as text, as JavaScript or not at all; a page or a picture is none, whatever it holds. */
function saysJson(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  return !/^(text\/html|application\/xhtml\+xml|image\/.*|audio\/.*|video\/.*|multipart\/.*|text\/css|application\/pdf)$/.test(
    type,
  )
}

/** @returns the body's text; null when it is longer than allowed. What comes after that is not read. */
export async function textWithin(response: Response, bytesMax: number): Promise<string | null> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  if (!response.body) return ''
  for await (const piece of response.body) {
    bytes += piece.byteLength
    if (bytes > bytesMax) return null
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}

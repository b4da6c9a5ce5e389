/** One attempt to reach a platform, bounded in time and size. Keys travel in some addresses, so no address, and no error that quotes
 *  one, leaves this file. */

import type { ConnectorFailure } from '../connector.ts'
import { exactJson } from './exact-json.ts'
import { cancelled, type PlatformFailures } from './platform-failures.ts'

/** What a platform answered. */
export interface Answer {
  status: number
  headers: Headers
  /** The parsed body, with 64-bit numbers as text; undefined where it is not JSON. */
  body: unknown
}

export interface Attempt {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | null
  timeoutMs: number
  bytesMax: number
}

/** @returns the answer, or the failure of never having had one.
 *  @throws ConnectorFailure `cancelled` when the caller's signal ends it. */
export async function answerTo(
  attempt: Attempt,
  failures: PlatformFailures,
  signal: AbortSignal,
): Promise<Answer | ConnectorFailure> {
  const timeout = AbortSignal.timeout(attempt.timeoutMs)
  try {
    const response = await fetch(attempt.url, {
      method: attempt.method,
      signal: AbortSignal.any([signal, timeout]),
      redirect: 'error',
      headers: { accept: 'application/json', ...attempt.headers },
      body: attempt.body,
    })
    const text = await textWithin(response, attempt.bytesMax)
    if (text === null) return failures.tooLarge()
    const body = saysJson(response.headers) ? exactJson(text) : undefined
    return { status: response.status, headers: response.headers, body }
  } catch {
    if (signal.aborted) throw cancelled()
    return timeout.aborted ? failures.tooSlow() : failures.unreachable()
  }
}

/** Platforms label JSON as text, as JavaScript or not at all; a page or a picture is none, whatever it holds. */
function saysJson(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  return !/^(text\/html|application\/xhtml\+xml|image\/.*|audio\/.*|video\/.*|multipart\/.*|text\/css|application\/pdf)$/.test(
    type,
  )
}

/** @returns the body's text; null when it is longer than allowed. What comes after that is not read. */
async function textWithin(response: Response, bytesMax: number): Promise<string | null> {
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

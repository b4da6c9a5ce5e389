import { setTimeout as pause } from 'node:timers/promises'
import { exactJson } from '../client/exact-json.ts'
import { textWithin } from '../client/platform-answer.ts'
import { ConsentRefusal } from './consent-platform.ts'

/** The calls around a consent, bounded in time and size. Tokens travel in some addresses, so no address is quoted. */

export type Fetch = (url: string, options: RequestInit) => Promise<Response>
type Body = Record<string, unknown>

/** Seconds for one call. Somebody waits at a browser. */
export const callSeconds = 8
const bytesMax = 256 * 1024
const readsMax = 2
const pauseMs = 300

/** @param mend turns what a platform writes in its own way into what OAuth says
 *  @returns a fetch that follows no redirect and reads no more than a token's answer can be */
export function consentFetch(given: Fetch | undefined, mend: (body: Body, status: number) => Body): Fetch {
  return async (url, options) => {
    const bounded: RequestInit = { ...options, redirect: 'manual' }
    const response = await (given === undefined ? fetch(url, bounded) : given(url, bounded))
    const text = await textWithin(response, bytesMax)
    if (text === null) throw new ConsentRefusal('unavailable')
    // A page is no answer of an API, whatever its status says.
    if (text !== '' && /^text\/html/i.test(response.headers.get('content-type') ?? ''))
      throw new ConsentRefusal('unavailable')
    const headers = { 'content-type': response.headers.get('content-type') ?? 'application/json' }
    const body = text === '' ? null : exactJson(text)
    const status = isBody(body) && saysError(body) ? Math.max(400, response.status) : response.status
    const said = isBody(body) ? JSON.stringify(mend(body, status)) : text
    const none = status === 204 || status === 205 || status === 304
    return new Response(none ? null : said, { status, headers: isBody(body) ? jsonHeaders : headers })
  }
}

/** An error of OAuth is one whatever its status: some platforms send it with 200, which a client takes for tokens that are missing. */
function saysError({ error, access_token: token }: Body): boolean {
  return typeof error === 'string' && error !== '' && error !== 'ok' && token === undefined
}

const jsonHeaders = { 'content-type': 'application/json' }

/** Reads an answer in JSON, a second time where the first met a fault that may pass.
 *  @throws ConsentRefusal */
export async function readJson(
  fetching: Fetch,
  url: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  for (let read = 1; ; read++) {
    const answer = await fetching(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(callSeconds * 1_000),
    }).catch(() => null)
    const body: unknown = await answer?.json().catch(() => null)
    if (answer?.ok && isBody(body)) return body
    const error = isBody(body) ? body.error : undefined
    if (error === 'invalid_grant') throw new ConsentRefusal('ended')
    const mayPass = answer === null || answer.status >= 500 || answer.status === 429 || error === 'server_error'
    if (!mayPass) throw new ConsentRefusal('invalid')
    if (read >= readsMax) throw new ConsentRefusal('unavailable')
    await pause(pauseMs)
  }
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

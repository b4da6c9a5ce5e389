import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './api.ts'
import { sendsPatiently } from './patience.ts'

/** Calls an instance of Vouch. Every call is typed by the API's document: `vouch.GET('/api/verifications/{id}', …)`. */

export interface VouchSettings {
  /** Where the instance is: `https://vouch.example`. */
  baseUrl: string
  /** An API key (`vk_…`), or the token of a session. Absent: only what is open to anyone. */
  key?: string | undefined
  /** The dated version to answer in, `2026-11-23`. Absent: the one that the key was made with. */
  version?: string | undefined
  /** Attempts of one call, the first included; 4 where nothing is said, 1 to send each call once. */
  attempts?: number | undefined
  /** Milliseconds that one attempt may take, and all waiting for a call that still runs; 60,000 where nothing is said. */
  timeoutMs?: number | undefined
  /** Instead of the platform's own. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

export type Vouch = Client<paths>

const attemptsUsual = 4
const timeoutMsUsual = 60_000
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The instance keeps the answers of calls with an API key or a token of OAuth. It keeps none of the extension's (`vx_`), which act for a person as
 *  those of a session do: a repeat would be another call. */
const programsToken = /^v[ko]_/

/** A call that makes or changes something carries an idempotency key of its own, so that a program's may be sent again when no answer came. With
 *  the token of a session or of the extension, or none, most calls would be made twice: only what reads is sent again then. */
export function createVouch({ baseUrl, key, version, attempts, timeoutMs, fetch: send }: VouchSettings): Vouch {
  const patient = sendsPatiently({
    attempts: attempts ?? attemptsUsual,
    timeoutMs: timeoutMs ?? timeoutMsUsual,
    knowsRepeats: programsToken.test(key ?? ''),
    send: send ?? ((request) => fetch(request)),
  })
  const client = createClient<paths>({
    baseUrl: baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl,
    fetch: patient,
  })
  client.use({
    onRequest({ request }) {
      if (key !== undefined && key !== '') request.headers.set('authorization', `Bearer ${key}`)
      if (version !== undefined) request.headers.set('vouch-version', version)
      if (changing.has(request.method) && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID())
      return request
    },
  })
  return client
}

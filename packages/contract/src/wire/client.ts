import type { ErrorBody } from './problems.ts'
import type { CallOf, ReplyOf, Route } from './route.ts'

/** The typed client: one function that calls any declared route. It keeps no state and knows no screen. */

export interface ClientSettings {
  /** `https://vouch.example`, or empty for the page's own origin. */
  baseUrl: string
  fetch: typeof fetch
  /** The bearer token and user id of whoever is signed in. */
  identity: () => { token: string; userId: string } | null
  timeoutMs: number
}

/** A call that was answered with an error. `status` 0: no answer came (offline, or longer than the time-out). */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.name = 'ApiFailure'
    this.status = status
    this.body = body
  }
}

export type Call = <R extends Route>(route: R, parts: CallOf<R>, signal?: AbortSignal) => Promise<ReplyOf<R>>

interface LooseParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: unknown
}

/** @returns the address of a call: parameters filled in and encoded, the query appended without its absent keys. */
export function addressOf(route: Route, parts: LooseParts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** @returns a function that calls a route and gives its reply. It rejects with `ApiFailure`, never with anything else. */
export function createClient(settings: ClientSettings): Call {
  return async (route, parts, signal) => {
    const response = await send(settings, route, parts as LooseParts, signal)
    const text = await response.text().catch(() => '')
    if (!response.ok) throw new ApiFailure(response.status, errorOf(response.status, text))
    return replyOf(text)
  }
}

/** Sends a call and gives the raw answer: for streams and downloads. Rejects with `ApiFailure` when none comes. */
export async function send(
  settings: ClientSettings,
  route: Route,
  parts: LooseParts,
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { accept: route.stream ? 'text/event-stream' : 'application/json' }
  const identity = settings.identity()
  if (identity) {
    headers.authorization = `Bearer ${identity.token}`
    headers['x-user-id'] = identity.userId
  }
  for (const [key, value] of Object.entries(parts.headers ?? {})) headers[key] = String(value)
  if (parts.body !== undefined) headers['content-type'] = 'application/json'
  const timeout = route.stream ? undefined : AbortSignal.timeout(settings.timeoutMs)
  const signals = [signal, timeout].filter((each) => each !== undefined)
  try {
    return await settings.fetch(settings.baseUrl + addressOf(route, parts), {
      method: route.method,
      headers,
      credentials: 'include',
      signal: AbortSignal.any(signals),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    })
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new ApiFailure(0, {
      error: late ? 'The server did not answer in time. Try again.' : 'The server cannot be reached. Try again.',
      code: late ? 'timeout' : 'unreachable',
      requestId: '',
    })
  }
}

/** The server checks every reply against the route's schema, so the client may take its text at its word. */
function replyOf<T>(text: string): T {
  return (text === '' ? undefined : JSON.parse(text)) as T
}

function errorOf(status: number, text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && 'error' in body && 'code' in body) return body as ErrorBody
  } catch {
    // A proxy's page is not ours; its status is all that can be told.
  }
  return { error: `${status}: ${text.slice(0, 200)}`, code: 'unknown', requestId: '' }
}

import type { ErrorBody } from './problems.ts'
import type { CallOf, ReplyOf, Route } from './route.ts'

/** The typed client: one function that calls any declared route. It keeps no state and knows no screen. */

export interface ClientSettings {
  /** `https://vouch.example`, or empty for the page's own origin. */
  baseUrl: string
  fetch: typeof fetch
  /** The bearer token and user id of whoever is signed in, and the workspace that calls act on; absent: the default one. */
  identity: () => { token: string; userId: string; workspaceId?: string | undefined } | null
  timeoutMs: number
}

/** A call that did not succeed. `status` 0: no answer came (offline, or longer than the time-out). The message is always one for a person:
 *  what a proxy or a broken line sent instead of an answer of ours is the `cause`, for whoever looks for the fault. */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: ErrorBody
  /** What the server said to a person; null where it said nothing, and a screen has a message of its own. */
  readonly told: string | null

  constructor(
    status: number,
    body: ErrorBody,
    { told = body.error, cause }: { told?: string | null; cause?: Error } = {},
  ) {
    super(body.error, { cause })
    this.name = 'ApiFailure'
    this.status = status
    this.body = body
    this.told = status === 0 ? null : told || null
  }
}

/** What is said where nobody said anything. */
const nothingSaid = 'Something went wrong. Please try again.'

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
    if (!response.ok) throw await failureOf(response)
    return replyOf(response.status, await response.text().catch((cause: unknown) => Promise.reject(noAnswer(cause))))
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
    if (identity.workspaceId !== undefined) headers['x-workspace-id'] = identity.workspaceId
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
    throw noAnswer(cause)
  }
}

function noAnswer(cause: unknown): ApiFailure {
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  const error = late ? 'The server took too long to respond. Try again.' : 'We couldn’t reach the server. Try again.'
  return new ApiFailure(0, { error, code: late ? 'timeout' : 'unreachable', requestId: '' })
}

/** The server checks every reply against the route's schema, so the client may take its text at its word. Only what is no JSON at all did not
 *  come from there. */
function replyOf<T>(status: number, text: string): T {
  if (text === '') return undefined as T
  try {
    return JSON.parse(text) as T
  } catch {
    throw notOurs(status, text)
  }
}

/** Reads an answer that is an error: for calls of `send`, whose answers come raw.
 *  @returns the failure, in the server's words where it is the server that spoke */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const text = await response.text().catch(() => '')
  const body = errorBodyOf(text)
  return body === null ? notOurs(response.status, text) : new ApiFailure(response.status, body)
}

/** Decides by its text alone whether a body is one of ours, since programs before the server have statuses and bodies of their own. */
function errorBodyOf(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return null
    const { error, code, requestId, ...details } = body as Record<string, unknown>
    if (typeof error !== 'string' || error.trim() === '') return null
    return { ...details, error, code: typeof code === 'string' ? code : 'unknown', requestId: String(requestId ?? '') }
  } catch {
    return null
  }
}

const rawCharsMax = 200

function notOurs(status: number, text: string): ApiFailure {
  const cause = new Error(`${status}: ${text.slice(0, rawCharsMax)}`)
  return new ApiFailure(status, { error: nothingSaid, code: 'unknown', requestId: '' }, { told: null, cause })
}

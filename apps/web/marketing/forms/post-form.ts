import type { BodyOf, ReplyOf, Route } from '@vouch/contract'

/** Calls from public pages. A bare fetch: the checking client would weigh more than the page. The server checks what is sent; what
 *  it answers is shown as it is. */

export interface FormFailure {
  ok: false
  /** 0: no answer came. */
  status: number
  /** The server's own sentence; null where it has none. */
  error: string | null
  code: string | null
  fields: Readonly<Record<string, string>>
}

export type FormOutcome<T> = { ok: true; body: T } | FormFailure

interface Answer {
  error?: unknown
  code?: unknown
  fields?: unknown
}

const timeoutMsUsual = 15_000

/** Posts JSON. Never rejects. */
export async function postForm<R extends Route>(
  path: R['path'],
  body: Partial<Record<keyof BodyOf<R>, unknown>>,
  timeoutMs = timeoutMsUsual,
): Promise<FormOutcome<ReplyOf<R>>> {
  return send(path, { method: 'POST', body: JSON.stringify(body) }, timeoutMs)
}

/** Posts to an address with parameters in it. Never rejects. */
export function postTo<R extends Route>(
  address: string,
  timeoutMs = timeoutMsUsual,
  body: Partial<Record<keyof BodyOf<R>, unknown>> = {},
): Promise<FormOutcome<ReplyOf<R>>> {
  return send(address, { method: 'POST', body: JSON.stringify(body) }, timeoutMs)
}

/** Asks for JSON. Never rejects. */
export function fetchJson<R extends Route>(path: string): Promise<FormOutcome<ReplyOf<R>>> {
  return send(path, { method: 'GET' }, timeoutMsUsual)
}

async function send<T>(path: string, request: RequestInit, timeoutMs: number): Promise<FormOutcome<T>> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { ...request, headers, signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    if (response.ok) return { ok: true, body: JSON.parse(text) }
    return failureOf(response.status, text)
  } catch {
    return { ok: false, status: 0, error: null, code: null, fields: {} }
  }
}

/** A proxy before the server may answer with something that is not JSON; then there is nothing to quote. */
export function failureOf(status: number, text: string): FormFailure {
  const answer = parsed(text)
  return {
    ok: false,
    status,
    error: typeof answer.error === 'string' && answer.error.trim() !== '' ? answer.error : null,
    code: typeof answer.code === 'string' ? answer.code : null,
    fields: typeof answer.fields === 'object' && answer.fields !== null ? { ...answer.fields } : {},
  }
}

function parsed(text: string): Answer {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

import { z } from 'zod'
import { ModelFailure } from './language-model.ts'

/** One HTTP call to a provider of language models. Keys travel in headers, and no error repeats a header or the provider's own words,
 *  which may quote the request. */

export interface ModelCall<Shape extends z.ZodType> {
  url: URL
  headers: Record<string, string>
  body: object
  shape: Shape
  signal: AbortSignal
}

/** No honest answer is larger; a larger one is not read. */
const answerCharsMax = 200_000

/** @throws ModelFailure */
export async function callModel<Shape extends z.ZodType>(call: ModelCall<Shape>): Promise<z.output<Shape>> {
  const { url, headers, body, shape, signal } = call
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    throw broken(error)
  })
  const text = await response.text().catch((error: unknown) => {
    throw broken(error)
  })
  if (!response.ok) throw failureOf(response)
  if (text.length > answerCharsMax) throw new ModelFailure('bad_answer', 'The language model’s answer is too long.')
  const parsed = shape.safeParse(jsonOf(text))
  if (!parsed.success) throw new ModelFailure('bad_answer', 'The language model answered in an unknown format.')
  return parsed.data
}

function broken(error: unknown): ModelFailure {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return isLate
    ? new ModelFailure('timeout', 'The language model took too long.')
    : new ModelFailure('unreachable', 'We couldn’t reach the language model.')
}

/** 408, 429 and everything from 500 on pass by themselves (529 is one provider's "overloaded"). */
function failureOf({ status, headers }: Response): ModelFailure {
  const pauseSeconds = Number(headers.get('retry-after') ?? 0)
  const pauseMs = Number.isFinite(pauseSeconds) ? Math.max(0, pauseSeconds * 1_000) : 0
  if (status === 408 || status === 429 || status >= 500)
    return new ModelFailure('busy', `The language model is busy (status ${status}).`, pauseMs)
  return new ModelFailure('refused', `The language model refused the request (status ${status}).`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @returns an address below a provider's root, which may have a path of its own. */
export function below(baseUrl: string, path: string): URL {
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
}

export const someText = z.string().min(1)

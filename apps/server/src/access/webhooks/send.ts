import { answerCharsMax } from '@vouch/contract'
import { storableText } from '../../foundation/db/storable-text.ts'
import { FetchRefused } from '../../outside/guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '../../outside/guarded-fetch/guarded-fetch.ts'
import { retryAfterMs, retryWaitMs } from './retry-times.ts'

/** One attempt: a request, and what follows from its answer. */

/** Longest attempt. */
export const attemptMsMax = 10_000
/** Of an answer no more is read. */
export const answerBytesMax = 16 * 1024

export type AttemptProblem = 'timeout' | 'unreachable' | 'private_address' | 'redirected' | 'bad_address'

export interface Attempt {
  at: Date
  durationMs: number
  /** Null: no answer. */
  status: number | null
  problem: AttemptProblem | null
  responseBody: string | null
  /** How long the receiver wants to be left alone; null: it said nothing. */
  holdMs: number | null
}

interface Sent {
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

/** Sends. Whatever goes wrong outside is told in the answer; a stop of the process is thrown.
 *  @param at when it begins, as the signature says */
export async function attempt(send: GuardedFetch, { url, headers, body, signal }: Sent, at: Date): Promise<Attempt> {
  const began = performance.now()
  const ended = () => ({ at, durationMs: Math.round(performance.now() - began) })
  try {
    const answer = await send(new URL(url), { method: 'POST', headers, body, signal })
    // A cut can leave half of a character, which no database takes.
    const text = storableText((await answer.text()).slice(0, answerCharsMax))
    const waits = answer.status === 429 || answer.status === 503
    const holdMs = waits ? retryAfterMs(answer.headers.get('retry-after'), new Date()) : null
    return { ...ended(), status: answer.status, problem: null, responseBody: text, holdMs }
  } catch (error) {
    if (signal.aborted) throw error
    return { ...ended(), status: null, problem: problemOf(error), responseBody: null, holdMs: null }
  }
}

const refusals = {
  private: 'private_address',
  redirected: 'redirected',
  address: 'bad_address',
  'too-large': 'unreachable',
} as const satisfies Record<FetchRefused['reason'], AttemptProblem>

function problemOf(error: unknown): AttemptProblem {
  if (error instanceof FetchRefused) return refusals[error.reason]
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

/** What becomes of a delivery after an attempt. */
export interface Outcome {
  state: 'delivered' | 'waiting' | 'failed'
  /** When it is tried again; of one that has ended, when it ended. */
  nextAt: Date
  /** The receiver is gone for good and said so. */
  gone: boolean
}

/** @param attempts those before this one
 *  @param random from 0 to 1 */
export function outcomeOf({ status, at, durationMs, holdMs }: Attempt, attempts: number, random: number): Outcome {
  const end = new Date(at.getTime() + durationMs)
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', nextAt: end, gone: false }
  const gone = status === 410
  const wait = retryWaitMs(attempts + 1, random)
  if (gone || wait === null) return { state: 'failed', nextAt: end, gone }
  return { state: 'waiting', nextAt: new Date(end.getTime() + Math.max(wait, holdMs ?? 0)), gone }
}

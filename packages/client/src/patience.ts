import { VouchError } from './failure.ts'

/** Sends a call until it is answered, within bounds. What is worth sending again: `429` and `503`, after the seconds that the answer names,
 *  a call to which no answer came, or half of one, where it reads or the instance knows it again by its idempotency key, and such a repeat that came while the first
 *  still ran: `409` with the seconds to wait. */

export interface PatienceSettings {
  attempts: number
  timeoutMs: number
  /** The instance knows a repeat by its idempotency key, whatever the call is. */
  knowsRepeats: boolean
  send: (request: Request) => Promise<Response>
  /** For tests. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const waitMsFirst = 500
/** A longer wait is the caller's to decide about: the answer is handed on instead. */
const waitMsMax = 60_000

export function sendsPatiently({ attempts, timeoutMs, knowsRepeats, send, wait = pause }: PatienceSettings) {
  const mayRepeat = ({ method, headers }: Request) =>
    method === 'GET' || (knowsRepeats && headers.has('idempotency-key'))
  return async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts
      // A request's body can be read once; what is sent is a copy as long as there may be another attempt.
      const sent = isLast ? request : request.clone()
      const late = new AbortController()
      // It ends with the answer: events come for as long as there are any.
      const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), timeoutMs)
      try {
        const answer = await send(new Request(sent, { signal: AbortSignal.any([request.signal, late.signal]) }))
        const waitMs = isLast ? null : waitOf(request, answer, attempt)
        if (waitMs === null) {
          await wholeBody(answer)
          return answer
        }
        await answer.body?.cancel()
        await wait(waitMs, request.signal)
      } catch (cause) {
        if (request.signal.aborted) throw cause
        if (isLast || !mayRepeat(request)) throw unreachable(cause)
        await wait(waitMsFirst * 2 ** (attempt - 1), request.signal)
      } finally {
        clearTimeout(timer)
      }
    }
  }
}

/** Reads the body of an answer, which stays to be read: what is cut short is no answer, and is asked for again. What never ends is the caller's. */
async function wholeBody(answer: Response): Promise<void> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return
  await answer.clone().arrayBuffer()
}

/** @returns milliseconds until the next attempt; null where the answer stands */
function waitOf(request: Request, { status, headers }: Response, attempt: number): number | null {
  const named = headers.get('retry-after')
  const isRunning = status === 409 && named !== null && request.headers.has('idempotency-key')
  if (status !== 429 && status !== 503 && !isRunning) return null
  const seconds = named === null || named === '' ? Number.NaN : Number(named)
  const waitMs = Number.isFinite(seconds) ? Math.max(0, seconds) * 1_000 : waitMsFirst * 2 ** (attempt - 1)
  return waitMs <= waitMsMax ? waitMs : null
}

function unreachable(cause: unknown): VouchError {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  const error = isLate ? 'The instance took too long to answer.' : 'The instance couldn’t be reached.'
  return new VouchError(0, { error, code: isLate ? 'timeout' : 'unreachable', requestId: '' }, { cause })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

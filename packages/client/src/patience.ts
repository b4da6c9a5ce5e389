import { VouchError } from './failure.ts'

/** Sends a call until it is answered, within bounds. What is worth sending again: `429`, after the seconds that the answer names; a call to which
 *  `503` came, no answer, or half of one, where it reads or the instance knows it again by its idempotency key, because what it does may be done;
 *  and such a repeat that came while the first still ran: `409` with the seconds to wait, which counts for no attempt. */

export interface PatienceSettings {
  attempts: number
  /** For one attempt, and for all waiting together until a call that still runs has its answer. */
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
    let runningMs = 0
    for (let attempt = 1; ; ) {
      const isLast = attempt >= attempts
      const late = new AbortController()
      // It ends with the answer: events come for as long as there are any.
      const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), timeoutMs)
      try {
        // A request's body can be read once; what is sent is a copy.
        const copy = request.clone()
        const answer = await send(new Request(copy, { signal: AbortSignal.any([request.signal, late.signal]) }))
        const isRunning = attempts > 1 && isStillRunning(request, answer)
        const isBusy = answer.status === 429 || (answer.status === 503 && mayRepeat(request))
        const waitMs = isRunning || (isBusy && !isLast) ? waitOf(answer, attempt) : null
        if (isRunning) runningMs += Math.max(waitMs ?? 0, waitMsFirst)
        if (waitMs === null || runningMs > timeoutMs) {
          await wholeBody(answer)
          return answer
        }
        await answer.body?.cancel()
        await wait(waitMs, request.signal)
        if (!isRunning) attempt += 1
      } catch (cause) {
        if (request.signal.aborted) throw cause
        if (isLast || !mayRepeat(request)) throw unreachable(cause)
        await wait(waitMsFirst * 2 ** (attempt - 1), request.signal)
        attempt += 1
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

/** Whether the instance still works at the call that this one repeats. */
function isStillRunning(request: Request, { status, headers }: Response): boolean {
  return status === 409 && headers.has('retry-after') && request.headers.has('idempotency-key')
}

/** @returns milliseconds until the next attempt; null where the answer stands */
function waitOf({ headers }: Response, attempt: number): number | null {
  const named = headers.get('retry-after')
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

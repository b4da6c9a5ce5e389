import { type Step, stepNames, stepStates } from '@vouch/contract'
import { serverEvents } from './event-stream.ts'
import { isText, oneOf, orNull, readShape, type Shape } from './json-shape.ts'

/** Follows a verification until it ends, through lost connections. The state that the server stores is the truth and is
 *  read on every (re)connection; events only make the screen quicker. Where streams do not get through, it polls. */

export type Connection = 'live' | 'reconnecting' | 'polling'

export interface FollowPorts {
  /** Reads the stored state and shows it. Rejects when it cannot be read. */
  refresh: () => Promise<'going' | 'ended'>
  /** Opens the stream of events. Rejects when it cannot be opened. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  onStep: (step: Step) => void
  onConnection: (connection: Connection) => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

const streamFailuresMax = 3
const reconnectMs = 1_000
const pollMs = 2_000

const stepShape: Shape<Step> = {
  name: oneOf(stepNames),
  state: oneOf(stepStates),
  startedAt: orNull(isText),
  endedAt: orNull(isText),
  detail: orNull(isText),
}

/** Reads one stream to its end. @returns whether any event came, so that an idle proxy counts as a failure. */
async function readStream(ports: FollowPorts, signal: AbortSignal): Promise<boolean> {
  let heard = false
  const body = await ports.open(signal)
  ports.onConnection('live')
  for await (const event of serverEvents(body)) {
    heard = true
    if (event.name === 'done' || event.name === 'failed') return true
    if (event.name !== 'step') continue
    const step = readShape(event.data, stepShape)
    if (step) ports.onStep(step)
    else await ports.refresh()
  }
  return heard
}

/** Resolves when the verification has ended or `signal` aborts; never rejects. */
export async function follow(ports: FollowPorts, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      if ((await ports.refresh()) === 'ended') return
      if (failures < streamFailuresMax) {
        const heard = await readStream(ports, signal).catch(() => false)
        failures = heard ? 0 : failures + 1
        if (heard && !signal.aborted && (await ports.refresh()) === 'ended') return
      }
    } catch {
      // The server cannot be reached just now. The screen keeps what it knows and asks again.
    }
    if (signal.aborted) return
    const polling = failures >= streamFailuresMax
    ports.onConnection(polling ? 'polling' : 'reconnecting')
    await ports.wait(polling ? pollMs : reconnectMs, signal)
  }
}

/** A wait that ends early when `signal` aborts. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

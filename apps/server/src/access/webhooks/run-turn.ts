import type { GuardedFetch } from '../../outside/guarded-fetch/guarded-fetch.ts'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'
import type { Turn } from './claim-turns.ts'
import { connectionsOf, type Lane, movesOverMs, slowMs } from './lanes.ts'
import { bodyOf, type Delivery, headersOf } from './message.ts'
import { openEndpoint } from './sealed-endpoint.ts'
import { attempt, outcomeOf } from './send.ts'
import type { EndedTurn, MadeAttempt } from './settle-turns.ts'

/** One endpoint's turn: its due deliveries, a few at a time. It ends early where the receiver is slow, silent, gone or asks for quiet. */

/** No further attempt begins after this. */
const turnMsMax = 5_000

export interface TurnRoom {
  ring: KeyRing
  send: GuardedFetch
  now: () => Date
  random: () => number
  /** Ends attempts that are under way: they count as not made. */
  signal: AbortSignal
  onAttempt: (made: MadeAttempt) => void
  /** The turn holds a slow place from now on. */
  onSlow: () => void
}

export async function runTurn(turn: Turn, lane: Lane, room: TurnRoom): Promise<EndedTurn> {
  const waiting = [...turn.deliveries]
  const address = addressOf(turn, room)
  const began = performance.now()
  const came = {
    slow: false,
    heldUntil: null as Date | null,
    arrived: null as boolean | null,
    gone: false,
    exhausted: false,
  }
  let over = false
  const one = async (delivery: Delivery) => {
    const made = await deliver(delivery, turn, address, { ...room, onSlow: moveOver })
    if (made !== null) {
      room.onAttempt(made)
      note(made)
    }
    over ||= made === null || performance.now() - began > turnMsMax
  }
  const next = () => (over ? undefined : waiting.shift())
  const work = async () => {
    for (let delivery = next(); delivery !== undefined; delivery = next()) await one(delivery)
  }
  let moved = lane === 'slow'
  const moveOver = () => {
    over = true
    if (!moved) room.onSlow()
    moved = true
  }
  const note = ({ attempt: { status, holdMs, durationMs }, outcome }: MadeAttempt) => {
    came.slow ||= durationMs >= slowMs
    const arrived = outcome.state === 'delivered'
    came.arrived = arrived || came.arrived === true
    came.gone ||= outcome.gone
    came.exhausted ||= outcome.state === 'failed'
    if (holdMs !== null) came.heldUntil = new Date(room.now().getTime() + holdMs)
    // Who does not answer at all is not asked again for the rest of the turn.
    over ||= outcome.gone || holdMs !== null || status === null
  }
  const first = next()
  if (first !== undefined) await one(first)
  await Promise.all(Array.from({ length: connectionsOf[lane] }, work))
  return { turn, ...came, endedAt: room.now() }
}

interface Address {
  url: string
  secrets: readonly string[]
}

function addressOf({ endpoint }: Turn, { ring, now }: TurnRoom): Address {
  const { url, secret, oldSecret } = openEndpoint(ring, endpoint)
  const until = endpoint.oldSecretUntil
  const old = until !== null && until > now() ? oldSecret : null
  return { url, secrets: [secret, old].filter((each) => each !== null) }
}

/** @returns what came of it; null where the process stops */
async function deliver(delivery: Delivery, turn: Turn, address: Address, room: TurnRoom): Promise<MadeAttempt | null> {
  if (room.signal.aborted) return null
  const slow = setTimeout(room.onSlow, movesOverMs)
  try {
    const at = room.now()
    const body = bodyOf(delivery, turn.endpoint.kind)
    const headers = headersOf({ id: delivery.id, body, at, secrets: address.secrets })
    const made = await attempt(room.send, { url: address.url, headers, body, signal: room.signal }, at)
    return { delivery, attempt: made, outcome: outcomeOf(made, delivery.attempts, room.random()) }
  } catch (error) {
    if (room.signal.aborted) return null
    throw error
  } finally {
    clearTimeout(slow)
  }
}

import type pg from 'pg'
import { type Database, withRepeatedTransaction } from '../../../foundation/db/database.ts'
import { resources } from './resources.ts'
import { type SimulatedAnswer, type SimulatedCall, SimulatedFault } from './simulated-call.ts'

/** A card provider that speaks the real one's HTTP, so that the real SDK and the product's own code run unchanged. What a
 *  newcomer would get wrong: it is another company. The product asks it through the SDK and never reads its tables. */

export const simulatedKeys = { secret: 'sk_test_simulated', publishable: 'pk_test_simulated' } as const

export type StripeSimulator = (call: SimulatedCall) => Promise<SimulatedAnswer>

export interface SimulatorSettings {
  db: Pick<Database, 'outside'>
  /** The product's clock, which sandbox users can move. */
  now: () => Date
  /** Called after a call that may have changed something: there may be a message to deliver. */
  onChange?: () => void
}

export function stripeSimulator({ db, now, onChange }: SimulatorSettings): StripeSimulator {
  return async (call) => {
    // A page's call and the product's own reach the same objects from different ends.
    const given = await withRepeatedTransaction({ pool: db.outside }, (tx) => answerOnce(tx, call, now()))
    if (call.method !== 'GET') onChange?.()
    return given
  }
}

/** A key that was used answers as it did then. A call under a key that is being answered waits for that answer. */
async function answerOnce(tx: pg.PoolClient, call: SimulatedCall, at: Date): Promise<SimulatedAnswer> {
  const { idempotencyKey: key } = call
  if (key === null || call.method !== 'POST') return answer(tx, call, at)
  const request = `${call.path}?${call.fields}`
  const first = await tx.query(
    'insert into simulated_payment_calls (key, request, at) values ($1, $2, $3) on conflict (key) do nothing',
    [key, request, at],
  )
  if (first.rowCount === 0) return earlierAnswer(tx, key, request)
  const given = await answer(tx, call, at)
  await tx.query('update simulated_payment_calls set status = $2, body = $3 where key = $1', [
    key,
    given.status,
    JSON.stringify(given.body),
  ])
  return given
}

async function earlierAnswer(tx: pg.PoolClient, key: string, request: string): Promise<SimulatedAnswer> {
  const found = await tx.query<SimulatedAnswer & { request: string }>(
    'select request, status, body from simulated_payment_calls where key = $1',
    [key],
  )
  const [earlier] = found.rows
  if (earlier?.request === request) return { status: earlier.status, body: earlier.body }
  return errorAnswer(
    new SimulatedFault(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one given.',
    }),
  )
}

async function answer(tx: pg.PoolClient, call: SimulatedCall, at: Date): Promise<SimulatedAnswer> {
  try {
    const entry = resources.find(({ method, pattern }) => method === call.method && pattern.test(call.path))
    const isServer = call.key === simulatedKeys.secret
    if (!isServer && !(entry?.forPages && call.key === simulatedKeys.publishable)) throw badKey(call.key)
    if (entry === undefined) throw unknownPath(call)
    const id = call.path.match(entry.pattern)?.[1] ?? ''
    const body = await entry.answer({ tx, at, fields: call.fields, isServer }, decodeURIComponent(id))
    return { status: 200, body }
  } catch (fault) {
    if (fault instanceof SimulatedFault) return errorAnswer(fault)
    throw fault
  }
}

function errorAnswer(fault: SimulatedFault): SimulatedAnswer {
  return { status: fault.status, body: { error: fault.body } }
}

function badKey(key: string | null): SimulatedFault {
  const message =
    key === null
      ? 'You did not provide an API key.'
      : `Invalid API Key provided: ${key.slice(0, 8)}****. The simulation takes ${simulatedKeys.secret}.`
  return new SimulatedFault(401, { type: 'invalid_request_error', message })
}

function unknownPath({ method, path }: SimulatedCall): SimulatedFault {
  return new SimulatedFault(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

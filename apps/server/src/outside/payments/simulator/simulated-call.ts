import type pg from 'pg'
import type Stripe from 'stripe'

/** One call to the simulated card provider, whoever makes it: the provider's own SDK or a browser. */
export interface SimulatedCall {
  method: string
  /** `/v1/setup_intents/seti_1`, without the query. */
  path: string
  /** Query and form together, with the provider's bracketed names: `card[number]`. */
  fields: URLSearchParams
  /** What proves who calls: the secret key of a server, or the public key of a page. */
  key: string | null
  idempotencyKey: string | null
}

export interface SimulatedAnswer {
  status: number
  body: object
}

/** What a resource of the simulator works with. Everything of one call happens in one transaction. */
export interface Simulation {
  tx: pg.PoolClient
  at: Date
  fields: URLSearchParams
  /** False for a page, which may only touch what it knows the client secret of. */
  isServer: boolean
}

type ErrorBody = Pick<Stripe.StripeRawError, 'code' | 'decline_code' | 'message' | 'param'> & {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error'
  setup_intent?: Stripe.SetupIntent
  payment_intent?: Stripe.PaymentIntent
}

/** An error as the provider words it. The answer to the caller, and no fault of ours. */
export class SimulatedFault extends Error {
  override readonly name = 'SimulatedFault'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalid(message: string, param?: string): SimulatedFault {
  return new SimulatedFault(400, { type: 'invalid_request_error', message, ...(param && { param }) })
}

/** An intent that has ended is not confirmed again; the answer has it, so that a page which lost the answer before sees how it ended. */
export function unexpectedState(
  message: string,
  intent: Required<Pick<ErrorBody, 'setup_intent'>> | Required<Pick<ErrorBody, 'payment_intent'>>,
): SimulatedFault {
  const code = 'setup_intent' in intent ? 'setup_intent_unexpected_state' : 'payment_intent_unexpected_state'
  return new SimulatedFault(400, { type: 'invalid_request_error', code, message, ...intent })
}

export function missing(kind: string, id: string): SimulatedFault {
  return new SimulatedFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  })
}

/** Metadata as the provider's form writes it: `metadata[key]=value`. */
export function metadataOf(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = name.match(/^metadata\[([^\]]+)\]$/)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )
}

/** @returns one page of a list as the provider sends it; the simulation's lists are short */
export function listOf<T>(data: T[], url: string): { object: 'list'; data: T[]; has_more: boolean; url: string } {
  return { object: 'list', data, has_more: false, url }
}

/** @returns whether the caller asked for an object in full: `expand[0]=payment.payment_intent` */
export function expands(fields: URLSearchParams, path: string): boolean {
  return [...fields].some(([name, value]) => name.startsWith('expand[') && value === path)
}

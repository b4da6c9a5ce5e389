import type { components } from './api.ts'

/** What a call that failed says. Codes are stable; the sentence is for a person. */

export type VouchErrorBody = components['schemas']['Error']

/** A call that did not succeed. */
export class VouchError extends Error {
  /** Of HTTP; 0 where no answer came. */
  readonly status: number
  /** Stable, for programs: `insufficient_credits`. `unknown` where something before the instance answered. */
  readonly code: string
  /** Name it to support. */
  readonly requestId: string
  /** Everything that the answer said, such as `required` and `available` credits. */
  readonly body: VouchErrorBody

  constructor(status: number, body: VouchErrorBody, options?: ErrorOptions) {
    super(body.error, options)
    this.name = 'VouchError'
    this.status = status
    this.code = body.code
    this.requestId = body.requestId
    this.body = body
  }
}

interface Answered<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** @returns the answer of a call that succeeded
 *  @throws VouchError for one that did not */
export function ok<Data>({ data, error, response }: Answered<Data>): NonNullable<Data> {
  const isEmpty = data === undefined && response.status === 200
  if (response.ok && error === undefined && !isEmpty) return data as NonNullable<Data>
  throw new VouchError(response.status, errorBodyOf(error, response.status))
}

/** Decides by what came alone: programs before the instance have bodies of their own. */
function errorBodyOf(error: unknown, status: number): VouchErrorBody {
  const body = typeof error === 'object' && error !== null ? (error as Partial<VouchErrorBody>) : {}
  if (typeof body.error === 'string' && typeof body.code === 'string')
    return { requestId: '', ...body } as VouchErrorBody
  const said = status === 200 ? 'The answer was empty.' : `The call failed with status ${status}.`
  return { error: said, code: 'unknown', requestId: '' }
}

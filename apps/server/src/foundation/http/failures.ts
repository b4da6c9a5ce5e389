import { Problem, type ProblemCode } from '@vouch/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseGone, isOutOfRoom } from '../db/connecting-client.ts'
import { ObjectFault } from '../objects/object-store.ts'
import { noteRefusal } from './request-log.ts'
import { tooLarge } from './too-large.ts'
import { invalid, sentTwice } from './validation.ts'

/** Hears of a failure that nobody foresaw, beside the log. It must not throw. */
export type Unforeseen = (error: Error, request: FastifyRequest) => void

/** Every failed call leaves with one body: a sentence, a stable code and the request's id. What nobody foresaw is logged with
 *  its stack and answered as `internal`, without a word of the inside. */
export function answerFailures(app: FastifyInstance, unforeseen: Unforeseen = () => undefined): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    if (hasLeft(error, request, reply)) {
      request.log.debug('A caller left before the answer')
      return answer(request, reply, new Problem('validation', 'The body broke off before its end.'))
    }
    const problem = error instanceof Problem ? error : problemOf(error, request)
    // What is away was logged as what it was (`away`).
    if (problem !== null && (problem === error || problem.status < 500)) noteRefusal(request, problem)
    if (problem === null) {
      request.log.error({ err: error }, 'A request failed for a reason that nobody foresaw')
      unforeseen(error, request)
    }
    if (problem?.code === 'range_unsatisfiable') tellLength(error, reply)
    return answer(request, reply, problem ?? defectOf(error))
  })
}

/** The answer of an address that nothing serves. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply, new Problem('not_found'))
}

/** Sends a problem. Sign-in failures carry `success: false` beside the body that all failures share. */
export function answer(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfterSeconds, ...details } = problem.details
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)))
  return reply
    .code(problem.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...details, error: problem.message, code: problem.code, requestId: request.id })
}

const foreseen: Record<string, [ProblemCode, string?]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['validation', 'The body must be JSON, sent with the content type application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['validation', 'The body is shorter or longer than its Content-Length.'],
  FST_CP_ERR_INVALID_CONTENT_ENCODING: [
    'validation',
    'Send the body as it is, or compressed once with gzip, deflate, br or zstd, and name that in Content-Encoding.',
  ],
  FST_CP_ERR_INVALID_CONTENT: ['validation', 'The body’s compression doesn’t match its Content-Encoding.'],
}

function problemOf(error: FastifyError, request: FastifyRequest): Problem | null {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const { bodyLimit } = request.routeOptions
    return bodyLimit === undefined ? new Problem('too_large') : tooLarge(bodyLimit)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = error.validationContext ?? 'body'
    const faults = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter(Boolean),
      message,
    }))
    return invalid(part === 'querystring' ? sentTwice(faults, request.query) : faults, part)
  }
  if (isDatabaseGone(error)) return away(error, request, { said: 'The database is away', retryAfterSeconds: 2 })
  if (isOutOfRoom(error)) return away(error, request, { said: 'The database has no room left', retryAfterSeconds: 5 })
  if (error instanceof ObjectFault && error.kind === 'away')
    return away(error, request, { said: 'The object store is away', retryAfterSeconds: 5 })
  const known = foreseen[error.code]
  if (known) return new Problem(...known)
  const status = refusedWith(error)
  if (status === 412) return new Problem('precondition_failed')
  if (status === 416) return new Problem('range_unsatisfiable')
  // Which of its many reasons it was is of no use to anybody.
  return status === null ? null : new Problem('validation', 'The request couldn’t be read.')
}

/** @returns the status with which the framework or one of its plugins refuses a request; null where something else went wrong. Clients of other
 *  services put the statuses that they were answered on their errors too, so a status alone is no refusal: the framework's errors have
 *  its codes, and those of what sends files say whether they may be shown. */
function refusedWith(error: FastifyError): number | null {
  const isOfFramework = error.code?.startsWith('FST_') || ('expose' in error && typeof error.expose === 'boolean')
  const { statusCode = 500 } = error
  return isOfFramework && statusCode >= 400 && statusCode < 500 ? statusCode : null
}

/** A call that fails because something is away is logged here, with where it was, and nowhere else. */
function away(
  error: Error,
  request: FastifyRequest,
  { said, retryAfterSeconds }: { said: string; retryAfterSeconds: number },
): Problem {
  request.log.error({ err: error }, said)
  return new Problem('unavailable', undefined, { retryAfterSeconds })
}

/** Says how long the file is, as whoever resumes a download needs to know. */
function tellLength(error: object, reply: FastifyReply): void {
  const headers = 'headers' in error ? error.headers : undefined
  if (typeof headers !== 'object' || headers === null || !('Content-Range' in headers)) return
  reply.header('content-range', String(headers['Content-Range']))
}

/** @returns the answer to what nobody foresaw. Where stored bytes are gone or changed, trying again is no use, and its caller should know. */
function defectOf(error: Error): Problem {
  const isLost = error instanceof ObjectFault && (error.kind === 'missing' || error.kind === 'damaged')
  return isLost
    ? new Problem('internal', 'The data behind this is missing or damaged on our end. The error was recorded.')
    : new Problem('internal')
}

/** Whether the caller went away before the answer: in the middle of a body, or while it was being read. Nobody hears the answer then, and
 *  nothing is wrong with the product. */
function hasLeft(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): boolean {
  const brokeOff = request.raw.destroyed && !request.raw.complete
  return (
    (brokeOff && 'code' in error && leavingCodes.has(error.code)) ||
    (error.name === 'AbortError' && reply.raw.destroyed)
  )
}

const leavingCodes = new Set([
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'FST_CP_ERR_INVALID_CONTENT',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
])

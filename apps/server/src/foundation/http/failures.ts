import { Problem, type ProblemCode } from '@vouch/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseGone, isOutOfRoom } from '../db/connecting-client.ts'
import { ObjectFault } from '../objects/object-store.ts'
import { noteRefusal } from './request-log.ts'
import { tooLarge } from './too-large.ts'
import { invalid } from './validation.ts'

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
    if (problem !== null) noteRefusal(request, problem)
    else {
      request.log.error({ err: error }, 'A request failed for a reason that nobody foresaw')
      unforeseen(error, request)
    }
    return answer(request, reply, problem ?? new Problem('internal'))
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
    const faults = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter(Boolean),
      message,
    }))
    return invalid(faults, error.validationContext ?? 'body')
  }
  if (isDatabaseGone(error)) {
    request.log.error({ err: error }, 'The database is away')
    return new Problem('unavailable', undefined, { retryAfterSeconds: 2 })
  }
  if (isOutOfRoom(error)) {
    request.log.error({ err: error }, 'The database has no room left')
    return new Problem('unavailable', undefined, { retryAfterSeconds: 5 })
  }
  if (error instanceof ObjectFault && error.kind === 'away') {
    request.log.error({ err: error }, 'The object store is away')
    return new Problem('unavailable', undefined, { retryAfterSeconds: 5 })
  }
  const known = foreseen[error.code]
  if (known) return new Problem(...known)
  // The framework refuses what is no request that it could read; which of its many reasons it was is of no use to anybody.
  const isRefusal = error.code?.startsWith('FST_') && error.statusCode !== undefined && error.statusCode < 500
  return isRefusal ? new Problem('validation', 'The request couldn’t be read.') : null
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

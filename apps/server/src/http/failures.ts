import { Problem, type ProblemCode, problems } from '@vouch/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/** Hears of a failure that nobody foresaw, beside the log. It must not throw. */
export type Unforeseen = (error: Error, request: FastifyRequest) => void

/** Every failed call leaves with one body: a sentence, a stable code and the request's id. What nobody foresaw is logged with
 *  its stack and answered as `internal`, without a word of the inside. */
export function answerFailures(app: FastifyInstance, unforeseen: Unforeseen = () => undefined): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = error instanceof Problem ? error : (problemOf(error) ?? null)
    if (problem === null) {
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
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['validation', 'The body must be JSON, sent with the content type application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['validation', 'The body is shorter or longer than its Content-Length.'],
}

function problemOf(error: FastifyError): Problem | null {
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation, error.validationContext)
  const known = foreseen[error.code]
  if (known) return new Problem(...known)
  return error instanceof SyntaxError && error.statusCode === 400
    ? new Problem('validation', 'The body is not JSON.')
    : null
}

interface Fault {
  instancePath: string
  message?: string
}

function invalid(faults: readonly Fault[], where: string | undefined): Problem {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of faults) {
    const path = instancePath.split('/').filter(Boolean).join('.') || (where ?? 'body')
    fields[path] ??= message ?? problems.validation.title
  }
  const [first] = Object.values(fields)
  return new Problem('validation', first ?? problems.validation.title, { fields })
}

import { errorBody, type ProblemCode, problems, type Route } from '@vouch/contract'
import { z } from 'zod'

/** What a route can answer, by status, as Fastify and the API's document take it. Problems leave through `answer`, which
 *  writes them itself: their schema is for readers. */
export function declaredAnswers(route: Route): Record<number, unknown> {
  const codes = Map.groupBy(problemsOf(route), (code) => problems[code].status)
  const failures = [...codes].toSorted(([one], [other]) => one - other)
  return {
    [route.status]: route.stream ? eventAnswer : route.download ? fileAnswer(route.download) : route.reply,
    ...Object.fromEntries(failures.map(([status, members]) => [status, failureAnswer(members)])),
  }
}

const eventAnswer = {
  description: 'Server-sent events.',
  content: { 'text/event-stream': { schema: z.string() } },
}

/** @returns a file as the API's document shows one */
function fileAnswer(mediaType: string) {
  return { description: 'A file.', content: { [mediaType]: { schema: z.unknown() } } }
}

/** @returns the answer of a status: a line for each of its codes, in Markdown. */
function failureAnswer(codes: readonly ProblemCode[]) {
  const description = codes.map((code) => `- \`${code}\`: ${problems[code].title}`).join('\n')
  return { description, content: { 'application/json': { schema: errorBody } } }
}

const guards: Readonly<Record<Route['access'], readonly ProblemCode[]>> = {
  public: [],
  either: ['invalid_token', 'forbidden'],
  bearer: ['missing_token', 'invalid_token', 'forbidden'],
  team: ['team_sign_in'],
}

/** @returns the problems that a route declares, with those that follow from its other parts. */
export function problemsOf(route: Route): ProblemCode[] {
  const { access, params, query, headers, body, callsPerMinuteMax, sandboxOnly } = route
  const guarded = guards[access]
  const read: ProblemCode[] = (params ?? query ?? headers ?? body) ? ['validation'] : []
  const sized: ProblemCode[] = body ? ['too_large'] : []
  const limited: ProblemCode[] = callsPerMinuteMax === undefined ? [] : ['rate_limited']
  const kept: ProblemCode[] = sandboxOnly ? ['not_found', 'team_sign_in'] : []
  return [...new Set([...kept, ...guarded, ...read, ...sized, ...limited, ...route.problems, 'internal' as const])]
}

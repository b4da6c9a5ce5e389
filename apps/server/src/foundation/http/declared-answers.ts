import { errorBody, mayCall, type ProblemCode, problems, type Route, scopeOf } from '@vouch/contract'
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
  either: ['invalid_token', 'forbidden', 'not_a_member'],
  bearer: ['missing_token', 'invalid_token', 'forbidden', 'not_a_member'],
  team: ['team_sign_in'],
}

/** @returns the problems that a route declares, with those that follow from its other parts. */
export function problemsOf(route: Route): ProblemCode[] {
  const { access, callsPerMinuteMax, sandboxOnly } = route
  // A call that asks for nothing can still be sent with a body or headers that nobody can read.
  const read: ProblemCode[] = ['validation']
  // Whatever changes something is read to its end, although it may ask for no body.
  const sized: ProblemCode[] = route.method === 'GET' ? [] : ['too_large', 'too_slow']
  const limited: ProblemCode[] = callsPerMinuteMax === undefined ? [] : ['rate_limited']
  const kept: ProblemCode[] = sandboxOnly ? ['not_found', 'team_sign_in'] : []
  const followed = [...kept, ...guards[access], ...byRole(route), ...ofKeys(route), ...read, ...sized, ...limited]
  return [...new Set([...followed, ...route.problems, 'internal' as const])]
}

/** What the role of whoever asks can be too low for, and what is refused to other sites and to support. */
function byRole(route: Route): ProblemCode[] {
  const asksWho = route.access === 'bearer' || route.access === 'either'
  const tooLow: ProblemCode[] = asksWho && !mayCall('viewer', route) ? ['role_too_low'] : []
  if (route.method === 'GET') return tooLow
  const foreign: ProblemCode[] = route.fromOtherSites ? [] : ['cross_site']
  return [...tooLow, ...foreign, ...(asksWho ? (['support_view'] as const) : [])]
}

/** What only programs that call with a key run into. */
function ofKeys(route: Route): ProblemCode[] {
  if (route.access !== 'bearer' && route.access !== 'either') return []
  if (scopeOf(route) === null) return ['scope_missing', 'key_address']
  const spent: ProblemCode[] = route.problems.includes('insufficient_credits') ? ['key_limit'] : []
  const repeated: ProblemCode[] = route.method === 'GET' ? [] : ['idempotency_conflict', 'not_ready']
  return ['scope_missing', 'key_address', 'unknown_version', 'rate_limited', ...spent, ...repeated]
}

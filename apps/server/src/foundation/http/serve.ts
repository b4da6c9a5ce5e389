import type { BodyOf, HeadersOf, ParamsOf, QueryOf, ReplyOf, Route } from '@vouch/contract'
import { type JsonShape, mayCall, opensToExtension, Problem, scopeOf, shapeOf } from '@vouch/contract'
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { actingAs } from './acting-key.ts'
import { declaredAnswers } from './declared-answers.ts'
import type { Identify, IdentifyTeammate, Member, Teammate } from './member.ts'
import { enterSandbox } from './sandbox-door.ts'
import { teammateOf } from './teammate-of.ts'

/** Serves a declared route. The order of checks is the same everywhere: who asks, then whether they may, then what they sent. */

export interface Ask<R extends Route> {
  params: ParamsOf<R>
  query: QueryOf<R>
  headers: HeadersOf<R>
  body: BodyOf<R>
  /** The caller; a `public` route has no member and must not look. */
  member: R['access'] extends 'bearer' ? Member : R['access'] extends 'either' ? Member | null : null
  /** Who of the team asks; only a `team` route has one. */
  teammate: R['access'] extends 'team' ? Teammate : null
  /** Address of the client, for limits and logs. */
  address: string
  requestId: string
  log: FastifyBaseLogger
  /** Only for what is not a reply: streams and cookies. */
  reply: FastifyReply
  /** Ends when the client goes away. */
  signal: AbortSignal
}

export type Handler<R extends Route> = (ask: Ask<R>) => Promise<ReplyOf<R>>

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUploads?: boolean
    /** What the route was declared as. */
    declared?: Route
  }
  interface FastifyRequest {
    member: Member | null
    teammate: Teammate | null
  }
  interface FastifyInstance {
    identify: Identify
    identifyTeammate: IdentifyTeammate
  }
}

/** What a route has beside its declaration. */
export interface RouteExtras {
  /** Whether bodies may be large; the route then reads and checks them itself, and its declaration only describes them. */
  takesUploads?: boolean
  /** Called when it is known who calls, before anything of the body is received. It may refuse. */
  beforeBody?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Adds a route to the app. The handler returns the reply, which is checked against the contract before it leaves. */
export function serve<R extends Route>(app: FastifyInstance, route: R, handle: Handler<R>): void {
  addRoute(app, route, (request, reply) => handle(askOf<R>(request, reply)), {})
}

/** Adds a route whose handler takes what it is asked for itself; everything else is as with `serve`. */
export function addRoute(
  app: FastifyInstance,
  route: Route,
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  { takesUploads = false, beforeBody }: RouteExtras,
): void {
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    ...(route.bodyBytesMax === undefined ? {} : { bodyLimit: route.bodyBytesMax }),
    config: {
      ...limitOf(route),
      fromOtherSites: route.fromOtherSites ?? false,
      ...(route.body && { bodyShape: shapeOnce(route.body) }),
      takesUploads,
      declared: route,
    },
    ...(takesUploads && { validatorCompiler: validatorWithoutBody }),
    onRequest: async (request, reply) => {
      if (route.sandboxOnly) await enterSandbox(app, request)
      const asks = route.access === 'bearer' || (route.access === 'either' && request.headers.authorization)
      if (asks) request.member = await memberOf(app, request)
      if (request.member?.supportName && !isForLooking(route)) throw new Problem('support_view')
      if (request.member?.isExtension && !opensToExtension(route)) throw closedToExtension()
      if (request.member?.apiKey) refuseNarrowKey(request.member.apiKey, route)
      if (request.member !== null && !mayCall(request.member.role, route)) throw new Problem('role_too_low')
      if (route.access === 'team') request.teammate = await teammateOf(app, request)
      if (request.member?.ledgerMark) reply.header('x-ledger-mark', request.member.ledgerMark)
      await beforeBody?.(request, reply)
    },
    // Before validation: who asks for somebody else's things learns nothing of what was wrong with the rest.
    preValidation: async (request) => {
      if (request.member !== null) refuseOthers(request, request.member)
    },
    // The framework would wait for what this returned, and go on a second time.
    preHandler: (request, _reply, done) => {
      actingAs(request.member?.apiKey?.id ?? null, done)
    },
    handler: async (request, reply) => {
      const result = await handle(request, reply)
      // Of what the handler sent itself, only the beginning has gone out where the caller left in the middle.
      if (reply.sent || reply.raw.headersSent || route.stream || route.download) return reply
      return reply.code(route.status).header('cache-control', 'no-store').send(result)
    },
  })
}

/** Fastify types what it hands over as the schemas of a whole route; it is one of them. */
const compileOne = validatorCompiler as unknown as FastifySchemaCompiler<FastifySchema>
/** A body that the route read itself was checked there. */
const validatorWithoutBody: FastifySchemaCompiler<FastifySchema> = (part) =>
  part.httpPart === 'body' ? (value) => ({ value }) : compileOne(part)

/** To make a shape takes a moment, and most routes are not called soon after the start. */
function shapeOnce(body: NonNullable<Route['body']>): () => JsonShape {
  let shape: JsonShape | null = null
  return () => {
    shape ??= shapeOf(body)
    return shape
  }
}

/** The limit is looked at after who asks: its hook stands behind the route's own. */
function limitOf({ callsPerMinuteMax, callsCountedFor }: Route): Pick<FastifyContextConfig, 'rateLimit'> {
  if (callsPerMinuteMax === undefined) return {}
  const counted = (request: FastifyRequest) => request.member?.workspaceId ?? request.ip
  const forAccount = callsCountedFor === 'account' ? { keyGenerator: counted } : {}
  return { rateLimit: { max: callsPerMinuteMax, timeWindow: '1 minute', ...forAccount } }
}

function schemaOf(route: Route): FastifySchema {
  const { params, query, headers, body, summary, tag, access } = route
  const scope = scopeOf(route)
  return {
    summary,
    ...(scope && { description: `Scope for API keys: \`${scope}\`.` }),
    tags: [tag],
    security: securityOf[access],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: declaredAnswers(route),
  }
}

const securityOf: Readonly<Record<Route['access'], Record<string, string[]>[]>> = {
  public: [],
  bearer: [{ bearer: [] }],
  either: [{ bearer: [] }, {}],
  team: [{ team: [] }],
}

/** What support may do in somebody's place: read, and leave. */
function isForLooking({ method, path }: Route): boolean {
  return (method === 'GET' && !path.endsWith('/export')) || path === '/api/auth/logout'
}

async function memberOf(app: FastifyInstance, request: FastifyRequest): Promise<Member> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new Problem('missing_token')
  const wanted = request.headers['x-workspace-id']
  const member = await app.identify(token, typeof wanted === 'string' && wanted !== '' ? wanted : undefined, request.ip)
  if (member === null) throw new Problem('invalid_token')
  const claimed = request.headers['x-user-id']
  if (claimed !== undefined && claimed !== '' && claimed !== member.userId) throw new Problem('forbidden')
  return member
}

function closedToExtension(): Problem {
  return new Problem('scope_missing', 'The extension can’t make that call. Sign in on the site to make it.')
}

/** @throws Problem `scope_missing` where the key's scopes do not open the call */
function refuseNarrowKey({ scopes }: NonNullable<Member['apiKey']>, route: Route): void {
  const scope = scopeOf(route)
  if (scope === null) throw new Problem('scope_missing', 'No API key opens this call. Sign in to make it.')
  if (!scopes.includes(scope))
    throw new Problem('scope_missing', `This key doesn’t have the scope “${scope}”.`, { scope })
}

/** A `userId` in the path or the body says who the caller is; it never says whose things are meant. */
function refuseOthers({ params, body }: FastifyRequest, { userId }: Member): void {
  for (const part of [params, body]) {
    const named = typeof part === 'object' && part !== null && 'userId' in part ? part.userId : userId
    if (named !== userId && named !== undefined) throw new Problem('forbidden')
  }
}

/** One for all: every call ends in a close, and a reason made anew takes down where it was made. */
const left = new DOMException('The caller has gone', 'AbortError')

/** Fastify validated the parts against the very schemas that `Ask` is typed from. */
export function askOf<R extends Route>(request: FastifyRequest, reply: FastifyReply): Ask<R> {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort(left))
  const ask: Ask<Route> = {
    params: request.params as ParamsOf<Route>,
    query: request.query as QueryOf<Route>,
    headers: request.headers as HeadersOf<Route>,
    body: request.body as BodyOf<Route>,
    member: null,
    teammate: null,
    address: request.ip,
    requestId: request.id,
    log: request.log,
    reply,
    signal: leaving.signal,
  }
  return { ...ask, member: request.member, teammate: request.teammate } as Ask<R>
}

import { randomUUID } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import { declaredRoutes, Problem } from '@vouch/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { addressLimitsIn } from './http/address-limits.ts'
import { describeApi } from './http/api-document.ts'
import { refuseOtherSites } from './http/cross-site.ts'
import { answer, answerFailures, answerNotFound, type Unforeseen } from './http/failures.ts'
import type { Identify, IdentifyTeammate } from './http/member.ts'
import { secure } from './http/security-headers.ts'
import { refuseOtherMethods } from './http/serve.ts'
import { tooMany } from './http/too-many.ts'
import { type Site, serveSite } from './site/static-site.ts'

/** Composes the HTTP side from parts that are handed in, so that a test injects into the very app that ships. */

export interface AppSettings {
  version: string
  log: FastifyBaseLogger
  /** How many proxies stand before the server; true is one. A client writes what it likes into `X-Forwarded-For`, and each
   *  proxy appends the address that it saw, so only as many entries from the right can be believed. */
  trustProxy: boolean | number
  identify: Identify
  /** Absent: the team's side has no one. */
  identifyTeammate?: IdentifyTeammate
  /** Hears of every failure that nobody foresaw. */
  unforeseen?: Unforeseen
  /** The address that people know this site by. Absent: only the host that a call names. */
  publicAddress?: () => string
  /** Where limits are counted for all processes together. Absent: each process counts for itself. */
  limits?: pg.Pool
  /** The built site; null serves the API alone. */
  site: Site | null
  /** Adds the rooms' routes. */
  rooms: (app: FastifyInstance) => void
}

const bodyBytesUsual = 1024 * 1024

export async function buildApp(settings: AppSettings): Promise<FastifyInstance> {
  const ownOrigin = settings.publicAddress ?? (() => 'http://localhost')
  const encrypted = () => ownOrigin().startsWith('https:')
  const app = Fastify({
    loggerInstance: settings.log,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < Number(settings.trustProxy),
    bodyLimit: bodyBytesUsual,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Addresses with a broken escape or an endless part reach no route and none of its hooks.
    frameworkErrors: (_error, request, reply) => {
      marked(request, reply, encrypted)
      answer(request, reply, new Problem('not_found'))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('identify', settings.identify)
  app.decorate('identifyTeammate', settings.identifyTeammate ?? (async () => null))
  app.decorateRequest('member', null)
  app.decorateRequest('teammate', null)
  answerFailures(app, settings.unforeseen)
  acceptEmptyBodies(app)
  app.addHook('onSend', async (request, reply) => marked(request, reply, encrypted))
  refuseOtherSites(app, ownOrigin)
  await app.register(fastifyCompress, { threshold: 2_048, encodings: ['br', 'gzip'] })
  await app.register(fastifyCookie)
  await app.register(fastifyRateLimit, {
    global: false,
    ...(settings.limits && { store: addressLimitsIn(settings.limits) }),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl / 1_000),
  })
  await describeApi(app, settings.version)
  settings.rooms(app)
  refuseOtherMethods(app, declaredRoutes)
  if (settings.site === null) app.setNotFoundHandler(answerNotFound)
  else await serveSite(app, settings.site)
  return app
}

/** What every answer carries. */
function marked(request: FastifyRequest, reply: FastifyReply, encrypted: () => boolean): void {
  reply.header('x-request-id', request.id)
  secure(request, reply, encrypted())
}

/** A call without a body is a call with an empty one: what is missing is then said field by field. */
function acceptEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, {})
    try {
      done(null, JSON.parse(text.toString()))
    } catch {
      done(new Problem('validation', 'The body is not JSON.'))
    }
  })
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body !== undefined) request.body = {}
  })
}

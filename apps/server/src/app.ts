import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import { declaredRoutes, Problem } from '@vouch/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { addressLimitsIn } from './foundation/http/address-limits.ts'
import { cleanRequests, readCodings } from './foundation/http/clean-requests.ts'
import {
  type ConnectionLimits,
  connectionLimitsUsual,
  limitConnections,
  serverOptions,
} from './foundation/http/connection-limits.ts'
import { refuseOtherSites } from './foundation/http/cross-site.ts'
import { answer, answerFailures, answerNotFound, type Unforeseen } from './foundation/http/failures.ts'
import { acceptJson } from './foundation/http/json-bodies.ts'
import type { Identify, IdentifyTeammate } from './foundation/http/member.ts'
import { refuseOtherMethods } from './foundation/http/other-methods.ts'
import { withoutSecrets } from './foundation/http/request-log.ts'
import type { SandboxReach } from './foundation/http/sandbox-door.ts'
import { mark, markAnswers } from './foundation/http/security-headers.ts'
import { refuseWhileStopping } from './foundation/http/stopping.ts'
import { type StreamLimits, StreamPlaces } from './foundation/http/stream-places.ts'
import { tooMany } from './foundation/http/too-many.ts'
import { clearUnread } from './foundation/http/unread-bodies.ts'
import { serveApiDocument } from './site/api-docs/api-document.ts'
import { serveApiDocs } from './site/api-docs/serve-docs.ts'
import { serveExtension } from './site/extension-package/serve-extension.ts'
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
  /** Who reaches what only a sandbox has. Absent: there is no sandbox. */
  sandbox?: SandboxReach
  /** Where limits are counted for all processes together. Absent: each process counts for itself. */
  limits?: pg.Pool
  /** Shorter limits, for tests. */
  connections?: Partial<ConnectionLimits>
  streams?: StreamLimits
  /** The built site; null serves the API alone. */
  site: Site | null
  /** Adds the rooms' routes. */
  rooms: (app: FastifyInstance) => void
}

/** How answers are packed, the cheapest way that their reader takes first. Nearly all are small enough to be packed at once: handing one to another thread
 *  as a stream costs this one as much. Brotli's third quality takes two thirds of the fourth's time, for 3% more bytes. */
const packing: FastifyCompressOptions = {
  encodings: ['zstd', 'br', 'gzip'],
  threshold: 2_048,
  syncThreshold: 65_536,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
}

const bodyBytesUsual = 1024 * 1024

export async function buildApp(settings: AppSettings): Promise<FastifyInstance> {
  const ownOrigin = settings.publicAddress ?? (() => 'http://localhost')
  const encrypted = () => ownOrigin().startsWith('https:')
  const connections = { ...connectionLimitsUsual, ...settings.connections }
  const app = Fastify({
    ...serverOptions(connections, { encrypted, log: settings.log }),
    loggerInstance: withoutSecrets(settings.log),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < Number(settings.trustProxy),
    bodyLimit: bodyBytesUsual,
    forceCloseConnections: 'idle',
    // What comes while the process stops is refused in the words of all refusals (`stopping.ts`).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Addresses with a broken escape or an endless part reach no route and none of its hooks.
    frameworkErrors: (_error, request, reply) => {
      mark(request, reply, encrypted())
      const refuse = () => answer(request, reply, new Problem('not_found'))
      if (app.answerUnreadable === undefined) refuse()
      else app.answerUnreadable(request, reply).catch(refuse)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('identify', settings.identify)
  app.decorate('identifyTeammate', settings.identifyTeammate ?? (async () => null))
  app.decorate('sandbox', settings.sandbox ?? 'none')
  app.decorateRequest('member', null)
  app.decorateRequest('teammate', null)
  app.decorateRequest('upload', null)
  app.decorate('streams', new StreamPlaces(settings.streams))
  answerFailures(app, settings.unforeseen)
  acceptJson(app)
  refuseWhileStopping(app, connections)
  limitConnections(app, connections)
  clearUnread(app)
  markAnswers(app, encrypted)
  refuseOtherSites(app, ownOrigin)
  readCodings(app)
  await app.register(fastifyCompress, packing)
  await app.register(fastifyCookie)
  cleanRequests(app)
  await app.register(fastifyRateLimit, {
    global: false,
    ...(settings.limits && { store: addressLimitsIn(settings.limits) }),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl / 1_000),
  })
  serveApiDocs(app, serveApiDocument(app, settings.version), ownOrigin)
  serveExtension(app, ownOrigin, settings.site?.whole ?? Promise.resolve())
  settings.rooms(app)
  refuseOtherMethods(app, declaredRoutes)
  if (settings.site === null) app.setNotFoundHandler(answerNotFound)
  else await serveSite(app, settings.site)
  return app
}

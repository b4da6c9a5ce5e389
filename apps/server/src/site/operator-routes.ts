import { operator, Problem, type PublicAuth, reportJsonSchema, snapshotJsonSchema } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { showcaseCreators } from '@vouch/simulator'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../foundation/db/database.ts'
import { requireAnswer } from '../foundation/db/require-answer.ts'
import { serve } from '../foundation/http/serve.ts'
import { keepClientError } from './client-errors.ts'

/** What everyone may ask: how the server is, and what the browser needs of the configuration. */

/** The settings that every visitor may know. */
export type PublicConfig = Pick<
  Config,
  | 'mode'
  | 'sandboxOpen'
  | 'company'
  | 'supportEmail'
  | 'salesEmail'
  | 'chatEmbedUrl'
  | 'analyticsTagId'
  | 'extensionUrl'
  | 'launchedOn'
>

export interface OperatorParts {
  config: PublicConfig
  database: Database
  version: string
  /** These change while the product runs, as suppliers do. */
  livePlatforms: () => Platform[]
  visitorPlatforms: () => Platform[]
  checkUsdMax: () => Partial<Record<Platform, number>>
  suppliedPlatforms: () => Platform[]
  consentPlatforms: () => Platform[]
  cards: { publishableKey: string; simulated: boolean }
  auth: PublicAuth
  google: 'live' | 'simulated' | 'absent'
  demoAccounts: { email: string; password: string }[]
  /** False while the process starts or drains. */
  isReady: () => boolean
}

/** Whoever shares calls out asks every second or two. */
const readyAgainSeconds = 2

export function operatorRoutes(app: FastifyInstance, parts: OperatorParts): void {
  const { config } = parts
  serve(app, operator.config, async () => ({
    mode: config.mode,
    livePlatforms: parts.livePlatforms(),
    visitorPlatforms: parts.visitorPlatforms(),
    checkUsdMax: parts.checkUsdMax(),
    suppliedPlatforms: parts.suppliedPlatforms(),
    consentPlatforms: parts.consentPlatforms(),
    company: { ...config.company, supportEmail: config.supportEmail, salesEmail: config.salesEmail },
    chatEmbedUrl: config.chatEmbedUrl,
    analyticsTagId: config.analyticsTagId,
    extensionUrl: config.extensionUrl,
    cards: parts.cards,
    google: parts.google,
    auth: parts.auth,
    demoAccounts: parts.demoAccounts,
  }))

  serve(app, operator.sandboxCreators, async () => {
    if (config.mode !== 'sandbox') throw new Problem('not_found')
    const creators = showcaseCreators()
    return {
      creators: creators.map(({ platform, handle, url, displayName, kind, blurb }) => ({
        platform,
        handle,
        url,
        displayName,
        kind,
        blurb,
      })),
    }
  })

  const schemas = { snapshot: madeOnce(snapshotJsonSchema), report: madeOnce(reportJsonSchema) }
  serve(app, operator.snapshotSchema, async () => schemas.snapshot())
  serve(app, operator.reportSchema, async () => schemas.report())

  serve(app, operator.clientError, async ({ body, log, reply }) => {
    log.error({ clientError: body }, 'A page could not be drawn')
    await keepClientError(parts.database.pool, body, reply.request.headers['user-agent'] ?? '')
    return { ok: true as const }
  })

  serve(app, operator.live, async () => ({ ok: true as const }))

  serve(app, operator.ready, async () => {
    if (!parts.isReady()) throw notReady('The server is starting or stopping.')
    await requireAnswer(parts.database).catch(() => {
      throw notReady('The database isn’t responding.')
    })
    return { ok: true as const, database: 'up' as const, version: parts.version }
  })
}

function notReady(sentence: string): Problem {
  return new Problem('unavailable', sentence, { retryAfterSeconds: readyAgainSeconds })
}

/** A schema takes a moment to make, and few starts are asked for one. */
function madeOnce<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

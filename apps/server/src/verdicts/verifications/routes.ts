import { verifications, verificationTags } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { stream } from '../../foundation/http/events.ts'
import { serve } from '../../foundation/http/serve.ts'
import { serveUpload } from '../../foundation/http/uploads.ts'
import { unpackText } from '../creators/snapshots.ts'
import { loadHistory } from './history.ts'
import { importRoutes } from './import-routes.ts'
import { parseListCursor } from './list-cursor.ts'
import { listVerifications } from './list-verifications.ts'
import { loadSource, loadVerification } from './load-verification.ts'
import { loadAnswer, openVerification } from './open-verification.ts'
import { loadEvidence, loadReportVersions, rescore } from './rescore.ts'
import { savedViewRoutes } from './saved-views.ts'
import { changeTags, loadTags } from './tags.ts'
import { verificationEvents } from './verification-events.ts'
import type { VerificationParts } from './verification-parts.ts'

/** Adds the routes of verifications. */
export function verificationRoutes(app: FastifyInstance, parts: VerificationParts): void {
  serveRequests(app, parts)
  serveReading(app, parts)
  serveEvents(app, parts)
  serveTags(app, parts)
  savedViewRoutes(app, parts)
  importRoutes(app, parts)
}

function serveRequests(app: FastifyInstance, parts: VerificationParts): void {
  serveUpload(app, verifications.create, parts.uploads, async ({ member, headers, body: { request, digest } }) => {
    const key = headers['idempotency-key']
    const idempotency = key === undefined ? null : { key, digest }
    const answered = await loadAnswer(parts.db.pool, member.workspaceId, idempotency)
    return answered ?? openVerification(parts, { member, request, idempotency })
  })

  serve(app, verifications.rescore, async ({ member, params }) => {
    await rescore(parts, member, params.id)
    return loadVerification(parts.db.pool, member.workspaceId, params.id)
  })
}

function serveReading(app: FastifyInstance, parts: VerificationParts): void {
  const { pool } = parts.db

  serve(app, verifications.show, async ({ member, params }) => {
    const shown = await loadVerification(pool, member.workspaceId, params.id)
    if (shown.report) parts.reportOpened?.()
    return shown
  })

  serve(app, verifications.list, ({ member, query }) => {
    const listing = {
      workspaceId: member.workspaceId,
      creator: query.creator ?? null,
      limit: query.limit,
      after: query.cursor === undefined ? null : parseListCursor(query.sort, query.cursor),
      only: query.ids?.split(','),
      filter: query,
      sort: query.sort,
    }
    return parts.db.reads.current((sql) => listVerifications(sql, listing))
  })

  serve(app, verifications.history, async ({ member, params }) => {
    return { history: await loadHistory(pool, member.workspaceId, params.id), nextCursor: null }
  })

  serve(app, verifications.snapshot, async ({ member, params, reply }) => {
    const { body } = await loadEvidence(parts, member, params.id)
    // As it is stored: to parse and write a large one again would keep everybody waiting.
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
    return reply.send(await unpackText(body))
  })

  serve(app, verifications.reports, async ({ member, params }) => {
    return { reports: await loadReportVersions(parts, member, params.id), nextCursor: null }
  })
}

function serveTags(app: FastifyInstance, { db }: VerificationParts): void {
  serve(app, verificationTags.list, async ({ member }) => {
    return { tags: await loadTags(db.pool, member.workspaceId), nextCursor: null }
  })

  serve(app, verificationTags.change, async ({ member, body }) => {
    return { verifications: await changeTags(db, member.workspaceId, body) }
  })
}

function serveEvents(app: FastifyInstance, { db, queue }: VerificationParts): void {
  // An open stream would keep a closing server waiting: its watchers come back to the next one.
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  serve(app, verifications.events, async ({ member, params, reply, signal }) => {
    const { runId } = await loadSource(db.kysely, member.workspaceId, params.id)
    const until = AbortSignal.any([signal, closing.signal])
    await stream(
      reply,
      until,
      verificationEvents(db.pool, queue.notifications, { id: params.id, runId, signal: until }),
    )
  })
}

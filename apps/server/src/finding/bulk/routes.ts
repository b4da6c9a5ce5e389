import { bulk } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'
import { changeBatch, openBatch } from './change-batches.ts'
import { loadBatch, loadBatches, loadBatchWithItems } from './load-batches.ts'
import { previewList } from './read-list.ts'

/** Adds the routes of bulk verification. */
export function bulkRoutes(app: FastifyInstance, parts: VerificationParts): void {
  const { pool } = parts.db

  serve(app, bulk.preview, ({ member, body }) => previewList(parts, member.workspaceId, body.text))

  serve(app, bulk.create, async ({ member, headers, body }) => {
    const id = await openBatch(parts, { member, ...body, key: headers['idempotency-key'] })
    return loadBatch(pool, member.workspaceId, id)
  })

  serve(app, bulk.list, async ({ member }) => {
    return { batches: await loadBatches(pool, member.workspaceId), nextCursor: null }
  })

  serve(app, bulk.show, ({ member, params }) => loadBatchWithItems(pool, member.workspaceId, params.id))

  serve(app, bulk.change, async ({ member, params: { id }, body: { state } }) => {
    await changeBatch(parts, { member, id, state })
    return loadBatch(pool, member.workspaceId, id)
  })
}
